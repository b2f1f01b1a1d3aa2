"""Sentences about movement costs."""

from __future__ import annotations

from lexludi.games.acp.situations import Move
from lexludi.games.acp.terrain import Cost, movement_cost
from lexludi.games.acp.units import MoveClass, Mover, Terrain
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling

from .table import SLOPES, Table, phrases

ADDED = (Terrain.BRIDGE, Terrain.STREAM, *SLOPES)


@phrases.given("moving: {movers}")
def moving(case: Table, movers: list[Mover]) -> None:
    case.movers = tuple(movers)


@phrases.given("the hex entered is: {terrain}")
def hex_entered(case: Table, terrain: Terrain) -> None:
    """What adds to the ground of a hex lies in a clear one, unless another ground is named."""
    case.entered = Terrain.CLEAR if terrain in ADDED else terrain
    if terrain in ADDED:
        move_crosses(case, terrain)


@phrases.given("the move crosses: {terrain}", again=True)
def move_crosses(case: Table, terrain: Terrain) -> None:
    if terrain in SLOPES:
        return move_changes_level(case, SLOPES[terrain])
    if terrain in case.crossed:
        raise Impossible(
            "The move crosses “{terrain}” only once, but this is said twice; say it once.", terrain=terrain
        )
    case.crossed = (*case.crossed, terrain)


@phrases.given("the move changes the level by {levels}")
def move_changes_level(case: Table, levels: int) -> None:
    if case.climbed:
        raise Impossible(
            "The change of level is given twice, as {levels} and as {other}; give it only once.",
            levels=case.climbed,
            other=levels,
        )
    case.climbed = levels


@phrases.when("the movement cost is counted")
def count_cost(case: Table) -> Ruling[Cost]:
    if case.entered is None:
        raise Impossible("What is the terrain of the hex entered?")
    return case.decide(movement_cost, Move(case.movers, case.entered, case.crossed, case.climbed))


@phrases.then("the movement cost is {points}", result=True)
def cost_is(case: Table) -> int:
    return case.outcome(Cost).points


@phrases.then("the cost column is: {column}")
def column_is(case: Table) -> MoveClass | None:
    return case.outcome(Cost).move_class
