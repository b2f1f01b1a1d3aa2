"""Sentences about attacks and combat contact."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.contact import (
    ComeIntoContact,
    DeclareAttack,
    Declared,
    InContact,
    RunInto,
    declared,
    in_contact,
    join,
)
from lexludi.games.minis.edges import draw_together
from lexludi.games.minis.relations import Apart, Edge, Stands, Zone, contact
from lexludi.games.minis.state import Battle
from lexludi.rulings.measures import Measure, Origin
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


@phrases.given("{attacker} has declared an attack on {target} from the {zone}, {steps} steps away", again=True)
def has_declared(case: Table, attacker: str, target: str, zone: Zone, steps: Number) -> None:
    case.meet(attacker, target)
    case.tell(Apart(Measure(steps, (attacker, target), Origin.TOLD)))
    case.tell(Stands(target, attacker, zone))
    case.tell(Declared(attacker, target, zone))


@phrases.given("{one} has attacked {other} from the {zone}; the clash comes next", again=True)
def has_attacked(case: Table, one: str, other: str, zone: Zone) -> None:
    case.meet(one, other)
    case.tell(Stands(other, one, zone))
    case.state = join(case.state, one, other, zone)


@phrases.given("{labels} have attacked {other} from the {zone}; the clash comes next", again=True)
def have_attacked(case: Table, labels: list[str], other: str, zone: Zone) -> None:
    for label in labels:
        has_attacked(case, label, other, zone)


@phrases.given("{first} has attacked {target} from the {zone}, {second} from the {side}; the clash comes next")
def have_attacked_both(case: Table, first: str, target: str, zone: Zone, second: str, side: Zone) -> None:
    has_attacked(case, first, target, zone)
    has_attacked(case, second, target, side)


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


@phrases.then("{attacker} now attacks {target} from the {zone}", result=True)
def now_attacks(case: Table, attacker: Piece, target: Piece) -> Zone | None:
    before, after = (declared(battle, attacker, target) for battle in (case.state, case.outcome(Battle)))
    return after.zone if after and (before is None or before.zone is not after.zone) else None


@phrases.then("{one} and {other} are in close combat")
def are_in_close_combat(case: Table, one: Piece, other: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(one)
    return fight is not None and any(other in side for side in fight.sides if one not in side)


@phrases.then("{one} touches {other} with its {own}")
def touches_with(case: Table, one: Piece, other: Piece) -> Edge | None:
    touch = contact(case.outcome(Battle), one, other)
    return touch.own if touch else None


@phrases.then("{label} is in no formation")
def is_alone(case: Table, label: Piece) -> bool:
    return case.outcome(Battle).formation(label).labels == (label,)
