"""The chart of chapter 6: how far wheels turn a base, by both ways to measure them."""

from fractions import Fraction
from math import asin, degrees, radians, sin

from lexludi.games.minis.bases import front
from lexludi.rulings.chart import Chart
from lexludi.rulings.number import Number, exact

COSTS = (2, 4, 6, 8, 10, 12)


def _row(cost: int) -> tuple[Number, Number, Number]:
    """The degrees by the straight line and along the arc, and how far apart the moving corner then ends."""
    line, arc = degrees(2 * asin(cost / front() / 2)), degrees(cost / front())
    return _rounded(line, 10), _rounded(arc, 10), _rounded(2 * front() * sin(radians(line - arc) / 2), 100)


def _rounded(number: float, parts: int) -> Number:
    return exact(Fraction(round(number * parts), parts))


WHEELS: Chart[Number] = Chart(
    clause="minis.6.2.wheel.cost",
    corner="steps_of_movement",
    columns=("degrees_by_the_line", "degrees_along_the_arc", "corners_apart"),
    rows={str(cost): _row(cost) for cost in COSTS},
)

CHARTS = {WHEELS.clause: WHEELS}
