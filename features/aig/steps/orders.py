"""Sentences about orders, what is done by order, and the melee step."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import BannerRally, Commit, EndOrders, Fight, GroupOrder, Individual, Reaction, Use
from lexludi.games.aig.battle import After
from lexludi.games.aig.checks import Check
from lexludi.games.aig.melee import check_of
from lexludi.games.aig.pieces import State
from lexludi.games.aig.recipients import group_orders_left
from lexludi.games.aig.turn import Kind, Phase, Turn
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.placeholders import Spot

from .table import Table, phrases


@phrases.given("{leader} has ordered {label}: {use}", again=True)
def has_ordered(case: Table, leader: Piece, label: Piece, use: Use) -> None:
    case.follow(Individual(label, use, leader))


@phrases.given("{leader} has issued a group order", again=True)
def has_issued(case: Table, leader: Piece) -> None:
    case.issuing(leader)
    case.follow(GroupOrder())


@phrases.given("{leader} has issued a group order, rolling {die}", again=True)
def has_issued_with_die(case: Table, leader: Piece, die: Face) -> None:
    case.issuing(leader)
    case.roll("group_order_die", die, leader)
    case.follow(GroupOrder())


@phrases.given("{leader} has issued a group order to {units}", again=True)
def has_issued_to(case: Table, leader: Piece, units: list[Piece]) -> None:
    case.follow(GroupOrder(leader, tuple(units)))


@phrases.given("{leader} has issued a group order to {units}, rolling {die}", again=True)
def has_issued_to_with_die(case: Table, leader: Piece, units: list[Piece], die: Face) -> None:
    case.roll("group_order_die", die, leader)
    case.follow(GroupOrder(leader, tuple(units)))


@phrases.given("{leader} has ended his orders", again=True)
def has_ended(case: Table, leader: Piece) -> None:
    case.issuing(leader)
    if case.turn.phase is Phase.ORDERS:
        case.follow(EndOrders())


@phrases.given("{leader} has committed {unit} against {enemy}", again=True)
def has_committed(case: Table, leader: Piece, unit: Piece, enemy: Piece) -> None:
    case.issuing(leader)
    case.follow(Commit(unit, enemy))


@phrases.given("{leader} has made a banner rally", again=True)
def has_made_rally(case: Table, leader: Piece) -> None:
    case.issuing(leader)
    case.follow(BannerRally(leader))


@phrases.given("{unit} has fired in reaction", again=True)
def has_reacted(case: Table, unit: Piece) -> None:
    case.follow(Reaction(unit))


@phrases.given("the melees have been resolved", again=True)
def have_been_resolved(case: Table) -> None:
    case.follow(Fight())


@phrases.when("{leader} orders {label}: {use}", past="{leader} has ordered {label}: {use}")
def orders(case: Table, leader: Piece, label: Piece, use: Use) -> Ruling[Turn]:
    return case.ask(Individual(label, use, leader))


@phrases.when(
    "{leader} issues a group order",
    past="{leader} has issued a group order",
    rolled="{leader} issues a group order, rolling {die}",
)
def issues(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(GroupOrder(leader))


@phrases.when("{leader} issues a group order, rolling {die}", past="{leader} has issued a group order, rolling {die}")
def issues_with_die(case: Table, leader: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("group_order_die", die, leader)
    return issues(case, leader)


@phrases.when(
    "{leader} issues a group order to {units}, rolling {die}",
    past="{leader} has issued a group order to {units}, rolling {die}",
)
def issues_to_with_die(case: Table, leader: Piece, units: list[Piece], die: Face) -> Ruling[Turn]:
    case.dice.put("group_order_die", die, leader)
    return issues_to(case, leader, units)


@phrases.when(
    "{leader} issues a group order to {units}",
    past="{leader} has issued a group order to {units}",
    rolled="{leader} issues a group order to {units}, rolling {die}",
)
def issues_to(case: Table, leader: Piece, units: list[Piece]) -> Ruling[Turn]:
    return case.ask(GroupOrder(leader, tuple(units)))


@phrases.when("{leader} makes a banner rally", past="{leader} has made a banner rally")
def makes_rally(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(BannerRally(leader))


@phrases.when("{unit} fires in reaction", past="{unit} has fired in reaction")
def reacts(case: Table, unit: Piece) -> Ruling[Turn]:
    return case.ask(Reaction(unit))


@phrases.when("{leader} ends his orders", past="{leader} has ended his orders")
def ends(case: Table, leader: Piece) -> Ruling[Turn]:
    case.issuing(leader)
    return case.ask(EndOrders())


@phrases.when("{leader} commits {unit} against {enemy}", past="{leader} has committed {unit} against {enemy}")
def commits(case: Table, leader: Piece, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    case.issuing(leader)
    return case.ask(Commit(unit, enemy))


@phrases.when("the melees are resolved", past="the melees have been resolved")
def resolved(case: Table) -> Ruling[Turn]:
    return case.ask(Fight())


@phrases.when("the melees are resolved, with hits on {unit}: {hits}")
def resolved_with(case: Table, unit: Piece, hits: int) -> Ruling[Turn]:
    return case.ask(Fight(((unit, hits),)))


@phrases.when("{unit} goes into melee with {enemy}")
def goes_into_melee(case: Table, unit: Piece, enemy: Piece) -> Ruling[Turn]:
    over = (EndOrders(),) if case.turn.phase is Phase.ORDERS else ()
    return case.ask(*over, Commit(unit, enemy), Fight())


@phrases.then("{leader} uses up his order phase; the source does not say to what effect", result=True)
def without_effect(case: Table, leader: Piece) -> bool:
    phase = case.outcome(Turn).orders
    return phase is not None and phase.leader == leader and phase.kind is Kind.BANNER


@phrases.then("activated in this order phase: {labels}", result=True)
def activated(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    return list(turn.orders.activated) or None if turn.orders else None


@phrases.then("the group order activates no unit", result=True)
def activates_nobody(case: Table) -> bool:
    phase = case.outcome(Turn).orders
    return phase is not None and not phase.failed and bool(phase.groups) and not phase.groups[-1]


@phrases.then("the source does not say whether the group order activates: {units}", result=True)
def unsaid(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    return list(turn.orders.unsaid) or None if turn.orders else None


@phrases.then("individual orders left to {leader}: {number}")
def orders_left(case: Table, leader: Piece) -> int | None:
    turn = case.outcome(Turn)
    if turn.orders is None or turn.orders.kind not in (None, Kind.INDIVIDUAL):
        return None
    passes_on = turn.battle.leader(leader).has(State.JUNIOR) and turn.orders.ordered(leader)
    if turn.orders.leader != leader and not passes_on:
        return None
    return turn.battle.leader(leader).value - turn.orders.used(leader)


@phrases.then("group orders left to {leader}: {number}")
def group_orders(case: Table, leader: Piece) -> int | None:
    turn = case.outcome(Turn)
    if turn.orders is None or turn.orders.leader != leader or turn.orders.kind is not Kind.GROUP:
        return None
    return 0 if turn.orders.failed else group_orders_left(case.trace(), turn, turn.battle.leader(leader))


@phrases.then("{label} is in hex {hex}", result=True)
def in_hex(case: Table, label: Piece) -> Spot | None:
    piece = case.left(label)
    return Spot(piece.spot.number) if piece and piece.stance else None


@phrases.then("in melee now: {labels}", result=True)
def fighting(case: Table) -> list[str] | None:
    found = case.outcome(Turn, After)
    if isinstance(found, Turn):
        fled = {unit.label for unit in found.battle.units if unit.has(State.ROUTED)}
        pairs = tuple(pair for pair in found.orders.fighting if not fled & {*pair}) if found.orders else ()
    else:
        pairs = tuple((new.one, new.other) for new in found.battle.melees if new not in case.battle.melees)
    return list(dict.fromkeys(label for pair in pairs for label in pair)) or None


@phrases.then("the source does not say how the melee ends for: {units}", result=True)
def left_open(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    if turn.orders is None or turn.phase is Phase.MELEE:
        return None
    hits = {unit.label: unit.hits for unit in case.battle.units}
    hurt = {unit.label for unit in turn.battle.units if unit.hits != hits[unit.label]}
    pairs = [pair for pair in turn.orders.fighting if not hurt & {*pair}]
    return list(dict.fromkeys(label for pair in pairs for label in pair)) or None


@phrases.then("TQ check of {unit} before melee: {check}", result=True)
def check_is(case: Table, unit: Piece) -> Check | None:
    turn = case.outcome(Turn)
    return check_of(turn, unit) if turn.orders else None
