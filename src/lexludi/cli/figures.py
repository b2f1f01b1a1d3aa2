"""`lexludi coverage`: what is proved and translated, and what is missing."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import partial

from rich.table import Table
from rich.text import Text

from lexludi.cli.common import FAILS, HOLDS, books, console, open_project, print_json, tell
from lexludi.files import Problem
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Coverage, Proof
from lexludi.proof.record import Record
from lexludi.proof.sound import check_project
from lexludi.words import say

MOST = 8
"""How many holes or rulings are named before the rest is counted."""
HEADINGS = ("clauses", "testable", "covered", "cells", "stated", "examples", "passing")


def show(options: argparse.Namespace) -> int:
    """The figures of the books, as a table or as JSON."""
    project = open_project(options)
    check_project(project)
    proof = Proof.current(project, books(options, project))
    if options.json:
        print_json({slug: _data(proof, slug) for slug in proof.figures})
        return HOLDS if proof.sound else FAILS
    _print(project, proof.figures, options.lang or "en")
    return verdict(project, proof, options.lang or "en")


def verdict(project: Project, proof: Proof, language: str = "en") -> int:
    """Report failing examples, rulings that differ from the record, empty statements and missing numbers; returns the exit code."""
    tell(*failing(project, proof.failing, language))
    for found in (proof.empty, proof.unsaid):
        tell(*(problem for problems in found.values() for problem in problems))
    for slug, problems in proof.unrecorded.items():
        more = f"… and {len(problems) - MOST} more. " if len(problems) > MOST else ""
        if problems:
            tell(*problems[:MOST], f"{more}If this is meant, run `lexludi record {slug}`.")
    return HOLDS if proof.sound else FAILS


def failing(project: Project, records: Iterable[Record], language: str = "en") -> Iterator[Problem]:
    """Each example that does not hold, with its place and what the rules give instead."""
    catalog = project.catalog(language)
    for record in records:
        wrong = next(step for step in record.steps if not step.holds)
        given = partial(project.grammar(record.book, language).given, wrong.template)
        why = say(catalog, "example.expected", expected=given(wrong.expected), actual=given(wrong.actual))
        name = catalog.get(f"{record.clause}/example", record.name) or record.name
        yield Problem(record.file, record.line, say(catalog, "coverage.failing", name=name, why=why))


def _data(proof: Proof, slug: str) -> dict[str, object]:
    figures = proof.figures[slug]
    unstated = [list(place) for place in figures.unstated]
    listed = {"empty": list(map(str, proof.empty[slug])), "unsaid": list(map(str, proof.unsaid[slug]))}
    found = {"unrecorded": len(proof.unrecorded[slug]), **listed}
    return {**asdict(figures), "holes": list(figures.holes), "reasons": figures.holes, "unstated": unstated, **found}


def _print(project: Project, figures: dict[str, Coverage], language: str) -> None:
    """A table of the books, then what is missing, in the words of a language."""
    catalog, table, out = project.catalog(language), Table(box=None, padding=(0, 1), header_style="bold"), console()
    table.add_column()
    for slug in figures:
        table.add_column(slug, justify="right")
    for heading in HEADINGS:
        counts = [str(getattr(found, heading)) for found in figures.values()]
        table.add_row(say(catalog, f"coverage.{heading}"), *counts)
    for code, each in LANGUAGES.items():
        title = say(catalog, "board.titled", title=say(catalog, "coverage.translated"), text=each.name)
        table.add_row(title, *(str(found.languages[code]) for found in figures.values()))
    out.print(table)
    for slug, found in figures.items():
        missing = [*_missing(project, slug, found, language)]
        for line in missing[:MOST]:
            out.print(Text(f"  {line}", style="yellow"))
        if len(missing) > MOST:
            out.print(Text(f"  {say(catalog, 'coverage.more', count=str(len(missing) - MOST))}", style="yellow"))


def _missing(project: Project, slug: str, figures: Coverage, language: str) -> Iterator[str]:
    """The holes of a book, then the cells that no example states."""
    catalog, words, clauses = project.catalog(language), project.vocabulary(slug, language), project.books[slug].clauses
    colon, comma = LANGUAGES[language].colon, LANGUAGES[language].comma

    def named(clause: str) -> str:
        title = catalog.get(f"{clause}/title", clauses[clause].title) or clauses[clause].title
        return f"{slug} {clauses[clause].number} {title}"

    if unwritten := [*figures.holes.values()].count("no_rules"):
        yield f"{slug}{colon}{say(catalog, 'hole.no_rules')} ({unwritten})"
    for clause, reason in figures.holes.items():
        if reason != "no_rules":
            yield f"{named(clause)}{colon}{say(catalog, f'hole.{reason}')}"
    for chart, row, column in figures.unstated:
        cell = comma.join((named(chart), words.full_word(row), words.full_word(column)))
        yield f"{say(catalog, 'authors.unstated')}{colon}{cell}"
