"""No kind of page shuts anyone out: axe-core finds nothing, the keyboard comes to nothing unseen, nothing scrolls sideways.

Each kind is seen in two languages, light and dark, on a desktop and a phone, one look in each; `AXE=all` tries every kind
in every language and every look.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from lexludi.languages import LANGUAGES
from people import Look, looked_at, sideways, walked
from workbench import LOADED


def rest(page: Page) -> str:
    """As it is loaded."""
    return "html"


def begin(page: Page) -> str:
    """The text without the frame that pages seen at rest have too; of what goes on and on in the same way, how it begins."""
    return "article > :not(.ll-entries):nth-child(-n + 12), .ll-entries > :nth-child(-n + 8)"


def unfold(page: Page) -> str:
    page.evaluate("document.querySelectorAll('main details').forEach(fold => fold.open = true)")
    return begin(page)


def open_one(page: Page) -> str:
    clause = page.locator(".ll-c").last
    clause.locator("summary").first.click()
    expect(clause.locator(".ll-more")).to_have_count(0)
    clause.evaluate("each => each.querySelectorAll('details').forEach(fold => fold.open = true)")
    return ".ll-c:has(> .ll-ev[open])"


def explain(page: Page) -> str:
    page.locator("main a.ll-term:visible").first.click()
    expect(page.locator(".ll-card")).to_be_visible()
    return ".ll-card"


def beside(page: Page) -> str:
    page.locator("[data-ll-beside] select").select_option(index=1)
    expect(page.locator(".ll-beside").first).to_be_visible()
    return ".ll-choose, .ll-c"


def search(page: Page) -> str:
    page.keyboard.press("/")
    page.locator("[data-ll-input]").fill("2")
    expect(page.locator("[data-ll-results] li").first).to_be_visible()
    return "dialog"


def find_nothing(page: Page) -> str:
    page.locator("[data-ll-input]").fill("qqzzxx")
    expect(page.locator("[data-ll-results] li")).to_have_count(0)
    expect(page.locator("[data-ll-status]")).not_to_be_empty()
    return "dialog"


def rule(page: Page) -> str:
    page.locator("[data-case]").first.click()
    expect(page.locator("[data-part=add] input")).to_be_visible(timeout=LOADED)
    page.locator("[data-part=house] > summary").click()
    expect(page.locator("[data-part=charts] details").first).to_be_visible(timeout=LOADED)
    page.evaluate("document.querySelectorAll('.ll-desk details').forEach(fold => fold.open = true)")
    return ".ll-desk"


def err(page: Page) -> str:
    text = page.locator("[data-part=text]")
    text.fill(f"{text.input_value()}\n{text.input_value().splitlines()[0]} xyz")
    expect(page.locator(".ll-near").first).to_be_visible(timeout=LOADED)
    return "[data-part=rows]"


State = Callable[[Page], str]
"""Brings a page into a state and says which part of it is new."""
PAGES: dict[str, tuple[str, tuple[State, ...]]] = {
    "front": ("{}/", (unfold,)),
    "cover": ("{}/cca/", (rest, search, find_nothing)),
    "chapter": ("{}/acp/08-leaders/", (rest, beside, open_one, explain)),
    "clause": ("{}/gboa/gboa.6.7.12.b/", (unfold,)),
    "clause with a chart": ("{}/acp/acp.ratio.two_to_one/", (unfold,)),
    "glossary": ("{}/cca/glossary/", (begin,)),
    "joint glossary": ("{}/glossary/", (begin,)),
    "changes": ("{}/cca/changes/", (unfold,)),
    "about": ("{}/about/", (rest,)),
    "coverage": ("{}/cca/coverage/", (unfold,)),
    "sentences": ("{}/cca/sentences/", (begin,)),
    "workbench": ("{}/cca/try/", (rest,)),
    "whole book": ("{}/cca/print/", (begin,)),
    "authors": ("{}/cca/authors/", (unfold,)),
    "missing": ("{}/nowhere/", (rest,)),
    "offline": ("{}/offline.html", (rest,)),
}
ALL = os.environ.get("AXE") == "all"
LOOKS: list[Look] = [("light", 1280, True), ("dark", 390, True), ("dark", 1280, True), ("light", 390, True)]
# Each kind is seen in two languages, once on the desktop and once on a phone, once light and once dark; they take turns.
SEEN = [
    (name, language, LOOKS if ALL else [LOOKS[place % 2 * 2 + (turn != place % 5)]])
    for place, name in enumerate(PAGES)
    for turn, language in enumerate(LANGUAGES)
    if ALL or turn in (place % 5, (place + 2) % 5)
]


@pytest.mark.parametrize(("name", "language", "looks"), SEEN, ids=[f"{name}-{language}" for name, language, _ in SEEN])
def test_page_is_open_to_everyone(page: Page, address: str, name: str, language: str, looks: list[Look]) -> None:
    path, states = PAGES[name]
    page.goto(f"{address}/{path.format(language)}")
    for state in states:
        page.set_viewport_size({"width": 1280, "height": 844})
        part = state(page)
        assert looked_at(page, looks, part) == []
        if state in (states[0], states[-1]):
            assert walked(page) == []
            assert sideways(page) == []


@pytest.mark.parametrize("language", LANGUAGES if ALL else ["ko"])
def test_ruling_is_open_to_everyone(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/cca/try/")
    for state, looks in ((rule, LOOKS[:2]), (err, LOOKS[2:])):
        assert looked_at(page, looks, state(page)) == []
        assert walked(page) == []
        assert sideways(page) == []


@pytest.mark.parametrize("path", ["en/reference/cca/lists/", "en/guide/card/"])
def test_page_in_english_alone_is_open_to_everyone(page: Page, address: str, path: str) -> None:
    page.goto(f"{address}/{path}")
    page.evaluate("document.querySelector('main details')?.setAttribute('open', '')")
    assert (
        looked_at(page, LOOKS, "article > :not(.doc):nth-child(-n + 8), .doc-function:has(> * > details[open])") == []
    )
    assert walked(page) == []
    assert sideways(page) == []


def test_root_and_shortcut_are_open_to_everyone(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="de-DE")  # a language nobody is sent away for
    page = context.new_page()
    page.route("**/go.js", lambda route: route.abort())
    for path in ("", "nowhere/", "r/acp.fire.table/"):
        page.goto(f"{address}/{path}")
        assert looked_at(page, LOOKS) == [], path
        assert walked(page) == [], path
        assert sideways(page) == [], path
    context.close()
