"""Sentences about moves: what they cost, what is planned, and what the enemy does meanwhile."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.battle import Cost, Terrain
from lexludi.games.aig.disengagement import disengage
from lexludi.games.aig.facing import Shot
from lexludi.games.aig.movement import move
from lexludi.games.aig.pieces import Unit
from lexludi.games.aig.turning import turn_in_melee
from lexludi.games.aig.walk import Fire, Move, Moved, Onset, Shots, Step
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.placeholders import Route
from lexludi.space.hex.position import Position

from .pieces import board
from .table import Table, phrases, steps_of


@phrases.given("the board, where a clear hex costs {points}: {position}")
def board_with_cost(case: Table, points: int, position: Position) -> None:
    board(case, position)
    cost(case, Terrain.CLEAR, points)


@phrases.given("movement cost of {terrain}: {points}", again=True)
def cost(case: Table, terrain: Terrain, points: int) -> None:
    if points < 0 or terrain in [known.terrain for known in case.battle.costs]:
        raise Impossible("A movement cost cannot be less than 0, and each can be given only once.")
    case.battle = replace(case.battle, costs=(*case.battle.costs, Cost(terrain, points)))


@phrases.given("{unit} has been shot at in this activation: {shot}")
def shot_at(case: Table, unit: Piece, shot: Shot) -> None:
    case.move = replace(_move(case, unit), threat=replace(_move(case, unit).threat, fire=shot))


@phrases.given("{enemy} is charging {unit}")
def charging(case: Table, enemy: Piece, unit: Piece) -> None:
    case.enemies(unit, enemy)
    case.move = replace(_move(case, unit), threat=replace(_move(case, unit).threat, charger=enemy))


@phrases.given("{enemy} would return the fire of {unit}: {shot}")
def returning(case: Table, enemy: Piece, unit: Piece, shot: Shot) -> None:
    case.enemies(unit, enemy)
    threat = _move(case, unit).threat
    case.move = replace(_move(case, unit), threat=replace(threat, returns=(*threat.returns, (enemy, shot))))


@phrases.given("the plan of {unit}: {route}")
def planned(case: Table, unit: Piece, route: Route) -> None:
    case.move = replace(_move(case, unit), plan=steps_of(route))


@phrases.given("the plan of {unit}: {route}, fire at {enemy}, {rest}")
def planned_fire(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> None:
    case.move = replace(_move(case, unit), plan=(*steps_of(route), Fire(enemy), *steps_of(rest)))


@phrases.when("{unit} makes its move: {route}")
def moves(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route))


@phrases.when("{unit} makes its move: {route}, fires at {enemy}, goes on: {rest}")
def moves_and_fires(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy), *steps_of(rest))


@phrases.when("{unit} makes its move: {route}, then fires at {enemy}")
def moves_then_fires(case: Table, unit: Piece, route: Route, enemy: Piece) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy))


@phrases.when("{unit} fires at {enemy}, then makes its move: {route}")
def fires_then_moves(case: Table, unit: Piece, enemy: Piece, route: Route) -> Ruling[Moved]:
    return _ask(case, unit, Fire(enemy), *steps_of(route))


@phrases.when("{unit} fires at {enemy} without moving")
def only_fires(case: Table, unit: Piece, enemy: Piece) -> Ruling[Moved]:
    return _ask(case, unit, Fire(enemy))


@phrases.when("{unit} makes its move: {route}, fights {enemy}, goes on: {rest}")
def moves_and_fights(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Onset(enemy), *steps_of(rest))


@phrases.when("{unit} turns in melee to {facing}")
def turns_in_melee(case: Table, unit: Piece, facing: Vertex) -> Ruling[Moved]:
    return case.show(case.decide(turn_in_melee, case.battle, _move(case, unit), facing))


@phrases.when("{unit} disengages and moves: {route}")
def disengages(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    asked = replace(_move(case, unit), steps=steps_of(route))
    return case.show(case.decide(disengage, case.battle, asked), unit, asked.steps)


@phrases.then("movement points spent: {points}", result=True)
def spent(case: Table) -> int:
    return case.outcome(Moved).points


def _ask(case: Table, unit: str, *steps: Step) -> Ruling[Moved]:
    told, piece = _move(case, unit), case.battle.piece(unit)
    known = isinstance(piece, Unit) and piece.weapon in [band.weapon for band in case.battle.bands]
    asked = replace(told, steps=steps, shots=Shots.ROLLED if known else Shots.TOLD)
    return case.show(case.decide(move, case.battle, asked), unit, steps)


def _move(case: Table, unit: str) -> Move:
    """What has been said of the move of a piece."""
    if case.move is None:
        return Move(case.battle.piece(unit).label, ())
    if case.move.label != unit:
        raise Impossible("This case is about the move of {label}; describe no other move.", label=case.move.label)
    return case.move
