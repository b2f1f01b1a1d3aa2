"""Orders: who may move, how often, and what a further move costs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.gboa.readings import ADDITIONAL_MOVE, HARASSMENT, AdditionalMove, Harassment
from lexludi.games.gboa.units import State, UnitType, losses_of, may_withdraw, under_control
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.space.hex.position import Counter


class OrderKind(StrEnum):
    """The two orders that let a unit move."""

    INDIVIDUAL = "individual_order"
    LINE = "line_command"


class Cause(StrEnum):
    """What sets a unit in motion other than an order."""

    ADVANCE = "advance_after_combat"
    WITHDRAWAL = "orderly_withdrawal"
    REACTION = "reaction"
    HARASSMENT = "harassment_and_dispersal"


@dataclass(frozen=True)
class Order:
    """An order to one unit, and what must be known of the leader who gives it."""

    kind: OrderKind = OrderKind.INDIVIDUAL
    leader: str = ""
    """Who gives it, where that has been said."""
    activated: bool = True
    overall: bool = False
    """Whether the leader is the overall commander."""
    initiative: int = 0
    """The IR he spends on the order."""
    commander: str | None = None
    """The unit's own commander, where that matters."""
    before: str | None = None
    """The leader on whose order the unit moved before in this game turn."""
    sent: int = 0
    """The IR the overall commander spent on the individual order by which this leader himself acts."""

    @property
    def giver(self) -> dict[str, Fact]:
        """The leader as a fact to cite, where he has been named."""
        return {"leader": self.leader} if self.leader else {}


def ordered(trace: Trace, unit: Counter, order: Order | None) -> Order:
    """The order a unit moves on; no unit moves without one, or twice in a phase."""
    if order is None or not order.activated:
        trace.refuse("gboa.6.1.1.a", unit=unit.label, **(order.giver if order else {}))
    trace.cite("gboa.6.1.1.a", order.kind, unit=unit.label, **order.giver)
    if State.MOVED_IN_PHASE in unit.states:
        trace.refuse("gboa.6.1.2", unit=unit.label)
    return order


def additional_hit(trace: Trace, unit: Counter, order: Order) -> int:
    """The hit for an additional move on an order."""
    if not _is_additional(trace, unit, order):
        return 0
    if unit.type == UnitType.SKIRMISHERS:
        return trace.add("gboa.6.1.4.c", 0, losses_of(unit.label), unit=unit.label)
    return trace.add("gboa.6.1.4", 1, losses_of(unit.label), unit=unit.label, **order.giver)


@decides
def further_move(trace: Trace, unit: Counter, cause: Cause) -> int:
    """The hit that a move without an order costs as an additional move."""
    if cause is Cause.WITHDRAWAL:
        may_withdraw(trace, unit)
    under_control(trace, unit)
    return unordered_hit(trace, unit, cause)


def unordered_hit(trace: Trace, unit: Counter, cause: Cause) -> int:
    """The same within another decision."""
    moved = State.MOVED in unit.states
    if cause is not Cause.HARASSMENT:
        return trace.add("gboa.6.1.4.a", 0, losses_of(unit.label), unit=unit.label, cause=cause) if moved else 0
    if not moved and trace.reading(HARASSMENT) is Harassment.AFTER_MOVED:
        return 0
    if unit.type == UnitType.SKIRMISHERS:
        return trace.add("gboa.6.1.4.c", 0, losses_of(unit.label), unit=unit.label)
    return trace.add("gboa.6.1.4.b", 1, losses_of(unit.label), unit=unit.label)


def _is_additional(trace: Trace, unit: Counter, order: Order) -> bool:
    played = trace.reading(ADDITIONAL_MOVE)
    if played is AdditionalMove.OTHER_COMMANDER:
        if order.commander is None:
            raise Impossible("This reading needs to know who {unit}’s own commander is; name him.", unit=unit.label)
        return _named(unit, order) != order.commander
    if State.MOVED not in unit.states:
        return False
    if played is AdditionalMove.OTHER_THAN_BEFORE:
        if order.before is None:
            raise Impossible(
                "This reading needs to know on whose order {unit} moved before; name the leader.", unit=unit.label
            )
        return _named(unit, order) != order.before
    return True


def _named(unit: Counter, order: Order) -> str:
    if not order.leader:
        raise Impossible("This reading needs to know on whose order {unit} moves; name the leader.", unit=unit.label)
    return order.leader
