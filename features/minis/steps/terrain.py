"""Sentences about terrain: parts of units in forests, what a way costs, what higher ground and cover add."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.relations import Stood, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.terrain import Bonus, Partly, cover_bonus, height_bonus, height_bonus_in_defensive_shot
from lexludi.games.minis.ways import Lengthwise, Spent, way_costs
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


@phrases.then("{label} is not disordered")
def not_disordered(case: Table, label: Piece) -> bool:
    before, after = case.state, case.outcome(Battle)
    return after.unit(label).disorder == before.unit(label).disorder
