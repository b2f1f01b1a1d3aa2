"""Sentences about moves: what they cost, what is planned, and what the enemy does meanwhile."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.battle import Cost, Terrain
from lexludi.games.aig.disengagement import disengage
from lexludi.games.aig.facing import under_fire
from lexludi.games.aig.meanwhile import Fire, Loosed, Onset, Plan, Planned, Shot, Step
from lexludi.games.aig.movement import move
from lexludi.games.aig.pieces import Unit
from lexludi.games.aig.turning import turn_in_melee
from lexludi.games.aig.walk import Move, Moved, Shots
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.placeholders import Route
from lexludi.space.hex.position import Position

from .kinds import steps_of
from .pieces import board
from .table import Table, phrases


@phrases.given("the board, where a clear hex costs {points}: {position}")
def board_with_cost(case: Table, points: int, position: Position) -> None:
    board(case, position)
    cost(case, Terrain.CLEAR, points)


@phrases.given("movement cost of {terrain}: {points}", again=True)
def cost(case: Table, terrain: Terrain, points: int) -> None:
    if points < 0 or terrain in [known.terrain for known in case.battle.costs]:
        raise Impossible("A movement cost cannot be less than 0, and each can be given only once.")
    case.battle = replace(case.battle, costs=(*case.battle.costs, Cost(terrain, points)))


@phrases.given("{unit} has been shot at in this activation: {shot}", again=True)
def shot_at(case: Table, unit: Piece, shot: Shot) -> None:
    case.pass_over(under_fire, Loosed("", case.battle.unit(unit).label, shot))


@phrases.given("{enemy} is charging {unit}", again=True)
def charging(case: Table, enemy: Piece, unit: Piece) -> None:
    case.enemies(unit, enemy)
    case.announce(replace(case.battle.now, charges=(*case.battle.now.charges, (enemy, unit))))


@phrases.given("{enemy} would return the fire of {unit}: {shot}")
def returning(case: Table, enemy: Piece, unit: Piece, shot: Shot) -> None:
    case.enemies(unit, enemy)
    case.announce(replace(case.battle.now, answers=(*case.battle.now.answers, Loosed(enemy, unit, shot, answer=True))))


@phrases.given("the plan of {unit}: {route}")
def planned(case: Table, unit: Piece, route: Route) -> None:
    _plan(case, unit, steps_of(route))


@phrases.given("the plan of {unit}: {route}, fire at {enemy}, {rest}")
def planned_fire(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> None:
    _plan(case, unit, (*steps_of(route), Fire(enemy), *steps_of(rest)))


@phrases.when("{unit} makes its move: {route}")
def moves(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route))


@phrases.when("{unit} makes its move: {route}, fires at {enemy}, goes on: {rest}")
def moves_and_fires(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy), *steps_of(rest))


@phrases.when("{unit} makes its move: {route}, then fires at {enemy}")
def moves_then_fires(case: Table, unit: Piece, route: Route, enemy: Piece) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy))


@phrases.when("{unit} makes its move: {route}, fires at {enemy}, with return fire if possible, goes on: {rest}")
def moves_and_is_answered(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy, answered=True), *steps_of(rest))


@phrases.when("{unit} makes its move: {route}, then fires at {enemy}, with return fire if possible")
def moves_then_is_answered(case: Table, unit: Piece, route: Route, enemy: Piece) -> Ruling[Moved]:
    return _ask(case, unit, *steps_of(route), Fire(enemy, answered=True))


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
    return case.show(case.decide(turn_in_melee, case.battle, Move(unit, (facing,)), facing))


@phrases.when("{unit} disengages and moves: {route}")
def disengages(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    asked = Move(case.battle.piece(unit).label, steps_of(route))
    return case.show(case.decide(disengage, case.battle, asked), unit, asked.steps)


@phrases.then("movement points spent: {points}", result=True)
def spent(case: Table) -> int:
    return case.outcome(Moved).points


def _ask(case: Table, unit: str, *steps: Step) -> Ruling[Moved]:
    piece = case.battle.piece(unit)
    known = isinstance(piece, Unit) and piece.weapon in [band.weapon for band in case.battle.bands]
    asked = Move(unit, steps, Shots.ROLLED if known else Shots.TOLD)
    return case.show(case.decide(move, case.battle, asked), unit, steps)


def _plan(case: Table, unit: str, steps: Plan) -> None:
    """Lay down what a piece is to do."""
    if case.battle.now.plan(unit) is not None:
        raise Impossible("{label} has a plan already; give it only one.", label=unit)
    case.announce(
        replace(case.battle.now, plans=(*case.battle.now.plans, Planned(case.battle.piece(unit).label, steps)))
    )
