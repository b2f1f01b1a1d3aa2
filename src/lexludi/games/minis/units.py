"""Chapter 3: density of order, formations, support, special traits."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.charts.shooting import WEAPONS
from lexludi.games.minis.readings.units import ONSLAUGHT, Onslaught
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Density, Trait
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

ELSEWHERE = {
    "minis.3.1.close.figures": "general",
    "minis.3.1.loose.figures": "general",
    "minis.3.1.skirmish.figures": "general",
    "minis.3.1.skirmish.all-round": "formations",
    "minis.3.1.skirmish.cs": "formations",
    "minis.3.2": "formations",
    "minis.3.3": "formations",
    "minis.3.4": "support",
    "minis.3.5.cc.may-support": "support",
}
"""The modules that decide clauses of this chapter."""

ONSLAUGHT_STRENGTH = 1


def shoots_in_order(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse a shot that the density of a unit forbids."""
    unit = battle.unit(label)
    if unit.density is Density.CLOSE:
        trace.refuse("minis.3.1.close.no-shooting", unit=label)
    missile = {arm for arm in unit.arms or () if arm in WEAPONS.printed}
    if unit.density is not Density.LOOSE or not missile:
        return
    if missile == {Arm.SLING}:
        trace.refuse("minis.3.1.loose.shooting", unit=label, weapon=Arm.SLING)
    trace.cite("minis.3.1.loose.shooting", unit=label)


def has_close_combat(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has the close-combat trait; asked for where nobody said."""
    told = battle.unit(label).is_(Trait.CLOSE_COMBAT)
    if told is None:
        raise Impossible("Does {label} have the close-combat trait? Say it.", label=label)
    return told


def onslaught(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...], *, defending: bool) -> Number:
    """What the onslaught of fanatics who attack or counter-attack adds to some totals in the clash.

    Say whether the totals are those of their defence, which a table may read otherwise.
    """
    unit, fight = battle.unit(label), battle.fight_of(label)
    if Trait.FANATICS not in unit.traits or fight is None or fight.rounds or not fight.clash:
        return 0
    if label not in fight.sides[0] and not fight.counter_attack:
        return 0
    if defending and trace.reading(ONSLAUGHT) is Onslaught.ATTACK_ONLY:
        return 0
    return add(trace, "minis.3.5.fanatics.onslaught", ONSLAUGHT_STRENGTH, counts, unit=label)
