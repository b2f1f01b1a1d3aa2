"""An author's mistakes: each is told once, with file, line and remedy, however many examples meet it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexludi.cli.main import main

STEPS, RULES, CARD = "features/duel/steps.py", "games/duel/movement.py", "docs/duel/book.toml"
CHART = """\
from lexludi.rulings.chart import Chart

LANES = Chart(
    clause="duel.1.1.allowance",
    corner="piece",
    columns=("spaces",),
    rows={"piece": (6,)},
)
CHARTS = {LANES.clause: LANES}
"""
READINGS = """\
from enum import StrEnum

from lexludi.rulings.readings import setting


class Turn(StrEnum):
    FREE = "piece"
    ONCE = "turning_once"


TURN = setting(Turn.FREE, "duel.1.1.allowance")
"""


@pytest.fixture
def book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A new book with a chart, which is sound."""
    assert main(["--root", str(tmp_path), "new", "duel"]) == 0
    (tmp_path / "games/duel/charts.py").write_text(CHART, encoding="utf-8")
    text = tmp_path / "docs/duel/01-movement.md"
    text.write_text(text.read_text() + "\n{{ table duel.1.1.allowance }}\n", encoding="utf-8")
    assert main(["--root", str(tmp_path), "coverage"]) == 0, capsys.readouterr().err
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(
            "games/duel/charts.py",
            "(6,)",
            "(6, 7)",
            r"games/duel/charts\.py:3: this code cannot run: ValueError: duel\.1\.1\.allowance: "
            r"row 'piece' has 2 cells for 1 columns; give each column one",
            id="a chart row with too many cells",
        ),
        pytest.param(
            "games/duel/charts.py",
            "CHARTS = ",
            "TABLES = ",
            r"games/duel/charts\.py:1: CHARTS is missing; write `CHARTS = ",
            id="charts without CHARTS",
        ),
        pytest.param(
            "games/duel/charts.py",
            '("spaces",)',
            '("leagues",)',
            r"games/duel/charts\.py:6: 'leagues', a word of the chart duel\.1\.1\.allowance, is shown .* write \[leagues\]",
            id="a chart word without a term",
        ),
        pytest.param(
            STEPS,
            "label: str, spaces: int",
            "label: str, spaces: float",
            r"features/duel/steps\.py:\d+: the sentence 'piece .*': no sentence can hold a float; annotate it with Fraction",
            id="a placeholder annotated float",
        ),
        pytest.param(
            STEPS,
            "label: str, spaces: int",
            "label: str, spaces",
            r"features/duel/steps\.py:\d+: the sentence .*: the parameter 'spaces' of has_moved needs a type",
            id="a placeholder without a type",
        ),
        pytest.param(
            STEPS,
            "    return move(case.movers[label], spaces)",
            "    move(case.movers[label], spaces)",
            r"features/duel/steps\.py:\d+: the sentence .* returns no ruling; end its function with `return",
            id="a When that returns nothing",
        ),
        pytest.param(
            STEPS,
            "-> Ruling[Moved]",
            "-> None",
            r"features/duel/steps\.py:\d+: the sentence .*: moves needs a return type: it returns the ruling",
            id="a When said to return nothing",
        ),
        pytest.param(
            STEPS,
            "    return case.outcome(Moved).left",
            "    return case.outcome(Moved).left\n\n\ndel phrases",
            r"features/duel/steps\.py:1: `phrases` is missing; write `phrases = Phrases\(",
            id="steps without phrases",
        ),
        pytest.param(
            RULES,
            "total = piece.moved + spaces",
            'total = {"a": 1}["b"]',
            r"games/duel/movement\.py:\d+: this code broke \(KeyError: 'b'\); mend it\. It ran in features/duel/01-",
            id="a KeyError in the rules",
        ),
        pytest.param(
            RULES,
            "total = piece.moved + spaces",
            "total = piece.moved + space",
            r"games/duel/movement\.py:\d+: this code broke \(NameError: .*\); mend it\.",
            id="a NameError in the rules",
        ),
        pytest.param(
            RULES,
            "total = piece.moved + spaces",
            'total = int("x")',
            r"games/duel/movement\.py:\d+: this code broke \(ValueError: .*\); mend it\.",
            id="a ValueError Python raises in the rules",
        ),
        pytest.param(
            STEPS,
            "def spaces_left(case: Table) -> int:",
            "def spaces_left(case: Table) -> int",
            r"features/duel/steps\.py:\d+: (this code cannot run: SyntaxError|not Python): ",
            id="sentences that are no Python",
        ),
        pytest.param(
            RULES,
            "def move(trace: Trace, piece: Mover, spaces: int) -> Moved:",
            "def move(trace: Trace, piece: Mover, spaces: int) -> Moved",
            r"games/duel/movement\.py:\d+: (this code cannot run: SyntaxError|not Python): ",
            id="rules that are no Python",
        ),
        pytest.param(
            RULES,
            "import Trace",
            "import Trail",
            r"games/duel/movement\.py:7: this code cannot run: ImportError: ",
            id="an import that fails",
        ),
        pytest.param(
            RULES,
            "ALLOWANCE, piece=piece.label, spaces=total)",
            "ALLOWANCE, piece=piece.label, paces=total)",
            r"games/duel/movement\.py:\d+: 'paces', a fact, is shown to readers and is not a term of duel; "
            r'write \[paces\] with en = "…" into a file of docs/duel/terms with use = "fact"',
            id="a fact without a term",
        ),
        pytest.param(
            CARD,
            "original =",
            'colour = "red"\noriginal =',
            r"docs/duel/book\.toml:4: `colour` is not known here\..* A card has title, ",
            id="an unknown key of the card",
        ),
        pytest.param(
            CARD,
            'original = "en"',
            'original = "la"',
            r"docs/duel/book\.toml:4: `original` must be one of en, ",
            id="an unknown language",
        ),
    ],
)
def test_mistake_is_told_once_with_its_place_and_remedy(
    file: str, old: str, new: str, said: str, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(book / file, old, new)
    assert main(["--root", str(book), "coverage"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and re.match(f"lexludi: {said}", told[0]), told


def test_reading_whose_side_is_no_term_is_told_where_the_side_is_written(
    book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (book / "games/duel/readings.py").write_text(READINGS, encoding="utf-8")
    assert main(["--root", str(book), "coverage"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert told[0].startswith("lexludi: games/duel/readings.py:8: 'turning_once', a side of a reading, is shown"), told


def test_chapters_without_a_card_are_told(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (book / "docs/joust").mkdir()
    (book / "docs/joust/01-lists.md").write_text("# Lists\n", encoding="utf-8")
    assert main(["--root", str(book), "coverage"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "lexludi: docs/joust: chapters but no book.toml, so this is not a book; "
        "write one with title, subtitle, about, original."
    ]


def test_two_mistakes_of_code_and_text_are_told_together(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(book / "games/duel/charts.py", "CHARTS = ", "TABLES = ")
    change(book / CARD, "original =", 'colour = "red"\noriginal =')
    assert main(["--root", str(book), "coverage"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
