"""How far a wheel turns a base by each way to measure it (6.2.wheel.cost)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import asin, ceil

from lexludi.games.minis.bases import front
from lexludi.games.minis.charts.manoeuvres import WHEELS
from lexludi.games.minis.measuring import RULER
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import HUNDREDTHS
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides


@dataclass(frozen=True)
class Turn:
    """What a wheel of some cost turns a single base by, in degrees, and how far apart its corner then ends, in steps."""

    line: Number
    arc: Number
    apart: Number


@decides
def turn_of(trace: Trace, cost: int) -> Turn:
    """How far a wheel turns a single base."""
    cells = (WHEELS.at(str(cost), column) for column in WHEELS.columns)
    return Turn(*(trace.cite("minis.6.2.wheel.cost", cell) for cell in cells))


def arc(steps: Number, columns: int, told: Number = 0) -> Number:
    """How far the corner of so many bases side by side travels when it ends so many steps from where it was.

    What was told must be what a ruler shows. No arc is as long as a number that is told, so it is rounded up to a hundredth:
    it then keeps a limit if the arc does.
    """
    width = front() * columns
    if steps > 2 * width:
        raise Impossible(
            "The corner of a front of {width} steps cannot end {steps} steps away.", width=width, steps=steps
        )
    exactly = 2 * asin(float(steps) / (2 * width)) * width
    if told and abs(float(told) - exactly) > RULER:
        said = "A corner that ends {steps} steps from where it was does not travel {arc} steps along its arc."
        raise Impossible(said, steps=steps, arc=told)
    return told or exact(Fraction(ceil(exactly * HUNDREDTHS), HUNDREDTHS))
