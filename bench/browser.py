"""The workbench of the fifth book in Chromium, its first ruling and its chances, against a plain start of Pyodide."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.site import ROOT, Measure, build, copy
from chromium import Machine
from lexludi.site.release import SITE
from lexludi.site.serve import Handler
from workbench import LOADED, PYTHON, RULED

ROUNDS, AGAIN = 5, 15
"""How often a start and a ruling are measured; the best counts, for a busy machine is no slow program."""
CASE = "minis/try/#x=minis.8.3.1:x1"
CLASH = """Given units A + B: infantry in loose order, A 2, Def 1, M 2
And A carries pike
And A is on: Attack
And A has attacked B from the front zone; the clash comes next
When A and B fight a round"""
SHOTS = """Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
And B + C form a column on Defence, from front to rear
And A and B face each other, 8 steps apart
When A shoots at B, and B shoots back"""
PLAIN = """<!doctype html><script type=module>
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.body.dataset.said = python.runPython("1 + 1");
</script>"""
ASK = """async ([text, times]) => {
    const taken = [];
    for (let time = 0; time < times; time++) {
        const before = performance.now();
        const ruled = await ask("rule", "en", text);
        if (!ruled.html.includes("ll-odds")) throw new Error(JSON.stringify(ruled.faults));
        taken.push(performance.now() - before);
    }
    return Math.min(...taken) / 1000;
}"""


@dataclass(frozen=True)
class Times:
    """Seconds in the browser."""

    plain: float
    ruled: float
    clash: float
    shots: float


def first_ruling() -> Measure:
    """From a cold cache to the first ruling, against Pyodide from its own files to its first answer."""
    return _over_a_plain_start("first ruling", _times().ruled, 0.8)


def clash() -> Measure:
    """The chances of a clash with open dice, and all that is told beside them."""
    return _over_a_plain_start("chances of a clash", _times().clash, 0.1)


def shots() -> Measure:
    """The same of an exchange of shots."""
    return _over_a_plain_start("chances of an exchange of shots", _times().shots, 0.1)


def _over_a_plain_start(name: str, taken: float, bound: float) -> Measure:
    plain = _times().plain
    detail = f"{taken:.3f} s, Pyodide by itself {plain:.2f} s"
    return f"{name} in the browser over a plain start of Pyodide", taken / plain, bound, False, detail


@cache
def _times() -> Times:
    with copy() as folder, sync_playwright() as playwright:
        build(Path(folder))
        browser = playwright.chromium.launch(executable_path=Machine().find(), args=["--no-sandbox", "--disable-gpu"])
        with _served(Handler, Path(folder) / SITE) as site, _served(_Plain, ROOT / "node_modules/pyodide") as alone:
            starts = [
                (_start(browser, f"{alone}/", "[data-said]"), _start(browser, f"{site}/en/{CASE}", RULED))
                for _ in range(ROUNDS)
            ]
            page = browser.new_page()
            page.add_init_script(PYTHON)
            _open(page, f"{site}/en/{CASE}", RULED)
            asked = [page.evaluate(ASK, [text, AGAIN]) for text in (CLASH, SHOTS)]
        browser.close()
    plain, ruled = (min(taken) for taken in zip(*starts, strict=True))
    return Times(plain, ruled, *asked)


class _Plain(SimpleHTTPRequestHandler):
    """Pyodide as npm has put it there, below a page that starts it."""

    def log_message(self, format: str, *args: object) -> None:
        return

    def do_GET(self) -> None:
        """The page, or a file of Pyodide."""
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PLAIN.encode())


@contextmanager
def _served(handler: Callable[..., SimpleHTTPRequestHandler], folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


def _start(browser: Browser, address: str, shown: str) -> float:
    """Seconds until a page shows something, in a window that has nothing yet."""
    window = browser.new_context()
    taken = _open(window.new_page(), address, shown)
    window.close()
    return taken


def _open(page: Page, address: str, shown: str) -> float:
    page.goto(address)
    page.wait_for_function("shown => document.querySelector(shown)", arg=shown, timeout=LOADED, polling="raf")
    seconds: float = page.evaluate("performance.now() / 1000")
    return seconds
