"""Terms explained where they stand, and the glossaries: by pointing, by touch, by the keyboard, and without scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lexludi.languages import LANGUAGES

CHECK = "gboa/06-movement/#gboa.6.7.5.3"
languages = pytest.mark.parametrize("language", LANGUAGES)


def term(page: Page, clause: str = "gboa.6.7.5.3", key: str = "cohesion_hit") -> Locator:
    return page.locator(f'.ll-c:has([id="{clause}"]) .ll-b a.ll-term[href$="#{key}"]').first


@pytest.mark.parametrize("language", ["ko", "fr"])  # the book's own language, which names no original, and another
def test_tap_on_a_term_opens_a_card_in_the_language_of_the_page(
    phone: Page, address: str, site: Path, language: str
) -> None:
    told = json.loads((site / language / "terms/gboa.json").read_text(encoding="utf-8"))["terms"]["cohesion_hit"]
    phone.goto(f"{address}/{language}/{CHECK}")
    term(phone).tap()
    card = phone.locator(".ll-card")
    expect(card).to_contain_text(told["definition"])
    expect(card.locator("b")).to_have_text(told["word"])
    original = card.locator("i:visible")
    if language == "ko":
        expect(original).to_have_count(0)
    else:
        expect(original).to_have_text("결속 손상")
        expect(original).to_have_attribute("lang", "ko")
    box = card.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    expect(phone).to_have_url(f"{address}/{language}/{CHECK}")
    term(phone).tap()
    expect(card).to_have_count(0)


def test_card_is_fetched_once_opened_and_closed_by_mouse_and_keyboard_and_leads_on(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/terms/" in request.url else None)
    page.goto(f"{address}/en/{CHECK}")
    assert asked == []
    for key in ("tq", "die_roll", "cohesion_hit"):
        term(page, key=key).click()
        expect(page.locator(".ll-card")).to_be_visible()
    assert asked == [f"{address}/en/terms/gboa.json"]
    expect(page.locator(".ll-card")).to_contain_text("Loss of")
    page.locator('.ll-c:has([id="gboa.6.7.5.3"]) > .ll-copy [data-ll-quote]').click()
    quoted = page.evaluate("navigator.clipboard.readText()")
    assert "gboa.6.7.5.3" in quoted and "Loss of" not in quoted
    page.mouse.click(5, 400)
    expect(page.locator(".ll-card")).to_have_count(0)
    _closes_when_pointed_away_unless_asked_for(page)
    _is_read_by_keyboard(page)
    _leads_on(page, address)


def _closes_when_pointed_away_unless_asked_for(page: Page) -> None:
    """A card that is only pointed at goes with the pointer, one that was clicked stays."""
    term(page).hover()
    expect(page.locator(".ll-card")).to_be_visible()
    page.mouse.move(5, 400)
    expect(page.locator(".ll-card")).to_have_count(0)
    term(page).click()
    page.mouse.move(5, 400)
    page.wait_for_timeout(400)
    expect(page.locator(".ll-card")).to_be_visible()
    page.mouse.click(5, 400)
    expect(page.locator(".ll-card")).to_have_count(0)


def _is_read_by_keyboard(page: Page) -> None:
    """The focus opens a card, reads on in it, and comes back from it."""
    page.keyboard.press("Tab")
    term(page).focus()
    card = page.locator(".ll-card")
    expect(card).to_be_visible()
    expect(term(page)).to_have_attribute("aria-expanded", "true")
    expect(term(page)).to_have_role("button")
    page.keyboard.press("Tab")
    expect(card.get_by_role("link", name="6.1.4")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(term(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def _leads_on(page: Page, address: str) -> None:
    """A card leads to the clause that defines the term, and to the glossary."""
    term(page).hover()
    card = page.locator(".ll-card")
    expect(card.get_by_role("link", name="Glossary")).to_have_attribute(
        "href", re.compile("/en/gboa/glossary/#cohesion_hit$")
    )
    card.get_by_role("link", name="6.1.4").click()
    expect(page).to_have_url(f"{address}/en/gboa/06-movement/#gboa.6.1.4")


def test_term_in_a_second_language_is_explained_in_that_language(page: Page, address: str) -> None:
    page.goto(f"{address}/en/gboa/06-movement/?with=fr#gboa.6.7.5.3")
    page.locator('.ll-c:has([id="gboa.6.7.5.3"]) .ll-beside a.ll-term[href$="#cohesion_hit"]').first.click()
    expect(page.locator(".ll-card b")).to_have_text("perte de cohésion")


def test_words_of_a_card_are_text_and_nothing_else(page: Page, address: str) -> None:
    evil = '<img src=x onerror="document.title=1">'
    body = {"lang": "ko", "terms": {"cohesion_hit": {"word": evil, "definition": evil, "original": evil, "abbr": evil}}}
    page.route("**/terms/gboa.json", lambda route: route.fulfill(json=body))
    page.goto(f"{address}/en/{CHECK}")
    term(page).click()
    expect(page.locator(".ll-card b")).to_have_text(evil)
    expect(page.locator(".ll-card img")).to_have_count(0)


def test_term_whose_card_cannot_be_had_leads_to_the_glossary(page: Page, address: str) -> None:
    page.route("**/terms/gboa.json", lambda route: route.abort())
    page.goto(f"{address}/en/{CHECK}")
    term(page).click()
    expect(page).to_have_url(f"{address}/en/gboa/glossary/#cohesion_hit")


def test_term_without_script_is_a_link_to_its_entry(plain: Page, address: str) -> None:
    plain.goto(f"{address}/ru/{CHECK}")
    term(plain).click()
    expect(plain).to_have_url(f"{address}/ru/gboa/glossary/#cohesion_hit")
    expect(plain.locator("#cohesion_hit dt")).to_have_text("потеря сплочённости")
    expect(plain.locator("[data-ll-filter]")).to_be_hidden()


@languages
def test_terms_are_marked_in_every_language_and_lead_to_entries_that_are_there(site: Path, language: str) -> None:
    text = (site / language / "gboa/06-movement/index.html").read_text(encoding="utf-8")
    keys = re.findall(r'class="?ll-term"? href="?\.\./glossary/#([^">]+)', text)
    assert len(keys) > 100
    entries = (site / language / "gboa/glossary/index.html").read_text(encoding="utf-8")
    assert set(keys) <= set(re.findall(r'<div id="?([^" >]+)', entries))


def test_glossary_has_the_readers_word_and_its_meaning_first_and_fits_a_phone(phone: Page, address: str) -> None:
    phone.goto(f"{address}/ru/gboa/glossary/#zoc")
    entry = phone.locator("#zoc")
    expect(entry.locator("dt")).to_have_text("зона контроля (ZOC)")
    expect(entry.locator("dd").first).to_contain_text("Гексы, которые отряд держит под контролем")
    expect(entry.locator(".ll-source")).to_have_text("통제 구역 (ZOC)")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    box, filter_box = entry.bounding_box(), phone.locator("[data-ll-filter]").bounding_box()
    assert box and filter_box and box["y"] >= filter_box["y"] + filter_box["height"] - 1, "the filter hides the entry"


@pytest.mark.parametrize(
    ("language", "letters", "key"),
    [("fr", "controle ennem", "ezoc"), ("ru", "СПЛОЧЕН", "cohesion_hit"), ("ko", "통제", "zoc")],
)
def test_filter_leaves_only_the_terms_it_names(page: Page, address: str, language: str, letters: str, key: str) -> None:
    page.goto(f"{address}/{language}/gboa/glossary/")
    every = page.locator("[data-ll-entry]").count()
    page.locator("[data-ll-filter] input").fill(letters)
    expect(page.locator(f"#{key}")).to_be_visible()
    left = page.locator("[data-ll-entry]:visible").count()
    assert 0 < left < every / 4
    expect(page.locator("[data-ll-filter] [role=status]")).to_contain_text(str(left))
    page.locator("[data-ll-filter] input").fill("qqqq")
    expect(page.locator("[data-ll-entry]:visible")).to_have_count(0)


@languages
def test_glossary_of_all_books_tells_what_each_means_by_a_word(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/glossary/")
    shared = page.locator('[data-ll-entry]:has(a[href*="gboa/glossary/#cohesion_hit"])')
    expect(shared.locator('a[href*="aig/glossary/#cohesion_hit"]')).to_have_count(1)
    switch = page.locator("header .ll-languages a").last
    assert switch.evaluate("link => link.href") == f"{address}/ru/glossary/"
