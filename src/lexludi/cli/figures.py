"""`lexludi coverage`: what is proved and translated, and what is missing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import asdict

from lexludi.cli.common import FAILS, HOLDS, books, open_project, print_json
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Coverage, coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.record import Record

MOST = 8
"""How many holes are named before the rest is counted."""


def show(options: argparse.Namespace) -> int:
    """The figures of the books, as a table or as JSON."""
    project = open_project(options)
    project.check()
    evidence = {slug: refresh(project, slug) for slug in books(options, project)}
    figures = {slug: coverage(project, slug, found) for slug, found in evidence.items()}
    failing = [record for found in evidence.values() for record in found.records if not record.holds]
    if options.json:
        print_json({slug: _data(each) for slug, each in figures.items()})
    else:
        _print(project, figures)
        print_failing(failing)
    return FAILS if failing else HOLDS


def print_failing(records: Iterable[Record]) -> None:
    """Each example that does not hold, with its place and what the rules give instead."""
    for record in records:
        wrong = next(step for step in record.steps if not step.holds)
        print(
            f"lexludi: {record.file}:{record.line}: does not hold: {record.name}"
            f" (expected {wrong.expected}, the rules give {wrong.actual})",
            file=sys.stderr,
        )


def _data(figures: Coverage) -> dict[str, object]:
    unstated = [list(place) for place in figures.unstated]
    return {**asdict(figures), "holes": list(figures.holes), "reasons": figures.holes, "unstated": unstated}


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
