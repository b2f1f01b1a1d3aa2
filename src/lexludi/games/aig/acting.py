"""Acting: the states in which the source does not say what a unit can do."""

from __future__ import annotations

from lexludi.games.aig.pieces import State, Unit
from lexludi.rulings.ruling import Trace

OPEN = {State.ROUTED: "aig.8.2.when", State.RALLYING: "aig.8.3.roll"}
"""The states of units of which the source does not say what they can do, and the clauses that leave it open."""


def acts(trace: Trace, unit: Unit) -> None:
    """Leave open what is done by a unit that is routed or has just rallied."""
    if state := left_open(unit):
        trace.silent(OPEN[state], unit=unit.label, state=state)


def left_open(unit: Unit) -> State | None:
    """The state of a unit of which the source does not say what it can do in it."""
    return next(filter(unit.has, OPEN), None)
