"""Attempts to make evidence say more than it shows, each on a new project of its own: none goes unnoticed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lexludi.cli.main import main

RULES, STEPS, FEATURE = "games/duel/movement.py", "features/duel/steps.py", "features/duel/01-movement.feature"
TEXT = "docs/duel/01-movement.md"
CITED = 'trace.cite("duel.1.1.allowance", ALLOWANCE, piece=piece.label, spaces=total)'
LEFT = "def spaces_left(case: Table) -> int:\n    return case.outcome(Moved).left\n"
SECOND = "Scenario: A piece may use its whole allowance"
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def book(tmp_path: Path, capsys: Printed) -> Path:
    """A new book whose examples have run."""
    assert main(["--root", str(tmp_path), "new", "duel"]) == 0
    assert main(["--root", str(tmp_path), "coverage"]) == 0, capsys.readouterr().err
    return tmp_path


def change(book: Path, file: str, old: str, new: str) -> None:
    text = (book / file).read_text(encoding="utf-8")
    assert old in text, old
    (book / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def holes(book: Path, printed: Printed) -> dict[str, str]:
    printed.readouterr()
    main(["--root", str(book), "coverage", "--json"])
    reasons: dict[str, str] = json.loads(printed.readouterr().out)["duel"]["reasons"]
    return reasons


@pytest.mark.parametrize(
    "empty",
    [
        pytest.param(
            "def spaces_left(case: Table, spaces: int) -> bool:\n    return True\n",
            id="a statement that is always true",
        ),
        pytest.param(
            "def spaces_left(case: Table, spaces: int) -> bool:\n    return bool(case.ruling.trace)\n",
            id="a statement that is true of every ruling",
        ),
        pytest.param("def spaces_left(case: Table) -> int:\n    return 1\n", id="a statement that looks at nothing"),
    ],
)
def test_statement_that_cannot_fail_is_found_in_any_project(book: Path, empty: str, capsys: Printed) -> None:
    change(book, STEPS, LEFT, empty)
    if "return 1" in empty:
        change(book, FEATURE, "Then spaces left: 0", "Then spaces left: 1")
    main(["--root", str(book), "record"])
    line = next(place for place, text in enumerate((book / STEPS).read_text().splitlines(), 1) if "spaces left" in text)
    capsys.readouterr()
    assert main(["--root", str(book), "coverage"]) == 1
    assert f"{STEPS}:{line}: “spaces left: {{spaces}}” is true whatever the rules give" in capsys.readouterr().err
    assert main(["--root", str(book), "coverage", "--json"]) == 1
    assert "proves nothing" in json.loads(capsys.readouterr().out)["duel"]["empty"][0]


@pytest.mark.parametrize(
    "always",
    ["type('Any', (int,), {'__eq__': lambda *_: True, '__hash__': int.__hash__})(7)", "case.outcome(Moved).left and 7"],
)
def test_value_that_would_equal_everything_equals_only_itself(book: Path, always: str) -> None:
    change(book, STEPS, "return case.outcome(Moved).left", f"return {always}")
    assert main(["--root", str(book), "coverage"]) == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(FEATURE, "      Then spaces left: 0\n", "", "needs one “When” and at least one “Then”", id="no Then"),
        pytest.param(FEATURE, "      When A moves 4 spaces\n", "", "When", id="no When"),
        pytest.param(
            FEATURE, "      Then spaces left: 0\n", "      # Then spaces left: 0\n", "at least one “Then”", id="Then commented out"
        ),
        pytest.param(FEATURE, "Then spaces left: 0", "And spaces left: 0", "", id="Then written as And"),
        pytest.param(
            FEATURE, SECOND, f"@x9\n    Scenario Outline: Nothing\n      When A moves <n> spaces\n      Then spaces left: 1\n\n      Examples:\n        | n |\n\n    @x2\n    {SECOND}", "is a scenario outline without rows", id="an outline without rows",
        ),
        pytest.param(FEATURE, SECOND, "Scenario:", "this scenario has no name", id="no name"),
        pytest.param(
            FEATURE, SECOND, "Scenario: A second  move uses what the first has left", "A second", id="one name twice but for a space"
        ),
        pytest.param(FEATURE, "@duel.1.1.allowance", "@duel.1.1.alowance", "is not a clause of duel", id="a tag of no clause"),
        pytest.param(FEATURE, "  @duel.1.1.allowance\n", "", "has no tag", id="no tag"),
        pytest.param(TEXT, "Movement allowance", "Movement allowance {note}", "it decides nothing", id="a note that decides"),
        pytest.param(
            RULES, "ALLOWANCE = 6", "from ..chess import ALLOWANCE", f"{RULES}:9: imports lexludi.games.chess.ALLOWANCE, which is not of duel", id="rules that rest on another book",
        ),
        pytest.param(
            STEPS, "phrases = Phrases(Table)\n", 'phrases = Phrases(Table)\n\n\n@phrases.then("spaces left: {left}")\ndef more(case: Table) -> int:\n    return 1\n', "", id="a sentence that is two",
        ),
    ],
)  # fmt: skip
def test_examples_that_prove_nothing_are_refused(
    book: Path, file: str, old: str, new: str, said: str, capsys: Printed
) -> None:
    change(book, file, old, new)
    assert main(["--root", str(book), "coverage"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("place", ["duel/sub/more.feature", "duel/more.FEATURE", "nobody/more.feature", "more.feature"])
def test_examples_that_would_never_run_are_refused(book: Path, place: str, capsys: Printed) -> None:
    path = book / "features" / place
    path.parent.mkdir(exist_ok=True)
    path.write_text("Feature: x\n", encoding="utf-8")
    assert main(["--root", str(book), "coverage"]) == 2
    assert f"features/{place}: never run" in capsys.readouterr().err


def test_citation_taken_away_fails_the_example_that_states_it(book: Path) -> None:
    change(book, RULES, f"allowance = {CITED}", "allowance = ALLOWANCE")
    assert main(["--root", str(book), "coverage"]) == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        pytest.param(RULES, f"allowance = {CITED}", "allowance = ALLOWANCE", "not_cited", id="no code cites it"),
        pytest.param(FEATURE, "      And this clause gives 6\n", "", "not_stated", id="nothing is stated of it"),
        pytest.param(TEXT, "Movement allowance", "Movement allowance {judgement}", "hidden", id="taken out of the testable"),
        pytest.param(RULES, "ALLOWANCE = 6", "ALLOWANCE = 9", "failing", id="its examples fail"),
    ],
)  # fmt: skip
def test_clause_that_is_not_shown_does_not_count_as_covered(
    book: Path, file: str, old: str, new: str, reason: str, capsys: Printed
) -> None:
    text = (book / FEATURE).read_text(encoding="utf-8")
    (book / FEATURE).write_text(text[: text.index("    @x3")], encoding="utf-8")
    change(book, file, old, new)
    assert holes(book, capsys) == {"duel.1.1.allowance": reason}


@pytest.mark.parametrize("edit", ["holds", "invented", "none", "broken"])
def test_evidence_edited_by_hand_is_run_again(book: Path, edit: str, capsys: Printed) -> None:
    change(book, RULES, "ALLOWANCE = 6", "ALLOWANCE = 9")
    assert main(["--root", str(book), "coverage"]) == 1
    file = book / "build/evidence/duel.json"
    head, body, reads = file.read_text(encoding="utf-8").rstrip("\n").split("\n")
    data = json.loads(body)
    if edit == "holds":
        data["examples"] = [{**each, "holds": True} for each in data["examples"]]
    elif edit == "invented":
        data["examples"].append({**data["examples"][0], "id": "duel.1.1.allowance:x9", "holds": True})
    elif edit == "none":
        data["examples"] = []
    body = "[" if edit == "broken" else json.dumps(data)
    file.write_text(f"{head}\n{body}\n{reads}\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["--root", str(book), "coverage"]) == 1
    assert "does not hold" in capsys.readouterr().err
