"""Command range against every way there is, and battles against the positions they are read from."""

from __future__ import annotations

import random

import pytest

from lexludi.games.aig.battle import IMPASSABLE, Battle, read_battle
from lexludi.games.aig.command import distances, in_range
from lexludi.games.aig.pieces import Leader
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse

from . import fuzz

MOST = 3
seeds = pytest.mark.parametrize("seed", range(40))


def brute_force_distances(battle: Battle, leader: Leader) -> dict[Hex, int]:
    """The shortest of all ways of so many hexes, tried one by one."""
    closed = zoi_of(battle, leader.side.enemy) | {unit.spot for unit in battle.of(leader.side.enemy)}
    found: dict[Hex, int] = {}

    def go(spot: Hex, hexes: int) -> None:
        found[spot] = min(hexes, found.get(spot, hexes))
        shut = hexes and (spot in closed or IMPASSABLE in battle.board.terrain_in(spot))
        if hexes < MOST and not shut:
            for beside in battle.board.on_board(spot.neighbours()):
                go(beside, hexes + 1)

    go(leader.spot, 0)
    return found


@seeds
def test_command_range_is_the_shortest_of_all_ways(seed: int) -> None:
    battle = fuzz.battle(random.Random(seed))
    for leader in battle.leaders:
        assert distances(Trace(), battle, leader, MOST) == brute_force_distances(battle, leader)


@pytest.mark.parametrize(
    ("shut", "spot", "clause", "told"),
    [
        ("", "0503", "aig.4.2.2.length", Measure(4, ("A", "B")).at_most(3)),
        ("0203 0202 0204 impassable-terrain; ", "0303", "aig.4.2.2.block", Measure(5, ("A", "B")).at_most(3)),
        ("0201 0202 0203 0204 impassable-terrain; ", "0303", "aig.4.2.2.block", 3),
    ],
)
def test_order_that_comes_too_far_is_refused_with_both_numbers_where_there_is_a_way(
    shut: str, spot: str, clause: str, told: Measure | int
) -> None:
    board = f"6x4; {shut}blue leader A 0103 command-range=3; blue HI B {spot} N"
    ruling = in_range(read_battle(parse(board)), "A", "B")
    assert (ruling.by, ruling.trace[-1].facts["command_range"]) == (clause, told)


@seeds
def test_battle_is_read_back_from_the_position_it_shows(seed: int) -> None:
    battle = fuzz.battle(random.Random(seed))
    again = read_battle(battle.position)
    assert {piece.label: piece for piece in again.pieces} == {piece.label: piece for piece in battle.pieces}
