"""Escape of lone leaders against every way there is."""

from __future__ import annotations

import random

import pytest

from lexludi.games.aig.actions import Escape
from lexludi.games.aig.activation import begin
from lexludi.games.aig.battle import IMPASSABLE, Battle, Cost, Terrain
from lexludi.games.aig.escape import Approach, Ways, escape
from lexludi.games.aig.pieces import Leader
from lexludi.games.aig.sequence import AIG
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.dice import NO_DICE
from lexludi.space.hex.hexes import Hex

from . import fuzz

POINTS = 4
COSTS = (Cost(Terrain.CLEAR, 1), Cost(Terrain.WOODS, 2), Cost(Terrain.RIVER, 3))
seeds = pytest.mark.parametrize("seed", range(40))


def brute_force_nearest(battle: Battle, leader: Leader) -> set[tuple[str, int]]:
    """The friendly units with the cheapest of all ways, tried one by one."""
    price = {cost.terrain.value: cost.points for cost in COSTS}
    foes = [piece for piece in battle.pieces if piece.side is not leader.side]
    friends = {unit.spot: unit.label for unit in battle.of(leader.side)}
    found: dict[str, int] = {}

    def go(spot: Hex, way: tuple[Hex, ...], points: int) -> None:
        if spot in friends:
            found[friends[spot]] = min(points, found.get(friends[spot], points))
        for beside in battle.board.on_board(spot.neighbours()):
            ground = battle.board.terrain_in(beside)
            covered = beside in zoi_of(battle, leader.side.enemy) and beside not in friends
            shut = IMPASSABLE in ground or covered or any(foe.spot == beside for foe in foes)
            cost = sum(price[name] for name in ground or ("clear",)) if not shut else POINTS + 1
            if beside not in way and points + cost <= POINTS:
                go(beside, (*way, beside), points + cost)

    go(leader.spot, (leader.spot,), 0)
    return {(unit, points) for unit, points in found.items() if points == min(found.values())}


def lone(seed: int) -> tuple[Battle, list[Leader]]:
    """A random battle with all its movement costs, and the leaders who are not stacked with a unit."""
    battle = fuzz.battle(random.Random(seed))
    battle = Battle(battle.units, battle.leaders, battle.map, costs=COSTS)
    return battle, [leader for leader in battle.leaders if battle.unit_of(leader) is None]


@seeds
def test_nearest_friends_are_the_cheapest_of_all_ways(seed: int) -> None:
    battle, leaders = lone(seed)
    for leader in leaders:
        found = Ways(battle, leader, POINTS).nearest()
        assert {(refuge.unit, refuge.points) for refuge in found} == brute_force_nearest(battle, leader)


@seeds
def test_leader_who_escapes_stands_with_a_friend_and_one_who_cannot_is_gone(seed: int) -> None:
    battle, leaders = lone(seed)
    for leader in leaders:
        beside = [unit for unit in battle.of(leader.side.enemy) if unit.spot.distance(leader.spot) == 1]
        for enemy in (unit for unit in beside if not unit.cavalry):
            nearest = Ways(battle, leader, 8 if "banner" not in leader.states else 6).nearest()
            for to in [refuge.unit for refuge in nearest] or [""]:
                after = escape(battle, Approach(enemy.label, leader.label, to)).outcome.battle
                assert (leader.label in [one.label for one in after.leaders]) == bool(nearest)
                if nearest:
                    assert after.unit_of(after.leader(leader.label)) == after.unit(to)


@seeds
def test_leader_between_equally_near_friends_says_in_the_game_turn_to_whom_he_goes(seed: int) -> None:
    battle, leaders = lone(seed)
    for leader in leaders:
        beside = [unit for unit in battle.of(leader.side.enemy) if unit.spot.distance(leader.spot) == 1]
        for enemy in (unit for unit in beside if not unit.cavalry):
            turn = begin(battle).outcome.changed(approached=((leader.label, enemy.label),))
            nearest = Ways(battle, leader, 8 if "banner" not in leader.states else 6).nearest()
            ruling = AIG.act(turn, Escape(leader.label), NO_DICE)
            assert ruling.by == ("aig.4.4.2.a.tie" if len(nearest) > 1 else None)
