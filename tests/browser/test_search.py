"""The search dialog: open book first, scope, what is near, keyboard, failure, phone, hostile text."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

COMPLETE = re.compile(r"^[^…]*[\d“«‘][^…]*$")
"""A status that counts or quotes, and no longer says that books are loading."""

# Numbers and abbreviations, words without spaces between them, words with many endings.
FOUND = {
    "en": {
        "acp.fire.mod.moved": "#acp.fire.mod.moved",
        "2§20": "#acp.fire.mod.moved",
        "2.20": "#acp.fire.mod.moved",
        "ZOC": "#gboa.7.2.1",
    },
    "zh": {"气馁": "#acp.", "aig 5.3.3": "#aig.5.3.3"},
    "ru": {"деморализованных": "#acp."},
}


def ask(page: Page, query: str) -> None:
    """Open the dialog by its key, type, and wait until all books have answered."""
    dialog = page.locator(".ll-search")
    if not dialog.is_visible():
        page.keyboard.press("/")
    dialog.locator("[data-ll-status]").evaluate("status => { status.textContent = ''; }")  # it speaks of another query
    dialog.locator("[data-ll-input]").fill(query)
    expect(dialog.locator("[data-ll-status]")).to_have_text(COMPLETE, timeout=30_000)


def answers(page: Page) -> list[str]:
    return [link.get_attribute("href") or "" for link in page.locator(".ll-search li a").all()]


@pytest.mark.parametrize("language", FOUND)
def test_search_finds_the_clause_in_the_readers_language(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/acp/")
    for query, target in FOUND[language].items():
        ask(page, query)
        found = page.locator(f'.ll-search li a[href*="/{language}/"][href*="{target}"]')
        expect(found.first, query).to_be_visible()


def test_open_book_comes_first_and_the_others_under_their_names(page: Page, address: str) -> None:
    page.goto(f"{address}/en/minis/06-manoeuvres/")
    ask(page, "skirmishers")
    expect(page.locator(".ll-search section")).not_to_have_count(1)
    assert page.locator(".ll-search h2").all_inner_texts()[0] == page.locator(".ll-origin").inner_text().split(" · ")[0]
    first, *others = [section.locator("li").count() for section in page.locator(".ll-search section").all()]
    assert first == 5 and all(1 <= count <= 5 for count in others)


def test_scope_keeps_the_answers_in_the_open_book_and_more_shows_the_rest_of_it(page: Page, address: str) -> None:
    page.goto(f"{address}/en/gboa/06-movement/")
    ask(page, "withdrawal")
    first = page.locator(".ll-search section").first
    expect(first.locator("li")).to_have_count(5)
    first.get_by_role("button").click()
    expect(first.locator("li").nth(5)).to_be_visible()
    expect(first.locator("li a").nth(5)).to_be_focused()
    ask(page, "skirmishers")
    page.get_by_label("This book").check()
    expect(page.locator(".ll-search h2")).to_have_count(1)
    assert all("/en/gboa/" in href for href in answers(page))
    expect(page.locator("[data-ll-status]")).to_contain_text("In other books:")


def test_answers_are_counted_excerpts_marked_and_what_is_near_offered(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/02-fire/")
    ask(page, "archers")
    expect(page.locator(".ll-search").get_by_role("status")).to_contain_text("Clauses found:")
    expect(page.get_by_role("dialog", name="Search")).to_be_visible()
    expect(page.get_by_role("region", name="Alexandre contre la Perse")).to_be_visible()
    ask(page, "top unit hit")
    first = page.locator(".ll-search li a").first
    expect(first.locator("strong")).to_contain_text("Only the top unit is hit")
    expect(first.locator("span")).to_contain_text("In the target stack")
    assert "unit" in first.locator("mark").all_inner_texts()
    expect(first.locator("small")).to_contain_text("2 Fire")
    ask(page, "can a leader withdraw from melee")
    marked = page.locator(".ll-search mark").all_inner_texts()
    assert "leader" in marked and not {"to", "off", "order", "orders"} & set(marked)  # parts of other names
    ask(page, "<img>qqzzxxvv")
    expect(page.locator("[data-ll-status]")).to_contain_text("<img>qqzzxxvv")
    assert page.locator(".ll-search img").count() == 0
    ask(page, "aig 5.3.99")
    expect(page.locator("[data-ll-status]")).to_contain_text("Nothing found for “aig 5.3.99”")
    page.locator("[data-ll-near] button").first.click()
    expect(page.locator(".ll-search li a").first).to_be_visible()


def test_front_page_offers_no_scope_keys_move_through_the_results_and_open_the_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/en/")
    page.locator(".ll-find").focus()
    page.keyboard.press("Enter")
    page.locator(".ll-search [data-ll-input]").fill("melee")
    expect(page.locator("[data-ll-status]")).to_have_text(COMPLETE)
    expect(page.locator("[data-ll-scope]")).to_be_hidden()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".ll-search li a").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".ll-search [data-ll-input]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ll-search")).to_be_hidden()
    expect(page.locator(".ll-find")).to_be_focused()
    page.locator(".ll-find").click()
    page.locator(".ll-search [data-ll-input]").fill("acp.fire.mod.moved")
    expect(page.locator('.ll-search li a[href$="#acp.fire.mod.moved"]').first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{address}/en/acp/02-fire/#acp.fire.mod.moved")
    expect(page.locator(".ll-h:target")).to_be_in_viewport()
    expect(page.locator(".ll-search")).to_be_hidden()


def test_hostile_text_of_a_book_is_shown_as_text(page: Page, address: str) -> None:
    def spoil(route: Route) -> None:
        data = route.fetch().json()
        bad = "<img src=x onerror=alert(1)>"
        for field in ("title", "text"):
            data["clauses"][field] = [f"{bad} {text}" for text in data["clauses"][field]]
        data["title"], data["headings"] = bad, [f"{bad} {heading}" for heading in data["headings"]]
        route.fulfill(body=json.dumps(data), content_type="application/json")

    page.route("**/search/acp.json", spoil)
    page.goto(f"{address}/en/acp/")
    ask(page, "archers")
    expect(page.locator(".ll-search li a strong").first).to_contain_text("<img src=x")
    assert page.locator(".ll-search img").count() == 0


def test_search_that_cannot_load_says_so_and_can_be_asked_again(page: Page, address: str) -> None:
    page.route("**/search/*.json", lambda route: route.abort())
    page.goto(f"{address}/en/")
    page.keyboard.press("/")
    page.locator(".ll-search [data-ll-input]").fill("fire")
    expect(page.locator("[data-ll-status]")).to_contain_text("could not be loaded")
    page.unroute("**/search/*.json")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".ll-search li a").first).to_be_visible()
    expect(page.locator("[data-ll-retry]")).to_be_hidden()


def test_phone_shows_the_results_without_scrolling_sideways(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ru/minis/")
    phone.locator(".ll-find").tap()
    phone.locator(".ll-search [data-ll-input]").fill("отступление")
    expect(phone.locator(".ll-search li a").first).to_be_visible()
    assert phone.locator(".ll-search").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_without_javascript_no_search_button_is_shown(plain: Page, address: str) -> None:
    plain.goto(f"{address}/en/acp/")
    expect(plain.locator(".ll-find")).to_be_hidden()
