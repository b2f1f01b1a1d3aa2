"""Rulings of record: every run compares, what differs in silence is told, one command renews."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.project import Project
from lexludi.proof.evidence import refresh, run_book
from lexludi.proof.ledger import Entry, compare, differing, entries, recorded
from support import ROOT, Copy, make_guide_project

BOUT, PAGE, FEATURE = "games/duel/bout.py", "features/duel/record/01-bout.txt", "features/duel/01-bout.feature"
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """The book of the guide, with its rulings of record."""
    return make_guide_project(tmp_path)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(duel: Path, printed: Printed, *command: str) -> tuple[int, str]:
    """How a command ends and what it says, on paper or in complaint."""
    printed.readouterr()
    code = main(["--root", str(duel), *(command or ("coverage",))])
    return code, "".join(printed.readouterr())


def test_ruling_that_differs_while_every_statement_holds_fails_coverage_and_build(
    built_guide: Copy, capsys: Printed
) -> None:
    duel = built_guide.root
    change(duel / BOUT, 'trace.add("duel.1.2.hits", trace', 'trace.cite("duel.1.2.hits", trace')
    for command in ("coverage", "build"):
        code, said = told(duel, capsys, command)
        assert code == 1 and "does not hold:" not in said
        assert "01-bout.feature:7: not the ruling of record: duel.1.1.reach:x1: trace: 1.2§1 +5 → 1.2§1 5" in said
        assert "If this is meant, run `lexludi record duel`." in said


def test_measures_of_a_clause_stand_on_record(duel: Path, capsys: Printed) -> None:
    change(duel / BOUT, "from dataclasses", "from lexludi.rulings.measures import at_most\nfrom dataclasses")
    change(duel / BOUT, 'reach", gap=bout.gap', 'reach", gap=at_most(bout.gap, REACH, "A", "B")')
    change(duel / BOUT, "REACH, gap=bout.gap", "REACH, gap=at_most(bout.gap, REACH)")
    change(duel / BOUT, 'advance", STEP)', 'advance", STEP, gap=at_most(bout.gap, 9))')
    said = told(duel, capsys, "record", "duel")[1]
    assert "duel.1.1.reach:x2: trace: 1.1§1 → 1.1§1 A–B 3 of 2: out by 1" in said
    assert "duel.1.1.reach:x1: trace: 1.1§1 2 → 1.1§1 2 of 2: just within" in said
    assert "duel.1.1.advance:x1: trace: 1.1§2 1 → 1.1§2 1, 3 of 9: 6 to spare" in said


def test_guide_shows_what_is_printed(duel: Path, capsys: Printed) -> None:
    text = (ROOT / "docs/guide/record.md").read_text(encoding="utf-8")
    shown = re.findall("^lexludi: .*", text, re.MULTILINE)
    change(duel / BOUT, "TIRED = 2, 1", "TIRED = 3, 1")
    assert shown and set(shown) <= set(told(duel, capsys)[1].splitlines())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  A's blow is a hit\n", "  A's blow is a miss\n", "outcome: A's blow is a miss → A's blow is a hit"),
        ("1.1§1 2 · ", "", "trace: nothing → 1.1§1 2"),
        ("1/3 A's", "1/2 A's", "odds: 1/2 A's blow is a hit → 1/3 A's blow is a hit"),
        ("x1 ~", "x1 ~0", "facts it looked at, or an outcome no sentence tells"),
        ("\nduel.1.1.reach:x1", "\nduel.1.1.reach:x9", "duel.1.1.reach:x1: not on record yet"),
        (
            "\nduel.1.1.reach:x1",
            "\nduel.1.1.reach:x9",
            "3: not the ruling of record: duel.1.1.reach:x9: on record, but",
        ),
        ("\nduel", "\n<<<<<<< ours\nduel", "<<<<<<< ours: on record, but there is no such example"),
    ],
)
def test_record_edited_or_out_of_step_is_told_with_its_place(
    duel: Path, old: str, new: str, said: str, capsys: Printed
) -> None:
    assert told(duel, capsys)[0] == 0
    change(duel / PAGE, old, new)
    code, printed = told(duel, capsys)
    assert (code, said in printed) == (1, True), printed


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(lambda first, second: [second, first], id="another order"),
        pytest.param(
            lambda first, second: [first.replace("hit", "miss"), first, second], id="two rulings for one example"
        ),
        pytest.param(lambda first, second: [first, "# hit", second], id="a remark"),
    ],
)
def test_record_in_another_order_or_with_more_is_told(duel: Path, edit: Callable[[str, str], list[str]]) -> None:
    head, first, second, *more = (duel / PAGE).read_text(encoding="utf-8").split("\n\n")
    (duel / PAGE).write_text("\n\n".join([head, *edit(first, second), *more]), encoding="utf-8")
    project = Project(duel)
    problems = differing(project, "duel", run_book(project, "duel").records)
    assert [str(problem) for problem in problems] == [
        f"{PAGE}: not the ruling of record: all: recorded in another order, or with something more"
    ]


def test_book_without_a_record_is_told_once_and_gets_one_by_command(duel: Path, capsys: Printed) -> None:
    before = (duel / PAGE).read_text(encoding="utf-8")
    (duel / PAGE).unlink()
    (duel / PAGE).parent.rmdir()
    code, printed = told(duel, capsys)
    assert (code, printed.count("has no rulings of record yet")) == (1, 1)
    assert "not on record" not in printed
    assert told(duel, capsys, "record")[0] == 0
    assert (duel / PAGE).read_text(encoding="utf-8") == before
    assert told(duel, capsys)[0] == 0


def test_record_command_says_what_changed_and_leaves_nothing_to_tell(duel: Path, capsys: Printed) -> None:
    change(duel / BOUT, "TIRED = 2, 1", "TIRED = 3, 1")
    (duel / PAGE).with_name("02-gone.txt").write_text("duel.x:x1 ~0\n  gone\n", encoding="utf-8")
    code, said = told(duel, capsys, "record", "duel")
    assert code == 1 and "At three metres nobody is reached" in said  # recorded, but still red
    assert "  duel.1.2.tired:x1: trace: 1.1§1 2 → 1.1§1 3" in said
    assert not (duel / PAGE).with_name("02-gone.txt").exists()
    code, said = told(duel, capsys)
    assert code == 1 and "not the ruling of record" not in said
    change(duel / BOUT, "TIRED = 3, 1", "TIRED = 2, 1")
    assert told(duel, capsys, "record")[0] == 0
    assert told(duel, capsys)[0] == 0


def test_example_that_does_not_hold_is_told_once(duel: Path, capsys: Printed) -> None:
    change(duel / BOUT, "TIRED = 2, 1", "TIRED = 3, 1")
    code, said = told(duel, capsys)
    red = re.findall(r"feature:(\d+): does not hold", said)
    assert code == 1 and red
    assert not set(red) & set(re.findall(r"feature:(\d+): not the ruling", said))


def test_entries_come_back_from_their_file_as_they_were(project: Project) -> None:
    for book in ("acp", "cca", "gboa"):
        for path, page in entries(project, book, refresh(project, book).records).items():
            assert {name: entry for name, (_, entry) in recorded(path, project.root).items()} == page


def test_past_of_a_game_is_on_record(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("cca")
    copy.replace(
        "features/cca/record/08-movement.txt",
        "before 8§37 1 | 8§37 1 | 8§1 · 8§10 1 · 8§2 1\n\ncca.unit.player-order:x3",
        "before 8§37 1 | 8§37 1 | 8§1 · 8§10 1 · 8§2 2\n\ncca.unit.player-order:x3",
    )
    assert "what went before: 8§2 2 → 8§2 1" in copy.run("coverage").stderr


def test_empty_field_more_changes_no_entry_and_a_filled_one_does(duel: Path, capsys: Printed) -> None:
    change(
        duel / BOUT,
        "    total: int\n    result: Result\n",
        "    total: int\n    result: Result\n    notes: tuple[str, ...] = ()\n",
    )
    assert told(duel, capsys)[0] == 0
    change(duel / BOUT, "notes: tuple[str, ...] = ()", 'notes: tuple[str, ...] = ("new",)')
    assert told(duel, capsys)[0] == 1


def test_compare_names_each_part_that_changed() -> None:
    before = Entry("a:x1", "0", ("it stands", "by 1§1 +1 · 1§2 −2 · 1§3 =−1", "odds 1/2 x · 1/2 y"))
    after = Entry("a:x1", "1", ("it falls", "by 1§1 +1 · 1§2 −3 · 1§3 =−2", "odds 1/2 x · 1/2 y"))
    assert compare(before, after) == [
        "outcome: it stands → it falls",
        "trace: 1§2 −2 · 1§3 =−1 → 1§2 −3 · 1§3 =−2",
    ]
