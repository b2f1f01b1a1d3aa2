"""Evidence cannot be made to lie by what is left lying about, and no mistake ends a command in a traceback."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli.main import main
from support import ROOT, Copy

RULES, STEPS, FEATURE = "games/duel/movement.py", "features/duel/steps.py", "features/duel/01-movement.feature"
CARD, FACTS = "docs/duel/book.toml", "docs/duel/terms/facts.toml"
NESTED = "[" * 5000


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new book whose examples have run."""
    root = tmp_path_factory.mktemp("begun")
    for command in (["new", "duel"], ["coverage"]):
        assert main(["--root", str(root), *command]) == 0
    return root


@pytest.fixture
def book(begun: Path, tmp_path: Path) -> Path:
    """A copy of it, to spoil."""
    return shutil.copytree(begun, tmp_path / "book")


def change(file: Path, old: str, new: str) -> None:
    """Change a file and leave its date as it was."""
    text, before = file.read_text(encoding="utf-8"), file.stat()
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [(FEATURE, "spaces left: 1", "spaces left: 2"), (RULES, "ALLOWANCE = 6", "ALLOWANCE = 7")],
)
def test_change_that_keeps_the_date_and_size_of_a_file_is_noticed(book: Path, file: str, old: str, new: str) -> None:
    change(book / file, old, new)
    assert main(["--root", str(book), "coverage"]) == 1


def test_example_that_does_not_hold_says_in_words_what_the_rules_give(
    book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(book / RULES, "total > ALLOWANCE", "total >= ALLOWANCE")
    assert main(["--root", str(book), "coverage"]) == 1
    assert "(expected: 0; the rules give: it is not allowed, by clause 1.1)" in capsys.readouterr().err


def test_words_of_the_glossary_exchanged_turn_examples_red(
    copy_of: Callable[[str], Copy], capsys: pytest.CaptureFixture[str]
) -> None:
    copy = copy_of("acp")  # its words are not the keys of its terms
    assert copy.call("coverage") == 0
    for card in (copy.root / "docs/acp").rglob("*.toml"):
        text = card.read_text(encoding="utf-8")
        for old, new in (('"ford 1"', '"ford ?"'), ('"ford 3"', '"ford 1"'), ('"ford ?"', '"ford 3"')):
            text = text.replace(f"en = {old}", f"en = {new}")
        card.write_text(text, encoding="utf-8")
    assert copy.call("coverage") == 1
    assert "does not hold" in capsys.readouterr().err


def test_rules_are_those_of_the_folder_named(
    copy_of: Callable[[str], Copy], capsys: pytest.CaptureFixture[str]
) -> None:
    copy = copy_of("acp")
    copy.replace("src/lexludi/games/acp/charts.py", '"Ph": (0, 2, 3', '"Ph": (0, 2, 9')
    for root, said in ((copy.root, "expected: 3; the rules give: 9"), (None, "")):
        code = main([*(["--root", str(root)] if root else []), "ask", "acp.types.row.ph:x1:pe"])
        assert code == (1 if root else 0)
        assert re.search(said, capsys.readouterr().out)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param(CARD, 'original = "en"', 'original = ["en"]', f"{CARD}:", id="a text of the card that is a list"),
        pytest.param(CARD, "rules =", 'terms = "x"\nrules =', f"{CARD}:", id="terms that are no table"),
        pytest.param(CARD, "rules =", "retired = [1]\nrules =", f"{CARD}:", id="retired ids that are a list"),
        pytest.param(CARD, "rules =", "unsaid = [1]\nrules =", f"{CARD}:", id="unsaid numbers that are a list"),
        pytest.param(CARD, "rules =", f"rules = {NESTED}\nx =", f"{CARD}:", id="a card nested too deep"),
        pytest.param(FACTS, 'en = "piece"', "en = 1", f"{FACTS}:", id="a term that is a number"),
        pytest.param(FACTS, 'use = "fact"', "use = 1", f"{FACTS}:", id="a use that is a number"),
        pytest.param(FACTS, "[spaces]", f"spaces = {NESTED}", f"{FACTS}:", id="terms nested too deep"),
        pytest.param(
            RULES,
            'trace.refuse("duel.1.1.allowance"',
            'trace.refuse("duel.1.1." + "allowence"',
            f"{RULES}:|{FEATURE}:",
            id="an id put together that is no clause",
        ),
        pytest.param(
            RULES,
            'trace.cite("duel.1.1.allowance"',
            'trace.cite("duel.1.1." + "allowence"',
            f"{RULES}:|{FEATURE}:",
            id="a citation put together that is no clause",
        ),
        pytest.param(
            RULES, "    total =", "    raise SystemExit(0)\n    total =", f"{RULES}:", id="a rule that leaves"
        ),
        pytest.param(RULES, "ALLOWANCE = 6", "raise SystemExit(0)", f"{RULES}:", id="a module of rules that leaves"),
        pytest.param(
            STEPS, "phrases = Phrases(", "raise SystemExit(0)\nphrases = Phrases(", f"{STEPS}:", id="steps that leave"
        ),
        pytest.param(
            STEPS, "return case.outcome(Moved).left", "return [][1]", f"{STEPS}:", id="a statement that raises"
        ),
        pytest.param(
            STEPS, "return case.outcome(Moved).left", "return int('x')", f"{STEPS}:", id="a statement Python refuses"
        ),
    ],
)
def test_mistake_ends_the_command_with_a_message_and_its_file(
    file: str, old: str, new: str, said: str, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(book / file, old, new)
    for command in ("coverage", "build"):
        assert main(["--root", str(book), command]) == 2
        assert re.search(said, capsys.readouterr().err)
    assert not (book / "build/site").exists()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("site_name: [", "mkdocs.yml:1: not valid YAML: "),
        ("site_name: a\nsite_url: b: c", "mkdocs.yml:2: not valid YAML: "),
        ("when: 2026-99-99", "mkdocs.yml: not valid YAML: "),
        ("[" * 1000, "mkdocs.yml: not valid YAML: nested too deep"),
        ("!!python/object:os.system x", "mkdocs.yml:1: not valid YAML: "),
        ("- a list", "mkdocs.yml:1: no settings"),
        ("1: x", "mkdocs.yml:1: no settings"),
        (b"\xff\xfe", "mkdocs.yml: not UTF-8 text"),
        ("site_name: {a: b}", "site_name"),
        ("markdown_extensions: 3", "mkdocs.yml:1: `markdown_extensions` is settled for every site; remove it."),
        ("site_name: a\nplugins: [search]", "mkdocs.yml:2: `plugins` is settled for every site; remove it."),
        ("site_name: a\n'extra_css': [own.css]", "mkdocs.yml:2: `extra_css` is settled for every site; remove it."),
    ],
)
def test_broken_settings_end_the_build_with_a_message(
    settings: str | bytes, said: str, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (book / "mkdocs.yml").write_bytes(settings.encode() if isinstance(settings, str) else settings)
    assert main(["--root", str(book), "build"]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told
    assert not (book / "build/site").exists()


def test_example_with_an_id_that_is_no_clause_is_told_in_a_question_too(
    book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(book / RULES, 'trace.cite("duel.1.1.allowance"', 'trace.cite("duel.1.1." + "allowence"')
    assert main(["--root", str(book), "ask", "duel.1.1.allowance:x2"]) == 2
    assert "duel.1.1.allowence" in capsys.readouterr().err


FIRE = """Feature: At the table
  @acp.fire.mod.moved
  Scenario: Archers
    Given firers A: 8 SP of Ar, adjacent to the target
    And target B: 5 SP of Pe
    When the fire die shows 6
    Then this clause does not apply
"""
HERE = "Then this clause does not apply"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            HERE,
            "Then the movement cost is 3",
            "7: Then the movement cost is 3: this does not answer the question that was asked.",
        ),
        (HERE, "Then result for Z: D", "7: Then result for Z: D: nothing here is called Z. The pieces here are: A, B."),
        (
            HERE,
            "Then clause acp.fire.tabel does not apply",
            "there is no clause acp.fire.tabel. Did you mean acp.fire.table?",
        ),
        (HERE, f"{HERE}\n      | a |", "7: a table or text below a sentence is not read"),
        ("Scenario: Archers", "Scenario:", "3: this scenario has no name"),
        ("Archers", "Archers\x1b]0;owned\x07", "3: there is an invisible character here, U+001B; remove it."),
        ("    And target B: 5 SP of Pe\n", "", "Fire needs exactly one target stack, but this case has 0."),
        (
            "    Given firers A: 8 SP of Ar, adjacent to the target\n    And",
            "    Given",
            "5: When the fire die shows 6: The case does not say who fires; add it.",
        ),
        ("the fire die shows 6", "the melee is resolved", "6: When the melee is resolved"),
        ("the fire die shows 6", "the movement cost is counted", "What is the terrain of the hex entered?"),
    ],
)
def test_case_that_cannot_be_answered_is_told_with_its_line(
    old: str, new: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = tmp_path / "case.feature"
    case.write_text(FIRE.replace(old, new), encoding="utf-8")
    assert main(["ask", str(case)]) == 2
    assert said in capsys.readouterr().err


def test_case_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    case = tmp_path / "case.feature"
    case.write_text(FIRE, encoding="utf-8-sig")
    assert main(["ask", str(case)]) == 0


@pytest.mark.parametrize(
    ("redirected", "settings", "code"),
    [("<&-", {}, 2), ("</dev/zero", {}, 2), ("<$CASE", {"PYTHONIOENCODING": "ascii"}, 0)],
)
def test_ask_survives_any_standard_input_and_any_terminal(
    redirected: str, settings: dict[str, str], code: int, tmp_path: Path
) -> None:
    case = tmp_path / "case.feature"
    case.write_text(FIRE, encoding="utf-8")
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m lexludi.cli ask - {redirected}'],
        cwd=ROOT,
        env={**os.environ, **settings, "CASE": str(case)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr


def test_endless_file_is_no_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "/dev/zero"]) == 2
    assert "/dev/zero: this is too long; a case has at most" in capsys.readouterr().err
