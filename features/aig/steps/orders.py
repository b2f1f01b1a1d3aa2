"""Sentences about orders, what is done by order, and the melee step."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import BannerRally, Commit, EndOrders, Fight, GroupOrder, Individual, Reaction
from lexludi.games.aig.battle import After
from lexludi.games.aig.checks import Check
from lexludi.games.aig.melee import check_of
from lexludi.games.aig.pieces import State
from lexludi.games.aig.recipients import group_orders_left
from lexludi.games.aig.turn import Kind, Phase, Turn
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace
from lexludi.space.hex.placeholders import Spot

from .table import Table, phrases

phrases.action(
    Individual,
    asked="{leader} orders {label}: {use}",
    past="{leader} has ordered {label}: {use}",
    refused="{leader} cannot order {label}: {use}",
)
phrases.action(
    GroupOrder,
    asked=(
        "{leader} issues a group order",
        "{leader} issues a group order, rolling {die}",
        "{leader} issues a group order to {units}",
        "{leader} issues a group order to {units}, rolling {die}",
    ),
    past=(
        "{leader} has issued a group order",
        "{leader} has issued a group order, rolling {die}",
        "{leader} has issued a group order to {units}",
        "{leader} has issued a group order to {units}, rolling {die}",
    ),
    refused=("{leader} cannot issue a group order", "{leader} cannot issue a group order to {units}"),
    dice={"die": Rolled("group_order_die", of="leader", kind=Face)},
)
phrases.action(
    BannerRally,
    asked="{leader} makes a banner rally",
    past="{leader} has made a banner rally",
    refused="{leader} cannot make a banner rally",
)
phrases.action(
    Reaction,
    asked="{unit} fires in reaction",
    past="{unit} has fired in reaction",
    refused="{unit} cannot fire in reaction",
)
phrases.action(
    EndOrders,
    asked="{leader} ends his orders",
    past="{leader} has ended his orders",
    refused="{leader} cannot end his orders",
)
phrases.action(
    Commit,
    asked="{leader} commits {unit} against {enemy}",
    past="{leader} has committed {unit} against {enemy}",
    refused="{leader} cannot commit {unit} against {enemy}",
)
phrases.action(
    Fight,
    asked=("the melees are resolved", "the melees are resolved, with hits on {unit}: {hits}"),
    past=("the melees have been resolved", "the melees have been resolved, with hits on {unit}: {hits}"),
    refused="the melees cannot be resolved",
)


@phrases.given("hits found on {unit} in its melee: {hits}")
def hits_found(case: Table, unit: Piece, hits: int) -> None:
    found = (case.battle.unit(unit).label, hits)
    case.announce(replace(case.battle.now, hits=(*case.battle.now.hits, found)))


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
