"""The orders of an order phase: which kind is open, individual orders, the banner rally, and when they end."""

from __future__ import annotations

from lexludi.games.aig.acting import acts
from lexludi.games.aig.actions import BannerRally, EndOrders, Individual, Use
from lexludi.games.aig.activation import of_active
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.chain import order_leader, price
from lexludi.games.aig.duty import duty_unmet, fined, has_chance, priced
from lexludi.games.aig.losses import breaks
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.promotion import promote
from lexludi.games.aig.readings.activation import (
    FIELD_HITS,
    MELEE_ORDERS,
    SEIZER_RALLY,
    FieldHits,
    MeleeOrders,
    SeizerRally,
)
from lexludi.games.aig.readings.sequence import REPEATS, Repeats
from lexludi.games.aig.recipients import group_orders_left, reaches
from lexludi.games.aig.turn import Issued, Kind, OrderPhase, Phase, Turn
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

REMOVED = 2
"""The cohesion hits an individual order removes."""
UNITS_ONLY = {Use.ACT: "aig.5.2.2.a", Use.REMOVE_HITS: "aig.5.2.2.b", Use.RALLY: "aig.5.2.2.c"}
LEADERS_ONLY = {Use.PROMOTE: "aig.5.2.2.d", Use.MOVE: "aig.5.2.4.a", Use.LEAD: "aig.4.2.1.activate"}
"""What an order can be for that no leader, or no unit, can take, and the clauses that say whom it is for."""


@decides
def issuing(trace: Trace, turn: Turn, kind: Kind, by: str = "") -> OrderPhase:
    """Whether a leader, the active one unless another is named, may issue an order of a kind now."""
    leader, phase = turn.acting, turn.orders
    who = by or (phase.leader if phase else "")
    if who and turn.battle.leader(who).has(State.FINISHED):
        if kind is Kind.GROUP and phase and phase.failed and has_more(trace, turn, turn.battle.leader(who)):
            trace.refuse("aig.4.3.1.c.fail-no-more", leader=who)
        trace.refuse("aig.5.1.4", leader=who)
    if by and by != (leader.label if leader else ""):
        _relaying(trace, turn, turn.battle.leader(by), kind)
        leader = turn.battle.leader(by)
    if turn.phase is Phase.MELEE:
        trace.refuse("aig.3.2.1.melee-only", order=kind)
    if turn.phase is not Phase.ORDERS or leader is None or phase is None:
        trace.refuse("aig.3.2.issue", order=kind, phase=turn.phase)
    trace.cite("aig.3.2.issue", leader=leader.label)
    trace.cite("aig.3.2.1.choose", kind, leader=leader.label)
    if leader.has(State.OVERALL):
        trace.cite("aig.4.3.1.same", kind, leader=leader.label)
    if phase.kind not in (None, kind) or (phase.kind is kind is Kind.BANNER):
        trace.refuse("aig.5.2.1.one-of-three", leader=leader.label, order=phase.kind)
    if phase.kind is None:
        trace.cite("aig.5.2.1.one-of-three", kind, leader=leader.label)
        if turn.order_phases(leader.label) > 1:
            trace.cite("aig.5.2.1.momentum-new", kind, leader=leader.label)
    if phase.seized_from and kind is Kind.BANNER:
        trace.refuse("aig.5.4.5.no-rally", leader=leader.label)
    if turn.battle.in_melee(leader.label):
        _from_melee(trace, leader, kind)
    return phase


def has_more(trace: Trace, turn: Turn, leader: Leader) -> bool:
    """Whether an overall commander has group orders left beyond the one he is issuing."""
    return leader.has(State.OVERALL) and group_orders_left(trace, turn, leader) > 1


def _relaying(trace: Trace, turn: Turn, leader: Leader, kind: Kind) -> None:
    """Whether a leader who is not the active one may pass on orders: a junior leader who has received one."""
    if not leader.has(State.JUNIOR):
        trace.refuse("aig.3.2.issue", leader=leader.label, order=kind)
    trace.cite("aig.4.2.1.junior", State.JUNIOR, leader=leader.label)
    if kind is Kind.GROUP:
        trace.refuse("aig.4.2.1.junior.group", leader=leader.label)
    if turn.orders is None or not turn.orders.ordered(leader.label) or kind is Kind.BANNER:
        trace.refuse("aig.4.2.1.junior.relay", leader=leader.label, order=kind)
    trace.cite("aig.4.2.1.junior.relay", leader=leader.label)


def _from_melee(trace: Trace, leader: Leader, kind: Kind) -> None:
    """What a leader who is in melee can still order."""
    if kind is Kind.GROUP:
        if leader.has(State.OVERALL):
            trace.cite("aig.5.2.7.no-group", leader=leader.label)
            trace.refuse("aig.4.3.1.a.no-group", leader=leader.label)
        trace.cite("aig.4.2.6.no-orders", leader=leader.label)
        trace.refuse("aig.5.2.7.no-group", leader=leader.label)
    every = trace.reading(MELEE_ORDERS) is MeleeOrders.EVERY_LEADER
    if kind is Kind.INDIVIDUAL and not leader.has(State.OVERALL) and not every:
        trace.refuse("aig.4.2.6.no-orders", leader=leader.label)
    if kind is Kind.INDIVIDUAL:
        if leader.has(State.OVERALL):
            trace.cite("aig.4.3.1.a.orders", leader=leader.label)
        trace.cite("aig.5.2.7.individual", leader=leader.label)


@decides
def individual(trace: Trace, turn: Turn, action: Individual) -> Turn:
    """Issue an individual order."""
    _shut_in(trace, turn, action)
    phase = trace.take(issuing, turn, Kind.INDIVIDUAL, action.leader)
    leader, target = turn.battle.leader(action.leader or phase.leader), turn.battle.piece(action.label)
    if leader.side is not target.side:
        trace.refuse("aig.4.2.3", leader=leader.label, target=target.label, side=target.side)
    left = leader.value - phase.used(leader.label)
    if not left:
        trace.refuse("aig.4.1.initiative.orders", leader=leader.label, individual_order=leader.value)
    if phase.has_received(action.label):
        trace.refuse("aig.5.2.5.one-order", target=action.label)
    trace.take(reaches, turn, leader, target, action.use)
    trace.cite("aig.5.2.2.one-use", action.use, target=target.label)
    orders = 1
    if isinstance(target, Leader) and action.use is Use.MOVE:
        orders = trace.take(price, turn.battle, leader, target, left)
    if leader.initiative is None:
        trace.cite("aig.4.3.3.values", leader.value, leader=leader.label)
    trace.cite("aig.4.1.initiative.orders", left - orders, leader=leader.label, individual_order=leader.value)
    unit = turn.battle.unit_of(leader if isinstance(target, Unit) else target)
    along = unit.label if unit and action.use is Use.LEAD else ""
    issued = Issued(leader.label, target.label, action.use, orders, unit == target, along)
    after = turn.changed(orders=replace(phase, kind=Kind.INDIVIDUAL, orders=(*phase.orders, issued)))
    after = _used(trace, after, leader, target, action.use)
    if duty_unmet(after) and not has_chance(trace, after) and has_chance(trace, turn):
        trace.refuse("aig.5.4.5.must", leader=leader.label, order_use=action.use)
    return after


def _shut_in(trace: Trace, turn: Turn, action: Individual) -> None:
    """A leader in melee who may issue no orders cannot order himself out of it."""
    who = action.leader or (turn.orders.leader if turn.orders else "")
    barred = trace.would(issuing, turn, Kind.INDIVIDUAL, action.leader).by == "aig.4.2.6.no-orders"
    if barred and action.label == who and action.use is Use.MOVE:
        trace.refuse("aig.4.2.6.no-self-exit", leader=who)


def _used(trace: Trace, turn: Turn, leader: Leader, target: Unit | Leader, use: Use) -> Turn:
    """The turn after an individual order has been put to its use."""
    if use in (Use.PROMOTE, Use.MOVE, Use.LEAD):
        if not isinstance(target, Leader):
            trace.refuse(LEADERS_ONLY[use], target=target.label)
        if use is Use.PROMOTE:
            return turn.changed(battle=trace.take(promote, turn.battle, leader, target))
        after = trace.take(order_leader, turn, leader, target, use)
        unit = after.battle.unit_of(target) if use is Use.LEAD else None
        if unit:
            acts(trace, unit)
        return activated(trace, after, (unit,)) if unit else after
    if not isinstance(target, Unit):
        trace.refuse(UNITS_ONLY[use], target=target.label)
    if use is Use.ACT:
        acts(trace, target)
        trace.cite("aig.5.2.2.a", target=target.label)
        return activated(trace, turn, (target,))
    if trace.reading(REPEATS) is Repeats.EVERY_ORDER:
        turn = activated(trace, turn, (target,), acts=False)
    return _rested(trace, turn, target, use)


def _rested(trace: Trace, turn: Turn, unit: Unit, use: Use) -> Turn:
    """Hits taken off a unit, or a try to rally it."""
    seized = turn.orders is not None and turn.orders.seized_from is not None
    if use is Use.RALLY:
        if not unit.has(State.ROUTED):
            trace.refuse("aig.5.2.2.c", target=unit.label)
        if seized and trace.reading(SEIZER_RALLY) is SeizerRally.NO_RALLY:
            trace.refuse("aig.5.4.5.no-rally", target=unit.label)
        trace.silent("aig.5.2.2.c", target=unit.label)
    if unit.has(State.ROUTED) and trace.reading(FIELD_HITS) is FieldHits.NOT_ROUTED:
        trace.refuse("aig.5.2.2.b", target=unit.label)
    unit = turn.battle.unit(unit.label)
    trace.cite("aig.5.2.2.b", -min(REMOVED, unit.hits), target=unit.label)
    return turn.changed(battle=turn.battle.put(unit.hit(-REMOVED)))


def activated(trace: Trace, turn: Turn, units: tuple[Unit, ...], *, acts: bool = True) -> Turn:
    """The turn with units activated; one that has been activated before in this game turn takes a cohesion hit."""
    battle: Battle = turn.battle
    for unit in units:
        if unit.has(State.MISLED):
            trace.refuse("aig.4.3.1.c.fail-units", unit=unit.label)
        if unit.has(State.ACTIVATED):
            trace.cite("aig.5.2.5.many", unit=unit.label)
            unit = fined(trace, unit)
            if unit.tq is not None and breaks(trace, unit):
                unit = unit.marked(State.ROUTED)
        else:
            trace.cite("aig.3.2.1.free-once", 0, unit=unit.label)
        battle = battle.put(unit.marked(State.ACTIVATED))
    after = turn.routing(battle)
    return after.letting(*(unit.label for unit in units)) if acts else after


@decides
def banner_rally(trace: Trace, turn: Turn, action: BannerRally) -> Turn:
    """Choose a banner rally: it uses up the order phase, and the source gives it no effect."""
    phase = trace.take(issuing, turn, Kind.BANNER, action.leader)
    return turn.changed(orders=replace(phase, kind=Kind.BANNER))


@decides
def end_orders(trace: Trace, turn: Turn, action: EndOrders) -> Turn:
    """The active leader has issued all the orders he will issue."""
    of_active(trace, turn, action.leader)
    if turn.phase is not Phase.ORDERS or turn.orders is None:
        trace.refuse("aig.5.2.8", phase=turn.phase)
    phase = turn.orders
    if action.untold and not phase.issued:
        phase = replace(phase, untold=True)
    elif phase.seized_from:
        _dutiful(trace, turn)
    trace.cite("aig.5.2.8", Phase.MELEE, leader=phase.leader)
    trace.cite("aig.3.2.parts", Phase.MELEE, leader=phase.leader)
    return turn.changed(phase=Phase.MELEE, orders=phase)


def _dutiful(trace: Trace, turn: Turn) -> None:
    """Whether a leader who has seized his order phase has done in it what he must."""
    phase = turn.order_phase
    if duty_unmet(turn) and not phase.issued and has_chance(trace, priced(turn)):
        trace.refuse("aig.5.4.5.no-wait", leader=phase.leader)
    if duty_unmet(turn) and has_chance(trace, turn):
        moved = tuple(done.label for done in phase.done)
        if moved:
            trace.refuse("aig.5.4.5.move", unit=moved)
        trace.refuse("aig.5.4.5.must", leader=phase.leader)
    side = turn.battle.leader(phase.leader).side
    if not turn.battle.of(side):
        trace.absent("combat_unit", phase.leader)
    if not phase.issued:
        trace.cite("aig.5.4.5.no-wait", leader=phase.leader)
    trace.cite("aig.5.4.5.must", leader=phase.leader)
