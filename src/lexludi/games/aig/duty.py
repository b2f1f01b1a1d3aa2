"""The duty of a leader who has seized his order phase: to make a unit move or fire, as long as one can."""

from __future__ import annotations

from lexludi.games.aig.battle import Battle, Cost, Terrain
from lexludi.games.aig.command import in_group_range
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.plans import counts, plans
from lexludi.games.aig.readings.activation import MELEE_ORDERS, MeleeOrders
from lexludi.games.aig.recipients import entitled, reaches
from lexludi.games.aig.turn import Kind, OrderPhase, Turn
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

FINE = 1
"""The cohesion hit of a unit that is activated again."""


def fined(trace: Trace, unit: Unit) -> Unit:
    """A unit that is activated again, with the cohesion hit it takes for that."""
    return unit.hit(trace.cite("aig.3.2.1.repeat-hit", FINE, unit=unit.label))


def duty_unmet(turn: Turn) -> bool:
    """Whether a leader who has seized his order phase still owes a move or a fire."""
    phase = turn.orders
    if phase is None or phase.seized_from is None:
        return False
    return not any(done.counts for done in phase.done if not turn.battle.is_leader(done.label))


def priced(turn: Turn) -> Turn:
    """The turn with a movement cost for every terrain, to see whether anybody could move if the scenario set them."""
    known = {cost.terrain for cost in turn.battle.costs}
    costs = (*turn.battle.costs, *(Cost(terrain, 1) for terrain in Terrain if terrain not in known))
    return turn.changed(battle=replace(turn.battle, costs=costs))


def has_chance(trace: Trace, turn: Turn) -> bool:
    """Whether a leader can still make a unit move or fire in this order phase."""
    phase, battle = turn.order_phase, turn.battle
    leader = battle.leader(phase.leader)
    waiting = [unit for unit in battle.units if unit.label in phase.activated and not phase.has_done(unit.label)]
    if any(_can_act(trace, battle, unit) for unit in waiting):
        return True
    if phase.failed:
        return False
    free = [unit for unit in battle.of(leader.side) if not phase.has_done(unit.label)]
    own = [unit for unit in free if _can_act(trace, battle, _roused(unit))]
    issuers = [one for one in (leader, *_relays(battle, phase)) if _orders_left(trace, battle, one, phase)]
    if phase.kind is not Kind.GROUP and issuers:
        free = [unit for unit in own if not phase.has_received(unit.label)]
        if any(trace.would(reaches, turn, one, unit).decided for one in issuers for unit in free):
            return True
    entitles = not battle.in_melee(leader.label) and trace.would(entitled, turn, leader).decided
    group = battle.group(leader.label) if entitles else ()
    return phase.kind is not Kind.INDIVIDUAL and any(
        unit.label in group and unit.label not in phase.activated and _in_group_range(trace, battle, leader, unit)
        for unit in own
    )


def _relays(battle: Battle, phase: OrderPhase) -> tuple[Leader, ...]:
    """The junior leaders who have been ordered and may pass on orders."""
    return tuple(one for one in battle.leaders if one.has(State.JUNIOR) and phase.ordered(one.label))


def _orders_left(trace: Trace, battle: Battle, leader: Leader, phase: OrderPhase) -> bool:
    every = trace.reading(MELEE_ORDERS) is MeleeOrders.EVERY_LEADER
    silenced = battle.in_melee(leader.label) and not leader.has(State.OVERALL) and not every
    return not silenced and phase.used(leader.label) < leader.value


def _in_group_range(trace: Trace, battle: Battle, leader: Leader, unit: Unit) -> bool:
    return battle.map is None or trace.would(in_group_range, battle, leader.label, unit.label).decided


def _roused(unit: Unit) -> Unit:
    """A unit as it would be once activated, which may cost it its last cohesion."""
    if not unit.has(State.ACTIVATED) or unit.tq is None:
        return unit
    roused = unit.hit(FINE)
    return roused if roused.cohesion else roused.marked(State.ROUTED)


def _can_act(trace: Trace, battle: Battle, unit: Unit) -> bool:
    """Whether a unit has something to shoot at or a hex to go to."""
    if unit.has(State.MISLED) or unit.has(State.ROUTED):
        return False
    here = battle.put(unit)
    return any(counts(trace, here, unit.label, steps) for steps in plans(here, unit))
