"""Sentences about what is done by order: plans carried out, fire, and the flight of those who rout."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import Deed, Flee, Individual, Use
from lexludi.games.aig.meanwhile import Fire, Step
from lexludi.games.aig.pieces import Leader
from lexludi.games.aig.turn import Turn
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.placeholders import Route, Spot

from .table import Table, phrases, spots, steps_of


@phrases.given("{leader} has moved to {hex} by an order to himself", again=True)
def has_moved_himself(case: Table, leader: Piece, hex: Spot) -> None:
    case.issuing(leader)
    case.follow(Individual(leader, Use.MOVE), Deed(leader, way_to(case, leader, hex)))


@phrases.given("{label} has moved to {hex}", again=True)
def has_moved(case: Table, label: Piece, hex: Spot) -> None:
    case.follow(Deed(label, way_to(case, label, hex)))


@phrases.given("{label} has moved to {hex}, with {leaders}", again=True)
def has_moved_with(case: Table, label: Piece, hex: Spot, leaders: list[Piece]) -> None:
    case.follow(Deed(label, way_to(case, label, hex), tuple(leaders)))


@phrases.given("{unit} has fired at {enemy}, rolling {die}", again=True)
def has_fired(case: Table, unit: Piece, enemy: Piece, die: Face) -> None:
    case.enemies(unit, enemy)
    case.roll("missile_die", die, unit)
    case.follow(Deed(unit, (Fire(enemy),)))


@phrases.given("{unit} has fled: {route}", again=True)
def has_fled(case: Table, unit: Piece, route: Route) -> None:
    case.follow(Flee(unit, spots(route.split())))


@phrases.given("{label} has carried out its order: {route}", again=True)
def has_carried_out(case: Table, label: Piece, route: Route) -> None:
    case.follow(Deed(label, steps_of(route)))


@phrases.when("{label} moves to {hex}", past="{label} has moved to {hex}")
def moves(case: Table, label: Piece, hex: Spot) -> Ruling[Turn]:
    return case.ask(Deed(label, way_to(case, label, hex)))


@phrases.when("{label} moves to {hex}, with {leaders}", past="{label} has moved to {hex}, with {leaders}")
def moves_with(case: Table, label: Piece, hex: Spot, leaders: list[Piece]) -> Ruling[Turn]:
    return case.ask(Deed(label, way_to(case, label, hex), tuple(leaders)))


@phrases.when("{label} carries out its order: {route}", past="{label} has carried out its order: {route}")
def carries_out(case: Table, label: Piece, route: Route) -> Ruling[Turn]:
    return case.ask(Deed(label, steps_of(route)))


@phrases.when("{unit} carries out its order: {route}, fires at {enemy}, goes on: {rest}")
def rides_by(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Turn]:
    return _shot(case, unit, *steps_of(route), Fire(enemy), *steps_of(rest))


@phrases.when("{unit} carries out its order: {route}, fires at {enemy}, with return fire if possible, goes on: {rest}")
def rides_by_answered(case: Table, unit: Piece, route: Route, enemy: Piece, rest: Route) -> Ruling[Turn]:
    return _shot(case, unit, *steps_of(route), Fire(enemy, answered=True), *steps_of(rest))


@phrases.when("{unit} fires at {enemy} by order, rolling {die}", past="{unit} has fired at {enemy}, rolling {die}")
def fires_with_die(case: Table, unit: Piece, enemy: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("missile_die", die, unit)
    return fires(case, unit, enemy)


@phrases.when("{unit} fires at {enemy} by order", rolled="{unit} fires at {enemy} by order, rolling {die}")
def fires(case: Table, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    return _shot(case, unit, Fire(enemy))


@phrases.when("{unit} fires at {enemy} by order, with return fire if possible")
def fires_answered(case: Table, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    return _shot(case, unit, Fire(enemy, answered=True))


@phrases.when("{unit} flees at once: {route}", past="{unit} has fled: {route}")
def flees(case: Table, unit: Piece, route: Route) -> Ruling[Turn]:
    return case.ask(Flee(unit, spots(route.split())))


@phrases.then("must flee at once: {units}", result=True)
def must_flee(case: Table) -> list[str] | None:
    return list(case.outcome(Turn).fleeing) or None


def _shot(case: Table, unit: str, *steps: Step) -> Ruling[Turn]:
    for step in steps:
        if isinstance(step, Fire):
            case.enemies(unit, step.target)
    return case.ask(Deed(unit, steps))


def way_to(case: Table, label: str, number: str) -> tuple[Step, ...]:
    """The plan with the fewest steps that brings a piece to a hex nobody stands in the way to; a leader has no facing."""
    piece, goal, board = case.battle.piece(label), Hex.parse(number), case.battle.board
    start = piece.stance or Stance((piece.spot,))
    edge: list[tuple[Stance, tuple[Step, ...]]] = [(start, ())]
    seen = {start}
    while edge:
        here, steps = edge.pop(0)
        if here.left == goal:
            return steps
        alone = isinstance(piece, Leader)
        ahead = here.left.neighbours() if alone else here.front()
        ways: list[tuple[Stance, Step]] = [
            (Stance((spot,), here.facing), spot)
            for spot in board.on_board(ahead)
            if alone or spot == goal or case.battle.unit_in(spot) is None
        ]
        ways += [] if alone else [(Stance((here.left,), facing), facing) for facing in Vertex]
        for there, step in ways:
            if there not in seen:
                seen.add(there)
                edge.append((there, (*steps, step)))
    return (goal,)
