"""Hexes: axial coordinates inside, the four-digit number of a wargame map (column, row) outside.

Hexes stand on a vertex and lie in straight rows. Row 01 is the top row; every even row (02, 04, ...) is shifted half
a hex to the right. Counters that face up the board face a vertex, as in The Great Battles of Alexander, and rows run
parallel to the long sides, as in Commands & Colors.

    hexsides (Direction)        vertices (Vertex)
         NW  NE                       N
        W      E                  NW     NE
         SW  SE                   SW     SE
                                      S
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from lexludi.rulings.faults import Impossible

_NUMBER = re.compile(r"[0-9]{4}")


class Direction(StrEnum):
    """The six hexsides of a hex, clockwise."""

    NE = "NE"
    E = "E"
    SE = "SE"
    SW = "SW"
    W = "W"
    NW = "NW"

    def turned(self, steps: int) -> Direction:
        """The hexside so many steps clockwise; negative steps go counter-clockwise."""
        return _DIRECTIONS[(_DIRECTIONS.index(self) + steps) % 6]


class Vertex(StrEnum):
    """The six vertices of a hex, clockwise."""

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"

    @property
    def place(self) -> int:
        """Vertices clockwise from north."""
        return _VERTICES.index(self)

    @property
    def sides(self) -> tuple[Direction, Direction]:
        """The two hexsides that meet at the vertex: the one on its left, the one on its right, seen from the centre."""
        place = self.place
        return _DIRECTIONS[place - 1], _DIRECTIONS[place]

    def turned(self, vertices: int) -> Vertex:
        """The vertex so many vertices clockwise; negative numbers turn counter-clockwise."""
        return _VERTICES[(self.place + vertices) % 6]

    def apart(self, other: Vertex) -> int:
        """How many vertices a turn from one to the other takes the shorter way: 0 to 3."""
        return abs(self.turn_to(other))

    def turn_to(self, other: Vertex) -> int:
        """The shorter turn to another vertex: positive clockwise, negative counter-clockwise; about face is 3."""
        clockwise = (other.place - self.place) % 6
        return clockwise if clockwise <= 3 else clockwise - 6


_DIRECTIONS = tuple(Direction)
_VERTICES = tuple(Vertex)
_STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""What each hexside leads to, clockwise from the north-east as they are."""


class Hex(NamedTuple):
    """One hex in axial coordinates; 0101 is the origin."""

    q: int
    r: int

    @classmethod
    def at(cls, column: int, row: int) -> Hex:
        """The hex in a column and a row, both counted from 1."""
        return cls(column - 1 - (row - 1) // 2, row - 1)

    @classmethod
    def parse(cls, number: str) -> Hex:
        """The hex with a four-digit number; column or row 00 lies just off a board, so that leaving it can be told."""
        if not _NUMBER.fullmatch(number):
            raise Impossible(
                "a hex is needed here, with two digits each for column and row, such as 0302, not “{number}”.",
                number=number,
            )
        return cls.at(int(number[:2]), int(number[2:]))

    @property
    def column(self) -> int:
        """Place in its row, from 1; smaller left of the board."""
        return self.q + 1 + self.r // 2

    @property
    def row(self) -> int:
        """Row, from 1; smaller above the board."""
        return self.r + 1

    @property
    def number(self) -> str:
        """The four digits players read."""
        return _number(self)

    def __str__(self) -> str:
        return _number(self)

    def __lt__(self, other: Hex) -> bool:  # type: ignore[override]  # only hexes have a place on the map
        return (self.q + self.r // 2, self.r) < (other.q + other.r // 2, other.r)  # by column and row

    def __gt__(self, other: Hex) -> bool:  # type: ignore[override]
        return other < self

    def neighbour(self, direction: Direction) -> Hex:
        """The hex across one hexside."""
        return self.neighbours()[_DIRECTIONS.index(direction)]

    def neighbours(self) -> tuple[Hex, ...]:
        """The six adjacent hexes, clockwise from the north-east; some may be off the board."""
        return _neighbours(self)

    def direction(self, other: Hex) -> Direction | None:
        """The hexside shared with another hex, or None if they are not adjacent."""
        around = self.neighbours()
        return _DIRECTIONS[around.index(other)] if other in around else None

    def touching(self, vertex: Vertex) -> tuple[Hex, Hex]:
        """The two other hexes that meet at a vertex: on its left, on its right."""
        left, right = vertex.sides
        return self.neighbour(left), self.neighbour(right)

    def distance(self, other: Hex) -> int:
        """Hexes from one to the other: 0 in the same hex, 1 when adjacent."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def within(self, distance: int) -> Iterator[Hex]:
        """Every hex no farther than a distance, this one included."""
        for q in range(-distance, distance + 1):
            for r in range(max(-distance, -distance - q), min(distance, distance - q) + 1):
                yield Hex(self.q + q, self.r + r)

    def line(self, other: Hex) -> tuple[Hex, ...]:
        """The hexes a straight line crosses, both ends included; along a hexside it keeps to one side, the same both ways."""
        steps = self.distance(other)
        return tuple(_between(self, other, step, max(steps, 1)) for step in range(steps + 1))


@cache
def _neighbours(around: Hex) -> tuple[Hex, ...]:
    return tuple(Hex(around.q + q, around.r + r) for q, r in _STEPS)


@dataclass(frozen=True)
class Hexside:
    """The side two adjacent hexes share."""

    first: Hex
    second: Hex

    def __post_init__(self) -> None:
        if self.first.distance(self.second) != 1:
            raise Impossible(
                "{first} and {second} are not adjacent; {first} touches {around}.",
                first=self.first.number,
                second=self.second.number,
                around=tuple(spot.number for spot in sorted(self.first.neighbours())),
            )
        if self.second < self.first:
            first, second = self.second, self.first
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)

    def __str__(self) -> str:
        return f"{self.first}/{self.second}"

    def __lt__(self, other: Hexside) -> bool:
        return (self.first, self.second) < (other.first, other.second)


@cache
def _number(spot: Hex) -> str:
    return f"{spot.column:02}{spot.row:02}"


def _between(start: Hex, end: Hex, step: int, steps: int) -> Hex:
    """Round the point `step / steps` of the way to a hex, in whole numbers scaled so that a nudge breaks every tie."""
    scale = 1000 * steps

    def scaled(first: int, last: int, nudge: int) -> int:
        return 1000 * (first * (steps - step) + last * step) + nudge

    q, r = scaled(start.q, end.q, 1), scaled(start.r, end.r, 2)
    s = -q - r
    rounded = [(2 * value + scale) // (2 * scale) for value in (q, r, s)]
    errors = [abs(whole * scale - value) for whole, value in zip(rounded, (q, r, s), strict=True)]
    worst = errors.index(max(errors))
    if worst == 0:
        rounded[0] = -rounded[1] - rounded[2]
    elif worst == 1:
        rounded[1] = -rounded[0] - rounded[2]
    return Hex(rounded[0], rounded[1])
