"""Command range: the line of hexes along which a leader's orders are traced."""

from __future__ import annotations

from lexludi.games.aig.battle import IMPASSABLE, Battle
from lexludi.games.aig.pieces import Leader
from lexludi.games.aig.readings.leaders import (
    COUNTED_HEXES,
    LINE_HEXES,
    LINE_SHIELD,
    CountedHexes,
    LineHexes,
    LineShield,
)
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.hex.hexes import Hex

DOUBLE = 2
"""How many times his command range the group orders of a leader reach."""


@decides
def in_range(trace: Trace, battle: Battle, leader: str, target: str, times: int = 1) -> int:
    """How many hexes a leader's orders travel to a piece, which must be within so many times his command range."""
    who, spot = battle.leader(leader), battle.piece(target).spot
    reach, own = who.reach * times, _own_hex(trace)
    if times == 1:
        trace.cite("aig.4.1.range", leader=leader, command_range=reach)
    if who.spot.distance(spot) + own > reach:
        away = at_most(who.spot.distance(spot) + own, reach, leader, target)
        trace.refuse("aig.4.2.2.length", leader=leader, target=target, command_range=away)
    traced = distances(trace, battle, who, reach - own).get(spot)
    if traced is None:
        detour = distances(trace, battle, who, len([*battle.board.grid])).get(spot)
        around = reach if detour is None else at_most(detour + own, reach, leader, target)
        trace.refuse("aig.4.2.2.block", leader=leader, target=target, command_range=around)
    within = at_most(traced + own, reach, leader, target)
    trace.cite("aig.4.2.2.length", traced + own, command_range=within, leader=leader)
    trace.cite("aig.4.2.2.trace", leader=leader, target=target)
    return traced + own


@decides
def in_group_range(trace: Trace, battle: Battle, leader: str, target: str) -> int:
    """How many hexes a leader's group orders travel to a piece, which they must reach."""
    return trace.take(in_range, battle, leader, target, DOUBLE)


def group_range(trace: Trace, reach: int) -> int:
    """How far a leader's group orders reach, by his command range."""
    return trace.cite("aig.4.2.4.range", reach * DOUBLE, command_range=reach)


def reached(trace: Trace, battle: Battle, leader: Leader, times: int) -> tuple[Hex, ...]:
    """The hexes a leader's orders reach."""
    return tuple(distances(trace, battle, leader, leader.reach * times - _own_hex(trace)))


def _own_hex(trace: Trace) -> int:
    """What the leader's own hex adds to the length of a line."""
    return 1 if trace.reading(COUNTED_HEXES) is CountedHexes.OWN_TOO else 0


def distances(trace: Trace, battle: Battle, leader: Leader, most: int) -> dict[Hex, int]:
    """How many hexes after his own the shortest unblocked line from a leader to every hex so near has."""
    shut = _blocked(trace, battle, leader)
    ends_too = trace.reading(LINE_HEXES) is LineHexes.ENDS_TOO
    if most < 0 or (ends_too and leader.spot in shut):
        return {}
    found, edge = {leader.spot: 0}, [leader.spot]
    for hexes in range(1, most + 1):
        ahead: list[Hex] = []
        for beside in (beside for spot in edge for beside in battle.board.on_board(spot.neighbours())):
            if beside not in found and not (ends_too and beside in shut):
                found[beside] = hexes
                if beside not in shut:
                    ahead.append(beside)
        edge = ahead
    return found


def _blocked(trace: Trace, battle: Battle, leader: Leader) -> frozenset[Hex]:
    """The hexes that block a leader's orders."""
    covered = zoi_of(battle, leader.side.enemy)
    if trace.reading(LINE_SHIELD) is LineShield.FRIENDS:
        covered -= {unit.spot for unit in battle.of(leader.side)}
    ground = {spot for spot, kinds in battle.board.terrain if IMPASSABLE in kinds}
    return covered | ground | {unit.spot for unit in battle.of(leader.side.enemy)}
