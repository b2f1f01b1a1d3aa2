"""Shapes compared exactly, against shapely and against what is seen at once."""

from __future__ import annotations

from fractions import Fraction
from math import isclose
from random import Random

import pytest

from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.shapes import Point, nearest, overlap, touches
from lexludi.space.plane.surds import root_of
from space.plane.oracle import PAIRS, base, polygon

BLUE = Base(Point.at(0, 0))


def facing(gap: Fraction | int, aside: Fraction | int = 0) -> Base:
    """A base that faces the blue one, so far before it and so far to the right."""
    return Base(Point.at(8 + aside, gap), Point.at(0, -1))


@pytest.mark.parametrize("seed", range(PAIRS))
def test_gap_of_two_bases_is_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    one, other = base(random).shape, base(random).shape
    exact, seen = nearest(one, other), polygon(one).distance(polygon(other))
    assert isclose(float(exact.squared) ** 0.5, seen, abs_tol=1e-6)
    assert (exact.end - exact.start).squared == exact.squared
    assert overlap(one, other) == (polygon(one).intersection(polygon(other)).area > 1e-9)


@pytest.mark.parametrize("seed", range(PAIRS))
def test_share_of_a_base_in_a_zone_is_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    of, other = base(random), base(random)
    shares = [float(other.shape.clipped(of.zone(edge)).doubled_area) for edge in Edge]
    overlapped = polygon(of.shape).intersection(polygon(other.shape)).area
    assert isclose(sum(shares) / 2 + overlapped, polygon(other.shape).area, abs_tol=1e-6)


def test_base_ahead_stands_in_the_front_zone_and_one_beside_in_the_flank() -> None:
    shares = [facing(7).shape.clipped(BLUE.zone(edge)).doubled_area.fraction for edge in Edge]
    assert shares == [0, 0, 32, 0]
    beside = Base(Point.at(20, 0))
    assert [beside.shape.clipped(BLUE.zone(edge)).doubled_area.fraction for edge in Edge] == [0, 32, 0, 0]


def test_even_split_between_two_zones_is_seen_as_even() -> None:
    half = root_of(Fraction(1, 2))
    on_the_ray = Base(Point.at(8, 0) + Point.at(20, 20), Point(half, -half), depth=4).moved(Point(half, half).times(0))
    middle = on_the_ray.middle_of(Edge.FRONT) + (on_the_ray.facing.times(-2))
    centred = on_the_ray.moved(Point.at(28, 20) - middle)
    front, flank = (centred.shape.clipped(BLUE.zone(edge)).doubled_area for edge in (Edge.FRONT, Edge.RIGHT))
    assert front == flank == 32


def test_fronts_that_lie_along_each_other_touch_along_so_many_steps() -> None:
    (touch, *rest) = touches(BLUE.shape, facing(0, aside=3).shape)
    assert (Edge(touch.own), Edge(touch.its), touch.squared) == (Edge.FRONT, Edge.FRONT, 25)
    assert all(other.squared == 0 for other in rest)
    assert touches(BLUE.shape, facing(Fraction(1, 1000)).shape) == ()
    assert touches(BLUE.shape, facing(-1).shape) == ()


def test_corner_touches_at_one_point() -> None:
    found = touches(BLUE.shape, facing(0, aside=8).shape)
    assert found and all(touch.squared == 0 for touch in found)
    assert nearest(BLUE.shape, facing(0, aside=8).shape).squared == 0


def test_one_point_contact_after_a_wheel_is_seen() -> None:
    wheeled = BLUE.wheeled(3, left=True)
    target = Base(wheeled.front_right + Point.at(4, 0) + Point.at(4, 0), Point.at(0, -1))
    assert [touch.squared for touch in touches(wheeled.shape, target.shape)] and all(
        touch.squared == 0 for touch in touches(wheeled.shape, target.shape)
    )
    assert touches(wheeled.shape, target.moved(Point.at(0, Fraction(1, 10**12))).shape) == ()
    assert overlap(wheeled.shape, target.moved(Point.at(0, Fraction(-1, 10**12))).shape)


def test_wheel_moves_the_other_corner_by_its_cost() -> None:
    for cost in (2, Fraction(7, 2), 8):
        for left in (True, False):
            wheeled = BLUE.wheeled(cost, left=left)
            corner = (wheeled.front_right - BLUE.front_right) if left else (wheeled.front_left - BLUE.front_left)
            assert corner.squared == cost * cost
            assert wheeled.facing.squared == 1


def test_place_that_is_kept_is_near_and_its_direction_has_length_1() -> None:
    wheeled = BLUE.wheeled(3, left=True).ahead(Fraction(5, 3)).kept()
    assert wheeled.facing.squared == 1 and wheeled.facing.x.fraction is not None
    assert (wheeled.front_left.x * 100).fraction is not None
    assert float((wheeled.front_left - BLUE.wheeled(3, left=True).ahead(Fraction(5, 3)).front_left).squared) < 0.0001
