"""Readings of chapter 15: what stones leave of armour, and when a hit chance is halved."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class Stones(StrEnum):
    """What the armour of a target is worth against stones."""

    NO_DEFENCE = "no_defence_against_stones"
    LESS_PIERCING = "piercing_against_stones"


class HalvedHits(StrEnum):
    """Whether the depth of a target is added before or after its hit chance is halved."""

    DEPTH_FIRST = "depth_before_halving"
    HALVE_FIRST = "halving_before_depth"


STONES = setting(Stones.NO_DEFENCE, "minis.15.2.26", "minis.15.2.28")
HALVED_HITS = setting(HalvedHits.DEPTH_FIRST, "minis.15.2.16")
