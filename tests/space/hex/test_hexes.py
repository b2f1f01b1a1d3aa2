"""Hexes against a board walked step by step."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from board_strategies import hexes, vertices
from lexludi.space.hex.hexes import Direction, Hex, Hexside, Vertex


def brute_force_distances(start, limit):
    found, edge = {start: 0}, [start]
    for distance in range(1, limit + 1):
        edge = [near for spot in edge for near in spot.neighbours() if near not in found]
        found.update(dict.fromkeys(edge, distance))
        edge = list(dict.fromkeys(edge))
    return found


@given(hexes)
def test_number_and_hex_are_the_same(spot) -> None:
    assert Hex.parse(spot.number) == spot == Hex.at(spot.column, spot.row)


@pytest.mark.parametrize(
    ("number", "around"),
    [("0303", "0302 0403 0304 0204 0203 0202"), ("0302", "0401 0402 0403 0303 0202 0301")],
)
def test_neighbours_of_odd_and_even_rows_follow_the_shift(number, around) -> None:
    assert [near.number for near in Hex.parse(number).neighbours()] == around.split()


@pytest.mark.parametrize("text", ["", "303", "03030", "03a3", "٠٣٠٣"])
def test_number_that_is_no_number_is_refused(text) -> None:
    with pytest.raises(ValueError, match="such as 0302"):
        Hex.parse(text)


@given(hexes)
def test_neighbours_are_symmetric(spot) -> None:
    assert len(set(spot.neighbours())) == 6
    for direction in Direction:
        near = spot.neighbour(direction)
        assert near.direction(spot) is direction.turned(3)
        assert spot in near.neighbours()


@given(hexes, vertices)
def test_three_hexes_meet_at_each_vertex(spot, vertex) -> None:
    left, right = spot.touching(vertex)
    assert left.distance(right) == left.distance(spot) == right.distance(spot) == 1


def test_distance_agrees_with_a_walk() -> None:
    start = Hex.parse("0808")
    walked = brute_force_distances(start, 6)
    assert all(start.distance(spot) == distance for spot, distance in walked.items())
    assert set(walked) == set(start.within(6))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one, two, three) -> None:
    assert (one.distance(two) == 0) == (one == two)
    assert one.distance(two) == two.distance(one)
    assert one.distance(three) <= one.distance(two) + two.distance(three)


@given(hexes, hexes)
def test_line_is_a_shortest_way_and_the_same_both_ways(one, two) -> None:
    line = one.line(two)
    assert (line[0], line[-1], len(line)) == (one, two, one.distance(two) + 1)
    assert all(first.distance(second) == 1 for first, second in pairwise(line))
    assert two.line(one) == line[::-1]


@given(vertices, vertices, st.integers(-12, 12))
def test_turning_counts_vertices(one, two, steps) -> None:
    assert one.turned(6) is one
    assert one.turned(one.turn_to(two)) is two
    assert (
        one.apart(two) == two.apart(one) == min(steps % 6 for steps in (two.place - one.place, one.place - two.place))
    )
    assert one.turned(steps).turned(-steps) is one


def test_about_face_is_three_vertices() -> None:
    assert Vertex.N.apart(Vertex.S) == Vertex.N.turn_to(Vertex.S) == 3


def test_hexside_is_the_same_from_both_sides() -> None:
    one, two = Hex.parse("0303"), Hex.parse("0302")
    assert Hexside(one, two) == Hexside(two, one)
    assert str(Hexside(one, two)) == "0302/0303"
    with pytest.raises(ValueError, match="0303 and 0305 are not adjacent"):
        Hexside(one, Hex.parse("0305"))
