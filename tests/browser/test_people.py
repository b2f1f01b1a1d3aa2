"""Reading with a keyboard, a large font, a narrow window, a voice that reads out, or without scripts."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lexludi.languages import LANGUAGES
from people import PHONE, ZOOMED, faults, looked_at, sideways, stops

CHAPTER = "acp/02-fire/"
DEAD = """() => [...document.querySelectorAll("button, select, input, textarea, progress, [role=button], .ll-copy, .ll-to-search, a:not([href])")]
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getClientRects().length)
  .filter((each) => !(each.matches("a") && each.id))
  .map((each) => each.outerHTML.slice(0, 120))"""
# The titles that share room with the signs of their clause, and the signs that leave its box.
CROWDED = """() => [...document.querySelectorAll(".ll-c:has(> .ll-ev)")].filter((clause) => {
  const words = document.createRange(), box = clause.getBoundingClientRect();
  words.selectNodeContents(clause.querySelector(".ll-t"));
  const signs = [...clause.querySelectorAll(":scope > .ll-ev > summary > .ll-chip")].map((sign) => sign.getBoundingClientRect());
  return signs.some((sign) => sign.left < box.left || sign.right > box.right + 1
    || [...words.getClientRects()].some((line) => line.right > sign.left && line.left < sign.right && line.bottom > sign.top + 1 && line.top < sign.bottom - 1));
}).map((clause) => clause.querySelector(".ll-t").textContent)"""
SIGN = re.compile(r'<span class="ll-chip[^"]*"([^>]*)>([^<\s]+)')
SIGNS = {"⚖", "†", "↗", "∅", "✓", "↩"}


def small(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_keyboard_never_walks_through_what_is_hidden(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    for size in (ZOOMED, PHONE):
        small(page, size)
        page.goto(f"{address}/en/{CHAPTER}")
        assert stops(page, 25) == []


def test_keyboard_opens_the_menu_walks_in_it_alone_and_leaves_it(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    small(page, ZOOMED)
    page.goto(f"{address}/ko/{CHAPTER}")
    page.evaluate("scrollTo(0, 2000)")
    page.wait_for_function("() => { scrollBy(0, -5); return !document.querySelector('.md-top').hidden; }")
    expect(page.get_by_role("button", name="메뉴")).to_be_visible()
    button = page.locator('.md-header [for="__drawer"]')
    menu = page.locator(".md-sidebar--primary")
    while not button.evaluate("e => e === document.activeElement"):
        page.keyboard.press("Tab")
    for size, key, scheme in ((ZOOMED, "Enter", "light"), (PHONE, "Space", "dark")):
        small(page, size)
        page.keyboard.press(key)
        expect(button).to_have_attribute("aria-expanded", "true")
        expect(menu).to_be_in_viewport(ratio=0.9)
        for _ in range(20):
            assert stops(page, 1) == []
            assert menu.evaluate("e => e.contains(document.activeElement) || document.activeElement === document.body")
        assert looked_at(page, [(scheme, size[0], True)], ".md-sidebar--primary") == []
        page.keyboard.press("Escape")
        expect(button).to_have_attribute("aria-expanded", "false")
        expect(button).to_be_focused()
        expect(menu.get_by_role("link", name="6 근접")).to_be_hidden()


@pytest.mark.parametrize(("path", "size"), [("fr/gboa/glossary/", PHONE), ("en/", ZOOMED)])
def test_keyboard_going_back_stops_at_nothing_below_the_header(
    page: Page, address: str, path: str, size: tuple[int, int]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    small(page, size)
    page.goto(f"{address}/{path}")
    page.locator("main :is(dd, .ll-living) a").nth(20).focus()
    assert stops(page, 35, "Shift+Tab") == []


def test_keyboard_reaches_a_board_that_a_smaller_window_cuts(page: Page, address: str) -> None:
    page.goto(f"{address}/en/aig/aig.7.3.2.move/")
    page.evaluate("document.querySelectorAll('.ll-x').forEach(fold => fold.open = true)")
    page.set_viewport_size({"width": 390, "height": 800})
    cut = page.evaluate_handle("[...document.querySelectorAll('.ll-frame')].find(e => e.scrollWidth > e.clientWidth)")
    page.wait_for_function("frame => frame.tabIndex === 0", arg=cut)


def test_keyboard_stops_at_a_chart_only_where_it_is_cut(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/acp.terrain.chart/")
    chart = page.locator(".ll-b .ll-chart")
    expect(chart).not_to_have_attribute("tabindex", re.compile(""))
    page.set_viewport_size({"width": 320, "height": 800})
    expect(chart).to_have_attribute("tabindex", "0")


def test_menu_opens_by_tap_and_goes_back_to_all_books(phone: Page, address: str) -> None:
    phone.goto(f"{address}/fr/{CHAPTER}")
    phone.get_by_role("button", name="Menu").tap()
    expect(phone.locator(".md-sidebar--primary")).to_be_in_viewport(ratio=0.9)
    assert faults(phone, ".md-sidebar--primary") == []
    phone.locator('.md-nav__title[for="__nav_2"]').tap()
    phone.locator(".md-sidebar--primary .md-nav__link:visible", has_text="Ancients").first.tap()
    expect(phone).to_have_url(f"{address}/fr/cca/")


def test_skip_link_leads_to_the_text(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrow_chapter_with_everything_open_does_not_scroll_sideways(page: Page, address: str, language: str) -> None:
    chapters = {"en": "acp/04-ratio", "ko": "acp/08-leaders", "zh": "acp/03-types", "fr": "acp/07-results"}
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{address}/{language}/{chapters.get(language, 'aig/07-facing')}/")
    page.locator("[data-ll-all]").click()
    expect(page.locator(".ll-more")).to_have_count(0)
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert sideways(page) == []


def test_titles_keep_clear_of_the_signs_beside_them(page: Page, address: str) -> None:
    for path in ("ru/cca/08-movement/", "fr/gboa/06-movement/"):
        page.goto(f"{address}/{path}")
        for width in (320, 640, 960, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate(CROWDED) == [], (path, width)


def test_signs_of_clauses_are_read_out_in_words(site: Path) -> None:
    told: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        signs = told.setdefault(language, {})
        for chapter in (site / language).glob("*/[0-9]*/index.html"):
            for about, sign in SIGN.findall(chapter.read_text(encoding="utf-8")):
                said = re.search(r' role="img" aria-label="([^"]+)"', about)
                assert said, f"{chapter}: {sign}"
                signs.setdefault(sign, set()).add(unescape(said[1]))
        assert set(signs) - {"±"} == SIGNS, language  # that one stands where a site knows its history
        assert not [said for words in signs.values() for said in words if set(said) & {*SIGNS, "±"}]
    for sign in told["en"]:
        heard = [frozenset(told[language][sign]) for language in LANGUAGES]
        assert not frozenset.intersection(*heard), f"{sign} is not told in the reader's language"


def test_without_scripts_nothing_dead_is_shown(plain: Page, address: str) -> None:
    small(plain, PHONE)
    book = ("", CHAPTER, "acp.fire.table/", "glossary/", "sentences/", "try/", "coverage/", "authors/", "changes/")
    paths = [
        "en/",
        *(f"en/{path}" if path == CHAPTER else f"ko/acp/{path}" for path in book),
        "fr/about/",
        "zh/glossary/",
    ]
    for path in (
        *paths,
        "ru/cca/print/",
        "en/guide/",
        "en/reference/cca/orders/",
        "en/offline.html",
        "nowhere/",
        "",
        "r/acp.fire.table/",
    ):
        plain.goto(f"{address}/{path}")
        assert plain.evaluate(DEAD) == [], path


def test_without_scripts_the_menu_opens(plain: Page, address: str) -> None:
    small(plain, PHONE)
    plain.goto(f"{address}/en/{CHAPTER}")
    plain.locator('.md-header label[for="__drawer"]').click()
    expect(plain.locator(".md-sidebar--primary").get_by_role("link", name="6 Melee").first).to_be_visible()
