"""The workbench without a connection, once it has been loaded."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from workbench import LOADED, RULED, open_case


def test_a_loaded_workbench_rules_without_a_connection(browser: Browser, address: str, site: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    open_case(page, address, "fr", "cca", "x=cca.unit.one-at-a-time:x4")
    expect(page.locator("[data-part=kept]")).to_be_visible(timeout=LOADED)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    case = page.url.split("#")[1]
    page.close()
    context.set_offline(True)
    page = context.new_page()
    open_case(page, address, "fr", "cca", case)
    page.locator("[data-part=house] > summary").click()
    expect(page.locator("[data-part=charts] details").first).to_be_visible(timeout=LOADED)
    page.goto("about:blank")
    page.goto(f"{address}/fr/cca/try/")
    page.locator(".ll-questions button").first.click()
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    context.close()
