"""Sentences about movement costs."""

from __future__ import annotations

from lexludi.games.acp.situations import Move
from lexludi.games.acp.terrain import Cost, movement_cost
from lexludi.games.acp.units import MoveClass, Mover, Terrain
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("moving: {movers}")
def moving(case: Table, movers: list[Mover]) -> None:
    case.move["movers"] = tuple(movers)


@phrases.given("the hex entered is: {terrain}")
def hex_entered(case: Table, terrain: Terrain) -> None:
    case.move["hex"] = terrain


@phrases.given("the move crosses: {terrain}", again=True)
def move_crosses(case: Table, terrain: Terrain) -> None:
    case.move["crossing"] = (*case.move.get("crossing", ()), terrain)


@phrases.given("the move changes the level by {levels}")
def move_changes_level(case: Table, levels: int) -> None:
    case.move["levels"] = levels


@phrases.when("the movement cost is counted")
def count_cost(case: Table) -> Ruling[Cost]:
    return movement_cost(Move(**case.move), case.readings)


@phrases.then("the movement cost is {points}", result=True)
def cost_is(case: Table) -> int:
    return case.outcome(Cost).points


@phrases.then("the cost column is: {column}")
def column_is(case: Table) -> MoveClass:
    return case.outcome(Cost).move_class
