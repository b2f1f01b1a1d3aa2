"""Areas of the plane with any number of corners: what lies in them, and where a straight line crosses them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from lexludi.rulings.number import Number
from lexludi.space.plane.shapes import Line, Point, Shape, overlap
from lexludi.space.plane.surds import Surd


class Lies(Enum):
    """Where a point lies to an area, or a part of a line."""

    INSIDE = "inside"
    ON_THE_EDGE = "on the edge"
    OUTSIDE = "outside"


@dataclass(frozen=True)
class Area:
    """An area with straight edges, which may be hollow on a side; no two of its edges cross."""

    corners: tuple[Point, ...]
    """In order, with the area on the left."""

    @classmethod
    def of(cls, *corners: Point) -> Area:
        """The area with these corners, told in either direction."""
        area = cls(corners)
        return area if Shape(corners).doubled_area > 0 else cls(corners[::-1])

    @cached_property
    def parts(self) -> tuple[Shape, ...]:
        """Convex shapes that make it up."""
        return (Shape(self.corners),) if _convex(self.corners) else tuple(_triangles(self.corners))

    @property
    def edges(self) -> Iterator[tuple[Point, Point]]:
        """Its edges, each from corner to corner."""
        return Shape(self.corners).edges

    @property
    def simple(self) -> bool:
        """Whether it has an area, and no two of its edges cross or touch beside their common corner."""
        edges = list(self.edges)
        if len(edges) < 3 or Shape(self.corners).doubled_area.sign == 0:
            return False
        pairs = ((one, other) for at, one in enumerate(edges) for other in edges[at + 1 :])
        return not any(_cross(one, other) for one, other in pairs)

    def doubled_share(self, shape: Shape) -> Surd:
        """Twice the area of the part of a shape that lies in it."""
        total = Surd({})
        for part in self.parts:
            lines = [Line(start, end - start) for start, end in part.edges]
            total = total + shape.clipped(lines).doubled_area
        return total

    def overlaps(self, shape: Shape) -> bool:
        """Whether it shares more than a point or a line with a shape."""
        return any(overlap(part, shape) for part in self.parts)

    def place_of(self, point: Point) -> Lies:
        """Whether a point lies inside it, on its edge or outside."""
        inside = False
        for start, end in self.edges:
            side = Line(start, end - start).side(point).sign
            if side == 0 and (point - start).dot(point - end) <= 0:
                return Lies.ON_THE_EDGE
            upward = (start.y <= point.y) and (end.y > point.y)
            downward = (end.y <= point.y) and (start.y > point.y)
            if (upward and side > 0) or (downward and side < 0):
                inside = not inside
        return Lies.INSIDE if inside else Lies.OUTSIDE

    def crossed(self, start: Point, end: Point) -> Iterator[tuple[Surd, Surd, Lies]]:
        """The parts of a straight line, each from where to where as a share of its length, and where it lies."""
        way = end - start
        marks = [Surd({}), Surd.of(1)]
        for one, other in self.edges:
            turn = way.cross(other - one)
            if turn.sign:
                marks.append((one - start).cross(other - one) / turn)
            elif way.cross(one - start).sign == 0:
                marks += [(each - start).dot(way) / way.squared for each in (one, other)]
        inner = sorted(mark for mark in marks if mark >= 0 and mark <= 1)
        for first, last in pairwise(inner):
            if first != last:
                yield first, last, self.place_of(start + way.times((first + last) * Fraction(1, 2)))


def rectangle(left: Number, right: Number, near: Number, far: Number) -> Area:
    """The area between four lines along the edges of the table."""
    return Area.of(Point.at(left, near), Point.at(right, near), Point.at(right, far), Point.at(left, far))


def _convex(corners: tuple[Point, ...]) -> bool:
    around = (*corners[-1:], *corners, *corners[:1])
    return all(
        (here - before).cross(after - here) >= 0
        for before, here, after in zip(around, around[1:], around[2:], strict=False)
    )


def _triangles(corners: tuple[Point, ...]) -> Iterator[Shape]:
    """The area cut corner by corner into triangles."""
    left = list(corners)
    while len(left) > 3:
        at = next(at for at in range(len(left)) if _is_ear(left, at))
        yield Shape((left[at - 1], left[at], left[(at + 1) % len(left)]))
        del left[at]
    yield Shape(tuple(left))


def _is_ear(corners: list[Point], at: int) -> bool:
    """Whether a corner juts out, and no other corner lies in the triangle it makes with its neighbours."""
    before, here, after = corners[at - 1], corners[at], corners[(at + 1) % len(corners)]
    turn = (here - before).cross(after - here).sign
    if turn <= 0:
        return turn == 0
    ear = Shape((before, here, after))
    return not any(ear.holds(each) for each in corners if each not in ear.corners)


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two edges of an area meet where they should not."""
    (start, end), (first, last) = one, other
    shared = {start, end} & {first, last}
    sides = [Line(start, end - start).side(each).sign for each in (first, last)]
    backs = [Line(first, last - first).side(each).sign for each in (start, end)]
    if shared:
        back = sides == [0, 0] and (end - start).dot(last - first) < 0
        return back and len(shared) == 1
    if sides == [0, 0]:
        return any((each - start).dot(each - end) <= 0 for each in (first, last))
    return sides[0] * sides[1] <= 0 and backs[0] * backs[1] <= 0
