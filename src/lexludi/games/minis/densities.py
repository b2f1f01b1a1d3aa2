"""Splitting a unit into skirmishers and merging two, as a change of formation (6.3.density)."""

from __future__ import annotations

from lexludi.games.minis import units
from lexludi.games.minis.changes import Change, begin, pay
from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace, decides


@decides
def split_up(trace: Trace, battle: Battle, label: str, first: str, second: str) -> Battle:
    """A unit in close or loose order becomes two of skirmishers, for half of its movement."""
    begin(trace, battle, (label,), Change.DENSITY)
    trace.cite("minis.6.3.density", unit=label)
    return trace.take(units.split, pay(trace, battle, (label,)), label, first, second)


@decides
def merge_up(trace: Trace, battle: Battle, one: str, other: str, label: str) -> Battle:
    """Two units of skirmishers become one in loose order, for half of their movement."""
    for each in (one, other):
        begin(trace, battle, (each,), Change.DENSITY)
        battle = pay(trace, battle, (each,))
    trace.cite("minis.6.3.density", unit=(one, other))
    return trace.take(units.merge, battle, one, other, label)
