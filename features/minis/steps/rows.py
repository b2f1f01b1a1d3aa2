"""Sentences about flank rows."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.general import Morale
from lexludi.games.minis.rows import Values, flank_morale, flank_values, lost_in_row
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the morale of the flank row of {unit} is looked up")
def looks_up_flank_morale(case: Table, unit: Piece) -> Ruling[Morale]:
    return case.decide(flank_morale, case.state, unit)


@phrases.when("attack and defence of the flank row of {unit} are looked up")
def looks_up_flank_values(case: Table, unit: Piece) -> Ruling[Values]:
    return case.decide(flank_values, case.state, unit)


@phrases.when("a figure lost on the flank of {unit} is taken from {victim}")
def takes_from(case: Table, unit: Piece, victim: Piece) -> Ruling[Battle]:
    return case.decide(lost_in_row, case.state, unit, victim)


@phrases.then("the attack of the row is {number}", result=True)
def attack_is(case: Table) -> Number:
    return case.outcome(Values).attack


@phrases.then("the defence of the row is {number}", result=True)
def defence_is(case: Table) -> Number:
    return case.outcome(Values).defence
