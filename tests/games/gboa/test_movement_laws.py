"""Every move the engine allows obeys the laws, and every lawful move is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lexludi.games.gboa.movement import Move, move
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.units import allowance
from lexludi.games.gboa.withdrawal import Withdrawal, withdraw
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Direction, Hex, Vertex
from lexludi.space.hex.position import Counter, Position, Side

from .builders import CHART, DICE, MIDDLE, positions, rolls
from .oracle import Oracle, brute_force_arc

no_limit = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])


def tries(position: Position, stance: Stance) -> Iterator[tuple[Hex, ...] | Vertex]:
    """Every step a player could think of: any adjacent place, any swing, any other facing."""
    for direction in Direction:
        yield stance.shifted(direction).hexes
    if stance.two_hex:
        for half in stance.hexes:
            yield from ((half, spot) for spot in half.neighbours() if spot not in stance.hexes)
    yield from (vertex for vertex in Vertex if vertex is not stance.facing)


def on_board(position: Position, waypoint: tuple[Hex, ...] | Vertex) -> bool:
    return isinstance(waypoint, Vertex) or all(spot in position.grid for spot in waypoint)


def explore(position: Position, picks: list[int]) -> Iterator[tuple[tuple, Ruling]]:
    """All first steps, and all next steps after each of a few allowed ones."""
    routes: list[tuple[tuple, Stance]] = [((), position.counter("A").stance)]
    for pick in picks:
        allowed = []
        route, stance = routes[pick % len(routes)]
        for waypoint in filter(lambda each: on_board(position, each), tries(position, stance)):
            longer = (*route, waypoint)
            ruling = move.rolling(rolls("A", DICE))(Move(position, "A", longer, chart=CHART))
            yield longer, ruling
            if ruling.verdict is Verdict.DECIDED:
                allowed.append((longer, ruling.outcome.position.counter("A").stance))
        routes = allowed or routes


@no_limit
@given(positions(), st.lists(st.integers(0, 99), min_size=1, max_size=5))
def test_engine_and_brute_force_oracle_agree_on_every_move_and_an_allowed_one_stops_in_the_first_ezoc(
    position: Position, picks: list[int]
) -> None:
    """One look at each board for all its laws: to explore it takes longest."""
    oracle = Oracle(position, "A")
    for route, ruling in explore(position, picks):
        lawful = oracle.verdict(route)
        broken = (ruling.verdict, ruling.by) == (Verdict.SILENT, "gboa.6.7.6")
        assert (ruling.decided or broken) == (lawful is not None), (route, ruling.by)
        if ruling.decided:
            assert ruling.outcome.points == lawful <= oracle.allowance
            assert ruling.outcome.hits == sum(step.hits for step in ruling.outcome.steps)
            ends_free_and_stops(position, oracle, route)


def ends_free_and_stops(position: Position, oracle: Oracle, route: tuple) -> None:
    """An allowed move keeps to free hexes and ends where it first meets an EZOC."""
    places = [frozenset(position.counter("A").hexes)]
    for waypoint in route:
        places.append(places[-1] if isinstance(waypoint, Vertex) else frozenset(waypoint))
    assert not any(place & oracle.taken for place in places)
    for count, (before, after) in enumerate(pairwise(places), 1):
        if oracle.exerting(after - before):
            assert count == len(route)


def third_units(taken: set[Hex]) -> Iterator[Counter]:
    """A friend anywhere near the middle, or an enemy next to it facing anywhere."""
    values = (("allowance", 5), ("tq", 6))
    for spot in MIDDLE.within(2):
        if spot not in taken:
            yield Counter(Side.BLUE, "infantry", "C", Stance((spot,), Vertex.N), (), values)
            for facing in Vertex if spot.distance(MIDDLE) == 1 else ():
                yield Counter(Side.RED, "infantry", "Y", Stance((spot,), facing), (), values)


@pytest.mark.parametrize("speed", [4, 6])
def test_turning_and_leaving_in_an_ezoc_agree_in_every_arrangement_of_three_units(speed: int) -> None:
    values = (("allowance", 5), ("tq", 6))
    unit = Counter(Side.BLUE, "infantry", "A", Stance((MIDDLE,), Vertex.N), (), (("allowance", speed), ("tq", 6)))
    met = set()
    for spot, facing in product(MIDDLE.neighbours(), Vertex):
        holder = Counter(Side.RED, "infantry", "X", Stance((spot,), facing), (), values)
        if MIDDLE not in holder.stance.front():
            continue
        for third in third_units({MIDDLE, spot}):
            position = Position(Grid(5, 5), (unit, holder, third))
            oracle = Oracle(position, "A")
            for step in (Vertex.NE, *((front,) for front in unit.stance.front())):
                ruling = move(Move(position, "A", (step,), chart=CHART))
                met.add(ruling.by if ruling.verdict is Verdict.REFUSED else ruling.verdict.value)
                assert (ruling.verdict is Verdict.DECIDED) == (oracle.verdict((step,)) is not None), position
    assert met >= {"decided", "gboa.7.2.7.a", "gboa.7.2.7.b", "gboa.7.2.4.a"}
    assert ("gboa.7.2.7.c" if speed > 5 else "gboa.7.2.4.b") in met


@no_limit
@given(positions(friends=0, provoked=True), st.lists(st.integers(0, 1), min_size=1, max_size=3))
def test_an_allowed_withdrawal_goes_backward_within_the_difference_and_keeps_the_facing(
    position: Position, turns: list[int]
) -> None:
    enemy = "X"
    if not any(one.label == enemy for one in position.counters):
        return
    unit, route, stance = position.counter("A"), [], position.counter("A").stance
    for turn in turns:
        stance = stance.back()[turn]
        if not all(spot in position.grid for spot in stance.hexes):
            return
        route.append(stance.hexes)
    ruling = withdraw.rolling(rolls("A", DICE))(Withdrawal(position, enemy, (Retreat("A", tuple(route)),), chart=CHART))
    if ruling.verdict is not Verdict.DECIDED:
        return
    after, oracle = ruling.outcome.position.counter("A"), Oracle(position, "A")
    assert after.facing is unit.facing
    assert unit.stance.distance(position.counter(enemy).stance) == 2
    place = frozenset(unit.hexes)
    for step in ruling.outcome.steps:
        halves = frozenset(map(Hex.parse, step.stance.split()[0].split("+")))
        assert halves - place <= brute_force_arc(position, (place, unit.facing), "rear")
        assert not halves & oracle.taken and not oracle.exerting(halves)
        assert all(oracle.ground(spot) != "rough" for spot in halves)
        place = halves
    if unit.type == "skirmishers":
        assert len(ruling.outcome.steps) <= 2
    else:
        pikes = ("phalanx", "macedonian_phalanx")
        own, theirs = (4 if one.type in pikes else allowance(one) for one in (unit, position.counter(enemy)))
        assert sum(step.points for step in ruling.outcome.steps) <= own - theirs


@given(positions())
def test_arcs_of_the_board_are_those_of_the_figures(position: Position) -> None:
    for unit in position.counters:
        place = (frozenset(unit.hexes), unit.facing)
        for name, spots in (
            ("front", unit.stance.front()),
            ("flank", unit.stance.flank()),
            ("rear", unit.stance.rear()),
        ):
            assert brute_force_arc(position, place, name) == set(position.on_board(spots))
