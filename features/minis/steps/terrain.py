"""Sentences about terrain: parts of units in forests, what a way costs, what higher ground and cover add."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.places import Lengthwise
from lexludi.games.minis.relations import Stood, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.terrain import (
    Bonus,
    Parted,
    Partly,
    cover_bonus,
    ground_told,
    height_bonus,
    height_bonus_in_defensive_shot,
    parted_by_ground,
)
from lexludi.games.minis.ways import Spent, way_costs
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("the greater part of {label} stands on: {terrain}")
def greater_part(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Stood(label, terrain))
    case.tell(Partly(label, terrain, True))


@phrases.given("the smaller part of {label} stands on: {terrain}")
def smaller_part(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Partly(label, terrain, False))


@phrases.given("{label} moves lengthwise inside the ravine")
def lengthwise(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(Lengthwise(label))


@phrases.when("the movement that the way of {label} costs is counted")
def way_cost(case: Table, label: Piece) -> Ruling[Spent]:
    return case.decide(way_costs, case.state, label)


@phrases.then("the way of {label} costs {steps} steps of movement", result=True)
def way_costs_steps(case: Table, label: Piece) -> Number | None:
    found = case.outcome(Spent)
    return found.steps if found.label == label else None


@phrases.when("it is asked what {one} gains by its height against {other}")
def adds_height(case: Table, one: Piece, other: Piece) -> Ruling[Bonus]:
    return case.decide(height_bonus, case.state, one, other)


@phrases.when("it is asked what {one} gains by its height against {other} in a defensive shot")
def adds_height_in_shot(case: Table, one: Piece, other: Piece) -> Ruling[Bonus]:
    return case.decide(height_bonus_in_defensive_shot, case.state, one, other)


@phrases.when("it is asked what the ground adds to the defence of {target} against a shot of {shooter}")
def adds_cover(case: Table, target: Piece, shooter: Piece) -> Ruling[Bonus]:
    return case.decide(cover_bonus, case.state, shooter, target)


@phrases.then("{label} gets {number} for its ground", result=True)
def gets(case: Table, label: Piece) -> Number | None:
    found = case.outcome(Bonus)
    return found.number if found.label == label else None


@phrases.then("{label} now stands on: {terrain}", result=True)
def now_stands_on(case: Table, label: Piece) -> Terrain | None:
    before, after = (ground_told(each, label) for each in (case.state, case.outcome(Battle)))
    return after if after is not (before or Terrain.LEVEL) else None


@phrases.when("it is asked whether the ground parts {one} from {other}")
def whether_parted(case: Table, one: Piece, other: Piece) -> Ruling[Parted]:
    return case.decide(parted_by_ground, case.state, one, other)


@phrases.then("the ground parts {one} from {other}", result=True)
def parts(case: Table, one: Piece, other: Piece) -> bool:
    return case.outcome(Parted) == Parted(one, other, True)


@phrases.then("the ground does not part {one} from {other}", result=True)
def does_not_part(case: Table, one: Piece, other: Piece) -> bool:
    return case.outcome(Parted) == Parted(one, other, False)
