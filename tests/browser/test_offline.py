"""A book kept on the device: read, searched and opened without a connection, below a sub-path."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lexludi.files import digest_of, files_below
from lexludi.languages import LANGUAGES
from lexludi.site.offline import write_offline
from lexludi.site.serve import Handler

CURRENT = """async (version) => {
    const current = async () => (await caches.keys()).every((name) => name.endsWith(version));
    for (let tries = 0; !(await current()) && tries < 400; tries++) await new Promise((go) => setTimeout(go, 50));
    return current();
}"""
"""Whether all that is kept is of a version, within a while."""


@contextmanager
def served(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """A folder on a server of its own, which notes what it is asked for."""

    class Noting(Handler):
        protocol_version = "HTTP/1.1"  # a book is many files, and to connect for each takes longer than to send it

        def do_GET(self) -> None:
            if asked is not None:
                asked.append(self.path)
            super().do_GET()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Noting, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def below(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site served below a sub-path of its host."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "rules").mkdir()
    (folder / "rules" / "ludi").symlink_to(site.resolve())
    with served(folder) as address:
        yield f"{address}/rules/ludi"


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A device that keeps nothing yet."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(30_000)
    yield context
    context.close()


def keep(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-ll-keep] [data-keep]").click()
    expect(page.locator("[data-ll-keep] [data-remove]")).to_be_visible(timeout=60_000)


def test_kept_book_is_read_searched_and_opened_offline_and_can_be_removed_again(
    device: BrowserContext, below: str
) -> None:
    page = device.new_page()
    keep(page, f"{below}/ru/cca/")
    device.set_offline(True)
    page.goto(f"{below}/ru/cca/08-movement/")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    evidence = page.locator(".ll-ev").first
    evidence.locator("summary").first.click()
    expect(evidence.locator(".ll-steps").first).to_be_visible()
    page.locator("[data-ll-search]").first.click()
    page.locator("[data-ll-input]").fill("8.14")
    expect(page.locator(".ll-search li a").first).to_be_visible()
    page.locator(".ll-search li a").first.click()
    expect(page).to_have_url(re.compile(r"/cca/08-movement/#cca\."))
    page.goto(f"{below}/ru/cca/glossary/")
    expect(page.locator(".ll-entries")).to_be_visible()
    for shared in ("", "glossary/", "about/"):
        page.goto(f"{below}/ru/{shared}")
        expect(page.locator("article h1")).to_be_visible()
    _says_what_is_kept_where_a_page_is_not(page, below)
    device.set_offline(False)
    page.locator("[data-ll-keep] [data-remove]").click()
    expect(page.locator("[data-ll-keep] [data-keep]")).to_be_visible()
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def _says_what_is_kept_where_a_page_is_not(page: Page, below: str) -> None:
    """In the reader's language, with the way there."""
    page.goto(f"{below}/ru/acp/02-fire/")
    expect(page.locator("h1")).to_have_text("Этой страницы нет на этом устройстве")
    link = page.locator("li a:visible")
    expect(link).to_have_count(1)
    link.click()
    expect(page).to_have_url(f"{below}/ru/cca/")


def test_kept_book_follows_the_site_and_loads_only_what_changed(
    device: BrowserContext, site: Path, tmp_path: Path
) -> None:
    english = shutil.copytree(site / "en", tmp_path / "en")
    asked: list[str] = []
    with served(tmp_path, asked) as address:
        page = device.new_page()
        keep(page, f"{address}/en/cca/")
        (english / "cca/glossary/index.html").write_text("<title>Changed</title>")
        shutil.rmtree(english / "offline")
        made = {path.relative_to(english).as_posix(): digest_of(path) for path in files_below(english)}
        write_offline(["cca"], english, made)
        version = json.loads((english / "offline.json").read_text())["cca"]["version"]
        asked.clear()
        page.goto(f"{address}/en/")
        assert page.evaluate(CURRENT, version)
        device.set_offline(True)
        page.goto(f"{address}/en/cca/glossary/")
        expect(page).to_have_title("Changed")
        assert "/en/cca/glossary/" in asked
        assert "/en/cca/08-movement/" not in asked


@pytest.mark.parametrize("language", ["zh", "fr"])  # a point in numbers, and a comma
def test_book_says_how_large_it_is_to_keep_and_the_site_can_be_installed(
    language: str, page: Page, address: str, site: Path
) -> None:
    page.goto(f"{address}/{language}/acp/")
    size = json.loads((site / language / "offline.json").read_text())["acp"]["size"] / 1e6
    said = f"{size:.1f}".replace(".", "," if language == "fr" else ".")
    expect(page.locator("[data-ll-keep] [data-keep]")).to_contain_text(re.compile(rf"(?<!\d){said}(?!\d)"))
    link = page.locator('link[rel="manifest"]').evaluate("link => link.href")
    manifest = page.request.get(link).json()
    assert (manifest["lang"], manifest["display"]) == (LANGUAGES[language].html, "standalone")
    for icon in manifest["icons"]:
        found = page.request.get(page.evaluate("([to, from]) => new URL(to, from).href", [icon["src"], link]))
        body = found.body()
        assert found.ok and body.startswith(b"\x89PNG")
        assert f"{int.from_bytes(body[16:20], 'big')}x{int.from_bytes(body[20:24], 'big')}" == icon["sizes"]
