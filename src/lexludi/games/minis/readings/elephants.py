"""Readings of chapter 13: whom a chariot in hand-to-hand combat may shoot at."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class ChariotFire(StrEnum):
    """Whom the shooters of a chariot that is engaged may shoot at."""

    AT_OTHERS = "an_engaged_chariot_shoots_at_others"
    AT_NOBODY = "an_engaged_chariot_shoots_at_nobody"


CHARIOT_FIRE = setting(ChariotFire.AT_OTHERS, "minis.13.0.18", "minis.7.engaged")
