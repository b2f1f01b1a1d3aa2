"""Where units stand on the table, as players measure it."""

from __future__ import annotations

from fractions import Fraction

from lexludi.examples.kinds import Angle
from lexludi.games.minis import places
from lexludi.games.minis.places import Hand, TableEdge
from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.base import Base, direction

from .placing import IS_TURNED, STANDS_AT
from .spots import Spot
from .table import Table, phrases


@phrases.given("the table is {width} steps wide and {depth} steps deep")
def table_is(case: Table, width: Number, depth: Number) -> None:
    case.set(field=replace(case.state.field, width=width, depth=depth))


@phrases.given(
    "the left front corner of {unit} is {steps} steps from {edge} and {further} from {other}, and it faces {front}",
    places=("unit",),
)
def left_corner(
    case: Table, unit: str, steps: Number, edge: TableEdge, further: Number, other: TableEdge, front: TableEdge
) -> None:
    _by_corner(case, unit, ((steps, edge), (further, other)), front, right=False)


@phrases.given(
    "the right front corner of {unit} is {steps} steps from {edge} and {further} from {other}, and it faces {front}",
    places=("unit",),
)
def right_corner(
    case: Table, unit: str, steps: Number, edge: TableEdge, further: Number, other: TableEdge, front: TableEdge
) -> None:
    _by_corner(case, unit, ((steps, edge), (further, other)), front, right=True)


def _by_corner(
    case: Table, unit: str, told: tuple[tuple[Number, TableEdge], ...], front: TableEdge, *, right: bool
) -> None:
    case.meet(unit)
    corner = places.spot(case.state.field, *told)
    case.state = places.put_by_corner(case.state, unit, corner, front, right=right)


@phrases.given(STANDS_AT, places=("unit",))
def stands_at(case: Table, unit: str, spot: Spot, front: TableEdge) -> None:
    """The spot is that of its left front corner."""
    case.meet(unit)
    case.state = places.put_by_corner(case.state, unit, spot.point, front, right=False)


@phrases.given(
    "{unit} stands at {spot} and faces {front}, and {other} faces it, {steps} steps before it", places=("unit", "other")
)
def stand_opposite(case: Table, unit: str, spot: Spot, front: TableEdge, other: str, steps: Number) -> None:
    stands_at(case, unit, spot, front)
    faces_it(case, other, steps, unit)


@phrases.given(IS_TURNED, places=("unit",))
def is_turned_by(case: Table, unit: str, angle: Angle, hand: Hand) -> None:
    degrees = Fraction(angle)
    case.state = places.turn(case.state, unit, direction(degrees if hand is Hand.LEFT else -degrees))


@phrases.given("{unit} is turned {hand} as by a wheel of {steps} steps", places=("unit",))
def is_turned_as_wheeled(case: Table, unit: str, hand: Hand, steps: Number) -> None:
    case.state = places.wheel(case.state, unit, places.wheel_by(case.state, unit, steps, hand), hand)


@phrases.given("{unit} stands {steps} steps before {other} and faces it", places=("unit",))
def faces_it(case: Table, unit: str, steps: Number, other: str) -> None:
    faces_it_aside(case, unit, steps, other, 0, Hand.RIGHT)


@phrases.given(
    "{unit} stands {steps} steps before {other} and faces it, {aside} steps further {hand}", places=("unit",)
)
def faces_it_aside(case: Table, unit: str, steps: Number, other: str, aside: Number, hand: Hand) -> None:
    """Left and right are those of the other."""
    base = places.stood(case.state, other)
    _beside(case, unit, other, base.opposite(steps, aside if hand is Hand.RIGHT else -aside))


@phrases.given("{unit} stands {steps} steps behind {other}, corners level", places=("unit",))
def stands_steps_behind(case: Table, unit: str, steps: Number, other: str) -> None:
    _beside(case, unit, other, places.stood(case.state, other).behind(steps))


@phrases.given("{unit} stands in line with {other}, {steps} steps {hand}", places=("unit",))
def in_line(case: Table, unit: str, other: str, steps: Number, hand: Hand) -> None:
    base = places.stood(case.state, other)
    _beside(case, unit, other, base.beside(steps, right=hand is Hand.RIGHT))


def _beside(case: Table, unit: str, other: str, base: Base) -> None:
    case.meet(unit)
    case.state = places.put(case.state, unit, base, set_from=(other,))
