"""The table as a space: bases at any place and angle, and the ground between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import atan2, degrees
from typing import ClassVar

from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact, read_number, write_number
from lexludi.rulings.values import replace
from lexludi.space.plane import draw, notation
from lexludi.space.plane.base import AHEAD, FIFTEEN, Base, direction
from lexludi.space.plane.field import Field, Placed
from lexludi.space.plane.scene import TEMPLATES, TableScene, tell, values
from lexludi.space.plane.scene import turned as turned_by
from lexludi.space.plane.shapes import Point, nearest
from lexludi.space.protocol import Change, Grip, Heard, Space
from lexludi.space.protocol import Field as Typed
from lexludi.space.protocol import Point as Spot
from lexludi.space.saying import Words

FINE = 10
"""The parts of a step to which a dragged base is put."""
NEAR = 3
"""How near, in degrees, a turned base must be to a multiple of 15° to get there."""


class Tables(Space[Field]):
    """Tables with bases and ground."""

    scene = TableScene
    sample = "120x80; A 20,20 0 8x2; B 28,40 180 8x2"
    sentences: ClassVar[Mapping[str, str]] = TEMPLATES

    def read(self, line: str) -> Field:
        """The table of a line."""
        return notation.read(line)

    def write(self, position: Field) -> str:
        """Its line."""
        return notation.write(position)

    def show(self, position: Field) -> TableScene:
        """The table alone."""
        return TableScene((position,))

    def describe(self, position: Field, words: Words) -> str:
        """Who stands where, and what ground there is."""
        return tell(position, words)

    def changes(self, position: Field, heard: Heard[Field], named: Iterable[str]) -> Iterator[Change]:
        """One base turned about, or half a step farther ahead."""
        for each in position.bases:
            yield Change("{piece}: turned about", partial(_with, position, each, each.base.about()), each.label)
            ahead = each.base.ahead(Fraction(1, 2))
            yield Change("{piece}: half a step farther ahead", partial(_with, position, each, ahead), each.label)

    def grips(self, position: Field) -> list[Grip]:
        """Every base, with the tip of its arrow as the handle."""
        return [_grip(each) for each in position.bases]

    def fields(self, position: Field, words: Words) -> list[Typed]:
        """The place of the left front corner, and how the base is turned."""
        names = (("table.across", "0.5"), ("table.along", "0.5"), ("table.degrees", "15"))
        return [Typed(words.say(key), step=step) for key, step in names]

    def put(self, position: Field, piece: str, values: Sequence[str]) -> Field:
        """A base with its left front corner elsewhere, or turned."""
        across, along, turned = map(read_number, values)
        placed, corner = _placed(position, piece), Point.at(across, along)
        facing = placed.base.facing if values[2] == turned_by(placed) else AHEAD.turned(direction(turned))
        return _with(position, placed, replace(placed.base, front_left=corner, facing=facing))

    def drag(self, position: Field, piece: str, to: Spot) -> Field:
        """A base with its middle at a point, its corner to a tenth of a step."""
        placed = _placed(position, piece)
        (x, y), (now_x, now_y) = draw.point(to), draw.point(draw.middle(placed.base))
        corner = placed.base.front_left
        across, along = _fine(float(corner.x) + x - now_x), _fine(float(corner.y) + y - now_y)
        return _with(position, placed, replace(placed.base, front_left=Point.at(across, along)))

    def turn(self, position: Field, piece: str, to: Spot) -> Field:
        """A base turned on its middle to face a point: by whole degrees, and exactly by each 15° when it is near."""
        placed = _placed(position, piece)
        (x, y), middle = draw.point(to), draw.point(draw.middle(placed.base))
        angle = round(degrees(atan2(-(x - middle[0]), y - middle[1]))) % 360
        steep = round(angle / FIFTEEN) * FIFTEEN
        facing = AHEAD.turned(direction(steep if abs(angle - steep) <= NEAR else angle))
        turned = replace(placed.base, facing=facing)
        return self.drag(_with(position, placed, turned), piece, draw.middle(placed.base))

    def readings(self, position: Field, piece: str, words: Words) -> list[str]:
        """Where the corner of a base is, and how far the base is from each other."""
        placed = _placed(position, piece)
        told = values(placed)
        others = (each for each in position.bases if each.label != piece)
        gaps = ((each.label, nearest(placed.base.shape, each.base.shape).squared) for each in others)
        said = words.say("table.place", across=told["across"], along=told["along"])
        apart = (words.say("table.apart", label=label, steps=_length(squared.root_near())) for label, squared in gaps)
        return [said, *apart]


def _with(position: Field, placed: Placed, base: Base) -> Field:
    """A table with one base elsewhere, in its old order; no distance is set from it any more."""
    moved = replace(placed, base=base, by_right=False, set_from=())
    freed = {each.label: each for each in position.without(placed.label).bases} | {placed.label: moved}
    return replace(position, bases=tuple(freed[each.label] for each in position.bases))


def _placed(position: Field, piece: str) -> Placed:
    placed = position.placed(piece)
    if placed is None:
        raise Impossible("{label} does not stand on the table.", label=piece)
    return placed


def _grip(placed: Placed) -> Grip:
    told = values(placed)
    corners = (told["across"], told["along"], told["degrees"])
    at = draw.middle(placed.base)
    return Grip(placed.label, at, draw.STEP * float(placed.base.width) / 2, corners, draw.tip(placed.base))


def _fine(number: float) -> Number:
    return exact(Fraction(round(number * FINE), FINE))


def _length(number: Fraction) -> str:
    return write_number(exact(Fraction(round(number * 100), 100)))
