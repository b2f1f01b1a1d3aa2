"""Numbers the rules give and the text of their clause does not say."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lexludi.examples.citations import given_numbers
from lexludi.numerals import spelled
from lexludi.project import Project
from lexludi.proof.record import Record

FIGURE = re.compile(r"([+−-]?)(\d+)")
NOTHING = re.compile(r"\b(?:no|none|nothing|not|never|cannot|without|exempt)\b", re.IGNORECASE)
ARTICLE = re.compile(r"\ban?\b", re.IGNORECASE)


def unsaid(project: Project, slug: str, records: Iterable[Record]) -> list[str]:
    """Each clause that lacks a number it gives without a reason on the book's card, or has a reason without need."""
    book, found = project.books[slug], lacking(project, slug, records)
    needless = set(book.unsaid) - {clause for clause, _ in found}
    return [
        *(f"{clause}: {number} does not stand in its text" for clause, number in found if clause not in book.unsaid),
        *(f"{clause}: [unsaid] lists it, but its text has every number" for clause in sorted(needless)),
    ]


def lacking(project: Project, slug: str, records: Iterable[Record]) -> list[tuple[str, int]]:
    """Each clause with a number that its rules give and its text lacks."""
    clauses = project.books[slug].clauses
    return [
        (clause, number)
        for clause, number in given(project, slug, records)
        if clause in clauses and not says(clauses[clause].text, number)
    ]


def given(project: Project, slug: str, records: Iterable[Record]) -> list[tuple[str, int]]:
    """Each clause with a number that its code gives, or that it reads off another clause's chart."""
    tables = project.tables(slug)
    found = given_numbers(project.loader.games / slug, project.root)
    for record in records:
        for line in (line for trace in (*record.past, record.trace) for line in trace):
            if line.cell and line.cell[0] != line.clause:
                chart, row, column = line.cell
                found |= {(line.clause, number) for number in _printed(tables[chart][row, column])}
    return sorted(found)


def _printed(value: int | str) -> Iterable[int]:
    """The numbers of a chart cell."""
    return [value] if isinstance(value, int) else map(int, re.findall(r"[+-]?\d+", value))


def says(text: str, number: int) -> bool:
    """Whether an English text has the number, in digits with the right sign or as a word."""
    signs = [sign for sign, digits in FIGURE.findall(text) if int(digits) == abs(number)]
    if signs:
        return any(not sign or (sign == "+") == (number > 0) for sign in signs)
    return spelled(abs(number), ARTICLE.sub("", text), "en") or (number == 0 and bool(NOTHING.search(text)))
