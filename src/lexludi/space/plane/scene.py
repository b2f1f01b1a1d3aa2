"""A table beside an example: recorded, drawn and described, before an action and after it, with what was measured."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees
from typing import ClassVar

from lexludi.rulings.number import exact, write_number
from lexludi.rulings.plain import Json
from lexludi.space.drawing import Drawing, figure
from lexludi.space.plane import notation
from lexludi.space.plane.base import AHEAD
from lexludi.space.plane.draw import draw
from lexludi.space.plane.field import Dimension, Field, Placed
from lexludi.space.plane.notation import degrees_of
from lexludi.space.plane.shapes import Point
from lexludi.space.saying import Words, together

TEMPLATES = {
    "table.base": "{label}: left front corner {across} steps from the left edge and {along} from the near edge, turned {degrees}° to the left.",
    "table.base_of": "{label}, {side}: left front corner {across} steps from the left edge and {along} from the near edge, turned {degrees}° to the left.",
    "table.ground": "{label}: {kind}.",
    "table.moved": "{label}: now {across} steps from the left edge and {along} from the near edge, turned {degrees}° to the left.",
    "table.measured": "Measured: {steps} steps.",
    "table.scale": "{steps} steps = {centimetres} cm",
    "table.across": "Steps from the left edge",
    "table.along": "Steps from the near edge",
    "table.degrees": "Degrees to the left",
    "table.place": "{across} / {along}",
    "table.apart": "{label}: {steps} steps",
}


@dataclass(frozen=True)
class TableScene:
    """One table, or one before and one after, and what was measured on the first."""

    kind: ClassVar[str] = "table"
    fields: tuple[Field, ...]
    dimensions: tuple[Dimension, ...] = ()

    @property
    def position(self) -> Field:
        """The first of them."""
        return self.fields[0]

    def record(self) -> Json:
        """Their lines, and what was measured."""
        measured = list(map(notation.write_dimension, self.dimensions))
        return {"tables": list(map(notation.write, self.fields)), "measured": measured}

    @classmethod
    def read(cls, data: Json) -> TableScene:
        """From their record."""
        if not isinstance(data, dict):
            raise TypeError("a table is recorded with its lines")
        tables, measured = map(notation.read, data["tables"]), map(notation.read_dimension, data["measured"])
        return cls(tuple(tables), tuple(measured))

    def draw(self, words: Words) -> str:
        """One drawing a table; on the second what has moved leaves its outline behind."""
        drawn = [Drawing(*draw(self.fields[0], words, self.dimensions), self.described(words))]
        for before, after in pairwise(self.fields):
            drawn.append(Drawing(*draw(after, words, left=before), moves(before, after, words)))
        return figure(drawn, words)

    def described(self, words: Words) -> str:
        """The first table and what was measured on it."""
        measured = (words.say("table.measured", steps=write_number(each.steps)) for each in self.dimensions)
        return together([tell(self.position, words), *measured])

    def describe(self, words: Words) -> str:
        """The first table, then who has moved."""
        return together([self.described(words), *(moves(*both, words) for both in pairwise(self.fields))])


def tell(field: Field, words: Words) -> str:
    """A table in words."""
    bases = (tell_base(placed, words) for placed in field.bases)
    grounds = (words.say("table.ground", label=each.label, kind=words.word(each.kind)) for each in field.grounds)
    return together([*bases, *grounds])


def tell_base(placed: Placed, words: Words) -> str:
    """Where a base stands and how it is turned."""
    key = "table.base_of" if placed.side else "table.base"
    side = {"side": words.word(placed.side)} if placed.side else {}
    return words.say(key, label=placed.label, **side, **values(placed))


def values(placed: Placed) -> dict[str, str]:
    """The numbers of a place as they are read: to a hundredth of a step, and to a tenth of a degree."""
    corner = placed.base.front_left
    return {
        "across": write_number(exact(corner.x.rounded(2))),
        "along": write_number(exact(corner.y.rounded(2))),
        "degrees": turned(placed),
    }


def turned(placed: Placed) -> str:
    """How far a base is turned to the left of straight ahead."""
    facing = placed.base.facing
    known = degrees_of(facing)
    return write_number(known) if known is not None else f"{_degrees(facing):.1f}"


def moves(before: Field, after: Field, words: Words) -> str:
    """Who has moved."""
    moved = [each for each in after.bases if (was := before.placed(each.label)) and was.base != each.base]
    return together(words.say("table.moved", label=each.label, **values(each)) for each in moved) or tell(after, words)


def _degrees(facing: Point) -> float:
    return degrees(atan2(float(AHEAD.cross(facing)), float(AHEAD.dot(facing)))) % 360
