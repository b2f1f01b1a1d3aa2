"""`lexludi coverage` and faults on a terminal: laid out in the reader's language, coloured where somebody watches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lexludi.cli import figures
from lexludi.cli.common import tell
from lexludi.cli.main import main
from lexludi.files import Problem
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.words import say
from support import ROOT

PROBLEM = Problem("case.feature", 3, "what is wrong")


@pytest.fixture(scope="module")
def proof(project: Project) -> Proof:
    return Proof.current(project, ["cca"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_is_told_in_the_language_asked_for(
    language: str, project: Project, proof: Proof, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    holes = dict(zip(project.books["cca"].clauses, ["not_stated", "no_rules", "no_rules", "no_rules"], strict=False))
    unstated = (("cca.foot.list", "light_infantry", "movement_rate"),)
    figure = replace(proof.figures["cca"], holes=holes, unstated=unstated)
    shown = replace(proof, figures={"cca": figure})
    monkeypatch.setattr(figures, "open_project", lambda options: project)
    monkeypatch.setattr(Proof, "current", lambda *_: shown)
    assert main(["--root", str(ROOT), "coverage", "cca", "--lang", language]) == 0
    printed = capsys.readouterr().out
    catalog, colon = project.catalog(language), LANGUAGES[language].colon
    rows = {say(catalog, f"coverage.{name}"): str(getattr(figure, name)) for name in figures.HEADINGS}
    for title, count in rows.items():
        assert any(line.split() == [*title.split(), count] for line in printed.splitlines()), title
    assert f"cca{colon}{say(catalog, 'hole.no_rules')} (3)" in printed
    assert f"{colon}{say(catalog, 'hole.not_stated')}" in printed
    assert say(catalog, "authors.unstated") in printed
    assert project.vocabulary("cca", language).full_word("movement_rate") in " ".join(printed.split())


@pytest.mark.parametrize("colour", [True, False])
def test_fault_is_coloured_in_a_terminal_alone(
    colour: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR" if colour else "NO_COLOR", "1")
    tell(PROBLEM)
    printed = capsys.readouterr().err
    assert ("\x1b[" in printed) == colour
    plain = "lexludi: case.feature:3: what is wrong\n"
    assert printed == plain or colour


def test_fault_stays_on_one_line_and_carries_no_commands_for_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    tell(Problem("case", 1, "long " * 60 + "\x1b[2J [bold]end[/]"), "also this")
    assert capsys.readouterr().err == f"lexludi: case:1: {'long ' * 60}�[2J [bold]end[/]\nlexludi: also this\n"
