"""Recipients of orders: whom an individual order may go to, and who has group orders to issue."""

from __future__ import annotations

from lexludi.games.aig.actions import Use
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.command import in_range
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings.leaders import (
    GROUP_COUNT,
    LEADER_LINE,
    PROMOTION_RANGE,
    RECIPIENTS,
    RELAY_RANGE,
    GroupCount,
    LeaderLine,
    PromotionRange,
    Recipients,
    RelayRange,
)
from lexludi.games.aig.turn import Turn
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.rulings.values import replace


@decides
def reaches(trace: Trace, turn: Turn, leader: Leader, target: Unit | Leader, use: Use = Use.ACT) -> None:
    """Whether an order reaches whom it is for: a friend of any command, within command range."""
    battle = turn.battle
    if isinstance(target, Unit):
        _command_of(trace, battle, leader, target)
    if battle.map is None or target == leader:
        return
    anywhere = use is Use.PROMOTE and trace.reading(PROMOTION_RANGE) is PromotionRange.ANYWHERE
    if isinstance(target, Leader) and (anywhere or trace.reading(LEADER_LINE) is LeaderLine.NONE):
        trace.cite("aig.4.2.2.trace", leader=leader.label, target=target.label)
        return
    if leader.label != turn.order_phase.leader and trace.reading(RELAY_RANGE) is RelayRange.SUPERIOR:
        superior = battle.leader(turn.order_phase.leader)
        battle = battle.put(replace(leader, command_range=superior.command_range))
    trace.take(in_range, battle, leader.label, target.label, 1)


def _command_of(trace: Trace, battle: Battle, leader: Leader, unit: Unit) -> None:
    """Whether a leader may order a unit, of his own command or of another."""
    own = (*battle.group(leader.label), *battle.group(leader.superior))
    if battle.groups and unit.label not in own:
        if leader.has(State.OVERALL):
            trace.cite("aig.4.3.1.c.individual", leader=leader.label, unit=unit.label)
        elif trace.reading(RECIPIENTS) is Recipients.OWN_COMMAND:
            trace.refuse("aig.4.2.3", leader=leader.label, unit=unit.label)
        elif not leader.has(State.JUNIOR):
            trace.cite("aig.4.3.2.free", leader=leader.label, unit=unit.label)
    trace.cite("aig.4.2.3", leader=leader.label, unit=unit.label)


@decides
def entitled(trace: Trace, turn: Turn, leader: Leader) -> None:
    """Whether a leader can issue a group order at all, and has one left."""
    if not leader.group_orders:
        trace.refuse("aig.2.2.2.no-group", leader=leader.label)
    left = group_orders_left(trace, turn, leader)
    facts: dict[str, Fact] = {"leader": leader.label, "group_order_value": leader.group_orders}
    if not left:
        trace.refuse("aig.4.1.group-orders.max", **facts)
    trace.cite("aig.4.2.4.instead", leader=leader.label)
    trace.cite("aig.4.1.group-orders.max", left - 1, **facts)


def group_orders_left(trace: Trace, turn: Turn, leader: Leader) -> int:
    """How many group orders the active leader can still issue."""
    each_phase = trace.reading(GROUP_COUNT) is GroupCount.ORDER_PHASE
    issued = len(turn.order_phase.groups) if each_phase else turn.grouped.count(leader.label)
    return leader.group_orders - issued
