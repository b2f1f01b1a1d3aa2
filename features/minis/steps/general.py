"""Sentences about statistics, morale, losses and commanders."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.general import (
    Morale,
    Statistics,
    morale_of,
    statistics,
    takes_losses,
    takes_place,
)
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the statistics of {unit} are written down")
def writes_statistics(case: Table, unit: Piece) -> Ruling[Statistics]:
    return case.decide(statistics, case.state, unit)


@phrases.when("the morale of {unit} is looked up")
def looks_up_morale(case: Table, unit: Piece) -> Ruling[Morale]:
    return case.decide(morale_of, case.state, unit)


@phrases.when("{unit} loses {number} figures")
def loses_figures(case: Table, unit: Piece, number: int) -> Ruling[Battle]:
    return case.decide(takes_losses, case.state, unit, number)


@phrases.when("{commander} takes his place in {unit}")
def takes_his_place(case: Table, commander: Piece, unit: Piece) -> Ruling[Battle]:
    return case.decide(takes_place, case.state, commander, unit)


@phrases.then("its statistics are, in order: {numbers}", result=True)
def statistics_are(case: Table) -> list[Number]:
    return list(case.outcome(Statistics).numbers)


@phrases.then("the morale is {number}", result=True)
def morale_is(case: Table) -> Number:
    return case.outcome(Morale).number


@phrases.then("{commander} now stands in {unit}", result=True)
def now_stands_in(case: Table, commander: Piece) -> str | None:
    before, after = case.state.commander(commander), case.outcome(Battle).commander(commander)
    return after.unit if after.unit != before.unit else None
