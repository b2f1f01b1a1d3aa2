"""Reads: after a changed number only what looked at it runs again, and the evidence is that of a clean run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.proof.evidence import FOLDER, refresh
from lexludi.proof.reads import without_values
from lexludi.proof.sides import turned
from lexludi.rulings.chart import Chart, looking
from support import Copy

HITS = "src/lexludi/games/duel/charts.py"
BOUT = "src/lexludi/games/duel/bout.py"


def answered(copy: Copy, book: str, *, clean: bool = False) -> tuple[bytes, int]:
    """The evidence of a book as a fresh process has it, and how many examples were run for it."""
    file = copy.root / FOLDER / f"{book}.json"
    if clean:
        file.unlink()
    project, run = Project(copy.root), []
    answer = project.answer
    project.answer = lambda *args, **kwargs: run.append(args) or answer(*args, **kwargs)  # type: ignore[method-assign]
    refresh(project, book)
    return file.read_bytes(), len(run)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"≤2": ("miss", "miss")', '"≤2": ("hit", "miss")'),
        ('"3…4": ("miss", "hit")', '"3…4": ("hit", "hit")'),
        ('"3…4": ("miss", "hit")', '"3…4": ("miss", "miss")'),
        ('"5+": ("hit", "hit")', '"5+": ("miss", "hit")'),
        ('"5+": ("hit", "hit")', '"5+": ("hit", "miss")'),
    ],
)
def test_evidence_after_a_changed_cell_is_that_of_a_clean_run(
    copy_of: Callable[[str], Copy], old: str, new: str
) -> None:
    copy = copy_of("duel")
    before, count = answered(copy, "duel")
    copy.replace(HITS, old, new)
    after, again = answered(copy, "duel")
    assert before != after and again < count
    assert (after, count) == answered(copy, "duel", clean=True)
    copy.replace(HITS, new, old)
    assert answered(copy, "duel")[0] == before


def test_evidence_of_many_dice_after_a_changed_number_is_that_of_a_clean_run(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    answered(copy, "acp")
    copy.replace("src/lexludi/games/acp/charts.py", '"Ph": (0, 2, 3, 4, 1', '"Ph": (0, 2, 9, 4, 1')
    after, again = answered(copy, "acp")
    clean, count = answered(copy, "acp", clean=True)
    assert after == clean
    assert 0 < again < count / 5


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (HITS, "CHARTS =", 'FIRST = HITS["5+", "cut"]\nCHARTS ='),
        (HITS, "CHARTS =", 'FIRST = HITS.rows["5+"][0]\nCHARTS ='),
        (HITS, "CHARTS =", 'OTHERS = (Chart(clause="duel.1.2.hits", corner="total", columns=(), rows={}),)\nCHARTS ='),
    ],
    ids=["a cell read on import", "a row read on import", "two charts of one name"],
)
def test_cell_that_anything_may_depend_on_runs_everything_again(
    copy_of: Callable[[str], Copy], file: str, old: str, new: str
) -> None:
    copy = copy_of("duel")
    copy.replace(file, old, new)
    _, count = answered(copy, "duel")
    copy.replace(HITS, '"5+": ("hit", "hit")', '"5+": ("miss", "hit")')
    assert answered(copy, "duel")[1] == count


def test_change_of_code_runs_everything_again(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("duel")
    _, count = answered(copy, "duel")
    path = copy.root / BOUT
    path.write_text(path.read_text(encoding="utf-8") + "\n# other\n", encoding="utf-8")
    assert answered(copy, "duel")[1] == count


def test_values_of_a_row_are_looked_at_and_its_headings_are_not() -> None:
    table = Chart("t", "corner", ("a", "b"), {"x": (1, 2), "y": (3, 4)})
    with looking() as seen:
        assert "x" in table.rows and list(table.rows) == ["x", "y"]
        assert seen == set()
        assert table.rows["x"] == (1, 2)
        assert table["y", "b"] == 4
    assert seen == {("t", "x", "a"), ("t", "x", "b"), ("t", "y", "b")}
    assert table.strays == set()


def test_only_plain_cells_of_charts_are_left_out_of_the_code() -> None:
    source = (
        'A = Chart(clause="t", columns=("a", "b"), rows={"x": (1, -2), "y": (word, "free")})\n'
        'B = Chart(clause="other", columns=("a",), rows={"x": (5,)})\n'
        "C = 7\n"
    )
    assert without_values(source.encode(), ["t"]) == without_values(
        source.replace("(1, -2)", "(9, 'z')").encode(), ["t"]
    )
    for old, new in (("word", "other"), ("5", "6"), ("7", "8"), ('"x"', '"z"'), ('"a", "b"', '"b", "a"')):
        assert without_values(source.replace(old, new).encode(), ["t"]) != without_values(source.encode(), ["t"])


def test_counting_a_book_looks_at_no_cell(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    before = turned(Project(copy.root), "acp")
    copy.replace("src/lexludi/games/acp/charts.py", '"Ph": (0, 2, 3, 4, 1', '"Ph": (0, 2, 9, 4, 1')
    project, run = Project(copy.root), []
    Proof.current(project)
    case = project.case
    project.case = lambda *args: run.append(args) or case(*args)  # type: ignore[method-assign]
    assert turned(project, "acp") == before
    assert 0 < len(run) < len(project.examples["acp"]) / 5
