"""Sentences about command range."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.command import in_range
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the command of {leader} is traced to {target}")
def traced(case: Table, leader: Piece, target: Piece) -> Ruling[int]:
    ruling = case.decide(in_range, case.battle, leader, target, 1)
    case.draw(case.range_of(leader), case.zoi(case.battle.leader(leader).side.enemy))
    return ruling


@phrases.then("hexes the order travels: {hexes}", result=True)
def travels(case: Table) -> int:
    return case.outcome(int)
