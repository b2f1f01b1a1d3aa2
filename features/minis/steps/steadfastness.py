"""Sentences about the steadfastness of an army."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.state import Battle
from lexludi.games.minis.steadfastness import (
    Fell,
    Now,
    Steadfast,
    TestSteadfastness,
    count_steadfastness,
    losses,
)
from lexludi.games.minis.troops import Side
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    TestSteadfastness,
    asked=(
        "the armies test their steadfastness",
        "the armies test their steadfastness, blue rolling {blue}",
        "the armies test their steadfastness, red rolling {red}",
        "the armies test their steadfastness, blue rolling {blue} and red rolling {red}",
    ),
    past=(
        "the armies have tested their steadfastness, blue rolling {blue}",
        "the armies have tested their steadfastness, red rolling {red}",
        "the armies have tested their steadfastness, blue rolling {blue} and red rolling {red}",
    ),
    refused="the armies do not test their steadfastness",
    dice={
        "blue": Rolled("blue_steadfastness_die", kind=list[int]),
        "red": Rolled("red_steadfastness_die", kind=list[int]),
    },
)


@phrases.given("{side} began with ST {number}", again=True)
def began_with(case: Table, side: Side, number: int) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), steadfastness_at_start=number))


@phrases.given("both armies began with ST {number}")
def both_began_with(case: Table, number: int) -> None:
    for side in Side:
        began_with(case, side, number)


@phrases.given("the ST of {side} is now {number}", again=True)
def is_now(case: Table, side: Side, number: int) -> None:
    case.tell(Now(side, number, losses(case.state, side)))


@phrases.given("{side} has {number} units on the field", again=True)
def has_units(case: Table, side: Side, number: int) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), units=number))


@phrases.given("the camp of {side} has been taken", again=True)
def camp_taken(case: Table, side: Side) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), camp_taken=True))


@phrases.given("{side} has already tested its steadfastness", again=True)
def has_tested(case: Table, side: Side) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), steadfastness_tested=True))


@phrases.given("the ST of {side} has fallen {times} times this turn", again=True)
def has_fallen(case: Table, side: Side, times: int) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), steadfastness_fell=times > 0))
    case.tell(Fell(side, times))


@phrases.when("the steadfastness of {side} is counted")
def is_counted(case: Table, side: Side) -> Ruling[Steadfast]:
    return case.decide(count_steadfastness, case.state, side)


@phrases.then("ST is {number}", result=True)
def steadfastness_is(case: Table) -> int:
    return case.outcome(Steadfast).number


@phrases.then("the army of {side} fights on", result=True)
def fights_on(case: Table, side: Side) -> bool:
    after = case.outcome(Battle).army(side)
    return after.steadfastness_tested and not after.broken and after != case.state.army(side)


@phrases.then("the army of {side} is broken and flees the field", result=True)
def is_broken(case: Table, side: Side) -> bool:
    return case.outcome(Battle).army(side).broken and not case.state.army(side).broken


@phrases.then("the defenders of the camp of {side} surrender", result=True)
def camp_surrenders(case: Table, side: Side) -> bool:
    after = case.outcome(Battle).army(side)
    return after.broken and after.camp_taken and not case.state.army(side).camp_taken
