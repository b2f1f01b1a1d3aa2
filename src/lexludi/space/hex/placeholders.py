"""Kinds of values on a hex board: positions, routes and places, in words or in the board's one-line notation."""

from __future__ import annotations

import re
from typing import NewType

from lexludi.caching import cached_method
from lexludi.examples.kinds import Kinds, Name
from lexludi.examples.positions import Positions
from lexludi.examples.vocabulary import Vocabulary
from lexludi.space.hex.describe import tell_facing
from lexludi.space.hex.hexboard import Box, HexBoard
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.position import Position
from lexludi.typed import even, typed

Route = NewType("Route", str)
"""A placeholder filled by a move on the board, hexes and facings in the board's notation."""
Standing = NewType("Standing", str)
"""A placeholder filled by where a unit stands and which way it faces, in the board's notation."""


Spot = NewType("Spot", str)
"""A placeholder filled by the number of a hex."""


BETWEEN = r"(?:\s*[,，、]\s*|\s+)"
"""What stands between the parts of a move."""


class Paths(Name):
    """Hexes entered, in their order, where no piece faces any way."""

    says = "path"
    sample = "0102 0103"

    def pattern(self, words: Vocabulary) -> str:
        """Numbers of hexes with a comma or a space between them."""
        return rf"[0-9]{{4}}(?:{BETWEEN}[0-9]{{4}})*"

    def read(self, text: str, words: Vocabulary) -> str:
        """The move in the board's notation."""
        return re.sub(BETWEEN, " ", text)

    def write(self, value: str, words: Vocabulary) -> str:
        """The move in words."""
        return words.of_space.listed(value.split())


class Routes(Paths):
    """Hexes entered and vertices faced, in their order."""

    says = "route"
    sample = "0102 NE"
    turn = "board.turn"
    """The template that tells a facing."""

    def pattern(self, words: Vocabulary) -> str:
        """Hexes, and facings in words or letters, with a comma or a space between them."""
        one = "|".join([r"(?-i:[0-9A-Z+]+)", *map(typed, map(even, self._said(words)))])
        return rf"(?:{one})(?:{BETWEEN}(?:{one}))*"

    def read(self, text: str, words: Vocabulary) -> str:
        """The move in the board's notation."""
        for told, facing in self._signs(words):
            text = told.sub(facing, text)
        return super().read(text, words)

    def write(self, value: str, words: Vocabulary) -> str:
        """The move in words."""
        facings = {facing: told for told, facing in self._told(words).items()}
        return words.of_space.listed(facings.get(word, word) for word in value.split())

    @cached_method
    def _signs(self, words: Vocabulary) -> list[tuple[re.Pattern[str], str]]:
        """What stands for each facing and the letters for it, the longest first."""
        said = sorted(self._said(words).items(), key=lambda item: -len(item[0]))
        return [(re.compile(typed(even(told)), re.IGNORECASE), letters) for told, letters in said]

    @cached_method
    def _told(self, words: Vocabulary) -> dict[str, str]:
        """How each facing is told, and the letters for it."""
        say = words.of_space
        return {say.say(self.turn, facing=tell_facing(vertex, say)): vertex.value for vertex in Vertex}

    @cached_method
    def _said(self, words: Vocabulary) -> dict[str, str]:
        """The same with every other way in which a player may name a facing."""
        say = words.of_space
        named = [(tell_facing(vertex, say), vertex.value) for vertex in Vertex]
        whole = {
            say.say(key, facing=facing): letters for key in ("board.turn", "board.facing") for facing, letters in named
        }
        return {**dict(named), **whole, **self._told(words), **{letters: letters for _, letters in named}}


class Standings(Routes):
    """Where a unit stands, and which way it faces."""

    says = "place"
    turn = "board.facing"


class Spots(Name):
    """Numbers of hexes."""

    says = "hex"
    sample = "0303"

    def pattern(self, words: Vocabulary) -> str:
        """Column and row."""
        return r"[0-9]{4}"


def board_of(box: Box | None = None) -> Kinds:
    """The kinds a book on a hex board registers; it says which words its boards are told with."""
    routes = Paths() if box and "board.counter_facing" in box.unsaid else Routes()
    return {Position: Positions(HexBoard(box)), Route: routes, Standing: Standings(), Spot: Spots()}
