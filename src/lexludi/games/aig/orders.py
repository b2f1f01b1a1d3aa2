"""The orders of an order phase: which kind is open, individual orders, the banner rally, and when they end."""

from __future__ import annotations

from dataclasses import replace

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.command import in_range
from lexludi.games.aig.deeds import duty_unmet, has_chance
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings import (
    EDITION,
    FieldHits,
    LeaderOrders,
    MeleeOrders,
    Promoters,
    Readings,
    Repeats,
    SeizerRally,
)
from lexludi.games.aig.turn import (
    BannerRally,
    EndOrders,
    Individual,
    Kind,
    OrderPhase,
    Phase,
    Turn,
    Use,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

REMOVED = 2
"""The cohesion hits an individual order removes."""
FINE = 1
"""The cohesion hit of a unit that is activated again."""


@decides
def issuing(trace: Trace, turn: Turn, kind: Kind, by: str = "", readings: Readings = EDITION) -> OrderPhase:
    """Whether a leader, the active one unless another is named, may issue an order of a kind now."""
    leader, phase = turn.acting, turn.orders
    who = by or (phase.leader if phase else "")
    if who and turn.battle.leader(who).has(State.FINISHED):
        trace.refuse("aig.5.1.4", leader=who)
    if by and by != (leader.label if leader else ""):
        trace.refuse("aig.3.2.issue", leader=by, order=kind)
    if turn.phase is Phase.MELEE:
        trace.refuse("aig.3.2.1.melee-only", order=kind)
    if turn.phase is not Phase.ORDERS or leader is None or phase is None:
        trace.refuse("aig.3.2.issue", order=kind, phase=turn.phase)
    trace.cite("aig.3.2.issue", leader=leader.label)
    trace.cite("aig.3.2.1.choose", kind, leader=leader.label)
    if phase.kind not in (None, kind) or (phase.kind is kind is Kind.BANNER):
        trace.refuse("aig.5.2.1.one-of-three", leader=leader.label, order=phase.kind)
    if phase.kind is None:
        trace.cite("aig.5.2.1.one-of-three", kind, leader=leader.label)
        if turn.order_phases(leader.label) > 1:
            trace.cite("aig.5.2.1.momentum-new", kind, leader=leader.label)
    if phase.seized_from and kind is Kind.BANNER:
        trace.refuse("aig.5.4.5.no-rally", leader=leader.label)
    if turn.battle.in_melee(leader.label):
        _from_melee(trace, leader, kind, readings)
    return phase


def _from_melee(trace: Trace, leader: Leader, kind: Kind, readings: Readings) -> None:
    """What a leader who is in melee can still order."""
    if kind is Kind.GROUP:
        trace.refuse("aig.5.2.7.no-group", leader=leader.label)
    every = readings.activation.melee_orders is MeleeOrders.EVERY_LEADER
    if kind is Kind.INDIVIDUAL and not leader.has(State.OVERALL) and not every:
        trace.refuse("aig.4.2.6.no-orders", leader=leader.label, reading=readings.activation.melee_orders)
    if kind is Kind.INDIVIDUAL:
        trace.cite("aig.5.2.7.individual", leader=leader.label, reading=readings.activation.melee_orders)


@decides
def individual(trace: Trace, turn: Turn, action: Individual, readings: Readings = EDITION) -> Turn:
    """Issue an individual order."""
    phase = trace.take(issuing, turn, Kind.INDIVIDUAL, action.by, readings)
    leader, target = turn.battle.leader(phase.leader), turn.battle.piece(action.to)
    if leader.side is not target.side:
        raise Impossible(
            "{label} is of the other side; it takes no orders from {leader}.", label=target.label, leader=leader.label
        )
    left = leader.value - len(phase.orders)
    if not left:
        trace.refuse("aig.4.1.initiative.orders", leader=leader.label, individual_order=leader.value)
    if any(order.to == action.to for order in phase.orders):
        trace.refuse("aig.5.2.5.one-order", target=action.to)
    if turn.battle.map is not None and target != leader:
        trace.take(in_range, turn.battle, leader.label, target.label)
    trace.cite("aig.5.2.2.one-use", action.use, target=target.label)
    after = turn.changed(orders=_ordered(phase, action))
    after = _used(trace, after, leader, target, action.use, readings)
    if duty_unmet(after) and has_chance(turn) and not has_chance(after):
        trace.refuse("aig.5.4.5.must", leader=leader.label, order_use=action.use)
    return after


def _ordered(phase: OrderPhase, action: Individual) -> OrderPhase:
    return replace(phase, kind=Kind.INDIVIDUAL, orders=(*phase.orders, action))


def _used(trace: Trace, turn: Turn, leader: Leader, target: Unit | Leader, use: Use, readings: Readings) -> Turn:
    """The turn after an individual order has been put to its use."""
    if use in (Use.PROMOTE, Use.MOVE):
        if not isinstance(target, Leader):
            raise Impossible("{label} is no leader; this order is for leaders.", label=target.label)
        if use is Use.PROMOTE:
            return _promoted(trace, turn, leader, target, readings)
        return _moving(trace, turn, leader, target, readings)
    if not isinstance(target, Unit):
        raise Impossible("{label} is no combat unit; this order is for combat units.", label=target.label)
    if use is Use.ACT:
        trace.cite("aig.5.2.2.a", target=target.label)
        return activated(trace, turn, (target,))
    if readings.sequence.repeats is Repeats.EVERY_ORDER:
        turn = activated(trace, turn, (target,), acts=False)
    return _rested(trace, turn, target, use, readings)


def _rested(trace: Trace, turn: Turn, unit: Unit, use: Use, readings: Readings) -> Turn:
    """Hits taken off a unit, or a try to rally it."""
    seized = turn.orders is not None and turn.orders.seized_from is not None
    if use is Use.RALLY:
        if seized and readings.activation.seizer_rally is SeizerRally.NO_RALLY:
            trace.refuse("aig.5.4.5.no-rally", target=unit.label, reading=readings.activation.seizer_rally)
        trace.silent("aig.5.2.2.c", target=unit.label)
    if unit.has(State.ROUTED) and readings.activation.field_hits is FieldHits.NOT_ROUTED:
        trace.refuse("aig.5.2.2.b", target=unit.label, reading=readings.activation.field_hits)
    unit = turn.battle.unit(unit.label)
    trace.cite("aig.5.2.2.b", -min(REMOVED, unit.hits), target=unit.label)
    return turn.changed(battle=turn.battle.put(unit.hit(-REMOVED)))


def _promoted(trace: Trace, turn: Turn, leader: Leader, target: Leader, readings: Readings) -> Turn:
    """A junior leader who takes over from a fallen superior; he is finished for this game turn."""
    if not leader.has(State.OVERALL) and readings.activation.promoters is Promoters.OVERALL:
        trace.refuse("aig.5.2.2.d", leader=leader.label, reading=readings.activation.promoters)
    if not target.has(State.JUNIOR):
        trace.refuse("aig.5.2.2.d", leader=target.label)
    trace.cite("aig.5.2.2.d", leader=leader.label, target=target.label)
    promoted = replace(target, rank=target.stars).cleared(State.JUNIOR).marked(State.FINISHED, State.STAND_IN)
    return turn.changed(battle=turn.battle.put(promoted))


def _moving(trace: Trace, turn: Turn, leader: Leader, target: Leader, readings: Readings) -> Turn:
    """A leader who may move: the active leader himself, or one he outranks."""
    if target.label == leader.label:
        trace.cite("aig.5.2.4.a", leader=leader.label)
    elif leader.has(State.OVERALL) or (
        readings.activation.leader_orders is LeaderOrders.SUPERIOR and outranks(leader, target)
    ):
        trace.cite("aig.5.2.4.d.order", leader=leader.label, target=target.label)
    else:
        trace.refuse("aig.5.2.4.d.order", leader=leader.label, target=target.label)
    return _may_act(turn, (target.label,))


def outranks(leader: Leader, other: Leader) -> bool:
    """Whether a leader is superior to another: the overall commander to all, else by stars."""
    if other.has(State.OVERALL):
        return False
    return leader.has(State.OVERALL) or leader.stars > other.stars


def activated(trace: Trace, turn: Turn, units: tuple[Unit, ...], *, acts: bool = True) -> Turn:
    """The turn with units activated; one that has been activated before in this game turn takes a cohesion hit."""
    battle: Battle = turn.battle
    for unit in units:
        if unit.has(State.MISLED):
            trace.refuse("aig.4.3.1.c.fail-units", unit=unit.label)
        if unit.has(State.ACTIVATED):
            trace.cite("aig.5.2.5.many", unit=unit.label)
            unit = unit.hit(trace.cite("aig.3.2.1.repeat-hit", FINE, unit=unit.label))
        else:
            trace.cite("aig.3.2.1.free-once", 0, unit=unit.label)
        battle = battle.put(unit.marked(State.ACTIVATED))
    after = turn.changed(battle=battle)
    return _may_act(after, tuple(unit.label for unit in units)) if acts else after


def _may_act(turn: Turn, labels: tuple[str, ...]) -> Turn:
    phase = turn.order_phase
    return turn.changed(orders=replace(phase, activated=(*phase.activated, *labels)))


@decides
def banner_rally(trace: Trace, turn: Turn, action: BannerRally, readings: Readings = EDITION) -> Turn:
    """Choose a banner rally: it uses up the order phase, and the source gives it no effect."""
    phase = trace.take(issuing, turn, Kind.BANNER, action.by, readings)
    return turn.changed(orders=replace(phase, kind=Kind.BANNER))


@decides
def end_orders(trace: Trace, turn: Turn, action: EndOrders, readings: Readings = EDITION) -> Turn:
    """The active leader has issued all the orders he will issue."""
    if turn.phase is not Phase.ORDERS or turn.orders is None:
        trace.refuse("aig.5.2.8", phase=turn.phase)
    if duty_unmet(turn) and has_chance(turn):
        if not turn.orders.issued:
            trace.refuse("aig.5.4.5.no-wait", leader=turn.orders.leader)
        moved = tuple(done.label for done in turn.orders.done if done.moved)
        if moved:
            trace.refuse("aig.5.4.5.move", unit=moved)
        trace.refuse("aig.5.4.5.must", leader=turn.orders.leader)
    if turn.orders.seized_from:
        trace.cite("aig.5.4.5.must", leader=turn.orders.leader)
    trace.cite("aig.5.2.8", Phase.MELEE, leader=turn.orders.leader)
    trace.cite("aig.3.2.parts", Phase.MELEE, leader=turn.orders.leader)
    return turn.changed(phase=Phase.MELEE)
