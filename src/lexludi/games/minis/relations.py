"""The one door to the table: who stands where to whom, as told by the players or measured from places.

Zone, distance and contact have no default: what was not told is asked for. Presence has one: what nobody
mentioned is not there, and the trace says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace

Value = TypeVar("Value")


class Zone(StrEnum):
    """A zone of a unit, in which an enemy stands."""

    FRONT = "front_zone"
    FLANK = "flank_zone"
    """A flank, where it does not matter which."""
    LEFT = "left_flank_zone"
    RIGHT = "right_flank_zone"
    REAR = "rear_zone"

    @property
    def flank(self) -> bool:
        """Whether it is a flank zone, left, right or either."""
        return self in (Zone.FLANK, Zone.LEFT, Zone.RIGHT)


class Edge(StrEnum):
    """An edge of a base that touches another."""

    FRONT = "front_edge"
    FLANK = "flank_edge"
    REAR = "rear_edge"
    CORNER = "corner"


class Terrain(StrEnum):
    """The ground a unit stands on or moves over."""

    LEVEL = "level_ground"
    GENTLE_SLOPE = "gentle_slope"
    STEEP_SLOPE = "steep_slope"
    SHEER_SLOPE = "sheer_slope"
    HILL = "hill"
    DIFFICULT = "difficult_going"
    SPARSE_FOREST = "sparse_forest"
    DENSE_FOREST = "dense_forest"
    THICKET = "thicket"
    SWAMP = "swamp"
    LAKE = "lake"
    STREAM = "stream"
    FORD = "ford"
    RIVER = "river"
    BRIDGE = "bridge"
    RAVINE = "ravine"
    DITCH = "ditch"
    CAMP = "camp"
    BARRICADE = "barricade"
    FORTIFICATION = "fortification"
    TABLE_EDGE = "table_edge"

    @property
    def forest(self) -> bool:
        """Whether it is a forest that can be entered."""
        return self in (Terrain.SPARSE_FOREST, Terrain.DENSE_FOREST)


@dataclass(frozen=True)
class Stands:
    """An enemy stands in a zone of a unit."""

    of: str
    other: str
    zone: Zone


@dataclass(frozen=True)
class Apart:
    """The shortest gap between two units, or between a unit and a thing."""

    measure: Measure


@dataclass(frozen=True)
class ShotApart:
    """The distance a shot is measured over."""

    measure: Measure


@dataclass(frozen=True)
class FarSide:
    """The distance from a commander to the far side of a unit or formation."""

    measure: Measure


@dataclass(frozen=True)
class Between:
    """What the straight line between two units crosses."""

    one: str
    other: str
    thing: str
    """A unit by its label, or a `Terrain` by its value."""


@dataclass(frozen=True)
class Touches:
    """Two enemy units touch, each along an edge of its own."""

    one: str
    other: str
    own: Edge
    its: Edge
    steps: Number | None = None
    """The steps they touch along; None for the whole of the shorter edge."""


@dataclass(frozen=True)
class Stood:
    """The ground on which a unit stands."""

    label: str
    terrain: Terrain


@dataclass(frozen=True)
class Higher:
    """One unit stands higher than another."""

    one: str
    other: str


@dataclass(frozen=True)
class Against:
    """A unit stands right behind a thing, or right in front of it."""

    label: str
    thing: str
    """A section of a barrier by its label, or a `Terrain` by its value."""
    behind: bool = True


@dataclass(frozen=True)
class Leg:
    """A part of a way: so many steps over one kind of ground."""

    steps: Number
    terrain: Terrain


@dataclass(frozen=True)
class Way:
    """The way of a unit, leg by leg, and what it meets at the end."""

    label: str
    legs: tuple[Leg, ...]
    meets: str = ""
    """A unit by its label, or a `Terrain` by its value."""


@dataclass(frozen=True)
class Room:
    """Whether a unit has room to turn."""

    label: str
    there: bool


@dataclass(frozen=True)
class InCommand:
    """Whether a unit is in the command zone of somebody."""

    label: str
    there: bool


@dataclass(frozen=True)
class Sees:
    """Whether a unit sees another."""

    one: str
    other: str
    there: bool


@dataclass(frozen=True)
class Nearer:
    """An enemy nearer to a unit than the target it is shown."""

    label: str
    enemy: str


@dataclass(frozen=True)
class Foremost:
    """How far the foremost unit of a side is from its camp."""

    side: Side
    measure: Measure


@dataclass(frozen=True)
class Fits:
    """How many bases fit into a place."""

    place: str
    bases: int


def zone(battle: Battle, of: str, other: str) -> Zone:
    """The zone of a unit in which another stands."""
    for told in battle.told(Stands):
        if (told.of, told.other) == (of, other):
            return told.zone
    raise Impossible("In which zone of {of} does {other} stand? Say it.", of=of, other=other)


def gap(battle: Battle, one: str, other: str) -> Measure:
    """The shortest distance between two bases; those that touch are 0 apart."""
    told = next((fact.measure for fact in battle.told(Apart) if set(fact.measure.between) == {one, other}), None)
    touch = contact(battle, one, other)
    if told and touch and told.number:
        raise Impossible(
            "{one} and {other} are said to touch and to be {steps} steps apart; only one can be so.",
            one=one,
            other=other,
            steps=told.number,
        )
    if told is None and touch is None:
        raise Impossible("How many steps apart are {one} and {other}? Say it.", one=one, other=other)
    return told or Measure(0, (one, other))


def shot_range(battle: Battle, shooter: str, target: str) -> Measure:
    """The distance of a shot, from the middle of an edge to the middle of an edge."""
    for fact in battle.told(ShotApart):
        if fact.measure.between == (shooter, target):
            return fact.measure
    raise Impossible("For a shot, how many steps is it from {one} to {other}? Say it.", one=shooter, other=target)


def command_gap(battle: Battle, commander: str, label: str) -> Measure:
    """The distance from a commander to the far side of a unit or formation."""
    for fact in battle.told(FarSide):
        if fact.measure.between == (commander, label):
            return fact.measure
    raise Impossible("How many steps is it from {one} to the far side of {other}? Say it.", one=commander, other=label)


def contact(battle: Battle, one: str, other: str) -> Touches | None:
    """How two units touch, seen from the first; None where it was not said that they do."""
    for told in battle.told(Touches):
        if (told.one, told.other) == (one, other):
            return told
        if (told.one, told.other) == (other, one):
            return Touches(one, other, told.its, told.own, told.steps)
    return None


def between(trace: Trace, battle: Battle, one: str, other: str) -> tuple[str, ...]:
    """What stands between two units, as labels and terrain; nothing where nobody mentioned it."""
    pairs = ((one, other), (other, one))
    found = tuple(told.thing for told in battle.told(Between) if (told.one, told.other) in pairs)
    if not found:
        trace.absent("something_between", one, other)
    return found


def ground(trace: Trace, battle: Battle, label: str) -> Terrain:
    """The ground a unit stands on; level ground where nobody said otherwise."""
    for told in battle.told(Stood):
        if told.label == label:
            return told.terrain
    trace.absent("terrain_element", label)
    return Terrain.LEVEL


def higher(battle: Battle, one: str, other: str) -> bool | None:
    """Whether one of two units was said to stand higher than the other; None where nobody said."""
    for told in battle.told(Higher):
        if {told.one, told.other} == {one, other}:
            return told.one == one
    return None


def against(trace: Trace, battle: Battle, label: str) -> Against | None:
    """The barrier or camp a unit stands right behind or in front of; None where nobody mentioned one."""
    found = next((told for told in battle.told(Against) if told.label == label), None)
    if found is None:
        trace.absent("barrier", label)
    return found


def way(battle: Battle, label: str) -> Way | None:
    """The way of a unit; None where nobody told it."""
    return next((told for told in battle.told(Way) if told.label == label), None)


def room(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has room to turn; it has where nobody said otherwise."""
    for told in battle.told(Room):
        if told.label == label:
            return told.there
    trace.absent("something_in_the_way", label)
    return True


def told_in_command(battle: Battle, label: str) -> bool | None:
    """Whether a unit was said to be in a command zone; None where nobody said."""
    return next((told.there for told in battle.told(InCommand) if told.label == label), None)


def told_sees(battle: Battle, one: str, other: str) -> bool | None:
    """Whether a unit was said to see another; None where nobody said."""
    return next((told.there for told in battle.told(Sees) if (told.one, told.other) == (one, other)), None)


def nearer(trace: Trace, battle: Battle, label: str) -> tuple[str, ...]:
    """The enemies said to be nearer to a unit than its target."""
    found = tuple(told.enemy for told in battle.told(Nearer) if told.label == label)
    if not found:
        trace.absent("nearer_enemy", label)
    return found


def foremost(battle: Battle, side: Side) -> Measure:
    """How far the foremost unit of a side is from its camp."""
    for told in battle.told(Foremost):
        if told.side is side:
            return told.measure
    raise Impossible("How many steps is the front line of {side} from its camp? Say it.", side=side)


def fits(battle: Battle, place: str) -> int | None:
    """How many bases were said to fit into a place; None where nobody said."""
    return next((told.bases for told in battle.told(Fits) if told.place == place), None)
