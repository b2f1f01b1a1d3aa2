"""The charts of a book with cells that can be changed, in the reader's words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lexludi.clauses.book import Book
from lexludi.rulings.chart import CellPlace, Chart
from lexludi.rulings.number import Number, is_number
from lexludi.rulings.plain import plain
from lexludi.site.charts import value_shown
from lexludi.site.reader import Reader
from lexludi.site.workbench.house import held, values


def cell_text(reader: Reader, book: Book, table: Chart[Any], column: str, value: Number | str) -> str:
    """What stands in a cell, without HTML."""
    return value_shown(reader, book, value, column in table.signed, named=False).striptags()


def chart_cells(
    reader: Reader, book: Book, table: Chart[Any], played: Mapping[CellPlace, Number | str]
) -> dict[str, Any]:
    """A chart as plain data: its headings, what stands in each cell and what a house plays there; `words` are those of a column, `free` that it takes numbers too."""

    def text(column: str, value: Number | str) -> str:
        return cell_text(reader, book, table, column, value)

    def house(row: str, column: str, value: Number | str) -> Number | str:
        return played.get((table.clause, row, column), value)

    rows = [
        {
            "row": row,
            "name": reader.full_word(book, row).striptags(),
            "cells": [
                {"value": plain(value), "text": text(column, value), "played": text(column, house(row, column, value))}
                for column, value in zip(table.columns, cells, strict=True)
            ],
        }
        for row, cells in table.printed.items()
    ]
    columns = [
        {
            "column": column,
            "name": reader.full_word(book, column).striptags(),
            "words": [text(column, value) for value in values(table, column) if not is_number(value)],
            "free": any(is_number(value) or re.search(r"\d", value) for value in values(table, column)),
        }
        for column in table.columns
    ]
    clause = book.clauses[table.clause]
    return {
        "chart": table.clause,
        "number": clause.number,
        "title": reader.title(clause).striptags(),
        "corner": reader.full_word(book, table.corner).striptags(),
        "columns": columns,
        "rows": rows,
    }


def house_words(
    reader: Reader, book: Book, tables: Mapping[str, Chart[Any]], cells: Iterable[Sequence[Any]]
) -> list[str]:
    """What a house plays otherwise, cell by cell, in words."""
    said = []
    for chart, row, column, value in cells:
        table = tables[chart]
        words = {
            "number": book.clauses[chart].number,
            "row": reader.full_word(book, row).striptags(),
            "column": reader.full_word(book, column).striptags(),
            "value": cell_text(reader, book, table, column, held(table, column, value)),
            "printed": cell_text(reader, book, table, column, table.printed[row][table.columns.index(column)]),
        }
        said.append(reader.say("try.house_cell", **words).unescape())
    return said
