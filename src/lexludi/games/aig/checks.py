"""The TQ check, which is also the morale check: a d10 against a unit's Troop Quality."""

from __future__ import annotations

from enum import StrEnum

from lexludi.games.aig.pieces import D10, Unit
from lexludi.games.aig.readings.components import CHECKED_VALUE, CheckedValue
from lexludi.rulings.ruling import Trace, decides


class Check(StrEnum):
    """How a check ends."""

    PASSED = "check_passed"
    FAILED = "check_failed"


@decides
def tq_check(trace: Trace, unit: Unit, modifier: int) -> Check:
    """One d10 with its modifier, passed when the result is equal to or less than the unit's TQ."""
    remaining = trace.reading(CHECKED_VALUE) is CheckedValue.REMAINING
    needed = unit.cohesion if remaining else unit.quality
    die = trace.add("aig.2.3.d10", trace.roll("tq_check", D10, unit.label), unit=unit.label)
    if modifier:
        trace.add("aig.2.3.tq-check", modifier, unit=unit.label)
    result = trace.total("aig.2.3.tq-check", die + modifier, unit=unit.label, tq=needed)
    if unit.quality == max(D10) and modifier <= 0 and not remaining:
        trace.cite("aig.2.3.tq9", Check.PASSED, unit=unit.label)
    return Check.PASSED if result <= needed else Check.FAILED
