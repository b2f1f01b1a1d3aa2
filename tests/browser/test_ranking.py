"""How well search finds: the real ranker, in a real browser, over queries with known answers."""

from __future__ import annotations

import re
import shutil
import threading
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.reader import Reader
from lexludi.site.search import search_file
from lexludi.site.serve import Handler
from support import ROOT

languages = pytest.mark.parametrize("language", LANGUAGES)

LOAD = """async ([language, books]) => {
  const { Tokens } = await import("/assets/tokens.js");
  const { Index } = await import("/assets/index.js");
  window.rank = { ...await import("/assets/rank.js"), ...await import("/assets/nearest.js"), ...await import("/assets/order.js") };
  window.files = await Promise.all(books.map(async (book) => (await fetch(`/${language}/search/${book}.json`)).json()));
  window.fill = async (files) => {
    const index = new Index(await Tokens.of(language));
    for (const file of files) await index.add(file);
    return index;
  };
  window.index = await fill(files);
  window.first = (query, most, here) => rank.search(index, query, here).hits.slice(0, most).map(({ clause }) => clause);
}"""
ASK = "(queries) => queries.map((query) => first(query, 5).map(({ id }) => id))"
SEEN = """(queries) => queries.map((query) => {
  const { hits } = rank.search(index, query);
  const seen = rank.byBook(hits, "", false).flatMap(({ hits, most }) => hits.slice(0, most)).slice(0, 5);
  return [hits.slice(0, 5), seen].map((five) => five.map(({ clause }) => clause.id));
})"""
NUMBERED = """(step) => index.clauses.filter((_, place) => place % step === 0)
  .filter(({ id, book, number }) => first(id, 1)[0].id !== id || first(`${book} ${number}`, 1)[0].id !== id)
  .map(({ id }) => id)"""
GLOSSARY = """() => {
  const rows = files.flatMap(({ book, clauses, terms }) => terms.filter(([place]) => place >= 0)
    .map(([place, word, abbreviation]) => ({ id: `${book}.${clauses.id[place]}`, word, abbreviation })));
  const lost = (name, id) => !first(name, 5).some((clause) => clause.id === id);
  const short = rows.filter(({ abbreviation }) => abbreviation);
  return {
    abbreviations: short.filter(({ id, abbreviation }) => lost(abbreviation, id)).map(({ abbreviation }) => abbreviation),
    words: rows.filter(({ id, word }) => lost(word, id)).map(({ word }) => word),
    count: rows.length,
  };
}"""
# Names of examples, whole and by their three rarest words, must lead to their clause; the index does not hold them.
EXAMPLES = """async ([names, step]) => {
  const bare = files.map((file) => ({ ...file, clauses: { ...file.clauses, extras: file.clauses.extras.map(() => "") } }));
  const index = await fill(bare);
  const rarity = (word) => Math.max(0, ...index.tokens.of(word).map(({ term }) => (index.has(term) ? index.rarity(term) : 0)));
  const rarest = (name) => {
    const words = [...new Set(name.split(/[\\s,.:;]+/))].filter(Boolean);
    const kept = [...words].sort((a, b) => rarity(b) - rarity(a)).slice(0, 3);
    return words.filter((word) => kept.includes(word)).join(" ");
  };
  const queries = names.flatMap(([name, id]) => [[name, id], [rarest(name), id]]).filter((_, place) => place % step === 0);
  const ranks = queries.map(([query, id]) => rank.search(index, `${query} `).hits.findIndex(({ clause }) => clause.id === id));
  return ranks.map((place) => (place < 0 ? 0 : 1 / (place + 1)));
}"""


@dataclass(frozen=True)
class Query:
    """What a player types, and the clauses that answer it."""

    language: str
    kind: str
    blind: bool
    ask: str
    find: list[str]


@pytest.fixture(scope="module")
def served(project: Project, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The search files of all languages and the scripts, served."""
    folder = tmp_path_factory.mktemp("search")
    shutil.copytree(ROOT / "src/lexludi/site/assets/search", folder / "assets")
    (folder / "index.html").write_text("<!doctype html><title>Search</title>", encoding="utf-8")
    for language in LANGUAGES:
        target: Path = folder / language / "search"
        target.mkdir(parents=True)
        for slug, book in project.books.items():
            (target / f"{slug}.json").write_text(search_file(Reader(project, language), book), encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def pages(project: Project, browser: Browser, served: str) -> Iterator[dict[str, Page]]:
    """A page for each language, its index filled."""
    context, filled = browser.new_context(), {}
    for language in LANGUAGES:
        filled[language] = context.new_page()
        filled[language].goto(f"{served}/")
        filled[language].evaluate(LOAD, [language, list(project.books)])
    yield filled
    context.close()


def read_queries(project: Project) -> list[Query]:
    """The queries of `tests/data`, with the numbers clauses have now, whose answers are in the language asked."""
    clauses = {clause.id: clause for book in project.books.values() for clause in book.clauses.values()}
    rows: list[dict[str, Any]] = tomllib.loads((ROOT / "tests/data/queries.toml").read_text(encoding="utf-8"))[
        "queries"
    ]
    found = []
    for row in rows:
        asked = re.sub(r"\{(.*?)\}", lambda match: clauses[match[1]].number, row["ask"])
        reader = Reader(project, row["language"])
        if any(reader.text(id, clauses[id].text)[1] for id in row["find"]):
            found.append(Query(**row | {"ask": asked}))
    return found


def test_queries_of_players_find_their_clause(project: Project, pages: dict[str, Page]) -> None:
    queries = read_queries(project)
    lost, first, five = [], 0, 0
    for language in LANGUAGES:
        own = [query for query in queries if query.language == language]
        for query, ids in zip(own, pages[language].evaluate(ASK, [query.ask for query in own]), strict=True):
            first += ids[:1] != [] and ids[0] in query.find
            five += any(id in query.find for id in ids)
            if not any(id in query.find for id in ids):
                lost.append(f"{language}: {query.ask} → {ids}")
    assert len(queries) >= 600
    assert first >= 0.76 * len(queries), f"{first} of {len(queries)} first"
    assert five >= 0.95 * len(queries), f"{five} of {len(queries)} in five\n" + "\n".join(lost)


@languages
def test_id_and_number_find_their_clause_first(pages: dict[str, Page], language: str) -> None:
    assert pages[language].evaluate(NUMBERED, 5) == []


@languages
def test_abbreviations_and_terms_find_the_clause_that_defines_them(pages: dict[str, Page], language: str) -> None:
    lost = pages[language].evaluate(GLOSSARY)
    assert lost["abbreviations"] == []
    assert len(lost["words"]) <= 0.01 * lost["count"], lost["words"]


def test_names_of_examples_lead_to_their_clause(project: Project, pages: dict[str, Page]) -> None:
    scores: list[float] = []
    for language, page in pages.items():
        reader = Reader(project, language)
        names = {
            (reader.text(f"{example.clause}/example", example.name)[0], example.clause)
            for examples in project.examples.values()
            for example in examples
            if example.language == "en"
        }
        scores += page.evaluate(EXAMPLES, [sorted(names), 13])
    assert len(scores) > 300
    assert sum(scores) / len(scores) >= 0.42


@pytest.mark.parametrize(
    ("language", "query", "clause"),
    [
        ("en", "acp 2.20", "acp.fire.mod.moved"),
        ("en", "acp 2 § 20", "acp.fire.mod.moved"),
        ("en", "gboa 6.7.5.2b", "gboa.6.7.5.2.b"),
        ("en", "zzyzx parting shot", "gboa.6.7.10.a"),
        ("en", "Withdrawals of skirmisher", "gboa.6.7.2.a"),
        ("fr", "herisson", "minis.3.3.hedgehog.definition"),
        ("ru", "ежом", "minis.3.3.hedgehog.definition"),
        ("ru", "с обрыва", "minis.12.2.4"),
        ("en", "gun exploded", "minis.15.2.17"),
        ("ko", "밀집대형", "minis.3.1.close.figures"),
        ("zh", "调头", "gboa.6.4.5"),
    ],
)
def test_spelling_does_not_hide_a_clause(pages: dict[str, Page], language: str, query: str, clause: str) -> None:
    assert clause in pages[language].evaluate(ASK, [query])[0][:2]


def test_open_book_answers_before_the_others(pages: dict[str, Page]) -> None:
    ask = "(here) => first('skirmishers', 1, here)[0].book"
    assert [pages["en"].evaluate(ask, book) for book in ("gboa", "minis")] == ["gboa", "minis"]


@languages
def test_first_five_on_screen_are_the_five_that_rank_first(
    project: Project, pages: dict[str, Page], language: str
) -> None:
    asked = [query.ask for query in read_queries(project) if query.language == language][::4]
    for ranked, seen in pages[language].evaluate(SEEN, asked):
        assert set(seen) == set(ranked) and seen[:1] == ranked[:1]


def test_open_book_is_seen_before_the_others_and_keeps_a_place_for_each(pages: dict[str, Page]) -> None:
    ask = """() => rank.byBook(rank.search(index, 'skirmishers', 'gboa').hits, 'gboa', false).map(({ book, most }) => [book, most])"""
    (book, most), *others = pages["en"].evaluate(ask)
    assert (book, most) == ("gboa", 5)
    assert sum(most for _, most in others) >= 5 and all(most >= 1 for _, most in others)


@pytest.mark.parametrize("query", ["prearranged withdrawal", "counterattack", "handtohand combat"])
def test_word_with_a_hyphen_is_found_without_it(pages: dict[str, Page], query: str) -> None:
    (found,) = pages["en"].evaluate("(query) => [first(query, 1)[0]]", query)
    assert "-" in found["title"] + found["text"]


def test_query_without_answer_is_offered_what_is_near(pages: dict[str, Page]) -> None:
    near = "(query) => rank.nearest(index, query)"
    assert pages["en"].evaluate("() => first('qqzzxx', 1)") == []
    assert "phalanx" in pages["en"].evaluate(near, "falanxes")
    assert all(number.startswith("5.3") for number in pages["en"].evaluate(near, "aig 5.3.99"))
