"""What is said of a ruling as a tree: lines of spans, each of which knows what it is besides how it reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from lexludi.rulings.chart import CellPlace


class Kind(StrEnum):
    """What a span is."""

    TEXT = "text"
    TERM = "term"
    CLAUSE = "clause"
    """The number of a clause, which leads there."""
    NUMBER = "number"
    CELL = "cell"
    """What a cell of a chart holds."""
    MEASURE = "measure"


class Stale(StrEnum):
    """Why a text is shown in English."""

    MISSING = "untranslated"
    OUTDATED = "outdated"


@dataclass(frozen=True)
class Span:
    """A stretch of a line."""

    kind: Kind
    said: str
    """All of it in words, that of its parts included."""
    of: str = ""
    """The key of a term, the id of a clause."""
    cell: CellPlace | None = None
    short: str = ""
    """The abbreviation of a term, where there is room for no more."""
    stale: Stale | None = None
    parts: tuple[Span, ...] = ()

    @property
    def briefly(self) -> str:
        """As few words as there are for it."""
        return "".join(part.briefly for part in self.parts) or self.short or self.said

    def __bool__(self) -> bool:
        """Whether it says anything."""
        return bool(self.said)


def text(said: str) -> Span:
    """Words that are nothing but words."""
    return Span(Kind.TEXT, said)


def line(*parts: Span | str, stale: Stale | None = None) -> Span:
    """Spans one after the other."""
    spans = tuple(part if isinstance(part, Span) else text(part) for part in parts if part)
    return Span(Kind.TEXT, "".join(span.said for span in spans), stale=stale, parts=spans)


def joined(spans: Iterable[Span], between: str) -> Span:
    """Those of some spans that say anything, with something between."""
    found: list[Span | str] = []
    for span in filter(None, spans):
        found += [between, span] if found else [span]
    return line(*found)


def capital(span: Span) -> Span:
    """The same, beginning as a sentence does."""
    parts = (capital(span.parts[0]), *span.parts[1:]) if span.parts else ()
    return replace(span, said=f"{span.said[:1].upper()}{span.said[1:]}", parts=parts)


NOTHING = text("")


@dataclass(frozen=True, eq=False)
class Row:
    """A line of a trace: its clause, what was looked up, the facts, who lost, and what stands in each column.

    A teller makes it once however many rulings have it, so that a writer can know it again.
    """

    clause: Span
    title: Span
    read: Span
    facts: Span
    over: Span
    numbers: tuple[str, ...]
    own: bool
    """Whether the case is about its clause."""
    sums: bool
    """Whether its numbers are sums of those above."""


@dataclass(frozen=True)
class Trace:
    """How a ruling was reached: what its columns count, its rows, then what came again and what gave nothing."""

    title: Span
    columns: tuple[Span, ...] = ()
    rows: tuple[Row, ...] = ()
    below: tuple[Span, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """One outcome dice can bring."""

    chance: str
    """As a fraction."""
    percent: str
    """As players say it."""
    share: float
    says: Span


@dataclass(frozen=True)
class Odds:
    """The outcomes dice can bring, the likeliest first; where there is but one, only that no die can change it."""

    title: Span
    rows: tuple[Outcome, ...] = ()
    alike: Span = NOTHING


@dataclass(frozen=True)
class Statement:
    """What a case states of its ruling, and whether it is so."""

    says: Span
    holds: bool
    fault: Span = NOTHING
    """What was expected, and what the rules give instead."""
    chance: str = ""
    """Where open dice decide, how likely it is, as a fraction; the words tell it too."""


@dataclass(frozen=True)
class Telling:
    """All that is said of a ruling, in the order it is told."""

    name: Span
    verdict: str
    outcome: tuple[Span, ...]
    why: tuple[Span, ...]
    """What the clause says that refuses or leaves it open, and how this edition reads it."""
    readings: tuple[Span, ...]
    """The readings the end hangs on, each with what another side gives."""
    absent: Span
    """What nobody mentioned."""
    stated: tuple[Statement, ...]
    more: tuple[Span, ...]
    """What else can be said of the ruling."""
    trace: Trace
    odds: Odds
    remarks: tuple[Span, ...]
    """What was given and made no difference."""
