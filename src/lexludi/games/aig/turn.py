"""The game turn as plain data: whose order phase it is, what has happened in it, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.aig.actions import Use
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.checks import Check
from lexludi.games.aig.pieces import Leader, State
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Side


class Phase(StrEnum):
    """What the game turn waits for."""

    ACTIVATION = "leader_activation_phase"
    SEIZURE = "seizure"
    """The passive side may answer a momentum or a cut-in."""
    ORDERS = "movement_fire_step"
    MELEE = "melee_step"
    MOMENTUM = "momentum_phase"
    RALLY = "rally_phase"


class Kind(StrEnum):
    """The three things a leader can do in an order phase."""

    INDIVIDUAL = "individual_order"
    GROUP = "group_order"
    BANNER = "banner_rally"


@dataclass(frozen=True)
class Tie:
    """Who chooses next among the tied leaders of one level of initiative."""

    level: int
    side: Side


@dataclass(frozen=True)
class Done:
    """What a piece did in this order phase."""

    label: str
    start: Hex | None
    end: Hex | None
    moved: bool
    fired: bool
    points: int = 0
    """The movement points it has spent."""
    rode: bool = False
    """Whether it is a leader who went along with a unit."""

    @property
    def counts(self) -> bool:
        """Whether it has fired, or moved to another hex than it started from."""
        return self.fired or (self.moved and self.start != self.end)


@dataclass(frozen=True)
class Issued:
    """An individual order that has been issued, and how many of its issuer's orders it used up."""

    by: str
    to: str
    use: Use
    price: int
    stacked: bool = False
    """Whether it went to the unit its issuer was stacked with."""
    unit: str = ""
    """The unit it activated together with a leader."""


@dataclass(frozen=True)
class OrderPhase:
    """The order phase of the active leader so far."""

    leader: str
    seized_from: Side | None = None
    """The side whose momentum or place was seized to gain it."""
    kind: Kind | None = None
    orders: tuple[Issued, ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()
    """The units each group order has activated."""
    joined: tuple[str, ...] = ()
    """The leaders who were stacked with one of these units when the group order was issued."""
    unsaid: tuple[str, ...] = ()
    """The units a group order has reached of which the source does not say whether it activates them."""
    activated: tuple[str, ...] = ()
    """The units and leaders that may move or fire in this phase."""
    done: tuple[Done, ...] = ()
    bound: tuple[tuple[str, str], ...] = ()
    """Leaders who go along with a unit and must stay with it, each with the unit."""
    fighting: tuple[tuple[str, str], ...] = ()
    """Units committed to melee, each with its enemy."""
    checks: tuple[tuple[str, Check], ...] = ()
    """The TQ checks before melee."""
    failed: bool = False
    """Whether a group order has failed, so that the leader is finished before his order phase ends."""

    untold: bool = False
    """Whether nothing has been said of its orders, so that there may have been some."""

    @property
    def issued(self) -> bool:
        """Whether any order has been issued."""
        return self.kind is not None

    def used(self, leader: str) -> int:
        """How many of his individual orders a leader has used up."""
        return sum(order.price for order in self.orders if order.by == leader)

    def ordered(self, leader: str) -> bool:
        """Whether an individual order has activated a leader other than the active one."""
        told = (order.to for order in self.orders if order.use in (Use.MOVE, Use.LEAD))
        return leader in told and leader != self.leader

    def spent(self, label: str) -> int:
        """The movement points a piece has spent on its own in this phase."""
        return sum(one.points for one in self.done if one.label == label and not one.rode)

    def ridden(self, label: str) -> int:
        """The movement points the units have spent with which a leader went along in this phase."""
        return sum(one.points for one in self.done if one.label == label and one.rode)

    def has_received(self, label: str) -> bool:
        """Whether an individual order has gone to a piece, or activated it together with a leader."""
        return any(label in (order.to, order.unit) for order in self.orders)

    def has_done(self, label: str) -> bool:
        """Whether a piece has moved or fired in this phase."""
        return any(one.label == label for one in self.done)

    def has_moved(self, label: str) -> bool:
        """Whether a piece has moved in this phase."""
        return any(one.label == label and one.moved for one in self.done)

    def unit_of(self, leader: str) -> str | None:
        """The unit a leader must stay with in this phase."""
        return dict(self.bound).get(leader)


@dataclass(frozen=True)
class Contest:
    """A momentum or a cut-in that the passive side may seize."""

    leader: str
    due: str = ""
    """Whose place is cut into; nobody's in the case of momentum."""
    rolled: bool = True
    """Whether the active side's own roll has been made."""


@dataclass(frozen=True)
class Turn:
    """The game turn at one moment."""

    battle: Battle
    phase: Phase = Phase.ACTIVATION
    number: int = 1
    tie: Tie | None = None
    orders: OrderPhase | None = None
    contest: Contest | None = None
    taken: tuple[tuple[str, int], ...] = ()
    """How many order phases each leader has taken this game turn."""
    tried: tuple[Side, ...] = ()
    """The sides that have tried a seizure in this activation, or since the last momentum in it."""
    answered: bool = False
    """Whether the passive side has tried a seizure in this activation at all."""
    near: tuple[str, ...] = ()
    """The leaders who have been in the overall commander's command range during an order phase of this game turn."""
    exempt: tuple[str, ...] = ()
    """The leaders who have issued a group order there."""
    grouped: tuple[str, ...] = ()
    """Who has issued a group order this game turn, once for each."""
    confused: tuple[Side, ...] = ()
    """The sides in command confusion."""
    markers_removed: bool = False
    """Whether step a of the rally phase is done."""
    fled: tuple[str, ...] = ()
    """The units that have made their rout move."""
    fleeing: tuple[str, ...] = ()
    """The units that have just routed and must flee before anything else is done."""
    approached: tuple[tuple[str, str], ...] = ()
    """The lone leaders an enemy has come near, each with the enemy; they answer before anything else is done."""

    def changed(self, **changes: Any) -> Turn:
        """The turn with some of its facts replaced."""
        return replace(self, **changes)

    def routing(self, battle: Battle) -> Turn:
        """The turn with the battle as it has become, and units that routed in it about to flee."""
        before = {unit.label for unit in self.battle.units if unit.has(State.ROUTED)}
        new = [unit.label for unit in battle.units if unit.has(State.ROUTED) and unit.label not in before]
        return replace(self, battle=battle, fleeing=tuple(new) if battle.map is not None else ())

    def order_phases(self, leader: str) -> int:
        """How many order phases a leader has taken this game turn."""
        return dict(self.taken).get(leader, 0)

    def letting(self, *labels: str) -> Turn:
        """The turn in which pieces more may move or fire in the order phase under way."""
        phase = self.order_phase
        return self.changed(orders=replace(phase, activated=(*phase.activated, *labels)))

    @property
    def order_phase(self) -> OrderPhase:
        """The order phase under way, which there must be."""
        if self.orders is None:
            raise Impossible("No leader is active.")
        return self.orders

    @property
    def acting(self) -> Leader | None:
        """The active leader."""
        return next((leader for leader in self.battle.leaders if leader.has(State.ACTIVE)), None)

    def waiting(self) -> tuple[Leader, ...]:
        """The unactivated leaders who can still be activated this game turn."""
        found = (leader for leader in self.battle.leaders if leader.has(State.UNACTIVATED))
        return tuple(leader for leader in found if leader.side not in self.confused)

    def tied(self) -> tuple[Leader, ...]:
        """The unactivated leaders of lowest initiative."""
        waiting = self.waiting()
        lowest = min((leader.value for leader in waiting), default=0)
        return tuple(leader for leader in waiting if leader.value == lowest)

    def due(self) -> tuple[Leader, ...]:
        """The leaders of whom one is to be activated now; none while a tie is to be rolled for."""
        tied = self.tied()
        sides = {leader.side for leader in tied}
        if len(sides) < 2:
            return tied
        if self.tie is None or self.tie.level != tied[0].value:
            return ()
        return tuple(leader for leader in tied if leader.side is self.tie.side)
