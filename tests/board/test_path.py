"""Cheapest ways against every way there is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.board.facing import Stance
from lexludi.board.grid import Grid
from lexludi.board.path import Way, cheapest, reach

GRID = Grid(4, 3)
SPOTS = list(GRID)
costs = st.lists(st.integers(0, 4), min_size=len(SPOTS), max_size=len(SPOTS))


def stepper(prices):
    price = dict(zip(SPOTS, prices, strict=True))
    return lambda spot: [(near, price[near]) for near in spot.neighbours() if near in GRID and price[near] < 4]


def brute_force_costs(start, steps, allowance):
    """Follow every way that does not cross itself."""
    best = {}

    def walk(spot, cost, seen):
        best[spot] = min(cost, best.get(spot, cost))
        for near, price in steps(spot):
            if near not in seen and cost + price <= allowance:
                walk(near, cost + price, seen | {near})

    walk(start, 0, {start})
    return best


@given(costs, st.sampled_from(SPOTS), st.integers(0, 4))
def test_reach_agrees_with_every_way_there_is(prices, start, allowance) -> None:
    steps = stepper(prices)
    found = reach(start, steps, allowance)
    assert {spot: way.cost for spot, way in found.items()} == brute_force_costs(start, steps, allowance)


@given(costs, st.sampled_from(SPOTS))
def test_way_is_made_of_its_steps(prices, start) -> None:
    steps = stepper(prices)
    for goal, way in reach(start, steps).items():
        assert (way.places[0], way.places[-1]) == (start, goal)
        paid = [dict(steps(one))[two] for one, two in zip(way.places, way.places[1:], strict=False)]
        assert sum(paid) == way.cost
        assert cheapest(start, goal, steps) == way


def test_way_of_stances_counts_turns() -> None:
    def steps(stance):
        yield from ((after, 1) for after in stance.ahead() if after.left in GRID)
        yield from ((stance.turned(by), 1) for by in (-1, 1))

    start, goal = Stance.on("0103", facing="N"), Stance.on("0203", facing="NE")
    assert cheapest(start, goal, steps).cost == 2
    assert cheapest(start, goal, steps, allowance=1) is None
    assert cheapest(start, start, steps) == Way(0, (start,))


def test_step_that_pays_the_mover_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot cost less than nothing"):
        reach(0, lambda place: [(place + 1, -1)])
