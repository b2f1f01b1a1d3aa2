"""Free lines against the sentences of the books: which are found, with which values, and what is never taken for another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lexludi.asking.proposals import Proposal, Proposals
from lexludi.project import Project
from support import ROOT

LINES = Path(__file__).parents[1] / "data" / "phrasings.jsonl"
FIRST, THREE, VALUES, OPPOSITE = 0.6, 0.7, 0.9, 0.09
"""Shares of the lines that say a sentence: found first, found among three, with all values; the opposite first, at most."""


def lines() -> Iterator[dict[str, Any]]:
    """Lines written from the text of the clauses before the sentences were read; half of them no weight was tried on."""
    return map(json.loads, LINES.read_text(encoding="utf-8").splitlines())


def of(project: Project, book: str, text: str, language: str = "en", **more: Any) -> list[Proposal]:
    found: Proposals = project.proposals(book, language)
    return found.of(text, **more)


def test_every_line_names_sentences_that_are_there(project: Project) -> None:
    strange = [
        (line["book"], template)
        for line in lines()
        for template in line["accept"]
        if template not in project.grammar(line["book"], "en").phrases
    ]
    assert strange == []


@pytest.mark.parametrize("held", [False, True])
def test_lines_are_found_as_often_as_is_said(project: Project, held: bool) -> None:
    said = [line for line in lines() if line["held"] is held and line["accept"]]
    found = [of(project, line["book"], line["line"], line["language"]) for line in said]
    hits = [[each.phrase.template in line["accept"] for each in own] for line, own in zip(said, found, strict=True)]
    right = [
        (line, own[hit.index(True)])
        for line, own, hit in zip(said, found, hits, strict=True)
        if True in hit and own[hit.index(True)].phrase.template == line["accept"][0]
    ]
    whole = sum(all(str(value) in each.text for value in line["values"].values()) for line, each in right)
    turned = sum(
        bool(own) and own[0].phrase.template in line["opposite"] for line, own in zip(said, found, strict=True)
    )
    assert sum(hit[:1] == [True] for hit in hits) / len(said) >= FIRST
    assert sum(map(any, hits)) / len(said) >= THREE
    assert whole / len(right) >= VALUES
    assert turned / len(said) <= OPPOSITE


def test_values_of_the_line_stand_in_the_sentence_and_dots_where_it_has_none(project: Project) -> None:
    first, *_ = of(project, "acp", "the fire die is a five", keyword="when")
    assert (first.keyword, first.text, first.open) == ("when", "the fire die shows 5", ())
    shot = next(
        each for each in of(project, "minis", "can A shoot?") if each.phrase.template == "{shooter} shoots at {target}"
    )
    assert shot.open == ("target",)
    assert shot.shown == "A shoots at …"


def test_names_of_the_case_count_whatever_they_look_like(project: Project) -> None:
    (first, *_) = of(project, "acp", "우익이 적군을 후방에서 공격", "ko", pieces=["우익", "적군"], keyword="given")
    assert first.text == "우익: 적군의 후방에서 공격"


@pytest.mark.parametrize(("said", "never_first"), [("B can't see A", "B sees A"), ("B can see A", "B does not see A")])
def test_what_denies_is_not_found_for_what_affirms(project: Project, said: str, never_first: str) -> None:
    first, *_ = of(project, "minis", said)
    assert first.text != never_first
    assert "see" in first.text


def test_a_line_that_says_nothing_of_the_game_is_no_sentence(project: Project) -> None:
    assert of(project, "gboa", "the weather in Paris is lovely today") == []


def test_a_book_without_ways_of_its_own_is_understood_by_its_sentences(project: Project) -> None:
    bare = Proposals(project.grammar("cca", "en"))
    assert bare.of("battle begins now")[0].text == "battle begins"
    assert (ROOT / "docs/cca/said/en.toml").is_file()
