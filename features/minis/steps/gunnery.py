"""Sentences about the hit roll of a shot."""

from __future__ import annotations

from lexludi.examples.kinds import Piece

from .table import Table, phrases


@phrases.given("the hit roll of {piece} is {die}")
def hit_roll_was(case: Table, piece: Piece, die: int) -> None:
    case.dice.put("hit_roll", die, piece)
