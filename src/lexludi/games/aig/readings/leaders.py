"""The competing readings of chapter 4, leaders."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class GroupCount(StrEnum):
    """What the group-order value of a leader is counted for."""

    ORDER_PHASE = "group_orders_each_phase"
    ACTIVATION = "group_orders_whole_activation"


class CountedHexes(StrEnum):
    """Which hexes of a line of command are counted."""

    TARGET = "line_counts_target"
    OWN_TOO = "line_counts_own_hex_too"


class LineHexes(StrEnum):
    """Which hexes can block a line of command."""

    BETWEEN = "line_blocked_between"
    ENDS_TOO = "line_blocked_at_ends_too"


class LineShield(StrEnum):
    """Whether a friendly unit in a hex lets a line of command through enemy ZOI."""

    NONE = "line_not_shielded"
    FRIENDS = "line_shielded_by_friends"


class LeaderLine(StrEnum):
    """Whether orders to leaders are traced."""

    AS_TO_UNITS = "leaders_ordered_in_range"
    NONE = "leaders_ordered_anywhere"


class Recipients(StrEnum):
    """Whom a leader other than the overall commander can give individual orders."""

    ANY_FRIEND = "orders_to_any_friend"
    OWN_COMMAND = "orders_to_own_command"


class LeaderMoves(StrEnum):
    """Which list of the cases in which leaders move is complete."""

    LONG_LIST = "leader_moves_by_long_list"
    THREE_CASES = "leader_moves_in_three_cases"


class OrderedLeader(StrEnum):
    """What an order to move does to the leader's own activation."""

    KEEPS = "ordered_leader_keeps_activation"
    FINISHED = "ordered_leader_finished"


class Rescuers(StrEnum):
    """Who can order a leader out of melee."""

    BY_RANK = "rescue_by_rank"
    OVERALL = "rescue_by_overall"


class RescuePrice(StrEnum):
    """What an order out of melee uses up."""

    TWO = "rescue_costs_two"
    ONE = "rescue_costs_one"


class LastOrder(StrEnum):
    """Whether one order left is enough for an order that uses up two."""

    NOT_ENOUGH = "last_order_not_enough"
    ENOUGH = "last_order_enough"


class EqualRoll(StrEnum):
    """What a roll equal to his initiative does for an overall commander who orders another command."""

    SUCCEEDS = "equal_obeyed"
    FAILS = "equal_misunderstood"


class Freedom(StrEnum):
    """What frees a commander from the check of his group orders for the whole game turn."""

    BEEN_IN_RANGE = "free_by_being_in_range"
    ISSUED_IN_RANGE = "free_by_issuing_in_range"


class PromotionRange(StrEnum):
    """Whether a junior leader who is promoted must be in command range."""

    IN_RANGE = "promotion_in_range"
    ANYWHERE = "promotion_anywhere"


class StandIn(StrEnum):
    """Whether a leader promoted in the field is activated like other commanders."""

    OWN_ACTIVATION = "stand_in_activated"
    ON_ORDERS = "stand_in_acts_on_orders"


class FailedMelee(StrEnum):
    """Whether units activated before a failed group order still fight in the melee step."""

    FOUGHT = "melee_after_failed_order"
    NOT_FOUGHT = "no_melee_after_failed_order"


class RelayRange(StrEnum):
    """How far the orders reach that a junior leader passes on."""

    OWN = "relay_by_own_range"
    SUPERIOR = "relay_by_superior_range"


class RelayMove(StrEnum):
    """Whether a junior leader may move along with the unit he activates."""

    MAY = "relay_moves_along"
    STAYS = "relay_stays_behind"


class LeaderStack(StrEnum):
    """How many leaders can be stacked with one unit."""

    NO_LIMIT = "leaders_stack_freely"
    ONE = "one_leader_a_unit"


class Near(StrEnum):
    """When an enemy has come near a leader."""

    BESIDE = "near_beside"
    IN_ZOI = "near_in_zoi"


class Declining(StrEnum):
    """What becomes of a leader whose player lets him stay when an enemy comes near."""

    STAYS = "declining_leader_stays"
    ELIMINATED = "declining_leader_eliminated"


class LightAllowance(StrEnum):
    """Which movement allowance makes light cavalry fast."""

    CURRENT = "light_by_current_allowance"
    PRINTED = "light_by_printed_allowance"


GROUP_COUNT = setting(GroupCount.ORDER_PHASE, "aig.4.1.group-orders.max")
COUNTED_HEXES = setting(CountedHexes.TARGET, "aig.4.2.2.length")
LINE_HEXES = setting(LineHexes.BETWEEN, "aig.4.2.2.block")
LINE_SHIELD = setting(LineShield.NONE, "aig.4.2.2.block")
LEADER_LINE = setting(LeaderLine.AS_TO_UNITS, "aig.4.2.2.trace")
RECIPIENTS = setting(Recipients.ANY_FRIEND, "aig.4.2.3", "aig.4.3.1.c.individual")
LEADER_MOVES = setting(LeaderMoves.LONG_LIST, "aig.4.2.5.only")
ORDERED_LEADER = setting(OrderedLeader.KEEPS, "aig.4.2.5.superior")
RESCUERS = setting(Rescuers.BY_RANK, "aig.4.2.6.rescue")
RESCUE_PRICE = setting(RescuePrice.TWO, "aig.4.2.6.rescue-cost")
LAST_ORDER = setting(LastOrder.NOT_ENOUGH, "aig.4.3.1.a.cost", "aig.4.2.6.rescue-cost")
EQUAL_ROLL = setting(EqualRoll.SUCCEEDS, "aig.4.3.1.c.success", "aig.4.3.1.c.fail")
FREEDOM = setting(Freedom.BEEN_IN_RANGE, "aig.4.3.2.a.lasts")
PROMOTION_RANGE = setting(PromotionRange.IN_RANGE, "aig.4.3.1.e.cost")
STAND_IN = setting(StandIn.OWN_ACTIVATION, "aig.4.3.1.e.position")
FAILED_MELEE = setting(FailedMelee.FOUGHT, "aig.4.3.2.b.fail")
RELAY_RANGE = setting(RelayRange.OWN, "aig.4.3.3.relay")
RELAY_MOVE = setting(RelayMove.MAY, "aig.4.3.3.relay")
LEADER_STACK = setting(LeaderStack.NO_LIMIT, "aig.4.4.1.stack")
NEAR = setting(Near.BESIDE, "aig.4.4.2.stacked", "aig.4.4.2.a.move", "aig.4.4.2.b.roll")
DECLINING = setting(Declining.STAYS, "aig.4.4.2.a.move")
LIGHT_ALLOWANCE = setting(LightAllowance.CURRENT, "aig.4.4.2.b.light")
