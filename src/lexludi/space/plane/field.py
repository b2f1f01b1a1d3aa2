"""What has been placed on a table: bases by name and areas of ground, as plain data to measure and to draw from."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.areas import Area
from lexludi.space.plane.base import Base
from lexludi.space.plane.shapes import Point


@dataclass(frozen=True)
class Placed:
    """A base with a name, where it stands."""

    label: str
    base: Base
    by_right: bool = False
    """Whether its place was told by its right front corner, on which it then turns."""
    set_from: tuple[str, ...] = ()
    """Whom its distance was set from by what was told or by a rule, so that no ruler can be out."""
    side: str = ""
    """Whose it is, as a term, for drawings; empty where that was not told."""


@dataclass(frozen=True)
class Ground:
    """An area of one kind of ground, by its name."""

    label: str
    kind: str
    area: Area
    border: tuple[str, ...] = ()
    """What each of its edges is, where they differ."""
    facing: Point | None = None
    """The outward side of a wall, whose area is the line between its ends."""


@dataclass(frozen=True)
class Dimension:
    """Something that was measured: from where to where, and what was read there."""

    start: Point
    end: Point
    steps: Number


@dataclass(frozen=True)
class Field:
    """A table with what has been placed on it."""

    width: Number | None = None
    """From its left edge to its right."""
    depth: Number | None = None
    """From its near edge to its far one."""
    bases: tuple[Placed, ...] = ()
    grounds: tuple[Ground, ...] = ()

    @property
    def placed_any(self) -> bool:
        """Whether anything was placed on it."""
        return bool(self.bases or self.grounds)

    def placed(self, label: str) -> Placed | None:
        """Where a base stands; None where it was not placed."""
        return next((each for each in self.bases if each.label == label), None)

    def ground(self, label: str) -> Ground | None:
        """The area of a name; None where there is none."""
        return next((each for each in self.grounds if each.label == label), None)

    def put(self, placed: Placed) -> Field:
        """The field with a base in a new place."""
        return replace(self, bases=(*self.without(placed.label).bases, placed))

    def lay(self, ground: Ground) -> Field:
        """The field with an area of ground new or changed."""
        others = tuple(each for each in self.grounds if each.label != ground.label)
        return replace(self, grounds=(*others, ground))

    def without(self, label: str) -> Field:
        """The field without a base, from which no distance is set any more."""
        left = (each for each in self.bases if each.label != label)
        freed = (replace(each, set_from=tuple(one for one in each.set_from if one != label)) for each in left)
        return replace(self, bases=tuple(freed))

    def set_apart(self, one: str, other: str) -> bool:
        """Whether the distance of two bases was set, and not measured with a ruler."""
        pair = (self.placed(one), self.placed(other))
        return any(here and there and there.label in here.set_from for here, there in (pair, pair[::-1]))
