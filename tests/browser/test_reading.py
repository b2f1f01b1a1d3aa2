"""Reading a book in the browser: languages, permalinks, examples, charts, phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lexludi.languages import LANGUAGES

MOVED = "acp/02-fire/#acp.fire.mod.moved"
languages = pytest.mark.parametrize("language", LANGUAGES)


def clause(page: Page, name: str) -> Locator:
    return page.locator(f'section:has(h4[id="{name}"])')


def test_root_page_sends_a_reader_to_the_language_of_the_browser(phone: Page, page: Page, address: str) -> None:
    phone.goto(f"{address}/")
    expect(phone).to_have_url(f"{address}/ko/")
    page.goto(f"{address}/")
    expect(page).to_have_url(f"{address}/en/")


def test_language_switch_stays_on_the_same_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{MOVED}")
    for language in ("ko", "zh", "fr", "ru", "en"):
        page.locator(f'header .ll-languages a[hreflang="{LANGUAGES[language].html}"]').click()
        expect(page).to_have_url(f"{address}/{language}/{MOVED}")
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[language].html)
        expect(clause(page, "acp.fire.mod.moved").locator("h4")).to_be_in_viewport()


@languages
def test_permalink_lands_on_the_clause_and_marks_it(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/{MOVED}")
    heading = clause(page, "acp.fire.mod.moved").locator("h4")
    expect(heading).to_be_in_viewport()
    box, header = heading.bounding_box(), page.locator(".md-header").bounding_box()
    assert box and header and box["y"] >= header["height"] - 1, "the header hides the clause"
    mark = clause(page, "acp.fire.mod.moved").evaluate("e => getComputedStyle(e).borderLeftColor")
    assert mark != "rgba(0, 0, 0, 0)"


@languages
def test_one_tap_opens_the_example_with_steps_and_trace_in_the_readers_language(
    page: Page, address: str, language: str
) -> None:
    page.goto(f"{address}/{language}/{MOVED}")
    own = clause(page, "acp.fire.mod.moved")
    expect(own.locator(".ll-steps").first).to_be_hidden()
    own.locator(".ll-ev > summary").click()
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
    own.locator('.ll-trace a[href*="acp.types.matrix-r"]').first.click()
    cell = page.locator("td:target")
    expect(cell).to_be_in_viewport()
    assert cell.evaluate("e => getComputedStyle(e).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_restored_cell_is_marked_with_its_reason(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/04-ratio/")
    mark = page.locator(".ll-damaged").first
    expect(mark).to_have_attribute("title", "Restored cell; see the note of acp.ratio.one_to_one")
    mark.click()
    expect(page.locator("h4:target")).to_be_in_viewport()


def test_clause_leads_to_its_code_and_the_code_back_to_the_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/ru/{MOVED}")
    own = clause(page, "acp.fire.mod.moved")
    own.locator(".ll-ev > summary").click()
    own.locator(".ll-code a").first.click()
    expect(page).to_have_url(f"{address}/en/reference/acp/fire/#lexludi.games.acp.fire._modifiers")
    expect(page.locator(":target")).to_be_in_viewport()
    page.locator('.ll-figures a[href*="#acp.fire.mod.moved"]').click()
    expect(page).to_have_url(f"{address}/en/{MOVED}")


@pytest.mark.parametrize(
    "path",
    ["", "acp/", "acp/03-types/", "acp/06-modifiers/", "acp/coverage/", "acp/glossary/", "minis/08-close-combat/"],
)
@languages
def test_phone_page_does_not_scroll_sideways(phone: Page, address: str, language: str, path: str) -> None:
    phone.goto(f"{address}/{language}/{path}")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_phone_reader_switches_language_and_opens_an_example(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ko/{MOVED}")
    phone.locator('.md-content .ll-languages a[hreflang="fr"]').tap()
    expect(phone).to_have_url(f"{address}/fr/{MOVED}")
    clause(phone, "acp.fire.mod.moved").locator(".ll-ev > summary").tap()
    expect(phone.locator(".ll-ev[open] .ll-steps").first).to_be_visible()


def test_keyboard_alone_opens_an_example(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{MOVED}")
    clause(page, "acp.fire.mod.moved").locator(".ll-ev > summary").focus()
    page.keyboard.press("Enter")
    expect(clause(page, "acp.fire.mod.moved").locator(".ll-steps").first).to_be_visible()


def test_missing_page_is_answered_in_the_language_of_the_address(page: Page, address: str) -> None:
    answer = page.goto(f"{address}/fr/acp/nowhere/")
    assert answer and answer.status == 404
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("h1")).not_to_contain_text("404")


def test_dark_scheme_follows_the_system(browser: Browser, address: str) -> None:
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(f"{address}/en/acp/02-fire/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    context.close()


def test_original_language_of_the_book_is_marked(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/02-fire/")
    expect(page.locator(".ll-origin")).to_contain_text("Original language: Français")


def test_pages_ask_no_other_host(page: Page, address: str) -> None:
    hosts = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(f"{address}/zh/acp/02-fire/", wait_until="networkidle")
    assert hosts == {address.split("/")[2]}
