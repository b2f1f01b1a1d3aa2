"""How a unit stands: the one or two hexes it occupies, the vertex it faces, its front, flank and rear.

A one-hex unit has two front hexes (those that touch the vertex it faces), two flank hexes beside them and two rear
hexes. A two-hex unit stands on two hexes side by side and faces the same vertex of both; it has three front hexes (the
middle one touches both halves), two flank hexes and three rear hexes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.faults import Impossible
from lexludi.space.hex.hexes import Direction, Hex, Vertex

TWO_HEX = "two_hex"
"""What forbids two hexes on which no unit can stand: each book with such units has its own clause for it."""


class Arc(StrEnum):
    """Where a hex lies, seen from a unit."""

    FRONT = "front"
    FLANK = "flank"
    REAR = "rear"


class Turn(StrEnum):
    """Which way a unit turns."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Stance:
    """The hexes of a unit and the vertex it faces; of two hexes the left one, seen by the unit, comes first."""

    hexes: tuple[Hex, ...]
    facing: Vertex | None = None

    def __post_init__(self) -> None:
        if len(self.hexes) not in (1, 2):
            raise Impossible("a unit occupies one or two hexes, not {count}.", count=len(self.hexes))
        if len(self.hexes) == 2:
            object.__setattr__(self, "hexes", _left_to_right(*self.hexes, self.facing))

    @classmethod
    def on(cls, *numbers: str, facing: str | None = None) -> Stance:
        """A stance from hex numbers: `Stance.on("0303", "0403", facing="N")`."""
        return cls(tuple(map(Hex.parse, numbers)), Vertex(facing) if facing else None)

    def __str__(self) -> str:
        return f"{self.place} {self.facing}" if self.facing else self.place

    @property
    def place(self) -> str:
        """Its hexes as text: `0303`, or `0303+0403`."""
        return "+".join(spot.number for spot in self.hexes)

    @property
    def two_hex(self) -> bool:
        """Whether this is a two-hex unit."""
        return len(self.hexes) == 2

    @property
    def left(self) -> Hex:
        """The left half; of a one-hex unit its hex."""
        return self.hexes[0]

    @property
    def right(self) -> Hex:
        """The right half; of a one-hex unit its hex."""
        return self.hexes[-1]

    def ring(self) -> tuple[Hex, ...]:
        """Every hex adjacent to the unit: six, or eight around a two-hex unit; some may be off the board."""
        around = dict.fromkeys(spot for own in self.hexes for spot in own.neighbours())
        return tuple(spot for spot in around if spot not in self.hexes)

    def front(self) -> tuple[Hex, ...]:
        """The front hexes from left to right; none if the unit faces nowhere."""
        return self._span(-1, 0)

    def flank(self) -> tuple[Hex, ...]:
        """The flank hexes: left, right."""
        return self._span(-2, 1)

    def rear(self) -> tuple[Hex, ...]:
        """The rear hexes from left to right."""
        return self._span(-3, 2)

    def arc(self, arc: Arc) -> tuple[Hex, ...]:
        """The hexes of one arc."""
        return {Arc.FRONT: self.front, Arc.FLANK: self.flank, Arc.REAR: self.rear}[arc]()

    def bearing(self, spot: Hex) -> tuple[Arc, ...]:
        """The arc a hex at any distance lies in, the arcs prolonged outward; two arcs if it lies exactly on their border.

        Empty for the unit's own hexes and for a unit that faces nowhere.
        """
        if spot in self.hexes or self.facing is None:
            return ()
        (left, forward), (right, _) = (self._seen(own, spot) for own in (self.left, self.right))
        beside = max(right, -left, 0)
        ahead = 3 * abs(forward)
        along = Arc.FRONT if forward > 0 else Arc.REAR
        if beside == ahead:
            return (Arc.FRONT, Arc.FLANK) if along is Arc.FRONT else (Arc.FLANK, Arc.REAR)
        return (along,) if beside < ahead else (Arc.FLANK,)

    def distance(self, other: Stance | Hex) -> int:
        """Hexes between the nearest hexes of the two: 0 where they overlap, 1 when adjacent."""
        theirs = other.hexes if isinstance(other, Stance) else (other,)
        return min(own.distance(spot) for own in self.hexes for spot in theirs)

    def turned(self, vertices: int) -> Stance:
        """The unit after a pivot in place, clockwise; a two-hex unit can only be turned about (3 vertices)."""
        return Stance(self.hexes, self._facing().turned(vertices))

    def facing_to(self, vertex: Vertex) -> Stance:
        """The unit in the same place, facing a vertex."""
        return Stance(self.hexes, vertex)

    def shifted(self, direction: Direction) -> Stance:
        """The unit moved one hex across a hexside, its facing kept; both halves move."""
        return Stance(tuple(spot.neighbour(direction) for spot in self.hexes), self.facing)

    def ahead(self) -> tuple[Stance, ...]:
        """The unit after each step into its front: the step to the left, the step to the right."""
        return tuple(map(self.shifted, self._facing().sides))

    def back(self) -> tuple[Stance, ...]:
        """The unit after each step into its rear, its facing kept: the step to its left, the step to its right."""
        return tuple(map(self.shifted, reversed(self._facing().turned(3).sides)))

    def swung(self, turn: Turn) -> Stance:
        """A two-hex unit after the front-to-flank turn: one half stays, the other swings into the middle front hex.

        Turning right the left half swings, turning left the right half; the facing turns by one vertex.
        """
        if not self.two_hex:
            raise Impossible(
                "the unit in {hex} occupies one hex; only a two-hex unit turns by swinging one half.",
                hex=self.left.number,
            )
        middle = self.front()[1]
        if turn is Turn.RIGHT:
            return Stance((middle, self.right), self._facing().turned(1))
        return Stance((self.left, middle), self._facing().turned(-1))

    def _facing(self) -> Vertex:
        if self.facing is None:
            raise Impossible("the unit in {hex} has no facing; give it one, such as N.", hex=self.left.number)
        return self.facing

    def _span(self, left: int, right: int) -> tuple[Hex, ...]:
        """The neighbours of the left half on one hexside and of the right half on another, hexsides from the facing."""
        if self.facing is None:
            return ()
        first, last = (self.facing.place + left) % 6, (self.facing.place + right) % 6
        around, beyond = self.left.neighbours(), self.right.neighbours()
        if self.two_hex and right != 1:
            return around[first], around[last], beyond[last]
        return around[first], beyond[last]

    def _seen(self, own: Hex, spot: Hex) -> tuple[int, int]:
        """How far right (in half hexes) and how far ahead (in rows) a hex lies from one of the unit's hexes."""
        q, r = spot.q - own.q, spot.r - own.r
        for _ in range(self._facing().place):
            q, r = q + r, -q
        return 2 * q + r, -r


def _left_to_right(one: Hex, other: Hex, facing: Vertex | None) -> tuple[Hex, Hex]:
    if facing is None:
        raise Impossible("the unit in {place} needs a facing, such as N.", by=TWO_HEX, place=f"{one}+{other}")
    for left, right in ((one, other), (other, one)):
        if left.neighbour(Direction.E.turned(facing.place)) == right:
            return left, right
    good = f"{one}+{one.neighbour(Direction.E.turned(facing.place))}"
    raise Impossible(
        "{place} facing {facing}: with this facing the two hexes are not side by side; {good} would fit.",
        by=TWO_HEX,
        place=f"{one}+{other}",
        facing=facing,
        good=good,
    )
