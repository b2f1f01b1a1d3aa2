"""The competing readings of chapter 6, movement."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.readings import reading


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


@dataclass(frozen=True)
class MovementReadings:
    """Of chapter 6."""

    leader: LeaderFacing = reading(LeaderFacing.FREE, "aig.6.3.front")
    engaged: Engaged = reading(Engaged.IN_MELEE, "aig.6.3.1.engaged")
    fire: EmergencyFire = reading(EmergencyFire.SHOT_AT, "aig.6.3.3.a")
    check: EmergencyCheck = reading(EmergencyCheck.AT_TURN, "aig.6.3.3.check")
    melee_turn: MeleeTurn = reading(MeleeTurn.ONE_POINT, "aig.6.3.4.may")
    heavy: HeavyThrough = reading(HeavyThrough.INFANTRY, "aig.6.6.heavy")
