"""`lexludi coverage`: what is proved and translated, and what is missing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import asdict
from functools import partial

from lexludi.cli.common import FAILS, HOLDS, books, open_project, print_json
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Coverage, Proof
from lexludi.proof.record import Record
from lexludi.proof.sound import check_project

MOST = 8
"""How many holes or rulings are named before the rest is counted."""


def show(options: argparse.Namespace) -> int:
    """The figures of the books, as a table or as JSON."""
    project = open_project(options)
    check_project(project)
    proof = Proof.current(project, books(options, project))
    if options.json:
        print_json({slug: _data(proof, slug) for slug in proof.figures})
        return HOLDS if proof.sound else FAILS
    _print(project, proof.figures)
    return verdict(project, proof)


def verdict(project: Project, proof: Proof) -> int:
    """Tell each example that does not hold, ruling that is not the one of record and statement that proves nothing; how a command ends on them."""
    print_failing(project, proof.failing)
    for problem in (problem for problems in proof.empty.values() for problem in problems):
        print(f"lexludi: {problem}", file=sys.stderr)
    for slug, problems in proof.unrecorded.items():
        for problem in problems[:MOST]:
            print(f"lexludi: {problem}", file=sys.stderr)
        more = f"… and {len(problems) - MOST} more. " if len(problems) > MOST else ""
        if problems:
            print(f"lexludi: {more}If this is meant, run `lexludi record {slug}`.", file=sys.stderr)
    return HOLDS if proof.sound else FAILS


def print_failing(project: Project, records: Iterable[Record]) -> None:
    """Each example that does not hold, with its place and what the rules give instead."""
    for record in records:
        wrong = next(step for step in record.steps if not step.holds)
        given = partial(project.grammar(record.book, "en").given, wrong.template)
        print(
            f"lexludi: {record.file}:{record.line}: does not hold: {record.name}"
            f" (expected: {given(wrong.expected)}; the rules give: {given(wrong.actual)})",
            file=sys.stderr,
        )


def _data(proof: Proof, slug: str) -> dict[str, object]:
    figures = proof.figures[slug]
    unstated = [list(place) for place in figures.unstated]
    found = {"unrecorded": len(proof.unrecorded[slug]), "empty": [str(problem) for problem in proof.empty[slug]]}
    return {**asdict(figures), "holes": list(figures.holes), "reasons": figures.holes, "unstated": unstated, **found}


def _print(project: Project, figures: dict[str, Coverage]) -> None:
    heads = ("clauses", "testable", "covered", "cells", "stated", "examples", "holding")
    print(f"{'':8}" + "".join(f"{head:>9}" for head in heads) + "  " + " ".join(f"{code:>5}" for code in LANGUAGES))
    for slug, each in figures.items():
        counts = (each.clauses, each.testable, each.covered, each.cells, each.stated, each.examples, each.passing)
        languages = " ".join(f"{count:5}" for count in each.languages.values())
        print(f"{slug:8}" + "".join(f"{count:9}" for count in counts) + "  " + languages)
        numbers = {clause.id: clause.number for clause in project.books[slug].clauses.values()}
        holes = [f"hole: {numbers[clause]} {clause} ({reason})" for clause, reason in each.holes.items()]
        holes += [f"not stated: {numbers[chart]} {chart}, {row}, {column}" for chart, row, column in each.unstated]
        for line in holes[:MOST]:
            print(f"    {line}")
        if len(holes) > MOST:
            print(f"    … and {len(holes) - MOST} more; --json lists them all")
