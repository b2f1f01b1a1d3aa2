"""Sentences about the crews of pieces."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.artillery import Crew, crew_of
from lexludi.games.minis.troops import Statistic
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("what the crew of {piece} has as its {which}")
def statistic(case: Table, piece: Piece, which: Statistic) -> Ruling[Crew]:
    return case.decide(crew_of, case.state, piece, which)


@phrases.then("the crew has {number}", result=True)
def number_is(case: Table) -> int:
    return case.outcome(Crew).number
