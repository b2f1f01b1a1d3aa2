"""The files search reads: every clause once, plain text, small, and the same bytes every time."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from lexludi.asking.everyday import script
from lexludi.clauses.asked import read_asked
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.reader import Reader
from lexludi.site.search import WORD, search_file
from support import ROOT, Copy

CODE = ROOT / "src/lexludi/site/assets/search"
STEMMERS = {"en": "english", "fr": "french", "ru": "russian"}
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def files(project: Project, language: str) -> dict[str, str]:
    reader = Reader(project, language)
    return {slug: search_file(reader, book) for slug, book in project.books.items()}


def zipped(text: str) -> int:
    return len(gzip.compress(text.encode(), 6))


def code(language: str) -> int:
    """What the scripts of one language weigh."""
    names = sorted(CODE.glob("*.js"))
    if language in STEMMERS:
        names += [CODE / "snowball" / "base.js", CODE / "snowball" / f"{STEMMERS[language]}.js"]
    return sum(zipped(path.read_text(encoding="utf-8")) for path in names) + zipped(script(language))


@languages
def test_search_files_hold_every_clause_once_in_reading_order(project: Project, language: str) -> None:
    for slug, book in project.books.items():
        data = json.loads(files(project, language)[slug])
        assert [f"{slug}.{name}" for name in data["clauses"]["id"]] == list(book.clauses)
        assert data["clauses"]["number"] == [clause.number for clause in book.clauses.values()]
        assert {len(field) for field in data["clauses"].values()} == {len(book.clauses)}


@languages
def test_first_answer_stays_within_its_size(project: Project, language: str) -> None:
    sizes = {slug: zipped(text) for slug, text in files(project, language).items()}
    assert sum(sizes.values()) + code(language) <= 210_000, sizes
    assert max(sizes.values()) <= 100_000, sizes


@languages
def test_search_files_made_again_are_the_same_bytes(project: Project, language: str) -> None:
    second = files(Project(ROOT), language)
    first = files(project, language)
    assert first is not second
    assert first == second and list(first) == list(second)


def test_clause_text_is_plain_with_links_as_their_numbers(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    marker = "r[acp.fire.mod.moved] Firer moved\n"
    chapter = copy.root / "docs/acp/02-fire.md"
    text = chapter.read_text(encoding="utf-8")
    assert marker in text
    new = f"{marker}See **[acp.fire.table]** <b>now</b>:\n\n- one\n- *two*\n\n{{{{ table acp.fire.table }}}}\n\n"
    chapter.write_text(text.replace(marker, new), encoding="utf-8")
    project = Project(copy.root)
    clauses = json.loads(files(project, "en")["acp"])["clauses"]
    found = clauses["text"][clauses["id"].index("fire.mod.moved")]
    number = project.books["acp"].clauses["acp.fire.table"].number
    assert found.startswith(f"See {number} <b>now</b>: one two A firer")


@languages
def test_examples_add_only_words_not_yet_said(project: Project, language: str) -> None:
    for text in files(project, language).values():
        clauses = json.loads(text)["clauses"]
        for title, body, extras in zip(*(clauses[name] for name in ("title", "text", "extras")), strict=True):
            said = WORD.findall(f"{title} {body}".lower())
            added = extras.lower().split()
            assert len(added) == len(set(added)) and not set(said) & set(added)


def test_words_of_players_stand_beside_their_clause(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    asked = copy.root / "docs/acp/asked/fr/02-fire.toml"
    asked.parent.mkdir(parents=True, exist_ok=True)
    asked.write_text('"fire.mod.moved" = "courir puis tirer"\n', encoding="utf-8")
    project = Project(copy.root)
    clauses = {language: json.loads(files(project, language)["acp"])["clauses"] for language in ("en", "fr")}
    place = clauses["fr"]["id"].index("fire.mod.moved")
    assert clauses["fr"]["asked"][place] == "courir puis tirer" != clauses["en"]["asked"][place]


def test_words_of_players_without_a_clause_are_reported_with_their_line(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    asked = copy.root / "docs/acp/asked/fr/02-fire.toml"
    asked.parent.mkdir(parents=True, exist_ok=True)
    asked.write_text('"fire.table" = ""\n"fire.mod.move" = "courir puis tirer"\n', encoding="utf-8")
    project = Project(copy.root)
    found, problems = read_asked(project.books["acp"], "fr", copy.root)
    assert [name for name in found if name.startswith("acp.fire")] == []
    assert [(problem.file, problem.line) for problem in problems] == [
        ("docs/acp/asked/fr/02-fire.toml", 1),
        ("docs/acp/asked/fr/02-fire.toml", 2),
    ]
    assert "Did you mean acp.fire.mod.moved?" in problems[1].message


def test_term_carries_its_place_and_all_its_names(project: Project) -> None:
    data = json.loads(files(project, "fr")["gboa"])
    place, word, abbreviation, *others = next(row for row in data["terms"] if row[2] == "SK")
    assert f"gboa.{data['clauses']['id'][place]}" == project.books["gboa"].terms["skirmishers"].clause
    assert word == project.vocabulary("gboa", "fr").words["skirmishers"][-1] and abbreviation == "SK"
    assert others == [*project.other_names("gboa", "fr")["skirmishers"], "skirmishers"]


def test_stemmers_come_with_their_licence() -> None:
    licence = Path(CODE / "snowball" / "COPYING").read_text(encoding="utf-8")
    assert "Redistribution and use in source and binary forms" in licence
