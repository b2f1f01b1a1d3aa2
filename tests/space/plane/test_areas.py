"""Areas of ground, against shapely and against what is seen at once."""

from __future__ import annotations

from fractions import Fraction
from math import isclose
from random import Random

import pytest
from shapely import LineString
from shapely import Point as Spot

from lexludi.space.plane.areas import Area, Lies, rectangle
from lexludi.space.plane.shapes import Point
from space.plane.oracle import PAIRS, area, base, polygon


@pytest.mark.parametrize("seed", range(PAIRS))
def test_share_of_a_base_on_a_ground_is_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    ground, other = area(random), base(random)
    if not ground.simple:
        pytest.skip("edges that cross bound no area")
    seen = polygon(ground).intersection(polygon(other.shape)).area
    assert isclose(float(ground.doubled_share(other.shape)) / 2, seen, abs_tol=1e-6)


@pytest.mark.parametrize("seed", range(PAIRS))
def test_part_of_a_line_inside_an_area_is_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    ground, one, other = area(random), base(random).front_left, base(random).front_right
    if not ground.simple or one == other:
        pytest.skip("edges that cross bound no area")
    inside = sum(float(last - first) for first, last, lies in ground.crossed(one, other) if lies is Lies.INSIDE)
    line = LineString([(float(each.x), float(each.y)) for each in (one, other)])
    assert isclose(inside * line.length, polygon(ground).intersection(line).length, abs_tol=1e-6)


@pytest.mark.parametrize("seed", range(PAIRS))
def test_simple_outline_is_one_that_shapely_takes(seed: int) -> None:
    ground = area(Random(seed))
    assert ground.simple == polygon(ground).is_valid


@pytest.mark.parametrize("seed", range(PAIRS))
def test_point_inside_an_area_is_inside_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    ground, point = area(random), base(random).front_left
    if not ground.simple:
        pytest.skip("edges that cross bound no area")
    seen = polygon(ground).contains(Spot(float(point.x), float(point.y)))
    assert (ground.place_of(point) is Lies.INSIDE) == seen


def test_line_along_an_edge_is_neither_inside_nor_outside() -> None:
    wood = rectangle(0, 10, 0, 10)
    parts = list(wood.crossed(Point.at(-5, 0), Point.at(15, 0)))
    assert [lies for _, _, lies in parts] == [Lies.OUTSIDE, Lies.ON_THE_EDGE, Lies.OUTSIDE]
    assert [first * 20 for first, _, _ in parts] == [0, 5, 15]


def test_bay_of_a_wood_is_outside_it() -> None:
    wood = Area.of(*(Point.at(*at) for at in ((0, 0), (10, 0), (10, 10), (6, 10), (6, 4), (4, 4), (4, 10), (0, 10))))
    assert wood.place_of(Point.at(5, 8)) is Lies.OUTSIDE
    assert wood.place_of(Point.at(5, 4)) is Lies.ON_THE_EDGE
    assert wood.place_of(Point.at(5, Fraction(399, 100))) is Lies.INSIDE


@pytest.mark.parametrize(
    "corners",
    [
        ((0, 0), (10, 10), (10, 0), (0, 10)),
        ((0, 0), (10, 0)),
        ((0, 0), (5, 0), (10, 0)),
        ((0, 0), (10, 0), (10, 10), (5, 0), (0, 10)),
    ],
)
def test_outline_that_crosses_or_touches_itself_is_not_simple(corners: tuple[tuple[int, int], ...]) -> None:
    assert not Area.of(*(Point.at(*at) for at in corners)).simple
