"""What is measured of the ground: under a base, across a line, right before a base and along its way."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from lexludi.games.minis.bases import abreast
from lexludi.games.minis.facts import Against, Leg, Terrain, Way
from lexludi.games.minis.measuring import base_at, line_of_shot, touching
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.space.plane.areas import Area, Lies
from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.field import Ground
from lexludi.space.plane.shapes import Point, Shape, overlap
from lexludi.space.plane.surds import Surd
from lexludi.space.plane.sweep import Reach, Sweep

OVER = (Terrain.BRIDGE, Terrain.FORD)
"""What leads across other ground."""
SLOPES = (Terrain.GENTLE_SLOPE, Terrain.STEEP_SLOPE, Terrain.SHEER_SLOPE)
HUNDREDTHS = 2


class Crossed(NamedTuple):
    """Something a line crosses: how far along it, what it is, and whether it only grazes it."""

    at: Surd
    thing: str
    grazed: bool = False


class Stretch(NamedTuple):
    """A part of a way over one kind of ground."""

    start: Surd
    end: Surd
    ground: Ground | None


def shares(battle: Battle, label: str) -> dict[Terrain, Surd]:
    """How much of a base lies on each kind of ground, as shares of 1; nothing where it was not placed."""
    base = base_at(battle, label)
    whole = base.shape.doubled_area if base else Surd.of(1)
    found: dict[Terrain, Surd] = {}
    for each in battle.field.grounds if base else ():
        part = each.area.doubled_share(base.shape) / whole if base else Surd({})
        if part.sign:
            kind = Terrain(each.kind)
            found[kind] = found.get(kind, Surd({})) + part
    return found


def ground(battle: Battle, label: str) -> Terrain | None:
    """The ground with the larger part of a base, level where there is no other; None where it was not placed."""
    if battle.field.placed(label) is None:
        return None
    held = [kind for kind, part in shares(battle, label).items() if part > Fraction(1, 2)]
    return next((kind for kind in OVER if kind in held), held[-1] if held else Terrain.LEVEL)


def halved(battle: Battle, label: str) -> Terrain | None:
    """The ground with just half of a base; None where there is none."""
    return next((kind for kind, part in shares(battle, label).items() if part == Fraction(1, 2)), None)


def between(battle: Battle, one: str, other: str) -> list[Crossed] | None:
    """What the line along which a shot is measured crosses, in order; None where the units were not both placed.

    The ground on which one of the two stands is not between them.
    """
    line = line_of_shot(battle, one, other)
    if line is None:
        return None
    found = [
        *_units_on(battle, line.start, line.end, one, other),
        *_grounds_on(battle, line.start, line.end, one, other),
    ]
    return sorted(found, key=lambda crossed: crossed.at)


def against(battle: Battle, label: str) -> Against | None:
    """The wall along which a base stands, with its front or its rear, and on which side of it."""
    base = base_at(battle, label)
    for wall in battle.field.grounds if base else ():
        if base is None or wall.facing is None:
            continue
        if any(touch.squared.sign for touch in touching(base.shape, wall.area.parts[0])):
            outside = (base.middle_of(Edge.FRONT) + base.middle_of(Edge.REAR)).times(Fraction(1, 2))
            behind = (outside - wall.area.corners[0]).dot(wall.facing) < 0
            return Against(label, wall.label if _is_section(battle, wall.label) else wall.kind, behind)
    return None


def room(battle: Battle, label: str) -> bool | None:
    """Whether a base turned by a right angle where it stands would overlap nothing; None where it was not placed."""
    base = base_at(battle, label)
    if base is None:
        return None
    middle = (base.middle_of(Edge.FRONT) + base.middle_of(Edge.REAR)).times(Fraction(1, 2))
    turned = base.turned(Point.at(0, 1), middle).shape
    others = (each.label for each in battle.field.bases if each.label != label)
    shapes = [other.shape for each in others if (other := base_at(battle, each))]
    walls = (wall.area.parts[0] for wall in battle.field.grounds if wall.facing is not None)
    return not any(overlap(turned, shape) for shape in (*shapes, *walls))


def way(battle: Battle, label: str, edge: Edge = Edge.FRONT, *, to: str = "") -> Way | None:
    """The way of a base straight out from one of its edges: the ground its leading edge passes over, as far as whom or
    what it meets; None where it was not placed, or where nothing lies on its way."""
    base = base_at(battle, label)
    if base is None:
        return None
    sweep, own = Sweep(base, edge), battle.formation(label).labels
    together = [Sweep(each, edge) for other in own if (each := base_at(battle, other))]
    meets, end = _first_met(battle, together, own)
    if to and meets != to:
        return None
    stretches = _stretches(battle, sweep, end)
    if not stretches and not meets:
        return None
    return Way(label, tuple(_legs(battle, label, sweep, stretches, end)), meets)


def _units_on(battle: Battle, start: Point, end: Point, *but: str) -> Iterator[Crossed]:
    for each in battle.field.bases:
        base = base_at(battle, each.label) if each.label not in but else None
        if base:
            yield from _crossed(Area(base.shape.corners), start, end, each.label)


def _grounds_on(battle: Battle, start: Point, end: Point, *ends: str) -> Iterator[Crossed]:
    bases = [base for label in ends if (base := base_at(battle, label))]
    for each in battle.field.grounds:
        if each.facing is not None:
            yield from _over_wall(each, start, end)
        elif not any(_holds(each.area, base) for base in bases):
            yield from _crossed(each.area, start, end, each.kind)


def _crossed(area: Area, start: Point, end: Point, thing: str) -> Iterator[Crossed]:
    """Where a line first runs inside an area, or else along or past its edge."""
    parts = list(area.crossed(start, end))
    inside = next((first for first, _, lies in parts if lies is Lies.INSIDE), None)
    edge = next((first for first, _, lies in parts if lies is Lies.ON_THE_EDGE), None)
    points = (first for first, _, _ in parts if area.place_of(start + (end - start).times(first)) is not Lies.OUTSIDE)
    touched = next((first for first in points if 0 < first < 1), None)
    if inside is not None:
        yield Crossed(inside, thing)
    elif edge is not None or touched is not None:
        yield Crossed(edge if edge is not None else touched or Surd({}), thing, grazed=True)


def _over_wall(wall: Ground, start: Point, end: Point) -> Iterator[Crossed]:
    """Where a line passes over a wall."""
    one, other = wall.area.corners
    way, along = end - start, other - one
    turn = way.cross(along)
    if not turn.sign:
        return
    at, on = (one - start).cross(along) / turn, (one - start).cross(way) / turn
    if at >= 0 and at <= 1 and on >= 0 and on <= 1:
        yield Crossed(at, wall.kind, grazed=not on.sign or on == 1)


def _holds(area: Area, base: Base) -> bool:
    """Whether the larger part of a base lies in an area."""
    return area.doubled_share(base.shape) * 2 > base.shape.doubled_area


def _first_met(battle: Battle, sweeps: list[Sweep], own: tuple[str, ...]) -> tuple[str, Surd | None]:
    """What bases that move as one come to first: a unit, a wall or the table edge, and after how many steps."""
    found: list[tuple[Surd, str]] = []
    for sweep in sweeps:
        reached = [(reach.start, label) for label, shape in _others(battle, own) if (reach := sweep.reach(shape))]
        found += [(start, label) for start, label in reached if start >= 0]
        if (edge := _to_the_edge(battle, sweep)) is not None:
            found.append((edge, Terrain.TABLE_EDGE.value))
    steps, label = min(found, key=itemgetter(0)) if found else (None, "")
    return label, steps


def _others(battle: Battle, own: tuple[str, ...]) -> Iterator[tuple[str, Shape]]:
    for each in battle.field.bases:
        if each.label not in own and (base := base_at(battle, each.label)):
            yield each.label, base.shape
    for wall in battle.field.grounds:
        if wall.facing is not None:
            yield wall.kind, wall.area.parts[0]


def _to_the_edge(battle: Battle, sweep: Sweep) -> Surd | None:
    """How far a base goes until it comes to the edge of the table; None where it is not known how far that is."""
    field, room = battle.field, list[Surd]()
    for corner in sweep.base.shape.corners:
        for way, at, size in ((sweep.way.x, corner.x, field.width), (sweep.way.y, corner.y, field.depth)):
            if way.sign < 0:
                room.append(at / -way)
            elif way.sign and size is not None:
                room.append((size - at) / way)
    return min(room, default=None)


def _stretches(battle: Battle, sweep: Sweep, end: Surd | None) -> list[Stretch]:
    """The grounds a leading edge passes over, one after the other; what leads across others counts before them."""
    marks: set[Surd] = {Surd({})} | ({end} if end is not None else set())
    reached: list[tuple[Reach, Ground]] = []
    for each in battle.field.grounds:
        for reach in sweep.reaches(each.area) if each.facing is None else ():
            if reach.end > 0 and (end is None or reach.start < end):
                reached.append((reach, each))
                marks |= {mark for mark in reach if mark > 0 and (end is None or mark < end)}
    ordered = sorted(marks)
    found: list[Stretch] = []
    for first, last in pairwise(ordered):
        middle = (first + last) / 2
        over = [each for reach, each in reached if reach.start < middle and reach.end > middle]
        top = next((each for each in over if each.kind in OVER), over[-1] if over else None)
        if found and found[-1].ground is top:
            found[-1] = Stretch(found[-1].start, last, top)
        else:
            found.append(Stretch(first, last, top))
    return found if reached else []


def _legs(battle: Battle, label: str, sweep: Sweep, stretches: list[Stretch], end: Surd | None) -> Iterator[Leg]:
    """The legs of a way; on and off a hill by the slope that the leading edge comes to."""
    on_hill = next(iter(stretches), Stretch(Surd({}), Surd({}), None)).ground
    hill = on_hill if on_hill and on_hill.kind == Terrain.HILL else None
    for stretch in stretches:
        steps, ground = _steps(stretch.end - stretch.start), stretch.ground
        here = ground if ground and ground.kind == Terrain.HILL else None
        if here is not None and hill is None:
            yield Leg(steps, _slope(label, sweep, here, stretch.start, entering=True))
        elif here is None and hill is not None and not _on(hill, sweep, stretch):
            slope = _slope(label, sweep, hill, stretch.start, entering=False)
            yield Leg(steps if ground is None else 0, slope)
            if ground is not None:
                yield Leg(steps, Terrain(ground.kind))
        else:
            yield Leg(steps, Terrain(ground.kind) if ground else Terrain.LEVEL)
        hill = here or (hill if hill and _on(hill, sweep, stretch) else None)
    if not stretches and end is not None:
        yield Leg(_steps(end), ground_of(battle, label))


def ground_of(battle: Battle, label: str) -> Terrain:
    """The ground on which a base that was placed stands."""
    return ground(battle, label) or Terrain.LEVEL


def _on(hill: Ground, sweep: Sweep, stretch: Stretch) -> bool:
    """Whether a part of a way lies on a hill, whatever grows there."""
    middle = (stretch.start + stretch.end) / 2
    return any(reach.start < middle and reach.end > middle for reach in sweep.reaches(hill.area))


def _slope(label: str, sweep: Sweep, hill: Ground, steps: Surd, *, entering: bool) -> Terrain:
    """The slope of a hill that a leading edge comes to, which must be one."""
    kinds = {hill.border[number] for number in sweep.border_at(hill.area, steps, entering=entering) if hill.border}
    if len(kinds) != 1:
        said = "Is the slope that {label} comes to gentle, steep or sheer? Say that its way goes over it."
        raise Impossible(said, by="minis.12.2.1", label=label)
    return Terrain(kinds.pop())


def _steps(number: Surd) -> Number:
    return exact(number.rounded(HUNDREDTHS))


def _is_section(battle: Battle, label: str) -> bool:
    return any(section.label == label for section in battle.sections)


def foremost(battle: Battle, side: Side) -> Number | None:
    """How far the foremost base of an army is from its camp, straight towards the enemy; None where not both were placed."""
    camp = battle.field.ground(side.value)
    labels = (unit.label for unit in battle.units if unit.side is side and not unit.removed)
    bases = [base for label in labels if (base := base_at(battle, label))]
    if camp is None or not bases:
        return None
    ahead = Point.at(0, 1 if side is Side.BLUE else -1)
    front = max(corner.dot(ahead) for base in bases for corner in base.shape.corners)
    return _steps(front - max(corner.dot(ahead) for corner in camp.area.corners))


def fits(battle: Battle, label: str) -> int | None:
    """How many bases fit side by side along a wall; None where it was not placed."""
    wall = battle.field.ground(label)
    if wall is None or wall.facing is None:
        return None
    one, other = wall.area.corners
    return abreast((other - one).squared.root_near())
