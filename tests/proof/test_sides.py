"""What comes of the other side of a reading, over all examples of a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.project import Project
from lexludi.proof import sides
from lexludi.proof.sides import turned
from support import Copy, make_guide_project


@pytest.fixture
def duel(tmp_path: Path) -> Project:
    return Project(make_guide_project(tmp_path))


def test_example_that_ends_otherwise_under_the_other_side_is_told_with_its_new_end(duel: Project) -> None:
    ((each,),) = turned(duel, "duel").values()
    assert (each.id, each.verdict) == ("duel.1.2.tired:x1", "decided")
    assert each.told[0].values["result"] == {"term": "hit"}


def test_example_that_names_its_reading_is_not_turned(duel: Project) -> None:
    assert "duel.1.2.tired:x2" not in {each.id for rows in turned(duel, "duel").values() for each in rows}


def test_readings_tells_what_comes_of_the_other_side_in_words(
    duel: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(duel.root), "readings", "duel"]) == 0
    said = capsys.readouterr().out
    assert "differently with the reading “tired only past 3:00”: 1 of " in said
    assert "A tired arm turns a hit into a miss [duel.1.2.tired:x1] → A's blow is a hit" in said


@pytest.mark.parametrize(
    ("old", "new"),
    [('"5+": ("hit", "hit")', '"5+": ("miss", "hit")'), ('"≤2": ("miss", "miss")', '"≤2": ("hit", "miss")')],
)
def test_other_sides_after_a_changed_cell_are_those_of_a_clean_run(
    copy_of: Callable[[str], Copy], monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    copy, asked, ends = copy_of("duel"), list[str](), sides._ends
    monkeypatch.setattr(sides, "_ends", lambda *given: asked.append(given[2].id) or ends(*given))
    turned(Project(copy.root), "duel")
    every = len(asked)
    copy.replace("src/lexludi/games/duel/charts.py", old, new)
    after = turned(Project(copy.root), "duel")
    again = len(asked) - every
    (copy.root / "build/kept/duel-turned.json").unlink()
    assert turned(Project(copy.root), "duel") == after
    assert 0 < again < every


def test_other_sides_are_asked_again_once_a_word_of_the_examples_is_another(
    duel: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, ends = list[str](), sides._ends
    monkeypatch.setattr(sides, "_ends", lambda *given: asked.append(given[2].id) or ends(*given))
    turned(duel, "duel")
    every, words = len(asked), duel.root / "docs/duel/terms/words.toml"
    words.write_text(words.read_text(encoding="utf-8").replace('en = "cut"', 'en = "slash"'), encoding="utf-8")
    turned(Project(duel.root), "duel")
    assert every and len(asked) == 2 * every
