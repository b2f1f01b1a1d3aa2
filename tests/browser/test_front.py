"""The first impression: a clause at work, what is true of each book, covers, chapters at a glance, and the ways in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lexludi.clauses.sequence_of_play import Step
from lexludi.languages import LANGUAGES
from lexludi.project import Project

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("language", ["ko", "ru"])  # in words of another order, and in long ones
def test_front_page_shows_a_clause_with_its_example_board_and_ruling(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/")
    shown = page.locator(".ll-living")
    expect(shown.locator("svg.ll-board").first).to_be_visible()
    ruling = shown.locator(".ll-verdict").inner_text()
    steps = shown.locator(".ll-steps > li").all_inner_texts()
    link = shown.locator(".ll-n").get_attribute("href")
    assert link and ruling and steps
    clause = link.split("#")[1]
    page.goto(f"{address}/{language}/{link.split('/')[0]}/{clause}/")
    own = page.locator(".ll-x").filter(has_text=ruling).first
    assert own.locator(".ll-case .ll-steps > li").all_inner_texts()[0].split() == steps[0].split()


def test_front_page_leads_to_reading_to_the_workbench_and_to_search(page: Page, address: str) -> None:
    page.goto(f"{address}/en/")
    page.get_by_role("button", name="Search the rules").click()
    expect(page.locator("dialog.ll-search")).to_be_visible()
    page.keyboard.press("Escape")
    ways = page.locator(".ll-ways a")
    assert ways.first.get_attribute("href") == "#books"
    answer = page.goto(f"{address}/en/{ways.nth(1).get_attribute('href')}")
    assert answer and answer.ok
    page.goto(f"{address}/en/")
    page.locator(".ll-living-ways a").first.click()
    expect(page.locator(".ll-h:target, .ll-c:has(:target)").first).to_be_visible()


@languages
def test_every_link_of_the_front_page_leads_somewhere(site: Path, language: str) -> None:
    text = (site / language / "index.html").read_text(encoding="utf-8")
    article = text[text.index("<article") : text.index("</article>")]
    for href in re.findall(r'href="?([^" >]+)', article):
        path, _, anchor = href.partition("#")
        target = site / language / path / "index.html"
        assert target.exists(), href
        if anchor and not anchor.startswith("x=") and path:
            assert re.search(rf'id="?{re.escape(anchor)}[" >]', target.read_text(encoding="utf-8")), href


def test_front_page_says_beside_the_title_which_book_has_no_rules(page: Page, address: str, project: Project) -> None:
    page.goto(f"{address}/en/")
    for slug, book in project.books.items():
        card = page.locator(f".ll-book:has(#{slug})")
        if card.count():
            expect(card.locator("h3 .ll-chip")).to_have_count(1)
            assert (card.locator("h3 .ll-chip").inner_text() == "text only") == (not book.rules)


def test_front_page_without_script_shows_nothing_dead(plain: Page, address: str) -> None:
    plain.goto(f"{address}/en/")
    expect(plain.locator(".ll-living .ll-verdict")).to_be_visible()
    expect(plain.locator("button:visible")).to_have_count(0)


def steps_of(steps: tuple[Step, ...]) -> list[Step]:
    return [inner for outer in steps for inner in outer]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_cover_draws_a_picture_and_every_box_of_the_sequence_leads_to_its_clause(
    site: Path, project: Project, language: str
) -> None:
    for slug, book in project.books.items():
        cover = site / language / slug / "index.html"
        if not cover.exists():
            continue
        text = cover.read_text(encoding="utf-8")
        assert "<svg" in text[text.index("ll-cover") :], slug
        boxes = re.findall(r'<a href="?([^" >]+)"?><span class="?ll-seq-name', text)
        assert len(boxes) == len(steps_of(book.sequence)) > 0
        for href in boxes:
            chapter, _, clause = href.partition("#")
            page = (site / language / slug / chapter / "index.html").read_text(encoding="utf-8")
            assert re.search(rf'id="?{re.escape(clause)}[" >]', page), href


def test_sequence_is_an_ordered_list_within_a_narrow_window(phone: Page, address: str) -> None:
    phone.goto(f"{address}/en/aig/#sequence")
    phases = phone.locator("ol.ll-seq-1 > li")
    expect(phases.first.locator("a").first).to_contain_text("leader action phase")
    expect(phases.first).to_contain_text("leader by leader")
    expect(phases.nth(1).locator("ol > li")).to_have_count(7)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phases.nth(1).locator("ol a").first.tap()
    expect(phone).to_have_url(f"{address}/en/aig/03-sequence/#aig.3.4.a.rallying")


def test_chapter_at_a_glance_leads_to_its_clauses(phone: Page, address: str) -> None:
    phone.goto(f"{address}/fr/gboa/06-movement/")
    glance = phone.locator(".ll-overview")
    expect(glance.locator("li").first).to_be_hidden()
    glance.locator("summary").tap()
    assert glance.locator("li:not(.ll-overview-part)").count() == phone.locator(".ll-c").count()
    glance.locator('a[href="#gboa.6.7.6"]').tap()
    expect(phone.locator('[id="gboa.6.7.6"]')).to_be_in_viewport()


def test_sign_of_a_reading_says_how_this_edition_plays(page: Page, address: str) -> None:
    page.goto(f"{address}/en/gboa/06-movement/#gboa.6.7.2.a")
    chip = page.locator('.ll-c:has([id="gboa.6.7.2.a"]) .ll-plays')
    expect(chip).to_contain_text("skirmishers withdraw 2 hexes at most")
    expect(chip).to_have_attribute("title", "This edition plays: skirmishers withdraw 2 hexes at most")
    expect(page.locator('.ll-c:has([id="gboa.6.7.2.a"]) summary')).to_have_accessible_name(
        re.compile("skirmishers withdraw 2 hexes at most")
    )


def test_foot_of_a_page_leads_to_licence_sources_and_how_to_report_a_fault_in_every_language(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/ko/cca/08-movement/")
    expect(page.locator(".md-copyright")).to_contain_text("CC BY-SA 4.0")
    page.locator(".md-copyright a").first.click()
    expect(page).to_have_url(f"{address}/ko/about/")
    for place, language in enumerate(LANGUAGES):
        page.locator("header .ll-languages a").nth(place).click()
        expect(page).to_have_url(f"{address}/{language}/about/")
        expect(page.locator(".md-copyright")).to_contain_text("CC BY-SA 4.0")
        assert page.locator(".md-copyright a").first.evaluate("link => link.href") == f"{address}/{language}/about/"
        for part in ("sources", "licence", "repository", "fault"):
            expect(page.locator(f"#{part}")).to_have_count(1)


def test_coverage_names_every_hole_behind_its_chapter(page: Page, address: str, project: Project) -> None:
    page.goto(f"{address}/en/minis/coverage/")
    folds = page.locator("#holes ~ .ll-lines")
    first = folds.first
    expect(first.locator("tbody tr").first).to_be_hidden()
    first.locator("summary").click()
    expect(first.locator("tbody tr").first).to_be_visible()
    listed = page.locator(".ll-lines tbody tr")
    untested = [clause for clause in project.books["minis"].clauses.values() if clause.untestable]
    assert listed.count() == len(untested)  # all others are covered


@languages
def test_every_language_has_a_page_for_lost_addresses_that_leads_home(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/404.html")
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[language].html)
    home = page.locator("li a").first.evaluate("link => link.href")
    assert re.fullmatch(f"{address}/{language}/[a-z]+/", home) and page.request.head(home).ok
