"""Sentences about how far wheels turn."""

from __future__ import annotations

from lexludi.games.minis.charts.manoeuvres import COSTS
from lexludi.games.minis.wheels import Turn, turn_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("it is asked how far a wheel of {cost} steps turns a base")
def how_far_it_turns(case: Table, cost: int) -> Ruling[Turn]:
    if cost not in COSTS:
        raise Impossible("The chart has no wheel of {cost} steps.", cost=cost)
    return case.decide(turn_of, cost)


@phrases.then("measured straight, it turns by {number} degrees", result=True)
def turns_straight(case: Table) -> Number:
    return case.outcome(Turn).line


@phrases.then("measured along the arc, it turns by {number} degrees", result=True)
def turns_along_the_arc(case: Table) -> Number:
    return case.outcome(Turn).arc


@phrases.then("its corner ends {number} steps apart", result=True)
def ends_apart(case: Table) -> Number:
    return case.outcome(Turn).apart
