"""Words no clause takes note of: how they are found, and the list of those that need not be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof import bearing
from lexludi.proof.bearing import Passed, ordinary, passed_over, unchangeable, unheeded
from lexludi.space.hex.hexboard import HexBoard
from support import ROOT

ARCS = "the arcs of {label} are determined"


@pytest.fixture
def arcs() -> Project:
    """The project with no other example of gboa than those that ask for arcs."""
    project = Project(ROOT)
    project.examples = {
        "gboa": [
            example for example in project.examples["gboa"] if any("arcs of" in step.text for step in example.steps)
        ]
    }
    return project


def listed(tmp_path: Path, text: str) -> Project:
    folder = tmp_path / "features" / "duel" / "ordinary"
    folder.mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (folder / "bout.toml").write_text(text, encoding="utf-8")
    return Project(tmp_path)


def test_state_a_rule_leaves_open_is_heeded(arcs: Project) -> None:
    assert "label: routed" not in {passed.said for passed in passed_over(arcs, "gboa")}


ALONE = """
from lexludi.games.gboa.units import UNEXPLAINED, State
from lexludi.project import Project
from lexludi.proof.bearing import passed_over
from pathlib import Path
project = Project(Path.cwd())
asks = [each for each in project.examples["gboa"] if any("arcs of" in step.text for step in each.steps)]
project.examples = {"gboa": asks}
del UNEXPLAINED[State.ROUTED]
print(*((each.question, each.said, each.example) for each in passed_over(project, "gboa")), sep="\\n")
"""
"""Asked in a process of its own: in this one other tests may have loaded the rules anew."""


def test_state_a_rule_treats_as_ordinary_is_named_with_question_and_example() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert str((ARCS, "label: routed", "gboa.7.1.fig.one-hex:x1")) in done.stdout.splitlines()


def test_space_of_which_no_word_can_be_changed_is_named(arcs: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    assert unchangeable(arcs, "gboa") == []
    monkeypatch.setattr(HexBoard, "changes", lambda self, position, heard, named: iter(()))
    assert unchangeable(arcs, "gboa") == ["HexBoard.changes gives nothing for any position of the examples of gboa"]


def test_word_without_reason_and_pattern_without_need_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = listed(tmp_path, '[[ordinary]]\nwhy = "So."\nquestions = ["A*"]\nsaid = ["hex: *", "unit: moved"]\n')
    found = [Passed("A asks", "hex: woods", "duel.1:x1"), Passed("A asks", "unit: routed", "duel.1:x2")]
    monkeypatch.setattr(bearing, "unchangeable", lambda project, slug: [])
    monkeypatch.setattr(bearing, "passed_over", lambda project, slug, listed: found)
    assert unheeded(project, "duel") == [
        "duel.1:x2: with “unit: routed”, “A asks” is decided as if it had not been said",
        "ordinary/bout.toml: “unit: moved” covers nothing: So.",
    ]


def test_book_without_list_excuses_nothing(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    assert ordinary(Project(tmp_path), "duel") == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[other]\n", "only [[ordinary]] may stand here."),
        ('[[ordinary]]\nwhy = "So."\n', "each [[ordinary]] has `why`, `questions` and `said`."),
        ('[[ordinary]]\nwhy = " "\nquestions = []\nsaid = []\n', "`why` is a sentence"),
        ('[[ordinary]]\nwhy = "So."\nquestions = "*"\nsaid = []\n', "`questions` is a list of texts"),
        ('[[ordinary]]\nwhy = "So."\nquestions = []\nsaid = [1]\n', "`said` is a list of texts"),
    ],
)
def test_list_badly_written_is_refused_with_file_and_reason(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadInput) as error:
        ordinary(listed(tmp_path, text), "duel")
    assert "features/duel/ordinary/bout.toml" in str(error.value)
    assert fault in str(error.value)
