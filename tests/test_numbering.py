"""Numbers of clauses and names of examples in a small project: given, kept, checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.clauses.quotes import find
from lexludi.cli import main
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.sound import check_project

CARD = 'title = "T"\nsubtitle = "S"\nabout = "A"\noriginal = "en"\n'
CHAPTER = "# One\n\nr[toy.fire] Fire\nText.\n\nr[toy.2.1] Melee\nText.\n\nr[toy.2.2.note] Aside {note}\nText.\n"
FEATURE = """Feature: One

  @toy.fire
  Rule: Fire

    Scenario: It burns
      When b
      Then c

  @toy.2.1
  Rule: Melee

    Scenario Outline: It hurts
      When <n>
      Then c

      Examples:
        | n |
        | 1 |
        | 2 |
"""
NUMBERS, EXAMPLES = "docs/toy/numbers.txt", "features/toy/01-one.feature"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project of one book without rules, not numbered yet."""
    for name, text in {
        "mkdocs.yml": "",
        "docs/toy/book.toml": CARD,
        "docs/toy/01-one.md": CHAPTER,
        EXAMPLES: FEATURE,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def numbered(toy: Path) -> Path:
    assert main(["--root", str(toy), "number"]) == 0
    return toy


def faults(root: Path) -> list[str]:
    try:
        check_project(Project(root))
    except BadInput as error:
        return list(map(str, error.problems))
    return []


def spoil(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (root / file).write_text(text.replace(old, new), encoding="utf-8")


def test_what_has_no_number_is_named_and_the_command_is_told(toy: Path) -> None:
    said = faults(toy)
    assert "docs/toy/01-one.md:3: toy.fire has no number; run `lexludi number`." in said
    assert "features/toy/01-one.feature:6: 'It burns' has no permanent name; run `lexludi number`." in said
    assert len(said) == 5


def test_number_gives_everything_a_number_and_then_changes_nothing(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(toy), "number"]) == 0
    printed = capsys.readouterr().out
    assert "1§1 toy.fire\n" in printed and printed.endswith("5 given\n")
    assert faults(toy) == []
    assert (toy / NUMBERS).read_text(encoding="utf-8").endswith("1§1 toy.fire x1\n\n2.1 toy.2.1 x1\n2.2 toy.2.2.note\n")
    assert [example.id for example in Project(toy).examples["toy"]] == ["toy.fire:x1", "toy.2.1:x1:1", "toy.2.1:x1:2"]
    before = {path: path.stat().st_mtime_ns for path in (toy / NUMBERS, toy / EXAMPLES)}
    assert main(["--root", str(toy), "number"]) == 0
    assert capsys.readouterr().out == "0 given\n"
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_numbers_of_what_is_gone_stay_reserved(numbered: Path) -> None:
    spoil(numbered, "docs/toy/01-one.md", "r[toy.fire] Fire", "r[toy.shot] Shot")
    spoil(numbered, EXAMPLES, "  @toy.fire\n  Rule: Fire", "  @toy.shot\n  Rule: Shot")
    spoil(numbered, EXAMPLES, "    @x1\n    Scenario Outline: It hurts", "    Scenario Outline: It hurts much")
    assert main(["--root", str(numbered), "number"]) == 0
    lines = (numbered / NUMBERS).read_text(encoding="utf-8").splitlines()[2:]
    assert lines == ["1§1 toy.fire x1", "1§2 toy.shot x1", "", "2.1 toy.2.1 x2", "2.2 toy.2.2.note"]
    assert faults(numbered) == []


def rename(root: Path, retired: str) -> None:
    spoil(root, "docs/toy/01-one.md", "r[toy.fire] Fire", "r[toy.shot] Fire")
    spoil(root, EXAMPLES, "@toy.fire", "@toy.shot")
    (root / "docs/toy/book.toml").write_text(f"{CARD}[retired]\n{retired}", encoding="utf-8")


def test_clause_renamed_through_retired_keeps_its_number_and_the_names_of_its_examples(
    numbered: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rename(numbered, '"toy.fire" = "toy.shot"\n')
    assert faults(numbered) == []
    for _ in range(2):
        capsys.readouterr()
        assert main(["--root", str(numbered), "number"]) == 0
        assert capsys.readouterr().out == "0 given\n"
        lines = (numbered / NUMBERS).read_text(encoding="utf-8").splitlines()[2:]
        assert lines == ["1§1 toy.shot x1", "", "2.1 toy.2.1 x1", "2.2 toy.2.2.note"]
    project = Project(numbered)
    assert project.books["toy"].clauses["toy.shot"].number == "1§1"
    assert project.examples["toy"][0].id == "toy.shot:x1"
    for quoted in ("toy.fire", "toy.fire:x1", "toy.shot", "1§1", "toy 1.1"):
        assert find(project.books, quoted) == ("toy", "toy.shot")


def test_clause_that_two_numbered_ones_became_gets_a_number_of_its_own(numbered: Path) -> None:
    spoil(numbered, "docs/toy/01-one.md", "r[toy.2.2.note] Aside {note}\nText.\n", "")
    rename(numbered, '"toy.fire" = "toy.shot"\n"toy.2.2.note" = "toy.shot"\n')
    assert main(["--root", str(numbered), "number"]) == 0
    books = Project(numbered).books
    assert books["toy"].clauses["toy.shot"].number == "1§2"
    assert {find(books, quoted) for quoted in ("1§1", "1§2", "2.2", "toy.fire")} == {("toy", "toy.shot")}
    assert faults(numbered) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (NUMBERS, "2.1 toy.2.1", "1§1 toy.2.1", "docs/toy/numbers.txt:5: 1§1 stands already in line 3"),
        (NUMBERS, "1§1 toy.fire x1", "1§1 toy.fire", "@x1 of toy.fire is not written down as given"),
        (
            EXAMPLES,
            "  @toy.2.1\n  Rule: Melee\n",
            "    @x1\n    Scenario: It burns on\n      When b\n      Then c\n\n  @toy.2.1\n  Rule: Melee\n",
            "01-one.feature:11: @x1 of toy.fire stands already at features/toy/01-one.feature:6",
        ),
        (EXAMPLES, "  @toy.fire\n", "  @toy.fire @toy.2.2.note\n", "toy.2.2.note is marked {note}"),
        (EXAMPLES, "  @toy.fire\n", "  @toy.fire @x1\n", "tag @x1 is not a clause"),
        (EXAMPLES, "Outline: It hurts", "Outline: It hurts <n>", "a placeholder in the name"),
    ],
)
def test_broken_number_is_named_with_its_place(numbered: Path, file: str, old: str, new: str, said: str) -> None:
    spoil(numbered, file, old, new)
    assert any(said in fault for fault in faults(numbered)), faults(numbered)


def test_second_file_about_a_clause_repeats_no_name(numbered: Path) -> None:
    second = FEATURE.replace("It burns", "It glows").replace("It hurts", "It aches")
    (numbered / "features/toy/02-two.feature").write_text(second, encoding="utf-8")
    assert main(["--root", str(numbered), "number"]) == 0
    ids = [example.id for example in Project(numbered).examples["toy"]]
    assert ids[3:] == ["toy.fire:x2", "toy.2.1:x2:1", "toy.2.1:x2:2"]


def test_name_that_differs_only_in_case_in_another_file_is_refused(numbered: Path) -> None:
    second = FEATURE.replace("It hurts", "It aches").replace("It burns", "it  BURNS")
    (numbered / "features/toy/02-two.feature").write_text(second, encoding="utf-8")
    assert any("the name 'it  BURNS' is taken" in fault for fault in faults(numbered))


@pytest.mark.parametrize("place", ["features/toy/sub/a.feature", "features/toy/a.FEATURE", "features/tyo/a.feature"])
def test_feature_file_that_would_never_run_is_a_fault(numbered: Path, place: str) -> None:
    (numbered / place).parent.mkdir(exist_ok=True)
    (numbered / place).write_text(FEATURE, encoding="utf-8")
    (fault,) = faults(numbered)
    assert fault.startswith(f"{place}: never run")


def test_number_leaves_a_broken_file_of_numbers_alone(numbered: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = (numbered / NUMBERS).read_text(encoding="utf-8") + "=======\n"
    (numbered / NUMBERS).write_text(broken, encoding="utf-8")
    assert main(["--root", str(numbered), "number"]) == 2
    assert "numbers.txt:7: not a line of numbers" in capsys.readouterr().err
    assert (numbered / NUMBERS).read_text(encoding="utf-8") == broken
