"""A base on the table: where it stands, how it is turned, its edges, corners and zones, and how it moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from math import cos, radians, sin

from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.shapes import Line, Point, Shape
from lexludi.space.plane.surds import Surd, root_of

AHEAD = Point.at(0, 1)
"""The direction of a base that is not turned: away from the near edge of the table."""
FIFTEEN = 15
BY_FIFTEEN = Point((root_of(6) + root_of(2)) / 4, (root_of(6) - root_of(2)) / 4)
"""The cosine and sine of 15°."""
FIFTEEN_DEGREES = {1, 2, 3, 6}
"""The roots that a direction of a multiple of 15° is made of."""
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
        outward = self.towards(edge)
        forward, sideways = outward.times(ahead), outward.left.times(aside)
        start, end = self.shape.corners[edge], self.shape.corners[(edge + 1) % 4]
        return Line(start, forward - sideways), Line(end, (forward + sideways).times(-1)), Line(end, start - end)

    def towards(self, edge: Edge, steps: Number = 1) -> Point:
        """The way of so many steps straight out from one of its edges."""
        aside = edge in (Edge.LEFT, Edge.RIGHT)
        back = edge in (Edge.LEFT, Edge.REAR)
        return (self.rightwards if aside else self.facing).times(-steps if back else steps)

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
        return self.turned_on(wheel(chord, self.width, left=left), right=not left)

    def turned_on(self, by: Point, *, right: bool) -> Base:
        """The base turned on one of its front corners."""
        return self.turned(by, self.front_right if right else self.front_left)

    def opposite(self, steps: Number, aside: Number = 0) -> Base:
        """A base as wide that faces this one, so many steps before it and so many further to the right."""
        corner = self.front_right + self.facing.times(steps) + self.rightwards.times(aside)
        return Base(corner, self.facing.times(-1), self.width)

    def beside(self, steps: Number, *, right: bool) -> Base:
        """A base as wide in line with this one, so many steps from its side."""
        way = self.width + steps
        return Base(self.front_left + self.rightwards.times(way if right else -way), self.facing, self.width)

    def behind(self, steps: Number) -> Base:
        """A base as wide that stands so many steps behind this one and faces the same way."""
        return Base(self.front_left + self.facing.times(-self.depth - steps), self.facing, self.width)

    def about(self) -> Base:
        """The base turned about where it stands, its front where its rear was."""
        corner = self.front_right + self.facing.times(-self.depth)
        return replace(self, front_left=corner, facing=self.facing.times(-1))

    def kept(self) -> Base:
        """The base at a place that can be measured: its corner to 0.01 step, its direction as near as fractions say."""
        corner = Point.at(self.front_left.x.rounded(SEEN), self.front_left.y.rounded(SEEN))
        simple = (self.facing.x.terms.keys() | self.facing.y.terms.keys()) <= FIFTEEN_DEGREES
        facing = self.facing if simple else _nearby(float(self.facing.x), float(self.facing.y))
        return replace(self, front_left=corner, facing=facing)

    def carrying(self, before: Base, other: Base) -> Base:
        """Another base that kept its place to this one, which stood at another place before."""
        way = other.front_left - before.front_left
        corner = self.front_left + self.facing.times(way.dot(before.facing))
        corner = corner + self.rightwards.times(way.dot(before.rightwards))
        turn = Point(before.facing.dot(other.facing), before.facing.cross(other.facing))
        return replace(other, front_left=corner, facing=self.facing.turned(turn))


def wheel(chord: Number, width: Number, *, left: bool) -> Point:
    """The cosine and sine of the turn that takes the end of a front so far from where it was, on a straight line."""
    share = Fraction(chord) / Fraction(width)
    sine = root_of(1 - share * share / 4) * share
    return Point(Surd.of(1 - share * share / 2), sine if left else -sine)


def wheel_along(arc: Number, width: Number, *, left: bool) -> Point:
    """The cosine and sine, in fractions very near them, of the turn that takes the end of a front so far along its arc."""
    angle = float(Fraction(arc) / Fraction(width)) * (1 if left else -1)
    return _nearby(cos(angle), sin(angle))


def direction(degrees: Number) -> Point:
    """The cosine and sine of an angle to the left: exact for each multiple of 15°, else those of an angle very near it."""
    quarter, rest = divmod(Fraction(degrees), FIFTEEN)
    if not rest:
        turned = Point.at(1, 0)
        for _ in range(int(quarter) % 24):
            turned = turned.turned(BY_FIFTEEN)
        return turned
    angle = radians(float(degrees % 360))
    return _nearby(cos(angle), sin(angle))


def _nearby(cosine: float, sine: float) -> Point:
    """A direction of fractions beside another, of length 1 exactly: the half of its angle is rounded."""
    if cosine < -0.999999:
        return Point.at(-1, 0)
    half = Fraction(round(sine / (1 + cosine) * 10_000), 10_000)
    below = 1 + half * half
    return Point.at((1 - half * half) / below, 2 * half / below)
