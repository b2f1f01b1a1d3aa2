"""Competing readings of chapter 7."""

from enum import StrEnum

from lexludi.rulings.readings import setting


class ChariotFire(StrEnum):
    """At whom the crew of a chariot in close combat may shoot."""

    AT_OTHERS = "engaged_chariot_shoots_at_others"
    AT_NOBODY = "engaged_chariot_shoots_at_nobody"


CHARIOT_FIRE = setting(ChariotFire.AT_OTHERS, "minis.13.0.18", "minis.7.engaged")
