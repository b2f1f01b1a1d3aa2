"""The competing readings of chapter 6, movement."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class LeaderFacing(StrEnum):
    """Whether a lone leader moves only to his front."""

    FREE = "leader_moves_anywhere"
    FRONT = "leader_moves_to_front"


class Engaged(StrEnum):
    """Which units are engaged and cannot make the ordinary turn."""

    IN_MELEE = "engaged_in_melee"
    BESIDE_ENEMY = "engaged_beside_enemy"


class EmergencyFire(StrEnum):
    """Which fire makes a turn an emergency turn."""

    SHOT_AT = "emergency_when_shot_at"
    HIT = "emergency_when_hit"


class EmergencyCheck(StrEnum):
    """When the check for an emergency turn is rolled."""

    AT_TURN = "emergency_check_at_turn"
    AT_END = "emergency_check_at_end"


class MeleeTurn(StrEnum):
    """What a turn in melee costs."""

    ONE_POINT = "melee_turn_costs_point"
    FREE = "melee_turn_free"


class HeavyThrough(StrEnum):
    """Which friends heavy cavalry and cataphracts may move through."""

    INFANTRY = "heavy_through_infantry"
    CAVALRY_TOO = "heavy_through_cavalry_too"


LEADER_FACING = setting(LeaderFacing.FREE, "aig.6.3.front")
ENGAGED = setting(Engaged.IN_MELEE, "aig.6.3.1.engaged")
EMERGENCY_FIRE = setting(EmergencyFire.SHOT_AT, "aig.6.3.3.a")
EMERGENCY_CHECK = setting(EmergencyCheck.AT_TURN, "aig.6.3.3.check")
MELEE_TURN = setting(MeleeTurn.ONE_POINT, "aig.6.3.4.may")
HEAVY_THROUGH = setting(HeavyThrough.INFANTRY, "aig.6.6.heavy")
