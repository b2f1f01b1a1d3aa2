"""Kinds of values on a hex board: positions and routes, in the board's one-line notation."""

from __future__ import annotations

import re
from functools import cache
from typing import NewType

from lexludi.board.describe import TEMPLATES, Words
from lexludi.board.notation import parse
from lexludi.board.position import Position
from lexludi.board.telling import Telling
from lexludi.examples.kinds import Kinds, Name, Vocabulary
from lexludi.rulings.plain import Json

Route = NewType("Route", str)
"""A placeholder filled by a move on the board, hexes and facings in the board's notation."""


NOTATION = r"\d+(?:/\d+)?x\d+"
"""How the one-line notation begins."""


class Positions:
    """Whole positions: in words, or in the one-line notation."""

    says = "position"

    def pattern(self, words: Vocabulary) -> str:
        """The size of a board and what stands on it, or sentences that tell it."""
        return rf"{NOTATION}(?:;.+)?|\S.*[.。]"

    def read(self, text: str, words: Vocabulary) -> Position:
        """The position a line describes or sentences tell."""
        return parse(text) if re.match(NOTATION, text) else _telling(words).read(text)

    def write(self, value: Position, words: Vocabulary) -> str:
        """The position in words."""
        return _telling(words).tell(value)

    def load(self, data: Json) -> Position:
        """From its line."""
        return parse(str(data))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


@cache
def _telling(words: Vocabulary) -> Telling:
    templates = {key: words.templates.get(text, text) for key, text in TEMPLATES.items()}
    return Telling(Words(words.full_word, templates), words.words)


class Routes(Name):
    """Hexes entered and vertices faced, in their order."""

    says = "route"

    def pattern(self, words: Vocabulary) -> str:
        """Words of digits and capitals."""
        return r"[0-9A-Z+]+(?: [0-9A-Z+]+)*"


BOARD: Kinds = {Position: Positions(), Route: Routes()}
"""The kinds a book on a hex board registers."""
