"""The competing readings of chapter 12, terrain."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class LightChariots(StrEnum):
    """Whether light chariots may go where chariots may not."""

    BARRED = "light_chariots_are_barred"
    AS_SKIRMISHERS = "light_chariots_go_as_skirmishers"


class Height(StrEnum):
    """Which totals the bonus for higher ground enters."""

    EVERY_TOTAL = "height_counts_in_every_total"
    NOT_IN_DEFENSIVE_SHOTS = "height_does_not_count_in_a_defensive_shot"


LIGHT_CHARIOTS = setting(
    LightChariots.BARRED, "minis.12.1.2", "minis.12.3.1", "minis.12.4.10", "minis.12.5.13", "minis.13.4.4"
)
HEIGHT = setting(Height.EVERY_TOTAL, "minis.12.2.15", "minis.12.5.10", "minis.7.example.longbows")
