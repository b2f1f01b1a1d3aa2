"""Chapter files: what is read and what is refused, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.clauses.chapter import Clause, Heading, read_chapter
from lexludi.files import BadInput

GOOD = """# Fire

An introduction.

## 5.3 Momentum

r[aig.5.3.2.roll] Momentum roll
The leader rolls.

- one
- two

!!! reading
    Two readings.

!!! damage
    A lost word.

r[aig.5.4] Blank section {blank}
The source leaves it blank.
"""


def read(tmp_path: Path, text: str, name: str = "05-fire.md"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return read_chapter(path, tmp_path, {"aig.5.3.2.roll": "5.3.2§1"})


def test_chapter_with_clauses_and_notes_is_read_whole(tmp_path: Path) -> None:
    chapter, problems = read(tmp_path, GOOD)
    assert problems == []
    assert (chapter.title, chapter.number, chapter.intro) == ("Fire", 5, "An introduction.")
    heading, roll, blank = chapter.items
    assert isinstance(heading, Heading) and (heading.anchor, heading.title) == ("5.3", "Momentum")
    assert isinstance(roll, Clause) and (roll.number, roll.line) == ("5.3.2§1", 7)
    assert roll.text == "The leader rolls.\n\n- one\n- two"
    assert roll.notes == {"reading": "Two readings.", "damage": "A lost word."}
    assert blank.untestable == "blank"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("# T\nr[Bad Id] Title\ntext", 2, "not a marker line"),
        ("# T\nr[aig.1]\ntext", 2, "not a marker line"),
        ("# T\nr[aig.1] Title {why}\ntext", 2, "unknown reason"),
        ("# T\nr[aig.1] Title", 2, "has no text"),
        ("# T\nr[aig.1] Title\ntext\n\n!!! rumour\n    x", 5, "unknown note"),
        ("# T\nr[aig.1] Title\ntext\n\n!!! reading\n", 2, "is empty"),
        ("# T\nr[aig.1] Title\ntext\n\n!!! reading\n    a\n\n!!! reading\n    b", 8, "two reading notes"),
        ("# T\nr[aig.1] Title\ntext\n\n!!! reading\n    a\nafter", 7, "notes come last"),
        ("# T\n!!! reading\n    a", 2, "outside a clause"),
        ("# T\n## Section\nr[aig.1] Title\ntext", 2, "needs a number or an anchor"),
        ("# T\n## 5.1 Section\nloose text", 3, "text outside a clause"),
        ("r[aig.1] Title\ntext", 1, "no chapter title"),
    ],
)
def test_fault_in_a_chapter_is_named_with_its_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    _, problems = read(tmp_path, text)
    assert any(problem.line == line and said in problem.message for problem in problems), problems


def test_chapter_file_with_a_strange_name_is_refused(tmp_path: Path) -> None:
    _, problems = read(tmp_path, GOOD, "fire.md")
    assert "named" in problems[0].message


def test_chapter_that_is_no_text_is_refused_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "01-x.md").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-8"):
        read_chapter(tmp_path / "01-x.md", tmp_path, {})


@pytest.mark.parametrize(("number", "shown"), [(2, "+2"), (-1, "−1"), (5, "5"), (0, "0"), (21, "21")])
def test_number_is_shown_with_a_plus_only_where_the_clause_writes_one(tmp_path: Path, number: int, shown: str) -> None:
    chapter, _ = read(tmp_path, "# T\n\nr[aig.1.1] Title\nThe better of 5 gets +2, the other -1.\n")
    assert chapter.clauses[0].as_written(number) == shown
