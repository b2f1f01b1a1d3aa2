"""What is measured from places: zones, gaps, ranges, contact, and what lies between (1.geometry, 1.base.measure)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from lexludi.games.minis import bases
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import HUNDREDTHS, Measure, Origin
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace
from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.field import Dimension, Field, Placed
from lexludi.space.plane.shapes import Nearest, Point, Shape, Touch, nearest, overlap, touches
from lexludi.space.plane.surds import Surd

RULER = Fraction(1, 10)
"""What a ruler on a table does not show, in steps."""
EACH_45 = Point.at(1, 1)
"""How the rays of a zone lean: as far ahead as aside."""


@dataclass(frozen=True)
class Sight:
    """The line along which a distance is measured: both its ends."""

    start: Point
    end: Point


def base_at(battle: Battle, label: str) -> Base | None:
    """The base of a unit where it was placed; None where it was not."""
    placed = battle.field.placed(label)
    if placed is None:
        return None
    width, depth = bases.edges_of(battle.unit(label))
    return replace(placed.base, width=width, depth=depth)


def both_at(battle: Battle, one: str, other: str) -> tuple[Base, Base] | None:
    """Two bases that were both placed."""
    first, second = base_at(battle, one), base_at(battle, other)
    if first is None or second is None:
        return None
    if overlap(first.shape, second.shape):
        raise Impossible("{one} and {other} are placed where their bases overlap.", one=one, other=other)
    return first, second


def outline(battle: Battle, label: str) -> tuple[Shape, ...]:
    """The convex shapes of a base or of an area of ground; none where nothing of that name was placed."""
    base, ground = base_at(battle, label) if _is_unit(battle, label) else None, battle.field.ground(label)
    return (base.shape,) if base else ground.area.parts if ground else ()


@lru_cache(4096)
def shares(of: Base, other: Base, lean: Point = EACH_45) -> Mapping[Edge, Surd]:
    """Twice the area of a base in each zone of another, by the edge the zone lies before."""
    found = {edge: other.shape.clipped(of.zone(edge, lean)).doubled_area for edge in Edge}
    return {edge: share for edge, share in found.items() if share.sign}


def largest(parts: Mapping[Edge, Surd]) -> tuple[Edge, ...]:
    """The zones that hold the largest part: one, or several that hold as much."""
    most = max(parts.values())
    return tuple(edge for edge, part in parts.items() if part == most)


def gap(battle: Battle, one: str, other: str) -> Measure | None:
    """The shortest way between two things that were placed."""
    ways = [shortest(first, second) for first in outline(battle, one) for second in outline(battle, other)]
    if not ways:
        return None
    return measure(min(way.squared for way in ways), one, other, battle=battle)


def contact(battle: Battle, one: str, other: str) -> Touch | None:
    """How two bases touch; None where they do not."""
    pair = both_at(battle, one, other)
    return next(iter(touching(pair[0].shape, pair[1].shape)), None) if pair else None


def line_of_shot(battle: Battle, shooter: str, target: str) -> Sight | None:
    """From where to where a shot is measured: from the middle of the front edge to the middle of the edge whose zone
    holds the shooter; of skirmishers from the nearest point."""
    pair = both_at(battle, shooter, target)
    if pair is None:
        return None
    own, its = pair
    loose = [battle.unit(label).skirmishing for label in (shooter, target)]
    edge = largest(shares(its, own))[0]
    start, end = own.middle_of(Edge.FRONT), its.middle_of(edge)
    way = shortest(own.shape if loose[0] else Shape((start,)), its.shape if loose[1] else Shape((end,)))
    return Sight(way.start, way.end)


def shot_range(battle: Battle, shooter: str, target: str) -> Measure | None:
    """The length of the line along which a shot is measured."""
    line = line_of_shot(battle, shooter, target)
    return measure((line.end - line.start).squared, shooter, target, battle=battle) if line else None


def far_side(battle: Battle, giver: str, label: str, *, name: str) -> Measure | None:
    """From the nearest point of the base a figure stands on to the farthest corner of another."""
    pair = both_at(battle, giver, label) if giver != label else None
    if pair is None:
        return None
    ways = [shortest(Shape((corner,)), pair[0].shape).squared for corner in pair[1].shape.corners]
    return measure(max(ways), name, label, battle=battle)


def measure(squared: Surd, *between: str, battle: Battle) -> Measure:
    """A length by its square, told to a hundredth of a step; what it lacks decides at the limit."""
    length = squared.root_near()
    told = Fraction(round(length * HUNDREDTHS), HUNDREDTHS) or (Fraction(1, HUNDREDTHS) if length else Fraction(0))
    give: Number = 0 if battle.field.set_apart(between[0], between[-1]) or not length else RULER
    found = Measure(exact(told), between, Origin.MEASURED, rest=exact(length - told), give=give)
    return next((each for each in map(_unbound, battle.misread) if _same(each, found)), found)


def _same(read: Measure, found: Measure) -> bool:
    """Whether a ruler may have shown one measure where another was found."""
    apart = read.number - found.number
    return read.between == found.between and max(apart, -apart) <= 2 * RULER


def _unbound(measure: Measure) -> Measure:
    """What a ruler showed, without the limit it was held against."""
    return replace(measure, bound=None, limit=0, give=0)


@lru_cache(4096)
def shortest(one: Shape, other: Shape) -> Nearest:
    """The shortest way between two shapes."""
    return nearest(one, other)


@lru_cache(4096)
def touching(one: Shape, other: Shape) -> tuple[Touch, ...]:
    """Where two shapes touch."""
    return touches(one, other)


def length_of(touch: Touch) -> Number:
    """How many steps two edges lie along each other."""
    return exact(Fraction(round(touch.squared.root_near() * HUNDREDTHS), HUNDREDTHS))


def drawn(battle: Battle) -> Field | None:
    """The table as it is drawn, with the size and side of every base; None where no base was placed."""
    if not battle.field.bases:
        return None
    bases = tuple(_drawn(battle, each) for each in battle.field.bases)
    return replace(battle.field, bases=bases)


def _drawn(battle: Battle, placed: Placed) -> Placed:
    unit = battle.unit(placed.label)
    known = unit.troops not in (None, Troops.CAMELS)
    return replace(
        placed,
        base=(base_at(battle, placed.label) if known else None) or placed.base,
        side=unit.side.value if unit.side else "",
    )


def dimensions(battle: Battle, ruling: Ruling[Any]) -> tuple[Dimension, ...]:
    """The lines that a ruling measured between bases that were placed."""
    found: dict[Dimension, None] = {}
    for line in ruling.trace:
        facts = {**line.facts, "steps_apart": line.value} if isinstance(line.value, Measure) else line.facts
        for name, measure in facts.items():
            if (
                isinstance(measure, Measure)
                and measure.origin is Origin.MEASURED
                and (ends := _ends(battle, name, measure))
            ):
                found[Dimension(ends.start, ends.end, measure.number)] = None
    return tuple(found)


def _ends(battle: Battle, name: str, measure: Measure) -> Sight | None:
    """From where to where a measure of a trace was taken, by the name it has there; None where nothing was placed."""
    if len(measure.between) != 2 or not all(map(battle.field.placed, measure.between)):
        return None
    if name == "range_of_the_shot":
        return line_of_shot(battle, *measure.between)
    if name != "steps_apart":
        return None
    one, other = (outline(battle, label)[0] for label in measure.between)
    way = shortest(one, other)
    return Sight(way.start, way.end)


def _is_unit(battle: Battle, label: str) -> bool:
    return any(unit.label == label for unit in battle.units)
