"""The competing readings of chapter 7, facing."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class DisorderTime(StrEnum):
    """When a melee disorders cavalry."""

    RESOLVED = "disorder_after_melee"
    STARTED = "disorder_at_start_of_melee"


class DisorderFire(StrEnum):
    """Which fire makes cavalry check for disorder."""

    SHOT_AT = "disorder_check_when_shot_at"
    HIT = "disorder_check_when_hit"


class DisorderMove(StrEnum):
    """What the movement allowance of disordered cavalry is."""

    SIX = "disordered_moves_six"
    AT_MOST_SIX = "disordered_moves_at_most_six"


DISORDER_TIME = setting(DisorderTime.RESOLVED, "aig.7.3.melee", "aig.2.4.disorder-after-melee")
DISORDER_FIRE = setting(DisorderFire.SHOT_AT, "aig.7.3.missile")
DISORDER_MOVE = setting(DisorderMove.SIX, "aig.7.3.2.move")
