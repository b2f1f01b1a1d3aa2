"""Leaders: moving alone, detaching, joining a unit, and what little is known of evade and escape."""

from __future__ import annotations

from lexludi.games.cca import example
from lexludi.games.cca.edges import leader_leaves, side_beyond
from lexludi.games.cca.orders import bond_that_binds, may_detach, unit_unmoved
from lexludi.games.cca.phase import Bond, Move, Phase, check_path, named
from lexludi.games.cca.readings import ENEMY_EXEMPTION, EnemyExemption
from lexludi.games.cca.units import Manner, Outside, Status
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Count, Fact, Trace, decides
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Counter

RATE = 3
"""The most hexes a leader moves alone."""
HEXES = Count("hex")
"""What a move is counted in."""


def move_alone(trace: Trace, phase: Phase, leader: Counter, action: Move) -> Phase:
    """A leader's own move, detaching him first if he is attached."""
    bond = _free_to_move(trace, phase, leader.label)
    start, end = leader.hexes[0], action.path[-1]
    before = phase.hexes_moved(leader.label)
    for number, spot in enumerate(action.path, 1):
        if before + number > RATE:
            length = at_most(before + len(action.path), RATE, *phase.ends_of(action))
            trace.refuse("cca.leader.rate", leader=leader.label, hex=spot.number, movement_rate=length)
        enter(trace, phase, leader, spot)
        if action.paused or number < len(action.path):
            _pass(trace, phase, leader, spot)
        else:
            _stop(trace, phase, leader, spot)
    _distance(trace, leader.label, before, action.path, start)
    if rough := phase.terrain_on((start, *action.path)):
        trace.silent("cca.unit.list", hex=rough.number, outside_source=Outside.TERRAIN)
    if phase.other_section(start, end):
        trace.cite("cca.leader.sections", phase.sections_of(end) or None, leader=leader.label)
    after = phase.changed(
        bonds=tuple(one for one in phase.bonds if one.leader != leader.label),
        met=tuple(one for one in phase.met if one.leader != leader.label),
    )
    after = _join(trace, after.placed(leader.label, end).after_move(action), leader.label, bond, end)
    example.leader_move(trace, phase, after, leader.label)
    return after


def stop(trace: Trace, phase: Phase, leader: Counter) -> Phase:
    """End a leader's move where he has paused."""
    _stop(trace, phase, leader, leader.hexes[0])
    return _join(trace, phase, leader.label, phase.unit_left_by(leader.label), leader.hexes[0])


def carry(trace: Trace, phase: Phase, unit: str, action: Move) -> Bond | None:
    """The leader who must go along with a unit that moves, if it has one since the start of the turn."""
    bond = phase.rider_of(unit)
    if bond is None:
        if action.leader_stays:
            raise Impossible("{unit} has no leader to leave behind.", unit=unit)
        return None
    trace.cite("cca.leader.attached", Status.ATTACHED, leader=bond.leader, unit=unit)
    if action.leader_stays:
        trace.cite("cca.leader.attached.moves-with", leader=bond.leader, unit=unit)
        trace.refuse("cca.leader.optional.attached", leader=bond.leader, unit=unit)
    return bond


def enter(trace: Trace, phase: Phase, leader: Counter, spot: Hex) -> None:
    """Check a leader's step into a hex, by himself or with his unit."""
    if side := side_beyond(phase, spot):
        leader_leaves(trace, phase, leader.label, spot, side)
    if enemies := phase.position.at(spot, leader.side.enemy):
        trace.refuse("cca.leader.no-enemy", leader=leader.label, hex=spot.number, enemy=enemies[0].label)


def fit(trace: Trace, phase: Phase, leader: Counter, spot: Hex) -> None:
    """Check that a leader is the only one of either side in the hex where he ends."""
    if any(one.leader and one.label != leader.label for one in phase.position.at(spot)):
        trace.refuse("cca.leader.one-per-hex", leader=leader.label, hex=spot.number)


@decides
def special_move(trace: Trace, phase: Phase, label: str, manner: Manner, path: tuple[Hex, ...]) -> Phase:
    """A retreat, evade or escape: the limits the source names hold, everything else is not in it."""
    counter = phase.piece(label)
    check_path(phase, counter.hexes[0], path)
    leader = phase.leader_in(counter.hexes[0], counter.side)
    met = _special_way(trace, phase, leader, manner, path) if leader else {}
    if manner is Manner.RETREAT:
        trace.silent("cca.unit.retreat", **named(counter))
    if not counter.leader:
        trace.silent("cca.unit.list", unit=label)
    if met:
        trace.silent("cca.leader.no-enemy.escape", **met)
    beyond = {"hex": path[-1].number} if side_beyond(phase, path[-1]) else {}
    trace.silent("cca.leader.edge.evade", leader=label, **beyond)


def _special_way(trace: Trace, phase: Phase, leader: Counter, manner: Manner, path: tuple[Hex, ...]) -> dict[str, Fact]:
    """Check what holds for a leader on such a way, alone or with his unit; the first enemy in it, if there is one."""
    if manner is Manner.RETREAT:
        for spot in path:
            enter(trace, phase, leader, spot)
    met = next((spot for spot in path if phase.position.at(spot, leader.side.enemy)), None)
    facts: dict[str, Fact] = {}
    if met:
        enemies = tuple(one.label for one in phase.position.at(met, leader.side.enemy))
        facts = {"leader": leader.label, "hex": met.number, "enemy": enemies}
    if manner is Manner.EVADE and met and trace.reading(ENEMY_EXEMPTION) is EnemyExemption.ESCAPE:
        trace.refuse("cca.leader.no-enemy", **facts)
    fit(trace, phase, leader, path[-1])
    return facts


def _free_to_move(trace: Trace, phase: Phase, leader: str) -> Bond | None:
    """The bond he breaks by moving; refuses a leader who has no order, has moved, or is too late."""
    if phase.hexes_moved(leader) and phase.paused != leader:
        trace.refuse("cca.leader.once", leader=leader)
    bond = bond_that_binds(trace, phase, leader)
    if leader not in phase.ordered:
        if bond:
            trace.take(may_detach, phase, bond)
            trace.refuse("cca.leader.detach.cost", leader=leader, unit=bond.unit)
        trace.refuse("cca.unit.one-at-a-time", leader=leader)
    if bond is None:
        return phase.unit_left_by(leader)
    example.too_late(trace, phase, leader)
    unit_unmoved(trace, phase, bond)
    trace.cite("cca.leader.detach.not-moved", Status.NOT_MOVED, leader=leader, unit=bond.unit)
    return bond


def _distance(trace: Trace, leader: str, before: int, path: tuple[Hex, ...], start: Hex) -> None:
    """Say how far a leader has come, in one go or in two."""
    if not before:
        trace.cite("cca.leader.rate", len(path), leader=leader)
        return
    trace.add("cca.leader.rate", before, HEXES, leader=leader, hex=start.number)
    trace.add("cca.leader.rate", len(path), HEXES, leader=leader, hex=path[-1].number)
    trace.total("cca.leader.rate", before + len(path), HEXES, leader=leader)


def _pass(trace: Trace, phase: Phase, leader: Counter, spot: Hex) -> None:
    friends = [one for one in phase.position.at(spot, leader.side) if one.label != leader.label]
    if friends:
        passed = tuple(one.label for one in friends)
        trace.cite("cca.leader.pass-friends", leader=leader.label, hex=spot.number, friendly=passed)
    if _other_leader(phase, leader, spot):
        trace.cite("cca.leader.one-per-hex.passing", leader=leader.label, hex=spot.number)


def _stop(trace: Trace, phase: Phase, leader: Counter, spot: Hex) -> None:
    if other := _other_leader(phase, leader, spot):
        trace.cite("cca.leader.one-per-hex", 1, hex=spot.number, leader=other.label)
        trace.refuse("cca.leader.no-end-on-leader", leader=leader.label, hex=spot.number)


def _other_leader(phase: Phase, leader: Counter, spot: Hex) -> Counter | None:
    """The friendly leader who is in a hex already."""
    others = (one for one in phase.position.at(spot, leader.side) if one.leader and one.label != leader.label)
    return next(others, None)


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
