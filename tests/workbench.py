"""What the browser tests of the workbench share.

Of a book, examples with every sentence under every verdict are ruled on in the browser; `RULE=all` rules on every example.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.site.workbench.desk import Desk
from support import ROOT

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


ASK = """async ([languages, wanted, steps]) => {
    const decided = await ask("verdicts", wanted);
    const ruled = {};
    for (const language of languages) ruled[language] = await ask("rule", language, await ask("write", language, steps));
    return { decided, ruled };
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


def _telling(found: Mapping[str, list[Any]], verdicts: Mapping[str, str]) -> dict[str, list[Any]]:
    """The examples that say a sentence under a verdict which no example before them has."""
    chosen, seen = {}, set[tuple[str, str]]()
    for name, steps in found.items():
        said = {(template, verdicts[name]) for _, template, _ in steps}
        if os.environ.get("RULE") == "all" or said - seen:
            chosen[name] = steps
            seen |= said
    return chosen


def rules_as_on_the_command_line(page: Page, project: Project, site: Path, book: str) -> None:
    """The Python of an open workbench decides examples as their evidence tells, and shows a ruling as the desk does here."""
    found, records = cases(site, book), {record.id: record for record in refresh(project, book).records}
    assert set(found) == set(records)
    wanted = _telling(found, {name: record.verdict for name, record in records.items()})
    steps = [step for step in next(iter(found.values())) if step[0] != "then"]
    told = page.evaluate(ASK, [list(LANGUAGES), wanted, steps])
    decided = {name: [records[name].verdict, records[name].by, records[name].outcome] for name in wanted}
    otherwise = [(name, ruled, decided[name]) for name, ruled in told["decided"].items() if ruled != decided[name]]
    assert len(told["decided"]) == len(wanted) and not otherwise, otherwise
    desk = Desk(ROOT, book)
    for code in LANGUAGES:
        desk.learn(code, [list(entry) for entry in project.catalog(code).entries()])
        assert told["ruled"][code]["html"] == desk.rule(code, desk.write(code, steps))["html"], f"{book} in {code}"
