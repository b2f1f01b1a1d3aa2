"""The pieces: combat units and leaders with their values and states, as on their counters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from lexludi.games.aig.charts import UNIT_TYPES
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import LEADER, Counter, Side

D10 = tuple(range(10))
"""The faces of the die of this game: 0 is 0."""
JUNIOR_INITIATIVE = 1


class UnitType(StrEnum):
    """The six types of combat unit."""

    CT = "CT"
    HC = "HC"
    LC = "LC"
    HI = "HI"
    MI = "MI"
    LI = "LI"


class Arm(StrEnum):
    """The two branches the types belong to."""

    CAVALRY = "cavalry"
    INFANTRY = "infantry"


class Weapon(StrEnum):
    """The missile weapons that are named."""

    COMPOSITE_BOW = "composite_bow"
    SELF_BOW = "self_bow"
    SLING = "sling"
    JAVELIN = "javelin"
    FIREARM = "firearm"


class State(StrEnum):
    """What is printed on a counter beside its numbers, marked on it, or known of it."""

    SKIRMISH = "skirmish_mark"
    RETURN_FIRE = "return_fire_mark"
    BANNER = "banner"
    CAPTURED_BANNER = "captured_banner"
    """Of a counter that carries the enemy's banner."""
    DISORDERED = "disordered"
    ROUTED = "routed"
    RALLYING = "rallying"
    ACTIVATED = "activated"
    """Of a unit that an order has activated this game turn."""
    MOVED = "moved"
    NO_CHECK = "melee_no_check"
    MISLED = "misled"
    """Of a unit that cannot be activated any more this game turn."""
    WON_OVER = "won_over"
    """Of a unit that obeys the overall commander's group orders for the rest of the battle."""
    STAND_IN = "stand_in"
    """Of a leader promoted in the field."""
    OVERALL = "overall_commander"
    JUNIOR = "junior_leader"
    ACTIVE = "active"
    FINISHED = "finished"
    SKIPPED = "skipped"
    UNACTIVATED = "unactivated"
    """Never marked: a leader who is neither active nor finished nor a junior leader."""


OF_UNITS = {
    State.SKIRMISH: "aig.6.4.s",
    State.RETURN_FIRE: "aig.9.2.mark",
    State.DISORDERED: "aig.2.4.disorder",
    State.ROUTED: "aig.8.1.hits",
    State.RALLYING: "aig.8.3.roll",
    State.ACTIVATED: "",
    State.NO_CHECK: "aig.3.2.2.a",
    State.MISLED: "aig.4.3.1.c.fail-units",
    State.WON_OVER: "aig.4.3.1.c.zero-lasting",
}
OF_LEADERS = {
    State.STAND_IN: "aig.4.3.1.e.promote",
    State.OVERALL: "aig.4.3.1.same",
    State.JUNIOR: "aig.4.2.1.junior",
    State.ACTIVE: "aig.2.4.active-leader",
    State.FINISHED: "aig.2.4.finished",
    State.SKIPPED: "aig.5.4.4.give",
    State.UNACTIVATED: "aig.2.4.unactivated",
}
"""The states of the one kind of counter that the other cannot have, with the clause that says whose they are."""
EXCLUSIVE = {
    (State.ACTIVE, State.FINISHED): "aig.2.4.finished",
    (State.ACTIVE, State.UNACTIVATED): "aig.2.4.unactivated",
    (State.FINISHED, State.UNACTIVATED): "aig.2.2.2.sides",
    (State.JUNIOR, State.ACTIVE): "aig.4.3.3.not-active",
    (State.JUNIOR, State.OVERALL): "aig.4.3.3.subordinate",
    (State.JUNIOR, State.UNACTIVATED): "aig.2.4.unactivated",
}
"""States a leader cannot have at the same time, with the clause that tells them apart."""


class Value(StrEnum):
    """The numbers of a counter."""

    TQ = "tq"
    MOVEMENT = "movement_allowance"
    HITS = "cohesion_hit"
    AMMUNITION = "ammunition"
    RANK = "rank"
    INITIATIVE = "initiative"
    RANGE = "command_range"
    GROUP_ORDERS = "group_order_value"
    CHARISMA = "charisma"


WHOSE: Mapping[str, str] = {
    Value.TQ: "aig.2.2.1.tq",
    Value.MOVEMENT: "aig.4.1.move.same",
    Value.HITS: "aig.2.4.cohesion",
    Value.RANK: "aig.2.2.2.rank",
    **dict.fromkeys((Value.INITIATIVE, Value.RANGE, Value.GROUP_ORDERS, Value.CHARISMA), "aig.2.2.2.values"),
}
"""The clauses that say whether units or leaders have a number."""


@dataclass(frozen=True)
class Piece:
    """What units and leaders have in common."""

    label: str
    side: Side
    stance: Stance | None = None
    """Where it stands; None where no board is spoken of."""
    states: tuple[State, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "states", tuple(sorted({*self.states} - {State.UNACTIVATED})))

    @property
    def placed(self) -> Stance:
        """How it stands on the board, which must have been said."""
        if self.stance is None:
            raise Impossible("{label} is not on the board; say where it is.", label=self.label)
        return self.stance

    @property
    def spot(self) -> Hex:
        """The hex it is in."""
        return self.placed.left

    def has(self, state: State) -> bool:
        """Whether a state is printed on it, marked on it or known of it."""
        return state in self.states

    def marked(self, *states: State) -> Self:
        """The same piece with states added."""
        return replace(self, states=(*self.states, *states))

    def cleared(self, *states: State) -> Self:
        """The same piece with states taken away."""
        return replace(self, states=tuple(state for state in self.states if state not in states))


@dataclass(frozen=True)
class Unit(Piece):
    """A combat unit."""

    type: UnitType = UnitType.HI
    tq: int | None = None
    """Its printed Troop Quality."""
    movement: int | None = None
    """Its printed movement allowance."""
    hits: int = 0
    """Cohesion hits."""
    weapon: Weapon | None = None
    ammunition: int | None = None

    def __post_init__(self) -> None:
        if strange := next(filter(self.states.__contains__, OF_LEADERS), None):
            raise Impossible(
                "{label}: a combat unit can never have the state “{state}”.",
                by=OF_LEADERS[strange],
                label=self.label,
                state=strange,
            )
        if State.DISORDERED in self.states and not self.cavalry:
            raise Impossible("{label} is infantry and cannot be disordered.", by="aig.2.4.disorder", label=self.label)
        super().__post_init__()

    @property
    def cavalry(self) -> bool:
        """Whether its type is one of the cavalry."""
        return UNIT_TYPES[self.type, "arm"] == Arm.CAVALRY

    @property
    def quality(self) -> int:
        """Its printed TQ, which must have been said."""
        return said(self.tq, Value.TQ, self.label)

    @property
    def allowance(self) -> int:
        """Its printed movement allowance, which must have been said."""
        return said(self.movement, Value.MOVEMENT, self.label)

    @property
    def cohesion(self) -> int:
        """What is left of its TQ; never below 0."""
        return max(self.quality - self.hits, 0)

    def hit(self, hits: int) -> Unit:
        """The same unit with so many cohesion hits more, or fewer; never fewer than none."""
        return replace(self, hits=max(self.hits + hits, 0))

    def counter(self) -> Counter:
        """The unit as a counter on a board."""
        values = {Value.TQ: self.tq, Value.MOVEMENT: self.movement, Value.HITS: self.hits or None}
        values |= {Value.AMMUNITION: self.ammunition}
        states = (*self.states, *([self.weapon] if self.weapon else []))
        return Counter(self.side, self.type, self.label, self.placed, states, _known(values))


@dataclass(frozen=True)
class Leader(Piece):
    """A leader."""

    rank: int | None = None
    """His stars; a junior leader has none."""
    initiative: int | None = None
    command_range: int | None = None
    group_orders: int = 0
    """His group-order value; 0 for the dash of a leader who cannot issue any."""
    charisma: int | None = None
    superior: str = ""
    """The commander a junior leader serves under, where it is said."""

    def __post_init__(self) -> None:
        if strange := next(filter(self.states.__contains__, OF_UNITS), None):
            raise Impossible(
                "{label}: a leader can never have the state “{state}”.",
                by=OF_UNITS[strange],
                label=self.label,
                state=strange,
            )
        if clash := next((pair for pair in EXCLUSIVE if {*pair} <= {*self.states}), None):
            raise Impossible(
                "{label} cannot have these states at the same time: {states}.",
                by=EXCLUSIVE[clash],
                label=self.label,
                states=clash,
            )
        super().__post_init__()

    @property
    def value(self) -> int:
        """His initiative, which must have been said unless he is a junior leader, who usually has 1."""
        if self.initiative is None and self.has(State.JUNIOR):
            return JUNIOR_INITIATIVE
        return said(self.initiative, Value.INITIATIVE, self.label)

    @property
    def reach(self) -> int:
        """His command range, which must have been said."""
        return said(self.command_range, Value.RANGE, self.label)

    @property
    def stars(self) -> int:
        """His rank, which must have been said."""
        return said(self.rank, Value.RANK, self.label)

    def has(self, state: State) -> bool:
        """Whether a state is printed on him, marked on him or follows from what is."""
        if state is State.UNACTIVATED:
            return not ({State.ACTIVE, State.FINISHED} & {*self.states} or self.has(State.JUNIOR))
        starless = state is State.JUNIOR and self.rank == 0 and State.STAND_IN not in self.states
        return starless or state in self.states

    def counter(self) -> Counter:
        """The leader as a counter on a board."""
        values = {Value.RANK: self.rank, Value.INITIATIVE: self.initiative, Value.RANGE: self.command_range}
        values |= {Value.GROUP_ORDERS: self.group_orders or None, Value.CHARISMA: self.charisma}
        return Counter(self.side, LEADER, self.label, self.placed, self.states, _known(values))


def read_piece(counter: Counter) -> Unit | Leader:
    """The unit or leader a counter on a board stands for."""
    values = dict(counter.values)
    states = tuple(State(name) for name in counter.states if name in tuple(State))
    weapons = [Weapon(name) for name in counter.states if name in tuple(Weapon)]
    if unknown := [name for name in counter.states if name not in (*State, *Weapon)]:
        raise Impossible("{label}: this game has no state “{state}”.", label=counter.label, state=unknown[0])
    if weapons and counter.leader:
        raise Impossible("{label}: a leader has no missile weapon.", by="aig.2.2.1.missile-mark", label=counter.label)
    if len(weapons) > 1:
        raise Impossible(
            "{label} has two missile weapons; it can have only one.", by="aig.2.2.1.missile-mark", label=counter.label
        )
    if len(counter.hexes) > 1:
        raise Impossible(
            "{label} occupies two hexes; in this game every piece occupies only one.",
            by="" if counter.leader else "aig.7.1.vertex",
            label=counter.label,
        )
    if negative := [name for name, value in counter.values if value < 0]:
        raise Impossible("{label}: the value “{value}” cannot be less than 0.", label=counter.label, value=negative[0])
    piece = _leader(counter, values, states) if counter.leader else _unit(counter, values, states, weapons)
    if values:
        other = next(iter(values))
        raise Impossible(
            "{label} cannot have a value called “{value}”.", by=WHOSE.get(other, ""), label=counter.label, value=other
        )
    return piece


def _leader(counter: Counter, values: dict[str, int], states: tuple[State, ...]) -> Leader:
    return Leader(
        counter.label,
        counter.side,
        counter.stance,
        states,
        rank=values.pop(Value.RANK, None),
        initiative=values.pop(Value.INITIATIVE, None),
        command_range=values.pop(Value.RANGE, None),
        group_orders=values.pop(Value.GROUP_ORDERS, 0),
        charisma=values.pop(Value.CHARISMA, None),
    )


def _unit(counter: Counter, values: dict[str, int], states: tuple[State, ...], weapons: list[Weapon]) -> Unit:
    if counter.type not in tuple(UnitType):
        raise Impossible("{label}: this game has no unit type “{type}”.", label=counter.label, type=counter.type)
    return Unit(
        counter.label,
        counter.side,
        counter.stance,
        states,
        type=UnitType(counter.type),
        tq=values.pop(Value.TQ, None),
        movement=values.pop(Value.MOVEMENT, None),
        hits=values.pop(Value.HITS, 0),
        weapon=weapons[0] if weapons else None,
        ammunition=values.pop(Value.AMMUNITION, None),
    )


def said(number: int | None, value: Value, label: str) -> int:
    """A number that must have been said of a piece."""
    if number is None:
        raise Impossible("A number is missing for {label}: {value}.", label=label, value=value)
    return number


def _known(values: Mapping[Value, int | None]) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for name, value in values.items() if value is not None)
