"""The lists of units, foot and mounted, looked up for one type."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.cca.units import (
    Outside,
    Permission,
    UnitClass,
    UnitType,
    battle_after_moving,
    movement_rate,
    unit_class,
)
from lexludi.rulings.ruling import Trace, decides


@dataclass(frozen=True)
class Entry:
    """What a list says of one type of unit."""

    rate: int
    battle: Permission
    unit_class: UnitClass


@decides
def look_up(trace: Trace, type: UnitType) -> Entry:
    """The three entries of a type of unit; all are from outside the source."""
    rate, battle, kind = movement_rate(type), battle_after_moving(type), unit_class(type)
    return Entry(
        trace.cite(rate.chart, rate, unit_type=type, outside_source=Outside.LIST),
        trace.cite(battle.chart, battle, unit_type=type, outside_source=Outside.LIST),
        trace.cite(kind.chart, kind, unit_type=type, outside_source=Outside.LIST),
    )
