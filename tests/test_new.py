"""`lexludi new`: a book that works, in a folder of its own and beside the books of this repository."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.project import Project
from support import Copy

CASE = """\
Feature: At the table
  @duel.1.1.allowance
  Scenario: Far
    Given piece A has moved 4 spaces in this turn
    When A moves 2 spaces
    Then spaces left: 0
"""


def test_new_in_an_empty_folder_makes_a_project_that_counts_and_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = ["--root", str(tmp_path)]
    assert main([*root, "new", "duel", "--title", 'A "Duel" \\ of SLUG', "--original", "fr"]) == 0
    assert Project(tmp_path).books["duel"].title == 'A "Duel" \\ of SLUG'
    capsys.readouterr()
    assert main([*root, "coverage", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["duel"]
    assert (figures["covered"], figures["testable"], figures["passing"], figures["examples"]) == (1, 1, 3, 3)
    case = tmp_path / "case.feature"
    case.write_text(CASE, encoding="utf-8")
    assert main([*root, "ask", str(case)]) == 0
    case.write_text(CASE.replace("left: 0", "left: 1"), encoding="utf-8")
    assert main([*root, "ask", str(case)]) == 1


def test_new_beside_the_book_of_the_guide_obeys_the_laws_of_all_books_as_that_does(
    copy_of: Callable[[str], Copy], capsys: pytest.CaptureFixture[str]
) -> None:
    """Both books share a run of the laws, to save time; the new one has a chapter without rules."""
    copy = copy_of("duel")
    (copy.root / "locales/fr/LC_MESSAGES/duel.po").unlink()
    assert copy.call("new", "joust") == 0
    (copy.root / "docs/joust/02-time.md").write_text(
        "# Time\n\n## 2.1 Turns\n\nr[joust.2.1.turns] Turns\nThe players move in turn.\n", encoding="utf-8"
    )
    assert copy.call("number") == 0
    done = copy.laws("duel", "joust")
    assert done.returncode == 0, done.stdout
    capsys.readouterr()
    assert copy.call("coverage", "joust", "--json") == 0
    figures = json.loads(capsys.readouterr().out)["joust"]
    assert figures["reasons"] == {"joust.2.1.turns": "no_rules"}


@pytest.mark.parametrize(
    "slug", ["Duel", "d", "du-el", "../duel", "duel2", "дуэль", "class", "site", "guide", "", "x" * 21]
)
def test_new_with_a_name_no_book_can_have_says_why_and_writes_nothing(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(tmp_path), "new", slug]) == 2
    assert "lexludi: " in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_new_with_a_title_that_cannot_be_seen_says_why_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(tmp_path), "new", "duel", "--title", "D\x1b[31m"]) == 2
    assert "--title has an invisible character, U+001B" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_new_where_something_stands_refuses_and_touches_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear", encoding="utf-8")
    assert main(["--root", str(tmp_path), "new", "duel"]) == 2
    assert "not empty" in capsys.readouterr().err
    (tmp_path / "letter.txt").unlink()
    assert main(["--root", str(tmp_path), "new", "duel"]) == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert main(["--root", str(tmp_path), "new", "duel"]) == 2
    assert "docs/duel is there already" in capsys.readouterr().err
    assert main(["--root", str(tmp_path), "new", "joust"]) == 0
    assert {path: path.read_bytes() for path in before} == before
    assert list(Project(tmp_path).books) == ["duel", "joust"]
