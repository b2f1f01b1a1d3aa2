"""The workbench without a connection, once it has been loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.site.workbench.desk import Desk
from support import ROOT
from workbench import LOADED, RULED, cases, open_case

ASK = """async ([home, book, languages, name]) => {
    const { Desk } = await import(new URL("../../assets/workbench/desk.js", location).href);
    const cases = await (await fetch(`${home}/workbench/${book}.cases.json`)).json();
    const desk = new Desk(`${home}/workbench/`, book, () => {});
    desk.limit = 120_000;
    const decided = await desk.ask("verdicts", cases);
    const steps = cases[name].filter(([keyword]) => keyword !== "then");
    const ruled = {};
    for (const language of languages) ruled[language] = await desk.ask("rule", language, await desk.ask("write", language, steps));
    desk.stop();
    return { decided, ruled };
}"""


READY = """window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => { if (data.ready) document.documentElement.dataset.ready = "yes"; });
    }
}"""


def _opened(context: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A page on which nothing is clicked and which tells when its worker is ready; what of the workbench it asks for."""
    page, asked = context.new_page(), list[str]()
    page.add_init_script(READY)
    context.on("request", lambda request: asked.append(request.url) if "/workbench/" in request.url else None)
    page.goto(address, wait_until="networkidle")
    return page, [url for url in asked if "/assets/" not in url]


def test_a_kept_book_is_made_ready_without_a_click_and_no_other_is_asked_for(browser: Browser, address: str) -> None:
    context = browser.new_context()
    fresh, asked = _opened(context, f"{address}/fr/cca/try/")
    assert not asked and not fresh.workers
    fresh.locator(".ll-questions button").first.click()
    expect(fresh.locator("[data-part=kept]")).to_be_visible(timeout=LOADED)
    fresh.evaluate("navigator.serviceWorker.ready.then(() => true)")
    fresh.close()
    other, asked = _opened(context, f"{address}/fr/acp/try/")
    assert not asked and not other.workers
    other.close()
    context.set_offline(True)
    kept, _ = _opened(context, f"{address}/fr/cca/try/")
    expect(kept.locator("html")).to_have_attribute("data-ready", "yes", timeout=LOADED)
    expect(kept.locator("[data-part=desk]")).to_be_hidden()
    expect(kept.locator("progress")).to_be_hidden()
    context.close()


@pytest.mark.parametrize(("book", "language"), [("acp", "ko"), ("cca", "fr"), ("gboa", "zh"), ("aig", "ru")])
def test_a_loaded_book_is_ruled_on_without_a_connection_as_on_the_command_line(
    browser: Browser, address: str, site: Path, book: str, language: str
) -> None:
    context, project, name = browser.new_context(), Project(ROOT), next(iter(cases(site, book)))
    page = context.new_page()
    open_case(page, address, language, book, f"x={name}")
    expect(page.locator("[data-part=kept]")).to_be_visible(timeout=LOADED)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(f"{address}/{language}/{book}/try/")
    page.locator(".ll-questions button").first.click()
    expect(page.locator(RULED).first).to_be_visible(timeout=LOADED)
    page.locator("[data-part=house] > summary").click()
    expect(page.locator("[data-part=sides] details, [data-part=charts] details").first).to_be_visible(timeout=LOADED)
    found = page.evaluate(ASK, [address, book, list(LANGUAGES), name])
    context.close()
    desk = Desk(ROOT, book)
    for code in LANGUAGES:
        desk.learn(code, [list(entry) for entry in project.catalog(code).entries()])
        text = desk.write(code, [step for step in cases(site, book)[name] if step[0] != "then"])
        assert found["ruled"][code]["html"] == desk.rule(code, text)["html"]
    records = refresh(project, book).records
    assert found["decided"] == {record.id: [record.verdict, record.by, record.outcome] for record in records}
