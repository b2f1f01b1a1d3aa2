"""Sentences about density of order and special traits."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Density, Order, Side, Troops
from lexludi.games.minis.units import (
    Bonus,
    Halt,
    Useful,
    draw_up,
    halts,
    makes_ready,
    merge,
    onslaught_of,
    pikes,
    ranks_ready,
    split,
)
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("units {labels}: {troops} in {density}, with {arms}", again=True)
def are_armed(case: Table, labels: list[str], troops: Troops, density: Density, arms: list[Arm]) -> None:
    for label in labels:
        case.say(label, troops=troops, density=density, arms=frozenset(arms))


@phrases.given("{one} carries {own}, and {other} carries {its}", again=True)
def carry(case: Table, one: str, own: Arm, other: str, its: Arm) -> None:
    case.say(one, arms=frozenset({own}))
    case.say(other, arms=frozenset({its}))


@phrases.given("{labels} are on {order}, with Mv {number}", again=True)
def are_on(case: Table, labels: list[str], order: Order, number: Number) -> None:
    for label in labels:
        case.say(label, order=order, movement=number)


@phrases.when("{unit} is drawn up in {density}")
def is_drawn_up(case: Table, unit: Piece, density: Density) -> Ruling[Battle]:
    return case.decide(draw_up, case.state, unit, density)


@phrases.when("{unit} makes ready to shoot in its order")
def makes_ready_to_shoot(case: Table, unit: Piece) -> Ruling[Density | None]:
    return case.decide(makes_ready, case.state, unit)


@phrases.when("{unit} makes ready to exchange ranks in its order")
def makes_ready_to_exchange(case: Table, unit: Piece) -> Ruling[Density | None]:
    return case.decide(ranks_ready, case.state, unit)


@phrases.when("the pikes of {unit} are used in its order")
def uses_pikes(case: Table, unit: Piece) -> Ruling[Useful]:
    return case.decide(pikes, case.state, unit)


@phrases.when("the base of {unit} is split into {first} and {second}")
def is_split(case: Table, unit: Piece, first: str, second: str) -> Ruling[Battle]:
    case.meet(first, second)
    return case.decide(split, case.state, unit, first, second)


@phrases.when("the bases of {one} and {other} are merged into {unit}")
def are_merged(case: Table, one: Piece, other: Piece, unit: str) -> Ruling[Battle]:
    case.meet(unit)
    return case.decide(merge, case.state, one, other, unit)


@phrases.when("{unit} makes ready to attack {enemy}")
def makes_ready_to_attack(case: Table, unit: Piece, enemy: Piece) -> Ruling[Halt]:
    return case.decide(halts, case.state, unit, enemy)


@phrases.when("the onslaught of {unit} is counted in its attack")
def onslaught_in_attack(case: Table, unit: Piece) -> Ruling[Bonus]:
    return case.decide(onslaught_of, case.state, unit, defending=False)


@phrases.when("the onslaught of {unit} is counted in its defence")
def onslaught_in_defence(case: Table, unit: Piece) -> Ruling[Bonus]:
    return case.decide(onslaught_of, case.state, unit, defending=True)


@phrases.then("{unit} is now in {density}", result=True)
def now_stands_in(case: Table, unit: Piece) -> Density | None:
    before, after = case.state.unit(unit), case.outcome(Battle).unit(unit)
    return after.density if after.density is not before.density else None


@phrases.then("{unit} begins with {number} figures", result=True)
def begins_with(case: Table, unit: Piece) -> int | None:
    before, after = case.state.unit(unit), case.outcome(Battle).unit(unit)
    return after.figures if after.figures != before.figures else None


@phrases.then("{side} now has {number} units", result=True)
def now_has_units(case: Table, side: Side) -> int | None:
    before, after = (_units_of(battle, side) for battle in (case.state, case.outcome(Battle)))
    return after if after != before else None


def _units_of(battle: Battle, side: Side) -> int:
    """The units of a side: as counted, or those named that are not gone."""
    named = sum(unit.side is side and unit.removed is None for unit in battle.units)
    return named if battle.army(side).units is None else battle.count(side)


@phrases.then("it goes all the way to the enemy", result=True)
def goes_all_the_way(case: Table) -> bool:
    return not case.outcome(Halt).steps


@phrases.then("it stops {steps} steps short of the enemy", result=True)
def stops_short(case: Table) -> Number | None:
    return case.outcome(Halt).steps or None


@phrases.then("it adds {number}", result=True)
def adds(case: Table) -> Number:
    return case.outcome(Bonus).number
