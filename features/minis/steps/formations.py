"""Sentences about strength, sides and flank rows."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.formations import (
    Chosen,
    Strength,
    Values,
    View,
    flank_morale,
    flank_values,
    in_view,
    lost_in_row,
    strength_towards,
)
from lexludi.games.minis.general import Morale
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("in the flank row of {label}, the player counts {units}", again=True)
def counts_units(case: Table, label: str, units: list[str]) -> None:
    case.meet(label, *units)
    case.tell(Chosen(label, tuple(units)))


@phrases.when("the combat strength of {unit} against {enemy} is counted")
def counts_strength(case: Table, unit: Piece, enemy: Piece) -> Ruling[Strength]:
    return case.decide(strength_towards, case.state, unit, enemy)


@phrases.then("its combat strength is {number}", result=True)
def strength_is(case: Table) -> Number:
    return case.outcome(Strength).number


@phrases.then("it is struck from its {zone}")
def struck_from(case: Table) -> Zone:
    return case.outcome(Strength).side


@phrases.when("{unit} looks towards {enemy}")
def looks_towards(case: Table, unit: Piece, enemy: Piece) -> Ruling[View]:
    return case.decide(in_view, case.state, unit, enemy)


@phrases.when("the morale of the flank row of {unit} is looked up")
def looks_up_flank_morale(case: Table, unit: Piece) -> Ruling[Morale]:
    return case.decide(flank_morale, case.state, unit)


@phrases.when("attack and defence of the flank row of {unit} are looked up")
def looks_up_flank_values(case: Table, unit: Piece) -> Ruling[Values]:
    return case.decide(flank_values, case.state, unit)


@phrases.when("a figure lost on the flank of {unit} is taken from {victim}")
def takes_from(case: Table, unit: Piece, victim: Piece) -> Ruling[Battle]:
    return case.decide(lost_in_row, case.state, unit, victim)


@phrases.then("{enemy} is in its zone of visibility", result=True)
def is_in_view(case: Table, enemy: Piece) -> bool:
    return case.outcome(View).there


@phrases.then("{enemy} is outside its zone of visibility", result=True)
def is_out_of_view(case: Table, enemy: Piece) -> bool:
    return not case.outcome(View).there


@phrases.then("the attack of the row is {number}", result=True)
def attack_is(case: Table) -> Number:
    return case.outcome(Values).attack


@phrases.then("the defence of the row is {number}", result=True)
def defence_is(case: Table) -> Number:
    return case.outcome(Values).defence
