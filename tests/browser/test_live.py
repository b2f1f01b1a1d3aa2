"""`serve` refreshes the open page by itself after a build."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lexludi.site.release import release
from lexludi.site.serve import Server


def publish(root: Path, text: str) -> None:
    (root / "build").mkdir(exist_ok=True)
    with release(root) as fresh:
        (fresh / "index.html").write_text(f"<!doctype html><title>x</title><p>{text}")
        (fresh / "404.html").write_text("<p>missing")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    publish(tmp_path, "first")
    server = Server(tmp_path, 0)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield server
    server.shutdown()


def test_open_page_and_missing_page_are_refreshed_after_a_build(page: Page, server: Server, tmp_path: Path) -> None:
    for path in ("/", "/nowhere"):
        page.goto(f"http://localhost:{server.server_port}{path}")
        page.evaluate("window.old = true")
        publish(tmp_path, path)
        server.tell()
        page.wait_for_function("window.old === undefined")
    page.goto(f"http://localhost:{server.server_port}/")
    expect(page.locator("p")).to_have_text("/nowhere")
