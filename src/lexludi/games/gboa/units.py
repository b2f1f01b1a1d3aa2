"""The pieces: unit classes, their values and states as they stand on the counters of a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum

from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Count, Trace
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.position import Counter, Position

D10 = tuple(range(10))
"""The faces of the die of this game."""
BASE, ENHANCED = 4, 5
"""The two allowances of a phalanx that has two."""


class UnitType(StrEnum):
    """What a counter is; the classes the rules tell apart."""

    INFANTRY = "infantry"
    PHALANX = "phalanx"
    MACEDONIAN_PHALANX = "macedonian_phalanx"
    SKIRMISHERS = "skirmishers"
    CAVALRY = "cavalry"
    HEAVY_CAVALRY = "heavy_cavalry"
    CATAPHRACT = "cataphract"
    MOUNTED_ARCHERS = "mounted_archers"
    CHARIOT = "chariot"
    ELEPHANT = "elephant"
    RAMPAGING_ELEPHANT = "rampaging_elephant"
    LEADER = "leader"


class State(StrEnum):
    """What is marked on a counter or known of it."""

    MOVED = "moved"
    MOVED_IN_PHASE = "moved_in_phase"
    ENHANCED_USED = "enhanced_used"
    ONE_ALLOWANCE = "one_allowance"
    TWO_ALLOWANCES = "two_allowances"
    ROUTED = "routed"
    COLUMN = "column"
    MISSILE_UNIT = "missile_unit"
    MISSILE_NO = "missile_no"
    NO_SHOCK = "no_shock"
    LINE_COMMANDER = "line_commander"
    REACTED = "reacted"


class Value(StrEnum):
    """The numbers of a counter."""

    ALLOWANCE = "allowance"
    TQ = "tq"
    HITS = "hits"
    WITHDRAWALS = "withdrawals"


class Mark(StrEnum):
    """How a unit is left when all is done."""

    UNMARKED = "unmarked"
    MOVED = "moved"
    ROUTED = "routed"


class Fire(StrEnum):
    """The fire a rule permits; how it is made is not in this source."""

    NONE = "no_fire"
    MISSILE = "missile_fire"
    ENTRY = "entry_reaction_fire"
    RETIRE = "retire_reaction_fire"


PHALANXES = frozenset({UnitType.PHALANX, UnitType.MACEDONIAN_PHALANX})
FOOT = PHALANXES | {UnitType.INFANTRY, UnitType.SKIRMISHERS}
MOUNTED = frozenset({UnitType.CAVALRY, UnitType.HEAVY_CAVALRY, UnitType.CATAPHRACT, UnitType.MOUNTED_ARCHERS})
ELEPHANTS = frozenset({UnitType.ELEPHANT, UnitType.RAMPAGING_ELEPHANT})
SLOW_TO_TURN = ELEPHANTS | {UnitType.CHARIOT, UnitType.CATAPHRACT}
SHOOTERS = frozenset({UnitType.SKIRMISHERS, UnitType.MOUNTED_ARCHERS})
NEVER: Mapping[str, Collection[str]] = {
    State.ROUTED: {UnitType.LEADER},
    State.COLUMN: {UnitType.LEADER},
    State.REACTED: {UnitType.LEADER},
    State.MISSILE_UNIT: {UnitType.LEADER},
    State.MISSILE_NO: {UnitType.LEADER},
    State.NO_SHOCK: {UnitType.LEADER},
    State.ENHANCED_USED: frozenset(UnitType) - PHALANXES,
    State.ONE_ALLOWANCE: frozenset(UnitType) - PHALANXES,
    State.TWO_ALLOWANCES: frozenset(UnitType) - PHALANXES,
    State.LINE_COMMANDER: frozenset(UnitType) - {UnitType.LEADER},
}
"""The types that cannot be in a state: leaders do not fight, and only they command."""
ONLY: Mapping[str, str] = {
    State.ENHANCED_USED: "gboa.6.4.7",
    State.ONE_ALLOWANCE: "gboa.6.4.7",
    State.TWO_ALLOWANCES: "gboa.6.4.7",
    State.LINE_COMMANDER: "gboa.6.7.12.b",
}
"""The clauses that say whose states these are; of the others none says that leaders cannot be in them."""
MOST = {Value.ALLOWANCE: 20, Value.TQ: 20}
"""What no counter has more of; the source prints none, and the counters of the published game stay far below."""
ONE_HEX: Mapping[str, str] = {
    **dict.fromkeys(SLOW_TO_TURN, "gboa.7.1.2.b"),
    UnitType.SKIRMISHERS: "gboa.7.1.2.a",
    UnitType.LEADER: "",
}
"""The types that have one hex only: those for whom a clause says what turning a one-hex unit costs, and leaders."""
UNEXPLAINED = {State.ROUTED: "gboa.6.7.6", State.COLUMN: "gboa.6.4.8"}
"""States of which the source does not say what they do, each with the clause that leaves it open."""
BARRED = {State.ROUTED: "gboa.6.7.2.b", State.COLUMN: "gboa.6.7.2.c"}
"""The states in which a unit cannot withdraw, each with the clause that says so."""

TYPES, STATES, VALUES = frozenset(UnitType), frozenset(State), frozenset(Value)


def check_position(position: Position) -> None:
    """Complain about the first counter that is no piece of this game."""
    for counter in position.counters:
        if counter.type not in TYPES:
            raise Impossible("{unit}: this game has no unit type “{type}”.", unit=counter.label, type=counter.type)
        if unknown := [state for state in counter.states if state not in STATES]:
            raise Impossible("{unit}: this game has no state “{state}”.", unit=counter.label, state=unknown[0])
        if unknown := [name for name, _ in counter.values if name not in VALUES]:
            raise Impossible("{unit}: this game has no value called “{value}”.", unit=counter.label, value=unknown[0])
        if negative := [name for name, value in counter.values if value < 0]:
            raise Impossible(
                "{unit}: the value “{value}” cannot be less than 0.", unit=counter.label, value=negative[0]
            )
        if not counter.leader:
            facing_of(counter)


def check_states(position: Position) -> None:
    """Complain about the first counter in a state that its type cannot be in."""
    for one in position.counters:
        for state in one.states:
            if one.type in NEVER.get(state, ()):
                raise Impossible(
                    "{unit}: a piece of the type “{type}” can never have the state “{state}”.",
                    by=ONLY.get(state, ""),
                    unit=one.label,
                    type=UnitType(one.type),
                    state=State(state),
                )
        _check_allowances(one)
        _check_values(one)
        if one.stance.two_hex and one.type in ONE_HEX:
            raise Impossible(
                "{unit}: a piece of the type “{type}” never occupies two hexes.",
                by=ONE_HEX[one.type],
                unit=one.label,
                type=UnitType(one.type),
            )


def _check_allowances(unit: Counter) -> None:
    """Complain where it is not clear whether a phalanx has one movement allowance or two."""
    one, two = State.ONE_ALLOWANCE, State.TWO_ALLOWANCES
    both = two if two in unit.states else State.ENHANCED_USED if State.ENHANCED_USED in unit.states else None
    if one in unit.states and both:
        raise Impossible(
            "{unit}: “{state}” and “{other}” cannot both be true.",
            by="gboa.6.4.7",
            unit=unit.label,
            state=one,
            other=both,
        )
    given = unit.value(Value.ALLOWANCE, BASE)
    if two in unit.states and given != BASE:
        raise Impossible(
            "{unit}: a phalanx with two allowances has {base} and {enhanced}; it cannot have {value}.",
            by="gboa.6.4.7",
            unit=unit.label,
            base=BASE,
            enhanced=ENHANCED,
            value=given,
        )


def _check_values(unit: Counter) -> None:
    """Complain about a movement allowance or a TQ that no counter has."""
    for name, most in MOST.items():
        given = unit.value(name, 1)
        if not 1 <= given <= most:
            raise Impossible(
                "{unit}: no counter shows “{value} {number}”; check the counter.",
                unit=unit.label,
                value=name,
                number=given,
            )


def combat_unit(position: Position, label: str) -> Counter:
    """The unit of that label, which must not be a leader."""
    unit = position.counter(label)
    if unit.leader:
        raise Impossible("{unit} is a leader and has no facing.", unit=label)
    return unit


def opponents(position: Position, label: str, enemy: str) -> tuple[Counter, Counter]:
    """A unit and an enemy of it; complains if the two are on the same side."""
    unit, other = combat_unit(position, label), position.counter(enemy)
    if unit.side is other.side:
        raise Impossible("{enemy} is not an enemy of {unit}.", enemy=enemy, unit=label)
    return unit, other


def in_order(trace: Trace, unit: Counter) -> None:
    """End the decision where a unit is in a state whose effect is not in the source, or has reached its TQ."""
    for state, clause in UNEXPLAINED.items():
        if state in unit.states:
            trace.silent(clause, unit=unit.label, state=state)
    below_quality(trace, unit)


def obeys(trace: Trace, unit: Counter) -> None:
    """End the decision where a unit does nothing that its side decides: the rules of rampage are missing."""
    if unit.type == UnitType.RAMPAGING_ELEPHANT:
        trace.silent("gboa.6.7.11.a", unit=unit.label)


def under_control(trace: Trace, unit: Counter) -> None:
    """Both."""
    in_order(trace, unit)
    obeys(trace, unit)


def in_play(trace: Trace, position: Position, unit: Counter) -> None:
    """All that can keep a unit from being ruled on where it stands."""
    under_control(trace, unit)
    apart(trace, position, unit)


def apart(trace: Trace, position: Position, unit: Counter) -> None:
    """End the decision where a unit shares a hex with an enemy: the rules for stacking, which would tell of it, are blank."""
    shared = [one for spot in unit.hexes for one in position.at(spot) if one.side is not unit.side]
    if shared:
        trace.silent("gboa.6.9", unit=(unit.label, *(one.label for one in shared)), hex=unit.stance.place)


def may_withdraw(trace: Trace, unit: Counter) -> None:
    """Refuse the withdrawal of a unit that is barred from it."""
    for state, clause in BARRED.items():
        if state in unit.states:
            trace.refuse(clause, unit=unit.label)


def below_quality(trace: Trace, unit: Counter) -> None:
    """End the decision where a unit has reached its TQ otherwise than by withdrawing: nothing says what then follows."""
    tq = dict(unit.values).get(Value.TQ)
    if tq is not None and 0 < tq <= hits_of(unit):
        trace.silent("gboa.6.7.6", unit=unit.label, hits=hits_of(unit), tq=tq)


def has_two_allowances(unit: Counter) -> bool:
    """Whether this is a phalanx with two movement allowances: unless only one is printed, one given none, or its base."""
    single = State.ONE_ALLOWANCE in unit.states
    return unit.type in PHALANXES and not single and unit.value(Value.ALLOWANCE, BASE) == BASE


def allowance(unit: Counter) -> int:
    """The movement allowance, of two the base one."""
    if has_two_allowances(unit):
        return BASE
    return _value(unit, Value.ALLOWANCE)


def quality(unit: Counter) -> int:
    """The TQ."""
    return _value(unit, Value.TQ)


def hits_of(unit: Counter) -> int:
    """The cohesion hits a unit has already."""
    return unit.value(Value.HITS)


def with_hits(unit: Counter, hits: int) -> Counter:
    """The unit with further cohesion hits."""
    return unit.with_values(**{Value.HITS: hits_of(unit) + hits}) if hits else unit


def can_shoot(unit: Counter) -> bool:
    """Whether a unit has missiles left."""
    armed = unit.type in SHOOTERS or State.MISSILE_UNIT in unit.states
    return armed and State.MISSILE_NO not in unit.states


def can_shock(unit: Counter) -> bool:
    """Whether a unit is able to engage in shock combat."""
    return State.NO_SHOCK not in unit.states


def arcs_of(trace: Trace, unit: Counter) -> None:
    """Cite the picture that shows which hexes around a unit are its front, flank and rear."""
    picture = "gboa.7.1.fig.two-hex" if unit.stance.two_hex else "gboa.7.1.fig.one-hex"
    trace.cite(picture, unit=unit.label, facing=unit.facing)


def facing_of(unit: Counter) -> Vertex:
    """The vertex a unit faces; only leaders face nowhere."""
    if unit.facing is None:
        raise Impossible("{unit} has no facing; give it one, such as N.", by="gboa.7.1.fig.one-hex", unit=unit.label)
    return unit.facing


def points_of(label: str) -> Count:
    """What a unit spends on its way."""
    return Count("movement_point", label)


def losses_of(label: str) -> Count:
    """What a unit suffers on its way."""
    return Count("cohesion_hit", label)


def roll_for(trace: Trace, unit: Counter) -> int:
    """A die roll for a unit."""
    return trace.roll("die_roll", D10, unit.label)


def _value(unit: Counter, name: Value) -> int:
    if name not in dict(unit.values):
        raise Impossible(
            "{unit} has no value for {value}; give it one, such as {value}=6.", unit=unit.label, value=name
        )
    return unit.value(name)
