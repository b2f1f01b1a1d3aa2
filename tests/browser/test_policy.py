"""Every kind of page in a real Chromium: its policy forbids nothing that the page does, and what it must forbid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from workbench import LOADED, RULED

PAGES = [
    "",
    "404.html",
    "no/such/page",
    "r/cca.unit.list/",
    "en/",
    "ko/cca/",
    "fr/cca/08-movement/",
    "ru/cca/cca.unit.list/",
    "zh/cca/glossary/",
    "en/cca/sentences/",
    "en/cca/coverage/",
    "en/cca/print/",
    "en/offline.html",
    "en/guide/",
]
HEARD = """addEventListener("securitypolicyviolation", (event) =>
    (window.violations ??= []).push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));"""

STRANGE = """() => {
    const script = document.createElement("script");
    script.textContent = "window.hurt = 1";
    document.body.append(script);
}"""


@pytest.fixture
def watched(desktop: BrowserContext, address: str) -> Iterator[Page]:
    """A page that keeps what its policy forbade."""
    page = desktop.new_page()
    page.add_init_script(HEARD)
    yield page
    page.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_does_nothing_its_policy_forbids(watched: Page, address: str, path: str) -> None:
    watched.goto(f"{address}/{path}")
    watched.wait_for_load_state()
    policy = watched.locator("meta[http-equiv=Content-Security-Policy]").first.get_attribute("content") or ""
    assert "'unsafe-eval'" not in policy
    assert watched.evaluate("window.violations ?? []") == []
    watched.evaluate(STRANGE)
    assert watched.evaluate("[window.hurt, (window.violations ?? []).length]") == [None, 1]


def test_change_this_case_opens_the_workbench_which_rules_under_the_policy_of_page_and_worker(
    watched: Page, address: str
) -> None:
    watched.goto(f"{address}/en/cca/08-movement/")
    watched.locator(".ll-ev > summary").first.click()
    with watched.expect_response(lambda answer: answer.url.endswith("workbench/worker.js")) as sent:
        watched.locator(".ll-change a").first.click()
    assert "'unsafe-eval'" not in sent.value.headers["content-security-policy"]
    expect(watched.locator(RULED).first).to_be_visible(timeout=LOADED)
    assert watched.evaluate("window.violations ?? []") == []
