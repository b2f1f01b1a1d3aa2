"""Numbers the rules give and the text of their clause does not say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from lexludi.catalog import Catalog
from lexludi.clauses.book import Book
from lexludi.examples.citations import given_numbers
from lexludi.files import Problem, keep, line_of
from lexludi.marks import prose
from lexludi.numerals import PLAIN, spelled
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.rulings.measures import number_in
from lexludi.rulings.number import PATTERN as NUMBER
from lexludi.rulings.number import Number, is_number, read_number, write_number
from lexludi.rulings.plain import Json, plain

FIGURE = re.compile(r"([+-]?)(\d+)")
NOTHING = re.compile(r"\b(?:no|none|nothing|not|never|cannot|without|exempt)\b", re.IGNORECASE)
ARTICLE = re.compile(r"\ban?\b", re.IGNORECASE)


def unsaid(project: Project, slug: str, records: Iterable[Record]) -> list[Problem]:
    """Each clause that lacks a number it gives without a reason on the book's card, or has a reason without need."""
    book, problems = project.books[slug], []
    found = lacking(book, given(project, slug, records))
    for clause, number in found:
        if clause not in book.unsaid:
            said = (
                f"{clause} gives {write_number(number)}, which does not stand in its text; write it there, "
                f"or say under [unsaid] of {book.file} why it does not."
            )
            problems.append(Problem(book.clauses[clause].file, book.clauses[clause].line, said))
    for clause in sorted(set(book.unsaid) - {clause for clause, _ in found}):
        said = f"[unsaid] lists {clause}, but its text has every number; remove the line."
        problems.append(Problem(book.file, line_of(clause, project.root / book.file, project.root), said))
    return problems


def untold(
    book: Book, numbers: Iterable[tuple[str, Number]], catalog: Catalog, language: str
) -> Iterator[tuple[str, Number]]:
    """Those of some numbers clauses give that the English says in words and a translation does not say at all.

    Digits are compared wherever they stand, and there are many ways to say nothing.
    """
    for clause, number in numbers:
        text = book.clauses[clause].text if clause in book.clauses else ""
        translated = catalog.get(clause, text)
        in_words = number and says(text, number) and not _signs(text, number)
        if in_words and translated and not says(translated, number, language):
            yield clause, number


def lacking(book: Book, numbers: Iterable[tuple[str, Number]]) -> list[tuple[str, Number]]:
    """Those of some numbers clauses give that their text lacks."""
    return [
        (clause, number)
        for clause, number in numbers
        if clause in book.clauses and not says(book.clauses[clause].text, number)
    ]


def given(project: Project, slug: str, records: Iterable[Record]) -> list[tuple[str, Number]]:
    """Each clause with a number that its code gives, or that it reads off another clause's chart."""
    tables, folder = project.tables(slug), project.loader.games / slug
    read = partial(_given, folder, project.root)
    kept = keep(f"{slug}-given", project.root, folder.rglob("*.py"), read)
    found = {(clause, number_in(number)) for clause, number in kept}
    for record in records:
        for line in (line for trace in (*record.past, record.trace) for line in trace):
            if line.cell and line.cell[0] != line.clause:
                chart, row, column = tables[line.cell[0]], *line.cell[1:]
                value = chart.printed[row][chart.columns.index(column)]  # shown, not looked at by a rule
                found |= {(line.clause, number) for number in _printed(value)}
    return sorted(found)


def _given(folder: Path, root: Path) -> list[tuple[str, Json]]:
    return [(clause, plain(number)) for clause, number in sorted(given_numbers(folder, root))]


def _printed(value: Number | str) -> Iterable[Number]:
    """The numbers of a chart cell."""
    return [value] if is_number(value) else map(int, re.findall(r"[+-]?\d+", value))


def says(text: str, number: Number, language: str = "en") -> bool:
    """Whether a text has the number, in digits with the right sign or as a word."""
    if signs := _signs(text, number):
        return any(not sign or (sign == "+") == (number > 0) for sign in signs)
    if language == "en":
        text = ARTICLE.sub("", text)
    return spelled(max(number, -number), text, language) or (number == 0 and bool(NOTHING.search(text)))


def _signs(text: str, number: Number) -> list[str]:
    """The sign before each place where a text has a number in digits, empty where there is none."""
    said = prose(text).translate(PLAIN)
    if isinstance(number, int):
        return [sign for sign, digits in FIGURE.findall(said) if int(digits) == abs(number)]
    figures = [match[0] for match in re.finditer(NUMBER, said)]
    return [each[0] if each[0] in "+-" else "" for each in figures if read_number(each) in (number, -number)]
