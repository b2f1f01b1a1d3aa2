"""The workbench without a connection, once it has been loaded."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from lexludi.project import Project
from workbench import LOADED, PYTHON, RULED, rules_as_on_the_command_line


def _opened(context: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A page on which nothing is clicked and which tells when its worker is ready; what of the workbench it asks for."""
    page, asked = context.new_page(), list[str]()
    page.add_init_script(PYTHON)
    context.on("request", lambda request: asked.append(request.url) if "/workbench/" in request.url else None)
    page.goto(address, wait_until="networkidle")
    return page, [url for url in asked if "/assets/" not in url]


def test_a_loaded_book_is_made_ready_without_a_click_and_ruled_on_without_a_connection_as_on_the_command_line(
    browser: Browser, project: Project, address: str, site: Path
) -> None:
    context = browser.new_context()
    _keep(context, f"{address}/fr", "cca", "acp")
    context.set_offline(True)
    page, _ = _opened(context, f"{address}/fr/cca/try/")
    expect(page.locator("html")).to_have_attribute("data-ready", "yes", timeout=LOADED)
    expect(page.locator("[data-part=desk]")).to_be_hidden()
    expect(page.locator("progress")).to_be_hidden()
    page.locator(".ll-questions button").first.click()
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    page.locator("[data-part=house] > summary").click()
    expect(page.locator("[data-part=sides] details, [data-part=charts] details").first).to_be_visible(timeout=LOADED)
    rules_as_on_the_command_line(page, project, site, "cca")
    context.close()


def _keep(context: BrowserContext, home: str, book: str, other: str) -> None:
    """Load a book by a question to it; nothing is asked for before, nor by the workbench of another book after."""
    page, asked = _opened(context, f"{home}/{book}/try/")
    assert not asked and not page.workers
    page.locator(".ll-questions button").first.click()
    expect(page.locator("[data-part=kept]")).to_be_visible(timeout=LOADED)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    page, asked = _opened(context, f"{home}/{other}/try/")
    assert not asked and not page.workers
    page.close()
