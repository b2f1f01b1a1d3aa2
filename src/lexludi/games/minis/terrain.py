"""Chapter 12: hills, forest, difficult going, water, ravines and ditches."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import relations
from lexludi.games.minis.readings.terrain import HEIGHT, Height
from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.ways import ON_A_HILL
from lexludi.games.minis.ways import steps_of_movement as steps_of_movement
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides

ELSEWHERE = {
    "minis.12.1": "going ways",
    "minis.12.2": "going ways sight",
    "minis.12.2.9": "manoeuvres",
    "minis.12.3": "going ways sight",
    "minis.12.3.8": "terrain relations",
    "minis.12.3.11": "command",
    "minis.12.4": "going ways",
    "minis.12.5": "going ways sight",
}
"""The modules that decide clauses of this chapter."""

HEIGHT_OF_A_HILL = 1
HEIGHT_ABOVE_A_RAVINE = 1
COVER_OF_A_FOREST = 1
COVER_OF_A_DITCH = 1


@dataclass(frozen=True)
class Partly:
    """A part of a unit is in a forest."""

    label: str
    terrain: Terrain
    greater: bool
    """Whether it is the greater part."""


@dataclass(frozen=True)
class Bonus:
    """What the ground adds to a total of a unit."""

    label: str
    number: Number


@decides
def height_bonus(trace: Trace, battle: Battle, one: str, other: str) -> Bonus:
    """What a unit adds for standing higher than an enemy, in close combat or shooting."""
    battle.enemies(one, other)
    return Bonus(one, height(trace, battle, one, other, (Count("higher_ground", one),)))


@decides
def height_bonus_in_defensive_shot(trace: Trace, battle: Battle, one: str, other: str) -> Bonus:
    """What a unit adds for standing higher than an enemy, in a defensive shot."""
    battle.enemies(one, other)
    return Bonus(one, height(trace, battle, one, other, (Count("higher_ground", one),), defensive_shot=True))


@decides
def cover_bonus(trace: Trace, battle: Battle, shooter: str, target: str) -> Bonus:
    """What the ground adds to the defence of a target."""
    battle.enemies(shooter, target)
    return Bonus(target, cover(trace, battle, target, (Count("cover", target),), shooter=shooter))


@dataclass(frozen=True)
class Parted:
    """Whether the ground keeps two units of a column from supporting each other."""

    one: str
    other: str
    there: bool


@decides
def parted_by_ground(trace: Trace, battle: Battle, one: str, other: str) -> Parted:
    """Whether the ground keeps two units of a column from supporting each other."""
    return Parted(one, other, parted(trace, battle, one, other))


def above(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether a unit stands higher than another (12.2.15, 12.5.10)."""
    seen = _higher_by_ground(battle, one, other)
    told = relations.higher(battle, one, other)
    if told is not None and seen is not None and told is not seen:
        said = "By the ground that {one} and {other} stand on, it is the other way round: say which of them is higher."
        raise Impossible(said, one=one, other=other)
    if told is None and seen is None:
        for label in (one, other):
            relations.ground(trace, battle, label)
    return bool(told or seen)


def differ_in_height(battle: Battle, one: str, other: str) -> bool:
    """Whether one of two units was said to stand higher than the other, or stands on higher ground."""
    return relations.higher(battle, one, other) is not None or _higher_by_ground(battle, one, other) is not None


def height(
    trace: Trace, battle: Battle, one: str, other: str, counts: tuple[Count, ...], *, defensive_shot: bool = False
) -> Number:
    """The bonus for standing higher, added to some totals (12.2.15, 12.5.10)."""
    if not above(trace, battle, one, other):
        return 0
    if defensive_shot and trace.reading(HEIGHT) is Height.NOT_IN_DEFENSIVE_SHOTS:
        return 0
    if ground_told(battle, other) is Terrain.RAVINE:
        return add(trace, "minis.12.5.10", HEIGHT_ABOVE_A_RAVINE, counts, unit=one)
    return add(trace, "minis.12.2.15", HEIGHT_OF_A_HILL, counts, unit=one)


def cover(trace: Trace, battle: Battle, target: str, counts: tuple[Count, ...], *, shooter: str = "") -> Number:
    """The bonus of forest and ditch against shooting (12.3.7, 12.5.15); the shooter matters at a ditch."""
    ground = standing(trace, battle, target)
    if ground.forest:
        return add(trace, "minis.12.3.7", COVER_OF_A_FOREST, counts, unit=target, terrain_element=ground)
    if ground is Terrain.DITCH and _down_from_afar(trace, battle, shooter):
        return add(trace, "minis.12.5.15", COVER_OF_A_DITCH, counts, unit=target)
    return 0


def standing(trace: Trace, battle: Battle, label: str) -> Terrain:
    """The ground a unit counts as standing on; in a forest with its greater part, it is in the forest (12.3.8)."""
    for part in (each for each in battle.told(Partly) if each.label == label):
        ground = part.terrain if part.greater else Terrain.LEVEL
        return trace.cite("minis.12.3.8", ground, unit=label, terrain_element=part.terrain)
    ground = relations.ground(trace, battle, label)
    mixed = relations.partly(battle, label)
    if mixed and mixed.forest:
        trace.cite("minis.12.3.8", ground, unit=label, terrain_element=mixed)
    return ground


def parted(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether one of two units of a column stands in a ravine and the other above it, so that neither supports (12.5.9)."""
    grounds = [ground_told(battle, label) for label in (one, other)]
    if grounds.count(Terrain.RAVINE) != 1:
        return False
    trace.cite("minis.12.5.9", unit=(one, other))
    return True


def at_the_edge(trace: Trace, battle: Battle, label: str, terrain: Terrain) -> bool:
    """Whether a unit stands right at the edge of a ravine, a ditch or a slope."""
    return getattr(relations.against(trace, battle, label), "thing", "") == terrain.value


def _down_from_afar(trace: Trace, battle: Battle, shooter: str) -> bool:
    """Whether a shot into a ditch comes from above, and not from right at its edge."""
    in_it_too = ground_told(battle, shooter) is Terrain.DITCH
    return not in_it_too and not at_the_edge(trace, battle, shooter, Terrain.DITCH)


def ground_told(battle: Battle, label: str) -> Terrain | None:
    """The ground a unit is known to stand on; None where nobody said or placed it."""
    return relations.known_ground(battle, label)


def _higher_by_ground(battle: Battle, one: str, other: str) -> bool | None:
    """Whether the ground of one of two units is higher; None where it is not."""
    grounds = [ground_told(battle, label) or Terrain.LEVEL for label in (one, other)]
    levels = [1 if ground in ON_A_HILL else -1 if ground is Terrain.RAVINE else 0 for ground in grounds]
    return None if levels[0] == levels[1] else levels[0] > levels[1]
