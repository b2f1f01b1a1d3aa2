"""Sentences about orders, what is done by order, and the melee step."""

from __future__ import annotations

from lexludi.board.hexes import Hex
from lexludi.examples.kinds import Piece
from lexludi.games.aig.checks import Check
from lexludi.games.aig.melee import check_of
from lexludi.games.aig.turn import (
    BannerRally,
    Commit,
    Deed,
    EndOrders,
    Fight,
    GroupOrder,
    Individual,
    Phase,
    Reaction,
    Turn,
    Use,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("{leader} has ordered {label}: {use}", again=True)
def has_ordered(case: Table, leader: Piece, label: Piece, use: Use) -> None:
    _issuing(case, leader)
    case.follow(Individual(label, use))


@phrases.given("{leader} has moved to {hex} by an order to himself", again=True)
def has_moved_himself(case: Table, leader: Piece, hex: str) -> None:
    _issuing(case, leader)
    case.follow(Individual(leader, Use.MOVE), Deed(leader, Hex.parse(hex)))


@phrases.given("{leader} has issued a group order", again=True)
def has_issued(case: Table, leader: Piece) -> None:
    _issuing(case, leader)
    case.follow(GroupOrder())


@phrases.given("{leader} has issued a group order, rolling {die}", again=True)
def has_issued_with_die(case: Table, leader: Piece, die: int) -> None:
    _issuing(case, leader)
    case.follow(GroupOrder(), group_order_die=die)


@phrases.given("{label} has moved to {hex}", again=True)
def has_moved(case: Table, label: Piece, hex: str) -> None:
    case.follow(Deed(label, Hex.parse(hex)))


@phrases.given("{label} has moved to {hex}, with {leaders}", again=True)
def has_moved_with(case: Table, label: Piece, hex: str, leaders: list[Piece]) -> None:
    case.follow(Deed(label, Hex.parse(hex), riders=tuple(leaders)))


@phrases.given("{label} has fired", again=True)
def has_fired(case: Table, label: Piece) -> None:
    case.follow(Deed(label, fires=True))


@phrases.given("{leader} has ended his orders")
def has_ended(case: Table, leader: Piece) -> None:
    _issuing(case, leader)
    case.follow_to(Phase.MELEE)


@phrases.given("{leader} has committed {unit} against {enemy}", again=True)
def has_committed(case: Table, leader: Piece, unit: Piece, enemy: Piece) -> None:
    _issuing(case, leader)
    case.follow(Commit(unit, enemy))


@phrases.when("{leader} orders {label}: {use}")
def orders(case: Table, leader: Piece, label: Piece, use: Use) -> Ruling[Turn]:
    return case.ask(Individual(label, use, leader))


@phrases.when("{leader} issues a group order")
def issues(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(GroupOrder(leader))


@phrases.when("{leader} issues a group order, rolling {die}")
def issues_with_die(case: Table, leader: Piece, die: int) -> Ruling[Turn]:
    case.dice.put("group_order_die", die, leader)
    return issues(case, leader)


@phrases.when("{leader} issues a group order to {units}, rolling {die}")
def issues_to_with_die(case: Table, leader: Piece, units: list[Piece], die: int) -> Ruling[Turn]:
    case.dice.put("group_order_die", die, leader)
    return issues_to(case, leader, units)


@phrases.when("{leader} issues a group order to {units}")
def issues_to(case: Table, leader: Piece, units: list[Piece]) -> Ruling[Turn]:
    return case.ask(GroupOrder(leader, tuple(units)))


@phrases.when("{leader} makes a banner rally")
def makes_rally(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(BannerRally(leader))


@phrases.when("{label} moves to {hex}")
def moves(case: Table, label: Piece, hex: str) -> Ruling[Turn]:
    return case.ask(Deed(label, Hex.parse(hex)))


@phrases.when("{label} moves to {hex}, with {leaders}")
def moves_with(case: Table, label: Piece, hex: str, leaders: list[Piece]) -> Ruling[Turn]:
    return case.ask(Deed(label, Hex.parse(hex), riders=tuple(leaders)))


@phrases.when("{label} fires by order")
def fires(case: Table, label: Piece) -> Ruling[Turn]:
    return case.ask(Deed(label, fires=True))


@phrases.when("{unit} fires in reaction")
def reacts(case: Table, unit: Piece) -> Ruling[Turn]:
    return case.ask(Reaction(unit))


@phrases.when("{leader} ends his orders")
def ends(case: Table, leader: Piece) -> Ruling[Turn]:
    _issuing(case, leader)
    return case.ask(EndOrders())


@phrases.when("{leader} commits {unit} against {enemy}")
def commits(case: Table, leader: Piece, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    _issuing(case, leader)
    return case.ask(Commit(unit, enemy))


@phrases.when("the melees are resolved")
def resolved(case: Table) -> Ruling[Turn]:
    return case.ask(Fight())


@phrases.when("{unit} goes into melee with {enemy}")
def goes_into_melee(case: Table, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    return case.ask(EndOrders(), Commit(unit, enemy), Fight())


@phrases.then("activated in this order phase: {labels}", result=True)
def activated(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    return list(turn.orders.activated) or None if turn.orders else None


@phrases.then("individual orders left to {leader}: {number}")
def orders_left(case: Table, leader: Piece) -> int | None:
    turn = case.outcome(Turn)
    if turn.orders is None or turn.orders.leader != leader:
        return None
    return turn.battle.leader(leader).value - len(turn.orders.orders)


@phrases.then("{label} is in hex {hex}", result=True)
def in_hex(case: Table, label: Piece) -> str | None:
    piece = case.after.piece(label)
    return piece.spot.number if piece.stance else None


@phrases.then("in melee now: {labels}", result=True)
def fighting(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    return list(dict.fromkeys(unit for unit, _ in turn.orders.fighting)) or None if turn.orders else None


@phrases.then("TQ check of {unit} before melee: {check}")
def check_is(case: Table, unit: Piece) -> Check | None:
    turn = case.outcome(Turn)
    return check_of(turn, unit) if turn.orders else None


def _issuing(case: Table, leader: str) -> None:
    if case.turn.orders is None or case.turn.orders.leader != leader:
        raise Impossible("{label} is not the active leader.", label=leader)
