"""Changed rules: an example or the record notices, or the change is named; nothing is judged twice without need."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.cli import pins_command as command
from lexludi.cli.main import main
from lexludi.project import Project
from lexludi.proof.pins import judge, kept
from lexludi.proof.trials import Notice, Trials
from support import make_guide_project

FEATURE, RULES = "features/duel/01-movement.feature", "games/duel/movement.py"
BOUNDARY = "movement.py move: total > ALLOWANCE → total >= ALLOWANCE"


@pytest.fixture
def root(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A project with the book `lexludi new` writes."""
    assert main(["--root", str(tmp_path), "new", "duel"]) == 0
    capsys.readouterr()
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def change_all(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def without_boundary(root: Path) -> None:
    """Take the example away that uses the whole allowance."""
    text = (root / FEATURE).read_text(encoding="utf-8")
    (root / FEATURE).write_text(text[: text.index("    @x2")] + text[text.index("    @x3") :], encoding="utf-8")


def notices(root: Path) -> dict[str, Notice]:
    project = Project(root)
    return {pin.name: pin.notice for pin in judge(Trials(project, "duel"), project, "movement.py")}


def with_default(root: Path) -> None:
    """Give a value a default that every sentence overrides."""
    change(root / RULES, "    moved: int\n", "    moved: int = 0\n")


def test_changes_of_a_new_book_are_all_noticed(root: Path) -> None:
    assert Notice.NOBODY not in notices(root).values()


def test_changes_of_an_unused_default_alone_are_noticed_by_nobody(root: Path) -> None:
    with_default(root)
    found = notices(root)
    assert [name for name, notice in found.items() if notice is Notice.NOBODY] == [
        "movement.py Mover.moved: 0 → 1",
        "movement.py Mover.moved: 0 → -1",
    ]
    assert {found["movement.py ALLOWANCE: 6 → 7"], found["movement.py ALLOWANCE: 6 → 5"], found[BOUNDARY]} == {
        Notice.STATED
    }


def test_boundary_without_its_example_is_noticed_by_nobody(root: Path) -> None:
    without_boundary(root)
    assert notices(root)[BOUNDARY] is Notice.NOBODY


def test_citation_no_statement_looks_at_is_noticed_by_the_record_alone(root: Path) -> None:
    change(root / FEATURE, "      And this clause gives 6\n", "")
    cited = [
        notice for name, notice in notices(root).items() if name.startswith("movement.py move: without trace.cite")
    ]
    assert cited == [Notice.RECORDED]


def test_rule_that_does_not_end_when_changed_counts_as_noticed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi.proof.trials.SECONDS", 0.1)
    change(root / RULES, "    total = ", "    left = spaces\n    while left > 0:\n        left -= 1\n    total = ")
    assert notices(root)["movement.py move: 1 → 0"] is Notice.STATED


def test_code_that_runs_on_import_is_changed_too(root: Path) -> None:
    change(
        root / RULES,
        "ALLOWANCE = 6",
        "def _doubled(half: int) -> int:\n    return half * 2\n\n\nALLOWANCE = _doubled(3)",
    )
    assert notices(root)["movement.py _doubled: 2 → 3"] is Notice.STATED


def test_cells_of_charts_are_changed_one_by_one(tmp_path: Path) -> None:
    project = Project(make_guide_project(tmp_path))
    pins = judge(Trials(project, "duel"), project, "charts")
    assert {pin.kind for pin in pins} == {"cell"} and all(pin.noticed for pin in pins)
    first = pins[0]
    assert project.root.joinpath(first.file).read_text(encoding="utf-8").splitlines()[first.line - 1].strip()


def test_survivor_fails_until_it_is_listed_and_a_stale_entry_fails_too(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_default(root)
    pins = ["--root", str(root), "pins", "duel"]
    assert main(pins) == 1
    assert "games/duel/movement.py:17: 1.1 duel.1.1.allowance movement.py Mover.moved: 0 → 1" in capsys.readouterr().out
    listed = root / "features/duel/pins/movement.toml"
    listed.parent.mkdir()
    listed.write_text(
        '[[may_live]]\nwhy = "Every sentence says how far a piece has moved."\n'
        'changes = ["movement.py Mover.moved: 0 → 1", "movement.py Mover.moved: 0 → -1"]\n',
        encoding="utf-8",
    )
    assert main(pins) == 0
    assert main([*pins, "--least", "99"]) == 1
    change(listed, "Mover.moved: 0 → -1", "ALLOWANCE: 6 → 7")
    capsys.readouterr()
    assert main([*pins, "--json"]) == 1
    data = json.loads(capsys.readouterr().out)["duel"]
    assert [pin["said"] for pin in data["survivors"]] == ["0 → -1"]
    assert data["stale"] == ["movement.py ALLOWANCE: 6 → 7"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[may_live]]\nwhy = 'x'\n", "pins/movement.toml:1: each [[may_live]] has `why` and `changes`."),
        ("[[may_live]]\nwhy = ' '\nchanges = []\n", "pins/movement.toml:2: `why` is a sentence"),
        ("[[may_live]]\nwhy = 'x'\nchanges = [1]\n", "pins/movement.toml:3: `changes` is a list"),
        (
            "[[may_live]]\nwhy = 'x'\nchanges = ['bout.py D6: 1 → 2']\n",
            "pins/movement.toml:3: 'bout.py D6: 1 → 2' is a",
        ),
        ("lives = 1\n", "pins/movement.toml:1: only [[may_live]] may stand here."),
    ],
)
def test_list_that_cannot_be_read_is_told_with_its_line(
    root: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    (root / "features/duel/pins").mkdir()
    (root / "features/duel/pins/movement.toml").write_text(text, encoding="utf-8")
    assert main(["--root", str(root), "pins", "duel"]) == 2
    assert said in capsys.readouterr().err


def test_findings_are_kept_while_what_they_rest_on_is_the_same(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pins = ["--root", str(root), "pins", "duel"]
    main(pins)
    with monkeypatch.context() as patch:
        patch.setattr(command, "Trials", None)  # nothing may be tried again
        main(pins)
    without_boundary(root)
    asked, code = [], Trials.code
    monkeypatch.setattr(Trials, "code", lambda self, mutant: asked.append(mutant.said) or code(self, mutant))
    notices(root)
    assert any(said.endswith("→ total >= ALLOWANCE") for said in asked)
    assert not any("trace.refuse" in said for said in asked)


def edited(root: Path) -> None:
    findings = root / "build/pins/duel/movement.json"
    change_all(findings, '"by": "duel', '"by": "chess')


def read_by_rules(root: Path) -> None:
    (root / "games/duel/limits.json").write_text("7", encoding="utf-8")


def rule(root: Path) -> None:
    change(root / RULES, "ALLOWANCE = 6", "ALLOWANCE = 7")


@pytest.mark.parametrize("happens", [edited, read_by_rules, rule])
def test_findings_do_not_stand_once_they_or_what_they_rest_on_are_changed(
    root: Path, happens: Callable[[Path], None]
) -> None:
    assert notices(root) and "movement.py" in kept(Project(root), "duel")
    happens(root)
    assert "movement.py" not in kept(Project(root), "duel")


def test_findings_do_not_stand_for_a_rule_that_is_saved_while_they_are_sought(root: Path) -> None:
    project = Project(root)
    trials = Trials(project, "duel")
    rule(root)
    judge(trials, project, "movement.py")
    assert "movement.py" not in kept(Project(root), "duel")


def test_two_changes_alike_on_one_line_are_kept_apart(root: Path) -> None:
    change(root / RULES, "    total = ", "    spaces = spaces * 1 if 1 else 0\n    total = ")

    def alike() -> list[Notice]:
        project = Project(root)
        return [pin.notice for pin in judge(Trials(project, "duel"), project, "movement.py") if pin.said == "1 → 2"]

    before = alike()
    assert set(before) == {Notice.STATED, Notice.NOBODY}
    without_boundary(root)
    assert alike() == before


def committed(root: Path) -> None:
    (root / ".gitignore").write_text("build/\n__pycache__/\n", encoding="utf-8")
    own = ("-c", "user.name=Author", "-c", "user.email=author@example.org", "-c", "commit.gpgsign=false")
    for arguments in (("init", "-q"), ("add", "-A"), ("commit", "-q", "-m", "Begin")):
        subprocess.run(["git", "-C", str(root), *own, *arguments], check=True, capture_output=True)


def reworded(root: Path) -> None:
    change_all(root / FEATURE, "And this clause gives 6", "And this clause gives  6")


def judged(capsys: pytest.CaptureFixture[str], root: Path, *options: str) -> list[str]:
    """The changes a run has judged, by name."""
    capsys.readouterr()
    main(["--root", str(root), "pins", "duel", "--json", *options])
    return [each["name"] for each in json.loads(capsys.readouterr().out)["duel"]["changes"]]


def test_changed_function_alone_is_judged_after_a_change(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    committed(root)
    assert judged(capsys, root, "--changed") == []
    rule(root)
    assert set(judged(capsys, root, "--changed")) == {"movement.py ALLOWANCE: 7 → 8", "movement.py ALLOWANCE: 7 → 6"}
    every = judged(capsys, root)
    assert set(judged(capsys, root, "--changed", "HEAD")) < set(every)


@pytest.mark.parametrize("happens", [without_boundary, reworded])
def test_example_that_was_changed_or_cut_out_has_judged_what_it_may_notice(
    root: Path, capsys: pytest.CaptureFixture[str], happens: Callable[[Path], None]
) -> None:
    committed(root)
    happens(root)
    assert BOUNDARY in judged(capsys, root, "--changed")


def test_shares_together_are_the_whole_run(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shares = []
    for place in ("1/2", "2/2"):
        shutil.rmtree(root / "build", ignore_errors=True)
        shares.append(judged(capsys, root, "--shard", place))
        shutil.copytree(root / "build/pins", tmp_path / place.replace("/", "-"))
    shutil.rmtree(root / "build")
    assert any(shares)
    assert main(["--root", str(root), "pins", "duel", "--join", str(tmp_path / "1-2")]) == 2
    assert "no findings that stand" in capsys.readouterr().err
    whole = judged(capsys, root, "--join", str(tmp_path / "1-2"), str(tmp_path / "2-2"))
    assert sorted(whole) == sorted([*shares[0], *shares[1]])
    rule(root)
    assert main(["--root", str(root), "pins", "duel", "--join", str(tmp_path / "1-2"), str(tmp_path / "2-2")]) == 2


@pytest.mark.parametrize("share", ["0/2", "3/2", "half", "1"])
def test_share_that_is_none_is_told(root: Path, capsys: pytest.CaptureFixture[str], share: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--root", str(root), "pins", "--shard", share])
    assert ended.value.code == 2
    assert "is not a share; write 3/8" in capsys.readouterr().err
