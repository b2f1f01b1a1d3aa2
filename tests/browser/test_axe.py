"""axe-core finds nothing on any kind of page: two languages, light and dark, phone and desktop.

Each kind is seen in both of each; `AXE=all` tries every kind in every combination.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect

from support import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  // A link of the menu that is half scrolled out of sight is no smaller for that.
  const cut = (id, target) => id === "target-size" && document.querySelector(target)?.closest(".md-sidebar__scrollwrap");
  const told = violations.flatMap(({ id, nodes }) => nodes.filter(({ target }) => !cut(id, target[0]))
    .map(({ target, html }) => `${id}: ${target}: ${html.slice(0, 200)}`));
  return [told, passes.length];
}"""


def rest(page: Page) -> None:
    """As it is loaded."""


def open_all(page: Page) -> None:
    page.locator("[data-ll-all]").click()
    expect(page.locator(".ll-more")).to_have_count(0)
    page.evaluate("document.querySelectorAll('main details').forEach(fold => fold.open = true)")


def unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('main details').forEach(fold => fold.open = true)")


def beside(page: Page) -> None:
    page.locator("[data-ll-beside] select").select_option("ru")
    expect(page.locator(".ll-beside").first).to_be_visible()


def search(page: Page) -> None:
    page.keyboard.press("/")
    page.locator("[data-ll-input]").fill("2")
    expect(page.locator("[data-ll-results] li").first).to_be_visible()


def find_nothing(page: Page) -> None:
    page.keyboard.press("/")
    page.locator("[data-ll-input]").fill("qqzzxx")
    expect(page.locator("[data-ll-status]")).not_to_be_empty()


PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "front": ("{}/", rest),
    "cover": ("{}/gboa/", rest),
    "chapter": ("{}/acp/04-ratio/", rest),
    "two languages": ("{}/acp/04-ratio/", beside),
    "chapter opened": ("{}/acp/05-quality/", open_all),
    "clause": ("{}/gboa/gboa.7.2.3/", unfold),
    "glossary": ("{}/cca/glossary/", rest),
    "joint glossary": ("{}/glossary/", rest),
    "two sums": ("{}/aig/aig.7.3.2.move/", unfold),
    "changes": ("{}/aig/changes/", unfold),
    "about": ("{}/about/", rest),
    "coverage": ("{}/cca/coverage/", unfold),
    "sentences": ("{}/cca/sentences/", rest),
    "search": ("{}/cca/", search),
    "search in vain": ("{}/cca/", find_nothing),
    "workbench": ("{}/cca/try/", rest),
    "whole book": ("{}/cca/print/", rest),
    "authors": ("{}/cca/authors/", unfold),
    "reference": ("en/reference/cca/orders/", rest),
    "guide": ("en/guide/card/", rest),
    "missing": ("{}/nowhere/", rest),
    "offline": ("{}/offline.html", rest),
}
CHOICES = [("en", "ko"), ("light", "dark"), (1280, 390)]
EVERY = [(name, *seen) for name in PAGES for seen in product(*CHOICES)]
# Opposites, so that two looks at a kind see both of each; kinds take turns.
FEW = [
    (name, *seen)
    for place, name in enumerate(PAGES)
    for seen in [
        (("en", "light", 1280), ("ko", "dark", 390)),
        (("en", "dark", 390), ("ko", "light", 1280)),
        (("en", "dark", 1280), ("ko", "light", 390)),
    ][place % 3]
]


def faults(page: Page) -> list[str]:
    """What axe finds on a page; it must have looked."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told, passed = page.evaluate(RUN)
    assert passed > 5
    return [str(each) for each in told]


def look(page: Page, scheme: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")


@pytest.mark.parametrize(("name", "language", "scheme", "width"), EVERY if os.environ.get("AXE") == "all" else FEW)
def test_axe_finds_nothing(page: Page, address: str, name: str, language: str, scheme: str, width: int) -> None:
    path, prepare = PAGES[name]
    look(page, scheme, width)
    page.goto(f"{address}/{path.format(language)}")
    prepare(page)
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "ko"] if os.environ.get("AXE") == "all" else ["ko"])
def test_axe_finds_nothing_on_a_ruling(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/{language}/cca/try/")
    page.locator("[data-case]").first.click()
    expect(page.locator("[data-part=ruling] *").first).to_be_visible(timeout=60_000)
    for scheme, width in (("light", 1280), ("dark", 390)):  # what takes long is the ruling, so both looks are at one
        look(page, scheme, width)
        assert faults(page) == [], scheme


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_root_and_on_a_shortcut(browser: Browser, address: str, scheme: str) -> None:
    seen = "dark" if scheme == "dark" else "light"
    context = browser.new_context(locale="de-DE", color_scheme=seen)  # a language nobody is sent away for
    page = context.new_page()
    page.route("**/go.js", lambda route: route.abort())
    for path in ("", "r/acp.fire.table/"):
        page.goto(f"{address}/{path}")
        assert faults(page) == [], path
    context.close()
