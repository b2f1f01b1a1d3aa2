"""Zones of control: where they lie, and what they do to a unit that wants to leave one or turn in one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lexludi.board.hexes import Hex
from lexludi.board.position import Counter, Position, Side
from lexludi.games.gboa.orders import Order, OrderKind
from lexludi.games.gboa.readings import (
    EDITION,
    CommanderLeaves,
    HeldAlone,
    Readings,
    RetireFire,
    SpentSkirmishers,
    VacantFront,
)
from lexludi.games.gboa.units import (
    ENHANCED,
    PHALANXES,
    Fire,
    State,
    UnitType,
    allowance,
    can_shock,
    can_shoot,
    check_position,
)
from lexludi.rulings.ruling import Trace, decides

Units = tuple[Counter, ...]


@dataclass(frozen=True)
class Zone:
    """The hexes of a ZOC, as numbers."""

    hexes: tuple[str, ...]


@dataclass(frozen=True)
class Control:
    """The units that exert a ZOC on a hex, by label."""

    units: tuple[str, ...]


@decides
def zoc(trace: Trace, position: Position, label: str, readings: Readings = EDITION) -> Zone:
    """The ZOC of one unit."""
    check_position(position)
    unit = position.counter(label)
    cite_zones(trace, (unit,), readings)
    return Zone(tuple(spot.number for spot in zone(position, unit, readings)))


@decides
def control(trace: Trace, position: Position, spot: Hex, readings: Readings = EDITION) -> Control:
    """Who controls a hex."""
    check_position(position)
    exerting = tuple(unit for unit in position.counters if spot in zone(position, unit, readings))
    cite_zones(trace, exerting, readings)
    labels = tuple(sorted(unit.label for unit in exerting))
    if {unit.side for unit in exerting} == set(Side):
        trace.cite("gboa.7.2.8", labels, hex=spot.number)
    return Control(labels)


def cite_zones(trace: Trace, units: Units, readings: Readings) -> None:
    """Cite the definitions by which units exert their ZOC, or have none."""
    for unit in units:
        if unit.leader:
            continue
        general = unit.type != UnitType.SKIRMISHERS
        if not general and State.MISSILE_NO in unit.states:
            trace.cite("gboa.7.2.2", unit=unit.label, state=State.MISSILE_NO, reading=readings.spent)
            general = readings.spent is SpentSkirmishers.FRONT
        elif not general:
            trace.cite("gboa.7.2.2", unit=unit.label)
        if general:
            trace.cite("gboa.7.2.1", unit=unit.label)


def zone(position: Position, unit: Counter, readings: Readings) -> tuple[Hex, ...]:
    """The hexes on the board that a unit commands; a leader commands none."""
    if unit.leader:
        return ()
    if unit.type == UnitType.SKIRMISHERS:
        if State.MISSILE_NO not in unit.states:
            return position.on_board((*unit.stance.front(), *unit.stance.flank()))
        if readings.spent is SpentSkirmishers.NONE:
            return ()
    return position.front(unit)


def exerting(position: Position, spots: Iterable[Hex], side: Side, readings: Readings) -> Units:
    """The enemies of a side whose ZOC holds any of the hexes."""
    wanted = set(spots)
    return tuple(
        unit for unit in position.counters if unit.side is not side and wanted & set(zone(position, unit, readings))
    )


def held_by(trace: Trace, position: Position, spots: Iterable[Hex], side: Side, readings: Readings) -> Units:
    """The same, with the definition of each ZOC cited."""
    units = exerting(position, spots, side, readings)
    cite_zones(trace, units, readings)
    return units


def holding(trace: Trace, units: Units) -> Units:
    """Those of the exerting enemies that hold a unit back: the ones able to make shock combat."""
    for unit in units:
        if not can_shock(unit):
            trace.cite("gboa.7.2.4.f", unit=unit.label)
    return tuple(unit for unit in units if can_shock(unit))


def leave(
    trace: Trace,
    position: Position,
    unit: Counter,
    entered: tuple[Hex, ...],
    holders: Units,
    order: Order,
    readings: Readings,
) -> None:
    """Check a step out of an EZOC into the hexes entered; refused unless one of the three ways is open."""
    trace.cite("gboa.7.2.4", unit=unit.label, enemy=_labels(holders))
    if _commander_leaves(unit, order, readings):
        trace.cite("gboa.7.2.4.d", unit=unit.label, leader=order.leader, reading=readings.commander)
        return
    if _leader_sent(unit, order):
        trace.cite("gboa.7.2.4.e", order.initiative, leader=unit.label)
        return
    if unit.leader:
        trace.refuse("gboa.7.2.4", unit=unit.label)
    every = readings.vacant is VacantFront.EVERY
    taken = [spot for spot in (position.front(unit) if every else entered) if not _vacant(position, unit, spot)]
    if taken:
        trace.refuse("gboa.7.2.4.a", unit=unit.label, hex=taken[0].number, reading=readings.vacant)
    trace.cite("gboa.7.2.4.a", unit=unit.label, hex=tuple(map(str, entered)), reading=readings.vacant)
    own = _counted(trace, unit)
    for holder in holders:
        theirs = _counted(trace, holder)
        if own <= theirs:
            trace.refuse("gboa.7.2.4.b", unit=unit.label, allowance=own, enemy=holder.label, enemy_allowance=theirs)
    trace.cite("gboa.7.2.4.b", unit=unit.label, allowance=own, enemy=_labels(holders))


def turn(trace: Trace, position: Position, unit: Counter, order: Order, readings: Readings) -> None:
    """Check a facing change of a one-hex unit that stands in an EZOC; refused unless all three conditions hold."""
    holders = holding(trace, held_by(trace, position, unit.hexes, unit.side, readings))
    if not holders:
        return
    trace.cite("gboa.7.2.7", unit=unit.label)
    if len(holders) > 1:
        trace.refuse("gboa.7.2.7.a", unit=unit.label, enemy=_labels(holders))
    holder = holders[0]
    trace.cite("gboa.7.2.7.a", unit=unit.label, enemy=holder.label)
    side = unit.side if readings.alone is HeldAlone.OWN else holder.side
    inside = set(zone(position, holder, readings))
    others = [
        one
        for one in position.counters
        if one.side is side and not one.leader and one.label not in (unit.label, holder.label)
    ]
    if near := [one.label for one in others if inside & set(one.hexes)]:
        trace.refuse("gboa.7.2.7.b", unit=tuple(near), enemy=holder.label, reading=readings.alone)
    trace.cite("gboa.7.2.7.b", enemy=holder.label, reading=readings.alone)
    if _can_leave(position, unit, holder, order, readings):
        trace.refuse("gboa.7.2.7.c", unit=unit.label, enemy=holder.label)
    trace.cite("gboa.7.2.7.c", unit=unit.label, enemy=holder.label)


def retire_fire(trace: Trace, unit: Counter, left: Units, readings: Readings) -> dict[str, Fire]:
    """Who may fire because a unit leaves the EZOC of these enemies."""
    if readings.retire is RetireFire.HOLDER:
        firers = [enemy for enemy in left if can_shoot(enemy)]
    else:
        firers = [unit] if can_shoot(unit) else []
    for firer in firers:
        trace.cite("gboa.7.2.6", Fire.RETIRE, unit=firer.label, reading=readings.retire)
    return {firer.label: Fire.RETIRE for firer in firers}


def _labels(units: Units) -> tuple[str, ...]:
    return tuple(unit.label for unit in units)


def _commander_leaves(unit: Counter, order: Order, readings: Readings) -> bool:
    in_person = order.overall and order.kind is OrderKind.INDIVIDUAL
    if readings.commander is CommanderLeaves.HIS_UNIT and not unit.leader:
        return in_person
    return in_person and unit.leader and order.leader == unit.label


def _leader_sent(unit: Counter, order: Order) -> bool:
    in_person = order.overall and order.kind is OrderKind.INDIVIDUAL
    return in_person and unit.leader and order.leader != unit.label and order.initiative >= 2


def _vacant(position: Position, unit: Counter, spot: Hex) -> bool:
    return all(one.leader or one.label == unit.label for one in position.at(spot))


def _counted(trace: Trace, unit: Counter) -> int:
    if unit.type in PHALANXES:
        return trace.cite("gboa.7.2.4.c", ENHANCED, unit=unit.label)
    return allowance(unit)


def _can_leave(position: Position, unit: Counter, holder: Counter, order: Order, readings: Readings) -> bool:
    """Whether 7.2.4 would let a unit leave by some front hex."""
    if _commander_leaves(unit, order, readings) or _leader_sent(unit, order):
        return True
    own, theirs = (ENHANCED if one.type in PHALANXES else allowance(one) for one in (unit, holder))
    front = position.front(unit)
    enough = all if readings.vacant is VacantFront.EVERY else any
    return own > theirs and bool(front) and enough(_vacant(position, unit, spot) for spot in front)
