"""Where units stand: by table edges, by each other, and what must be told anew after they have moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import landscape
from lexludi.games.minis.measuring import base_at
from lexludi.games.minis.relations import (
    Against,
    Apart,
    Between,
    FarSide,
    Higher,
    InCommand,
    Nearer,
    Room,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Touches,
    Way,
)
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane import base as plane
from lexludi.space.plane.base import Base
from lexludi.space.plane.field import Field, Placed
from lexludi.space.plane.shapes import Point


class TableEdge(StrEnum):
    """An edge of the table; left and right are seen from blue's edge."""

    LEFT = "left_table_edge"
    RIGHT = "right_table_edge"
    BLUE = "blue_table_edge"
    RED = "red_table_edge"


class Hand(StrEnum):
    """To which side."""

    LEFT = "to_the_left"
    RIGHT = "to_the_right"


TOWARDS = {
    TableEdge.LEFT: Point.at(-1, 0),
    TableEdge.RIGHT: Point.at(1, 0),
    TableEdge.BLUE: Point.at(0, -1),
    TableEdge.RED: Point.at(0, 1),
}
"""The direction of who faces an edge."""
SIDEWAYS = (TableEdge.LEFT, TableEdge.RIGHT)


@dataclass(frozen=True)
class Lengthwise:
    """A unit moves along inside a ravine."""

    label: str


PLACES = (
    *(Against, Apart, Between, FarSide, Higher, InCommand, Nearer, Room, Sees, ShotApart, Stands, Stood, Touches, Way),
    Lengthwise,
)
"""What is told of where units are, and holds until they move."""


def forget(battle: Battle, label: str) -> Battle:
    """The battle without the place of a unit and what was told of it, which must be said anew after it has moved."""
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, PLACES) and label in _labels(fact)))
    return replace(battle, facts=kept, field=battle.field.without(label))


def _labels(fact: object) -> tuple[object, ...]:
    """The labels a fact speaks of."""
    measure = getattr(fact, "measure", None)
    return measure.between if measure else tuple(vars(fact).values())


def spot(field: Field, *told: tuple[Number, TableEdge]) -> Point:
    """The point so many steps from one table edge and so many from another that meets it."""
    across = [_from(field.width, steps, edge is TableEdge.RIGHT) for steps, edge in told if edge in SIDEWAYS]
    along = [_from(field.depth, steps, edge is TableEdge.RED) for steps, edge in told if edge not in SIDEWAYS]
    if len(across) != 1 or len(along) != 1:
        one, other = (edge for _, edge in told)
        raise Impossible("A point is not told by its distances from {one} and {other}.", one=one, other=other)
    return Point.at(across[0], along[0])


def _from(length: Number | None, steps: Number, far: bool) -> Number:
    """How far from the left or from blue's edge a point is that was measured from one edge or the other."""
    if far and length is None:
        raise Impossible("How wide and how deep is the table? Say it first.")
    return (length or 0) - steps if far else steps


def put(battle: Battle, label: str, base: Base, *, right: bool = False, set_from: tuple[str, ...] = ()) -> Battle:
    """The battle with the base of a unit in a place."""
    return replace(battle, field=battle.field.put(Placed(label, base, right, set_from)))


def stood(battle: Battle, label: str) -> Base:
    """The base of a unit, which must have been placed."""
    base = base_at(battle, label)
    if base is None:
        raise Impossible("Where does {label} stand? Say it first.", label=label)
    return base


def put_by_corner(battle: Battle, label: str, corner: Point, facing: TableEdge, *, right: bool) -> Battle:
    """The battle with a base placed by where one of its front corners is and which table edge it faces."""
    base = Base(corner, TOWARDS[facing])
    return put(battle, label, base.moved(base.rightwards.times(-base.width)) if right else base, right=right)


def turn(battle: Battle, label: str, by: Point) -> Battle:
    """The battle with a base turned on the corner it was placed by."""
    base, placed = stood(battle, label), battle.field.placed(label)
    right = placed is not None and placed.by_right
    return put(battle, label, base.turned_on(by, right=right), right=right)


def wheel(battle: Battle, label: str, by: Point, hand: Hand) -> Battle:
    """The battle with a formation wheeled on its front corner of one side by an angle, its places not yet rounded."""
    pivot, _ = _front(battle, label, hand)
    for each in battle.formation(label).labels:
        battle = put(battle, each, stood(battle, each).turned(by, pivot))
    return battle


def wheel_by(battle: Battle, label: str, steps: Number, hand: Hand, *, arc: bool = False) -> Point:
    """The angle by which a formation wheels whose moving corner ends so many steps from where it was, or goes so far along its arc."""
    pivot, end = _front(battle, label, hand)
    width = (end - pivot).squared.root_near()
    if steps > 2 * width:
        raise Impossible("The corner of {label} cannot move {steps} steps in a wheel.", label=label, steps=steps)
    return (plane.wheel_along if arc else plane.wheel)(steps, width, left=hand is Hand.LEFT)


def _front(battle: Battle, label: str, hand: Hand) -> tuple[Point, Point]:
    """The ends of the front of a formation: the corner it wheels on, and the other."""
    columns = battle.formation(label).columns
    first, last = stood(battle, columns[0][0]), stood(battle, columns[-1][0])
    ends = first.front_left, last.front_right
    return ends if hand is Hand.LEFT else ends[::-1]


def carried(
    before: Battle, after: Battle, labels: Iterable[str], move: Callable[[Base], Base], set_from: str = ""
) -> Battle:
    """The battle with bases that moved as one where their move has taken them, to a hundredth of a step."""
    placed = [each for label in labels if (each := before.field.placed(label))]
    if not placed:
        return after
    lead = placed[0].base
    arrived = move(lead).kept()
    for each in placed:
        base = arrived.carrying(lead, each.base)
        after = put(after, each.label, base, right=each.by_right, set_from=(set_from,) if set_from else ())
    return after


def backwards(battle: Battle, body: tuple[str, ...], enemy: str, *, home: bool) -> Battle:
    """The battle with the ways of units straight back, where a forced move takes them there and they can be measured."""
    if not _straight_back(battle, body[0], enemy, home=home) or any(_way_told(battle, each) for each in body):
        return battle
    for each in body:
        found = landscape.way(battle, each, plane.Edge.REAR)
        battle = battle.tell(found) if found else battle
    return battle


def withdrawn(before: Battle, after: Battle, body: tuple[str, ...], enemy: str, steps: Number, *, home: bool) -> Battle:
    """The battle with units where a forced move has taken them, if that is straight back; of any other way the source
    does not say where it leads, and their places are not known."""
    if not _straight_back(before, body[0], enemy, home=home):
        return after
    set_from = "" if home else enemy
    return carried(before, after, body, lambda base: base.moved(base.towards(plane.Edge.REAR, steps)), set_from)


def _straight_back(battle: Battle, label: str, enemy: str, *, home: bool) -> bool:
    """Whether a forced move leads straight back: to the table edge, or away from an enemy squarely before a unit."""
    own, way = base_at(battle, label), _home(battle, label) if home else _away(battle, label, enemy)
    return own is not None and way == own.facing.times(-1)


def _way_told(battle: Battle, label: str) -> bool:
    return any(way.label == label for way in battle.told(Way))


def _home(battle: Battle, label: str) -> Point | None:
    """The shortest way of a unit to its own table edge."""
    side = battle.unit(label).side
    return TOWARDS[TableEdge.BLUE if side is Side.BLUE else TableEdge.RED] if side else None


def _away(battle: Battle, label: str, enemy: str) -> Point | None:
    """The way straight ahead of an enemy that stands squarely before a unit."""
    own, its = base_at(battle, label), base_at(battle, enemy)
    if own is None or its is None or own.facing != its.facing.times(-1):
        return None
    level = (own.front_right - its.front_left).dot(own.rightwards)
    return its.facing if not level.sign else None


def unplaced(battle: Battle, *labels: str) -> Battle:
    """The battle without the places of some units, which must be said anew."""
    field = battle.field
    for label in labels:
        field = field.without(label)
    return replace(battle, field=field)


def turned_about(battle: Battle, label: str) -> Battle:
    """The battle with a base turned about where it stands."""
    base = base_at(battle, label)
    return put(battle, label, base.about()) if base else battle
