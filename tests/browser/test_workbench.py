"""The workbench in a real Chromium: cases changed, ruled, linked and taken offline."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from lexludi.project import Project
from lexludi.proof.evidence import refresh
from support import ROOT

LOADED = 60_000
EXAMPLES = {"acp": "acp.melee.die:x1", "cca": "cca.unit.list:x1", "gboa": "gboa.6.1.1.b:x2"}


def _first(site: Path, book: str) -> str:
    """An example of a book that can be tried."""
    cases: dict[str, object] = json.loads((site / "workbench" / f"{book}.cases.json").read_text(encoding="utf-8"))
    return next(name for name in cases if name.startswith(EXAMPLES[book])) if book in EXAMPLES else next(iter(cases))


def _open(page: Page, address: str, language: str, book: str, case: str) -> None:
    page.goto(f"{address}/{language}/{book}/try/#{case}")
    expect(page.locator("[data-part=ruling] .ll-verdict, [data-part=ruling] .ll-odds").first).to_be_visible(
        timeout=LOADED
    )


@pytest.mark.parametrize("book", ["acp", "cca", "gboa"])
def test_every_example_is_decided_in_the_browser_as_in_the_evidence(
    page: Page, address: str, site: Path, book: str
) -> None:
    page.goto(f"{address}/en/{book}/try/")
    found = page.evaluate(
        """async ([home, book]) => {
            const { Desk } = await import(new URL("../../assets/workbench/desk.js", location).href);
            const cases = await (await fetch(`${home}/workbench/${book}.cases.json`)).json();
            const desk = new Desk(`${home}/workbench/`, book, "en", () => {});
            const names = Object.keys(cases), decided = {};
            for (let at = 0; at < names.length; at += 50) {
                const some = Object.fromEntries(names.slice(at, at + 50).map((name) => [name, cases[name]]));
                Object.assign(decided, await desk.ask("verdicts", some));
            }
            desk.stop();
            return decided;
        }""",
        [address, book],
    )
    records = refresh(Project(ROOT), book).records
    assert found == {record.id: [record.verdict, record.by, record.outcome] for record in records}


@pytest.mark.parametrize("language", ["zh", "ru"])
def test_a_changed_field_changes_the_ruling_and_the_link(page: Page, address: str, site: Path, language: str) -> None:
    _open(page, address, language, "gboa", f"x={_first(site, 'gboa')}")
    before, link = page.locator("[data-part=ruling] .ll-verdict").inner_text(), page.url
    text = page.locator("[data-part=text]")
    page.locator("details:has([data-part=text]) > summary").click()
    text.fill(text.input_value().replace("0303 0302", "0303"))
    expect(page.locator("[data-part=ruling] .ll-verdict")).not_to_have_text(before, timeout=LOADED)
    expect(page).not_to_have_url(link)


def test_a_link_made_in_korean_opens_in_french_with_the_same_ruling(page: Page, address: str, site: Path) -> None:
    _open(page, address, "ko", "gboa", f"x={_first(site, 'gboa')}")
    page.wait_for_function("location.hash.startsWith('#c=')")
    ruled = page.locator("[data-part=ruling] .ll-verdict a").first.get_attribute("href")
    case = page.url.split("#")[1]
    page.goto("about:blank")
    _open(page, address, "fr", "gboa", case)
    assert page.locator("[data-part=ruling] .ll-verdict a").first.get_attribute("href") == ruled
    assert "Pas permis" in page.locator("[data-part=ruling]").inner_text() or "fr" in page.locator(
        "html"
    ).get_attribute("lang")


@pytest.mark.parametrize("case", ["c=%3Cscript%3E", "c=AAAA", "c=" + "A" * 30_000, "x=no.such:x1", "x=%E0%A4%A"])
def test_a_hostile_link_says_so_and_runs_nothing(page: Page, address: str, case: str) -> None:
    page.goto(f"{address}/en/cca/try/#{case}")
    expect(page.locator("[data-part=state]")).to_contain_text("This link holds no case")
    assert page.locator("[data-part=desk]").is_hidden()


def test_nothing_is_loaded_before_it_is_asked_for(desktop: BrowserContext, address: str) -> None:
    page = desktop.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/en/cca/try/")
    expect(page.locator(".ll-size")).to_contain_text("MB")
    assert not [url for url in asked if "/workbench/" in url and "/assets/" not in url]
    assert all(url.startswith(address) for url in asked)
    page.close()


def test_a_sentence_can_be_added_with_the_keyboard_alone(page: Page, address: str, site: Path) -> None:
    _open(page, address, "en", "gboa", f"x={_first(site, 'gboa')}")
    rows = page.locator("[data-part=rows] > li")
    count = rows.count()
    page.locator("[data-part=add] input").focus()
    page.keyboard.type("the table plays")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(count + 1, timeout=LOADED)
