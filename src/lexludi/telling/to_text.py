"""A ruling as plain text: a line for each thing that is said, for mail, a chat or a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.telling.spans import Row, Statement, Telling


def to_text(telling: Telling) -> str:
    """All of it, one thing a line; what belongs to a heading stands indented below it."""
    return "".join(f"{line}\n" for line in _lines(telling))


def statement_text(statement: Statement) -> str:
    """What is stated, with a tick or a cross, or with its chance."""
    if statement.chance:
        return statement.says.said
    fault = f" ({statement.fault.said})" if statement.fault else ""
    return f"{'✓' if statement.holds else '✗'} {statement.says.said}{fault}"


def row_text(row: Row) -> str:
    """A line of a trace without its columns."""
    read = f" → {row.read.said}" if row.read else ""
    return "  ".join(filter(None, (f"{row.title.said}{read}", row.facts.said, row.over.said)))


def _lines(telling: Telling) -> Iterator[str]:
    if telling.name:
        yield telling.name.said
    for said in (*telling.outcome, *telling.why, *telling.readings, telling.absent):
        if said:
            yield f"  {said.said}"
    for statement in telling.stated:
        yield f"  {statement_text(statement)}"
    for said in telling.more:
        yield f"  {said.said}"
    yield from _traced(telling)
    if telling.odds.alike:
        yield f"  {telling.odds.alike.said}"
    elif telling.odds.rows:
        yield telling.odds.title.said
        yield from (f"  {each.chance} {each.percent} {each.says.said}" for each in telling.odds.rows)
    yield from (f"  {said.said}" for said in telling.remarks)


def _traced(telling: Telling) -> Iterator[str]:
    trace = telling.trace
    if trace.rows:
        yield trace.title.said
    for row in trace.rows:
        counts = zip(trace.columns, row.numbers, strict=True)
        numbers = (f"{column.said} {number}".strip() for column, number in counts if number)
        yield f"  {'  '.join(filter(None, (row.clause.said, row_text(row), *numbers)))}"
    yield from (f"  {said.said}" for said in trace.below)
