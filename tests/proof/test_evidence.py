"""Evidence: one file a book, written by a run, refused when the book has moved on or the file was touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.project import Project
from lexludi.proof.evidence import FOLDER, StaleEvidence, fingerprint, load, refresh, run_book, write
from support import Copy


@pytest.fixture
def copy(copy_of: Callable[[str], Copy]) -> Copy:
    return copy_of("duel")


def proved(root: Path) -> tuple[Project, Path]:
    """The project with current evidence, and where that is kept."""
    project = Project(root)
    refresh(project, "duel")
    return project, root / FOLDER / "duel.json"


def test_evidence_comes_back_as_it_was_recorded(copy: Copy) -> None:
    project, _ = proved(copy.root)
    again, kept = run_book(project, "duel"), load(project, "duel")
    assert [record.data() for record in kept.records] == [record.data() for record in again.records]
    assert kept.stated == again.stated


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("src/lexludi/games/duel/charts.py", '"≤2": ("miss"', '"≤2": ("hit"'),
        ("features/duel/01-bout.feature", "Feature:", "Feature: other"),
        ("docs/duel/terms/words.toml", 'en = "fencer"', 'en = "fighter"'),
    ],
)
def test_evidence_is_stale_once_a_rule_a_feature_or_a_word_changes(copy: Copy, file: str, old: str, new: str) -> None:
    proved(copy.root)
    path = copy.root / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(StaleEvidence, match="changed since"):
        load(Project(copy.root), "duel")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("src/lexludi/games/duel/limits.json", "", "{}"),
        ("src/lexludi/games/duel/linked/limits.py", "REACH = 2", "REACH = 3"),
        ("locales/en/LC_MESSAGES/duel-examples.po", "", 'msgid ""'),
    ],
)
def test_evidence_is_stale_once_a_file_changes_that_the_rules_may_read(
    copy: Copy, file: str, old: str, new: str, tmp_path: Path
) -> None:
    (tmp_path / "linked").mkdir()
    (copy.root / "src/lexludi/games/duel/linked").symlink_to(tmp_path / "linked")
    path = copy.root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    for text in (old, new):
        path.write_text(text, encoding="utf-8")
        proved(copy.root) if text == old else None
    with pytest.raises(StaleEvidence, match="changed since"):
        load(Project(copy.root), "duel")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("src/lexludi/games/duel/charts.py", '"≤2": ("miss"', '"≤2": ("hit"'),
        ("features/duel/01-bout.feature", "is a hit", "is a miss"),
        ("docs/duel/terms/words.toml", 'en = "cut"', 'en = "slash"'),
    ],
)
@pytest.mark.parametrize("taken_back", [False, True])
def test_what_is_saved_while_examples_run_is_proved_by_the_next_run(
    copy: Copy, file: str, old: str, new: str, taken_back: bool
) -> None:
    project, path = Project(copy.root), copy.root / file
    before = path.read_text(encoding="utf-8")
    assert project.examples and project.phrases("duel") and project.tables("duel")
    path.write_text(before.replace(old, new, 1), encoding="utf-8")
    refresh(project, "duel")
    if taken_back:
        path.write_text(before, encoding="utf-8")
    with pytest.raises(StaleEvidence):
        load(Project(copy.root), "duel")


def test_evidence_of_one_book_does_not_depend_on_the_rules_of_another(copy: Copy) -> None:
    project, _ = proved(copy.root)
    before = fingerprint(project, "duel")
    path = copy.root / "src" / "lexludi" / "games" / "acp" / "charts.py"
    path.parent.mkdir()
    path.write_text("# other rules\n", encoding="utf-8")
    assert fingerprint(Project(copy.root), "duel") == before


def test_evidence_edited_by_hand_is_refused(copy: Copy) -> None:
    project, file = proved(copy.root)
    head, body, reads = file.read_text(encoding="utf-8").splitlines()
    data = json.loads(body)
    data["examples"] = []
    file.write_text(f"{head}\n{json.dumps(data)}\n{reads}\n", encoding="utf-8")
    with pytest.raises(StaleEvidence, match="not as it was recorded"):
        load(project, "duel")


@pytest.mark.parametrize("body", ["", "{", "[]", '{"examples": []}', '{}\n{"examples": []}'])
def test_broken_or_missing_evidence_is_refused(copy: Copy, body: str) -> None:
    project, file = proved(copy.root)
    file.unlink()
    with pytest.raises(StaleEvidence):
        load(project, "duel")
    file.write_text(body, encoding="utf-8")
    with pytest.raises(StaleEvidence):
        load(project, "duel")


def test_evidence_is_had_without_a_folder_to_keep_it_in(copy: Copy) -> None:
    (copy.root / "build").write_text("in the way", encoding="utf-8")
    assert refresh(Project(copy.root), "duel").records


def test_write_then_load_of_a_run_is_current(copy: Copy) -> None:
    project = Project(copy.root)
    write(project, "duel", run_book(project, "duel"))
    assert load(project, "duel").fingerprint == fingerprint(project, "duel")
