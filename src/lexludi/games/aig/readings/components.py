"""The competing readings of chapter 2, components."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class CheckedValue(StrEnum):
    """What a TQ check is rolled against."""

    PRINTED = "check_printed_tq"
    REMAINING = "check_remaining_cohesion"


CHECKED_VALUE = setting(
    CheckedValue.PRINTED,
    "aig.2.3.tq-check",
    "aig.6.3.3.check",
    "aig.6.3.4.check",
    "aig.7.3.missile",
    "aig.7.3.2.hits",
)
