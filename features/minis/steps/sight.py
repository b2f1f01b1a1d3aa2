"""Sentences about what the ground does to sight and to shots."""

from __future__ import annotations

from lexludi.games.minis.sight import FromSlope
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number

from .table import Table, phrases


@phrases.given("{label} is {steps} steps from the foot of the slope")
def from_slope(case: Table, label: str, steps: Number) -> None:
    case.meet(label)
    case.tell(FromSlope(label, Measure(steps, (label,), Origin.TOLD)))
