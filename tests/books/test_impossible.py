"""Positions that cannot be, chapter by chapter: each names the clause that forbids it, where one does, and none where none does."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from lexludi.examples.question import read_case
from lexludi.files import BadInput, Problem
from lexludi.project import Project
from lexludi.rulings.faults import Impossible
from support import ROOT

FOLDER = ROOT / "tests" / "data" / "impossible"


class Case(NamedTuple):
    """A case that cannot be, and the clause that says so; none where only the counters or the notation do."""

    book: str
    chapter: str
    by: str
    told: str


def _cases(path: Path) -> Iterator[Case]:
    for each in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
        yield Case(path.parent.name, path.stem, each.get("by", ""), each["told"])


BOOKS = sorted(path.parent.name for path in (ROOT / "docs").glob("*/book.toml"))
CASES = [case for path in sorted(FOLDER.glob("*/*.toml")) for case in _cases(path)]
cases = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.book}/{case.chapter}-{case.by}")


def _refused(project: Project, case: Case) -> BadInput:
    (example,) = read_case(case.told, "case")
    with pytest.raises(BadInput) as error:
        project.ask(case.book, example)
    return error.value


def _naming(project: Project, book: str) -> Iterator[str]:
    """The sentences of the faults that name a clause, as they stand in the code of a book."""
    for path in project.loader.files(book):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Impossible":
                names = any(each.arg == "by" for each in node.keywords)
                yield from (str(each.value) for each in node.args if names and isinstance(each, ast.Constant))


@cases
def test_impossible_position_names_the_clause_that_forbids_it_if_one_does(case: Case, project: Project) -> None:
    (fault,) = _refused(project, case).problems
    assert isinstance(fault, Problem) and fault.clause == case.by
    number = f" ({project.books[case.book].clauses[case.by].number})" if case.by else ")"
    assert str(fault).endswith(number) is bool(case.by)


@cases
def test_case_stands_in_the_file_of_the_chapter_that_forbids_it(case: Case, project: Project) -> None:
    book = project.books[case.book]
    assert case.chapter in [chapter.slug for chapter in book.chapters]
    assert not case.by or book.chapter_of[case.by].slug == case.chapter


@pytest.mark.parametrize("book", BOOKS)
def test_every_fault_that_names_a_clause_is_among_them(book: str, project: Project) -> None:
    causes = [_refused(project, case).__context__ for case in CASES if case.book == book and case.by]
    met = {cause.template for cause in causes if isinstance(cause, Impossible)}
    assert set(_naming(project, book)) - met == set()
