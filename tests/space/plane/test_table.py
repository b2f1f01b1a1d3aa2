"""The table as a space: its line, its drawing, and bases put elsewhere by pointer and keyboard."""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from fractions import Fraction
from random import Random

import pytest

from lexludi.space.plane.areas import rectangle
from lexludi.space.plane.base import AHEAD, Base, direction
from lexludi.space.plane.draw import middle, spot, tip
from lexludi.space.plane.field import Dimension, Field, Ground, Placed
from lexludi.space.plane.scene import TEMPLATES, TableScene
from lexludi.space.plane.shapes import Point
from lexludi.space.plane.table import Tables
from lexludi.space.saying import COMMON, Words
from space.plane.oracle import base

TABLES = Tables()
WORDS = Words(sentences={**COMMON, **TEMPLATES})
FIELD = Field(
    120,
    80,
    (
        Placed("A", Base(Point.at(20, 20)), side="blue"),
        Placed("B", Base(Point.at(28, 40), Point.at(0, -1), depth=4), True, ("A",), "red"),
    ),
    (
        Ground("W", "sparse_forest", rectangle(30, 40, 20, 30)),
        Ground("H", "hill", rectangle(0, 10, 0, 10), ("gentle_slope", "steep_slope", "sheer_slope", "gentle_slope")),
    ),
)


@pytest.mark.parametrize("seed", range(100))
def test_line_of_a_table_is_read_back_as_the_same_table(seed: int) -> None:
    random = Random(seed)
    field = Field(None, None, (Placed("A", base(random)), Placed("B", base(random), side="red")))
    assert TABLES.read(TABLES.write(field)) == field


def test_line_tells_everything_that_was_placed() -> None:
    assert TABLES.read(TABLES.write(FIELD)) == FIELD
    assert TABLES.read(TABLES.sample).placed("B")


@pytest.mark.parametrize(
    "line", ["A 20,20 0 8x2", "120x80; A 20,20", "120x80; A 20,20 1/2:1/2 8x2", "table; A 1,1 0 8x2 from"]
)
def test_line_that_is_none_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=r"needs|needed|must"):
        TABLES.read(line)


def test_scene_is_recorded_and_drawn_with_its_measures() -> None:
    scene = TableScene(
        (FIELD, TABLES.put(FIELD, "A", ["21", "22", "15"])), (Dimension(Point.at(24, 20), Point.at(24, 40), 20),)
    )
    assert TableScene.read(scene.record()) == scene
    figure = scene.draw(WORDS)
    Tree.fromstring(figure)
    assert "stroke-dasharray" in figure and ">20</text>" in figure and "10 steps = 10 cm" in figure
    assert scene.describe(WORDS).startswith("A, blue: left front corner 20 steps")
    assert "A: now 21 steps from the left edge and 22 from the near edge, turned 15° to the left." in scene.describe(
        WORDS
    )


def test_base_is_dragged_to_a_tenth_of_a_step() -> None:
    x, y = middle(FIELD.bases[0].base)
    moved = TABLES.drag(FIELD, "A", (x + 7 * 3.33, y - 7 * 2))
    corner = moved.bases[0].base.front_left
    assert (corner.x, corner.y) == (Fraction(233, 10), 22)
    assert moved.bases[1].set_from == () and moved.bases[1].base == FIELD.bases[1].base


@pytest.mark.parametrize(("degrees", "exact"), [(0, True), (31, True), (45, True), (100, False), (-88, True)])
def test_base_is_turned_on_its_middle_by_whole_degrees(degrees: int, exact: bool) -> None:
    own = FIELD.bases[0].base
    (x, y), way = middle(own), AHEAD.turned(direction(degrees))
    turned = TABLES.turn(FIELD, "A", (x + 50 * float(way.x), y - 50 * float(way.y))).bases[0].base
    assert turned.facing.squared == 1
    assert all(abs(one - other) < 0.8 for one, other in zip(middle(turned), (x, y), strict=True))
    assert (turned.facing == AHEAD.turned(direction(round(degrees / 15) * 15))) is exact


def test_grip_tells_what_is_typed_and_typing_it_again_changes_nothing() -> None:
    for grip in TABLES.grips(FIELD):
        placed = FIELD.placed(grip.piece)
        assert placed and grip.handle == tip(placed.base)
        again = TABLES.put(FIELD, grip.piece, grip.values).placed(grip.piece)
        assert again and again.base == placed.base


def test_place_and_distances_are_read_beside_a_base() -> None:
    assert TABLES.readings(FIELD, "A", WORDS) == ["20 / 20", "B: 20 steps"]


def test_far_edge_is_up() -> None:
    assert spot(Point.at(0, 10))[1] < spot(Point.at(0, 0))[1]


def test_every_base_can_be_told_otherwise() -> None:
    made = [change.make() for change in TABLES.changes(FIELD, None, ())]  # type: ignore[arg-type]  # nothing heard is used
    assert len(made) == 4 and FIELD not in made
