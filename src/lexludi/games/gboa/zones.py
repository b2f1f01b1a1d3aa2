"""Zones of control: where they lie, and what they do to a unit that wants to leave one or turn in one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from lexludi.games.gboa.orders import Order, OrderKind
from lexludi.games.gboa.readings import (
    COMMANDER_LEAVES,
    HELD_ALONE,
    LEADER_SENT,
    RETIRE_FIRE,
    SPENT_SKIRMISHERS,
    VACANT_FRONT,
    CommanderLeaves,
    HeldAlone,
    LeaderSent,
    RetireFire,
    SpentSkirmishers,
    VacantFront,
)
from lexludi.games.gboa.units import (
    PHALANXES,
    Fire,
    State,
    UnitType,
    allowance,
    arcs_of,
    can_shock,
    can_shoot,
    check_position,
    in_play,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, Verdict, decides
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Counter, Position, Side

Units = tuple[Counter, ...]
SENT_FOR = 2
"""The IR for which the overall commander sends a leader out of an EZOC."""
LEAVING_PHALANX = 5
"""The movement allowance a phalanx counts as having when allowances are compared for leaving an EZOC."""


@dataclass(frozen=True)
class Zone:
    """The hexes of a ZOC, as numbers."""

    hexes: tuple[str, ...]


@dataclass(frozen=True)
class Control:
    """The units that exert a ZOC on a hex, by label."""

    units: tuple[str, ...]


@decides
def zone(trace: Trace, position: Position, unit: Counter, among: Collection[Hex] | None = None) -> tuple[Hex, ...]:
    """The hexes on the board that a unit commands, all or those among some; a leader commands none."""
    if unit.leader:
        return ()
    shoots = unit.type == UnitType.SKIRMISHERS and State.MISSILE_NO not in unit.states
    wide = position.front(unit) + (position.on_board(unit.stance.flank()) if shoots else ())
    hexes = tuple(spot for spot in wide if among is None or spot in among)
    if among is not None and not hexes:
        return ()
    in_play(trace, position, unit)
    if shoots:
        trace.cite("gboa.7.2.2", unit=unit.label)
        return hexes
    if unit.type == UnitType.SKIRMISHERS:
        trace.cite("gboa.7.2.2", unit=unit.label, state=State.MISSILE_NO)
        if trace.reading(SPENT_SKIRMISHERS) is SpentSkirmishers.NONE:
            return ()
    trace.cite("gboa.7.2.1", unit=unit.label)
    return hexes


@decides
def zoc(trace: Trace, position: Position, label: str) -> Zone:
    """The ZOC of one unit."""
    check_position(position)
    unit = position.counter(label)
    hexes = trace.take(zone, position, unit)
    if unit.leader:
        trace.cite("gboa.7.2.1", unit=label)
    else:
        arcs_of(trace, unit)
    return Zone(tuple(spot.number for spot in hexes))


@decides
def control(trace: Trace, position: Position, spot: Hex) -> Control:
    """Who controls a hex."""
    check_position(position)
    if spot not in position.grid:
        raise Impossible("Hex {hex} is off the board.", hex=spot.number)
    exerting = [unit for unit in position.counters if trace.take(zone, position, unit, (spot,))]
    labels = tuple(sorted(unit.label for unit in exerting))
    for unit in exerting:
        arcs_of(trace, unit)
    if {unit.side for unit in exerting} == set(Side):
        trace.cite("gboa.7.2.8", labels, hex=spot.number)
    if not exerting:
        trace.cite("gboa.7.2.1", hex=spot.number)
    return Control(labels)


def held_by(
    trace: Trace,
    position: Position,
    spots: Collection[Hex],
    side: Side,
    but: str = "",
    enough: int = 0,
) -> Units:
    """The enemies of a side, all but one, whose ZOC holds any of the hexes.

    Where so many settle the matter and as many are certain, it is not asked of the others, of which nothing may be known.
    """
    enemies = [unit for unit in position.counters if unit.side is not side and unit.label != but]
    certain = [unit for unit in enemies if enough and _certain(trace, position, unit, spots)]
    if enough and len(certain) >= enough:
        enemies = certain
    return tuple(unit for unit in enemies if trace.take(zone, position, unit, spots))


def _certain(trace: Trace, position: Position, unit: Counter, spots: Collection[Hex]) -> bool:
    """Whether the ZOC of a unit is known, and holds any of the hexes."""
    found = trace.would(zone, position, unit, spots)
    return found.decided and bool(found.outcome)


def holding(trace: Trace, units: Units) -> Units:
    """Those of the exerting enemies that hold a unit back: the ones able to engage in shock combat."""
    for unit in units:
        if not can_shock(unit):
            trace.cite("gboa.7.2.4.f", unit=unit.label)
    return tuple(unit for unit in units if can_shock(unit))


@decides
def leave(
    trace: Trace,
    position: Position,
    unit: Counter,
    entered: tuple[Hex, ...],
    holders: Units,
    order: Order,
) -> None:
    """Check a step out of an EZOC into the hexes entered; refused unless one of the three ways is open."""
    trace.cite("gboa.7.2.4", unit=unit.label, enemy=_labels(holders))
    if _commander_leaves(trace, unit, order):
        trace.cite("gboa.7.2.4.d", unit=unit.label, **order.giver)
        return
    if _leader_sent(unit, order):
        trace.cite("gboa.7.2.4.e", order.initiative, leader=unit.label)
        return
    sent = not unit.leader and order.sent >= SENT_FOR
    if sent and trace.reading(LEADER_SENT) is LeaderSent.HIS_UNITS:
        trace.cite("gboa.7.2.4.e", order.sent, unit=unit.label, **order.giver)
        return
    if unit.leader:
        if _in_person(order) and order.leader != unit.label:
            trace.refuse("gboa.7.2.4.e", leader=unit.label, initiative_rating=order.initiative)
        trace.refuse("gboa.7.2.4", unit=unit.label)
    every = trace.reading(VACANT_FRONT) is VacantFront.EVERY
    taken = [spot for spot in (position.front(unit) if every else entered) if not _vacant(position, unit, spot)]
    if taken:
        trace.refuse("gboa.7.2.4.a", unit=unit.label, hex=taken[0].number)
    trace.cite("gboa.7.2.4.a", unit=unit.label, hex=tuple(map(str, entered)))
    own = _counted(trace, unit)
    for holder in holders:
        theirs = _counted(trace, holder)
        if own <= theirs:
            trace.refuse("gboa.7.2.4.b", unit=unit.label, allowance=own, enemy=holder.label, enemy_allowance=theirs)
    trace.cite("gboa.7.2.4.b", unit=unit.label, allowance=own, enemy=_labels(holders))


def held_anyway(trace: Trace, position: Position, unit: Counter, entered: tuple[Hex, ...], order: Order) -> None:
    """Refuse a step out of an EZOC that is certain, whether or not another enemy, of which too little is known, has one."""
    enemies = [one for one in position.counters if one.side is not unit.side]
    if all(trace.would(zone, position, one, unit.hexes).decided for one in enemies):
        return
    sure = tuple(one for one in enemies if can_shock(one) and _certain(trace, position, one, unit.hexes))
    left = trace.would(leave, position, unit, entered, sure, order)
    if sure and left.verdict is Verdict.REFUSED:
        for one in sure:
            trace.take(zone, position, one, unit.hexes)
        trace.adopt(left)


def turn(trace: Trace, position: Position, unit: Counter, order: Order) -> None:
    """Check a facing change of a one-hex unit that stands in an EZOC; refused unless all three conditions hold."""
    holders = holding(trace, held_by(trace, position, unit.hexes, unit.side))
    if not holders:
        return
    trace.cite("gboa.7.2.7", unit=unit.label)
    if len(holders) > 1:
        trace.refuse("gboa.7.2.7.a", unit=unit.label, enemy=_labels(holders))
    holder = holders[0]
    trace.cite("gboa.7.2.7.a", unit=unit.label, enemy=holder.label)
    if near := _others(trace, position, unit, holder):
        trace.refuse("gboa.7.2.7.b", unit=near, enemy=holder.label)
    trace.cite("gboa.7.2.7.b", enemy=holder.label)
    ways = (trace.would(leave, position, unit, (spot,), holders, order) for spot in position.front(unit))
    if any(way.decided for way in ways):
        trace.refuse("gboa.7.2.7.c", unit=unit.label, enemy=holder.label)
    trace.cite("gboa.7.2.7.c", unit=unit.label, enemy=holder.label)


def _others(trace: Trace, position: Position, unit: Counter, holder: Counter) -> tuple[str, ...]:
    """The units beside these two that forbid a turn because of the ZOC they stand in; leaders do not count."""
    played = trace.reading(HELD_ALONE)
    side = unit.side if played is HeldAlone.OWN else holder.side
    watcher = unit if played is HeldAlone.IN_FRONT else holder
    inside = set(trace.would(zone, position, watcher).outcome)
    two = (unit.label, holder.label)
    return tuple(
        one.label
        for one in position.counters
        if one.side is side and not one.leader and one.label not in two and inside & set(one.hexes)
    )


def retire_fire(trace: Trace, unit: Counter, left: Units) -> dict[str, Fire]:
    """Who may fire because a unit leaves the EZOC of these enemies."""
    if trace.reading(RETIRE_FIRE) is RetireFire.HOLDER:
        firers = [enemy for enemy in left if can_shoot(enemy)]
    else:
        firers = [unit] if can_shoot(unit) else []
    for firer in firers:
        trace.cite("gboa.7.2.6", Fire.RETIRE, unit=firer.label)
    return {firer.label: Fire.RETIRE for firer in firers}


def _labels(units: Units) -> tuple[str, ...]:
    return tuple(unit.label for unit in units)


def _in_person(order: Order) -> bool:
    """Whether the overall commander gives the order to this one alone."""
    return order.overall and order.kind is OrderKind.INDIVIDUAL


def _commander_leaves(trace: Trace, unit: Counter, order: Order) -> bool:
    if not _in_person(order):
        return False
    if unit.leader:
        return order.leader == unit.label
    return trace.reading(COMMANDER_LEAVES) is CommanderLeaves.HIS_UNIT


def _leader_sent(unit: Counter, order: Order) -> bool:
    return _in_person(order) and unit.leader and order.leader != unit.label and order.initiative >= SENT_FOR


def _vacant(position: Position, unit: Counter, spot: Hex) -> bool:
    return all(one.leader or one.label == unit.label for one in position.at(spot))


def _counted(trace: Trace, unit: Counter) -> int:
    if unit.type in PHALANXES:
        return trace.cite("gboa.7.2.4.c", LEAVING_PHALANX, unit=unit.label)
    return allowance(unit)
