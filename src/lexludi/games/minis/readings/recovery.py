"""Readings of chapter 10: bonuses while recovering, disorder from elephants and chariots."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class RecoveringBonuses(StrEnum):
    """Whether a recovering unit keeps the combat strength its weapons add."""

    LOST = "recovering_loses_weapon_strength"
    KEPT = "recovering_keeps_weapon_strength"


class BeastDisorder(StrEnum):
    """Which chariots disorder those who fight them."""

    SCYTHED = "only_scythed_chariots_disorder"
    ANY_CHARIOT = "every_chariot_disorders"


class BeastRounds(StrEnum):
    """How often a close combat with elephants or chariots disorders."""

    ONCE = "disordered_once_a_combat"
    EACH_ROUND = "disordered_each_round"


RECOVERING_BONUSES = setting(RecoveringBonuses.LOST, "minis.10.recover.5")
BEAST_DISORDER = setting(BeastDisorder.SCYTHED, "minis.10.4", "minis.13.0.22")
BEAST_ROUNDS = setting(BeastRounds.ONCE, "minis.10.4")
