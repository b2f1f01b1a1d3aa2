"""Sentences about TQ checks."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.checks import Check, tq_check
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("TQ die of {unit}: {die}", again=True)
def die(case: Table, unit: Piece, die: int) -> None:
    case.dice.put("tq_check", die, unit)


@phrases.when("{unit} takes a TQ check with modifier {modifier}")
def takes_check(case: Table, unit: Piece, modifier: int) -> Ruling[Check]:
    return tq_check.rolling(case.dice)(case.battle.unit(unit), modifier, case.readings)


@phrases.then("the check: {check}", result=True)
def check_is(case: Table) -> Check:
    return case.outcome(Check)
