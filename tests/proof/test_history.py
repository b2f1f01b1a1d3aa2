"""The history of a book, on a scripted one: what each commit did to each clause, and each release to the book."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.history import History, Step, histories
from lexludi.proof.ledger import NAMES
from lexludi.site.pages import Pages
from lexludi.site.past import PARTS
from lexludi.site.reader import Reader
from lexludi.words import STRINGS
from support import commit, git, make_guide_project

TEXT, CHARTS, FEATURE = "docs/duel/01-bout.md", "games/duel/charts.py", "features/duel/01-bout.feature"
ENDS = "The bout ends at 5:00."


def change(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text, old
    (root / file).write_text(text.replace(old, new), encoding="utf-8")


def told(root: Path) -> History:
    return histories(Project(root))["duel"]


def of(root: Path, clause: str) -> list[Step]:
    return told(root).of[clause]


def pages(root: Path, language: str = "en") -> Pages:
    project = Project(root)
    found = refresh(project, "duel")
    figures = coverage(project, "duel", found)
    return Pages(
        Reader(project, language), project.books["duel"], found.records, figures, history=histories(project)["duel"]
    )


def clause_page(root: Path, clause: str, language: str = "en") -> str:
    shown = pages(root, language)
    return shown.clause(shown.book.chapter_of[clause], shown.book.clauses[clause])


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book of the guide with its rulings on record, committed once."""
    root = make_guide_project(tmp_path_factory.mktemp("begun"))
    assert main(["--root", str(root), "record"]) == 0
    commit(root, "Begin", "2026-01-01")
    return root


@pytest.fixture
def root(begun: Path, tmp_path: Path) -> Path:
    return shutil.copytree(begun, tmp_path / "project")


def test_clause_tells_when_it_was_written_and_each_change_of_its_words(root: Path) -> None:
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    commit(root, "Shorten the bout <b>", "2026-02-03")
    clause = next(name for name, steps in told(root).of.items() if len(steps) > 1)
    now, first = of(root, clause)
    assert (now.date, now.said, now.fate) == ("2026-02-03", "Shorten the bout <b>", "kept")
    assert ("−", "5:00.") in now.texts[0].words and ("+", "4:30.") in now.texts[0].words
    assert (first.date, first.fate, first.texts) == ("2026-01-01", "new", ())
    shown = clause_page(root, clause)
    assert "<del>5:00.</del> <ins>4:30.</ins>" in shown and "Shorten the bout &lt;b&gt;" in shown
    assert "History. Changes: 1, the last on 2026-02-03" in shown
    assert shown.count('lang="en"') > 2, "the words are English whatever the reader's language"


def test_clause_that_was_never_changed_says_since_when(root: Path) -> None:
    clause = next(iter(told(root).of))
    assert "Unchanged since 2026-01-01" in clause_page(root, clause)


def test_changed_cell_is_told_by_the_rulings_it_changed(root: Path) -> None:
    change(root, CHARTS, '"5+": ("hit", "hit")', '"5+": ("miss", "hit")')
    main(["--root", str(root), "record"])
    commit(root, "Make a five miss", "2026-02-03")
    moved = [step for step in told(root).steps if step.rulings]
    assert {step.date for step in moved} == {"2026-02-03"} and not any(step.texts for step in moved)
    parts = {part for step in moved for ruled in step.rulings for part in ruled.parts}
    assert any(what == "outcome" and "hit" in old and "miss" in new for what, old, new in parts)
    shown = clause_page(root, moved[0].clause)
    assert f"Rulings that changed: {len(moved[0].rulings)}" in shown and "<del>" in shown


def test_files_that_are_not_committed_are_no_history(root: Path) -> None:
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    assert all(len(steps) == 1 for steps in told(root).of.values())


def test_renamed_clause_keeps_its_history(root: Path) -> None:
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    commit(root, "Shorten", "2026-02-03")
    old = next(name for name, steps in told(root).of.items() if len(steps) > 1)
    new = f"{old}-now"
    for suffix in ("md", "txt", "feature", "py"):
        for file in root.glob(f"*/**/*.{suffix}"):
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace(old, new), encoding="utf-8")
    card = root / "docs/duel/book.toml"
    text = card.read_text(encoding="utf-8").replace("[retired]\n", f'[retired]\n"{old}" = "{new}"\n')
    card.write_text(text, encoding="utf-8")
    commit(root, "Rename", "2026-02-04")
    assert [step.said for step in of(root, new)] == ["Shorten", "Begin"]
    assert old not in told(root).of


def test_branch_that_was_merged_counts_as_the_one_step_it_made(root: Path) -> None:
    git(root, "checkout", "-qb", "shorter")
    for minutes in ("4:30", "4:00"):
        change(root, TEXT, "The bout ends at ", f"The bout ends at {minutes}, not ")
        commit(root, f"Try {minutes}", "2026-02-03")
    git(root, "checkout", "-q", "-")
    (root / "NOTES").write_text("x", encoding="utf-8")
    commit(root, "Note", "2026-02-04")
    git(root, "merge", "-q", "--no-ff", "-m", "Shorten the bout", "shorter", date="2026-02-05")
    clause = next(name for name, steps in told(root).of.items() if len(steps) > 1)
    assert [step.said for step in of(root, clause)] == ["Shorten the bout", "Begin"]


def test_release_holds_what_was_there_on_its_day_when_its_section_was_written(root: Path) -> None:
    log = root / "CHANGELOG.md"
    log.write_text("# Changelog\n\n## 1.0 (2026-01-02)\n\nThe first.\n", encoding="utf-8")
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    commit(root, "Shorten; write down the first release late", "2026-02-03")
    log.write_text("## Unreleased\n\n## [1.1] - 2026-02-04\n\n- Shorter.\n\n## 1.0 (2026-01-02)\n", encoding="utf-8")
    commit(root, "Release 1.1", "2026-02-04")
    change(root, TEXT, "The bout ends at 4:30.", "The bout ends at 4:00.")
    commit(root, "Shorten again, the same day", "2026-02-04")
    following, second, first = told(root).releases
    words = [
        [word for text in step.texts for word in text.words]
        for each in (following, second)
        for step in each.steps or ()
    ]
    assert [("+", "4:00.") in words[0], ("+", "4:30.") in words[1]] == [True, True] and len(words) == 2
    assert (following.date, second.name, second.date, second.text) == ("", "1.1", "2026-02-04", "- Shorter.")
    assert (first.name, first.steps, first.count) == ("1.0", None, len(Project(root).books["duel"].clauses))
    shown = pages(root).changes()
    assert "Not released yet" in shown and "<ins>4:00.</ins>" in shown and "for the first time" in shown


def test_project_without_a_changelog_tells_what_changed_since_the_beginning(root: Path) -> None:
    (root / "CHANGELOG.md").unlink()
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    commit(root, "Shorten", "2026-02-03")
    (release,) = told(root).releases
    assert [step.fate for step in release.steps or ()] == ["kept"]


def test_shallow_clone_says_where_its_history_begins(root: Path, tmp_path: Path) -> None:
    change(root, TEXT, ENDS, "The bout ends at 4:30.")
    commit(root, "Shorten", "2026-02-03")
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{root}", "clone")
    found = told(tmp_path / "clone")
    assert (found.known, found.begins, found.steps) == (True, "2026-02-03", ())
    assert "begins on 2026-02-03" in pages(tmp_path / "clone").changes()


def test_every_part_of_a_ruling_that_can_change_has_a_word() -> None:
    assert PARTS.keys() == set(NAMES.values())
    assert {f"history.{word}" for word in PARTS.values()} <= STRINGS.keys()


@pytest.mark.parametrize("spoil", ["no repository", "no git"])
def test_project_without_repository_says_that_there_is_no_history_here(
    root: Path, spoil: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if spoil == "no git":
        monkeypatch.setenv("PATH", "")
    else:
        shutil.rmtree(root / ".git")
    (root / "CHANGELOG.md").write_text("## 1.0 (2026-01-02)\n\n- See <script>[duel.x].\n", encoding="utf-8")
    assert not told(root).known
    shown = pages(root).changes()
    assert "There is no history here" in shown and "See &lt;script&gt;duel.x." in shown
    assert "ll-history" not in clause_page(root, next(iter(Project(root).books["duel"].clauses)))
