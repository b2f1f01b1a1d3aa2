"""Formations beside examples: what is drawn is what was told, and it is told in words too."""

from __future__ import annotations

import re

import pytest

from lexludi.examples.question import read_case
from lexludi.project import Project
from lexludi.site.reader import Reader
from lexludi.space.saying import Words
from lexludi.space.scene import Scene

UNITS = "Given units A + B: infantry in loose order, A 2, Def 1, M 2\n"
ASKED = "\nWhen the formation of A is described"


def shown(project: Project, case: str) -> Scene:
    (example,) = read_case(case + ASKED, "case")
    scene = project.ask("minis", example, "en").run.case.scene
    assert scene is not None
    return scene


def words(project: Project, language: str = "en") -> Words:
    return Reader(project, language).board_words(project.books["minis"])


def figures(drawn: str) -> int:
    """How many figures stand in a picture, rings and the key left out."""
    return len(re.findall(r'<circle [^>]*class="ll-fill-(?:path|on-counter)"', drawn.partition("<figcaption")[0]))


def test_column_is_drawn_with_the_figures_its_units_have_left_and_a_ring_for_each_of_its_flank_rows(
    project: Project,
) -> None:
    scene = shown(project, f"{UNITS}And A + B form a column, from front to rear\nAnd losses of B: 1")
    drawn = scene.draw(words(project))
    assert figures(drawn) == 4 + 3
    assert drawn.partition("<figcaption")[0].count("ll-line-flank") == 2 * 2
    assert 'aria-label="column: A – B; A: figures 4; B: figures 3, loss 1"' in drawn
    assert "flank row" in drawn and "loss" in drawn


@pytest.mark.parametrize(("shape", "fronts"), [("no special shape", 1), ("tortoise", 5), ("hedgehog", 6)])
def test_shape_has_a_mark_on_every_edge_that_is_a_front(project: Project, shape: str, fronts: int) -> None:
    case = f"{UNITS}And A + B form a column, from front to rear\nAnd the formation of A is: {shape}"
    assert shown(project, case).draw(words(project)).count("<path") == fronts


def test_base_of_which_nothing_was_told_has_a_broken_edge_and_no_figures(project: Project) -> None:
    drawn = shown(project, "Given A + B form a line, from left to right").draw(words(project))
    assert figures(drawn) == 0 and drawn.count('stroke-dasharray="4 3"') == 2
    assert 'aria-label="line: A, B"' in drawn


def test_picture_is_told_in_the_language_of_the_reader_and_drawn_again_from_its_record(project: Project) -> None:
    scene = shown(project, f"{UNITS}And A + B form a line, from left to right")
    again = type(scene).read(scene.record())
    assert again.draw(words(project)) == scene.draw(words(project))
    assert scene.describe(words(project, "ru")) == "линия: A, B; A: фигурки 4; B: фигурки 4"
