"""What rules can add to a sum stands among the modifiers of the book, or an example is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from lexludi.examples.citations import clause_of, given_numbers, trees
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.sums import Addend, sums
from support import ROOT, proved

BOOKS = sorted(path.parent.name for path in (ROOT / "docs").glob("*/book.toml"))
books = pytest.mark.parametrize("book", BOOKS)
FACTORS = {"minis.12.1.3", "minis.12.3.3"}
"""Clauses whose number is what a step costs; what they add is so many steps at that cost."""


def shown(project: Project, book: str) -> list[Addend]:
    proved(book)
    return [addend for each in sums(project.books[book], refresh(project, book).records) for addend in each.addends]


def added_by_name(folder: Path, root: Path) -> set[str]:
    """The clauses that are named where something is added to a sum."""
    nodes = [node for _, tree in trees(folder.rglob("*.py"), root) for node in ast.walk(tree)]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return {clause for call in calls for clause in _clauses(call, folder.name)}


def _clauses(call: ast.Call, book: str) -> Iterator[str]:
    """The clauses among what is handed to `trace.add(clause, …)` or to a helper `add(trace, clause, …)`."""
    match call.func:
        case ast.Attribute(attr="add", value=ast.Name(id="trace")) | ast.Name(id="add"):
            found = (clause_of(node, book) for argument in call.args[:2] for node in ast.walk(argument))
            yield from filter(None, found)


@books
def test_every_clause_that_adds_to_a_sum_by_name_is_shown_adding(book: str, project: Project) -> None:
    named = added_by_name(project.loader.games / book, project.root)
    assert named - {addend.clause for addend in shown(project, book)} == set()


@books
def test_every_number_the_code_has_for_an_addend_is_shown(book: str, project: Project) -> None:
    numbers: dict[str, set[object]] = {}
    for addend in shown(project, book):
        numbers.setdefault(addend.clause, set()).update(addend.numbers)
    given = given_numbers(project.loader.games / book, project.root)
    lacking = {clause for clause, number in given if clause in numbers and number not in numbers[clause]}
    assert lacking == FACTORS & numbers.keys()


def test_clause_added_in_code_that_no_example_shows_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "duel"
    folder.mkdir()
    code = 'def one(trace):\n    trace.add("duel.1", 1)\n    add(trace, "duel.2" if trace else "duel.3", 1, ())\n'
    (folder / "bout.py").write_text(code, encoding="utf-8")
    assert added_by_name(folder, tmp_path) == {"duel.1", "duel.2", "duel.3"}
