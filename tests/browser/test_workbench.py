"""The workbench in a real Chromium: cases changed, ruled, linked and taken offline."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Download, Page, expect

from lexludi.examples.question import read_case
from lexludi.examples.translate import keywords
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from people import looked_at
from workbench import (
    LOADED,
    PYTHON,
    RULED,
    cases,
    choose,
    open_case,
    rules_as_on_the_command_line,
    with_sentence,
)

FIRST = {"gboa": "x=gboa.6.1.1.b:x2", "cca": "x=cca.unit.one-at-a-time:x4"}
LINKS = "all => all.map((each) => each.getAttribute('href'))"


def test_a_changed_field_changes_the_ruling_the_link_and_the_picture_and_a_reading_the_examples_it_flips(
    page: Page, address: str, site: Path
) -> None:
    open_case(page, address, "en", "gboa", FIRST["gboa"])
    before, link = page.locator("[data-part=ruling] .ll-verdict").inner_text(), page.url
    with page.expect_download() as first:
        page.locator("[data-part=picture]").click()
    text = page.locator("[data-part=text]")
    page.locator("details:has([data-part=text]) > summary").click()
    text.fill(re.sub("0303.+", "0303", text.input_value()))
    expect(page.locator("[data-part=ruling] .ll-verdict")).not_to_have_text(before, timeout=LOADED)
    expect(page).not_to_have_url(link)
    with page.expect_download() as second:
        page.locator("[data-part=picture]").click()
    pictures = [kept.value.path().read_bytes() for kept in (first, second)]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    assert pictures[0] != pictures[1]
    _shows_what_another_reading_flips(page)


def _shows_what_another_reading_flips(page: Page) -> None:
    """A reading chosen in English is followed to the examples, which stay though the case is spoiled."""
    readings = page.locator("[data-part=sides] > details")
    expect(readings.first).to_be_attached(timeout=LOADED)
    choose(page, next(at for at, each in enumerate(readings.all_text_contents()) if "the costlier terrain" in each), 1)
    expect(page.locator("[data-part=changes] li").first).to_be_visible(timeout=LOADED)
    expect(page.locator("[data-part=changes] li").first).to_contain_text("Now:")
    text = page.locator("[data-part=text]")
    text.fill(text.input_value()[:-3])
    expect(page.locator(".ll-bad .ll-fault")).to_be_visible(timeout=LOADED)
    expect(page.locator("[data-part=changes] li").first).to_contain_text("Now:", timeout=LOADED)


def test_a_link_made_in_korean_opens_in_french_with_the_same_ruling_and_reading(
    page: Page, address: str, project: Project
) -> None:
    settings = project.settings("cca")
    reading = next(at for at, each in enumerate(settings) if "cca.leader.no-battle-alone" in each.clauses)
    open_case(page, address, "ko", "cca", FIRST["cca"])
    with page.expect_download() as kept:
        page.locator("[data-part=keep]").click()
    page.wait_for_function("() => location.hash.startsWith('#c=')")
    link = page.url
    choose(page, reading, 1)
    expect(page).not_to_have_url(link, timeout=LOADED)
    ruled = page.locator("[data-part=ruling] a").evaluate_all(LINKS)
    case = page.url.split("#")[1]
    page.goto("about:blank")
    open_case(page, address, "fr", "cca", case)
    assert page.locator("[data-part=ruling] a").evaluate_all(LINKS) == ruled
    assert page.locator("[data-part=text]").input_value().startswith("Soit ")
    sides = page.locator("[data-part=sides] > details").nth(reading).locator("input")
    expect(sides.nth(1)).to_be_checked(timeout=LOADED)
    page.locator("[data-part=rows] .ll-remove").first.click()
    expect(sides.nth(0)).to_be_checked(timeout=LOADED)
    _holds_on_the_command_line(kept.value, project)
    _gets_the_three_nearest(page)


def _holds_on_the_command_line(kept: Download, project: Project) -> None:
    """A case kept as example, in Korean."""
    assert kept.suggested_filename == "cca.feature"
    (example,) = read_case(kept.path().read_text(encoding="utf-8"), "cca.feature", project.catalog)
    assert example.tags == ("cca.unit.list",)
    assert project.run("cca", example).holds


def _gets_the_three_nearest(page: Page) -> None:
    """A sentence that is not known, in French."""
    page.locator("details:has([data-part=text]) > summary").click()
    text = page.locator("[data-part=text]")
    text.fill(re.sub(r"\n(Quand) .*", r"\n\1 A se tourne vers les ennemis", text.input_value()))
    near = page.locator(".ll-near button")
    expect(near).to_have_count(3, timeout=LOADED)
    chosen = near.first.inner_text()
    near.first.click()
    expect(near).to_have_count(0, timeout=LOADED)
    assert chosen in text.input_value()


def _opened(page: Page, address: str) -> None:
    """Go to an address, on the same page where only its end differs, with nothing said yet."""
    if page.url != "about:blank":
        page.locator("[data-part=state]").evaluate("state => { state.textContent = ''; }")
    page.goto(address)


def test_nothing_is_loaded_before_it_is_asked_for(desktop: BrowserContext, address: str) -> None:
    page = desktop.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/en/cca/try/")
    expect(page.locator(".ll-size")).to_contain_text("MB")
    assert not [url for url in asked if "/workbench/" in url and "/assets/" not in url]
    assert all(url.startswith(address) for url in asked)
    page.close()


SCRIPT = "<img src=x onerror='window.hurt = 1'><script>window.hurt = 1</script>"


HOSTILE = [
    {"steps": [["given", SCRIPT, {}]], "cells": []},
    {"steps": [["given", "the board: {position}", {"position": SCRIPT}]], "cells": []},
    {"steps": [["when", "{label} is ordered", {"label": SCRIPT}]], "cells": []},
    {"steps": [["when", "{label} is ordered", {"label": "A"}]], "cells": [["cca.foot.list", SCRIPT, "x", 1]]},
    {"steps": [["when", "{label} is ordered", {"label": "A", "__proto__": 1}]], "cells": [[SCRIPT, "a", "b", SCRIPT]]},
]


def test_no_link_harms_and_what_is_wrong_or_begun_is_helped_along(
    page: Page, address: str, site: Path, project: Project
) -> None:
    page.add_init_script(PYTHON)
    _says_that_a_hostile_link_contains_no_case(page, f"{address}/en/cca/try/")
    _runs_no_script_of_a_link(page, f"{address}/en/cca/try/")
    _says_why_a_position_is_impossible(page, address, site)
    _completes_a_sentence_in_every_language(page, project)


def _says_that_a_hostile_link_contains_no_case(page: Page, address: str) -> None:
    """Nothing is loaded for a link that contains none."""
    for case in ["c=%3Cscript%3E", "c=AAAA", "c=" + "A" * 30_000, "x=no.such:x1", "x=%E0%A4%A"]:
        _opened(page, f"{address}#{case}")
        expect(page.locator("[data-part=state]")).to_contain_text("This link contains no case")
        assert page.locator("[data-part=desk]").is_hidden()


def _runs_no_script_of_a_link(page: Page, address: str) -> None:
    """A script in a field is taken for words."""
    for case in HOSTILE:
        packed = page.evaluate(
            """async (found) => {
                const { pack } = await import(new URL("../../assets/workbench/link.js", location).href);
                return pack(found.steps, found.cells);
            }""",
            case,
        )
        _opened(page, f"{address}#c={packed}")
        said = page.locator("[data-part=state], .ll-fault").filter(has_text=re.compile(r"\w"))
        expect(
            said.filter(has_text=re.compile("contains no case|correct|no sentence|is not|cannot")).first
        ).to_be_visible(timeout=LOADED)
        assert page.evaluate("window.hurt") is None


def _says_why_a_position_is_impossible(page: Page, address: str, site: Path) -> None:
    """A position no move can lead to names the clause against the move."""
    open_case(page, address, "en", "cca", f"x={with_sentence(site, 'cca', '{label} has moved: {route}')}")
    page.locator("details:has([data-part=text]) > summary").click()
    text = page.locator("[data-part=text]")
    lines = text.input_value().split("\n")
    text.fill(
        "\n".join([*lines[:-1], lines[-1].replace("When", "And").replace("moves:", "has moved:"), "When battle begins"])
    )
    fault = page.locator(".ll-bad .ll-fault")
    expect(fault).to_contain_text("A cannot move: 0302. 8§5 ", timeout=LOADED)
    with page.expect_popup() as opened:
        fault.get_by_role("link").click()
    expect(opened.value.locator('[id="cca.unit.list"]')).to_be_in_viewport()
    opened.value.close()


def _completes_a_sentence_in_every_language(page: Page, project: Project) -> None:
    """What is typed is completed to a sentence of its language."""
    page.evaluate(
        """async (languages) => {
            const { adder } = await import(new URL("../../assets/workbench/complete.js", location).href);
            for (const language of languages) document.body.append(adder(await ask("sentences", language), language, () => {}, async () => []));
        }""",
        list(LANGUAGES),
    )
    for language in LANGUAGES:
        grammar = project.grammar("cca", language)
        wanted = grammar.template(grammar.phrases["battle begins"])
        page.get_by_role("combobox", name=language, exact=True).press_sequentially(wanted[:-1])
        options = page.get_by_role("listbox", name=language, exact=True).get_by_role("option")
        expect(options.filter(has_text=wanted).first).to_be_visible()


FORBIDDEN = [
    ("fr", "acp", "the melee die shows {die}", "10", "acp.results.die"),
    ("zh", "cca", "the board: {position}", "5x4; blue leader A 0203; blue leader B 0203", "cca.leader.one-per-hex"),
    ("ru", "gboa", "the board: {position}", "5x5; blue phalanx A 0304+0504 N", "gboa.7.1.fig.two-hex"),
    ("ko", "aig", "the board: {position}", "6x3; blue HI A 0202 N; red HI X 0202 N", "aig.4.4.1.stack"),
]


@pytest.mark.parametrize(("language", "book", "template", "value", "clause"), FORBIDDEN)
def test_a_narrow_phone_shows_no_fault_of_access_and_leads_from_an_impossible_position_to_the_clause_that_forbids_it(
    phone: Page,
    address: str,
    site: Path,
    project: Project,
    language: str,
    book: str,
    template: str,
    value: str,
    clause: str,
) -> None:
    phone.set_viewport_size({"width": 360, "height": 740})
    phone.add_init_script(PYTHON)
    phone.goto(f"{address}/{language}/{book}/try/")
    _begins_with_the_last_question(phone, len(cases(site, book)) > 1000)
    phone.locator("[data-part=house] > summary").click()
    expect(phone.locator("[data-part=charts] details").first).to_be_visible(timeout=LOADED)
    phone.evaluate("for (const each of document.querySelectorAll('.ll-try details')) each.open = true")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert looked_at(phone, [("light", 360, False)], ".ll-try") == []
    if book != "cca":  # which is ruled on without a connection
        rules_as_on_the_command_line(phone, project, site, book)
    grammar, forbids = project.grammar(book, language), project.books[book].clauses[clause]
    said = re.sub(r"\{\w+\}", value, grammar.template(grammar.phrases[template]))
    phone.locator("[data-part=text]").fill(f"{keywords(language)[grammar.phrases[template].keyword]} {said}")
    link = phone.locator(".ll-bad .ll-fault a")
    title = project.catalog(language).get(f"{clause}/title", forbids.title)
    expect(link).to_have_text(f"{forbids.number} {title}", timeout=LOADED)
    chapter, _, anchor = link.evaluate("link => link.href").partition("#")
    assert anchor == clause
    assert re.search(rf'id="?{re.escape(clause)}[" >]', phone.request.get(chapter).text())


def _begins_with_the_last_question(phone: Page, long: bool) -> None:
    """A question is answered in sight; a long list of them is folded by chapter."""
    questions = phone.locator("[data-part=questions]")
    if long:
        chapters = questions.locator("> details")
        expect(chapters.nth(5)).to_be_visible()
        assert chapters.evaluate_all("all => all.filter((each) => each.open).length") == 1
        chapters.last.locator("summary").click()
    questions.get_by_role("button").last.click()
    expect(phone.locator("progress")).to_be_in_viewport()
    expect(phone.locator(RULED).first).to_be_in_viewport(timeout=LOADED)
    expect(phone.locator("[data-part=heading]")).to_be_focused()


def test_what_takes_too_long_is_stopped_and_says_so(page: Page, address: str) -> None:
    page.goto(f"{address}/en/cca/try/")
    ended = page.evaluate(
        """async (home) => {
            const { Desk, Stopped, TooLong } = await import(new URL("../../assets/workbench/desk.js", location).href);
            const desk = new Desk(`${home}/workbench/`, "cca", () => {});
            await desk.open();
            desk.limit = 1;
            const late = await desk.ask("know").catch((error) => error instanceof TooLong);
            desk.limit = 60_000;
            const waiting = desk.ask("know").catch((error) => error instanceof Stopped && !(error instanceof TooLong));
            await desk.open();
            desk.stop();
            return [late, await waiting];
        }""",
        address,
    )
    assert ended == [True, True]


FOCUSED = """() => {
    const at = document.activeElement;
    const { left, top, width, height } = at.getBoundingClientRect();
    const seen = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
    return [at.tagName, at.contains(seen) || seen?.contains(at) ? "" : `under ${seen?.className}`];
}"""


def test_no_field_that_the_keyboard_reaches_on_a_narrow_page_is_hidden_or_lost_nor_offered_in_vain(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/fr/cca/try/")
    page.locator(".ll-questions button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    expect(page.locator("[data-part=heading]")).to_be_focused(timeout=LOADED)
    expect(page.get_by_role("combobox", name="Ajouter une phrase")).to_be_visible(timeout=LOADED)
    stops = []
    while page.locator("[data-part=questions] > summary:focus").count() == 0 and len(stops) < 80:
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
    assert 10 < len(stops) < 80
    assert [stop for stop in stops if stop[0] == "BODY" or stop[1]] == []
    _offers_neither_link_nor_picture_without_a_ruling(page)


def _offers_neither_link_nor_picture_without_a_ruling(page: Page) -> None:
    """A case that asks nothing or is too long, in French."""
    tools = page.locator("[data-part=copy], [data-part=keep], [data-part=picture]").filter(visible=True)
    expect(tools).to_have_count(3)
    page.locator("details:has([data-part=text]) > summary").click()
    text = page.locator("[data-part=text]")
    whole = text.input_value()
    text.fill("")
    expect(page.locator("[data-part=ruling]")).to_contain_text("Aucune question", timeout=LOADED)
    expect(tools).to_have_count(0)
    text.fill(whole)
    expect(tools).to_have_count(3, timeout=LOADED)
    text.fill(whole + " " * 20_000)
    expect(page.locator("[data-part=state]")).to_contain_text("au plus 20000")
    expect(tools).to_have_count(0)
    expect(page.locator(RULED)).to_have_count(0)


def test_a_case_is_begun_changed_and_ruled_with_the_keyboard_alone(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/try/")
    page.locator(".ll-questions button").nth(1).focus()
    page.keyboard.press("Enter")
    verdict = page.locator("[data-part=ruling] .ll-verdict")
    expect(verdict).to_be_visible(timeout=LOADED)
    before = page.locator("[data-part=ruling]").inner_text()
    fields = page.locator("[data-part=rows] select, [data-part=rows] input")
    fields.last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(page.locator("[data-part=ruling]")).not_to_have_text(before, timeout=LOADED)
    before = page.locator("[data-part=ruling]").inner_text()
    at = next(place for place, each in enumerate(fields.all()) if each.get_attribute("type") == "number")
    fields.nth(at).fill("19")
    page.keyboard.press("Tab")
    expect(fields.nth(at + 1)).to_be_focused()
    expect(page.locator("[data-part=ruling]")).not_to_have_text(before, timeout=LOADED)
    expect(fields.nth(at + 1)).to_be_focused()  # though the sentences were drawn anew
    rows = page.locator("[data-part=rows] > li")
    count = rows.count()
    page.locator("[data-part=add] input").focus()
    page.keyboard.type("the table plays")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(count + 1, timeout=LOADED)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "can A shoot at B?", "When A shoots at B"),
        ("fr", "A peut-il tirer sur B ?", "Quand A tire sur B"),
        ("ru", "Может ли A стрелять по B?", "Когда A стреляет в B"),
    ],
)
def test_words_of_a_player_are_shown_as_sentences_with_his_pieces_and_taken_by_enter(
    phone: Page, address: str, site: Path, language: str, typed: str, meant: str
) -> None:
    open_case(phone, address, language, "minis", "x=minis.5.4.nearest:x1")
    phone.locator('[data-part=rows] [data-keyword="when"] .ll-remove').click()
    field = phone.locator(".ll-add input")
    expect(field).to_be_visible(timeout=LOADED)
    field.press_sequentially(typed)
    first = phone.locator(".ll-add [role=option]").first
    expect(first).to_have_text(meant, timeout=LOADED)
    field.press("Enter")
    expect(phone.locator("[data-part=ruling] .ll-verdict")).to_be_visible(timeout=LOADED)
    expect(phone.locator("[data-part=text]")).to_have_value(re.compile(re.escape(meant)))
