"""What a ruling says of units: totals, results, losses, disorder."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.kinds import Piece
from lexludi.games.minis.results import Result
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Removed
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Role

from .table import Table, phrases


class Total(StrEnum):
    """What is added up."""

    ATTACK = "total_attack"
    DEFENCE = "total_defence"
    SHOOTING = "total_shooting"


@phrases.then("{total} of {label} is {number}", any_verdict=True)
def total_is(case: Table, total: Total, label: Piece) -> Number | None:
    stated = [
        number
        for line in case.ruling.trace
        for count, number in line.counts
        if line.role is Role.TOTAL and count == Count(total.value, label)
    ]
    return stated[-1] if stated else None


@phrases.then("R against {label} is {number}")
def result_number(case: Table, label: Piece) -> Number | None:
    happened = case.outcome(Battle).happened
    return next((each.number for each in happened if each.label == label and each.number is not None), None)


@phrases.then("{label} suffers: {result}", result=True)
def suffers(case: Table, label: Piece) -> Result | None:
    happened = case.outcome(Battle).happened
    results = {each.value for each in Result}
    return next((Result(each.result) for each in happened if each.label == label and each.result in results), None)


@phrases.then("figures lost by {label}: {number}", result=True)
def loses(case: Table, label: Piece) -> int | None:
    before, after = case.state, case.outcome(Battle)
    if label not in {unit.label for unit in after.units}:
        return None
    return after.unit(label).losses - before.unit(label).losses or None


@phrases.then("{label} takes {number} DP", result=True)
def takes(case: Table, label: Piece) -> int | None:
    before, after = case.state, case.outcome(Battle)
    if label not in {unit.label for unit in after.units}:
        return None
    more = after.unit(label).disorder - before.unit(label).disorder
    return more if more > 0 else None


@phrases.then("{label} is removed: {removed}", result=True)
def leaves(case: Table, label: Piece) -> Removed | None:
    before, after = case.state, case.outcome(Battle)
    if label not in {unit.label for unit in after.units}:
        return None
    return after.unit(label).removed if before.unit(label).removed is None else None
