"""Reading with a keyboard, a large font, a narrow window, or without scripts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lexludi.languages import LANGUAGES

ZOOMED, PHONE = 640, 390  # a window of 1280 pixels at 200 %, and a phone
NARROW = pytest.mark.parametrize("width", [ZOOMED, PHONE])
CHAPTER = "acp/02-fire/"
# What Tab has come to: its words, and whether a reader sees it.
FOCUSED = """() => {
  const at = document.activeElement, label = at.matches(".md-option") ? at.closest("form").querySelector("label:not([hidden])") : at;
  const { left, right, top, bottom } = label.getBoundingClientRect();
  const inside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  const over = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  const shown = label.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return [at.outerHTML.slice(0, 120), at === document.body || (inside && shown && (label.contains(over) || Boolean(over?.contains(label))))];
}"""
DEAD = """() => [...document.querySelectorAll("button, select, input, textarea, [role=button], a:not([href])")]
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getClientRects().length)
  .filter((each) => !(each.matches("a") && each.id))
  .map((each) => each.outerHTML.slice(0, 120))"""


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A page without scripts."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": PHONE, "height": 844})
    yield context.new_page()
    context.close()


def stops(page: Page, count: int, key: str = "Tab") -> list[tuple[str, bool]]:
    """Where Tab comes to, one stop after another."""
    found = []
    for _ in range(count):
        page.keyboard.press(key)
        found.append(tuple(page.evaluate(FOCUSED)))
    return found


@NARROW
def test_keyboard_never_walks_through_what_is_hidden(page: Page, address: str, width: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}/en/{CHAPTER}")
    assert [told for told, seen in stops(page, 25) if not seen] == []


@NARROW
def test_keyboard_opens_the_menu_walks_in_it_alone_and_leaves_it(page: Page, address: str, width: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}/ko/{CHAPTER}")
    expect(page.get_by_role("button", name="메뉴")).to_be_visible()
    button = page.locator('.md-header [for="__drawer"]')
    while not button.evaluate("e => e === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".md-sidebar--primary")).to_be_in_viewport(ratio=0.9)
    link = page.locator(".md-sidebar--primary").get_by_role("link", name="6 근접")
    walked = stops(page, 20)
    assert [told for told, seen in walked if not seen] == []
    assert any("md-nav__link" in told for told, _ in walked)
    assert not any("ll-" in told for told, _ in walked), "the page below the menu was walked through"
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()
    expect(link).to_be_hidden()


def test_keyboard_going_back_stops_at_nothing_below_the_header(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": PHONE, "height": 800})
    page.goto(f"{address}/fr/gboa/glossary/")
    page.locator("main dd a").nth(40).focus()
    assert [told for told, seen in stops(page, 25, "Shift+Tab") if not seen] == []


def test_keyboard_reaches_a_board_that_a_smaller_window_cuts(page: Page, address: str) -> None:
    page.goto(f"{address}/en/aig/aig.7.3.2.move/")
    page.evaluate("document.querySelectorAll('.ll-x').forEach(fold => fold.open = true)")
    page.set_viewport_size({"width": PHONE, "height": 800})
    cut = page.evaluate_handle("[...document.querySelectorAll('.ll-frame')].find(e => e.scrollWidth > e.clientWidth)")
    page.wait_for_function("frame => frame.tabIndex === 0", arg=cut)


def test_menu_opens_by_tap_and_goes_back_to_all_books(phone: Page, address: str) -> None:
    phone.goto(f"{address}/fr/{CHAPTER}")
    phone.get_by_role("button", name="Menu").tap()
    expect(phone.locator(".md-sidebar--primary")).to_be_in_viewport(ratio=0.9)
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
    chapters = {"en": "acp/02-fire", "ko": "aig/07-facing", "zh": "cca/08-movement", "ru": "gboa/07-facing"}
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{address}/{language}/{chapters.get(language, 'acp/07-results')}/")
    page.locator("[data-ll-all]").click()
    expect(page.locator(".ll-more")).to_have_count(0)
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(
    "path", ["", "acp/", CHAPTER, "acp/acp.fire.table/", "acp/glossary/", "acp/try/", "acp/authors/", "offline.html"]
)
def test_without_scripts_nothing_dead_is_shown(plain: Page, browser: Browser, address: str, path: str) -> None:
    plain.goto(f"{address}/en/{path}")
    assert plain.evaluate(DEAD) == []


def test_without_scripts_the_menu_opens(plain: Page, address: str) -> None:
    plain.goto(f"{address}/en/{CHAPTER}")
    plain.locator('.md-header label[for="__drawer"]').click()
    expect(plain.locator(".md-sidebar--primary").get_by_role("link", name="6 Melee").first).to_be_visible()
