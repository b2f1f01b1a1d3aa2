"""Sentences about orders and moves."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import stay
from lexludi.games.cca.phase import EndMovement, Halt, Move, Order, Phase, Way, path_of
from lexludi.games.cca.turn import GAME, Reach, reach
from lexludi.games.cca.units import Card, Manner, Status
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.placeholders import Spot

from .table import Table, phrases

phrases.action(
    Order,
    asked="{label} is ordered",
    past="{label} has been ordered",
    refused="{label} cannot be ordered",
)
phrases.action(
    Move,
    asked="{label} moves: {route}",
    past="{label} has moved: {route}",
    refused="{label} cannot move: {route}",
)
phrases.action(
    Halt,
    asked="{label} goes no further",
    past="{label} has gone no further",
    refused="{label} cannot stop there",
)
phrases.action(
    EndMovement,
    asked="battle begins",
    past="movement is over",
    refused="battle cannot begin",
)


@phrases.given("ordered: {labels}", again=True)
def ordered(case: Table, labels: list[Piece]) -> None:
    for label in labels:
        phrases.actions[Order].tell(GAME, case, label=label)


@phrases.given("played: {card}, for {labels}")
def played(case: Table, card: Card, labels: list[Piece]) -> None:
    case.play(card, len(labels))
    ordered(case, labels)


@phrases.given("{label} is still on the way: {route}", again=True)
def on_the_way(case: Table, label: Piece, route: Way) -> None:
    move = Move(label, route, paused=True)
    case.state = case.happened(case.act(GAME, move, case.dice), phrases.actions[Move].refusal(move))


@phrases.given("{label} has been eliminated")
def eliminated(case: Table, label: Piece) -> None:
    case.eliminate(label)


@phrases.when("without its leader, {label} moves: {route}")
def moves_without_leader(case: Table, label: Piece, route: Way) -> Ruling[Phase]:
    return case.act(GAME, Move(label, route, leader_stays=True), case.dice)


@phrases.when("the {manner} of {label} goes: {route}")
def special(case: Table, manner: Manner, label: Piece, route: Way) -> Ruling[Phase]:
    case.begin(label)
    piece, path = case.phase.piece(label), path_of(route)
    return case.moved(case.decide(special_move, case.phase, label, manner, path), piece, path)


@phrases.when("{label} stays where it is")
def stays(case: Table, label: Piece) -> Ruling[Phase]:
    case.begin(label)
    case.still()
    return case.decide(stay, case.phase, label)


@phrases.when("{label} looks where it may go")
def looks_where(case: Table, label: Piece) -> Ruling[Reach]:
    case.begin(label)
    case.still()
    return case.decide(reach, case.phase, label)


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
