"""The language switch wherever a reader is, what it keeps open, and a second language on every page that has clauses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

CHAPTER, CLAUSE = "cca/08-movement", "cca.leader.no-enemy"


def test_switch_in_reach_deep_in_a_chapter_keeps_the_place_and_the_open_examples(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ko/{CHAPTER}/")
    clause = phone.locator(f'.ll-c:has([id="{CLAUSE}"])')
    clause.locator(".ll-ev > summary").tap()
    clause.locator(".ll-x").nth(1).locator("summary").first.tap()
    clause.locator(".ll-x").first.locator("summary").first.tap()
    expect(clause.locator(".ll-x[open]")).to_have_count(1)
    clause.locator(".ll-h").evaluate("heading => heading.scrollIntoView()")
    phone.locator(".ll-tongue").tap()
    phone.locator('.ll-tongues a[hreflang="fr"]').tap()
    expect(phone).to_have_url(f"{address}/fr/{CHAPTER}/#{CLAUSE}")
    expect(phone.locator(".ll-x[open]")).to_have_count(1)
    expect(phone.locator(f'[id="{CLAUSE}:x2"] .ll-verdict')).to_be_visible()
    expect(clause.locator(".ll-h")).to_be_in_viewport()
    phone.reload()
    expect(clause.locator(".ll-h")).to_be_in_viewport()
    expect(phone.locator(".ll-x")).to_have_count(0)


def test_switch_is_opened_and_left_by_keyboard(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 640, "height": 400})
    page.goto(f"{address}/en/{CHAPTER}/")
    page.locator(".ll-tongue").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator('.ll-tongues a[hreflang="en"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ll-tongue")).to_be_focused()
    expect(page.locator(".ll-tongues a").first).to_be_hidden()


def test_wide_header_shows_the_languages_themselves(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}/")
    expect(page.locator('.ll-tongues a[hreflang="ru"]')).to_be_visible()
    expect(page.locator(".ll-tongue")).to_be_hidden()


def test_switch_stays_in_reach_at_the_end_of_the_page_of_a_clause(phone: Page, address: str) -> None:
    phone.goto(f"{address}/en/cca/{CLAUSE}/")
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert phone.evaluate("scrollY") > 200
    phone.locator('.ll-languages a[hreflang="fr"]').tap()
    expect(phone).to_have_url(re.compile(f"/fr/cca/{CLAUSE}/"))


@pytest.mark.parametrize("path", [f"cca/{CLAUSE}/", "cca/print/"])
def test_second_language_stands_on_the_page_of_a_clause_and_beside_the_whole_book(
    page: Page, address: str, path: str
) -> None:
    page.goto(f"{address}/en/{path}")
    page.locator("[data-ll-beside] select").select_option("ru")
    beside = page.locator(".ll-c > .ll-beside")
    expect(beside).to_have_count(page.locator(".ll-c").count())
    assert beside.first.get_attribute("lang") == "ru" and "with=ru" in page.url
    first, second = page.locator(".ll-c > .ll-b").first.bounding_box(), beside.first.bounding_box()
    assert first and second and second["x"] > first["x"] + first["width"] - 1


def test_page_opens_whatever_the_browser_remembers_as_open(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/05-quality/")  # a short one, for it is loaded again and again
    for remembered in ("null", "5", '"x"', "{}", "[null]", "rubbish"):
        page.evaluate("remembered => sessionStorage.setItem('lexludi.open', remembered)", remembered)
        page.reload()
        expect(page.locator("[data-ll-copy]").first).to_be_attached()
        page.locator(".ll-c summary").first.click()
        expect(page.locator(".ll-c .ll-x").first).to_be_visible()
