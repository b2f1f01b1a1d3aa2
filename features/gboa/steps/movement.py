"""Sentences about orders and moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi.examples.kinds import Piece
from lexludi.games.gboa.movement import Move, Moved, move
from lexludi.games.gboa.orders import Cause, Order, OrderKind, further_move
from lexludi.games.gboa.units import State
from lexludi.games.gboa.walk import Step, read_route
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace
from lexludi.space.hex.board import Board
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.placeholders import Route

from .table import Table, phrases, stances


@phrases.given("the order: {kind}, from leader {leader}")
def order(case: Table, kind: OrderKind, leader: str) -> None:
    case.order = _from(case, leader, kind=kind)


@phrases.given("leader {leader} is not activated")
def not_activated(case: Table, leader: str) -> None:
    case.order = _from(case, leader, activated=False)


@phrases.given("the order comes from the overall commander {leader}, who spends {points} IR")
def overall_order(case: Table, leader: str, points: int) -> None:
    case.order = _from(case, leader, overall=True, initiative=points)


@phrases.given("leader {leader} acts on an individual order for which the overall commander spent {points} IR")
def sent_leader(case: Table, leader: str, points: int) -> None:
    case.order = _from(case, leader, sent=points)


@phrases.given("own commander of the unit: {leader}")
def own_commander(case: Table, leader: str) -> None:
    case.order = replace(case.orders, commander=leader)


@phrases.given("the unit moved before on the order of {leader}")
def moved_before(case: Table, leader: str) -> None:
    case.order = replace(case.orders, before=leader)


@phrases.when("{label} is ordered to move: {route}")
def ordered_move(case: Table, label: Piece, route: Route) -> Ruling[Moved]:
    return _move(case, label, route)


@phrases.when("{label} is ordered to make an enhanced move: {route}")
def enhanced_move(case: Table, label: Piece, route: Route) -> Ruling[Moved]:
    return _move(case, label, route, enhanced=True)


@phrases.when("{label} moves without an order: {route}")
def move_without_order(case: Table, label: Piece, route: Route) -> Ruling[Moved]:
    if case.orders.leader:
        raise Impossible(
            "{unit} moves without an order, yet one from {leader} is told; leave out what is not so.",
            unit=label,
            leader=case.orders.leader,
        )
    case.order = None
    return _move(case, label, route)


@phrases.when("{label} moves by: {cause}")
def moves_by(case: Table, label: Piece, cause: Cause) -> Ruling[int]:
    case.scene, case.subject = Board.of(Frame(case.position)), label
    unit = case.position.counter(label)
    return case.decide(further_move, unit.with_states(State.MOVED) if case.orders.before else unit, cause)


def _from(case: Table, leader: str, **said: Any) -> Order:
    """The order with more said of it; all that is said of an order is said of one leader."""
    if case.orders.leader not in ("", leader):
        raise Impossible(
            "The order is said to come from {leader} and from {other}; it comes from one leader only.",
            leader=case.orders.leader,
            other=leader,
        )
    return replace(case.orders, leader=leader, **said)


def _move(case: Table, label: str, route: Route, enhanced: bool = False) -> Ruling[Moved]:
    way = read_route(route)
    whole = Move(case.position, label, way, case.order, enhanced, case.chart)
    ask = move.played(case.dice, case.readings)
    ruling = ask(whole)

    def frames() -> Iterator[Frame]:
        if ruling.decided:
            path = stances(case.position.counter(label).stance, ruling.outcome.steps)
            after = ruling.outcome.position
            yield Frame(case.position, case.shown(label))
            yield Frame(after, case.shown(label, after), path)
            return
        done, gone = tuple[Step, ...](), 0
        for count in range(1, len(way)):
            part = ask(replace(whole, route=way[:count]))
            if not part.decided:
                break
            done, gone = part.outcome.steps, count
        yield case.as_far(ruling, label, done, way[gone:])

    case.scene = Board(frames)
    return ruling
