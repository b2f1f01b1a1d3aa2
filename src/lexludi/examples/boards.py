"""Kinds of values on a hex board: positions and routes, in the board's one-line notation."""

from __future__ import annotations

from typing import NewType

from lexludi.board.notation import parse, write
from lexludi.board.position import Position
from lexludi.examples.kinds import Kinds, Name, Vocabulary
from lexludi.rulings.plain import Json

Route = NewType("Route", str)
"""A placeholder filled by a move on the board, hexes and facings in the board's notation."""


class Positions:
    """Whole positions."""

    says = "position"

    def pattern(self, words: Vocabulary) -> str:
        """The size of a board and what stands on it."""
        return r"\d\S*x\d+(?:;.+)?"

    def read(self, text: str, words: Vocabulary) -> Position:
        """The position a line describes."""
        return parse(text)

    def write(self, value: Position, words: Vocabulary) -> str:
        """The canonical line of a position."""
        return write(value)

    def load(self, data: Json) -> Position:
        """From its line."""
        return parse(str(data))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


class Routes(Name):
    """Hexes entered and vertices faced, in their order."""

    says = "route"

    def pattern(self, words: Vocabulary) -> str:
        """Words of digits and capitals."""
        return r"[0-9A-Z+]+(?: [0-9A-Z+]+)*"


BOARD: Kinds = {Position: Positions(), Route: Routes()}
"""The kinds a book on a hex board registers."""
