"""Sentences about melee."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.acp.melee import MeleeOutcome, melee
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import (
    Arc,
    Facing,
    MissingRule,
    Name,
    Neighbour,
    Place,
    Result,
    Side,
    Unit,
    UnitType,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("attackers {label}: {strength} SP of {type}, quality {quality}")
def attackers(case: Table, label: str, strength: int, type: UnitType, quality: int) -> None:
    case.add(Side.ATTACKERS, Unit(label, type, strength, quality))


@phrases.given("defenders {label}: {strength} SP of {type}, quality {quality}")
def defenders(case: Table, label: str, strength: int, type: UnitType, quality: int) -> None:
    case.add(Side.DEFENDERS, Unit(label, type, strength, quality))


@phrases.given("attackers {labels}: each {strength} SP of {type}, quality {quality}")
def several_attackers(case: Table, labels: list[str], strength: int, type: UnitType, quality: int) -> None:
    for label in labels:
        attackers(case, label, strength, type, quality)


@phrases.given("defenders {labels}: each {strength} SP of {type}, quality {quality}")
def several_defenders(case: Table, labels: list[str], strength: int, type: UnitType, quality: int) -> None:
    for label in labels:
        defenders(case, label, strength, type, quality)


@phrases.given("in the stack under {upper}, {label}: {strength} SP of {type}, quality {quality}")
def under(case: Table, upper: Piece, label: str, strength: int, type: UnitType, quality: int) -> None:
    case.put_under(upper, Unit(label, type, strength, quality))


@phrases.given("in the stack under {upper}, {label}: {strength} SP of {type}")
def under_unrated(case: Table, upper: Piece, label: str, strength: int, type: UnitType) -> None:
    case.put_under(upper, Unit(label, type, strength))


@phrases.given("{label} has just used offensive fire")
def fired(case: Table, label: Piece) -> None:
    case.change(label, fired=True)


@phrases.given("{attacker} attacks {defender} from: {arc}")
def attacks_from(case: Table, attacker: Piece, defender: Piece, arc: Arc) -> None:
    case.contact(attacker, defender, arc=arc)


@phrases.given("{first} attacks {defender} from: {arc}, {second} from: {other}")
def both_attack_from(case: Table, first: Piece, defender: Piece, arc: Arc, second: Piece, other: Arc) -> None:
    attacks_from(case, first, defender, arc)
    attacks_from(case, second, defender, other)


@phrases.given("neighbour {neighbour} of {label}: {type}, {name}, {facing}, place: {place}")
def neighbour(
    case: Table, neighbour: str, label: Piece, type: UnitType, name: Name, facing: Facing, place: Place
) -> None:
    for known in case.described():
        if known.label == neighbour and known.type is not type:
            raise Impossible(
                "{label} is given two types, “{type}” and “{other}”; give only one.",
                label=neighbour,
                type=known.type,
                other=type,
            )
    beside = Neighbour(neighbour, type, name, facing, place)
    case.change(label, neighbours=(*case.unit(label).neighbours, beside))


@phrases.when("the melee die shows {die}")
def roll_melee(case: Table, die: Face) -> Ruling[MeleeOutcome]:
    case.dice.put("melee_die", die)
    return resolve_melee(case)


@phrases.when("the melee is resolved")
def resolve_melee(case: Table) -> Ruling[MeleeOutcome]:
    fight = Melee(case.stacks(Side.ATTACKERS), case.stacks(Side.DEFENDERS), tuple(case.contacts.values()))
    return case.decide(melee, fight)


@phrases.then("the order is: {codes}")
def order_is(case: Table) -> list[Result]:
    return list(case.outcome(MeleeOutcome).sequence)


@phrases.then("this clause leaves the rest to rule {rule}, which is not in this source")
def left_to_rule(case: Table) -> MissingRule | None:
    rules = (line.facts.get("not_in_source") for line in case.ruling.trace if line.clause == case.clause)
    return next((rule for rule in rules if isinstance(rule, MissingRule)), None)
