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
    traced = distances(battle, who).get(spot)
    if traced is not None and traced <= reach:
        trace.cite("aig.4.2.2.length", traced, command_range=reach, leader=leader)
        trace.cite("aig.4.2.2.trace", leader=leader, target=target)
        return traced
    if who.spot.distance(spot) <= reach:
        trace.refuse("aig.4.2.2.block", leader=leader, target=target, command_range=reach)
    trace.refuse("aig.4.2.2.length", leader=leader, target=target, command_range=reach)


def reached(battle: Battle, leader: Leader, times: int = 1) -> tuple[Hex, ...]:
    """The hexes a leader's orders reach."""
    return tuple(spot for spot, hexes in distances(battle, leader).items() if hexes <= leader.reach * times)


def distances(battle: Battle, leader: Leader) -> dict[Hex, int]:
    """The length of the shortest unblocked line from a leader to every hex; only hexes between the ends can block it."""
    board, enemies = battle.board, battle.of(leader.side.enemy)
    closed = zoi_of(battle, leader.side.enemy) | {unit.spot for unit in enemies if unit.stance}
    found, edge = {leader.spot: 0}, [leader.spot]
    while edge:
        ahead: list[Hex] = []
        for spot in edge:
            for beside in board.on_board(spot.neighbours()):
                if beside not in found:
                    found[beside] = found[spot] + 1
                    if beside not in closed and IMPASSABLE not in board.terrain_in(beside):
                        ahead.append(beside)
        edge = ahead
    return found
