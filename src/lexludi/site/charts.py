"""Charts as they are shown, out of the tables the rules read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.clauses.numbers import slug
from lexludi.rulings.chart import Chart
from lexludi.rulings.number import Number, is_number, signed_number, write_number
from lexludi.site.html import joined, part
from lexludi.site.reader import Reader

_chart = part("chart", "chart")


@dataclass(frozen=True)
class Restored:
    """Why a cell is not what the source prints, and where that is told."""

    href: str
    reason: Markup


@dataclass(frozen=True)
class Cell:
    """A cell, or the head of a column."""

    text: Markup
    lit: bool
    anchor: str = ""
    restored: Restored | None = None


@dataclass(frozen=True)
class Row:
    """A row of cells under its name."""

    name: Markup
    cells: list[Cell]


@dataclass(frozen=True)
class Drawn:
    """A chart, or the part of it that was read."""

    corner: Markup
    heads: list[Cell]
    rows: list[Row]


def cell_anchor(table: Chart[Any], row: str, column: str) -> str:
    """The permanent link of one cell of a chart."""
    return f"{table.clause}:{slug(row)}:{slug(column)}"


def chart(reader: Reader, book: Book, table: Chart[Any]) -> Markup:
    """A whole chart; each cell can be linked to, restored cells are marked."""
    rows = [_row(reader, book, table, row, anchors=True) for row in table.rows]
    return _chart(Drawn(reader.word(book, table.corner), _heads(reader, book, table), rows))


def crop(reader: Reader, book: Book, table: Chart[Any], row: str, column: str) -> Markup:
    """The heads of a chart and the one row that was read, its cell lit up."""
    heads = _heads(reader, book, table, lit=column)
    return _chart(Drawn(reader.word(book, table.corner), heads, [_row(reader, book, table, row, lit=column)]))


def _heads(reader: Reader, book: Book, table: Chart[Any], lit: str = "") -> list[Cell]:
    return [Cell(reader.word(book, column), column == lit) for column in table.columns]


def _row(reader: Reader, book: Book, table: Chart[Any], row: str, *, anchors: bool = False, lit: str = "") -> Row:
    cells = []
    for column, value in zip(table.columns, table.rows[row], strict=True):
        anchor = cell_anchor(table, row, column) if anchors else ""
        shown = value_shown(reader, book, value, column in table.signed, named=value == row)
        clause = table.damaged.get((row, column))
        cells.append(Cell(shown, column == lit, anchor, _restored(reader, book, clause) if clause else None))
    return Row(reader.word(book, row), cells)


def value_shown(reader: Reader, book: Book, value: Number | str, signed: bool, *, named: bool) -> Markup:
    """What a cell holds, as it is shown; the name of a row is told in full."""
    if is_number(value):
        return escape((signed_number if signed else write_number)(value, reader.language.decimal))
    if named:
        return reader.full_word(book, value)
    if "+" in value[1:]:
        return joined((reader.word(book, each) for each in value.split("+")), " + ")
    return reader.word(book, value)


def _restored(reader: Reader, book: Book, clause: str) -> Restored:
    reason = reader.say("chart.damaged", clause=book.clauses[clause].number)
    return Restored(reader.href(book, clause, ""), reason)
