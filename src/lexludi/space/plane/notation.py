"""One line for a table: its size, then what was placed on it.

    120x80; A 20,20 0 8x2 blue; B 1/2√2,30 3/5:4/5 8x4 red right from A; W sparse_forest 24,22 30,22 30,26 24,26

A base is its label, its left front corner in steps from the left and from the near edge, how it is turned to the left in
degrees or else the direction it faces, its size, its side, `right` where it was placed by its right corner, and whom its
distance was set from. Ground is its label, its kind, and its corners; `border` tells its edges, `facing` the outside of a wall.
Where no size is told the line begins with `table`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.plain import plain
from lexludi.space.line import BadNotation
from lexludi.space.plane.areas import Area
from lexludi.space.plane.base import AHEAD, FIFTEEN, Base, direction
from lexludi.space.plane.field import Dimension, Field, Ground, Placed
from lexludi.space.plane.shapes import Point
from lexludi.space.plane.surds import ONE, Surd, root_of

UNSIZED = "table"
EXAMPLE = "A 20,20 0 8x2"
NUMBER = r"\d{1,9}(?:/[1-9]\d{0,8})?"
TERM = rf"[+-]?{NUMBER}(?:√\d{{1,13}})?"
SURD = rf"{TERM}(?:[+-]{NUMBER}(?:√\d{{1,13}})?)*"
_SIZE = re.compile(rf"({NUMBER})x({NUMBER})")
_BASE = re.compile(rf"(\w+) ({SURD}),({SURD}) ({SURD})(?::({SURD}))? ({NUMBER})x({NUMBER})(.*)")
_MORE = re.compile(r"(?: (?!right\b|from\b)(\w+))?( right)?(?: from (\w+(?:,\w+)*))?")
_GROUND = re.compile(rf"(\w+) ([a-z_]+)((?: {SURD},{SURD})+)(?: border ([a-z_,]+))?(?: facing ({SURD}):({SURD}))?")
_TERM = re.compile(rf"([+-]?)({NUMBER})(?:√(\d+))?")


def read(line: str) -> Field:
    """The table of a line."""
    first, *rest = (" ".join(part.split()) for part in line.split(";"))
    size = _SIZE.fullmatch(first)
    if size is None and first != UNSIZED:
        raise BadNotation(first, first, Impossible("the size of the table must come first, such as 120x80."))
    field = Field(*(map(_number, size.groups()) if size else (None, None)))
    for part in filter(None, rest):
        if base := _BASE.fullmatch(part):
            field = field.put(_base(base))
        elif ground := _GROUND.fullmatch(part):
            field = field.lay(_ground(ground))
        else:
            said = Impossible("a base or an area of ground is needed here, such as {example}.", example=EXAMPLE)
            raise BadNotation(part, part, said)
    return field


@plain.register
def write(field: Field) -> str:
    """The line of a table."""
    size = f"{field.width}x{field.depth}" if field.width is not None and field.depth is not None else UNSIZED
    return "; ".join([size, *map(_told_base, field.bases), *map(_told_ground, field.grounds)])


def degrees_of(facing: Point) -> Number | None:
    """How far a direction is turned to the left of straight ahead, if that is a multiple of 15°; None of any other."""
    return next((turn for turn in range(0, 360, FIFTEEN) if AHEAD.turned(direction(turn)) == facing), None)


def read_dimension(line: str) -> Dimension:
    """What was measured, from its line: from where to where, and the steps."""
    start, end, steps = line.split()
    return Dimension(_point_of(start), _point_of(end), _number(steps))


def write_dimension(dimension: Dimension) -> str:
    """The line of what was measured."""
    return f"{_point(dimension.start)} {_point(dimension.end)} {dimension.steps}"


def _base(match: re.Match[str]) -> Placed:
    label, across, along, first, second, width, depth, more = match.groups()
    rest = _MORE.fullmatch(more)
    if rest is None:
        raise BadNotation(more.strip(), match[0], Impossible("a side, right or from is needed here."))
    facing = Point(_surd(first), _surd(second)) if second else AHEAD.turned(direction(Fraction(first)))
    if facing.squared != 1:
        raise BadNotation(f"{first}:{second}", match[0], Impossible("a direction needs a length of 1."))
    base = Base(Point(_surd(across), _surd(along)), facing, _number(width), _number(depth))
    return Placed(label, base, bool(rest[2]), tuple((rest[3] or "").split(",")) if rest[3] else (), rest[1] or "")


def _ground(match: re.Match[str]) -> Ground:
    label, kind, corners, border, across, along = match.groups()
    area = Area(tuple(map(_point_of, corners.split())))
    facing = Point(_surd(across), _surd(along)) if across else None
    return Ground(label, kind, area, tuple(border.split(",")) if border else (), facing)


def _told_base(placed: Placed) -> str:
    base, turned = placed.base, degrees_of(placed.base.facing)
    facing = str(turned) if turned is not None else f"{told(base.facing.x)}:{told(base.facing.y)}"
    words = [placed.label, _point(base.front_left), facing, f"{base.width}x{base.depth}", placed.side]
    words += ["right" * placed.by_right, f"from {','.join(placed.set_from)}" * bool(placed.set_from)]
    return " ".join(filter(None, words))


def _told_ground(ground: Ground) -> str:
    words = [ground.label, ground.kind, *map(_point, ground.area.corners)]
    words += [f"border {','.join(ground.border)}"] if ground.border else []
    words += [f"facing {told(ground.facing.x)}:{told(ground.facing.y)}"] if ground.facing else []
    return " ".join(words)


def _point(point: Point) -> str:
    return f"{told(point.x)},{told(point.y)}"


def _point_of(text: str) -> Point:
    across, along = map(_surd, text.split(","))
    return Point(across, along)


def told(number: Surd) -> str:
    """A number with roots as it is written."""
    return "".join(_terms(number)) or "0"


def _terms(number: Surd) -> Iterator[str]:
    for at, (root, factor) in enumerate(sorted(number.terms.items())):
        sign = "-" if factor < 0 else "+" * bool(at)
        yield f"{sign}{abs(factor)}{f'√{root}' if root != ONE else ''}"


def _surd(text: str) -> Surd:
    total = Surd({})
    for sign, factor, root in _TERM.findall(text):
        total = total + root_of(int(root or ONE)) * Fraction(factor) * (-1 if sign == "-" else 1)
    return total


def _number(text: str) -> Number:
    return exact(Fraction(text))
