"""A real Chromium against the built site, served by the project's own server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from chromium import Machine
from lexludi.site.serve import Handler

PATIENCE = 20_000
"""How long a page may take, in milliseconds: a busy machine is no bug."""
expect.set_options(timeout=PATIENCE)
FORGET = """async () => {
    localStorage.clear();
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
}"""


class Lasting(Handler):
    """Leaves the connection open and files to the browser to keep: this site stays as it is for the whole run."""

    protocol_version = "HTTP/1.1"
    caching = "max-age=3600"


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Lasting, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; its pages share a process, as to start one for each takes a fifth of the time.

    Scripts and Python run too short a while on a page to be worth compiling twice.
    """
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
    quiet += ["--renderer-process-limit=1", "--js-flags=--no-opt,--no-maglev,--liftoff-only"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=Machine().find(), args=quiet)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def desktop(browser: Browser, address: str) -> BrowserContext:
    """A desktop window, opened once: Chromium takes longer to open one than most tests take."""
    return _window(browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB"), address)


@pytest.fixture(scope="session")
def handheld(browser: Browser, address: str) -> BrowserContext:
    """A phone, opened once."""
    size = {"width": 390, "height": 844}
    return _window(browser.new_context(viewport=size, has_touch=True, is_mobile=True, locale="ko-KR"), address)


@pytest.fixture(scope="session")
def scriptless(browser: Browser) -> BrowserContext:
    """A desktop window without scripts, opened once."""
    return browser.new_context(java_script_enabled=False)


@pytest.fixture
def page(desktop: BrowserContext) -> Iterator[Page]:
    """A page in a desktop window; an error in a script fails the test."""
    yield from _page(desktop)


@pytest.fixture
def phone(handheld: BrowserContext) -> Iterator[Page]:
    """A page on a phone."""
    yield from _page(handheld)


@pytest.fixture
def plain(scriptless: BrowserContext) -> Iterator[Page]:
    """A page without scripts, which leaves nothing behind."""
    page = scriptless.new_page()
    yield page
    page.close()


def _window(context: BrowserContext, address: str) -> BrowserContext:
    """A window with a page that stays open and tidies up after each test."""
    context.set_default_timeout(PATIENCE)
    context.new_page().goto(f"{address}/404.html")  # no worker of the site answers for this one
    return context


def _page(context: BrowserContext) -> Iterator[Page]:
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    context.pages[0].evaluate(FORGET)  # nothing a test leaves behind is there for the next
    assert errors == []
