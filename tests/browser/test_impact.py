"""The page of an impact in a real Chromium: light and dark, on a phone, by links, on paper."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from lexludi.cli.main import main
from people import Look, looked_at, sideways, walked
from support import commit, make_guide_project

LOOKS: list[Look] = [("light", 1280, True), ("dark", 390, True), ("dark", 1280, True), ("light", 390, True)]


@pytest.fixture(scope="module")
def impact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What comes of a cell that was changed and a text that was not."""
    root = make_guide_project(tmp_path_factory.mktemp("changed"))
    commit(root, "Begin")
    tables, page = root / "games" / "duel" / "charts.py", root / "impact.html"
    text = tables.read_text(encoding="utf-8")
    tables.write_text(text.replace('"3…4": ("miss", "hit")', '"3…4": ("hit", "hit")'), encoding="utf-8")
    assert text != tables.read_text(encoding="utf-8")
    assert main(["--root", str(root), "impact", "--page", str(page)]) == 1
    return page


@pytest.fixture
def shown(browser: Browser, impact: Path) -> Iterator[Page]:
    """The page on a dark screen."""
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(impact.as_uri())
    yield page
    context.close()


def test_page_of_an_impact_is_open_to_everyone(shown: Page) -> None:
    shown.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert looked_at(shown, LOOKS) == []
    assert walked(shown) == []
    assert sideways(shown) == []


def test_link_to_an_example_opens_it(shown: Page) -> None:
    example = shown.locator("details").first
    expect(example.locator("dl")).to_be_hidden()
    shown.locator(".rot a").first.click()
    expect(example.locator("dl")).to_be_in_viewport()


def test_page_of_an_impact_prints_what_is_folded_dark_on_white(shown: Page) -> None:
    words = " ".join(page.extract_text() for page in PdfReader(io.BytesIO(shown.pdf())).pages).split()
    assert "1/3 → 2/3" in " ".join(words)
    shown.emulate_media(media="print")
    assert shown.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
