"""Promotion in the field: a junior leader takes over from his fallen commander."""

from __future__ import annotations

from lexludi.games.aig.battle import Battle, Group
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.readings.activation import PROMOTERS, Promoters
from lexludi.games.aig.readings.leaders import STAND_IN, StandIn
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

PRICE, GROUP_ORDERS = 1, 1
"""The individual orders a promotion takes, and the group-order value it gives."""


@decides
def promote(trace: Trace, battle: Battle, leader: Leader, target: Leader) -> Battle:
    """A junior leader is promoted; he is finished for this game turn."""
    if not target.has(State.JUNIOR):
        trace.refuse("aig.5.2.2.d", leader=target.label)
    fallen = next((one for one in battle.fallen if one.label == target.superior), None)
    if fallen and fallen.has(State.OVERALL):
        trace.refuse("aig.4.4.3.no-replace", leader=fallen.label)
    if not leader.has(State.OVERALL) and trace.reading(PROMOTERS) is Promoters.OVERALL:
        trace.refuse("aig.5.2.2.d", leader=leader.label)
    if fallen is None:
        trace.refuse("aig.4.3.1.e.promote", leader=leader.label, target=target.label)
    trace.cite("aig.5.2.2.d", leader=leader.label, target=target.label)
    trace.cite("aig.4.3.1.e.promote", leader=leader.label, target=target.label)
    trace.cite("aig.4.3.1.e.cost", PRICE, leader=leader.label)
    gains = trace.cite("aig.4.3.1.e.gains", GROUP_ORDERS, leader=target.label)
    trace.cite("aig.4.3.1.e.position", State.STAND_IN, leader=target.label)
    trace.cite("aig.4.4.3.finished", State.FINISHED, leader=target.label)
    promoted = replace(target, rank=fallen.rank, group_orders=gains, superior=fallen.superior)
    promoted = promoted.marked(State.FINISHED, State.STAND_IN)
    if trace.reading(STAND_IN) is StandIn.OWN_ACTIVATION:
        promoted = promoted.cleared(State.JUNIOR)
    return _taken_over(battle.put(promoted), fallen.label, target.label)


def _taken_over(battle: Battle, fallen: str, heir: str) -> Battle:
    """The battle with the group and the junior leaders of a fallen commander under another."""
    groups = tuple(Group(heir, group.units) if group.leader == fallen else group for group in battle.groups)
    leaders = tuple(replace(one, superior=heir) if one.superior == fallen else one for one in battle.leaders)
    return replace(battle, groups=groups, leaders=leaders)
