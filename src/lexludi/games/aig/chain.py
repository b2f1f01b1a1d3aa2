"""The chain of command: who is superior to whom, and what an individual order to a leader does."""

from __future__ import annotations

from lexludi.games.aig.actions import Use
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.readings.activation import LEADER_ORDERS, LeaderOrders
from lexludi.games.aig.readings.leaders import (
    LAST_ORDER,
    ORDERED_LEADER,
    RELAY_MOVE,
    RESCUE_PRICE,
    RESCUERS,
    LastOrder,
    OrderedLeader,
    RelayMove,
    RescuePrice,
    Rescuers,
)
from lexludi.games.aig.turn import Kind, OrderPhase, Turn
from lexludi.rulings.ruling import Trace, decides

EXIT_PRICE = 2
"""What the overall commander pays to order himself out of melee."""
RESCUE_ORDERS = 2
"""What an order that takes another leader out of melee uses up."""


def outranks(trace: Trace, leader: Leader, other: Leader) -> bool:
    """Whether a leader is superior to another: the overall commander to all, else by stars."""
    trace.cite("aig.4.2.1.uses", leader=leader.label, target=other.label)
    if leader.has(State.JUNIOR) or other.has(State.OVERALL):
        return False
    if other.has(State.JUNIOR):
        trace.cite("aig.4.3.3.subordinate", leader=leader.label, target=other.label)
        return True
    return leader.has(State.OVERALL) or leader.stars > other.stars


@decides
def price(trace: Trace, battle: Battle, leader: Leader, target: Leader, left: int) -> int:
    """How many individual orders an order that lets a leader move uses up, of those his commander has left."""
    orders, himself = 1, leader == target
    if battle.in_melee(target.label) and himself and leader.has(State.OVERALL):
        orders = trace.cite("aig.4.3.1.a.cost", EXIT_PRICE, leader=leader.label)
    elif battle.in_melee(target.label) and not himself and trace.reading(RESCUE_PRICE) is RescuePrice.TWO:
        orders = trace.cite("aig.4.2.6.rescue-cost", RESCUE_ORDERS, leader=leader.label, target=target.label)
    if left < orders and trace.reading(LAST_ORDER) is LastOrder.NOT_ENOUGH:
        trace.refuse(
            "aig.4.3.1.a.cost" if himself else "aig.4.2.6.rescue-cost",
            leader=leader.label,
            target=target.label,
        )
    return min(orders, left)


@decides
def order_leader(trace: Trace, turn: Turn, leader: Leader, target: Leader, use: Use) -> Turn:
    """A leader is ordered to move, alone or with his unit: by himself, or by a superior."""
    stays(trace, turn.order_phase, target)
    if use is Use.LEAD:
        _with_unit(trace, turn.battle, leader, target)
    trace.cite("aig.4.2.1.activate", use, leader=target.label)
    if target == leader:
        trace.cite("aig.5.2.4.a", leader=leader.label)
        trace.cite("aig.4.2.5.self", leader=leader.label)
        if turn.battle.in_melee(leader.label) and leader.has(State.OVERALL):
            trace.cite("aig.4.3.1.a.exit", leader=leader.label)
    elif turn.battle.in_melee(target.label):
        _rescued(trace, leader, target)
    else:
        turn = _obeyed(trace, turn, leader, target)
    if target.has(State.JUNIOR):
        trace.cite("aig.4.3.3.relay", target.value, leader=target.label)
        if use is Use.LEAD and trace.reading(RELAY_MOVE) is RelayMove.STAYS:
            return turn
    return turn.letting(target.label)


def stays(trace: Trace, phase: OrderPhase, leader: Leader) -> None:
    """Whether a leader is free to move by himself, not bound to a unit he has gone along with in this order phase."""
    unit = phase.unit_of(leader.label)
    if unit and phase.leader == leader.label and phase.kind is Kind.INDIVIDUAL:
        trace.refuse("aig.5.2.4.b.stay", leader=leader.label, unit=unit)
    if unit and phase.leader != leader.label:
        trace.refuse("aig.5.2.4.d.stay", leader=leader.label, unit=unit)


def _with_unit(trace: Trace, battle: Battle, leader: Leader, target: Leader) -> None:
    """Whether a leader can be activated together with a unit."""
    if target == leader:
        trace.refuse("aig.5.2.4.b.with", leader=leader.label)
    if battle.unit_of(target) is None:
        trace.refuse("aig.4.2.1.activate", leader=target.label)
    if battle.in_melee(target.label):
        trace.silent("aig.4.4.1.leave", leader=target.label)


def _rescued(trace: Trace, leader: Leader, target: Leader) -> None:
    """A superior orders a leader out of melee."""
    if not outranks(trace, leader, target):
        trace.refuse("aig.4.2.1.extricate-limit", leader=leader.label, target=target.label)
    if trace.reading(RESCUERS) is Rescuers.OVERALL and not leader.has(State.OVERALL):
        trace.refuse("aig.4.2.6.rescue", leader=leader.label, target=target.label)
    trace.cite("aig.4.2.1.extricate", leader=leader.label, target=target.label)
    trace.cite("aig.4.2.6.rescue", leader=leader.label, target=target.label)


def _obeyed(trace: Trace, turn: Turn, leader: Leader, target: Leader) -> Turn:
    """A superior orders a leader who is not in melee."""
    above = outranks(trace, leader, target)
    if trace.reading(LEADER_ORDERS) is LeaderOrders.OVERALL:
        above = leader.has(State.OVERALL)
    if not above:
        trace.refuse("aig.5.2.4.d.order", leader=leader.label, target=target.label)
    trace.cite("aig.5.2.4.d.order", leader=leader.label, target=target.label)
    trace.cite("aig.4.2.5.superior", leader=leader.label, target=target.label)
    if trace.reading(ORDERED_LEADER) is OrderedLeader.FINISHED and target.has(State.UNACTIVATED):
        return turn.changed(battle=turn.battle.put(target.cleared(State.SKIPPED).marked(State.FINISHED)))
    return turn
