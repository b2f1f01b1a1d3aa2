"""The melee step: who fights, who is checked first, and what is left to rules the source does not have."""

from __future__ import annotations

from lexludi.games.aig.actions import Commit, Fight
from lexludi.games.aig.activation import go_on, of_active
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.checks import Check, tq_check
from lexludi.games.aig.command import in_range
from lexludi.games.aig.facing import end_melee, start_melee
from lexludi.games.aig.losses import breaks
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings.activation import COMMITTING, SEIZER_MELEE, Committing, SeizerMelee
from lexludi.games.aig.readings.leaders import FAILED_MELEE, FailedMelee
from lexludi.games.aig.turn import OrderPhase, Phase, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace


@decides
def commit(trace: Trace, turn: Turn, action: Commit) -> Turn:
    """The active leader commits a unit within his command range to melee."""
    of_active(trace, turn, action.leader)
    if turn.phase is not Phase.MELEE:
        trace.refuse("aig.5.2.6.melee-timing", unit=action.unit, phase=turn.phase)
    phase = turn.order_phase
    leader, unit, enemy = (
        turn.battle.leader(phase.leader),
        turn.battle.unit(action.unit),
        turn.battle.unit(action.enemy),
    )
    if unit.side is not leader.side or enemy.side is unit.side:
        raise Impossible("{enemy} is not an enemy of {label}.", enemy=enemy.label, label=unit.label)
    if turn.battle.map is not None and unit.spot.distance(enemy.spot) != 1:
        raise Impossible("{one} and {other} are not adjacent.", one=unit.label, other=enemy.label)
    trace.cite("aig.5.2.6.melee-timing", Phase.MELEE, unit=unit.label)
    fought = trace.reading(FAILED_MELEE) is FailedMelee.FOUGHT
    if phase.failed and not (fought and unit.label in phase.activated):
        trace.refuse("aig.4.3.2.b.fail", leader=leader.label, unit=unit.label)
    free = phase.seized_from is not None or turn.battle.in_melee(leader.label)
    if not free and trace.reading(COMMITTING) is Committing.LEADER_IN_MELEE:
        trace.refuse("aig.5.2.7.melee", leader=leader.label)
    if any(one == unit.label and other != enemy.label for one, other in phase.fighting):
        trace.silent("aig.5.2.7.melee", unit=unit.label, target=enemy.label)
    if turn.battle.map is not None:
        trace.take(in_range, turn.battle, leader.label, unit.label, 1)
    trace.cite("aig.5.2.7.melee", leader=leader.label, unit=unit.label)
    if unit.label not in phase.activated:
        trace.cite("aig.5.2.6.melee", unit=unit.label)
    if not (started := trace.would(start_melee, turn.battle, unit.label, enemy.label)).decided:
        trace.adopt(started)
    pairs = dict.fromkeys((*phase.fighting, (unit.label, enemy.label)))
    return turn.changed(orders=replace(phase, fighting=tuple(pairs)))


@decides
def fight(trace: Trace, turn: Turn, action: Fight) -> Turn:
    """Resolve the melees of the order phase in steps a to e; the hits of step d come from outside the source."""
    if turn.phase is not Phase.MELEE:
        trace.refuse("aig.3.2.parts", phase=turn.phase)
    phase = turn.order_phase
    leader = turn.battle.leader(phase.leader)
    engaged = _still_engaged(trace, turn, phase, leader)
    _all_in(trace, turn, leader, engaged)
    trace.cite("aig.3.2.2.when", leader=leader.label)
    battle = turn.battle.put(*(unit.marked(State.NO_CHECK) for unit in engaged))
    if engaged:
        trace.cite("aig.3.2.2.a", State.NO_CHECK, unit=tuple(unit.label for unit in engaged))
    for pair in phase.fighting:
        battle = trace.take(start_melee, battle, *pair).battle
    checks = []
    for label, _ in phase.fighting:
        unit = battle.unit(label)
        if not unit.has(State.NO_CHECK):
            trace.cite("aig.3.2.2.b", unit=label)
            checks.append((label, trace.take(tq_check, unit, 0)))
    pairs = (*((unit.label, foe) for unit in engaged for foe in battle.foes(unit.label)), *phase.fighting)
    battle = _fought(trace, battle, pairs, action)
    trace.cite("aig.5.2.9.end", Phase.MOMENTUM, leader=leader.label)
    ended = tuple(unit.cleared(State.NO_CHECK) for unit in battle.units)
    orders = replace(phase, checks=tuple(checks), fighting=pairs)
    after = turn.routing(replace(battle, units=ended)).changed(orders=orders, phase=Phase.MOMENTUM)
    if phase.failed:
        return go_on(trace, after)
    trace.cite("aig.3.leader-phase", Phase.MOMENTUM, leader=leader.label)
    return after


def _fought(trace: Trace, battle: Battle, pairs: tuple[tuple[str, str], ...], action: Fight) -> Battle:
    """The battle after the melees between pairs of enemies: disorder of cavalry, the hits found, and who routs."""
    for one, other in pairs:
        if not battle.is_leader(other):
            battle = trace.take(end_melee, battle, one, other).battle
    for label, hits in (*battle.now.hits, *(((action.unit, action.hits),) if action.unit else ())):
        if not any(label in pair for pair in pairs):
            raise Impossible("{label} is not in melee.", label=label)
        unit = battle.unit(label).hit(hits)
        battle = battle.put(unit.marked(State.ROUTED) if breaks(trace, unit) else unit)
    return replace(battle, now=replace(battle.now, hits=()))


def _still_engaged(trace: Trace, turn: Turn, phase: OrderPhase, leader: Leader) -> tuple[Unit, ...]:
    """The activated units that were in contact already and have not moved."""
    if phase.failed and trace.reading(FAILED_MELEE) is FailedMelee.NOT_FOUGHT:
        return ()
    own = [unit for unit in turn.battle.of(leader.side) if unit.label in phase.activated]
    return tuple(unit for unit in own if turn.battle.in_melee(unit.label) and not phase.has_moved(unit.label))


def _all_in(trace: Trace, turn: Turn, leader: Leader, engaged: tuple[Unit, ...]) -> None:
    """A leader who has seized his order phase must send every unit under him into the melee it can fight."""
    phase = turn.order_phase
    if phase.seized_from is None or phase.failed:
        return
    fighting = {one for one, _ in phase.fighting} | {unit.label for unit in engaged}
    group = turn.battle.group(leader.label)
    under = [unit for unit in turn.battle.of(leader.side) if not group or unit.label in group]
    idle = tuple(unit.label for unit in under if unit.label not in fighting and _could_fight(trace, turn, unit))
    if idle:
        trace.refuse("aig.5.4.5.melee", leader=leader.label, unit=idle)
    if able := tuple(unit.label for unit in under if unit.label in fighting):
        trace.cite("aig.5.4.5.melee", leader=leader.label, unit=able)


def _could_fight(trace: Trace, turn: Turn, unit: Unit) -> bool:
    """Whether a unit could be committed to melee with an enemy it is fighting or, as it may be read, stands next to."""
    foes = {foe for foe in turn.battle.foes(unit.label) if not turn.battle.is_leader(foe)}
    if turn.battle.map is not None and trace.reading(SEIZER_MELEE) is SeizerMelee.BESIDE:
        foes |= {one.label for one in turn.battle.of(unit.side.enemy) if one.spot.distance(unit.spot) == 1}
    return any(trace.would(commit, turn, Commit(unit.label, foe)).decided for foe in foes)


def check_of(turn: Turn, label: str) -> Check | None:
    """The TQ check a unit took before its melee, if it took one."""
    return dict(turn.order_phase.checks).get(label)
