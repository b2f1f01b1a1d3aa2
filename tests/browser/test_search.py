"""Search in five languages: ids, numbers, abbreviations, words and their inflections."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

FOUND = [
    ("en", "acp.fire.mod.moved", "#acp.fire.mod.moved"),
    ("en", "2§20", "#acp.fire.mod.moved"),
    ("en", "5.3.2", "#aig.5.3.2"),
    ("en", "ZOC", "/gboa/"),
    ("en", "discouraging", "#acp."),
    ("ko", "패주", "#"),
    ("ko", "aig.5.3.2.roll", "#aig.5.3.2.roll"),
    ("zh", "气馁", "#acp."),
    ("zh", "溃退", "#"),
    ("fr", "infanterie", "#"),
    ("fr", "phalange", "#acp."),
    ("fr", "mouvements", "#"),
    ("fr", "deroute", "#"),
    ("ru", "деморализованных", "#acp."),
    ("ru", "стрельбой", "#"),
]


@pytest.mark.parametrize(("language", "query", "target"), FOUND)
def test_search_finds_the_clause_in_the_readers_language(
    page: Page, address: str, language: str, query: str, target: str
) -> None:
    page.goto(f"{address}/{language}/acp/")
    page.keyboard.press("/")
    page.locator(".ll-search input").fill(query)
    links = page.locator(".ll-search li a")
    expect(links.first).to_be_visible(timeout=10_000)
    addresses = [link.get_attribute("href") or "" for link in links.all()]
    assert all(f"/{language}/" in found for found in addresses), addresses
    assert any(target in found for found in addresses), addresses


def test_search_result_opens_the_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/en/")
    page.locator("[data-ll-search]").click()
    page.locator(".ll-search input").fill("acp.fire.mod.moved")
    expect(page.locator(".ll-search li a").first).to_be_visible(timeout=10_000)
    page.keyboard.press("Enter")
    expect(page.locator("h4:target")).to_be_in_viewport()
    expect(page.locator(".ll-search")).to_be_hidden()


def test_search_without_result_says_so_and_shows_the_query_as_text(page: Page, address: str) -> None:
    page.goto(f"{address}/fr/")
    page.keyboard.press("/")
    page.locator(".ll-search input").fill("<img>qqzzxxvv")
    expect(page.locator(".ll-search [role=status]")).to_contain_text("<img>qqzzxxvv", timeout=10_000)
    assert page.locator(".ll-search img").count() == 0


def test_search_that_cannot_load_says_so(page: Page, address: str) -> None:
    page.route("**/pagefind/**", lambda route: route.abort())
    page.goto(f"{address}/en/")
    page.keyboard.press("/")
    page.locator(".ll-search input").fill("fire")
    expect(page.locator(".ll-search [role=status]")).to_contain_text("could not be loaded")


def test_arrow_keys_move_through_the_results_and_escape_closes(page: Page, address: str) -> None:
    page.goto(f"{address}/en/")
    page.keyboard.press("/")
    page.locator(".ll-search input").fill("melee")
    expect(page.locator(".ll-search li a").first).to_be_visible(timeout=10_000)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".ll-search li a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ll-search")).to_be_hidden()
