"""The ground a base passes over in a straight move, and what it meets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lexludi.space.plane.areas import Area
from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.shapes import Line, Point, Shape
from lexludi.space.plane.surds import Surd


class Reach(NamedTuple):
    """From where to where something lies on a way, in steps of the leading edge."""

    start: Surd
    end: Surd


@dataclass(frozen=True)
class Sweep:
    """The strip before an edge of a base."""

    base: Base
    edge: Edge = Edge.FRONT

    @property
    def way(self) -> Point:
        """The direction of the move, of length 1."""
        return self.base.towards(self.edge)

    @property
    def lead(self) -> tuple[Point, Point]:
        """The ends of the leading edge."""
        corners = self.base.shape.corners
        return corners[self.edge], corners[(self.edge + 1) % 4]

    def reach(self, shape: Shape) -> Reach | None:
        """Where a shape lies before the base or beside it, on its way; None where the base passes it by."""
        inside = self._within(shape)
        if not inside:
            return None
        along = [(corner - self.lead[0]).dot(self.way) for corner in inside]
        return Reach(min(along), max(along))

    def reaches(self, area: Area) -> list[Reach]:
        """Where an area lies on the way: once or more often, in order."""
        found = sorted((reach for part in area.parts if (reach := self.reach(part))), key=_start)
        merged: list[Reach] = []
        for reach in found:
            if merged and reach.start <= merged[-1].end:
                merged[-1] = Reach(merged[-1].start, max(merged[-1].end, reach.end))
            else:
                merged.append(reach)
        return merged

    def border_at(self, area: Area, steps: Surd, *, entering: bool) -> list[int]:
        """The edges of an area that the leading edge comes to after some steps, by their numbers."""
        found = []
        for number, (start, end) in enumerate(area.edges):
            facing = (end - start).cross(self.way).sign
            inside = self._within(Shape((start, end)))
            along = [(point - self.lead[0]).dot(self.way) for point in inside]
            if facing == (1 if entering else -1) and along and (min(along) if entering else max(along)) == steps:
                found.append(number)
        return found

    def _within(self, shape: Shape) -> tuple[Point, ...]:
        """The corners of the part of a shape inside the strip; none of one that only touches its side."""
        start, end = self.lead
        sides = Line(start, self.way), Line(end, self.way.times(-1))
        beside = any(all(line.side(corner) <= 0 for corner in shape.corners) for line in sides)
        return () if beside else shape.clipped(sides).corners


def _start(reach: Reach) -> Surd:
    return reach.start
