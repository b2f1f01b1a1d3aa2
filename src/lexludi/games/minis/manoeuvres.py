"""Chapter 6: moves, wheels, marches and passing friends."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import going, orders, relations, reserve, shapes, wheels
from lexludi.games.minis.meeting import Heading, still_ahead, stop, units_ahead
from lexludi.games.minis.movement import Pace, left, pace
from lexludi.games.minis.places import Hand, carried, forget, wheel_by
from lexludi.games.minis.places import wheel as turned_by
from lexludi.games.minis.readings.manoeuvres import WHEEL
from lexludi.games.minis.readings.manoeuvres import Wheel as WheelReading
from lexludi.games.minis.relations import Stood, Terrain, Way, placed
from lexludi.games.minis.state import Battle, Formation, Shape
from lexludi.games.minis.troops import Event, Order, Troops
from lexludi.games.minis.unready import must_be_ready
from lexludi.games.minis.ways import (
    SLOPES,
    Course,
    Covered,
    disorder_on_way,
    reach,
    start,
    steps_of_movement,
    stretches,
    told_way,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace
from lexludi.space.plane.base import Edge

ELSEWHERE = {
    "minis.6.1": "meeting movement ways",
    "minis.6.2.attack-turn": "changes",
    "minis.6.2.wheel.cost": "manoeuvres wheels",
    "minis.6.2.formation": "movement",
    "minis.6.2.example.pass": "passing",
    "minis.6.2.skirmish": "passing",
    "minis.6.2.close-gap": "passing",
    "minis.6.2.through-skirmish": "passing",
    "minis.6.2.no-pass": "passing",
    "minis.6.3": "changes reforming frontage densities dismounting",
    "minis.6.3.ranks.loose-only": "units",
}
"""The modules that decide clauses of this chapter."""

QUARTER = 4
HALF_OF_A_MARCH = 2
"""A march is twice what a unit covers otherwise."""
HEAVY = (Troops.HEAVY_BOMBARD, Troops.HEAVY_GUN)


TURNED = {Heading.AHEAD: Edge.FRONT, Heading.BACK: Edge.REAR, Heading.LEFT: Edge.LEFT, Heading.RIGHT: Edge.RIGHT}
"""Towards which edge of its base a unit moves."""


@dataclass(frozen=True)
class Move:
    """A unit, with its formation, moves some steps."""

    unit: str
    steps: Number
    heading: Heading = Heading.AHEAD


@dataclass(frozen=True)
class Wheel:
    """A unit, with its formation, wheels: its moving corner ends some steps from where it was."""

    unit: str
    steps: Number
    arc: Number = 0
    """The steps along the arc that the corner follows; 0 where nobody told them."""
    hand: Hand | None = None
    """To which side; None where nobody said."""


@decides
def farthest(trace: Trace, battle: Battle, label: str) -> Covered:
    """How many steps of its told way a unit can cover in this player turn."""
    order, whole = sets_out(trace, battle, label), pace(trace, battle, label)
    battle = relations.on_its_way(battle, label, Edge.FRONT)
    steps = reach(trace, battle, label, left(trace, battle, label, whole.steps))
    faced = tuple(units_ahead(battle, label))
    steps = stop(trace, battle, label, steps, faced, order, march=whole.march)
    _up_a_hill(trace, battle, label, steps, whole)
    return Covered(label, steps)


@decides
def move(trace: Trace, battle: Battle, action: Move) -> Battle:
    """A move with what it spends, where it stops and what the ground does."""
    order = sets_out(trace, battle, action.unit)
    if order is Order.ATTACK and action.heading is not Heading.AHEAD:
        trace.refuse("minis.6.2.attack-turn", unit=action.unit, order=order)
    battle = relations.on_its_way(battle, action.unit, TURNED[action.heading])
    whole, moved = pace(trace, battle, action.unit), battle.unit(action.unit).moved
    ahead = action.heading is Heading.AHEAD
    faced = tuple(units_ahead(battle, action.unit)) if ahead else ()
    steps = stop(trace, battle, action.unit, action.steps, faced, order, march=whole.march)
    slowed = not ahead and not _all_round(trace, battle, action.unit)
    if slowed:
        trace.cite("minis.6.2.back-side", QUARTER, unit=action.unit)
    _up_a_hill(trace, battle, action.unit, steps, whole)
    for label in battle.formation(action.unit).labels:
        cost = steps_of_movement(trace, battle, label, steps)
        battle = spend(trace, battle, label, exact(cost * QUARTER) if slowed else cost, whole)
    gone = still_ahead(_arrive(trace, battle, action.unit, steps, again=bool(moved)), faced, steps)
    way = told_way(battle, action.unit)
    met = way.meets if way and steps != action.steps else ""
    labels = battle.formation(action.unit).labels
    return carried(battle, gone, labels, lambda base: base.moved(base.towards(TURNED[action.heading], steps)), met)


@decides
def wheel(trace: Trace, battle: Battle, action: Wheel) -> Battle:
    """A wheel: one front corner stays, and the way of the other is measured."""
    order, moved = sets_out(trace, battle, action.unit), battle.unit(action.unit).moved
    if order is Order.ATTACK and moved:
        trace.refuse("minis.6.2.attack-turn", unit=action.unit, order=order)
    if order is Order.ATTACK:
        trace.cite("minis.6.2.attack-turn", unit=action.unit, order=order)
    trace.cite("minis.6.2.wheel", unit=action.unit)
    whole, steps = pace(trace, battle, action.unit), _corner(trace, battle, action)
    battle = forget_way(battle, action.unit)
    for label in battle.formation(action.unit).labels:
        battle = spend(trace, battle, label, steps_of_movement(trace, battle, label, steps), whole)
    gone = _arrive(trace, battle, action.unit, steps, again=bool(moved))
    return _wheeled(battle, gone, action)


def _wheeled(before: Battle, after: Battle, action: Wheel) -> Battle:
    """The battle with the bases of a formation turned by its wheel, where they were placed and it was said to which side."""
    labels = before.formation(action.unit).labels
    if action.hand is None or not all(map(before.field.placed, labels)):
        return after
    by = wheel_by(before, action.unit, action.steps, action.hand)
    turned = turned_by(before, action.unit, by, action.hand)
    lead = turned.field.placed(labels[0])
    return carried(before, after, labels, lambda base: lead.base if lead else base)


def sets_out(trace: Trace, battle: Battle, label: str) -> Order:
    """See that a unit and its formation can move at all; gives the order it moves on."""
    formation = battle.formation(label)
    for each in formation.labels:
        if battle.fight_of(each):
            raise Impossible("{label} is in close combat and does not move freely.", label=each)
        if battle.unit(each).troops in HEAVY:
            trace.refuse("minis.6.2.back-side.artillery", unit=each)
    shapes.acts_in_shape(trace, battle, label, shapes.Deed.MOVE)
    _one_front(trace, battle, formation)
    return may_move(trace, battle, label)


def may_move(trace: Trace, battle: Battle, label: str) -> Order:
    """The order of a unit, which must be ready and let it move or change formation; a reserve waits for its turn."""
    must_be_ready(trace, battle, label)
    reserve.may_move(trace, battle, label)
    orders.must_allow(trace, battle, label, orders.Effect.MOVE)
    return orders.in_force(trace, battle, label)


def spend(trace: Trace, battle: Battle, label: str, cost: Number, whole: Pace) -> Battle:
    """The battle after a unit has spent movement, which it must have left; more than half of a march makes it one."""
    unit = battle.unit(label)
    spent = Measure(cost, (label,)).at_most(left(trace, battle, label, whole.steps))
    alone = unit.skirmishing and len(battle.formation(label).labels) == 1
    if not spent.holds:
        trace.refuse("minis.3.1.skirmish.corner-limit" if alone else "minis.6.1.definition", steps_of_movement=spent)
    if alone:
        trace.cite("minis.3.1.skirmish.corner-limit", unit=label, steps_of_movement=spent)
    moved = exact(unit.moved + cost)
    marched = whole.march and moved > Fraction(whole.steps) / HALF_OF_A_MARCH
    return battle.change(label, moved=moved, events=unit.events | {Event.MARCHED} if marched else unit.events)


def _up_a_hill(trace: Trace, battle: Battle, label: str, steps: Number, whole: Pace) -> None:
    """Name the example of a march that leads over the plain and then up a gentle slope."""
    way = told_way(battle, label)
    grounds = [leg.terrain for leg in way.legs] + [way.meets] if way else []
    if whole.march and way and grounds == [Terrain.LEVEL, Terrain.GENTLE_SLOPE] and steps > way.legs[0].steps:
        trace.cite("minis.12.2.9", exact(steps - way.legs[0].steps), unit=label)


def _one_front(trace: Trace, battle: Battle, formation: Formation) -> None:
    """Refuse to move a formation whose units face in different directions."""
    facings = {formation.facing(each) for each in formation.labels if not battle.unit(each).skirmishing}
    if len(facings) <= 1:
        return
    if formation.shape is not Shape.TORTOISE:
        trace.refuse("minis.6.3.about.mixed", formation=formation.labels)
    trace.cite("minis.6.3.about.mixed", formation=formation.labels)


def _all_round(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit moves the same in every direction."""
    unit = battle.unit(label)
    if unit.troops is Troops.LIGHT_CHARIOT:
        trace.cite("minis.13.4.4", unit=label)
        return True
    if unit.skirmishing and len(battle.formation(label).labels) == 1:
        trace.cite("minis.6.2.back-side", unit=label)
        trace.cite("minis.3.1.skirmish.any-direction", unit=label)
        return True
    return False


def _corner(trace: Trace, battle: Battle, action: Wheel) -> Number:
    """What the moving corner of a wheel costs; nobody need tell the arc over a straight line, which the front gives."""
    if trace.reading(WHEEL) is WheelReading.STRAIGHT:
        return trace.cite("minis.6.2.wheel.cost", action.steps, unit=action.unit)
    arc = wheels.arc(action.steps, len(battle.formation(action.unit).columns), action.arc)
    return trace.cite("minis.6.2.wheel.cost", arc, unit=action.unit)


def _arrive(trace: Trace, battle: Battle, label: str, steps: Number, *, again: bool) -> Battle:
    """The battle with a formation where its move has taken it, and what the ground did to it."""
    labels = battle.formation(label).labels
    for each in labels:
        battle = disorder_on_way(trace, battle, each, steps, again=again)
    way = told_way(battle, label)
    for each in labels:
        told = battle if way is None or relations.way(battle, each) else battle.tell(replace(way, label=each))
        battle = _gone(trace, told, each, steps)
    return battle


def _gone(trace: Trace, battle: Battle, label: str, steps: Number) -> Battle:
    """The battle after a unit has gone some steps of its way: where it stands now, and whether it has climbed."""
    unit, ground = battle.unit(label), start(trace, battle, label)
    climbed, barred = unit.has(Event.CLIMBED), unit.horses_barred
    for stretch in stretches(trace, battle, unit, steps):
        if stretch.border:
            climbed = stretch.course is Course.UP
        slope = stretch.ground in SLOPES
        ground = (Terrain.LEVEL if stretch.course is Course.DOWN else Terrain.HILL) if slope else stretch.ground
        barred = barred or (unit.on_foot and going.closed_to_horses(trace, stretch.ground))
    events = unit.events | {Event.CLIMBED} if climbed else unit.events - {Event.CLIMBED}
    battle = battle.change(label, events=events, horses_barred=barred)
    gone = forget(battle, label)
    return gone if placed(battle, label) else gone.tell(Stood(label, ground))


def forget_way(battle: Battle, label: str) -> Battle:
    """The battle without the told way of a formation, which a wheel does not follow."""
    labels = battle.formation(label).labels
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, Way) and fact.label in labels))
    return replace(battle, facts=kept)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Move, move, lambda battle: ()),
    ActionKind(Wheel, wheel, lambda battle: ()),
)
