"""Counters: what a player reads off a unit or a leader, and how far apart two of them lie on the map."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.charts import UNIT_TYPES
from lexludi.games.aig.pieces import Arm, Leader, State, Unit, UnitType, Value, Weapon
from lexludi.rulings.measures import measured
from lexludi.rulings.ruling import Trace, decides


class CounterKind(StrEnum):
    """The kinds of counter that stand for somebody; the third kind, markers, only shows states."""

    UNIT = "combat_unit"
    LEADER = "leader"


class Face(StrEnum):
    """The two sides of a leader's counter."""

    FRONT = "counter_front"
    BACK = "counter_back"


@dataclass(frozen=True)
class Read:
    """What a counter tells."""

    label: str
    kind: CounterKind
    values: tuple[tuple[Value, int], ...] = ()
    arm: Arm | None = None
    weapon: Weapon | None = None
    face: Face | None = None
    cohesion: int | None = None

    def number(self, value: Value) -> int | None:
        """One of the numbers printed on it."""
        return dict(self.values).get(value)


@decides
def read_counter(trace: Trace, battle: Battle, label: str) -> Read:
    """What the counter of a unit or a leader tells."""
    piece = battle.piece(label)
    return _leader(trace, piece) if isinstance(piece, Leader) else _unit(trace, piece)


def _unit(trace: Trace, unit: Unit) -> Read:
    trace.cite("aig.2.2", CounterKind.UNIT, unit=unit.label)
    arm = arm_of(trace, unit)
    if unit.weapon is not None:
        trace.cite("aig.2.2.1.missile-mark", unit.weapon, unit=unit.label)
    values: list[tuple[Value, int]] = []
    if unit.movement is not None:
        trace.cite("aig.2.2.1.movement", unit=unit.label, movement_allowance=unit.movement)
        values.append((Value.MOVEMENT, unit.movement))
    cohesion = None
    if unit.tq is not None:
        trace.cite("aig.2.2.1.tq", unit=unit.label, tq=unit.tq)
        values.append((Value.TQ, unit.tq))
        trace.cite("aig.2.4.cohesion", unit=unit.label, cohesion=unit.tq)
        cohesion = unit.cohesion
        if unit.hits:
            trace.cite("aig.2.4.cohesion-loss", unit=unit.label, cohesion_hit=unit.hits, cohesion=cohesion)
    return Read(unit.label, CounterKind.UNIT, tuple(values), arm, unit.weapon, cohesion=cohesion)


def _leader(trace: Trace, leader: Leader) -> Read:
    trace.cite("aig.2.2", CounterKind.LEADER, leader=leader.label)
    face = Face.BACK if leader.has(State.FINISHED) else Face.FRONT
    trace.cite("aig.2.2.2.sides", face, leader=leader.label)
    values: dict[Value, int | None] = {Value.RANK: 0 if leader.has(State.JUNIOR) else leader.rank}
    if values[Value.RANK] is not None:
        trace.cite("aig.2.2.2.rank", leader=leader.label, rank=values[Value.RANK])
    values |= {Value.RANGE: leader.command_range, Value.INITIATIVE: leader.initiative}
    values |= {Value.GROUP_ORDERS: leader.group_orders or None, Value.CHARISMA: leader.charisma}
    printed = {name.value: number for name, number in values.items() if number is not None and name is not Value.RANK}
    trace.cite("aig.2.2.2.values", leader=leader.label, **printed)
    if not leader.group_orders:
        trace.cite("aig.2.2.2.no-group", leader=leader.label)
    known = tuple((name, number) for name, number in values.items() if number is not None)
    return Read(leader.label, CounterKind.LEADER, known, face=face)


def arm_of(trace: Trace, unit: Unit) -> Arm:
    """The arm a unit belongs to by its type."""
    cell = UNIT_TYPES.at(unit.type, "arm")
    arm = trace.cite("aig.2.2.1.type", cell.giving(Arm(cell.value)), unit=unit.label, unit_type=unit.type)
    match unit.type:
        case UnitType.CT:
            trace.cite("aig.2.4.type.ct", arm, unit=unit.label)
        case UnitType.HC:
            trace.cite("aig.2.4.type.hc", arm, unit=unit.label)
        case UnitType.LC:
            trace.cite("aig.2.4.type.lc", arm, unit=unit.label)
        case UnitType.HI:
            trace.cite("aig.2.4.type.hi", arm, unit=unit.label)
        case UnitType.MI:
            trace.cite("aig.2.4.type.mi", arm, unit=unit.label)
        case UnitType.LI:
            trace.cite("aig.2.4.type.li", arm, unit=unit.label)
    return arm


@dataclass(frozen=True)
class Distance:
    """How far apart two pieces are."""

    hexes: int


@decides
def hexes_between(trace: Trace, battle: Battle, one: str, other: str) -> Distance:
    """How many hexes of the map two pieces are apart; terrain does not lengthen the count."""
    hexes = battle.piece(one).spot.distance(battle.piece(other).spot)
    trace.cite("aig.2.1.map", unit=one, target=other, hexes=measured(hexes, one, other))
    return Distance(hexes)
