"""A base on the table: where it stands, how it is turned, its edges, corners and zones, and how it moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.shapes import Line, Point, Shape
from lexludi.space.plane.surds import Surd, root_of

AHEAD = Point.at(0, 1)
"""The direction of a base that is not turned: away from the near edge of the table."""
SEEN = 2
"""The decimals to which the place of a base is kept after a move."""


class Edge(IntEnum):
    """An edge of a base, in the order of its corners."""

    REAR = 0
    RIGHT = 1
    FRONT = 2
    LEFT = 3


@dataclass(frozen=True)
class Base:
    """A rectangle with a front: its front left corner, the direction it faces, its width and depth."""

    front_left: Point
    facing: Point = AHEAD
    """The direction as its cosine and sine, a way of length 1."""
    width: Number = 8
    depth: Number = 2

    @property
    def rightwards(self) -> Point:
        """The way of length 1 along its front, from left to right."""
        return Point(self.facing.y, -self.facing.x)

    @property
    def front_right(self) -> Point:
        """Its front right corner."""
        return self.front_left + self.rightwards.times(self.width)

    @property
    def shape(self) -> Shape:
        """Its outline: rear left, rear right, front right, front left."""
        back = self.facing.times(-self.depth)
        return Shape((self.front_left + back, self.front_right + back, self.front_right, self.front_left))

    def middle_of(self, edge: Edge) -> Point:
        """The middle of one of its edges."""
        corners = self.shape.corners
        return (corners[edge] + corners[(edge + 1) % 4]).times(Fraction(1, 2))

    def zone(self, edge: Edge, spread: Point | None = None) -> tuple[Line, Line, Line]:
        """The zone before one of its edges, as the lines it lies left of.

        Rays from both corners bound it, which lean away from straight ahead by an angle, 45° unless its cosine and sine are given.
        """
        half = root_of(Fraction(1, 2))
        ahead, aside = (spread.x, spread.y) if spread else (half, half)
        if edge in (Edge.LEFT, Edge.RIGHT):
            ahead, aside = aside, ahead
        outward = self._outward(edge)
        forward, sideways = outward.times(ahead), outward.left.times(aside)
        start, end = self.shape.corners[edge], self.shape.corners[(edge + 1) % 4]
        return Line(start, forward - sideways), Line(end, (forward + sideways).times(-1)), Line(end, start - end)

    def _outward(self, edge: Edge) -> Point:
        return {
            Edge.FRONT: self.facing,
            Edge.REAR: self.facing.times(-1),
            Edge.RIGHT: self.rightwards,
            Edge.LEFT: self.rightwards.times(-1),
        }[edge]

    def moved(self, way: Point) -> Base:
        """The base after a straight move."""
        return replace(self, front_left=self.front_left + way)

    def ahead(self, steps: Number) -> Base:
        """The base some steps further ahead."""
        return self.moved(self.facing.times(steps))

    def turned(self, by: Point, around: Point) -> Base:
        """The base turned around a point by an angle, given by its cosine and sine."""
        return replace(self, front_left=around + (self.front_left - around).turned(by), facing=self.facing.turned(by))

    def wheeled(self, chord: Number, *, left: bool) -> Base:
        """The base wheeled on a front corner, the other one so far from where it was."""
        share = Fraction(chord) / self.width
        sine = root_of(1 - share * share / 4) * share
        angle = Point(Surd.of(1 - share * share / 2), sine if left else -sine)
        return self.turned(angle, self.front_left if left else self.front_right)

    def kept(self) -> Base:
        """The base at a place that can be measured: its corner to 0.01 step, its direction as near as fractions say."""
        corner = Point.at(self.front_left.x.rounded(SEEN), self.front_left.y.rounded(SEEN))
        return replace(self, front_left=corner, facing=_nearby(self.facing))


def _nearby(facing: Point) -> Point:
    """A direction of fractions beside another, of length 1 exactly: the half of its angle is rounded."""
    cosine, sine = float(facing.x), float(facing.y)
    if cosine < -0.999999:
        return Point.at(-1, 0)
    half = Fraction(round(sine / (1 + cosine) * 10_000), 10_000)
    below = 1 + half * half
    return Point.at((1 - half * half) / below, 2 * half / below)
