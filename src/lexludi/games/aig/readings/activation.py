"""The competing readings of chapter 5, activation and seizure."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class Nine(StrEnum):
    """What a momentum roll of 9 does for a leader of initiative 9."""

    NEVER = "nine_never_succeeds"
    SUCCEEDS = "nine_succeeds_at_nine"


class Confusion(StrEnum):
    """Whether command confusion rules out seizure too."""

    NO_SEIZURE = "confusion_bars_seizure"
    SEIZURE = "confusion_spares_seizure"


class IdleMomentum(StrEnum):
    """Whether a leader who issued no order may try for momentum."""

    ALLOWED = "idle_momentum_allowed"
    BARRED = "idle_momentum_barred"


class MeleeOrders(StrEnum):
    """Who issues individual orders from a melee."""

    OVERALL = "overall_orders_from_melee"
    EVERY_LEADER = "every_leader_orders_from_melee"


class Committing(StrEnum):
    """Which leaders commit units to melee."""

    EVERY_LEADER = "every_leader_commits"
    LEADER_IN_MELEE = "leader_in_melee_commits"


class FieldHits(StrEnum):
    """Whether hits may be removed from a routed unit."""

    NOT_ROUTED = "hits_stay_on_routed"
    ROUTED_TOO = "hits_off_routed"


class Promoters(StrEnum):
    """Who promotes in the field."""

    OVERALL = "overall_promotes"
    EVERY_LEADER = "every_leader_promotes"


class LeaderOrders(StrEnum):
    """Whose order lets another leader move."""

    SUPERIOR = "superior_moves_leader"
    OVERALL = "overall_moves_leader"


class GroupEnd(StrEnum):
    """How near to his group a leader must end his move."""

    PLAIN_RANGE = "group_end_in_range"
    DOUBLE_RANGE = "group_end_in_double_range"


class SeizerRally(StrEnum):
    """Which rallies are barred to a leader who has seized."""

    BANNER_ONLY = "seizer_no_banner_rally"
    NO_RALLY = "seizer_no_rally_at_all"


class SeizerMelee(StrEnum):
    """Which units must fight under a leader who has seized."""

    BESIDE = "seizer_fights_beside"
    IN_MELEE = "seizer_fights_on"


class CutInBy(StrEnum):
    """Who may cut in."""

    HIGHER = "cut_in_by_higher"
    UNACTIVATED = "cut_in_by_any"


class SelfSkip(StrEnum):
    """Whether the seizing leader is skipped by his own attempt."""

    SPARED = "seizer_not_skipped"
    SKIPPED = "seizer_skipped"


class AnswerTime(StrEnum):
    """When the passive side answers a cut-in."""

    AFTER_ROLL = "answer_after_roll"
    BEFORE_ROLL = "answer_before_roll"


class Answerers(StrEnum):
    """Whether leaders skipped by a cut-in may answer it."""

    NOT_SKIPPED = "skipped_cannot_answer"
    SKIPPED_TOO = "skipped_can_answer"


class Attempts(StrEnum):
    """What the passive side has one attempt against."""

    EACH_MOMENTUM = "attempt_each_momentum"
    EACH_ACTIVATION = "attempt_each_activation"


NINE = setting(Nine.NEVER, "aig.5.3.2.roll", "aig.5.3.3.reroll")
CONFUSION = setting(Confusion.NO_SEIZURE, "aig.5.3.3.low")
IDLE_MOMENTUM = setting(IdleMomentum.ALLOWED, "aig.5.1.3.d")
MELEE_ORDERS = setting(MeleeOrders.OVERALL, "aig.5.2.7.individual", "aig.4.2.6.no-orders", "aig.4.2.6.no-self-exit")
COMMITTING = setting(Committing.EVERY_LEADER, "aig.5.2.7.melee")
FIELD_HITS = setting(FieldHits.NOT_ROUTED, "aig.5.2.2.b")
PROMOTERS = setting(Promoters.OVERALL, "aig.5.2.2.d")
LEADER_ORDERS = setting(LeaderOrders.SUPERIOR, "aig.5.2.4.d.order", "aig.4.2.5.superior")
GROUP_END = setting(GroupEnd.PLAIN_RANGE, "aig.5.2.4.c.end")
SEIZER_RALLY = setting(SeizerRally.BANNER_ONLY, "aig.5.4.5.no-rally")
SEIZER_MELEE = setting(SeizerMelee.BESIDE, "aig.5.4.5.melee")
CUT_IN_BY = setting(CutInBy.HIGHER, "aig.3.1.cut-in", "aig.5.4.1.may")
SELF_SKIP = setting(SelfSkip.SPARED, "aig.5.4.4.give")
ANSWER_TIME = setting(AnswerTime.AFTER_ROLL, "aig.5.4.2.2.when")
ANSWERERS = setting(Answerers.NOT_SKIPPED, "aig.5.4.2.2.when")
ATTEMPTS = setting(Attempts.EACH_MOMENTUM, "aig.5.4.3")
