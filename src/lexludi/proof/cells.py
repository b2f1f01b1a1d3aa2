"""Which cells of a book's charts its examples state: those that turn an example red when their value changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.rulings.table import Cell, Table

Place = tuple[str, str, str]


def stated_cells(project: Project, slug: str, records: Iterable[Record]) -> list[Place]:
    """The cells every change of which some example notices."""
    readers: dict[Place, list[str]] = {}
    for record in sorted(records, key=lambda record: len(record.reads)):
        for place in record.reads:
            readers.setdefault(place, []).append(record.id)
    examples = {example.id: example for example in project.examples[slug]}
    stated = []
    for table in project.tables(slug).values():
        for cell in table.cells():
            place = (table.clause, cell.row, cell.column)
            asked = [examples[name] for name in readers.get(place, ())]
            if asked and all(_noticed(project, slug, table, cell, value, asked) for value in others(table, cell)):
                stated.append(place)
    return stated


def others(table: Table[Any], cell: Cell[Any]) -> Iterator[int | str]:
    """Other values a cell might hold: a number more, another word of its column, another number within its text."""
    if isinstance(cell.value, int):
        yield cell.value + 1
        return
    column = [row[table.columns.index(cell.column)] for row in table.rows.values()]
    words = sorted({value for value in column if isinstance(value, str) and not re.search(r"\d", value)} - {cell.value})
    if not re.search(r"\d", cell.value):
        yield words[0] if words else f"{cell.value}*"
        return
    for match in re.finditer(r"\d+", cell.value):
        yield f"{cell.value[: match.start()]}{int(match[0]) + 1}{cell.value[match.end() :]}"
    if cell.value.endswith("/-"):
        yield f"{cell.value[:-1]}9"


def _noticed(
    project: Project, slug: str, table: Table[Any], cell: Cell[Any], value: int | str, asked: list[Any]
) -> bool:
    with table.changed(cell.row, cell.column, value):
        for example in asked:
            try:
                if not project.run(slug, example).holds:
                    return True
            except BadInput:
                return True
    return False
