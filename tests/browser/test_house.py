"""House rules in a real Chromium: a chart changed, what flips, and the link that carries it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from workbench import LOADED, open_case

CASE = "x=acp.types.matrix:x1:ph-ho"
LINKS = "all => all.map((each) => each.getAttribute('href'))"


def test_a_changed_cell_shows_what_flips_and_goes_with_the_link(page: Page, address: str, site: Path) -> None:
    open_case(page, address, "fr", "acp", CASE)
    verdict, changes = page.locator("[data-part=ruling] .ll-verdict"), page.locator("[data-part=changes]")
    before = verdict.inner_text()
    page.locator("[data-part=house] > summary").click()
    chart = page.locator("[data-part=charts] details", has=page.locator("summary", has_text="3§2"))
    chart.locator("summary").click()
    cell = chart.get_by_label("phalangites, fantassins lourds", exact=True)
    cell.fill("tout")
    cell.press("Tab")
    expect(chart.get_by_role("alert")).to_contain_text("Ce n’est pas possible ici")
    cell.fill("9")
    cell.press("Tab")
    expect(verdict).not_to_have_text(before, timeout=LOADED)
    expect(page.locator(".ll-by-book")).to_contain_text(before, ignore_case=True)
    expect(changes.get_by_text("Exemples au résultat différent")).to_be_visible(timeout=LOADED)
    expect(changes.get_by_text("Exemples aux probabilités différentes")).to_be_visible(timeout=LOADED)
    expect(changes.locator("li a").first).to_have_attribute("href", "../acp.types.matrix/#acp.types.matrix:x1")
    ruled, case = page.locator(".ll-trace a").evaluate_all(LINKS), page.url.split("#")[1]
    page.goto("about:blank")
    open_case(page, address, "ko", "acp", case)
    assert page.locator(".ll-trace a").evaluate_all(LINKS) == ruled
    expect(page.locator(".ll-by-book")).to_contain_text("책대로 하면")
