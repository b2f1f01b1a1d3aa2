"""A decision of the rules and the clauses it rests on, in the order they were applied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import wraps
from typing import Any, NoReturn

Cell = tuple[str, str, str]
"""Chart (its clause), row and column."""


class Verdict(StrEnum):
    """How a ruling ends."""

    DECIDED = "decided"
    REFUSED = "refused"
    SILENT = "silent"


@dataclass(frozen=True)
class Citation:
    """One clause applied: what it contributed, the facts it looked at, the chart cell it read."""

    clause: str
    value: Any = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    cell: Cell | None = None


@dataclass(frozen=True)
class Ruling:
    """The outcome of a question put to the rules, with its trace."""

    verdict: Verdict
    outcome: Any
    """What was decided; for a refusal or a silence of the source, the clause that says so."""
    trace: tuple[Citation, ...]

    def cites(self, clause: str) -> bool:
        """Whether the clause was applied."""
        return any(line.clause == clause for line in self.trace)

    def contribution(self, clause: str) -> Any:
        """What the clause contributed: the sum of its numbers, or its last value; None if it did not apply."""
        values = [line.value for line in self.trace if line.clause == clause]
        if values and all(isinstance(value, int) for value in values):
            return sum(values)
        return values[-1] if values else None


class _Stop(Exception):
    def __init__(self, verdict: Verdict, clause: str) -> None:
        self.verdict = verdict
        self.clause = clause


class Trace:
    """Collects the citations of one decision while the rules run."""

    def __init__(self) -> None:
        self._lines: list[Citation] = []

    def cite(self, clause: str, value: Any = None, *, cell: Cell | None = None, **facts: Any) -> Any:
        """Record that a clause was applied; returns what it contributed."""
        self._lines.append(Citation(clause, value, facts, cell))
        return value

    def refuse(self, clause: str, *, cell: Cell | None = None, **facts: Any) -> NoReturn:
        """End the decision: the clause forbids it."""
        self.cite(clause, cell=cell, **facts)
        raise _Stop(Verdict.REFUSED, clause)

    def silent(self, clause: str, **facts: Any) -> NoReturn:
        """End the decision: the source does not say, and this is the clause that leaves it open."""
        self.cite(clause, **facts)
        raise _Stop(Verdict.SILENT, clause)

    def ruling(self, verdict: Verdict, outcome: Any) -> Ruling:
        """Close the trace."""
        return Ruling(verdict, outcome, tuple(self._lines))


def decides(rule: Callable[..., Any]) -> Callable[..., Ruling]:
    """Turn a function that fills a trace and returns an outcome into one that returns a ruling."""

    @wraps(rule)
    def decide(*args: Any, **kwargs: Any) -> Ruling:
        trace = Trace()
        try:
            return trace.ruling(Verdict.DECIDED, rule(trace, *args, **kwargs))
        except _Stop as stop:
            return trace.ruling(stop.verdict, stop.clause)

    return decide
