"""What the browser tests of the workbench share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

LOADED = 60_000
RULED = "[data-part=ruling] .ll-verdict, [data-part=ruling] .ll-odds"

# A page on which the Python of its workbench can be asked beside it, and which tells when that is ready.
PYTHON = """{
  let python, count = 1_000_000;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      python = this;
      this.addEventListener("message", ({ data }) => { if (data.ready) document.documentElement.dataset.ready = "yes"; });
    }
  };
  window.ask = (method, ...given) => new Promise((resolve, reject) => {
    const own = ++count;
    python.addEventListener("message", ({ data: { id, answer, failed } }) => {
      if (id === own) failed ? reject(new Error(failed)) : resolve(answer);
    });
    python.postMessage({ id: own, method, arguments: given });
  });
}"""


def cases(site: Path, book: str) -> dict[str, list[Any]]:
    """The examples of a book that can be tried."""
    found: dict[str, list[Any]] = json.loads((site / "workbench" / f"{book}.cases.json").read_text(encoding="utf-8"))
    return found


def with_sentence(site: Path, book: str, template: str) -> str:
    """The first example of a book that says a sentence."""
    return next(name for name, steps in cases(site, book).items() if any(step[1] == template for step in steps))


def choose(page: Page, reading: int, side: int) -> Locator:
    """Open a reading of the book and choose one of its sides; the sides it has."""
    page.locator("[data-part=house]").evaluate("each => { each.open = true; }")
    folded = page.locator("[data-part=sides] > details").nth(reading)
    folded.locator("summary").click()
    sides = folded.get_by_role("radio")
    sides.nth(side).check()
    return sides


def open_case(page: Page, address: str, language: str, book: str, case: str) -> None:
    """Open the workbench with a case and wait for its ruling."""
    page.goto(f"{address}/{language}/{book}/try/#{case}")
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
