"""Charts as HTML, out of the tables the rules read."""

from __future__ import annotations

from html import escape
from typing import Any

from lexludi.clauses.book import Book
from lexludi.clauses.numbers import slug
from lexludi.rulings.table import Table
from lexludi.site.reader import Reader


def cell_anchor(table: Table[Any], row: str, column: str) -> str:
    """The permanent link of one cell of a chart."""
    return f"{table.clause}:{slug(row)}:{slug(column)}"


def chart(reader: Reader, book: Book, table: Table[Any]) -> str:
    """A whole chart; each cell can be linked to, restored cells are marked."""
    body = "".join(_row(reader, book, table, row, anchors=True) for row in table.rows)
    return _frame(_head(reader, book, table), body)


def crop(reader: Reader, book: Book, table: Table[Any], row: str, column: str) -> str:
    """The heads of a chart and the one row that was read, its cell lit up."""
    return _frame(_head(reader, book, table, lit=column), _row(reader, book, table, row, lit=column))


def _frame(head: str, body: str) -> str:
    return f'<div class="ll-chart" tabindex="0"><table class="ll-table"><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _head(reader: Reader, book: Book, table: Table[Any], lit: str = "") -> str:
    cells = "".join(
        f'<th scope="col"{_lit(column == lit)}>{reader.word(book, column)}</th>' for column in table.columns
    )
    return f'<tr><th scope="col">{reader.word(book, table.corner)}</th>{cells}</tr>'


def _row(reader: Reader, book: Book, table: Table[Any], row: str, *, anchors: bool = False, lit: str = "") -> str:
    cells = []
    for column, value in zip(table.columns, table.rows[row], strict=True):
        anchor = f' id="{cell_anchor(table, row, column)}"' if anchors else ""
        shown = _value(reader, book, value, column in table.signed, named=value == row)
        if (row, column) in table.damaged:
            shown += _damaged(reader, book, table.damaged[row, column])
        cells.append(f"<td{anchor}{_lit(column == lit)}>{shown}</td>")
    return f'<tr><th scope="row">{reader.word(book, row)}</th>{"".join(cells)}</tr>'


def _value(reader: Reader, book: Book, value: int | str, signed: bool, *, named: bool) -> str:
    if isinstance(value, int):
        return signed_number(value) if signed else str(value)
    if named:
        return reader.full_word(book, value)
    return (
        " + ".join(reader.word(book, part) for part in value.split("+"))
        if "+" in value[1:]
        else reader.word(book, value)
    )


def _damaged(reader: Reader, book: Book, clause: str) -> str:
    reason = reader.say("chart.damaged", clause=book.clauses[clause].number)
    href = escape(reader.href(book, clause, book.chapter_of[clause].slug))
    return f'<a class="ll-damaged" href="{href}" title="{reason}" aria-label="{reason}">†</a>'


def _lit(lit: bool) -> str:
    return ' class="ll-lit"' if lit else ""


def signed_number(value: int) -> str:
    """A modifier as printed: with its sign, a true minus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
