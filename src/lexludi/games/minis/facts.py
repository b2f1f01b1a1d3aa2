"""What is told of the table: relations as facts, each with what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.troops import Side
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number


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

    def is_like(self, other: Zone) -> bool:
        """Whether it may be the same zone as another: a flank may be either of the two."""
        return self is other or (Zone.FLANK in (self, other) and self.flank and other.flank)


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
