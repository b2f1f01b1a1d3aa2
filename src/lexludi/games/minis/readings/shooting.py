"""Competing readings of chapter 5."""

from enum import StrEnum

from lexludi.rulings.readings import setting


class ShootingRanks(StrEnum):
    """Which units behind support a shot."""

    SECOND = "second_rank_supports_a_shot"
    EVERY = "every_rank_supports_a_shot"


class SecondRankReply(StrEnum):
    """Which weapons may make a return shot from the second rank."""

    THROWN_HIGH = "bows_and_javelins_reply"
    ANY = "any_weapon_replies"


class ShotAgain(StrEnum):
    """How long a unit that was shot at may not be shot at again."""

    TURN = "shot_at_once_a_turn"
    PHASE = "shot_at_once_a_phase"


class SameResult(StrEnum):
    """When two results are the same, and which of two is better."""

    ACTION = "results_compare_by_action"
    NUMBER = "results_compare_by_number"


SHOOTING_RANKS = setting(ShootingRanks.SECOND, "minis.5.5.second-rank.support")
SECOND_RANK_REPLY = setting(SecondRankReply.THROWN_HIGH, "minis.5.2.return.second-rank")
SHOT_AGAIN = setting(ShotAgain.TURN, "minis.5.4.no-repeat")
SAME_RESULT = setting(SameResult.ACTION, "minis.5.2.exchange.winner", "minis.8.3.22", "minis.8.3.25")
