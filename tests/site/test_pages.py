"""What pages show of pins and of readings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.pins import judge, parts
from lexludi.proof.trials import Trials
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from support import make_guide_project


@pytest.fixture
def duel(tmp_path: Path) -> Project:
    return Project(make_guide_project(tmp_path))


def pages(project: Project) -> Pages:
    proved = refresh(project, "duel")
    figures = coverage(project, "duel", proved)
    return Pages(Reader(project, "en"), project.books["duel"], proved.records, figures)


def test_coverage_tells_how_each_clause_is_pinned_once_that_is_found_out(duel: Project) -> None:
    assert 'id="pins"' not in pages(duel).coverage()
    trials = Trials(duel, "duel")
    found = [pin for part in parts(duel, "duel") for pin in judge(trials, duel, part)]
    own = [pin for pin in found if pin.clause == "duel.1.2.tired"]
    shown = pages(duel).coverage()
    row = re.search("<tr><td><a[^>]*>1.2§2</a>.*?</tr>", shown)
    assert row and f"{sum(pin.noticed for pin in own)} of {len(own)}" in row[0]
    assert 'href="../duel.1.2.tired/#duel.1.2.tired:x1"' in row[0]


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("fr", "\xa0: "), ("zh", "：")])
def test_coverage_puts_the_readers_colon_before_a_language(project: Project, language: str, colon: str) -> None:
    figures = coverage(project, "minis", refresh(project, "minis"))
    shown = Pages(Reader(project, language), project.books["minis"], [], figures).coverage()
    assert f"{colon}한국어</th>" in shown


def test_clause_tells_which_examples_end_otherwise_under_another_reading(duel: Project) -> None:
    chapter = next(chapter for chapter in duel.books["duel"].chapters if chapter.slug == "01-bout")
    shown = pages(duel).clause(chapter, duel.books["duel"].clauses["duel.1.2.tired"])
    total = len(duel.examples["duel"])
    assert (
        f"Examples in the book that come out differently with the reading “tired only past 3:00”: 1 of {total}."
        in shown
    )
    assert (
        '<a href="../duel.1.2.tired/#duel.1.2.tired:x1">A tired arm turns a hit into a miss</a> → A&#39;s blow is a hit'
        in shown
    )
