"""Movement: what troops, arms and armour allow, and how a formation and a march change it (6.1, 6.2.formation)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis.charts.elephants import ELEPHANTS, HEAVY_CHARIOT, LIGHT_CHARIOT, SCYTHED_CHARIOT
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Armour, Statistic, Trait, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind

INFANTRY = 12
CAVALRY = 18
CAMELS = 16
LIGHT_BURDEN = -2
HEAVY_BURDEN = -4
HORSE_BURDEN = -2
LIGHT_BURDENS = (Arm.LARGE_SHIELD, Arm.PIKE, Arm.HEAVY_CROSSBOW, Arm.ARQUEBUS)
HEAVY_BURDENS = (Arm.STAKES, Arm.CHEVAUX_DE_FRISE, Arm.MUSKET)
HEAVY_ARMOUR = (Armour.HEAVY, Armour.FULL)
BEASTS = {
    Troops.INDIAN_ELEPHANT: ELEPHANTS,
    Troops.AFRICAN_ELEPHANT: ELEPHANTS,
    Troops.SCYTHED_CHARIOT: SCYTHED_CHARIOT,
    Troops.HEAVY_CHARIOT: HEAVY_CHARIOT,
    Troops.LIGHT_CHARIOT: LIGHT_CHARIOT,
}

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


@dataclass(frozen=True)
class Movement:
    """How far a unit can go in a turn."""

    label: str
    steps: Number


@decides
def movement_of(trace: Trace, battle: Battle, label: str) -> Movement:
    """The movement of a unit by itself."""
    return Movement(label, allowance(trace, battle, label))


def allowance(trace: Trace, battle: Battle, label: str) -> Number:
    """The movement of a unit for this player turn before anything is spent: told, or by its arms and armour (6.1)."""
    unit, total = battle.unit(label), Count("movement", label)
    if unit.movement is not None:
        return trace.cite("minis.6.1.definition", unit.movement, unit=label)
    if unit.kind in BEASTS:
        chart = BEASTS[unit.kind]
        return trace.cite(chart.clause, chart.at(unit.kind, "movement"), unit=label)
    if unit.kind is Troops.CAMELS:
        return trace.cite("minis.6.1.3", CAMELS, unit=label)
    if unit.kind is Troops.CAVALRY:
        return trace.total("minis.6.1.definition", _cavalry(trace, unit, total), total)
    if unit.kind is Troops.INFANTRY:
        return trace.total("minis.6.1.definition", _infantry(trace, unit, total), total)
    return unit.known(unit.movement, Statistic.MOVEMENT)


def _infantry(trace: Trace, unit: Unit, total: Count) -> int:
    """The movement of infantry: each thing it wears or carries adds its own burden."""
    armour, arms = unit.known(unit.armour, Statistic.ARMOUR), unit.known(unit.arms, Statistic.ARMS)
    movement = trace.add("minis.6.1.1.base", INFANTRY, total, unit=unit.label)
    if armour is Armour.MEDIUM:
        movement += trace.add("minis.6.1.1.minus2", LIGHT_BURDEN, total, armour=armour)
    if armour in HEAVY_ARMOUR:
        movement += trace.add("minis.6.1.1.minus4", HEAVY_BURDEN, total, armour=armour)
    if Arm.LIGHT_MUSKET in arms:
        trace.cite("minis.6.1.1.minus4", Arm.ARQUEBUS, weapon=Arm.LIGHT_MUSKET)
    for arm in sorted(arms):
        if arm in LIGHT_BURDENS or arm is Arm.LIGHT_MUSKET:
            movement += trace.add("minis.6.1.1.minus2", LIGHT_BURDEN, total, weapon=arm)
        if arm in HEAVY_BURDENS:
            movement += trace.add("minis.6.1.1.minus4", HEAVY_BURDEN, total, weapon=arm)
    if movement < 0:
        trace.silent("minis.6.1.1.minus4", unit=unit.label)
    return movement


def _cavalry(trace: Trace, unit: Unit, total: Count) -> int:
    """The movement of cavalry: the armour of rider and horse are a burden each."""
    armour, barded = unit.known(unit.armour, Statistic.ARMOUR), unit.is_(Trait.BARDED)
    if barded is None:
        raise Impossible("Has {label} horse armour? It is not said.", label=unit.label)
    movement = trace.add("minis.6.1.2.base", CAVALRY, total, unit=unit.label)
    if armour in HEAVY_ARMOUR:
        movement += trace.add("minis.6.1.2.minus2", HORSE_BURDEN, total, armour=armour)
    if barded:
        movement += trace.add("minis.6.1.2.minus2", HORSE_BURDEN, total, armour=Trait.BARDED)
    return movement
