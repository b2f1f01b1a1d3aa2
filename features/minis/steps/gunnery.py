"""Sentences about the hit roll of a shot."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.gunnery import HitRoll
from lexludi.games.minis.state import Battle

from .table import Table, phrases


@phrases.given("the hit roll of {piece} is {die}")
def hit_roll_was(case: Table, piece: Piece, die: int) -> None:
    case.dice.put("hit_roll", die, piece)


@phrases.given("{piece} has burst or broken down")
def has_burst(case: Table, piece: str) -> None:
    case.say(piece, broken=True)


@phrases.then("the shot of {piece}: {roll}", result=True)
def shot_begins(case: Table, piece: Piece) -> HitRoll | None:
    rolls = {each.value for each in HitRoll}
    happened = case.outcome(Battle).happened
    return next((HitRoll(each.result) for each in happened if each.label == piece and each.result in rolls), None)
