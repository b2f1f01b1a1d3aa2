"""What each kind of ground does to those who move over it: to whom it is closed, whom it slows, whom it disorders."""

from __future__ import annotations

from typing import NamedTuple

from lexludi.games.minis.readings.terrain import LIGHT_CHARIOTS, LightChariots
from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.troops import Density, Statistic, Troops, Unit
from lexludi.rulings.ruling import Trace


class Pace(NamedTuple):
    """What each step over a ground costs, and the clause that says so."""

    clause: str
    cost: int


class Ground(NamedTuple):
    """Where a clause slows those who cross a kind of ground."""

    slowed: str
    free: str
    """The clause that lets skirmishers pass freely."""
    elephants: bool
    """Whether elephants pass freely too."""


CLOSED_TO_ALL = {
    Terrain.SWAMP: "minis.12.1.5",
    Terrain.SHEER_SLOPE: "minis.12.2.4",
    Terrain.THICKET: "minis.12.3.5",
    Terrain.RIVER: "minis.12.4.3",
}
FOR_FOOT_SKIRMISHERS = {Terrain.STEEP_SLOPE: "minis.12.2.5", Terrain.DENSE_FOREST: "minis.12.3.4"}
CLOSED_TO_WHEELS = {
    Terrain.DIFFICULT: "minis.12.1.2",
    Terrain.SPARSE_FOREST: "minis.12.3.1",
    Terrain.STREAM: "minis.12.4.10",
    Terrain.FORD: "minis.12.4.10",
    Terrain.DITCH: "minis.12.5.13",
}
STREAM = Ground("minis.12.4.11", "minis.12.4.9", elephants=True)
GROUNDS = {
    Terrain.DIFFICULT: Ground("minis.12.1.3", "minis.12.1.3", elephants=True),
    Terrain.SPARSE_FOREST: Ground("minis.12.3.3", "minis.12.3.3", elephants=True),
    Terrain.GENTLE_SLOPE: Ground("minis.12.2.6", "minis.12.2.7", elephants=False),
    Terrain.BRIDGE: Ground("minis.12.4.6", "minis.12.4.5", elephants=False),
    Terrain.STREAM: STREAM,
    Terrain.FORD: STREAM,
    Terrain.DITCH: Ground("minis.12.5.14", "minis.12.5.12", elephants=True),
}
COSTS = {
    "minis.12.1.3": 2,
    "minis.12.2.5": 2,
    "minis.12.2.6": 2,
    "minis.12.3.3": 2,
    "minis.12.3.4": 2,
    "minis.12.4.6": 2,
    "minis.12.4.11": 2,
    "minis.12.5.3": 4,
    "minis.12.5.5": 2,
    "minis.12.5.14": 2,
}
"""The steps of movement that each step costs those who are slowed."""
DISORDERS = {
    Terrain.DIFFICULT: "minis.12.1.1",
    Terrain.SPARSE_FOREST: "minis.12.3.2",
    Terrain.BRIDGE: "minis.12.4.6.b",
    Terrain.STREAM: "minis.12.4.11.b",
    Terrain.FORD: "minis.12.4.11.b",
    Terrain.DITCH: "minis.12.5.14.b",
}
HORSE_AND_FOOT = (Troops.INFANTRY, Troops.CAVALRY, Troops.CAMELS)


def skirmishing(unit: Unit) -> bool:
    """Whether a unit is skirmishers, which must have been told of men and riders."""
    return unit.kind in HORSE_AND_FOOT and unit.known(unit.density, Statistic.DENSITY) is Density.DISPERSED


def foot_skirmishers(unit: Unit) -> bool:
    """Whether a unit is skirmishers on foot."""
    return unit.kind is Troops.INFANTRY and skirmishing(unit)


def closed_by(trace: Trace, unit: Unit, ground: Terrain) -> str | None:
    """The clause that closes a kind of ground to a unit; None where it may go."""
    if ground is Terrain.LAKE:
        trace.silent("minis.12.4.1", unit=unit.label, terrain_element=ground)
    if ground in CLOSED_TO_ALL:
        return CLOSED_TO_ALL[ground]
    if ground in FOR_FOOT_SKIRMISHERS:
        return None if foot_skirmishers(unit) else FOR_FOOT_SKIRMISHERS[ground]
    if ground in CLOSED_TO_WHEELS:
        return CLOSED_TO_WHEELS[ground] if _on_wheels(trace, unit) else None
    if ground is Terrain.RAVINE:
        if unit.kind is Troops.CAMELS:
            trace.silent("minis.12.5.2", unit=unit.label, troop_class=unit.kind)
        return None if unit.kind is Troops.INFANTRY else "minis.12.5.2"
    return None


def closed_to_horses(trace: Trace, ground: Terrain) -> bool:
    """Whether a kind of ground is closed to riders, such as a ravine."""
    return closed_by(trace, Unit("", troops=Troops.CAVALRY, density=Density.LOOSE), ground) is not None


def pace(trace: Trace, unit: Unit, ground: Terrain) -> Pace:
    """What each step costs a unit over slow ground that it may enter, uphill where it is a slope."""
    if ground is Terrain.RAVINE:
        return _slow("minis.12.5.5" if foot_skirmishers(unit) else "minis.12.5.3")
    if ground in FOR_FOOT_SKIRMISHERS:
        return _slow(FOR_FOOT_SKIRMISHERS[ground])
    found = GROUNDS[ground]
    if skirmishing(unit) or (found.elephants and unit.kind.elephant) or _light(trace, unit, ground):
        return Pace(found.free, 1)
    return _slow(found.slowed)


def breaks_order(trace: Trace, unit: Unit, ground: Terrain) -> str | None:
    """The clause by which a kind of ground disorders a unit that moves over it; None where it does not."""
    if ground is Terrain.RAVINE:
        return None if skirmishing(unit) else "minis.12.5.4"
    if ground not in DISORDERS or unit.kind not in HORSE_AND_FOOT or skirmishing(unit):
        return None
    if unit.kind is Troops.CAMELS:
        trace.silent(DISORDERS[ground], unit=unit.label, troop_class=unit.kind)
    in_close_order = unit.density is Density.CLOSE
    return DISORDERS[ground] if in_close_order or unit.kind is Troops.CAVALRY else None


def breaks_order_at_a_border(unit: Unit) -> str | None:
    """The clause by which the border of a hill disorders a unit; None where it does not."""
    on_foot = unit.kind is Troops.INFANTRY
    in_close_order = on_foot and unit.known(unit.density, Statistic.DENSITY) is Density.CLOSE
    return "minis.12.2.10" if in_close_order else None


def _slow(clause: str) -> Pace:
    return Pace(clause, COSTS[clause])


def _on_wheels(trace: Trace, unit: Unit) -> bool:
    if unit.kind is Troops.LIGHT_CHARIOT:
        return trace.reading(LIGHT_CHARIOTS) is LightChariots.BARRED
    return unit.kind.chariot or unit.kind.piece


def _light(trace: Trace, unit: Unit, ground: Terrain) -> bool:
    """Whether it is a light chariot on ground that only skirmishing lets it enter."""
    return unit.kind is Troops.LIGHT_CHARIOT and ground in CLOSED_TO_WHEELS and not _on_wheels(trace, unit)
