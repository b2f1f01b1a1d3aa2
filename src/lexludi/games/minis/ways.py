"""The way of a unit, leg by leg: what it costs, how far a movement takes it, where it disorders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from lexludi.games.minis import going, relations
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.going import Pace
from lexludi.games.minis.places import Lengthwise
from lexludi.games.minis.places import forget as forget
from lexludi.games.minis.relations import Terrain, Way
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.values import replace

SLOPES = (Terrain.GENTLE_SLOPE, Terrain.STEEP_SLOPE, Terrain.SHEER_SLOPE)
ON_A_HILL = (Terrain.HILL, *SLOPES)
OPEN = (Terrain.LEVEL, Terrain.CAMP)
WIDE = (*OPEN, *ON_A_HILL, Terrain.DIFFICULT, Terrain.SPARSE_FOREST, Terrain.DENSE_FOREST)
"""Ground on which a unit stays if no way is told of it."""
NO_GROUND = (Terrain.BARRICADE, Terrain.FORTIFICATION, Terrain.TABLE_EDGE)
WIDTHS = {
    Terrain.STREAM: ("minis.12.4.2", 2),
    Terrain.FORD: ("minis.12.4.2", 2),
    Terrain.BRIDGE: ("minis.12.4.2", 4),
    Terrain.RAVINE: ("minis.12.5.1", 4),
    Terrain.DITCH: ("minis.12.5.11", 2),
}
"""How many steps it takes to cross what has a width of its own."""
ONCE_A_MOVE = ("minis.12.1.1", "minis.12.3.2")
BRIDGE_WIDTH = 8
DISORDER = 1


class Course(StrEnum):
    """Which way a unit moves over a hill."""

    UP = "uphill"
    DOWN = "downhill"


@dataclass(frozen=True)
class Stretch:
    """A leg of a way as it is walked."""

    ground: Terrain
    """On a hill that was climbed in this turn, the slope by which it was."""
    steps: Number | None
    """None where it goes on as far as anybody wants."""
    course: Course | None = None
    border: bool = False
    """Whether it begins with the border of a hill."""


@dataclass(frozen=True)
class Spent:
    """The movement that a way costs."""

    label: str
    steps: Number


@dataclass(frozen=True)
class Covered:
    """The steps of its way that a unit covers."""

    label: str
    steps: Number


@decides
def way_costs(trace: Trace, battle: Battle, label: str) -> Spent:
    """What the told way of a unit costs."""
    return Spent(label, steps_of_movement(trace, battle, label))


def steps_of_movement(trace: Trace, battle: Battle, label: str, steps: Number | None = None) -> Number:
    """What the told way of a unit, or its first steps, cost in steps of movement (12.1.4, 12.2.8, 12.5.3)."""
    unit, spent = battle.unit(label), Count("steps_of_movement", label)
    total: Number = 0
    for stretch in stretches(trace, battle, unit, steps):
        _describe(trace, battle, unit, stretch)
        may_enter(trace, battle, unit, stretch.ground)
        total += _spend(trace, unit, stretch, spent)
    return trace.total("minis.6.1.definition", exact(total), spent)


def reach(trace: Trace, battle: Battle, label: str, movement: Number) -> Number:
    """How many steps of its told way a unit covers with some movement; ground that is closed to it ends the way."""
    unit, spent = battle.unit(label), Count("steps_of_movement", label)
    left, covered, total = movement, Fraction(0), Fraction(0)
    for stretch in _ahead(trace, battle, unit):
        _describe(trace, battle, unit, stretch)
        if clause := going.closed_by(trace, unit, stretch.ground):
            trace.cite(clause, unit=label, terrain_element=stretch.ground)
            break
        affordable = Fraction(left) / rate(trace, unit, stretch).cost
        walked = replace(stretch, steps=exact(min(affordable, stretch.steps or affordable)))
        cost = _spend(trace, unit, walked, spent)
        left, total = left - cost, total + cost
        covered += walked.steps or 0
        if left <= 0:
            break
    trace.total("minis.6.1.definition", exact(total), spent)
    return exact(covered)


def disorder_on_way(
    trace: Trace, battle: Battle, label: str, steps: Number | None = None, *, forced: bool = False, again: bool = False
) -> Battle:
    """The disorder that the ground of its told way, or of its first steps, gives a unit (12.1.1, 12.2.10, 12.3.2).

    Say whether the move is forced, and whether it goes on from an earlier part of the same move.
    """
    for clause in _causes(trace, battle, battle.unit(label), steps, again):
        if not forced:
            trace.cite(clause, DISORDER, unit=label)
            battle = disorder(trace, battle, label, "minis.10.5")
        elif clause in ONCE_A_MOVE:
            trace.cite(clause, unit=label)
        else:
            trace.silent(clause, unit=label)
    return battle


def stretches(trace: Trace, battle: Battle, unit: Unit, steps: Number | None = None) -> Iterator[Stretch]:
    """The legs of the way of a unit as it walks them, all that were told or the first steps; past whom it meets, the plain."""
    left = steps
    for stretch in _ahead(trace, battle, unit):
        if left is None and stretch.steps is None:
            return
        here = min((each for each in (left, stretch.steps) if each is not None), default=0)
        yield replace(stretch, steps=here)
        if left is not None and (left := left - here) <= 0:
            return
    if left:
        yield Stretch(Terrain.LEVEL, left)


def width_across(terrain: Terrain) -> int:
    """How wide a strip of ground is; a river is as wide as its bridges are long."""
    return WIDTHS[Terrain.BRIDGE if terrain is Terrain.RIVER else terrain][1]


def bridge_width() -> int:
    """How wide a bridge is for those who cross it."""
    return BRIDGE_WIDTH


def may_enter(trace: Trace, battle: Battle, unit: Unit, ground: Terrain) -> None:
    """Refuse ground that is closed to a unit, or to the formation it is in."""
    if clause := going.closed_by(trace, unit, ground):
        trace.refuse(clause, unit=unit.label, terrain_element=ground)
    if ground is Terrain.RAVINE and _lengthwise(battle, unit):
        if not going.foot_skirmishers(unit):
            trace.refuse("minis.12.5.6", unit=unit.label)
        trace.cite("minis.12.5.6", unit=unit.label)
    if ground in (Terrain.STREAM, Terrain.FORD):
        trace.cite("minis.12.4.8", unit=unit.label)
    if ground is Terrain.BRIDGE:
        formation = battle.formation(unit.label)
        trace.cite("minis.12.4.3", unit=unit.label, terrain_element=ground)
        trace.cite("minis.12.4.4", BRIDGE_WIDTH, unit=unit.label)
        if len(formation.columns) > 1:
            trace.refuse("minis.12.4.7", formation=formation.labels)
        if len(formation.labels) > 1:
            trace.cite("minis.12.4.7", formation=formation.labels)


def told_way(battle: Battle, label: str) -> Way | None:
    """The way that was told of a unit, or of the formation it moves with."""
    ways = (relations.way(battle, each) for each in (label, *battle.formation(label).labels))
    return next(filter(None, ways), None)


def rate(trace: Trace, unit: Unit, stretch: Stretch) -> Pace:
    """What each step of a leg costs a unit."""
    if stretch.ground in NO_GROUND:
        raise Impossible("Nobody moves along on: {terrain}.", terrain=stretch.ground)
    if stretch.ground in OPEN:
        return Pace("minis.6.1.definition", 1)
    if stretch.ground is Terrain.HILL:
        return Pace("minis.12.2.3", 1)
    if stretch.ground is Terrain.GENTLE_SLOPE and stretch.course is Course.DOWN:
        return Pace("minis.12.2.8", 1)
    return going.pace(trace, unit, stretch.ground)


def start(trace: Trace, battle: Battle, label: str) -> Terrain:
    """The ground on which the move of a unit starts."""
    return relations.ground(trace, battle, label)


def _describe(trace: Trace, battle: Battle, unit: Unit, stretch: Stretch) -> None:
    """Name the clauses that say what a leg leads over."""
    if stretch.border:
        trace.cite("minis.12.2.1", stretch.ground, unit=unit.label)
        trace.cite("minis.12.2.2", stretch.course, unit=unit.label, terrain_element=stretch.ground)
    if stretch.ground in (Terrain.RIVER, Terrain.STREAM, Terrain.FORD):
        trace.cite("minis.12.4.1", unit=unit.label, terrain_element=stretch.ground)
    if stretch.ground in WIDTHS and not _lengthwise(battle, unit):
        clause, width = WIDTHS[stretch.ground]
        trace.cite(clause, width, terrain_element=stretch.ground)


def _spend(trace: Trace, unit: Unit, stretch: Stretch, spent: Count) -> Number:
    """What a leg costs, told with the clauses that say so."""
    pace, steps = rate(trace, unit, stretch), stretch.steps or 0
    if pace.cost == 1:
        return trace.add(pace.clause, steps, spent, unit=unit.label)
    trace.cite(pace.clause, pace.cost, unit=unit.label, terrain_element=stretch.ground)
    return trace.add("minis.12.1.4", exact(steps * pace.cost), spent, step=steps)


def _ahead(trace: Trace, battle: Battle, unit: Unit) -> Iterator[Stretch]:
    """The legs that lie ahead of a unit, with hills climbed and left as it comes to their borders."""
    ground = start(trace, battle, unit.label)
    on_hill = ground in ON_A_HILL
    climbed = Terrain.GENTLE_SLOPE if on_hill and unit.has(Event.CLIMBED) else None
    for leg in _legs(trace, battle, unit, ground):
        if leg.ground in SLOPES:
            course = Course.DOWN if on_hill else Course.UP
            on_hill, climbed = not on_hill, None if on_hill else leg.ground
            yield replace(leg, course=course, border=True)
        elif leg.ground is Terrain.HILL and climbed:
            yield Stretch(climbed, leg.steps, Course.UP)
        elif leg.ground is (Terrain.LEVEL if on_hill else Terrain.HILL):
            said = "Is the slope that {label} comes to gentle, steep or sheer? Say that its way goes over it."
            raise Impossible(said, by="minis.12.2.1", label=unit.label)
        else:
            yield leg
    way = told_way(battle, unit.label)
    if way and not way.meets:
        yield Stretch((climbed or Terrain.HILL) if on_hill else Terrain.LEVEL, None, Course.UP if climbed else None)


def _legs(trace: Trace, battle: Battle, unit: Unit, ground: Terrain) -> Iterator[Stretch]:
    """The legs as they were told; where nothing was, the ground the unit stands on."""
    told = told_way(battle, unit.label)
    if told is None:
        if ground not in WIDE:
            raise Impossible("Over what ground does {label} move? Say its way.", label=unit.label)
        yield Stretch(Terrain.HILL if ground in SLOPES else ground, None)
        return
    for number, leg in enumerate(told.legs, 1):
        _across(battle, unit, leg.terrain, leg.steps, last=number == len(told.legs) and not told.meets)
        yield Stretch(leg.terrain, leg.steps)
    if told.meets not in set(Terrain):
        return
    ahead = Terrain(told.meets)
    if ahead in WIDTHS and not _lengthwise(battle, unit):
        yield Stretch(ahead, WIDTHS[ahead][1])
        ahead = Terrain.LEVEL
    yield Stretch(ahead, None)


def _across(battle: Battle, unit: Unit, ground: Terrain, steps: Number, *, last: bool) -> None:
    """See that a leg leads over the whole width of what it crosses, unless the way begins or ends there."""
    if ground not in WIDTHS or last or _lengthwise(battle, unit):
        return
    clause, width = WIDTHS[ground]
    stood = relations.known_ground(battle, unit.label)
    if steps < width and stood is not ground:
        said = "{label} is not across after {steps} steps: the width of {terrain} is {width} steps."
        raise Impossible(said, by=clause, label=unit.label, steps=steps, terrain=ground, width=width)


def _lengthwise(battle: Battle, unit: Unit) -> bool:
    return any(told.label == unit.label for told in battle.told(Lengthwise))


def _causes(trace: Trace, battle: Battle, unit: Unit, steps: Number | None, again: bool) -> list[str]:
    """The clauses by which the ground disorders a unit, one for each time."""
    begun = start(trace, battle, unit.label)
    before = going.breaks_order(trace, unit, begun) if again else None
    found = [going.breaks_order(trace, unit, begun)] if begun is Terrain.DIFFICULT else []
    for stretch in stretches(trace, battle, unit, steps):
        if stretch.border:
            found.append(going.breaks_order_at_a_border(unit))
        clause = going.breaks_order(trace, unit, stretch.ground)
        if clause not in ONCE_A_MOVE or clause not in found:
            found.append(clause)
    return [clause for clause in found if clause and not (clause == before and clause in ONCE_A_MOVE)]
