"""A ruling for programs: every part of the telling, each line with its words and with the spans it is made of."""

from __future__ import annotations

from dataclasses import fields

from lexludi.rulings.plain import Json
from lexludi.telling.spans import Odds, Outcome, Row, Span, Statement, Telling, Trace


def to_json(telling: Telling) -> dict[str, Json]:
    """The telling as plain data; what says nothing is left out."""
    return {item.name: said for item in fields(telling) if (said := _plain(getattr(telling, item.name)))}


def _plain(part: object) -> Json:
    if isinstance(part, Span):
        return _span(part)
    if isinstance(part, tuple):
        return [_plain(item) for item in part]
    if isinstance(part, Telling | Trace | Row | Odds | Outcome | Statement):
        return {item.name: _plain(getattr(part, item.name)) for item in fields(part)}
    return part if isinstance(part, bool | int | str) else str(part)


def _span(span: Span) -> Json:
    """A line or a span: how it reads, and, where they are more than words, what it is and its parts."""
    found: dict[str, Json] = {"says": span.said}
    if span.kind != "text":
        found["is"] = span.kind.value
    if span.of:
        found["of"] = span.of
    if span.cell:
        found["cell"] = list(span.cell)
    if span.stale:
        found["stale"] = span.stale.value
    if any(_more(part) for part in span.parts):
        found["spans"] = [_span(part) for part in span.parts]
    return found if span.said else None


def _more(span: Span) -> bool:
    """Whether a span is more than words, or holds one that is."""
    return span.kind != "text" or bool(span.stale) or any(map(_more, span.parts))
