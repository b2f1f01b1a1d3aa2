"""Movement of units: in which sequence, how far, through what, and when it is over."""

from __future__ import annotations

from lexludi.board.hexes import Hex
from lexludi.board.position import Counter
from lexludi.games.cca import example, leaders
from lexludi.games.cca.edges import leader_leaves, side_beyond, unit_leaves
from lexludi.games.cca.phase import Bond, EndMovement, Halt, Move, Phase, check_path, named
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.games.cca.units import (
    PASSING,
    Outside,
    Permission,
    UnitClass,
    battle_after_moving,
    movement_rate,
    unit_class,
)
from lexludi.rulings.ruling import Trace, decides

HALT, END = Halt(), EndMovement()


@decides
def move(trace: Trace, phase: Phase, action: Move, readings: Readings = EDITION) -> Phase:
    """One move of a unit or of a leader by himself."""
    counter = phase.counter(action.label)
    if phase.battle:
        trace.refuse("cca.unit.before-battle", **named(counter))
    if phase.paused not in (None, counter.label):
        trace.refuse("cca.unit.complete-first", **named(phase.counter(phase.paused)))
    after = _by_kind(trace, phase, counter, action, readings)
    if phase.paused == counter.label:
        trace.cite("cca.unit.complete-first", **named(counter))
    elif len(phase.ordered) > 1:
        trace.cite("cca.unit.player-order", len(after.moves), **named(counter))
    return after


@decides
def halt(trace: Trace, phase: Phase, action: Halt = HALT, readings: Readings = EDITION) -> Phase:
    """Finish the move that was begun."""
    if phase.paused is None:
        raise ValueError("No move is begun; there is nothing to finish.")
    counter = phase.counter(phase.paused)
    trace.cite("cca.unit.complete-first", **named(counter))
    after = phase.changed(paused=None)
    if counter.leader:
        return leaders.stop(trace, after, counter)
    return after


@decides
def end_movement(trace: Trace, phase: Phase, action: EndMovement = END, readings: Readings = EDITION) -> Phase:
    """Go on to battle."""
    if phase.paused:
        trace.refuse("cca.unit.before-battle", **named(phase.counter(phase.paused)))
    for counter in phase.position.counters:
        if counter.leader and counter.label in phase.ordered and not phase.has_moved(counter.label):
            trace.cite("cca.leader.optional", leader=counter.label)
    trace.cite("cca.unit.before-battle", len(phase.moves))
    return phase.changed(battle=True)


def _by_kind(trace: Trace, phase: Phase, counter: Counter, action: Move, readings: Readings) -> Phase:
    if counter.leader:
        return leaders.move_alone(trace, phase, counter, action, readings)
    return _unit_move(trace, phase, counter, action, readings)


def _unit_move(trace: Trace, phase: Phase, unit: Counter, action: Move, readings: Readings) -> Phase:
    _free_to_move(trace, phase, unit.label)
    check_path(unit.hexes[0], action.path)
    bond = leaders.carry(trace, phase, unit.label, action)
    _walk(trace, phase, unit, action, bond, readings)
    end = action.path[-1]
    after = phase.placed(unit.label, end).after_move(action)
    if bond:
        trace.cite("cca.leader.attached.moves-with", leader=bond.leader, hex=end.number)
        trace.cite("cca.leader.optional.attached", leader=bond.leader, unit=unit.label)
        after = after.placed(bond.leader, end)
        after = after.changed(carried=tuple(dict.fromkeys((*after.carried, bond.leader))))
    leader = phase.leader_in(end, phase.side)
    if leader and not bond:
        trace.cite("cca.unit.list", leader=leader.label, unit=unit.label, outside_source=Outside.LONE_LEADER)
        after = after.changed(met=(*after.met, Bond(leader.label, unit.label)))
    example.unit_move(trace, phase, after, unit.label)
    return after


def _free_to_move(trace: Trace, phase: Phase, unit: str) -> None:
    joined = next((bond for bond in phase.joined if bond.unit == unit), None)
    if unit not in phase.ordered:
        if joined:
            trace.refuse("cca.leader.attach.not-ordered", unit=unit, leader=joined.leader)
        trace.refuse("cca.unit.one-at-a-time", unit=unit)
    if joined:
        trace.cite("cca.leader.attach.not-with-new-unit", leader=joined.leader, unit=unit)
        trace.refuse("cca.leader.attach.unit-stops", unit=unit, leader=joined.leader)
    if phase.has_moved(unit) and phase.paused != unit:
        trace.refuse("cca.unit.list", unit=unit, outside_source=Outside.ONCE)
    if any(bond.unit == unit for bond in phase.met):
        trace.refuse("cca.unit.list", unit=unit, outside_source=Outside.LONE_LEADER)
    trace.cite("cca.unit.one-at-a-time", unit=unit)


def _walk(trace: Trace, phase: Phase, unit: Counter, action: Move, bond: Bond | None, readings: Readings) -> None:
    cell, before = movement_rate(unit.type), phase.hexes_moved(unit.label)
    rate = trace.cite(cell.chart, cell, unit=unit.label, outside_source=Outside.LIST)
    for number, spot in enumerate(action.path, 1):
        if before + number > rate:
            trace.refuse(cell.chart, cell, unit=unit.label, hex=spot.number, outside_source=Outside.LIST)
        _enter(trace, phase, unit, spot, bond, readings)
        if number < len(action.path):
            _pass_on(trace, phase, unit, spot, action.path[number])
    printed = battle_after_moving(unit.type).value
    if printed is Permission.COMPULSORY_AFTER_TWO and before + len(action.path) == 2:
        enemies = phase.enemy_units_beside(action.path[-1])
        if not enemies:
            trace.refuse("cca.foot.warrior", unit=unit.label, hex=action.path[-1].number)
        trace.cite("cca.foot.warrior", 2, unit=unit.label, enemy=enemies)


def _enter(trace: Trace, phase: Phase, unit: Counter, spot: Hex, bond: Bond | None, readings: Readings) -> None:
    """Check one step; all of it but the leader's limits is from outside the source."""
    if side_beyond(phase, spot):
        unit_leaves(trace, phase, unit.label, spot)
        if bond:
            leader_leaves(trace, phase, bond.leader, spot, readings)
        return
    if enemies := phase.position.at(spot, unit.side.enemy):
        facts = {"unit": unit.label, "hex": spot.number, "enemy": enemies[0].label}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.ENEMY)
    if phase.position.terrain_in(spot):
        trace.silent("cca.unit.list", hex=spot.number, outside_source=Outside.TERRAIN)
    friend = phase.unit_in(spot, unit.side)
    if friend and friend.label != unit.label:
        if phase.card in PASSING and unit_class(unit.type).value is UnitClass.LIGHT_FOOT:
            trace.silent("cca.unit.list", card=phase.card, outside_source=Outside.LIGHT_FOOT)
        facts = {"unit": unit.label, "hex": spot.number, "friendly": friend.label}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.FRIEND)
    other = phase.leader_in(spot, unit.side)
    if bond and other and other.label != bond.leader:
        trace.refuse("cca.leader.one-per-hex", leader=bond.leader, hex=spot.number)


def _pass_on(trace: Trace, phase: Phase, unit: Counter, spot: Hex, onward: Hex) -> None:
    if side_beyond(phase, spot):
        raise ValueError(f"{spot} lies beyond the battlefield; a path ends there.")
    leader = phase.leader_in(spot, unit.side)
    if leader and not phase.unit_in(spot, unit.side):
        facts = {"unit": unit.label, "leader": leader.label, "hex": onward.number}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.LONE_LEADER)
