"""The counter-attack of those who are shot at (5.2.counter)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import contact, duties, formations, fortifications, orders, relations
from lexludi.games.minis.edges import draw_together
from lexludi.games.minis.movement import charge
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.shooting import settled
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import ShotAt
from lexludi.games.minis.troops import Event, Order
from lexludi.games.minis.units import has_close_combat, lacks_the_trait
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

STOPS = ("retreat", "flee")
"""The forced moves that leave no time for a counter-attack."""


@dataclass(frozen=True)
class CounterAttackUnderFire:
    """A unit that was shot at goes for the shooters, or for another enemy."""

    unit: str
    enemy: str


@decides
def counter_attack(trace: Trace, battle: Battle, action: CounterAttackUnderFire) -> Battle:
    """The counter-attack of a unit the shot did not stop."""
    unit, enemy = action.unit, action.enemy
    battle.enemies(unit, enemy)
    shooter = _shooter(trace, battle, unit)
    _may(trace, battle, unit, shooter)
    if lacks_the_trait(battle, unit, enemy) or fortifications.across_a_barrier(trace, battle, unit, enemy):
        trace.silent("minis.5.2.counter.must", unit=unit, enemy=enemy)
    movement = charge(trace, battle, unit)
    if enemy != shooter:
        _another(trace, battle, unit, shooter, enemy, movement)
    way = contact.steps_to(trace, battle, unit, enemy).at_most(movement)
    steps = trace.cite("minis.5.2.counter.distance", min(way.number, movement), unit=unit, steps_apart=way)
    battle = settled(battle, "counter_attack_shooters", unit).change(unit, moved=steps)
    if not way.holds:
        return duties.missed(trace, battle, unit)
    trace.cite("minis.5.2.counter.resolved", unit=unit, enemy=enemy)
    zone = formations.struck_side(trace, battle, enemy, unit)
    battle = draw_together(battle, unit, enemy, Edge.FRONT, contact.EDGES.get(zone, Edge.FLANK))
    return contact.join(_did(battle, unit, Event.ATTACKED), unit, enemy, zone)


def _shooter(trace: Trace, battle: Battle, unit: str) -> str:
    """Whoever shot at a unit."""
    for told in battle.told(ShotAt):
        if told.label == unit:
            return told.by
    trace.refuse("minis.5.2.counter.must", unit=unit)


def _may(trace: Trace, battle: Battle, unit: str, shooter: str) -> None:
    """See that a unit counter-attacks: on Attack it must, skirmishers may."""
    if any(each.action in STOPS and unit in each.labels[:1] for each in battle.pending) or battle.unit(unit).removed:
        trace.refuse("minis.5.2.counter.stopped", unit=unit)
    if orders.needs_no_order(battle, unit):
        if not has_close_combat(trace, battle, unit):
            trace.refuse("minis.5.2.skirmish", unit=unit)
        trace.cite("minis.5.2.skirmish", unit=unit)
    elif orders.in_force(trace, battle, unit) is not Order.ATTACK:
        trace.refuse("minis.5.2.counter.must", unit=unit, order=battle.unit(unit).order)
    else:
        orders.must_allow(trace, battle, unit, Effect.COUNTER_ATTACK, reaction=True)
    side = formations.struck_side(trace, battle, unit, shooter)
    if side is not Zone.FRONT:
        trace.refuse("minis.5.2.counter.must", unit=unit, zone=side)
    trace.cite("minis.5.2.counter.must", unit=unit, zone=side)


def _another(trace: Trace, battle: Battle, unit: str, shooter: str, enemy: str, movement: Number) -> None:
    """See that a unit may leave alone whoever shot at it: a piece out of its reach."""
    distance = relations.shot_range(battle, shooter, unit).more_than(movement)
    in_front = formations.struck_side(trace, battle, unit, enemy) is Zone.FRONT
    if not battle.unit(shooter).kind.piece or not distance.holds or not in_front:
        trace.refuse("minis.5.2.counter.artillery", unit=unit, enemy=enemy, range_of_the_shot=distance)
    trace.cite("minis.5.2.counter.artillery", unit=unit, enemy=enemy, range_of_the_shot=distance)


def _did(battle: Battle, unit: str, event: Event) -> Battle:
    return battle.change(unit, events=battle.unit(unit).events | {event})


def _counter_attacks(battle: Battle) -> Iterator[CounterAttackUnderFire]:
    return (CounterAttackUnderFire(told.label, told.by) for told in battle.told(ShotAt))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(CounterAttackUnderFire, counter_attack, _counter_attacks),)
