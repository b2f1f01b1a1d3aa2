"""The sequence of play of a book, and the picture on its cover."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.clauses.book import read_book
from lexludi.space.plane.cover import draw
from lexludi.space.plane.scene import TEMPLATES
from lexludi.space.saying import Words
from support import make_guide_project


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    return make_guide_project(tmp_path) / "docs" / "duel"


def faults(folder: Path) -> list[str]:
    return [problem.message for problem in read_book(folder, folder.parent.parent)[1]]


def test_steps_are_read_in_order_with_those_inside_them(duel: Path) -> None:
    book, problems = read_book(duel, duel.parent.parent)
    assert problems == []
    (bout,) = book.sequence
    assert (bout.name, bout.repeat, [step.clause for step in bout.steps]) == (
        "Bout",
        "blow by blow",
        ["duel.1.2.hits", "duel.1.2.tired"],
    )
    assert [step.clause for step in bout] == ["duel.1.1.reach", "duel.1.2.hits", "duel.1.2.tired"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[step]]\nclause = "duel.1.2.hit"', "no clause duel.1.2.hit. Did you mean duel.1.2.hits?"),
        ('[[step]]\nterm = "fencr"', "no term fencr. Did you mean fencer?"),
        ('[[step]]\nclaus = "duel.1.2.hits"', "a step has no `claus`. Did you mean clause?"),
        ('[[step]]\nrepeat = "twice"', "has nothing to be called by"),
        ("[[step]]\nname = 3", "is text in quotes"),
        ("step = 3", "`step` is not a list of steps"),
        ('steps = "x"', "`steps` is not known here"),
        ('[[step]]\nname = "a"\nstep = ["b"]', "`step` is not a list of steps"),
    ],
)
def test_sequence_that_leads_nowhere_is_told(duel: Path, text: str, said: str) -> None:
    (duel / "sequence.toml").write_text(text, encoding="utf-8")
    assert any(said in fault for fault in faults(duel)), faults(duel)


@pytest.mark.parametrize("cover", ["hex 9x5; blue", "plane 9 by 5", "plane 50x30; infantry 1 1 0", "cube 9x5"])
def test_cover_that_cannot_be_drawn_is_told(duel: Path, cover: str) -> None:
    card = duel / "book.toml"
    card.write_text(f'cover = "{cover}"\n{card.read_text(encoding="utf-8")}', encoding="utf-8")
    assert any("cannot be drawn" in fault for fault in faults(duel))


def test_table_is_drawn_with_a_base_for_each_unit() -> None:
    drawn = draw("56x34; A 16,12 0 8x2 blue; B 26,27 180 8x2 red", Words(sentences=TEMPLATES))
    assert [drawn.count(f">{label}</text>") for label in "AB"] == [1, 1]
    assert "B, red: left front corner 26 steps from the left edge and 27 from the near edge" in drawn
