"""A turn played move by move in a real Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from workbench import LOADED, open_case, with_sentence

SAID = {"cca": "{label} has moved: {route}", "aig": "{leader} has been activated"}

AGAINST = {"cca": "../08-movement/#cca.unit.list", "aig": "../03-sequence/#aig.3.1.tie-roll"}
"""The clause against the first action that is not open at the start."""


@pytest.mark.parametrize(("book", "language"), [("cca", "zh"), ("aig", "ru")])
def test_a_turn_is_stepped_through_and_played_on_with_the_clause_against_what_is_not_open(
    page: Page, address: str, site: Path, book: str, language: str
) -> None:
    open_case(page, address, language, book, f"x={with_sentence(site, book, SAID[book])}")
    panel = page.locator("[data-part=turn]")
    back, on = panel.locator(".ll-tools button").nth(0), panel.locator(".ll-tools button").nth(1)
    where, text = panel.get_by_role("status"), page.locator("[data-part=text]")
    expect(on).to_be_disabled(timeout=LOADED)
    whole, last = text.input_value(), where.inner_text()
    while back.is_enabled():
        before = where.inner_text()
        back.click()
        expect(where).not_to_have_text(before, timeout=LOADED)
    first = panel.locator(".ll-questions button").first
    expect(first).to_be_visible(timeout=LOADED)
    panel.locator("details summary").click()
    barred = panel.locator(".ll-barred > li", has=page.locator("a")).first
    expect(barred.locator("a").first).to_have_attribute("href", AGAINST[book])
    assert barred.locator("li").count()
    while on.is_enabled():
        before = where.inner_text()
        on.click()
        expect(where).not_to_have_text(before, timeout=LOADED)
    assert (text.input_value(), where.inner_text()) == (whole, last)
    back.click()
    expect(where).not_to_have_text(last, timeout=LOADED)
    said = first.inner_text()
    first.click()
    expect(where).to_have_text(last, timeout=LOADED)
    assert said.split()[0] in text.input_value().split("\n")[-1]
    expect(page.locator("[data-part=ruling] .ll-refused")).to_have_count(0)
