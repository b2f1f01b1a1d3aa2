"""Shortcuts by the number a page shows, at addresses no file can have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("name", ["acp/2§20", "acp/2§20/", "acp 2§20", "acp.2.20"])
def test_shortcut_opens_a_clause_by_its_number_as_it_is_shown_or_said(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/r/{name}")
    expect(page).to_have_url(f"{address}/en/acp/02-fire/#acp.fire.mod.moved")


@pytest.mark.parametrize("name", ["acp/2§999", "acp/2.999/", "nowhere 2§20"])
def test_shortcut_by_a_number_no_clause_has_is_a_missing_page(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/r/{name}")
    expect(page.locator("h1:visible")).to_have_text("This page does not exist.")
    expect(page.locator(".home:visible")).to_have_attribute("href", f"{address}/en/")
