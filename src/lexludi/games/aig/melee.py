"""The melee step: who fights, who is checked first, and what is left to rules the source does not have."""

from __future__ import annotations

from dataclasses import replace

from lexludi.games.aig.activation import go_on
from lexludi.games.aig.battle import Melee
from lexludi.games.aig.checks import Check, tq_check
from lexludi.games.aig.command import in_range
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings import EDITION, Committing, Readings
from lexludi.games.aig.turn import Commit, Fight, OrderPhase, Phase, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides


@decides
def commit(trace: Trace, turn: Turn, action: Commit, readings: Readings = EDITION) -> Turn:
    """The active leader commits a unit within his command range to melee."""
    if turn.phase is not Phase.MELEE:
        trace.refuse("aig.5.2.6.melee-timing", unit=action.unit, phase=turn.phase)
    phase = turn.order_phase
    leader, unit, enemy = (
        turn.battle.leader(phase.leader),
        turn.battle.unit(action.unit),
        turn.battle.unit(action.enemy),
    )
    if unit.side is not leader.side or enemy.side is unit.side:
        raise Impossible("{enemy} is no enemy of {label}.", enemy=enemy.label, label=unit.label)
    if turn.battle.map is not None and unit.spot.distance(enemy.spot) != 1:
        raise Impossible("{one} and {other} are not adjacent.", one=unit.label, other=enemy.label)
    trace.cite("aig.5.2.6.melee-timing", Phase.MELEE, unit=unit.label)
    if phase.failed:
        trace.refuse("aig.4.3.2.b.fail", leader=leader.label, unit=unit.label)
    free = phase.seized_from is not None or turn.battle.in_melee(leader.label)
    if not free and readings.activation.committing is Committing.LEADER_IN_MELEE:
        trace.refuse("aig.5.2.7.melee", leader=leader.label, reading=readings.activation.committing)
    if any(one == unit.label for one, _ in phase.fighting):
        trace.refuse("aig.5.2.7.melee", unit=unit.label)
    if turn.battle.map is not None:
        trace.take(in_range, turn.battle, leader.label, unit.label)
    trace.cite("aig.5.2.7.melee", leader=leader.label, unit=unit.label)
    if unit.label not in phase.activated:
        trace.cite("aig.5.2.6.melee", unit=unit.label)
    return turn.changed(orders=replace(phase, fighting=(*phase.fighting, (unit.label, enemy.label))))


@decides
def fight(trace: Trace, turn: Turn, action: Fight, readings: Readings = EDITION) -> Turn:
    """Resolve the melees of the order phase in steps a to e; the hits of step d come from outside the source."""
    if turn.phase is not Phase.MELEE:
        trace.refuse("aig.3.2.parts", phase=turn.phase)
    phase = turn.order_phase
    leader = turn.battle.leader(phase.leader)
    engaged = _still_engaged(turn, phase, leader)
    _all_in(trace, turn, phase, leader, engaged)
    trace.cite("aig.3.2.2.when", leader=leader.label)
    battle = turn.battle.put(*(unit.marked(State.NO_CHECK) for unit in engaged))
    if engaged:
        trace.cite("aig.3.2.2.a", State.NO_CHECK, unit=tuple(unit.label for unit in engaged))
    checks = []
    for label, _ in phase.fighting:
        unit = battle.unit(label)
        if not unit.has(State.NO_CHECK):
            trace.cite("aig.3.2.2.b", unit=label)
            checks.append((label, trace.take(tq_check, unit, 0, readings)))
    known = {*battle.melees} | {Melee(other.other, other.one) for other in battle.melees}
    new = tuple(Melee(*pair) for pair in phase.fighting if Melee(*pair) not in known)
    battle = replace(battle, melees=(*battle.melees, *new))
    for label, hits in action.hits:
        battle = battle.put(battle.unit(label).hit(hits))
    trace.cite("aig.5.2.9.end", Phase.MOMENTUM, leader=leader.label)
    ended = tuple(unit.cleared(State.NO_CHECK) for unit in battle.units)
    orders = replace(phase, checks=tuple(checks), fighting=(*((unit.label, "") for unit in engaged), *phase.fighting))
    after = turn.changed(battle=replace(battle, units=ended), orders=orders, phase=Phase.MOMENTUM)
    if phase.failed:
        return go_on(trace, after, readings)
    trace.cite("aig.3.leader-phase", Phase.MOMENTUM, leader=leader.label)
    return after


def _still_engaged(turn: Turn, phase: OrderPhase, leader: Leader) -> tuple[Unit, ...]:
    """The activated units that were in contact already and have not moved."""
    own = [unit for unit in turn.battle.of(leader.side) if unit.label in phase.activated]
    return tuple(unit for unit in own if turn.battle.in_melee(unit.label) and not phase.has_moved(unit.label))


def _all_in(trace: Trace, turn: Turn, phase: OrderPhase, leader: Leader, engaged: tuple[Unit, ...]) -> None:
    """A leader who has seized his order phase must send every unit under him into the melee it can fight."""
    if phase.seized_from is None or phase.failed:
        return
    fighting = {one for one, _ in phase.fighting} | {unit.label for unit in engaged}
    group = turn.battle.group(leader.label)
    under = [unit for unit in turn.battle.of(leader.side) if not group or unit.label in group]
    able = [unit.label for unit in under if turn.battle.in_melee(unit.label) and _near(turn, leader, unit)]
    idle = tuple(label for label in able if label not in fighting)
    if idle:
        trace.refuse("aig.5.4.5.melee", leader=leader.label, unit=idle)
    if able:
        trace.cite("aig.5.4.5.melee", leader=leader.label, unit=tuple(able))


def _near(turn: Turn, leader: Leader, unit: Unit) -> bool:
    return turn.battle.map is None or in_range(turn.battle, leader.label, unit.label).decided


def check_of(turn: Turn, label: str) -> Check | None:
    """The TQ check a unit took before its melee, if it took one."""
    return dict(turn.order_phase.checks).get(label)
