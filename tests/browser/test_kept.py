"""The workbench without a connection, once it has been loaded.

Of each book, examples with every sentence under every verdict are ruled on; `KEPT=all` rules on every example.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.site.workbench.desk import Desk
from support import ROOT
from workbench import LOADED, PYTHON, RULED, cases

ASK = """async ([languages, wanted, steps]) => {
    const decided = await ask("verdicts", wanted);
    const ruled = {};
    for (const language of languages) ruled[language] = await ask("rule", language, await ask("write", language, steps));
    return { decided, ruled };
}"""


def _opened(context: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A page on which nothing is clicked and which tells when its worker is ready; what of the workbench it asks for."""
    page, asked = context.new_page(), list[str]()
    page.add_init_script(PYTHON)
    context.on("request", lambda request: asked.append(request.url) if "/workbench/" in request.url else None)
    page.goto(address, wait_until="networkidle")
    return page, [url for url in asked if "/assets/" not in url]


def _telling(found: Mapping[str, list[Any]], verdicts: Mapping[str, str]) -> dict[str, list[Any]]:
    """The examples that say a sentence under a verdict which no example before them has."""
    chosen, seen = {}, set[tuple[str, str]]()
    for name, steps in found.items():
        said = {(template, verdicts[name]) for _, template, _ in steps}
        if os.environ.get("KEPT") == "all" or said - seen:
            chosen[name] = steps
            seen |= said
    return chosen


@pytest.mark.parametrize(
    ("book", "language", "other"),
    [("acp", "ko", "cca"), ("cca", "fr", "acp"), ("gboa", "zh", "aig"), ("aig", "ru", "gboa")],
)
def test_a_loaded_book_is_made_ready_without_a_click_and_ruled_on_without_a_connection_as_on_the_command_line(
    browser: Browser, project: Project, address: str, site: Path, book: str, language: str, other: str
) -> None:
    context, found = browser.new_context(), cases(site, book)
    _keep(context, f"{address}/{language}", book, other)
    context.set_offline(True)
    page, _ = _opened(context, f"{address}/{language}/{book}/try/")
    expect(page.locator("html")).to_have_attribute("data-ready", "yes", timeout=LOADED)
    expect(page.locator("[data-part=desk]")).to_be_hidden()
    expect(page.locator("progress")).to_be_hidden()
    page.locator(".ll-questions button").first.click()
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    page.locator("[data-part=house] > summary").click()
    expect(page.locator("[data-part=sides] details, [data-part=charts] details").first).to_be_visible(timeout=LOADED)
    records = {record.id: record for record in refresh(project, book).records}
    assert set(found) == set(records)
    wanted = _telling(found, {name: record.verdict for name, record in records.items()})
    steps = [step for step in next(iter(found.values())) if step[0] != "then"]
    told = page.evaluate(ASK, [list(LANGUAGES), wanted, steps])
    context.close()
    decided = {name: [records[name].verdict, records[name].by, records[name].outcome] for name in wanted}
    assert told["decided"] == decided
    desk = Desk(ROOT, book)
    for code in LANGUAGES:
        desk.learn(code, [list(entry) for entry in project.catalog(code).entries()])
        assert told["ruled"][code]["html"] == desk.rule(code, desk.write(code, steps))["html"]


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
