"""What an order obliges a unit to do in its own turn, and what becomes of one that does not (4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.edges import draw_apart
from lexludi.games.minis.laying import FANATICS_STOP
from lexludi.games.minis.manoeuvres import Move, move
from lexludi.games.minis.meeting import SHORT_OF_THE_ENEMY
from lexludi.games.minis.movement import left, pace
from lexludi.games.minis.orders import Allowed, Effect, in_force, must_allow
from lexludi.games.minis.readings.command import MISSED_ATTACK, MissedAttack
from lexludi.games.minis.relations import gap, nearer
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Order, Unit
from lexludi.games.minis.unready import must_be_ready
from lexludi.games.minis.ways import reach
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

LEAST_MOVE = 1


class Works(StrEnum):
    """Whether troops stand right behind a fortification."""

    DEFENDED = "defended"
    UNDEFENDED = "undefended"


@dataclass(frozen=True)
class BackAtStart:
    """A unit that has ended its movement in the position it started from."""

    label: str


@dataclass(frozen=True)
class CheckOrder:
    """What a unit did in its own turn is held against its order."""

    unit: str


@dataclass(frozen=True)
class Approach:
    """A manoeuvre that ends some steps from an enemy."""

    unit: str
    steps: Number
    enemy: str


@dataclass(frozen=True)
class FanaticsAdvance:
    """Fanatics out of command move towards the nearest enemy."""

    unit: str
    enemy: str


@decides
def check_order(trace: Trace, battle: Battle, action: CheckOrder) -> Battle:
    """Whether a unit carried out its order; one on Attack that did not reach an enemy is disordered."""
    unit, order = battle.unit(action.unit), in_force(trace, battle, action.unit)
    if order is Order.ATTACK:
        return _attacked(trace, battle, unit)
    if order is Order.MANOEUVRE:
        _manoeuvred(trace, battle, unit)
    elif unit.moved or (order is Order.RECOVERY and unit.changes):
        must_allow(trace, battle, unit.label, Effect.MOVE)
    elif order is Order.RECOVERY:
        trace.cite("minis.4.3.recovery", unit=unit.label)
    elif order is Order.DEFENCE:
        trace.cite("minis.4.3.defence.actions", unit=unit.label)
    return battle


def _manoeuvred(trace: Trace, battle: Battle, unit: Unit) -> None:
    """Whether a unit on Manoeuvre has moved or changed formation, and is not back where it was."""
    if any(told.label == unit.label for told in battle.told(BackAtStart)):
        trace.refuse("minis.4.3.manoeuvre.not-same-place", unit=unit.label)
    way = Measure(unit.moved, (unit.label,)).at_least(LEAST_MOVE)
    if not way.holds and not unit.changes:
        trace.refuse("minis.4.3.manoeuvre.must-move", unit=unit.label, step=way)
    trace.cite("minis.4.3.manoeuvre.must-move", unit=unit.label, step=way)
    if unit.moved:
        trace.cite("minis.4.3.manoeuvre.not-same-place", unit=unit.label)


def _attacked(trace: Trace, battle: Battle, unit: Unit) -> Battle:
    """Whether a unit on Attack has attacked or supports one of its formation that has; if not, what follows.

    One that fell short before has its disorder already.
    """
    for label in (unit.label, *battle.formation(unit.label).labels):
        if battle.unit(label).has(Event.ATTACKED) or battle.fight_of(label):
            trace.cite("minis.4.3.attack.must", unit=unit.label)
            return battle
    if unit.has(Event.MISSED):
        trace.cite("minis.4.3.attack.miss", unit=unit.label)
        return battle
    if unit.has(Event.FORCED):
        return missed(trace, battle, unit.label, thrown_back=True)
    if unit.movement is not None:
        way = Measure(unit.moved, (unit.label,)).at_least(unit.movement)
        if not way.holds:
            trace.refuse("minis.4.3.attack.must", unit=unit.label, movement=way)
    return missed(trace, battle, unit.label)


def missed(trace: Trace, battle: Battle, label: str, *, thrown_back: bool = False) -> Battle:
    """The battle after an attack that did not reach contact: short, without an enemy, or thrown back (4.3.attack.miss)."""
    if thrown_back and trace.reading(MISSED_ATTACK) is MissedAttack.NOT_ON_TOP:
        return battle
    trace.cite("minis.4.3.attack.miss", unit=label)
    battle = battle.change(label, events=battle.unit(label).events | {Event.MISSED})
    return disorder(trace, battle, label, "minis.10.9")


@decides
def approach(trace: Trace, battle: Battle, action: Approach) -> Battle:
    """A unit moves ahead until it is some steps from an enemy."""
    unit, enemy = action.unit, action.enemy
    battle.enemies(unit, enemy)
    must_be_ready(trace, battle, unit)
    before, found = gap(battle, unit, enemy), Measure(action.steps, (unit, enemy), Origin.TOLD)
    if in_force(trace, battle, unit) is Order.MANOEUVRE:
        _keep_off(trace, unit, found)
    if before.number <= action.steps:
        said = "{unit} is {steps} steps from {enemy}; say how many steps it moves, and which way."
        raise Impossible(said, unit=unit, enemy=enemy, steps=before.number)
    battle = trace.take(move, battle, Move(unit, exact(before.number - action.steps)))
    return draw_apart(battle, unit, enemy, action.steps)


def _keep_off(trace: Trace, label: str, left: Measure) -> None:
    """Refuse a manoeuvre that ends too near an enemy (4.3.manoeuvre.stop)."""
    held = left.at_least(SHORT_OF_THE_ENEMY)
    if not held.holds:
        trace.refuse("minis.4.3.manoeuvre.stop", unit=label, steps_apart=held)
    trace.cite("minis.4.3.manoeuvre.stop", unit=label, steps_apart=held)


@decides
def crossing(trace: Trace, battle: Battle, label: str, works: Works) -> Allowed:
    """Whether the order of a unit lets it go over a fortification."""
    order = in_force(trace, battle, label)
    if works is Works.DEFENDED and order is Order.ATTACK:
        return trace.cite("minis.4.3.attack.must", Allowed.YES, unit=label)
    if works is Works.DEFENDED and order is Order.MANOEUVRE:
        trace.refuse("minis.4.3.manoeuvre.works", unit=label)
    must_allow(trace, battle, label, Effect.MOVE)
    if order is Order.MANOEUVRE:
        trace.cite("minis.4.3.manoeuvre.works", Allowed.YES, unit=label)
    return Allowed.YES


@decides
def fanatics_advance(trace: Trace, battle: Battle, action: FanaticsAdvance) -> Battle:
    """Fanatics out of command go as near to the nearest enemy as they can and may."""
    battle.enemies(action.unit, action.enemy)
    must_be_ready(trace, battle, action.unit)
    if in_force(trace, battle, action.unit) is not Order.MANOEUVRE:
        raise Impossible("{label} does not act under Manoeuvre; fanatics out of command do.", label=action.unit)
    if others := nearer(trace, battle, action.unit):
        trace.refuse("minis.4.3.fanatics.outside", unit=action.unit, nearer_enemy=others)
    before = gap(battle, action.unit, action.enemy)
    can = reach(trace, battle, action.unit, left(trace, battle, action.unit, pace(trace, battle, action.unit).steps))
    way = exact(min(can, max(before.number - FANATICS_STOP, 0)))
    after = Measure(exact(before.number - way), before.between, before.origin).at_least(FANATICS_STOP)
    trace.cite("minis.4.3.fanatics.outside", way, unit=action.unit, steps_apart=after)
    if way:
        battle = trace.take(move, battle, Move(action.unit, way))
    return draw_apart(battle, action.unit, action.enemy, after.number)


def _none(battle: Battle) -> Iterator[Any]:
    """Moves are free, so none is listed."""
    return iter(())


def _checks(battle: Battle) -> Iterator[CheckOrder]:
    return (CheckOrder(unit.label) for unit in battle.units if unit.removed is None)


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(CheckOrder, check_order, _checks),
    ActionKind(Approach, approach, _none),
    ActionKind(FanaticsAdvance, fanatics_advance, _none),
)
