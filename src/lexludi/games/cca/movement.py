"""Movement of units: in which sequence, how far, through what, and when it is over."""

from __future__ import annotations

from lexludi.games.cca import example, leaders
from lexludi.games.cca.battle import battle
from lexludi.games.cca.edges import side_beyond, unit_leaves
from lexludi.games.cca.phase import Bond, EndMovement, Halt, Move, Phase, check_path, named
from lexludi.games.cca.units import (
    PASSING,
    Outside,
    UnitClass,
    compelled,
    movement_rate,
    unit_class,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Counter

ELSEWHERE = {
    "cca.unit.one-at-a-time": "turn leaders",
    "cca.unit.before-battle": "orders battle",
    "cca.unit.list": "orders battle leaders edges",
    "cca.unit.retreat": "leaders",
    "cca.foot": "battle",
    "cca.mounted": "battle",
    "cca.leader": "leaders orders battle",
    "cca.leader.edge": "edges",
    "cca.leader.example": "example",
}
"""The modules that decide clauses of this chapter."""

END = EndMovement()


@decides
def move(trace: Trace, phase: Phase, action: Move) -> Phase:
    """One move of a unit or of a leader by himself."""
    counter = phase.counter(action.label)
    if phase.battle:
        trace.refuse("cca.unit.before-battle", **named(counter))
    if phase.paused is not None and phase.paused != counter.label:
        trace.refuse("cca.unit.complete-first", **named(phase.counter(phase.paused)))
    check_path(phase, counter.hexes[0], action.path)
    after = _by_kind(trace, phase, counter, action)
    if phase.paused == counter.label:
        trace.cite("cca.unit.complete-first", **named(counter))
    elif len(phase.ordered) > 1:
        trace.cite("cca.unit.player-order", len(after.moves), **named(counter))
    return after


@decides
def halt(trace: Trace, phase: Phase, action: Halt) -> Phase:
    """Finish the move that was begun."""
    if phase.paused != action.label:
        raise Impossible("{label} has no move under way.", label=action.label)
    counter = phase.counter(action.label)
    trace.cite("cca.unit.complete-first", **named(counter))
    after = phase.changed(paused=None)
    if counter.leader:
        return leaders.stop(trace, after, counter)
    return after


@decides
def stay(trace: Trace, phase: Phase, label: str) -> Phase:
    """Leave an ordered piece where it is."""
    counter = phase.counter(label)
    if label not in phase.ordered or phase.has_moved(label):
        raise Impossible(
            "{label} has no order to leave unused: none was given, or the move has already been made.", label=label
        )
    if counter.leader:
        trace.cite("cca.leader.optional", leader=label)
    else:
        trace.cite("cca.unit.list", unit=label, outside_source=Outside.MAY_STAY)
    return phase


@decides
def end_movement(trace: Trace, phase: Phase, action: EndMovement = END) -> Phase:
    """Go on to battle."""
    if phase.battle:
        raise Impossible("Movement is already over.")
    if phase.paused:
        trace.refuse("cca.unit.before-battle", **named(phase.counter(phase.paused)))
    for counter in phase.position.counters:
        if counter.leader and counter.label in phase.ordered and not phase.has_moved(counter.label):
            trace.cite("cca.leader.optional", leader=counter.label)
    trace.cite("cca.unit.before-battle", len(phase.moves) or None)
    return phase.changed(battle=True)


def _by_kind(trace: Trace, phase: Phase, counter: Counter, action: Move) -> Phase:
    if counter.leader:
        return leaders.move_alone(trace, phase, counter, action)
    return _unit_move(trace, phase, counter, action)


def _unit_move(trace: Trace, phase: Phase, unit: Counter, action: Move) -> Phase:
    _free_to_move(trace, phase, unit.label)
    bond = leaders.carry(trace, phase, unit.label, action)
    _walk(trace, phase, unit, action, bond)
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
    if compelled(unit.type, after.hexes_moved(unit.label)):
        _battles(trace, after, unit.label, end)
    example.unit_move(trace, phase, after, unit.label)
    return after


def _battles(trace: Trace, phase: Phase, unit: str, end: Hex) -> None:
    """Check a move that is allowed only if the unit battles afterwards."""
    enemies = phase.enemy_units_beside(end) if unit not in phase.left else ()
    if unit not in phase.left and not enemies and (leaders := phase.enemy_leaders_beside(end)):
        trace.silent("cca.leader.no-battle-alone", unit=unit, hex=end.number, enemy=leaders)
    if not enemies:
        trace.refuse("cca.foot.warrior", unit=unit, hex=end.number, **phase.to_enemy(unit, end))
    if not trace.would(battle, phase.changed(battle=True), unit).decided:
        trace.silent("cca.unit.list", hex=end.number, outside_source=Outside.TERRAIN)
    trace.cite("cca.foot.warrior", phase.hexes_moved(unit), unit=unit, enemy=enemies)


def _free_to_move(trace: Trace, phase: Phase, unit: str) -> None:
    joined = phase.joined_by(unit)
    if unit not in phase.ordered:
        if joined:
            trace.refuse("cca.leader.attach.not-ordered", unit=unit, leader=joined.leader)
        trace.refuse("cca.unit.one-at-a-time", unit=unit)
    if joined:
        trace.cite("cca.leader.attach.not-with-new-unit", leader=joined.leader, unit=unit)
        trace.refuse("cca.leader.attach.unit-stops", unit=unit, leader=joined.leader)
    if phase.has_moved(unit) and phase.moves[-1][0] != unit:
        trace.refuse("cca.unit.complete-first", unit=unit)
    if phase.has_moved(unit) and phase.paused != unit:
        trace.refuse("cca.unit.list", unit=unit, outside_source=Outside.ONCE)
    if any(bond.unit == unit for bond in phase.met):
        trace.refuse("cca.unit.list", unit=unit, outside_source=Outside.LONE_LEADER)
    trace.cite("cca.unit.one-at-a-time", unit=unit)


def _walk(trace: Trace, phase: Phase, unit: Counter, action: Move, bond: Bond | None) -> None:
    """Check a way step by step: what the source says of a leader on it, then the rules from outside the source."""
    cell, before = movement_rate(unit.type), phase.hexes_moved(unit.label)
    rate = trace.cite(cell.chart, cell, unit=unit.label, outside_source=Outside.LIST)
    for number, spot in enumerate(action.path, 1):
        if bond:
            leader = phase.counter(bond.leader)
            leaders.enter(trace, phase, leader, spot)
            if number == len(action.path):
                leaders.fit(trace, phase, leader, spot)
        if before + number > rate:
            trace.refuse(
                cell.chart,
                cell,
                unit=unit.label,
                hex=spot.number,
                movement_rate=at_most(before + len(action.path), rate, *phase.ends_of(action)),
                outside_source=Outside.LIST,
            )
        _enter(trace, phase, unit, spot)
        if number < len(action.path):
            _pass_on(trace, phase, unit, spot, action.path[number])
    if rough := phase.terrain_on((unit.hexes[0], *action.path)):
        trace.silent("cca.unit.list", hex=rough.number, outside_source=Outside.TERRAIN)


def _enter(trace: Trace, phase: Phase, unit: Counter, spot: Hex) -> None:
    """Check a unit's step; all of it is from outside the source."""
    if side := side_beyond(phase, spot):
        unit_leaves(trace, phase, unit.label, spot, side)
    if enemies := phase.position.at(spot, unit.side.enemy):
        facts = {"unit": unit.label, "hex": spot.number, "enemy": enemies[0].label}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.ENEMY)
    friend = phase.unit_in(spot, unit.side)
    if friend and friend.label != unit.label:
        if phase.card in PASSING and unit_class(unit.type).value is UnitClass.LIGHT_FOOT:
            trace.silent("cca.unit.list", card=phase.card, outside_source=Outside.LIGHT_FOOT)
        facts = {"unit": unit.label, "hex": spot.number, "friendly": friend.label}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.FRIEND)


def _pass_on(trace: Trace, phase: Phase, unit: Counter, spot: Hex, onward: Hex) -> None:
    leader = phase.leader_in(spot, unit.side)
    if leader and not phase.unit_in(spot, unit.side):
        facts = {"unit": unit.label, "leader": leader.label, "hex": onward.number}
        trace.refuse("cca.unit.list", **facts, outside_source=Outside.LONE_LEADER)
