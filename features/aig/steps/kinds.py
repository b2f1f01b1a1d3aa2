"""The kinds of values in the sentences: boards, hexes, plans and flights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lexludi.examples.kinds import Face, Faces, Kinds
from lexludi.examples.vocabulary import Vocabulary
from lexludi.games.aig.battle import IMPASSABLE, Terrain
from lexludi.games.aig.meanwhile import Plan, Step
from lexludi.games.aig.pieces import D10, State, UnitType, Value, Weapon
from lexludi.rulings.plain import Json, restore
from lexludi.space.hex.hexboard import Box
from lexludi.space.hex.hexes import Direction, Hex, Vertex
from lexludi.space.hex.placeholders import Paths, Route, Routes, Spots, board_of
from lexludi.space.hex.position import LEADER

box = Box(
    (*UnitType, LEADER), (*State, *Weapon), (*Value,), (*Terrain, IMPASSABLE), ("board.height", "board.size_short")
)


class Hexes(Spots):
    """A hex by its number."""

    def read(self, text: str, words: Vocabulary) -> Any:
        """The hex."""
        return Hex.parse(text)

    def write(self, value: Any, words: Vocabulary) -> str:
        """Its number."""
        return str(value.number)

    def load(self, data: Json) -> Any:
        """From its record, or its number."""
        return Hex.parse(data) if isinstance(data, str) else restore(Hex, data)


class Plans(Routes):
    """Hexes entered and corners turned to."""

    def read(self, text: str, words: Vocabulary) -> Any:
        """The steps."""
        return steps_of(Route(super().read(text, words)))

    def write(self, value: Any, words: Vocabulary) -> str:
        """The steps in words."""
        return super().write(" ".join(step.number if isinstance(step, Hex) else step.value for step in value), words)

    def load(self, data: Json) -> Any:
        """From their record, or in the board’s notation."""
        return steps_of(Route(data)) if isinstance(data, str) else restore(Plan, data)


class Flights(Paths):
    """Hexes entered on a flight."""

    def read(self, text: str, words: Vocabulary) -> Any:
        """The hexes."""
        return spots(super().read(text, words).split())

    def write(self, value: Any, words: Vocabulary) -> str:
        """The hexes in words."""
        return super().write(" ".join(spot.number for spot in value), words)

    def load(self, data: Json) -> Any:
        """From their record, or in the board’s notation."""
        return spots(data.split()) if isinstance(data, str) else restore(tuple[Hex, ...], data)


KINDS: Kinds = {
    **board_of(box),
    Face: Faces(D10, "aig.2.3.d10"),
    Hex: Hexes(),
    Plan: Plans(),
    tuple[Hex, ...]: Flights(),
}


def spots(numbers: Iterable[str]) -> tuple[Hex, ...]:
    """Hexes from their numbers."""
    return tuple(map(Hex.parse, numbers))


def steps_of(route: Route) -> tuple[Step, ...]:
    """The steps of a plan from a route: hexes and the corners turned to."""
    return tuple(_step(word) for word in route.split())


def _step(word: str) -> Step:
    if word in Vertex.__members__:
        return Vertex(word)
    return Direction(word) if word in Direction.__members__ else Hex.parse(word)
