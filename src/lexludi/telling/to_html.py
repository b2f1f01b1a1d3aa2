"""A ruling as HTML: its spans as links, abbreviations and words marked where they are in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import NamedTuple, Union

from markupsafe import Markup, escape

from lexludi.rulings.chart import CellPlace
from lexludi.telling.spans import Kind, Odds, Outcome, Row, Span, Stale, Statement, Telling, Trace

Part = Union[Markup, str, bool, float, list["Part"], "Shown"]
Shown = dict[str, Part]
"""A telling, or a part of it, as templates take it."""


class Marks(NamedTuple):
    """How a page marks what is more than words."""

    clause: Callable[[str], str]
    """The address of a clause."""
    cell: Callable[[CellPlace], str]
    """The address of a cell of a chart."""
    link: Callable[[str, Markup], Markup]
    brief: Callable[[str, str], Markup]
    """An abbreviation and the words it stands for."""
    english: Callable[[Markup, Stale], Markup]
    """What is shown in English, and why."""
    row: Callable[[Shown], Markup]
    """A row of a trace."""


class Html:
    """Writes spans for the pages of one book."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self._made: dict[Span, Markup] = {}
        self._rows: dict[Row, Markup] = {}

    def write(self, span: Span) -> Markup:
        """A line or a span."""
        said = self._said(span)
        return self.marks.english(said, span.stale) if span.stale else said

    def joined(self, spans: Iterable[Span], between: str) -> Markup:
        """Lines with something harmless between."""
        return Markup(between).join(map(self.write, spans))

    def tree(self, telling: Telling) -> Shown:
        """A whole telling, each line as HTML; what a template asks it for has the names of the telling's parts."""
        return self._fields(telling)

    def _shown(self, part: object) -> Part:
        if isinstance(part, Span):
            return self._once(part)
        if isinstance(part, tuple):
            return [self._shown(item) for item in part]
        if isinstance(part, Row):
            if (known := self._rows.get(part)) is None:
                known = self._rows[part] = self.marks.row(self._fields(part))
            return known
        if isinstance(part, Trace | Odds | Outcome | Statement):
            return self._fields(part)
        return part if isinstance(part, bool | float) else str(part)

    def _fields(self, part: Telling | Trace | Row | Odds | Outcome | Statement) -> Shown:
        return {item.name: self._shown(getattr(part, item.name)) for item in fields(part)}

    def _once(self, span: Span) -> Markup:
        """What hundreds of rulings say alike is made once."""
        if (known := self._made.get(span)) is None:
            known = self._made[span] = self.write(span)
        return known

    def _said(self, span: Span) -> Markup:
        if span.kind is Kind.CLAUSE:
            return self.marks.link(self.marks.clause(span.of), escape(span.said))
        if span.cell:
            return self.marks.link(self.marks.cell(span.cell), self.joined(span.parts, ""))
        if span.short:
            return self.marks.brief(span.short, span.said)
        return self.joined(span.parts, "") if span.parts else escape(span.said)
