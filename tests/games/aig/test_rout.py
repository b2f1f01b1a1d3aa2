"""The first flight of a routed unit against a slow search through every way it could take."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from lexludi.games.aig.battle import IMPASSABLE, Battle, Cost, Terrain, read_battle
from lexludi.games.aig.pieces import State
from lexludi.games.aig.rout import rout
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.ruling import Verdict
from lexludi.space.hex.hexes import Direction, Hex
from lexludi.space.hex.notation import parse


def scattered(seed: int) -> Battle:
    """A unit that routs among one to three enemies, marsh and rivers, at the middle of a small map."""
    random = Random(seed)
    free = [Hex.at(column, row).number for column, row in product(range(1, 8), range(1, 8)) if (column, row) != (4, 4)]
    random.shuffle(free)
    marsh = " ".join(free.pop() for _ in range(random.randrange(1, 9)))
    rivers = " ".join(free.pop() for _ in range(random.randrange(1, 6)))
    foes = (f"red HI {label} {free.pop()} {random.choice(['N', 'NE', 'S', 'SW'])} tq=5" for label in "XYZ")
    enemies = "; ".join(list(foes)[: random.randrange(1, 4)])
    unit = "blue HI A 0404 N tq=5 cohesion-hit=5 movement-allowance=2"
    battle = read_battle(parse(f"7x7; {marsh} impassable-terrain; {rivers} river; {unit}; {enemies}"))
    return replace(battle, costs=(Cost(Terrain.CLEAR, 1),))


def brute_force_lines(battle: Battle) -> list[tuple[Hex, Hex]]:
    """Every straight line of two hexes that leads away from all the nearest enemies, on the map or not."""
    start, foes = battle.unit("A").spot, [foe.spot for foe in battle.units if foe.label != "A"]
    least = min(start.distance(foe) for foe in foes)
    near = [foe for foe in foes if start.distance(foe) == least]
    lines = [(start.neighbour(one), start.neighbour(one).neighbour(one)) for one in Direction]
    return [
        (first, second)
        for first, second in lines
        if all(first.distance(foe) > least and second.distance(foe) > first.distance(foe) for foe in near)
    ]


def deadly(battle: Battle, spot: Hex) -> bool:
    """Whether a routed unit cannot go into a hex and live."""
    ground = battle.board.terrain_in(spot)
    enemy = battle.unit("A").side.enemy
    held = spot in [foe.spot for foe in battle.of(enemy)]
    return held or IMPASSABLE in ground or "river" in ground or spot in zoi_of(battle, enemy)


@pytest.mark.parametrize("seed", range(150))
def test_flight_survives_exactly_along_the_lines_a_slow_search_finds(seed: int) -> None:
    battle = scattered(seed)
    lines = brute_force_lines(battle)
    safe = [line for line in lines if not any(deadly(battle, spot) for spot in line)]
    every_way = [
        (first, second)
        for first in battle.unit("A").spot.neighbours()
        for second in battle.board.on_board(first.neighbours())
    ]
    survived = []
    for way in every_way:
        ruling = rout(battle, "A", way)
        if ruling.decided and any(unit.label == "A" for unit in ruling.outcome.battle.units):
            survived.append(way)
            assert ruling.outcome.battle.unit("A").has(State.ROUTED)
            assert ruling.outcome.battle.unit("A").spot == way[-1]
    assert sorted(survived) == sorted(safe)


@pytest.mark.parametrize("seed", range(150))
def test_unit_without_a_safe_line_is_eliminated_or_the_source_does_not_say(seed: int) -> None:
    battle = scattered(seed)
    safe = [line for line in brute_force_lines(battle) if not any(deadly(battle, spot) for spot in line)]
    ruling = rout(battle, "A")
    if safe:
        assert (ruling.verdict, ruling.by) == (Verdict.REFUSED, "aig.8.1.1.two")
    elif ruling.decided:
        assert "A" not in [unit.label for unit in ruling.outcome.battle.units]
    else:
        assert ruling.verdict is Verdict.SILENT
