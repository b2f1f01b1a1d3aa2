"""Acting: the states in which the source does not say what a unit can do."""

from __future__ import annotations

from lexludi.games.aig.pieces import State, Unit
from lexludi.rulings.ruling import Trace


def acts(trace: Trace, unit: Unit) -> None:
    """Leave open what is done by a unit that is routed or has just rallied."""
    if unit.has(State.ROUTED):
        trace.silent("aig.8.2.when", unit=unit.label, state=State.ROUTED)
    if unit.has(State.RALLYING):
        trace.silent("aig.8.3.roll", unit=unit.label, state=State.RALLYING)
