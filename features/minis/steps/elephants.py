"""Sentences about elephants and chariots, their values and their crews."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis import elephants
from lexludi.games.minis.elephants import Crew, Expend, UnitClass, Value
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Order, Quality, Statistic, Trait, Troops
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Expend,
    asked="after its clash, the scythed chariot {unit} is taken off",
    past="after its clash, the scythed chariot {unit} was taken off",
    refused="{unit} is not taken off after its clash",
)


@phrases.given("unit {label} on {order}: {troops} with {arms}", again=True)
def is_armed(case: Table, label: str, order: Order, troops: Troops, arms: list[Arm]) -> None:
    case.say(label, order=order, troops=troops, arms=frozenset(arms))


@phrases.given("units {labels} on {order}: {troops} with {arms}", again=True)
def are_armed(case: Table, labels: list[str], order: Order, troops: Troops, arms: list[Arm]) -> None:
    for label in labels:
        is_armed(case, label, order, troops, arms)


@phrases.given("{number} of the crew of {label} shoot")
def crew_shoots(case: Table, number: int, label: str) -> None:
    case.say(label, shooters=number)


@phrases.when("it is asked to which class {label} belongs")
def which_class(case: Table, label: Piece) -> Ruling[UnitClass]:
    return case.decide(elephants.class_of, case.state, label)


@phrases.then("its class is: {kind}", result=True)
def class_is(case: Table) -> UnitClass:
    return case.outcome(UnitClass)


@phrases.when("it is asked how good the crew of {label} is")
def how_good(case: Table, label: Piece) -> Ruling[Crew]:
    return case.decide(elephants.crew_quality, case.state, label)


@phrases.then("the crew of {label} is of quality: {quality}", result=True)
def crew_is(case: Table, label: Piece) -> Quality | None:
    crew = case.outcome(Crew)
    return crew.quality if crew.label == label else None


@phrases.then("M of the crew of {label} is {number}", result=True)
def crew_morale(case: Table, label: Piece) -> int | None:
    crew = case.outcome(Crew)
    return crew.morale if crew.label == label else None


@phrases.then("the crew of {label} has: {trait}", result=True)
def crew_has(case: Table, label: Piece) -> Trait | None:
    crew = case.outcome(Crew)
    return crew.trait if crew.label == label else None


@phrases.when("the {statistic} of {label} is looked up")
def looked_up(case: Table, statistic: Statistic, label: Piece) -> Ruling[Value]:
    return case.decide(elephants.value_of, case.state, label, statistic)


@phrases.then("the value is {number}", result=True)
def value_is(case: Table) -> Number:
    return case.outcome(Value).number


@phrases.when("{label} loses {number} of its crew")
def loses_crew(case: Table, label: Piece, number: int) -> Ruling[Battle]:
    return case.decide(elephants.lose_crew, case.state, label, number)


@phrases.then("beside the driver, {number} of the crew of {label} are left", result=True)
def crew_left(case: Table, label: Piece) -> int | None:
    found = [line.value for line in case.ruling.trace if line.clause == "minis.13.0.11"]
    case.outcome(Battle).unit(label)
    return int(found[-1]) if found else None


@phrases.when("{commander} takes the place of the driver of {label}")
def drives(case: Table, commander: Piece, label: Piece) -> Ruling[Battle]:
    return case.decide(elephants.take_drivers_place, case.state, commander, label)


@phrases.then("{commander} is with {label}", result=True)
def is_with(case: Table, commander: Piece, label: Piece) -> bool:
    before, after = case.state, case.outcome(Battle)
    return after.commander(commander).unit == label != before.commander(commander).unit


@phrases.when("{label} ends its close combat with {enemy}")
def ends_combat(case: Table, label: Piece, enemy: Piece) -> Ruling[Battle]:
    return case.decide(elephants.has_fought, case.state, label, enemy)
