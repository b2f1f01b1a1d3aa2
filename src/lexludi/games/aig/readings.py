"""The competing readings a table can choose between, by chapter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.readings import reading


class CheckedValue(StrEnum):
    """What a TQ check is rolled against."""

    PRINTED = "check_printed_tq"
    REMAINING = "check_remaining_cohesion"


class TieRolls(StrEnum):
    """How often a tie is rolled for."""

    ONCE_A_LEVEL = "tie_rolled_once"
    EVERY_ACTIVATION = "tie_rolled_each_time"


class Alternation(StrEnum):
    """Whether an activation gained by seizure uses up a place among tied leaders."""

    SEIZURE_FREE = "seizure_keeps_place"
    SEIZURE_COUNTS = "seizure_uses_place"


class Repeats(StrEnum):
    """Which orders activate a unit."""

    MOVE_OR_FIRE = "only_move_and_fire_activate"
    EVERY_ORDER = "every_order_activates"


class EngagedDisorder(StrEnum):
    """Whether cavalry still in contact loses its disorder marker."""

    REMOVED = "disorder_removed_in_contact"
    KEPT = "disorder_kept_in_contact"


class Nine(StrEnum):
    """What a momentum roll of 9 does for a leader of initiative 9."""

    NEVER = "nine_never_succeeds"
    SUCCEEDS = "nine_succeeds_at_nine"


class Confusion(StrEnum):
    """Whether command confusion rules out seizure too."""

    NO_SEIZURE = "confusion_bars_seizure"
    SEIZURE = "confusion_spares_seizure"


class IdleMomentum(StrEnum):
    """Whether a leader who issued no order may try momentum."""

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


class EqualRoll(StrEnum):
    """What a roll equal to his initiative does for an overall commander who orders another command."""

    SUCCEEDS = "equal_obeyed"
    FAILS = "equal_misunderstood"


class Freedom(StrEnum):
    """What frees a commander from the check of his group orders for the whole game turn."""

    BEEN_IN_RANGE = "free_by_being_in_range"
    ISSUED_IN_RANGE = "free_by_issuing_in_range"


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


class FlightLine(StrEnum):
    """Which straight lines a flight can begin with."""

    AWAY = "flight_along_any_line_away"
    OPPOSITE = "flight_straight_opposite"


class FlightWant(StrEnum):
    """Whether the first two hexes are moved even beyond the movement allowance."""

    ANYWAY = "first_two_hexes_anyway"
    ALLOWED = "first_two_hexes_if_allowed"


class FlightRest(StrEnum):
    """Where a flight goes on to."""

    AWAY = "flight_goes_on_away"
    ANYWHERE = "flight_goes_on_anywhere"


class FlightStart(StrEnum):
    """Whether a unit that routs in an enemy ZOI has entered it."""

    NOT_ENTERED = "rout_in_zoi_spared"
    ENTERED = "rout_in_zoi_eliminated"


class FlightBarrier(StrEnum):
    """What impassable terrain does to the first flight."""

    ELIMINATED = "first_flight_eliminated_by_terrain"
    GOES_ROUND = "first_flight_goes_round_terrain"


class FlightRally(StrEnum):
    """When a unit that routs near its banner rolls for the banner rally."""

    AFTER = "rally_after_first_flight"
    BEFORE = "rally_before_first_flight"


class NormalState(StrEnum):
    """Which units are in their normal state and may return fire."""

    NOT_BEATEN = "normal_unless_routed_or_disordered"
    NO_MARKER = "normal_without_rallying_marker"


class ReturnAim(StrEnum):
    """Whether return fire goes only to the front."""

    ANY_SIDE = "return_fire_to_any_side"
    FRONT = "return_fire_to_front"


class ReturnWill(StrEnum):
    """Whether a unit that can return fire may hold it."""

    MAY = "return_fire_by_choice"
    ALWAYS = "return_fire_always"


@dataclass(frozen=True)
class ComponentReadings:
    """Of chapter 2."""

    check: CheckedValue = reading(
        CheckedValue.PRINTED,
        "aig.2.3.tq-check",
        "aig.6.3.3.check",
        "aig.6.3.4.check",
        "aig.7.3.missile",
        "aig.7.3.2.hits",
    )


@dataclass(frozen=True)
class SequenceReadings:
    """Of chapter 3."""

    ties: TieRolls = reading(TieRolls.ONCE_A_LEVEL, "aig.3.1.tie-roll")
    alternation: Alternation = reading(Alternation.SEIZURE_FREE, "aig.3.1.tie-alternate")
    repeats: Repeats = reading(Repeats.MOVE_OR_FIRE, "aig.3.2.1.repeat-hit")
    disorder: EngagedDisorder = reading(EngagedDisorder.REMOVED, "aig.3.4.a.disorder")


@dataclass(frozen=True)
class LeaderReadings:
    """Of chapter 4."""

    equal: EqualRoll = reading(EqualRoll.SUCCEEDS, "aig.4.3.1.c.success", "aig.4.3.1.c.fail")
    freedom: Freedom = reading(Freedom.BEEN_IN_RANGE, "aig.4.3.2.a.lasts")


@dataclass(frozen=True)
class ActivationReadings:
    """Of chapter 5, momentum and orders."""

    nine: Nine = reading(Nine.NEVER, "aig.5.3.2.roll", "aig.5.3.3.reroll")
    confusion: Confusion = reading(Confusion.NO_SEIZURE, "aig.5.3.3.low")
    idle: IdleMomentum = reading(IdleMomentum.ALLOWED, "aig.5.1.3.d")
    melee_orders: MeleeOrders = reading(MeleeOrders.OVERALL, "aig.5.2.7.individual", "aig.4.2.6.no-orders")
    committing: Committing = reading(Committing.EVERY_LEADER, "aig.5.2.7.melee")
    field_hits: FieldHits = reading(FieldHits.NOT_ROUTED, "aig.5.2.2.b")
    promoters: Promoters = reading(Promoters.OVERALL, "aig.5.2.2.d")
    leader_orders: LeaderOrders = reading(LeaderOrders.SUPERIOR, "aig.5.2.4.d.order")
    group_end: GroupEnd = reading(GroupEnd.PLAIN_RANGE, "aig.5.2.4.c.end")
    seizer_rally: SeizerRally = reading(SeizerRally.BANNER_ONLY, "aig.5.4.5.no-rally")


@dataclass(frozen=True)
class SeizureReadings:
    """Of chapter 5, seizure."""

    cut_in: CutInBy = reading(CutInBy.HIGHER, "aig.3.1.cut-in", "aig.5.4.1.may")
    self_skip: SelfSkip = reading(SelfSkip.SPARED, "aig.5.4.4.give")
    answer: AnswerTime = reading(AnswerTime.AFTER_ROLL, "aig.5.4.2.2.when")
    answerers: Answerers = reading(Answerers.NOT_SKIPPED, "aig.5.4.2.2.when")
    attempts: Attempts = reading(Attempts.EACH_MOMENTUM, "aig.5.4.3")


@dataclass(frozen=True)
class MovementReadings:
    """Of chapter 6."""

    leader: LeaderFacing = reading(LeaderFacing.FREE, "aig.6.3.front")
    engaged: Engaged = reading(Engaged.IN_MELEE, "aig.6.3.1.engaged")
    fire: EmergencyFire = reading(EmergencyFire.SHOT_AT, "aig.6.3.3.a")
    check: EmergencyCheck = reading(EmergencyCheck.AT_TURN, "aig.6.3.3.check")
    melee_turn: MeleeTurn = reading(MeleeTurn.ONE_POINT, "aig.6.3.4.may")
    heavy: HeavyThrough = reading(HeavyThrough.INFANTRY, "aig.6.6.heavy")


@dataclass(frozen=True)
class FacingReadings:
    """Of chapter 7."""

    disorder: DisorderTime = reading(DisorderTime.RESOLVED, "aig.7.3.melee", "aig.2.4.disorder-after-melee")
    fire: DisorderFire = reading(DisorderFire.SHOT_AT, "aig.7.3.missile")
    move: DisorderMove = reading(DisorderMove.SIX, "aig.7.3.2.move")


@dataclass(frozen=True)
class RoutReadings:
    """Of chapter 8."""

    line: FlightLine = reading(FlightLine.AWAY, "aig.8.1.1.two")
    want: FlightWant = reading(FlightWant.ANYWAY, "aig.8.1.1.two")
    rest: FlightRest = reading(FlightRest.AWAY, "aig.8.1.1.rest")
    start: FlightStart = reading(FlightStart.NOT_ENTERED, "aig.8.1.2.zoi")
    barrier: FlightBarrier = reading(FlightBarrier.ELIMINATED, "aig.8.1.2.impassable")
    rally: FlightRally = reading(FlightRally.AFTER, "aig.8.3.auto")


@dataclass(frozen=True)
class MissileReadings:
    """Of chapter 9."""

    normal: NormalState = reading(NormalState.NOT_BEATEN, "aig.9.2.may")
    aim: ReturnAim = reading(ReturnAim.ANY_SIDE, "aig.9.2.may")
    will: ReturnWill = reading(ReturnWill.MAY, "aig.9.2.may")


@dataclass(frozen=True)
class Readings:
    """The readings a table plays, one dataclass a chapter; the defaults are those of this edition."""

    components: ComponentReadings = ComponentReadings()
    sequence: SequenceReadings = SequenceReadings()
    leaders: LeaderReadings = LeaderReadings()
    activation: ActivationReadings = ActivationReadings()
    seizure: SeizureReadings = SeizureReadings()
    movement: MovementReadings = MovementReadings()
    facing: FacingReadings = FacingReadings()
    rout: RoutReadings = RoutReadings()
    missiles: MissileReadings = MissileReadings()


EDITION = Readings()
"""The readings of this edition."""
