"""Reading a book in the browser: languages, permalinks, examples, charts, phone."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from pypdf import PdfReader

from lexludi.languages import LANGUAGES

MOVED = "acp/02-fire/#acp.fire.mod.moved"
languages = pytest.mark.parametrize("language", LANGUAGES)


def clause(page: Page, name: str) -> Locator:
    return page.locator(f'section:has(.ll-h[id="{name}"])')


def test_root_page_sends_a_reader_to_the_language_of_the_browser(phone: Page, page: Page, address: str) -> None:
    phone.goto(f"{address}/")
    expect(phone).to_have_url(f"{address}/ko/")
    page.goto(f"{address}/")
    expect(page).to_have_url(f"{address}/en/")


def test_language_switch_stays_on_the_clause_which_is_marked_and_keeps_its_example_open_in_the_readers_language(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/en/{MOVED}")
    _is_read_out_and_opened_by_keyboard(clause(page, "acp.fire.mod.moved"))
    for language in ("ko", "zh", "fr", "ru", "en"):
        page.locator(f'header .ll-languages a[hreflang="{LANGUAGES[language].html}"]').click()
        expect(page).to_have_url(f"{address}/{language}/{MOVED}")
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[language].html)
        _lands_on_the_clause_with_its_example_open(page, language)


def _is_read_out_and_opened_by_keyboard(own: Locator) -> None:
    """What the chips show is said, and no mouse is needed."""
    said = own.locator(".ll-ev > summary").aria_snapshot()
    assert re.search(r"img \"Examples: (\d+) of \1 hold\".*✓ \1\n.*Notes, examples and code of", said), said
    own.locator(".ll-ev > summary").focus()
    own.page.keyboard.press("Enter")
    expect(own.locator(".ll-steps").first).to_be_visible()


def _lands_on_the_clause_with_its_example_open(page: Page, language: str) -> None:
    """The clause of the address is in view and marked; its example is open as before, in the language of the page."""
    own = clause(page, "acp.fire.mod.moved")
    heading = own.locator(".ll-h")
    expect(heading).to_be_in_viewport()
    box, header = heading.bounding_box(), page.locator(".md-header").bounding_box()
    assert box and header and box["y"] >= header["height"] - 1, "the header hides the clause"
    assert own.evaluate("e => getComputedStyle(e).borderLeftColor") != "rgba(0, 0, 0, 0)"
    expect(own.locator(".ll-steps").first).to_be_visible()
    expect(own.locator(".ll-trace .ll-own").first).to_contain_text("−1")
    words = own.locator(".ll-steps").first.inner_text()
    scripts = {"ko": ("가", "힣"), "zh": ("一", "龥"), "ru": ("а", "я")}
    if language in scripts:
        low, high = scripts[language]
        assert any(low <= letter <= high for letter in words), words
        assert " the " not in words


def test_trace_leads_to_the_chart_cell_and_lights_it(page: Page, address: str) -> None:
    page.goto(f"{address}/fr/acp/06-modifiers/#acp.melee.mod.rear")
    own = clause(page, "acp.melee.mod.rear")
    own.locator(".ll-ev > summary").click()
    own.locator('.ll-trace a[href*="acp.results.table:"]').first.click()
    cell = page.locator("td:target")
    expect(cell).to_be_in_viewport()
    assert cell.evaluate("e => getComputedStyle(e).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_restored_cell_is_marked_with_its_reason(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/04-ratio/")
    mark = page.locator(".ll-damaged").first
    expect(mark).to_have_attribute("title", "Restored cell; see the note to 4§4")
    mark.click()
    expect(page.locator(".ll-h:target")).to_be_in_viewport()


def test_clause_leads_to_its_code_and_the_code_back_to_the_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/ru/{MOVED}")
    own = clause(page, "acp.fire.mod.moved")
    own.locator(".ll-ev > summary").click()
    own.locator(".ll-code a").first.click()
    expect(page).to_have_url(f"{address}/en/reference/acp/fire/#lexludi.games.acp.fire._modifiers")
    expect(page.locator(":target")).to_be_in_viewport()
    page.locator('.ll-figures a[href*="#acp.fire.mod.moved"]').click()
    expect(page).to_have_url(f"{address}/en/{MOVED}")


# The longest words, and words that may break nowhere but at a space.
@pytest.mark.parametrize("language", ["ru", "ko"])
def test_phone_page_does_not_scroll_sideways(phone: Page, address: str, language: str) -> None:
    charts = ["acp/03-types/", "acp/06-modifiers/", "minis/08-close-combat/"]
    others = ["", "acp/", "acp/coverage/", "acp/glossary/", "acp/sentences/"]
    for path in charts if language == "ko" else [*charts, *others]:
        phone.goto(f"{address}/{language}/{path}")
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_phone_reader_switches_language_and_opens_an_example(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ko/{MOVED}")
    phone.locator('.md-content .ll-languages a[hreflang="fr"]').tap()
    expect(phone).to_have_url(f"{address}/fr/{MOVED}")
    clause(phone, "acp.fire.mod.moved").locator(".ll-ev > summary").tap()
    expect(phone.locator(".ll-ev[open] .ll-steps").first).to_be_visible()


@languages
def test_missing_page_is_answered_in_the_language_of_the_address_and_leads_home(
    page: Page, address: str, language: str
) -> None:
    answer = page.goto(f"{address}/{language}/acp/nowhere/")
    assert answer and answer.status == 404
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[language].html)
    expect(page.locator("h1:visible")).to_have_count(1)
    expect(page.locator(".home:visible")).to_have_attribute("href", f"{address}/{language}/")


def test_missing_page_leads_home_where_the_site_stands_in_a_folder(page: Page, site: Path, address: str) -> None:
    missing = (site / "404.html").read_text(encoding="utf-8")

    def answer(route: Route) -> None:
        inside = route.request.url.removeprefix(f"{address}/games/")
        found = inside in ("fr/", "fr/index.html")
        route.fulfill(status=200 if found else 404, content_type="text/html", body="Home" if found else missing)

    page.route(f"{address}/**", answer)
    page.goto(f"{address}/games/fr/acp/nowhere/deep/")
    expect(page.locator(".home:visible")).to_have_attribute("href", f"{address}/games/fr/")


def test_missing_page_without_script_is_told_in_every_language(plain: Page, address: str) -> None:
    plain.goto(f"{address}/nowhere")
    expect(plain.locator("h1")).to_have_count(len(LANGUAGES))
    plain.locator('section[lang="ru"] .home').click()
    expect(plain).to_have_url(f"{address}/ru/")


def sheets(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


def test_chapter_prints_text_and_notes_black_on_white_without_examples(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/en/acp/02-fire/")
    assert sheets(page) < 12
    page.emulate_media(media="print", color_scheme="dark")
    noted = page.locator(".ll-c:has(.ll-note):has(.ll-ok)").first
    expect(noted.locator(".ll-note").first).to_be_visible()
    expect(noted.locator(".ll-more")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") in (
        "rgb(255, 255, 255)",
        "rgba(0, 0, 0, 0)",
    )
    red = int(page.evaluate("getComputedStyle(document.querySelector('.ll-b')).color").split("(")[1].split(",")[0])
    assert red < 90
    page.emulate_media(media="screen")
    noted.locator(".ll-ev > summary").click()
    expect(noted.locator(".ll-x[open]").first).to_be_visible()
    page.emulate_media(media="print")
    expect(noted.locator(".ll-x[open]").first).to_be_visible()


def test_page_of_a_clause_prints_its_text_and_open_example_without_empty_sheets(page: Page, address: str) -> None:
    page.goto(f"{address}/en/gboa/gboa.6.4.6.a/")
    first = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages[0].extract_text()
    assert "Hit for wheeling" in first and "Given" in first
    page.emulate_media(media="print")
    for part in (".ll-languages", ".ll-change", ".md-header"):
        expect(page.locator(part).first).to_be_hidden()


def test_head_names_the_page_its_book_its_language_and_what_it_is_about(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/02-fire/")
    expect(page).to_have_title("2 Fire – Alexandre contre la Perse – Lex Ludi")
    about = page.locator('meta[name="description"]').get_attribute("content") or ""
    assert about.startswith("2 Fire – Alexandre contre la Perse. ")
    icon = page.locator('link[rel="icon"]').evaluate("link => link.href")
    assert page.request.get(icon).ok and icon.endswith("/assets/icon.svg")
    expect(page.locator(".ll-origin")).to_contain_text("Original language: Français")
    _leaves_out_no_level(page)


@pytest.mark.parametrize("language", ["en", "ru"])  # the original words, and a translation
def test_cover_explains_every_sign_and_a_note_leads_to_it(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/acp/02-fire/")
    clause = page.locator(".ll-c:has(.ll-note)").first
    clause.locator("summary").first.click()
    clause.locator(".ll-note > b a").first.click()
    expect(page).to_have_url(f"{address}/{language}/acp/#signs")
    signs = page.locator(".ll-signs .ll-chip")
    expect(signs).to_have_count(8)
    assert signs.all_inner_texts() == ["⚖", "†", "↗", "∅", "✓", "✗", "↩", "±"]


@pytest.mark.parametrize("path", ["acp/print/", "acp/coverage/", "gboa/06-movement/"])
def test_headings_leave_out_no_level(page: Page, address: str, path: str) -> None:
    page.goto(f"{address}/en/{path}")
    _leaves_out_no_level(page)


def _leaves_out_no_level(page: Page) -> None:
    """No heading is more than one level below the one before."""
    levels = page.evaluate("[...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map(h => +h.tagName[1])")
    assert len(levels) > 2
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_trace_links_and_chips_are_large_enough_to_hit(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ko/{MOVED}")
    own = clause(phone, "acp.fire.mod.moved")
    own.locator(".ll-ev > summary").tap()
    for target in own.locator(":is(.ll-ev > summary, .ll-trace a, .ll-x > summary, .ll-n):visible").all():
        box = target.bounding_box()
        assert box and box["height"] >= 24 and box["width"] >= 24, target.inner_text()


# Words that stand on two lines without a hyphen.
BROKEN = """(chosen) => [...document.querySelectorAll(chosen)].flatMap((each) => {
  const found = [], walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) for (const word of text.data.matchAll(/[^\\s\u00ad-]+/gu)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
  }
  return found;
})"""


@pytest.mark.parametrize("language", ["en", "fr", "ru", "ko"])  # Chinese breaks anywhere
def test_phone_breaks_no_word_in_the_head_of_a_trace_or_in_a_link(phone: Page, address: str, language: str) -> None:
    phone.goto(f"{address}/{language}/gboa/gboa.6.4.6.a/")
    phone.evaluate("document.querySelectorAll('.ll-x').forEach(fold => fold.open = true)")
    expect(phone.locator(".ll-trace th").first).to_be_visible()
    assert phone.evaluate(BROKEN, ".ll-trace th, .ll-b a, .ll-note a") == []


def test_language_once_chosen_is_remembered_by_the_root_page(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/")
    page.locator('header .ll-languages a[hreflang="ru"]').click()
    expect(page).to_have_url(f"{address}/ru/acp/")
    page.goto(f"{address}/")
    expect(page).to_have_url(f"{address}/ru/")


def test_language_switch_keeps_the_place_of_a_reader_who_scrolled(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/02-fire/")
    clause(page, "acp.fire.mod.moved").evaluate("section => scrollTo(0, section.offsetTop)")
    seen = page.evaluate(
        "[...document.querySelectorAll('.ll-h')].filter(h => h.getBoundingClientRect().bottom > 0).map(h => h.id)"
    )
    page.locator('header .ll-languages a[hreflang="fr"]').click()
    expect(page.locator(".ll-h:target")).to_be_in_viewport()
    assert page.url.split("#")[1] in seen[:3]


def test_without_script_nothing_dead_is_shown(plain: Page, address: str) -> None:
    plain.goto(f"{address}/en/acp/02-fire/")
    expect(plain.locator(".ll-find")).to_be_hidden()
    header = plain.locator(".md-header").evaluate("header => getComputedStyle(header).backgroundColor")
    assert header == "rgb(255, 255, 255)"


def test_dark_scheme_follows_the_system(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/en/acp/02-fire/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")


def test_scheme_is_chosen_by_pointer_and_by_keyboard_and_kept_from_page_to_page(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/en/about/")
    body = page.locator("body")
    page.get_by_title("Switch to light colours").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    expect(page.get_by_title("Switch to light colours")).to_be_hidden()
    page.goto(f"{address}/en/acp/acp.fire.table/")  # made without the theme
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.emulate_media(color_scheme="light")
    page.goto(f"{address}/en/about/")
    page.get_by_role("radio").first.focus()
    for scheme in ("slate", "default"):  # chosen, then that of the system
        page.keyboard.press("Enter")
        expect(body).to_have_attribute("data-md-color-scheme", scheme)
    expect(page.get_by_title("Switch to light colours")).to_be_visible()


def test_pages_ask_no_other_host(page: Page, address: str) -> None:
    hosts = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(f"{address}/zh/acp/02-fire/", wait_until="networkidle")
    assert hosts == {address.split("/")[2]}
