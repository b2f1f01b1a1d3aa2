"""Sentences about the crews of pieces."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.artillery import Crew, crew_of
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the statistics of the crew of {piece}")
def statistics(case: Table, piece: Piece) -> Ruling[Crew]:
    return case.decide(crew_of, case.state, piece)


@phrases.then("the crew has A {number}", result=True)
def attack_is(case: Table) -> int:
    return case.outcome(Crew).attack


@phrases.then("the crew has Def {number}", result=True)
def defence_is(case: Table) -> int:
    return case.outcome(Crew).defence


@phrases.then("the crew has M {number}", result=True)
def morale_is(case: Table) -> int:
    return case.outcome(Crew).morale


@phrases.then("the crew has Mv {number}", result=True)
def movement_is(case: Table) -> int:
    return case.outcome(Crew).movement
