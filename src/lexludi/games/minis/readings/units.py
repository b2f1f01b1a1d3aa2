"""Readings of chapter 3: who supports, when fire forbids it, what an onslaught adds to."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class Supporters(StrEnum):
    """How many units of a formation support."""

    NEXT_AND_ALL_BEHIND = "one_a_side_and_all_behind"
    NEXT_AND_ONE_BEHIND = "one_a_side_and_one_behind"
    ROW_AND_ALL_BEHIND = "whole_rank_and_all_behind"


class UnderFire(StrEnum):
    """How long a unit that was shot at counts as under fire."""

    CLOSE_COMBAT_TOO = "under_fire_for_the_turn"
    SAME_PHASE = "under_fire_for_the_phase"


class Onslaught(StrEnum):
    """The totals to which an onslaught adds."""

    BOTH_TOTALS = "onslaught_in_both_totals"
    ATTACK_ONLY = "onslaught_in_the_attack"


SUPPORTERS = setting(Supporters.NEXT_AND_ALL_BEHIND, "minis.3.4.kinds", "minis.5.5.defence-support")
UNDER_FIRE = setting(UnderFire.CLOSE_COMBAT_TOO, "minis.3.4.free")
ONSLAUGHT = setting(Onslaught.BOTH_TOTALS, "minis.3.5.fanatics.onslaught")
