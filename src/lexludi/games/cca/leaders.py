"""Leaders: moving alone, detaching, joining a unit, and what little is known of evade and escape."""

from __future__ import annotations

from lexludi.board.hexes import Hex
from lexludi.board.position import Counter
from lexludi.games.cca import example
from lexludi.games.cca.edges import leader_leaves, side_beyond
from lexludi.games.cca.orders import bond_that_binds
from lexludi.games.cca.phase import Bond, Move, Phase, check_path, named
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.games.cca.units import Manner, Outside, Status
from lexludi.rulings.ruling import Trace, decides

RATE = 3
"""The most hexes a leader moves alone."""


def move_alone(trace: Trace, phase: Phase, leader: Counter, action: Move, readings: Readings) -> Phase:
    """A leader's own move, detaching him first if he is attached."""
    bond = _free_to_move(trace, phase, leader.label, readings)
    start, end = leader.hexes[0], action.path[-1]
    check_path(start, action.path)
    before = phase.hexes_moved(leader.label)
    for number, spot in enumerate(action.path, 1):
        if before + number > RATE:
            trace.refuse("cca.leader.rate", leader=leader.label, hex=spot.number)
        passing = action.paused or number < len(action.path)
        _enter(trace, phase, leader, spot, passing=passing, readings=readings)
        if number < len(action.path) and side_beyond(phase, spot):
            raise ValueError(f"{spot} lies beyond the battlefield; a path ends there.")
    trace.cite("cca.leader.rate", before + len(action.path), leader=leader.label)
    crossed = set(phase.sections_of(start)), set(phase.sections_of(end))
    if all(crossed) and not crossed[0] & crossed[1]:
        trace.cite("cca.leader.sections", phase.sections_of(end), leader=leader.label)
    after = phase.changed(
        bonds=tuple(one for one in phase.bonds if one.leader != leader.label),
        met=tuple(one for one in phase.met if one.leader != leader.label),
    )
    after = _join(trace, after.placed(leader.label, end).after_move(action), leader.label, bond, end)
    example.leader_move(trace, phase, after, leader.label)
    return after


def stop(trace: Trace, phase: Phase, leader: Counter) -> Phase:
    """End a leader's move where he has paused."""
    _no_other_leader(trace, phase, leader, leader.hexes[0])
    left = next((one for one in phase.detached if one.leader == leader.label), None)
    return _join(trace, phase, leader.label, left, leader.hexes[0])


def carry(trace: Trace, phase: Phase, unit: str, action: Move) -> Bond | None:
    """The leader who must go along with a unit that moves, if it has one since the start of the turn."""
    bond = next((bond for bond in phase.bonds if bond.unit == unit), None)
    if bond is None:
        return None
    trace.cite("cca.leader.attached", Status.ATTACHED, leader=bond.leader, unit=unit)
    if action.leader_stays:
        trace.cite("cca.leader.attached.moves-with", leader=bond.leader, unit=unit)
        trace.refuse("cca.leader.optional.attached", leader=bond.leader, unit=unit)
    return bond


@decides
def special_move(
    trace: Trace, phase: Phase, label: str, manner: Manner, path: tuple[Hex, ...], readings: Readings = EDITION
) -> Phase:
    """A retreat, evade or escape: the limits the source names hold, everything else is not in it."""
    counter = phase.position.counter(label)
    check_path(counter.hexes[0], path)
    if manner is Manner.RETREAT:
        trace.silent("cca.unit.retreat", **named(counter))
    if not counter.leader:
        trace.silent("cca.unit.list", unit=label)
    for spot in path:
        enemies = phase.position.at(spot, counter.side.enemy)
        if enemies and manner is Manner.EVADE:
            trace.refuse("cca.leader.no-enemy", leader=label, hex=spot.number, enemy=enemies[0].label)
        if enemies:
            trace.silent("cca.leader.no-enemy.escape", leader=label, hex=spot.number, enemy=enemies[0].label)
        if side_beyond(phase, spot):
            trace.silent("cca.leader.edge.evade", leader=label, hex=spot.number)
    trace.silent("cca.leader.edge.evade", leader=label)


def _free_to_move(trace: Trace, phase: Phase, leader: str, readings: Readings) -> Bond | None:
    """The bond he breaks by moving; refuses a leader who has no order, has moved, or is too late."""
    if phase.hexes_moved(leader) and phase.paused != leader:
        trace.refuse("cca.leader.once", leader=leader)
    bond = bond_that_binds(trace, phase, leader, readings)
    if leader not in phase.ordered:
        if bond:
            trace.refuse("cca.leader.detach.cost", leader=leader, unit=bond.unit)
        trace.refuse("cca.unit.one-at-a-time", leader=leader)
    if bond is None:
        return next((one for one in phase.detached if one.leader == leader), None)
    if phase.has_moved(bond.unit):
        example.too_late(trace, phase, leader)
        trace.refuse("cca.leader.detach.not-moved", leader=leader, unit=bond.unit)
    trace.cite("cca.leader.detach.not-moved", Status.NOT_MOVED, leader=leader, unit=bond.unit)
    return bond


def _enter(trace: Trace, phase: Phase, leader: Counter, spot: Hex, *, passing: bool, readings: Readings) -> None:
    if side_beyond(phase, spot):
        leader_leaves(trace, phase, leader.label, spot, readings)
        return
    if enemies := phase.position.at(spot, leader.side.enemy):
        trace.refuse("cca.leader.no-enemy", leader=leader.label, hex=spot.number, enemy=enemies[0].label)
    if phase.position.terrain_in(spot):
        trace.silent("cca.unit.list", hex=spot.number, outside_source=Outside.TERRAIN)
    if not passing:
        _no_other_leader(trace, phase, leader, spot)
        return
    friends = [one for one in phase.position.at(spot, leader.side) if one.label != leader.label]
    if friends:
        passed = tuple(one.label for one in friends)
        trace.cite("cca.leader.pass-friends", leader=leader.label, hex=spot.number, friendly=passed)
    if any(one.leader for one in friends):
        trace.cite("cca.leader.one-per-hex.passing", leader=leader.label, hex=spot.number)


def _no_other_leader(trace: Trace, phase: Phase, leader: Counter, spot: Hex) -> None:
    for one in phase.position.at(spot, leader.side):
        if one.leader and one.label != leader.label:
            trace.cite("cca.leader.one-per-hex", 1, hex=spot.number, leader=one.label)
            trace.refuse("cca.leader.no-end-on-leader", leader=leader.label, hex=spot.number)


def _join(trace: Trace, phase: Phase, leader: str, left: Bond | None, end: Hex) -> Phase:
    """Attach a leader who has stopped in the hex of a friendly unit."""
    unit = phase.unit_in(end, phase.side)
    if unit is None or phase.paused == leader:
        return phase
    if left and left.unit == unit.label:
        trace.silent("cca.leader.attach.other", leader=leader, unit=unit.label)
    if left:
        trace.cite("cca.leader.attach.other", Status.NEWLY_ATTACHED, leader=leader, unit=unit.label)
    if unit.label not in phase.ordered:
        trace.cite("cca.leader.attach.not-ordered", Status.NOT_ORDERED, leader=leader, unit=unit.label)
    return phase.changed(joined=(*phase.joined, Bond(leader, unit.label)))
