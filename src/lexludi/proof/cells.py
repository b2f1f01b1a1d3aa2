"""Which cells of a book's charts its examples state: those that turn an example red when their value changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from lexludi.examples.feature import Example
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.rulings.chart import Cell, CellPlace, Chart
from lexludi.rulings.number import Number, is_number


def readers(records: Iterable[Record]) -> dict[CellPlace, list[str]]:
    """The examples that read each cell, those that read the fewest cells first."""
    found: dict[CellPlace, list[str]] = {}
    for record in sorted(records, key=lambda record: len(record.reads)):
        for place in record.reads:
            found.setdefault(place, []).append(record.id)
    return found


def is_stated(project: Project, slug: str, table: Chart[Any], place: CellPlace, asked: Iterable[Example]) -> bool:
    """Whether every change of a cell is noticed by one of the examples that read it."""
    cell = table.at(*place[1:])
    return all(_noticed(project, slug, table, cell, value, asked) for value in others(table, cell))


def others(table: Chart[Any], cell: Cell[Any]) -> Iterator[Number | str]:
    """Other values a cell might hold: a number more, another word of its column, another number within its text."""
    if is_number(cell.value):
        yield cell.value + 1
        return
    column = [table.at(row, cell.column).value for row in table.rows]
    words = sorted({value for value in column if isinstance(value, str) and not re.search(r"\d", value)} - {cell.value})
    if not re.search(r"\d", cell.value):
        yield words[0] if words else f"{cell.value}*"
        return
    for match in re.finditer(r"\d+", cell.value):
        yield f"{cell.value[: match.start()]}{int(match[0]) + 1}{cell.value[match.end() :]}"
    if cell.value.endswith("/-"):
        yield f"{cell.value[:-1]}9"


def _noticed(
    project: Project, slug: str, table: Chart[Any], cell: Cell[Any], value: Number | str, asked: Iterable[Example]
) -> bool:
    with table.changed(cell.row, cell.column, value):
        for example in asked:
            try:
                if not project.run(slug, example).holds:
                    return True
            except BadInput:
                return True
    return False
