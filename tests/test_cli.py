"""The command line as a new user meets it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from lexludi.cli import arguments, main
from support import ROOT, Copy

CASE = """Feature: A dispute
  @acp.fire.mod.moved
  Scenario: Archers that moved
    Given firers A: 8 SP of Ar, adjacent to the target
    And target B: 5 SP of Pe
    And A has moved in this activation
    When the fire die shows 6
    Then this clause gives -1
    And the modified roll is {roll}
"""


Ask = Callable[..., int]
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Puts a case on standard input."""

    def put(text: str, *options: str) -> int:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text.encode()), encoding="utf-8"))
        return main(["ask", "-", *options])

    return put


def test_ask_prints_the_ruling_and_its_trace_and_exits_0() -> None:
    """In a process of its own, as a new user calls it."""
    command = [sys.executable, "-m", "lexludi.cli", "ask", "-"]
    answer = subprocess.run(command, capture_output=True, text=True, input=CASE.format(roll=6), cwd=ROOT, check=False)
    assert answer.returncode == 0, answer.stderr
    assert "  ✓ the modified roll is 6\n" in answer.stdout
    assert re.search(r"^2§20 +Firer moved +firer A +−1$", answer.stdout, re.M)


def test_example_is_named_in_the_language_asked_for(capsys: Printed) -> None:
    assert main(["ask", "acp.fire.mod.moved:x1", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Des archers qui ont bougé tirent à −1\n")


def test_ask_takes_the_number_of_a_clause_as_a_tag_and_shows_it_in_the_trace(ask: Ask, capsys: Printed) -> None:
    assert ask(CASE.format(roll=6).replace("@acp.fire.mod.moved", "@acp.2§20")) == 0
    assert re.search(r"^2§20 +Firer moved +firer A +−1$", capsys.readouterr().out, re.M)


@pytest.mark.parametrize("number", ["2§20", "2.20"])
def test_statement_takes_the_number_of_a_clause_as_it_is_typed(number: str, ask: Ask, capsys: Printed) -> None:
    assert ask(CASE.format(roll=6).replace("this clause", f"clause {number}")) == 0
    assert "✓ clause 2§20 gives −1" in capsys.readouterr().out


def test_ask_exits_1_where_something_does_not_hold_and_says_what(ask: Ask, capsys: Printed) -> None:
    assert ask(CASE.format(roll=9)) == 1
    assert "✗ the modified roll is 9  (9 ≠ 6)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            CASE.format(roll=6).replace("SP of Ar", "SP of Xx"),
            "standard input:4: this book has no such sentence: Given firers A: 8 SP of Xx",
        ),
        (CASE.format(roll=6).replace("moved in", "walked in"), "Did you mean: Given A has moved in this activation"),
        (
            CASE.format(roll=6).replace("@acp.fire.mod.moved", "@acp.fire.mod.move"),
            "standard input:2: there is no clause acp.fire.mod.move. Did you mean acp.fire.mod.moved?",
        ),
        (CASE.format(roll=6).replace("@acp.fire.mod.moved", "@chess.1"), "which book is this about?"),
        (CASE.format(roll=6).replace("  @acp.fire.mod.moved\n", ""), "which book is this about?"),
        ("nonsense", "standard input:1: which book is this about?"),
        ("", "standard input:1: there is no sentence here"),
        ("Feature: empty\n", "no sentence here"),
        (
            "# language: de\nFunktionalität: x\n  @acp.fire.table\n  Szenario: y\n    Angenommen z\n",
            "standard input:1: de is not one of the languages here",
        ),
    ],
)
def test_ask_exits_2_on_bad_input_and_names_line_and_nearest(text: str, said: str, ask: Ask, capsys: Printed) -> None:
    assert ask(text) == 2
    assert said in capsys.readouterr().err


def test_ask_json_is_the_same_record_the_site_shows(ask: Ask, capsys: Printed) -> None:
    ask(CASE.format(roll=6), "--json")
    (record,) = json.loads(capsys.readouterr().out)
    assert record["holds"] and record["covered"] == ["acp.fire.mod.moved"]
    assert any(line["clause"] == "acp.fire.mod.moved" and line["value"] == -1 for line in record["trace"])


@pytest.mark.parametrize("language", ["ko", "zh-CN", "fr", "ru"])
def test_ask_runs_a_feature_written_in_another_language(language: str) -> None:
    assert main(["ask", str(ROOT / "tests" / "data" / f"dispute.{language}.feature")]) == 0


def test_ask_answers_a_missing_file_without_a_traceback(capsys: Printed) -> None:
    assert main(["ask", "no-such.feature"]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_show_prints_a_clause_in_the_language_asked_for(capsys: Printed) -> None:
    assert main(["show", "acp.fire.mod.moved", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "Стреляющий" in shown and "lexludi.games.acp.fire" in shown


def test_show_names_clauses_by_number_and_prints_the_chart_the_rules_read(guide: Copy, capsys: Printed) -> None:
    assert guide.call("show", "duel 1.1") == guide.call("show", "duel 1.2") == 0
    shown = capsys.readouterr().out
    assert "(1.1§1)" in shown and "[duel.1.1.reach])" not in shown and "{{" not in shown
    for row in ("total +cut +thrust", "≤2 +miss +miss", "3…4 +miss +hit", r"5\+ +hit +hit"):
        assert re.search(rf"^ *{row} *$", shown, re.MULTILINE), row


def test_show_of_an_unknown_clause_names_the_nearest(capsys: Printed) -> None:
    assert main(["show", "acp.fire.mod.mooved"]) == 2
    assert "Did you mean acp.fire.mod.moved?" in capsys.readouterr().err


@pytest.mark.parametrize("quoted", ["1.2§2", "duel 1.2.2", "duel.1.2.tired:x1"])
def test_show_takes_the_number_players_quote(quoted: str, guide: Copy, capsys: Printed) -> None:
    assert guide.call("show", quoted) == 0
    assert capsys.readouterr().out.startswith("1.2§2  Tired arm   [duel.1.2.tired]")


def test_show_of_a_number_of_several_books_needs_the_book(capsys: Printed) -> None:
    assert main(["show", "8§1"]) == 2
    assert "8§1 may be any of these, say which: acp 8§1" in capsys.readouterr().err
    assert main(["show", "8§1", "--book", "cca"]) == 0


def test_coverage_json_has_the_figures_of_every_book(capsys: Printed) -> None:
    assert main(["coverage", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    acp = figures["acp"]
    assert (acp["clauses"], acp["testable"], acp["covered"], acp["holes"]) == (143, 137, 137, [])
    assert acp["examples"] == acp["passing"] > 250
    assert acp["languages"] == dict.fromkeys(["en", "ko", "zh", "fr", "ru"], 143)


def test_export_json_gives_every_clause_with_texts_examples_and_citations(capsys: Printed) -> None:
    assert main(["export", "acp", "--json"]) == 0
    clauses = {each["id"]: each for each in json.loads(capsys.readouterr().out)}
    assert len(clauses) == 143
    moved = clauses["acp.fire.mod.moved"]
    assert set(moved["texts"]) == {"en", "ko", "zh", "fr", "ru"}
    assert all(example["holds"] for example in moved["examples"])
    assert moved["citations"][0]["file"] == "src/lexludi/games/acp/fire.py"


def test_status_counts_every_domain(capsys: Printed) -> None:
    assert main(["i18n", "status", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows["acp"]["ko"]["current"] == rows["acp"]["ko"]["messages"]


def test_outside_a_project_the_message_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["coverage"]) == 2


def test_help_and_unknown_command(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "ask" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["nonsense"])
    assert left.value.code == 2


def test_every_command_has_its_code() -> None:
    text = Path(arguments.__file__).read_text(encoding="utf-8")
    places = re.findall(r'_command\(\s*\w+,\s*"\w+",\s*"([a-z_.]+)"', text)
    assert len(places) == text.count("= _command(") + text.count("\n    _command(")
    assert all(callable(arguments.handler(place)) for place in places)


def test_help_loads_no_code_of_any_command() -> None:
    script = (
        "import sys; from lexludi.cli.arguments import make_parser; make_parser().format_help(); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "lexludi.cli.arguments" in loaded and not {"lexludi.project", "rich", "importlib.metadata"} & loaded


def test_number_of_a_section_shows_all_its_clauses(guide: Copy, capsys: Printed) -> None:
    assert guide.call("show", "duel 1.2") == 0
    shown = capsys.readouterr().out
    assert [number in shown for number in ("1.2§1  ", "1.2§2  ", "1.2§3  ")] == [True, True, True]
