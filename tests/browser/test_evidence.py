"""The evidence of a clause: a light chapter, a page of its own, what rests on it, and links and quotes to send."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from lexludi.languages import LANGUAGES

MOVED = "acp.fire.mod.moved"
CHAPTER = "acp/02-fire/"


def clause(page: Page, name: str = MOVED) -> Locator:
    return page.locator(f'section:has(.ll-h[id="{name}"])')


@pytest.fixture
def copied(page: Page) -> Page:
    """A page that keeps what is copied."""
    page.add_init_script("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    return page


def heaviest_chapter(site: Path) -> str:
    chapters = site.glob("*/*/[0-9]*/index.html")
    heaviest = max(chapters, key=lambda path: path.read_text(encoding="utf-8").count("<"))
    return heaviest.parent.relative_to(site).as_posix()


def test_heaviest_chapter_is_light_until_something_is_opened(page: Page, address: str, site: Path) -> None:
    loaded: list[bytes] = []
    page.on("response", lambda answer: loaded.append(answer.body()))
    page.goto(f"{address}/{heaviest_chapter(site)}/", wait_until="networkidle")
    assert page.evaluate("document.querySelectorAll('*').length") < 5000
    assert sum(len(gzip.compress(body)) for body in loaded) <= 150_000
    expect(page.locator(".ll-x")).to_have_count(0)


def test_opening_a_clause_fetches_its_evidence_once(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/fr/{CHAPTER}")
    for _ in range(3):
        clause(page).locator(".ll-ev > summary").click()
    expect(clause(page).locator(".ll-steps").first).to_be_visible()
    assert asked.count(f"{address}/fr/acp/{MOVED}/") == 1
    expect(clause(page).locator(".ll-more")).to_have_count(0)


def test_evidence_that_cannot_be_fetched_leaves_the_link_and_is_asked_for_again(page: Page, address: str) -> None:
    page.route(f"**/{MOVED}/", lambda route: route.abort())
    page.goto(f"{address}/en/{CHAPTER}")
    fold = clause(page).locator(".ll-ev > summary")
    with page.expect_event("requestfailed"):
        fold.click()
    expect(clause(page).locator(".ll-more a")).to_be_visible()
    expect(clause(page).locator(".ll-sorry")).to_have_text(
        "This could not be loaded. Check the connection and try again."
    )
    page.unroute(f"**/{MOVED}/")
    fold.click()
    fold.click()
    expect(clause(page).locator(".ll-steps").first).to_be_visible()
    expect(page.locator(".ll-sorry")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])  # the original words, and a translation
def test_without_script_the_link_leads_to_a_page_with_examples_and_back(
    plain: Page, address: str, language: str
) -> None:
    plain.goto(f"{address}/{language}/{CHAPTER}")
    clause(plain).locator(".ll-ev > summary").click()
    clause(plain).locator(".ll-more a").click()
    expect(plain).to_have_url(f"{address}/{language}/acp/{MOVED}/")
    expect(plain.locator("html")).to_have_attribute("lang", LANGUAGES[language].html)
    expect(plain.locator(".ll-trace").first).to_be_visible()
    expect(plain.locator("button")).to_have_count(0)
    plain.locator(".ll-origin a").click()
    expect(plain).to_have_url(f"{address}/{language}/{CHAPTER}#{MOVED}")


def test_every_link_and_file_of_a_clause_page_is_there(page: Page, address: str) -> None:
    for path in ("ko/acp/acp.fire.table/", "en/gboa/gboa.6.7.6/"):
        failed: list[str] = []
        page.on("requestfailed", lambda request, failed=failed: failed.append(request.url))
        page.goto(f"{address}/{path}", wait_until="networkidle")
        links = page.evaluate("[...new Set([...document.querySelectorAll('a[href]')].map(a => a.href.split('#')[0]))]")
        assert len(links) > 6
        missing = [link for link in links if not page.request.head(link).ok]
        assert missing == failed == []


def test_clause_page_keeps_the_clause_in_another_language_and_the_chosen_scheme(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/en/acp/{MOVED}/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.locator('.ll-languages a[hreflang="ru"]').click()
    expect(page).to_have_url(f"{address}/ru/acp/{MOVED}/")


@pytest.mark.parametrize("width", [320, 1280])
def test_clause_page_does_not_scroll_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in ("ru/acp/acp.fire.table/", "fr/gboa/gboa.6.7.6/"):
        page.goto(f"{address}/{path}")
        page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_link_to_an_example_fetches_opens_and_shows_it(page: Page, address: str) -> None:
    page.goto(f"{address}/ko/{CHAPTER}#{MOVED}:x3")
    example = page.locator(f'[id="{MOVED}:x3"]')
    expect(example.locator(".ll-steps").first).to_be_visible()
    expect(example).to_be_in_viewport()
    box, header = example.bounding_box(), page.locator(".md-header").bounding_box()
    assert box and header and box["y"] >= header["height"] - 1, "the header hides the example"


def test_link_to_an_example_that_is_no_more_shows_the_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}#{MOVED}:x999")
    expect(clause(page).locator(".ll-x").first).to_be_attached()


def test_all_examples_of_a_chapter_open_at_once_and_are_printed(page: Page, address: str) -> None:
    page.goto(f"{address}/en/acp/05-quality/")
    page.locator("[data-ll-all]").click()
    expect(page.locator(".ll-more")).to_have_count(0)
    page.emulate_media(media="print")
    examples = page.locator(".ll-x")
    assert examples.count() > 3
    for example in examples.all():
        expect(example.locator(".ll-steps").first).to_be_visible()


def test_clause_names_the_clauses_and_examples_that_rest_on_it(page: Page, address: str) -> None:
    page.goto(f"{address}/en/{CHAPTER}#acp.fire.table")
    own = clause(page, "acp.fire.table")
    own.locator(".ll-ev > summary").click()
    own.locator(".ll-cited > summary").click()
    resting = own.locator(f'.ll-cited a[href="../{MOVED}/"]')
    expect(resting).to_be_visible()
    resting.click()
    expect(page.locator(".ll-trace")).not_to_have_count(0)
    expect(page.locator('.ll-trace a[href$="#acp.fire.table"]').first).to_be_attached()


def test_link_of_a_clause_is_copied_and_opens_in_the_language_of_who_follows_it(
    copied: Page, phone: Page, address: str
) -> None:
    copied.goto(f"{address}/fr/{CHAPTER}#{MOVED}")
    tools = clause(copied).locator("> .ll-copy")
    tools.locator("button").first.click()
    expect(tools.locator("[role=status]")).to_have_text("Copié")
    link = copied.evaluate("window.copied")
    assert link == f"{address}/r/{MOVED}/"
    phone.goto(link)
    expect(phone).to_have_url(f"{address}/ko/{CHAPTER}#{MOVED}")


def test_quotes_of_a_clause_and_of_an_example_hold_their_text_and_lead_to_them(copied: Page, address: str) -> None:
    copied.goto(f"{address}/en/{CHAPTER}#{MOVED}:x1")
    tools = copied.locator(f'[id="{MOVED}:x1"] > .ll-copy')
    tools.locator("[data-ll-quote]").click()
    quote = copied.evaluate("window.copied")
    assert re.search(r"^Given .*\n(?s:.*)^When ", quote, re.M) and quote.endswith(f"/r/{MOVED}/#{MOVED}:x1")
    clause(copied).locator("> .ll-copy [data-ll-quote]").click()
    copied.wait_for_function("before => window.copied !== before", arg=quote)
    lines = copied.evaluate("window.copied").split("\n")
    assert lines[0] == "2§20 Firer moved" and "−1" in lines[1] and lines[2] == f"{address}/r/{MOVED}/"
    copied.goto(quote.rsplit("\n", 1)[1])
    expect(copied).to_have_url(f"{address}/en/{CHAPTER}#{MOVED}:x1")
    expect(copied.locator(f'[id="{MOVED}:x1"] .ll-steps').first).to_be_visible()


@pytest.mark.parametrize("name", [MOVED, "acp/2.20"])
def test_shortcut_opens_a_clause_by_id_or_number_in_the_language_chosen_before(
    page: Page, address: str, name: str
) -> None:
    page.goto(f"{address}/404.html")
    page.evaluate("localStorage.setItem('lexludi.language', 'zh')")
    page.goto(f"{address}/r/{name}/")
    expect(page).to_have_url(f"{address}/zh/{CHAPTER}#{MOVED}")


def test_shortcut_without_script_offers_every_language(plain: Page, address: str) -> None:
    plain.goto(f"{address}/r/acp/2.20/")
    assert plain.locator("li").all_inner_texts() == [language.name for language in LANGUAGES.values()]
    plain.locator("a[lang=ru]").click()
    expect(plain).to_have_url(f"{address}/ru/{CHAPTER}#{MOVED}")


def test_unknown_shortcut_is_a_missing_page(page: Page, address: str) -> None:
    answer = page.goto(f"{address}/r/acp/99.99/")
    assert answer and answer.status == 404
