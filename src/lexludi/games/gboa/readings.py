"""The competing readings of the digest that a table can choose between."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class AdditionalMove(StrEnum):
    """Which move costs the hit for an additional move."""

    AFTER_MOVED = "additional_after_moved"
    OTHER_COMMANDER = "additional_other_commander"
    OTHER_THAN_BEFORE = "additional_other_than_before"


class Harassment(StrEnum):
    """When harassment and dispersal costs a hit."""

    AFTER_MOVED = "harassment_after_moved"
    ALWAYS = "harassment_always"


class Elevation(StrEnum):
    """What the 1 movement point of an elevation level is."""

    SURCHARGE = "level_surcharge"
    WHOLE = "level_whole_cost"


class MixedTerrain(StrEnum):
    """Which of two kinds of terrain prevails."""

    LARGER = "larger_terrain"
    DEARER = "dearer_terrain"


class MacedonianTurn(StrEnum):
    """Which hits of a front-to-flank turn a Macedonian phalanx is spared."""

    TURN = "macedonian_turn_hit"
    EVERY = "macedonian_every_hit"


class WheelHalves(StrEnum):
    """How many halves may be in an EZOC for a wheel."""

    ONE = "wheel_one_half"
    BOTH = "wheel_both_halves"


class WheelHit(StrEnum):
    """Whether the hit of a wheel is that of the front-to-flank turn."""

    SAME = "wheel_same_hit"
    SECOND = "wheel_second_hit"


class MinimumHit(StrEnum):
    """What "minimum 1" means for a check that is passed."""

    IF_FAILED = "minimum_if_failed"
    ALWAYS = "minimum_always"


class EnhancedAgain(StrEnum):
    """What the 2 hits of a Moved phalanx are for."""

    REPLACE = "enhanced_replaces"
    SECOND = "enhanced_second"
    ADD = "enhanced_adds"


class WithdrawalLength(StrEnum):
    """How the difference of allowances limits a withdrawal."""

    POINTS = "length_points"
    EXACT = "length_exact"


class PhalanxCounts(StrEnum):
    """Which phalanx counts as 4 in a withdrawal."""

    EITHER = "phalanx_either"
    WITHDRAWING = "phalanx_withdrawing"


class SkirmishersLength(StrEnum):
    """Whether 2 hexes are also the limit for skirmishers."""

    TWO = "skirmishers_two"
    DIFFERENCE = "skirmishers_difference"


class RearAndFlank(StrEnum):
    """What counts as flank in a withdrawal."""

    BORDER = "flank_border"
    EVERY = "flank_every"


class PartingShots(StrEnum):
    """How often mounted archers shoot in one segment."""

    ONCE = "shot_once"
    EACH_ENEMY = "shot_each_enemy"


class LineLength(StrEnum):
    """How far the units of a line withdraw."""

    OWN = "line_own"
    SLOWEST = "line_slowest"


class RoughTurn(StrEnum):
    """What the hit for turning in rough terrain is counted by."""

    CHANGE = "rough_per_change"
    VERTEX = "rough_per_vertex"


class ReactionZone(StrEnum):
    """Which EZOC bars a reaction facing change."""

    EARLIER = "reaction_earlier_ezoc"
    ANY = "reaction_any_ezoc"


class CavalryReaction(StrEnum):
    """Which hits of a reaction to infantry cavalry is spared."""

    EVERY = "cavalry_every_hit"
    ROLL = "cavalry_roll_hits"


class SpentSkirmishers(StrEnum):
    """The ZOC of skirmishers marked Missile NO."""

    FRONT = "spent_front"
    NONE = "spent_none"


class VacantFront(StrEnum):
    """Which front hexes must be vacant to leave an EZOC."""

    ENTERED = "vacant_entered"
    EVERY = "vacant_every"


class CommanderLeaves(StrEnum):
    """Whom the overall commander's individual order frees."""

    HIMSELF = "commander_himself"
    HIS_UNIT = "commander_unit"


class LeaderSent(StrEnum):
    """Whom the order for 2 IR frees."""

    HIMSELF = "sent_himself"
    HIS_UNITS = "sent_units"


class RetireFire(StrEnum):
    """Who may make retire reaction fire."""

    HOLDER = "retire_holder"
    LEAVER = "retire_leaver"


class HeldAlone(StrEnum):
    """Which other unit in whose ZOC forbids turning."""

    OWN = "alone_own_side"
    EXERTING = "alone_exerting_side"
    IN_FRONT = "alone_in_front"


ADDITIONAL_MOVE = setting(AdditionalMove.AFTER_MOVED, "gboa.6.1.4")
HARASSMENT = setting(Harassment.AFTER_MOVED, "gboa.6.1.4.b")
ELEVATION = setting(Elevation.SURCHARGE, "gboa.6.2.1.c")
MIXED_TERRAIN = setting(MixedTerrain.LARGER, "gboa.6.2.4")
MACEDONIAN_TURN = setting(MacedonianTurn.TURN, "gboa.6.4.4.c")
WHEEL_HALVES = setting(WheelHalves.ONE, "gboa.6.4.6")
WHEEL_HIT = setting(WheelHit.SAME, "gboa.6.4.6.a")
MINIMUM_HIT = setting(MinimumHit.IF_FAILED, "gboa.6.4.6.b", "gboa.7.1.6.d")
ENHANCED_AGAIN = setting(EnhancedAgain.REPLACE, "gboa.6.4.7.c")
WITHDRAWAL_LENGTH = setting(WithdrawalLength.POINTS, "gboa.6.7.1.d")
PHALANX_COUNTS = setting(PhalanxCounts.EITHER, "gboa.6.7.2")
SKIRMISHERS_LENGTH = setting(SkirmishersLength.TWO, "gboa.6.7.2.a")
REAR_AND_FLANK = setting(RearAndFlank.BORDER, "gboa.6.7.5.2.b")
PARTING_SHOTS = setting(PartingShots.ONCE, "gboa.6.7.10.c")
LINE_LENGTH = setting(LineLength.OWN, "gboa.6.7.12.a")
ROUGH_TURN = setting(RoughTurn.CHANGE, "gboa.7.1.4")
REACTION_ZONE = setting(ReactionZone.EARLIER, "gboa.7.1.6.b")
CAVALRY_REACTION = setting(CavalryReaction.EVERY, "gboa.7.1.6.f")
SPENT_SKIRMISHERS = setting(SpentSkirmishers.FRONT, "gboa.7.2.2")
VACANT_FRONT = setting(VacantFront.ENTERED, "gboa.7.2.4.a")
COMMANDER_LEAVES = setting(CommanderLeaves.HIMSELF, "gboa.7.2.4.d")
LEADER_SENT = setting(LeaderSent.HIMSELF, "gboa.7.2.4.e")
RETIRE_FIRE = setting(RetireFire.HOLDER, "gboa.7.2.6")
HELD_ALONE = setting(HeldAlone.OWN, "gboa.7.2.7.b")
