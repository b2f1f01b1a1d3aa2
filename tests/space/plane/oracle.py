"""Shapes made by chance, and the same shapes for shapely, which knows floats alone."""

from __future__ import annotations

import os
from fractions import Fraction
from random import Random

from shapely import Polygon

from lexludi.rulings.number import Number
from lexludi.space.plane.areas import Area
from lexludi.space.plane.base import Base
from lexludi.space.plane.shapes import Point, Shape

PAIRS = int(os.environ.get("PAIRS", "300"))
"""How many shapes made by chance are compared; by hand, `PAIRS=10000 pytest tests/space/plane`."""
DEPTHS = (2, 4, 6, 8)
TURNS = [
    (3, 4, 5),
    (4, 3, 5),
    (5, 12, 13),
    (12, 5, 13),
    (8, 15, 17),
    (0, 1, 1),
    (1, 0, 1),
    (-3, 4, 5),
    (-4, -3, 5),
    (0, -1, 1),
]

ROUND = [
    (1, 0, 1),
    (12, 5, 13),
    (4, 3, 5),
    (3, 4, 5),
    (0, 1, 1),
    (-3, 4, 5),
    (-4, 3, 5),
    (-12, 5, 13),
    (-1, 0, 1),
    (-12, -5, 13),
    (-4, -3, 5),
    (-3, -4, 5),
    (0, -1, 1),
    (3, -4, 5),
    (4, -3, 5),
    (12, -5, 13),
]
"""Directions all round, in order."""


def base(random: Random, *, wheel: bool = True) -> Base:
    """A base anywhere on a small table, turned, and perhaps wheeled."""
    cosine, sine, whole = random.choice(TURNS)
    made = Base(
        Point.at(_place(random), _place(random)),
        Point.at(Fraction(cosine, whole), Fraction(sine, whole)),
        depth=random.choice(DEPTHS),
    )
    if wheel and random.random() < 0.5:
        made = made.wheeled(Fraction(random.randrange(1, 32), 4), left=random.random() < 0.5)
    return made


def _place(random: Random) -> Number:
    return Fraction(random.randrange(0, 240), random.choice((4, 5, 10)))


def area(random: Random) -> Area:
    """A wood or lake of any outline: its corners go round a middle, some of them drawn in."""
    middle = (_place(random), _place(random))
    corners = []
    for turn in sorted(random.sample(range(16), random.randrange(3, 12))):
        cosine, sine, whole = ROUND[turn]
        reach = Fraction(random.randrange(4, 80), 4)
        corners.append(Point.at(middle[0] + reach * cosine / whole, middle[1] + reach * sine / whole))
    return Area.of(*corners)


def polygon(shape: Shape | Area) -> Polygon:
    """The same shape in floats."""
    return Polygon([(float(corner.x), float(corner.y)) for corner in shape.corners])
