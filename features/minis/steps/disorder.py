"""Sentences about disorder points and their causes."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.disorder import (
    MUST_RECOVER,
    Cause,
    disordered,
    fights_beast,
    fled_through,
    retreats_from_beast,
)
from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("{unit} is disordered by: {causes}")
def is_disordered(case: Table, unit: Piece, causes: list[Cause]) -> Ruling[Battle]:
    return case.decide(disordered, case.state, unit, tuple(causes))


@phrases.when("{friend} flees through {unit}")
def flees_through(case: Table, friend: Piece, unit: Piece) -> Ruling[Battle]:
    return case.decide(fled_through, case.state, unit, friend)


@phrases.when("{unit} has fought its last round with {enemy}")
def last_round(case: Table, unit: Piece, enemy: Piece) -> Ruling[Battle]:
    return case.decide(fights_beast, case.state, unit, enemy, ended=True)


@phrases.when("{unit} has fought a round with {enemy}, and the close combat goes on")
def another_round(case: Table, unit: Piece, enemy: Piece) -> Ruling[Battle]:
    return case.decide(fights_beast, case.state, unit, enemy, ended=False)


@phrases.when("{unit} retreats from its close combat with {enemy}")
def retreats_from(case: Table, unit: Piece, enemy: Piece) -> Ruling[Battle]:
    return case.decide(retreats_from_beast, case.state, unit, enemy)


@phrases.then("{unit} now has {number} DP")
def now_has(case: Table, unit: Piece) -> int:
    return case.outcome(Battle).unit(unit).disorder


@phrases.then("{unit} must recover", result=True)
def must_recover(case: Table, unit: Piece) -> bool:
    after = case.outcome(Battle)
    told = any(each.label == unit and each.result == MUST_RECOVER for each in after.happened)
    return told and after.unit(unit).removed is None


@phrases.then("{unit} need not recover")
def need_not_recover(case: Table, unit: Piece) -> bool:
    before, after = case.state.unit(unit), case.outcome(Battle)
    told = any(each.label == unit and each.result == MUST_RECOVER for each in after.happened)
    return after.unit(unit).disorder > before.disorder and not told and after.unit(unit).removed is None
