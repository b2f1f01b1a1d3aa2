"""Sentences about engines, bombards and guns."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.artillery import Missile, Thrown, thrown
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("what {piece} throws at {target}")
def throws(case: Table, piece: Piece, target: Piece) -> Ruling[Thrown]:
    return case.decide(thrown, case.state, piece, target)


@phrases.then("{piece} throws: {missile}", result=True)
def missile_is(case: Table, piece: Piece) -> Missile | None:
    found = case.outcome(Thrown)
    return found.missile if found.piece == piece else None
