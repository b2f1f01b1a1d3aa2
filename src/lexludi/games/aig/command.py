"""Command range: the line of hexes along which a leader's orders are traced."""

from __future__ import annotations

from lexludi.board.hexes import Hex
from lexludi.games.aig.battle import IMPASSABLE, Battle
from lexludi.games.aig.pieces import Leader
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.ruling import Trace, decides

DOUBLE = 2
"""How many times his command range the group orders of a leader reach."""


@decides
def in_range(trace: Trace, battle: Battle, leader: str, target: str, times: int = 1) -> int:
    """How many hexes a leader's orders travel to a piece, which must be within so many times his command range."""
    who, spot = battle.leader(leader), battle.piece(target).spot
    reach = who.reach * times
    traced = distances(battle, who, reach).get(spot)
    if traced is not None:
        trace.cite("aig.4.2.2.length", traced, command_range=reach, leader=leader)
        trace.cite("aig.4.2.2.trace", leader=leader, target=target)
        return traced
    if who.spot.distance(spot) <= reach:
        trace.refuse("aig.4.2.2.block", leader=leader, target=target, command_range=reach)
    trace.refuse("aig.4.2.2.length", leader=leader, target=target, command_range=reach)


def reached(battle: Battle, leader: Leader, times: int = 1) -> tuple[Hex, ...]:
    """The hexes a leader's orders reach."""
    return tuple(distances(battle, leader, leader.reach * times))


def distances(battle: Battle, leader: Leader, most: int) -> dict[Hex, int]:
    """The length of the shortest unblocked line from a leader to every hex so near; only hexes between the ends can block it."""
    board, enemies = battle.board, battle.of(leader.side.enemy)
    closed = zoi_of(battle, leader.side.enemy) | {unit.spot for unit in enemies if unit.stance}
    found, edge = {leader.spot: 0}, [leader.spot]
    for hexes in range(1, most + 1):
        ahead: list[Hex] = []
        for beside in (beside for spot in edge for beside in spot.neighbours()):
            if beside not in found and beside in board.grid:
                found[beside] = hexes
                if beside not in closed and IMPASSABLE not in board.terrain_in(beside):
                    ahead.append(beside)
        edge = ahead
    return found
