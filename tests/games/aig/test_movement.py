"""Moves played at random against a slow and obvious account of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lexludi.games.aig.battle import Battle, Cost, Melee, Terrain, read_battle
from lexludi.games.aig.disengagement import disengage
from lexludi.games.aig.meanwhile import Fire, Loosed, Meanwhile, Shot, Step
from lexludi.games.aig.movement import move
from lexludi.games.aig.pieces import State
from lexludi.games.aig.readings.facing import DisorderMove
from lexludi.games.aig.walk import Move
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Role
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.notation import parse


def battle(*pieces: str, cost: int = 1) -> Battle:
    found = read_battle(parse("; ".join(("7x7", *pieces))))
    return replace(found, costs=(Cost(Terrain.CLEAR, cost),))


def brute_force_points(stance: Stance, steps: tuple[Step, ...], cost: int) -> int | None:
    """What the steps cost a lone unit, or None where one of them leads anywhere but to its front."""
    points = 0
    for step in steps:
        if isinstance(step, Vertex):
            stance, points = Stance(stance.hexes, step), points + 1
        elif isinstance(step, Hex):
            if step not in stance.front():
                return None
            stance, points = Stance((step,), stance.facing), points + cost
    return points


def random_steps(chance: Random, board: Battle) -> tuple[Step, ...]:
    unit = board.unit("A")
    spot, facing = unit.spot, unit.stance.facing if unit.stance else None
    steps: list[Step] = []
    for _ in range(chance.randint(1, 6)):
        if chance.random() < 0.4:
            facing = chance.choice([vertex for vertex in Vertex if vertex is not facing])
            steps.append(facing)
        else:
            spot = chance.choice(board.board.on_board(spot.neighbours()))
            steps.append(spot)
    return tuple(steps)


@pytest.mark.parametrize("seed", range(40))
def test_random_move_of_a_lone_unit_costs_what_brute_force_says(seed: int) -> None:
    chance = Random(seed)
    for _ in range(25):
        cost, most = chance.randint(0, 2), chance.randint(1, 8)
        before = battle(f"blue HI A 0404 {chance.choice([*Vertex])} tq=6 movement-allowance={most}", cost=cost)
        steps, stance = random_steps(chance, before), before.unit("A").stance
        assert stance
        points = brute_force_points(stance, steps, cost)
        ruling = move(before, Move("A", steps))
        assert ruling.decided == (points is not None and points <= most)
        if ruling.decided:
            assert ruling.outcome.points == points
            assert sum(line.value for line in ruling.trace if line.role is Role.ADDS) == points


def test_move_without_a_price_for_the_ground_is_left_open() -> None:
    priced = battle("blue HI A 0404 N tq=6 movement-allowance=4")
    ruling = move(replace(priced, costs=()), Move("A", (Hex.parse("0403"),)))
    assert ruling.by == "aig.6.2.vary" and not ruling.decided


def test_second_fire_in_one_move_is_refused() -> None:
    before = battle("blue LC A 0404 N tq=6 movement-allowance=9 composite-bow", "red HI X 0402 S tq=6")
    ruling = move(before, Move("A", (Fire("X"), Fire("X"))))
    assert ruling.by == "aig.9.1.once"


def test_unit_broken_by_return_fire_goes_no_further() -> None:
    horse = "blue LC A 0404 N tq=5 movement-allowance=9 composite-bow skirmish-mark cohesion-hit=4"
    before = battle(horse, "red LC X 0402 S tq=6 composite-bow")
    steps: tuple[Step, ...] = (Hex.parse("0403"), Fire("X"), Vertex.S, Hex.parse("0404"))
    announced = Meanwhile(answers=(Loosed("X", "A", Shot.HIT, answer=True),))
    after = move(replace(before, now=announced), Move("A", steps)).outcome
    assert after.battle.unit("A").has(State.ROUTED)
    assert (after.battle.unit("A").spot.number, after.points) == ("0403", 1)


@pytest.mark.parametrize(("printed", "flat", "at_most"), [(4, 6, 4), (6, 6, 6), (10, 6, 6)])
def test_disordered_cavalry_gets_as_far_as_its_reading_lets_it(printed: int, flat: int, at_most: int) -> None:
    before = battle(f"blue HC A 0104 N tq=7 movement-allowance={printed} disordered")
    row = [Hex.parse(f"0{column}04") for column in range(2, 8)]
    for chosen, hexes in ((THIS_EDITION, flat), (Chosen((DisorderMove.AT_MOST_SIX,)), at_most)):
        asked = move.played(NO_DICE, chosen)
        reached = [count for count in range(1, 7) if asked(before, Move("A", tuple(row[:count]))).decided]
        assert max(reached) == hexes


def test_disengaged_cavalry_that_rides_through_infantry_adds_up_its_hits() -> None:
    horse = "blue HC A 0404 N tq=7 movement-allowance=8 disordered"
    before = battle(horse, "red HI X 0504 S tq=6", "blue HI B 0304 N tq=6")
    engaged = replace(before, melees=(Melee("A", "X"),))
    case = Move("A", (Hex.parse("0304"), Hex.parse("0204")))
    after = disengage.rolling(Dice({("tq_check", "A"): [3]}))(engaged, case).outcome
    assert (after.battle.unit("A").hits, after.battle.unit("B").hits, after.points) == (3, 2, 3)
    assert after.battle.melees == ()
