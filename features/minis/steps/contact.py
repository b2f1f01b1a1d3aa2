"""Sentences about attacks and combat contact."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.contact import (
    ComeIntoContact,
    DeclareAttack,
    InContact,
    RunInto,
    draw_together,
    in_contact,
    join,
)
from lexludi.games.minis.relations import Apart, Edge, Stands, Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    DeclareAttack,
    asked="{attacker} declares an attack on {target}",
    past="{attacker} has declared an attack on {target}",
    refused="{attacker} cannot declare an attack on {target}",
)
phrases.action(
    ComeIntoContact,
    asked="{attacker} advances into contact with {target}",
    past="{attacker} has advanced into contact with {target}",
    refused="{attacker} cannot advance into contact with {target}",
)
phrases.action(
    RunInto,
    asked="in a forced move, {unit} runs into {enemy}, {own} to {its}",
    past="in a forced move, {unit} has run into {enemy}, {own} to {its}",
    refused="in a forced move, {unit} cannot run into {enemy}, {own} to {its}",
)


@phrases.given("{one} has attacked {other} from the {zone}; the clash comes next", again=True)
def has_attacked(case: Table, one: str, other: str, zone: Zone) -> None:
    case.meet(one, other)
    case.tell(Stands(other, one, zone))
    case.state = join(case.state, one, other, zone)


@phrases.given("{one} and {other} have counter-attacked each other; the clash comes next", again=True)
def have_met(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.state = join(case.state, one, other, Zone.FRONT, counter=True)


@phrases.given("{one} fights {other} hand to hand, {own} to {its}", again=True)
def fights_hand_to_hand(case: Table, one: str, other: str, own: Edge, its: Edge) -> None:
    case.meet(one, other)
    case.state = join(draw_together(case.state, one, other, own, its), one, other, None)


@phrases.when("it is asked whether {one} and {other} are in combat contact")
def whether_in_contact(case: Table, one: Piece, other: Piece) -> Ruling[InContact]:
    return case.decide(in_contact, case.state, one, other)


@phrases.then("they are in combat contact", result=True)
def are_in_contact(case: Table) -> bool:
    return case.outcome(InContact).there


@phrases.then("they are not in combat contact", result=True)
def are_not_in_contact(case: Table) -> bool:
    return not case.outcome(InContact).there


@phrases.then("the order of {label} is revealed")
def is_revealed(case: Table, label: Piece) -> bool:
    return case.outcome(Battle).unit(label).revealed


@phrases.then("{label} has gone {steps} steps", result=True)
def has_gone(case: Table, label: Piece) -> Number | None:
    before, after = case.state, case.outcome(Battle)
    return after.unit(label).moved if after.unit(label).moved != before.unit(label).moved else None


@phrases.then("{one} stops {steps} steps from {other}", result=True)
def stops_at(case: Table, one: Piece, other: Piece) -> Number | None:
    before, after = (
        next((each.measure.number for each in battle.told(Apart) if set(each.measure.between) == {one, other}), None)
        for battle in (case.state, case.outcome(Battle))
    )
    return after if after != before else None
