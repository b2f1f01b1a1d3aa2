"""How far a wheel turns a base by each way to measure it (6.2.wheel.cost)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis.charts.manoeuvres import WHEELS
from lexludi.rulings.number import Number
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
