"""Code of a book that breaks wherever the platform calls it: told once as a fault of that code, never by a traceback."""

from __future__ import annotations

import io

import pytest

from support import Copy

RULES, CHARTS = "games/duel/bout.py", "games/duel/tables.py"
BOUT, TABLE, CLOCKS, STRIP = (f"features/duel/steps/{name}.py" for name in ("bout", "table", "clocks", "strip"))
CASE = """\
Feature: At the table
  @duel.1.1.reach
  Scenario: An open die
    Given fencers A and B, 2 m apart
    When A attacks with a cut
"""
Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "return {}[case]",
            f"{BOUT}:52: this code broke (TypeError: unhashable type: 'Table'); mend it.",
            id="a statement that breaks over what no example states",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "raise SystemExit(0)",
            f"{BOUT}:52: this code broke (SystemExit: 0); mend it.",
            id="a statement that ends the program",
        ),
        pytest.param(
            BOUT,
            "return case.outcome(Bout).gap",
            "return float(case.outcome(Bout).gap)",
            "features/duel: this code broke (TypeError: a float cannot be recorded; use int, Fraction",
            id="a statement that gives a float",
        ),
        pytest.param(
            RULES,
            "return Struck(total,",
            "return Struck(total + 0.5,",
            "features/duel: this code broke (TypeError: a float cannot be recorded; use int, Fraction",
            id="a float in an outcome",
        ),
        pytest.param(
            RULES,
            "    cell = HITS",
            "    if total == 1:\n        raise SystemExit(0)\n    cell = HITS",
            f"{RULES}:83: this code broke (SystemExit: 0); mend it.",
            id="a rule that breaks over a face no example rolls",
        ),
        pytest.param(
            RULES,
            "Result(cell.value)",
            'Result("mis")',
            f"{RULES}:83: this code broke (ValueError: 'mis' is not a valid Result); mend it.",
            id="a complaint of Python's own that is no fault of the case",
        ),
        pytest.param(
            CLOCKS,
            'return r"\\d{1,2}:\\d\\d"',
            'return "("',
            "features/duel: this code broke (error: missing ), unterminated subpattern",
            id="a kind whose pattern is none",
        ),
        pytest.param(
            CLOCKS,
            "minutes, seconds = map(int, text.split",
            "minutes, seconds = map(int, text.spilt",
            f"{CLOCKS}:21: this code broke (AttributeError: 'str' object has no attribute 'spilt'); mend it.",
            id="a kind that breaks while it reads",
        ),
        pytest.param(
            CLOCKS,
            "def choices",
            "def choses",
            f"{TABLE}:37: this code cannot run: TypeError: Clocks lacks choices; it needs says, pattern, read, write",
            id="a kind that lacks a method",
        ),
        pytest.param(
            STRIP,
            "def describe",
            "def descriebe",
            f"{TABLE}:37: this code cannot run: TypeError: Strip lacks describe; it needs kind, record, read, draw",
            id="a scene that lacks a method",
        ),
        pytest.param(
            STRIP,
            "return asdict(self)",
            "return {'gap': self}",
            "features/duel: this code broke (TypeError: Object of type Strip is not JSON serializable); mend it.",
            id="a scene whose record is no plain data",
        ),
        pytest.param(
            TABLE,
            ", scenes=(Strip,)",
            "",
            "features/duel: a scene of the kind 'strip' is shown; write `Phrases(…, scenes=(…,))` with its class.",
            id="a scene the book does not name",
        ),
        pytest.param(
            TABLE,
            "class Table(Case)",
            "class Table",
            f"{TABLE}:37: this code cannot run: TypeError: Table is no case; write `class Table(Case)`",
            id="a case that is none",
        ),
        pytest.param(
            CHARTS,
            '("cut", "thrust")',
            '("cut", "cut")',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: two columns have the same heading",
            id="two columns of one heading",
        ),
        pytest.param(
            CHARTS,
            '("miss", "miss")',
            '("miss", None)',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: row '≤2' holds None; a cell is",
            id="a cell without a value",
        ),
        pytest.param(
            CHARTS,
            '("3…4", "thrust"): "duel',
            '("3…5", "thrust"): "duel',
            f"{CHARTS}:7: this code cannot run: ValueError: duel.1.2.hits: damaged names ('3…5', 'thrust'), which is no",
            id="a damaged cell that is none",
        ),
    ],
)
def test_code_that_breaks_outside_a_question_is_told_once_with_its_place(
    file: str, old: str, new: str, said: str, guide: Copy, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: {said}"), told


def test_question_whose_open_die_breaks_the_rules_is_told_so(
    guide: Copy, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide.replace(RULES, "    cell = HITS", "    if total == 1:\n        raise KeyError(total)\n    cell = HITS")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(CASE.encode())))
    assert guide.call("ask", "-") == 2
    assert f"{RULES}:83: this code broke (KeyError: 1); mend it." in capsys.readouterr().err


def test_kind_that_breaks_while_its_words_are_listed_is_told_so(guide: Copy, capsys: Printed) -> None:
    guide.replace(CLOCKS, "return []", 'return {}["words"]')
    assert guide.call("sentences", "duel") == 2
    assert "clocks.py:36: this code broke (KeyError: 'words'); mend it." in capsys.readouterr().err


def test_scene_that_breaks_while_it_is_drawn_ends_the_build_with_its_place(guide: Copy, capsys: Printed) -> None:
    guide.replace(STRIP, "width = 20 *", "width = metre *")
    assert guide.call("build") == 2
    said = capsys.readouterr().err
    assert f"lexludi: {STRIP}:35: this code broke (NameError: name 'metre' is not defined); mend it." in said
    assert "Traceback" not in said
