"""Chapter 9: retreat and evasion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import (
    batteries,
    contact,
    crossing,
    elephants,
    forced_moves,
    formations,
    fortifications,
    general,
    movement,
    orders,
    places,
    ways,
)
from lexludi.games.minis.charts.command import ORDERS
from lexludi.games.minis.disorder import disorder, of_flight
from lexludi.games.minis.engagements import leave_fight
from lexludi.games.minis.forced_moves import Course, Manner, Withdrawal, pairs
from lexludi.games.minis.headings import Direction, direction
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.passing import blocked_by
from lexludi.games.minis.relations import Edge, Stands, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Removed, Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ELSEWHERE = {
    "minis.9.0.1": "headings",
    "minis.9.0.2": "headings",
    "minis.9.0.3": "meeting pursuit",
    "minis.9.0.5": "pursuit unready",
    "minis.9.0.6": "pursuit unready",
    "minis.9.1.6": "pursuit",
    "minis.9.1.7": "fleeing",
    "minis.9.1.9": "forced_moves",
    "minis.9.1.14": "fleeing",
    "minis.9.1.15": "fleeing",
    "minis.9.1.16": "fleeing",
    "minis.9.1.17": "halting unready",
    "minis.9.1.18": "halting",
    "minis.9.1.19": "halting",
    "minis.9.2": "drawn",
    "minis.9.2.3": "fleeing",
    "minis.9.2.4": "drawn fleeing",
    "minis.9.2.5": "drawn fleeing",
    "minis.9.2.6": "fleeing drawn",
    "minis.9.2.13": "fleeing",
    "minis.9.3": "pursuit",
    "minis.9.3.1": "obligation",
    "minis.9.3.3": "obligation",
    "minis.9.3.6": "obligation",
    "minis.9.3.7": "obligation",
    "minis.9.3.8": "obligation",
    "minis.9.3.10": "obligation",
    "minis.9.3.13": "obligation",
    "minis.9.4": "pursuit",
    "minis.9.4.2": "retreat fleeing",
    "minis.9.4.4": "fleeing",
    "minis.9.4.5": "obligation",
    "minis.9.4.6": "obligation",
    "minis.9.4.7": "obligation",
    "minis.9.4.8": "obligation",
    "minis.9.4.9": "legionaries",
    "minis.9.4.10": "legionaries",
    "minis.9.4.11": "legionaries",
    "minis.9.4.12": "fleeing halting",
    "minis.9.4.13": "halting",
    "minis.9.4.14": "fleeing drawn",
    "minis.9.4.15": "halting",
    "minis.9.4.16": "drawn",
    "minis.9.4.17": "drawn",
    "minis.9.4.20": "fleeing pursuit",
    "minis.9.5": "steadfastness",
}
"""The modules that decide clauses of this chapter."""

QUARTER = Fraction(1, 4)


@dataclass(frozen=True)
class Retreat:
    """A unit retreats from an enemy."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class Evade:
    """A unit evades an enemy."""

    unit: str
    enemy: str


@decides
def retreat(trace: Trace, battle: Battle, action: Retreat) -> Battle:
    """A retreat; where no result has been counted before, with the disorder it brings."""
    battle.enemies(action.unit, action.enemy)
    if forced_moves.due(battle, "flee", action.unit):
        raise Impossible("{label} has to flee, not to retreat.", label=action.unit)
    counted = forced_moves.due(battle, "retreat", action.unit)
    battle = go_back(trace, forced_moves.settled(battle, "retreat", action.unit), action.unit, action.enemy)
    return battle if counted else shaken(trace, battle, action.unit, "minis.10.3")


@decides
def evasion(trace: Trace, battle: Battle, action: Evade) -> Battle:
    """An evasion."""
    battle.enemies(action.unit, action.enemy)
    checked = forced_moves.due(battle, "evade", action.unit)
    if not checked and not orders.works(trace, battle, action.unit, Effect.EVASION):
        trace.refuse(ORDERS.clause, unit=action.unit, order=battle.unit(action.unit).order)
    return evade(trace, forced_moves.settled(battle, "evade", action.unit), action.unit, action.enemy)


def go_back(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit retreats a quarter of its movement, with its whole column (9.1.1); obstacles, friends and enemies in its told way stop it.

    The disorder of the unit itself belongs to the result that makes it retreat; the rest of its column takes the same.
    """
    if battle.unit(label).kind.piece:
        return batteries.scatter(trace, battle, label)
    side = threatened(trace, battle, label, enemy)
    if side is Zone.REAR:
        trace.refuse("minis.9.1.3", unit=label, enemy=enemy)
    if elephants.is_elephant(battle.unit(label)):
        trace.cite("minis.13.1.3", unit=label)
    steps = quarter(trace, battle, label)
    battle = withdrawn(trace, battle, label, enemy, Manner.RETREAT, steps, side)
    for each in formations.column_of(battle, label):
        if each != label:
            trace.cite("minis.9.4.2", unit=each)
            battle = shaken(trace, battle, each, "minis.10.3")
    return battle


def evade(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit evades, skirmishers with their full movement, and is disordered (9.1.1, 9.1.4)."""
    fortifications.bars_evasion(trace, battle, label)
    side = threatened(trace, battle, label, enemy)
    steps = evasion_steps(trace, battle, label)
    attacked = contact.declared(battle, enemy, label)
    battle = withdrawn(trace, battle, label, enemy, Manner.EVASION, steps, side)
    for each in formations.column_of(battle, label):
        battle = shaken(trace, battle, each, "minis.10.2")
    return battle.then("follow", enemy, label) if attacked else battle


def quarter(trace: Trace, battle: Battle, label: str) -> Number:
    """A quarter of the movement of a unit (9.1.1)."""
    allowance = of_column(trace, battle, label)
    return trace.cite("minis.9.1.1", exact(allowance * QUARTER), unit=label, movement=allowance)


def evasion_steps(trace: Trace, battle: Battle, label: str) -> Number:
    """How far a unit evades."""
    if battle.unit(label).troops is Troops.LIGHT_CHARIOT:
        trace.cite("minis.13.4.4", unit=label)
    elif not battle.unit(label).skirmishing:
        return quarter(trace, battle, label)
    return trace.cite("minis.9.1.4", of_column(trace, battle, label), unit=label)


def of_column(trace: Trace, battle: Battle, label: str) -> Number:
    """The movement by which a unit and those behind it are forced to move."""
    found = {each: movement.allowance(trace, battle, each) for each in formations.column_of(battle, label)}
    if len(set(found.values())) > 1:
        trace.silent("minis.9.4.2", unit=tuple(found), movement=tuple(found.values()))
    return found[label]


def threatened(trace: Trace, battle: Battle, label: str, enemy: str) -> Zone:
    """The side from which an enemy threatens a unit, or struck it in the combat it withdraws from."""
    ended = forced_moves.fought(battle, label, enemy) and not forced_moves.fights(battle, label, enemy)
    struck = contact.attacked_side(battle, enemy, label) if ended else ""
    if not struck:
        return formations.struck_side(trace, battle, label, enemy)
    return formations.EDGES[Edge(struck)] if struck in set(Edge) else Zone(struck)


def withdrawn(
    trace: Trace, battle: Battle, label: str, enemy: str, manner: Manner, steps: Number, side: Zone
) -> Battle:
    """The forced move of a unit and its column: where it goes, what stops it, and how it then faces."""
    home = direction(trace, battle, label) is Direction.HOME
    body = formations.column_of(battle, label)
    if len(battle.formation(label).columns) > 1:
        trace.cite("minis.9.4.1", unit=body)
    battle = places.backwards(battle, body, enemy, home=home)
    course = forced_moves.course(trace, battle, label, steps)
    ended = _stopped(trace, battle, label, manner, course, steps)
    begun = ground_disorders(trace, ended.battle, body, course)
    battle = begun
    battle = forced_moves.detached(battle, body)
    for each in body:
        battle = forced_moves.gone(leave_fight(battle, each), each, over_barrier=course.over_barrier)
        battle = battle.tell(_told(begun, each, enemy, manner, ended.steps, side))
    if ended.off_table:
        return off_table(trace, battle, body)
    if ended.met:
        trace.cite("minis.9.1.13", unit=label, enemy=ended.met)
        return contact.join(battle, label, ended.met, None, forced=True)
    if side is Zone.FRONT:
        battle = places.withdrawn(begun, battle, body, enemy, ended.steps, home=home)
    return battle.tell(Stands(label, enemy, _facing(trace, label, body, manner, side)))


@dataclass(frozen=True)
class _End:
    """How a move back ends."""

    battle: Battle
    steps: Number
    met: str = ""
    off_table: bool = False


def _stopped(trace: Trace, battle: Battle, label: str, manner: Manner, course: Course, steps: Number) -> _End:
    """What ends a retreat or evasion before its time."""
    if course.off_table and manner is Manner.EVASION:
        trace.silent("minis.9.0.4", unit=label)
    if course.off_table:
        return _End(battle, course.steps, off_table=True)
    if course.obstacle:
        trace.cite("minis.9.1.10", unit=label, impassable_obstacle=course.obstacle)
        for each in formations.column_of(battle, label):
            battle = disorder(trace, battle, each, "minis.10.7")
        return _End(battle, course.steps)
    if not course.unit:
        return _End(battle, course.steps)
    if not forced_moves.friendly(battle, label, course.unit):
        return _End(battle, course.steps, met=course.unit)
    if course.steps < steps and _goes_on(trace, battle, label, course.unit, manner):
        moved = battle if manner is Manner.EVASION else driven(trace, battle, course.unit, label)
        return _End(moved, steps)
    return _End(battle, course.steps)


def _goes_on(trace: Trace, battle: Battle, label: str, friend: str, manner: Manner) -> bool:
    """Whether a unit that meets a friend on its way back does not stop there."""
    unit, other, facts = battle.unit(label), battle.unit(friend), {"unit": label, "friend": friend}
    if manner is Manner.EVASION and (unit.skirmishing or unit.troops is Troops.LIGHT_CHARIOT):
        barred = blocked_by(trace, battle, label, friend)
        if barred:
            trace.cite(barred, **facts)
        trace.cite("minis.9.1.12", **facts)
        return barred is None
    if not other.skirmishing:
        trace.cite("minis.9.1.11", **facts)
    elif manner is Manner.EVASION:
        trace.silent("minis.9.2.12", **facts)
    return other.skirmishing


def driven(trace: Trace, battle: Battle, label: str, friend: str) -> Battle:
    """Skirmishers evade ahead of a friend that retreats or flees into them."""
    trace.cite("minis.9.2.12", unit=friend, skirmishers=label)
    steps = evasion_steps(trace, battle, label)
    battle = withdrawn(trace, battle, label, friend, Manner.EVASION, steps, Zone.FRONT)
    return shaken(trace, battle, label, "minis.10.2")


def shaken(trace: Trace, battle: Battle, label: str, cause: str) -> Battle:
    """The disorder of a forced move."""
    trace.cite("minis.9.1.8", unit=label)
    return of_flight(trace, battle, label) if cause == "minis.10.double" else disorder(trace, battle, label, cause)


def ground_disorders(trace: Trace, battle: Battle, body: tuple[str, ...], course: Course) -> Battle:
    """The battle after what the ground and barriers on their way have done to the units of a forced move."""
    if not course.over_barrier:
        return ways.disorder_on_way(trace, battle, body[0], course.steps, forced=True)
    for each in body:
        battle = crossing.disordered(trace, battle, each)
    return battle


def _told(battle: Battle, label: str, enemy: str, manner: Manner, steps: Number, side: Zone) -> Withdrawal:
    """What is to be known later of a forced move."""
    combat, gap = forced_moves.fought(battle, label, enemy), forced_moves.apart(battle, label, enemy)
    stand, turn = fortifications.stand_at(battle, label), crossing.turn_of(battle)
    return Withdrawal(label, enemy, manner, steps, combat, gap, side, stand, turn)


def _facing(trace: Trace, label: str, body: tuple[str, ...], manner: Manner, side: Zone) -> Zone:
    """The zone in which the threat stands when a unit has gone back."""
    if manner is Manner.EVASION and side is not Zone.FRONT:
        return trace.cite("minis.9.1.5", Zone.FRONT, unit=label)
    if len(body) > 1 and side.flank:
        return trace.cite("minis.9.4.3", side, unit=label)
    return trace.cite("minis.9.1.2", Zone.FRONT, unit=label)


def off_table(trace: Trace, battle: Battle, body: Iterable[str]) -> Battle:
    """The battle without units that a retreat or flight has taken off the table."""
    for each in body:
        trace.cite("minis.9.0.4", unit=each)
        battle = general.remove(battle, each, Removed.FLED)
    return battle


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Retreat, retreat, pairs(Retreat)),
    ActionKind(Evade, evasion, pairs(Evade)),
)
