"""Points, lines and convex shapes of the plane, compared exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lexludi.rulings.number import Number
from lexludi.space.plane.surds import Surd


@dataclass(frozen=True)
class Point:
    """A place, or a way from one place to another."""

    x: Surd
    y: Surd

    @classmethod
    def at(cls, x: Number | Surd, y: Number | Surd) -> Point:
        """The point with these coordinates."""
        return cls(Surd.of(x), Surd.of(y))

    def __add__(self, other: Point) -> Point:
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    def times(self, factor: Number | Surd) -> Point:
        """So many times as far in the same direction."""
        return Point(self.x * factor, self.y * factor)

    def dot(self, other: Point) -> Surd:
        """How far two ways go in the same direction."""
        return self.x * other.x + self.y * other.y

    def cross(self, other: Point) -> Surd:
        """More than 0 where the other way turns left of this one."""
        return self.x * other.y - self.y * other.x

    @property
    def squared(self) -> Surd:
        """The square of its length."""
        return self.dot(self)

    def turned(self, by: Point) -> Point:
        """The way turned by an angle, given by its cosine and sine."""
        return Point(self.x * by.x - self.y * by.y, self.x * by.y + self.y * by.x)

    @property
    def left(self) -> Point:
        """The way turned left by a right angle."""
        return Point(-self.y, self.x)


@dataclass(frozen=True)
class Line:
    """A line with a direction; it parts the plane into what lies left of it and what lies right."""

    start: Point
    way: Point

    def side(self, point: Point) -> Surd:
        """More than 0 for a point left of the line, 0 for one on it."""
        return self.way.cross(point - self.start)


@dataclass(frozen=True)
class Shape:
    """A convex shape: its corners, each edge with the shape on its left."""

    corners: tuple[Point, ...]

    @property
    def edges(self) -> Iterator[tuple[Point, Point]]:
        """Its edges, each from corner to corner."""
        return pairwise((*self.corners, *self.corners[:1]))

    @property
    def doubled_area(self) -> Surd:
        """Twice its area."""
        total = Surd({})
        for one, other in self.edges:
            total = total + one.cross(other)
        return total

    def clipped(self, lines: Sequence[Line]) -> Shape:
        """The part of it that lies left of every one of some lines."""
        corners = self.corners
        for line in lines:
            corners = tuple(_left_of(line, corners))
        return Shape(corners)

    def holds(self, point: Point) -> bool:
        """Whether a point lies within it or on its edge."""
        return all(Line(one, other - one).side(point) >= 0 for one, other in self.edges)


def _left_of(line: Line, corners: tuple[Point, ...]) -> Iterator[Point]:
    sides = [(corner, line.side(corner)) for corner in corners]
    for (one, first), (other, second) in pairwise((*sides, *sides[:1])):
        if first.sign >= 0:
            yield one
        if first.sign * second.sign < 0:
            yield one + (other - one).times(first / (first - second))


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two shapes share more than a point or a line."""
    return not any(_apart(Line(start, end - start), other) for start, end in one.edges) and not any(
        _apart(Line(start, end - start), one) for start, end in other.edges
    )


def _apart(edge: Line, other: Shape) -> bool:
    return all(edge.side(corner) <= 0 for corner in other.corners)


@dataclass(frozen=True)
class Nearest:
    """The shortest way between two shapes: its ends, and the square of its length."""

    start: Point
    end: Point
    squared: Surd


def nearest(one: Shape, other: Shape) -> Nearest:
    """The shortest way between two shapes; its length is 0 where they touch or overlap."""
    if overlap(one, other):
        corner = next((corner for corner in other.corners if one.holds(corner)), one.corners[0])
        return Nearest(corner, corner, Surd({}))
    ways = [*_ways(one, other), *(Nearest(way.end, way.start, way.squared) for way in _ways(other, one))]
    best = ways[0]
    for way in ways[1:]:
        if way.squared < best.squared:
            best = way
    return best


def _ways(one: Shape, other: Shape) -> Iterator[Nearest]:
    """From every corner of a shape the shortest way to every edge of another."""
    for corner in one.corners:
        for start, end in other.edges:
            foot = _foot(corner, start, end)
            yield Nearest(corner, foot, (foot - corner).squared)


def _foot(point: Point, start: Point, end: Point) -> Point:
    """The point of an edge that is nearest to a point."""
    way, along = end - start, (point - start).dot(end - start)
    if along <= 0:
        return start
    if along >= way.squared:
        return end
    return start + way.times(along / way.squared)


@dataclass(frozen=True)
class Touch:
    """Where an edge of one shape lies along an edge of another: the numbers of both edges, and both ends."""

    own: int
    its: int
    start: Point
    end: Point

    @property
    def squared(self) -> Surd:
        """The square of the length along which they touch; 0 at a single point."""
        return (self.end - self.start).squared


def touches(one: Shape, other: Shape) -> tuple[Touch, ...]:
    """The places where two shapes touch without overlapping, the longest first."""
    if overlap(one, other):
        return ()
    found = []
    for own, (start, end) in enumerate(one.edges):
        for its, (first, last) in enumerate(other.edges):
            if shared := _shared(start, end, first, last):
                found.append(Touch(own, its, *shared))
    best: list[Touch] = []
    for touch in found:
        place = next((at for at, each in enumerate(best) if touch.squared > each.squared), len(best))
        best.insert(place, touch)
    return tuple(best)


def _shared(start: Point, end: Point, first: Point, last: Point) -> tuple[Point, Point] | None:
    """The part two edges have in common; None where they have no point in common."""
    way, line = end - start, Line(start, end - start)
    sides = line.side(first).sign, line.side(last).sign
    if sides == (0, 0):
        ends = sorted((first, last), key=lambda point: float((point - start).dot(way)))
        low, high = (
            (start if (ends[0] - start).dot(way) < 0 else ends[0]),
            (end if (ends[1] - start).dot(way) > way.squared else ends[1]),
        )
        inside = (high - start).dot(way) >= 0 and (low - start).dot(way) <= way.squared
        return (low, high) if inside else None
    if 0 not in sides:
        return None
    point = first if sides[0] == 0 else last
    along = (point - start).dot(way)
    return (point, point) if along >= 0 and along <= way.squared else None
