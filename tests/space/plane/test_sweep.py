"""Straight moves, against shapely and against a move made little by little."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest
from shapely import Polygon
from shapely.affinity import translate

from lexludi.space.plane.areas import rectangle
from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.shapes import Point, overlap
from lexludi.space.plane.sweep import Sweep
from space.plane.oracle import PAIRS, area, base, polygon

FAR = 200


def strip(sweep: Sweep) -> Polygon:
    """All that lies before a leading edge, or behind it, for shapely."""
    way = float(sweep.way.x), float(sweep.way.y)
    lead = [(float(each.x), float(each.y)) for each in sweep.lead]
    ahead, behind = ([(x + far * way[0], y + far * way[1]) for x, y in lead] for far in (FAR, -FAR))
    return Polygon([*ahead, *behind[::-1]])


@pytest.mark.parametrize("seed", range(PAIRS))
def test_ground_on_the_way_is_that_of_shapely(seed: int) -> None:
    random = Random(seed)
    sweep, ground = Sweep(base(random), random.choice(list(Edge))), area(random)
    if not ground.simple:
        pytest.skip("edges that cross bound no area")
    seen = polygon(ground).intersection(strip(sweep))
    reaches = sweep.reaches(ground)
    assert bool(reaches) == (seen.area > 1e-9)
    if not reaches:
        return
    start, way = sweep.lead[0], sweep.way
    parts = list(getattr(seen, "geoms", [seen]))
    along = [
        (x - float(start.x)) * float(way.x) + (y - float(start.y)) * float(way.y)
        for part in parts
        if part.area > 1e-9
        for x, y in part.exterior.coords
    ]
    assert isclose(float(reaches[0].start), min(along), abs_tol=1e-6)
    assert isclose(float(reaches[-1].end), max(along), abs_tol=1e-6)


@pytest.mark.parametrize("seed", range(PAIRS))
def test_first_thing_met_is_met_where_bases_first_touch(seed: int) -> None:
    random = Random(seed)
    own, other = base(random), base(random)
    reach = Sweep(own).reach(other.shape)
    if overlap(own.shape, other.shape) or reach is None or reach.start < 0:
        swept = polygon(own.shape).union(polygon(own.ahead(FAR).shape)).convex_hull
        blocked = swept.intersection(polygon(other.shape)).area > 1e-9
        assert blocked == (overlap(own.shape, other.shape) or (reach is not None and reach.end > 0))
        return
    there = float(reach.start)
    way = float(own.facing.x), float(own.facing.y)
    before, after = (translate(polygon(own.shape), way[0] * s, way[1] * s) for s in (there - 1e-5, there + 1e-5))
    assert before.intersection(polygon(other.shape)).area < 1e-12
    assert after.intersects(polygon(other.shape))


def test_base_passes_what_only_touches_its_side() -> None:
    sweep = Sweep(Base(Point.at(20, 20)))
    assert sweep.reaches(rectangle(28, 40, 30, 40)) == []
    (reach,) = sweep.reaches(rectangle(27, 40, 30, 40))
    assert (reach.start, reach.end) == (10, 20)


def test_edge_that_is_crossed_is_the_one_that_faces_the_move() -> None:
    sweep, hill = Sweep(Base(Point.at(20, 20))), rectangle(0, 100, 30, 40)
    (reach,) = sweep.reaches(hill)
    assert sweep.border_at(hill, reach.start, entering=True) == [0]
    assert sweep.border_at(hill, reach.end, entering=False) == [2]
