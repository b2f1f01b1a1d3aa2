"""Missile weapons: who has which, when, how far and how hard (5.3, 5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.charts.shooting import WEAPONS
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Density, Statistic, Troops, Unit
from lexludi.rulings.chart import Cell
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace

MISSILES = (
    Arm.LIGHT_BOW,
    Arm.HEAVY_BOW,
    Arm.SLING,
    Arm.JAVELIN,
    Arm.LIGHT_CROSSBOW,
    Arm.HEAVY_CROSSBOW,
    Arm.ARQUEBUS,
    Arm.MUSKET,
    Arm.LIGHT_MUSKET,
    Arm.PISTOL,
)
THROWN_HIGH = (Arm.LIGHT_BOW, Arm.HEAVY_BOW, Arm.JAVELIN)
"""What can be shot over the heads of those in front."""
OF_SOME_YEARS = (Arm.HEAVY_CROSSBOW, Arm.ARQUEBUS, Arm.MUSKET)
HEAVY_CROSSBOW_FROM = 1400
HEAVY_CROSSBOW_TO = 1520
ARQUEBUS_AFTER = 1400
MUSKET_AFTER = 1520


class Make(StrEnum):
    """A weapon by the name it has outside these rules."""

    ORDINARY_BOW = "ordinary_bow"
    COMPOSITE_BOW = "composite_bow"
    TURKISH_BOW = "turkish_bow"
    LONGBOW = "longbow"
    SAMURAI_BOW = "samurai_bow"
    THROWING_AXE = "throwing_axe"
    THROWING_SPEAR = "throwing_spear"
    HANDGUN = "handgun"


COUNTS_AS = {
    Make.ORDINARY_BOW: (Arm.LIGHT_BOW, "minis.5.3.bow"),
    Make.COMPOSITE_BOW: (Arm.LIGHT_BOW, "minis.5.3.bow"),
    Make.TURKISH_BOW: (Arm.HEAVY_BOW, "minis.5.3.bow"),
    Make.LONGBOW: (Arm.HEAVY_BOW, "minis.5.3.bow"),
    Make.SAMURAI_BOW: (Arm.HEAVY_BOW, "minis.5.3.bow"),
    Make.THROWING_AXE: (Arm.JAVELIN, "minis.5.3.javelin"),
    Make.THROWING_SPEAR: (Arm.JAVELIN, "minis.5.3.javelin"),
    Make.HANDGUN: (Arm.ARQUEBUS, "minis.5.3.arquebus"),
}
"""The category of each, and the clause that says so."""


@dataclass(frozen=True)
class Uses:
    """Which of its missile weapons a unit shoots with."""

    label: str
    arm: Arm


@dataclass(frozen=True)
class Made:
    """What the missile weapon of a unit is called."""

    label: str
    make: Make


@dataclass(frozen=True)
class Power:
    """How hard a shot strikes, by the chart of a clause."""

    clause: str
    shooting: Cell[int]
    piercing: Cell[int]
    missile: str | None = None
    """What a piece throws; None for weapons carried by hand."""


def missile_weapon(trace: Trace, battle: Battle, label: str) -> Arm:
    """The missile weapon a unit shoots with."""
    weapon, unit = _chosen(trace, battle, label), battle.unit(label)
    for told in (told for told in battle.told(Made) if told.label == label and COUNTS_AS[told.make][0] is weapon):
        trace.cite(COUNTS_AS[told.make][1], unit=label, make=told.make)
    trace.cite("minis.5.3.categories", unit=label, weapon=weapon)
    if weapon is Arm.SLING:
        _slung(trace, unit)
    if weapon in (Arm.MUSKET, Arm.LIGHT_MUSKET):
        _on_foot(trace, unit, weapon)
    _in_its_years(trace, battle, label, weapon)
    return weapon


def shoots_by_hand(battle: Battle, label: str) -> bool:
    """Whether a unit carries a missile weapon."""
    return bool(arms_of(battle, label))


def arms_of(battle: Battle, label: str) -> tuple[Arm, ...]:
    """The missile weapons a unit carries, by category."""
    made = [COUNTS_AS[told.make][0] for told in battle.told(Made) if told.label == label]
    return tuple(arm for arm in MISSILES if arm in made or battle.unit(label).carries(arm))


def in_range(trace: Trace, weapon: Arm, distance: Measure) -> None:
    """See that a target is within the range zone of a weapon."""
    near, far = (WEAPONS.at(_row(weapon), column) for column in ("shortest_range", "longest_range"))
    for limit, held in ((near, distance.at_least(near.value)), (far, distance.at_most(far.value))):
        if not held.holds:
            trace.refuse("minis.5.3.table", limit, weapon=weapon, range_of_the_shot=held)
        trace.cite("minis.5.3.table", limit, weapon=weapon, range_of_the_shot=held)
    trace.cite("minis.5.3.zones", weapon=weapon, range_of_the_shot=distance)


def power(weapon: Arm) -> Power:
    """How hard a weapon strikes."""
    row = _row(weapon)
    return Power(WEAPONS.clause, WEAPONS.at(row, "shooting"), WEAPONS.at(row, "piercing"))


def piercing(trace: Trace, battle: Battle, shooter: str) -> int:
    """The piercing of the weapon a unit shoots with."""
    weapon = _chosen(trace, battle, shooter)
    return trace.cite("minis.5.3.table", power(weapon).piercing, weapon=weapon)


def alike(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether two units shoot with weapons of the same row of the chart."""
    return _row(_chosen(trace, battle, one)) == _row(_chosen(trace, battle, other))


def _row(weapon: Arm) -> str:
    return Arm.MUSKET.value if weapon is Arm.LIGHT_MUSKET else weapon.value


def _chosen(trace: Trace, battle: Battle, label: str) -> Arm:
    """The weapon its owner has said it shoots with, or the only one it has."""
    carried = arms_of(battle, label)
    if not carried:
        battle.unit(label).known(battle.unit(label).arms, Statistic.ARMS)
        trace.refuse("minis.5.3.categories", unit=label)
    told = next((told.arm for told in battle.told(Uses) if told.label == label), None)
    if told is not None and told not in carried:
        raise Impossible("{label} was not said to carry this: {weapon}.", label=label, weapon=told)
    if told is None and len(carried) > 1:
        raise Impossible("With which of its weapons does {label} shoot? Say it.", label=label)
    return told or carried[0]


def _slung(trace: Trace, unit: Unit) -> None:
    density = unit.known(unit.density, Statistic.DENSITY)
    if density is not Density.DISPERSED:
        trace.refuse("minis.5.3.sling", unit=unit.label, density_of_order=density)
    trace.cite("minis.5.3.sling", unit=unit.label, density_of_order=density)


def _on_foot(trace: Trace, unit: Unit, weapon: Arm) -> None:
    """A musket is shot on foot; dragoons have a light one."""
    if unit.kind is not Troops.INFANTRY and not unit.on_foot:
        trace.refuse("minis.5.3.musket.no-horse", unit=unit.label, troop_class=unit.kind)
    if weapon is Arm.LIGHT_MUSKET:
        trace.cite("minis.5.3.musket.light", unit=unit.label, weapon=weapon)
    elif unit.kind is not Troops.INFANTRY:
        trace.refuse("minis.5.3.musket", unit=unit.label, troop_class=unit.kind)
    if unit.on_foot:
        trace.cite("minis.5.3.musket.no-horse", unit=unit.label)


def _in_its_years(trace: Trace, battle: Battle, label: str, weapon: Arm) -> None:
    """Some weapons belong to certain years; where no year was told, none keeps a unit from its weapon."""
    year = battle.year
    if weapon not in OF_SOME_YEARS:
        return
    if year is None:
        trace.absent("years_without_the_weapon", label)
        return
    if weapon is Arm.HEAVY_CROSSBOW:
        _held(trace, "minis.5.3.crossbow", label, year, HEAVY_CROSSBOW_FROM <= year <= HEAVY_CROSSBOW_TO)
    if weapon is Arm.ARQUEBUS:
        _held(trace, "minis.5.3.arquebus", label, year, year > ARQUEBUS_AFTER)
    if weapon is Arm.MUSKET:
        _held(trace, "minis.5.3.musket", label, year, year > MUSKET_AFTER)


def _held(trace: Trace, clause: str, label: str, year: int, holds: bool) -> None:
    if not holds:
        trace.refuse(clause, unit=label, year=year)
    trace.cite(clause, unit=label, year=year)
