"""Sentences about orders and moves."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import stay
from lexludi.games.cca.phase import EndMovement, Halt, Order, Phase
from lexludi.games.cca.turn import Reach, reach
from lexludi.games.cca.units import Card, Manner, Status
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.placeholders import Route, Spot

from .table import Table, phrases


@phrases.given("ordered: {labels}", again=True)
def ordered(case: Table, labels: list[Piece]) -> None:
    for label in labels:
        case.follow(Order(label))


@phrases.given("played: {card}, for {labels}")
def played(case: Table, card: Card, labels: list[Piece]) -> None:
    case.play(card, len(labels))
    ordered(case, labels)


@phrases.given("{label} has moved: {route}", again=True)
def has_moved(case: Table, label: Piece, route: Route) -> None:
    case.follow(case.action(label, route))


@phrases.given("{label} is still on the way: {route}", again=True)
def on_the_way(case: Table, label: Piece, route: Route) -> None:
    case.follow(case.action(label, route, paused=True))


@phrases.given("{label} has gone no further", again=True)
def gone_no_further(case: Table, label: Piece) -> None:
    _on_the_way(case, label)
    case.follow(Halt())


@phrases.given("movement is over")
def movement_over(case: Table) -> None:
    case.follow(EndMovement())


@phrases.given("{label} has been eliminated")
def eliminated(case: Table, label: Piece) -> None:
    case.turn = case.phase.without(label)


@phrases.when("{label} is ordered", past="ordered: {labels}")
def is_ordered(case: Table, label: Piece) -> Ruling[Phase]:
    case.begin(label)
    case.still()
    return case.ask(Order(label))


@phrases.when("{label} moves: {route}", past="{label} has moved: {route}")
def moves(case: Table, label: Piece, route: Route) -> Ruling[Phase]:
    return case.moved(case.ask(case.action(label, route)), label, route)


@phrases.when("without its leader, {label} moves: {route}")
def moves_without_leader(case: Table, label: Piece, route: Route) -> Ruling[Phase]:
    return case.moved(case.ask(case.action(label, route, leader_stays=True)), label, route)


@phrases.when("the {manner} of {label} goes: {route}")
def special(case: Table, manner: Manner, label: Piece, route: Route) -> Ruling[Phase]:
    path = case.action(label, route).path
    return case.moved(special_move(case.phase, label, manner, path, case.readings), label, route)


@phrases.when("{label} goes no further", past="{label} has gone no further")
def goes_no_further(case: Table, label: Piece) -> Ruling[Phase]:
    _on_the_way(case, label)
    case.still()
    return case.ask(Halt())


@phrases.when("{label} stays where it is")
def stays(case: Table, label: Piece) -> Ruling[Phase]:
    case.begin(label)
    case.still()
    return stay(case.phase, label)


@phrases.when("battle begins", past="movement is over")
def battle_begins(case: Table) -> Ruling[Phase]:
    case.still()
    return case.ask(EndMovement())


@phrases.when("{label} looks where it may go")
def looks_where(case: Table, label: Piece) -> Ruling[Reach]:
    case.begin(label)
    case.still()
    return reach(case.phase, label, case.readings)


@phrases.then("{label} may go to: {hexes}", result=True)
def may_go_to(case: Table, label: Piece) -> list[Spot] | None:
    found = case.outcome(Reach)
    return [*map(Spot, found.hexes)] if found.label == label else None


@phrases.then("{label} is in hex {hex}", result=True)
def is_in_hex(case: Table, label: Piece) -> Spot:
    return Spot(case.outcome(Phase).piece(label).hexes[0].number)


@phrases.then("{label} has left the battlefield", result=True)
def has_left(case: Table, label: Piece) -> bool:
    return label in case.outcome(Phase).left


@phrases.then("{label} counts as: {status}", result=True)
def counts_as(case: Table, label: Piece, status: Status) -> bool:
    return case.outcome(Phase).has(label, status)


@phrases.then("hexes moved by {label}: {hexes}")
def hexes_moved(case: Table, label: Piece) -> int:
    return case.outcome(Phase).distance(label)


@phrases.then("orders left: {orders}", result=True)
def orders_left(case: Table) -> int:
    return case.outcome(Phase).orders


def _on_the_way(case: Table, label: str) -> None:
    if case.phase.paused != label:
        raise Impossible("{label} has no move under way.", label=label)
