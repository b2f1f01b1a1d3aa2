"""Sentences about strength, sides and flank rows."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.formations import Chosen, Strength, View, in_view, strength_towards
from lexludi.games.minis.relations import Zone
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


@phrases.then("{enemy} is in its zone of visibility", result=True)
def is_in_view(case: Table, enemy: Piece) -> bool:
    return case.outcome(View).there


@phrases.then("{enemy} is outside its zone of visibility", result=True)
def is_out_of_view(case: Table, enemy: Piece) -> bool:
    return not case.outcome(View).there
