"""The page for translators and authors: what is not current, what fails, where each clause stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexludi.files import Problem
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import run_book
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from lexludi.site.settings import Sources
from lexludi.site.tree import settings_of
from support import make_guide_project

REACH = "duel.1.1.reach"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The project of the guide, to be changed before it is read."""
    return make_guide_project(tmp_path)


def change(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def page_of(root: Path, language: str = "fr", unrecorded: tuple[Problem, ...] = ()) -> str:
    project = Project(root)
    proved = run_book(project, "duel")
    figures = coverage(project, "duel", proved)
    pages = Pages(Reader(project, language), project.books["duel"], proved.records, figures, "", unrecorded)
    (write,) = (write for path, _, write in pages.files("") if path == "duel/authors/index.md")
    return write()


def section(page: str, anchor: str) -> str:
    """From a heading to the next."""
    return re.split(r"<h[23]", page.split(f'id="{anchor}"')[1])[0]


def line_of(root: Path, file: str, text: str) -> int:
    return (root / file).read_text(encoding="utf-8").split(text)[0].count("\n") + 1


def test_missing_translation_is_named_with_its_clause_and_both_files(root: Path) -> None:
    wanted = section(page_of(root), "open:duel.1.1.advance")
    assert "missing" in wanted
    line = line_of(root, "docs/duel/01-bout.md", "r[duel.1.1.advance]")
    assert f">docs/duel/01-bout.md:{line}<" in wanted
    assert ">locales/fr/LC_MESSAGES/duel.po<" in wanted


def test_current_translation_is_not_named(root: Path) -> None:
    assert "<b>Text</b>" not in section(page_of(root), f"open:{REACH}")


@pytest.mark.parametrize("merged", [True, False])
def test_changed_english_shows_the_old_translation_behind_the_mark(root: Path, merged: bool) -> None:
    change(root, "docs/duel/01-bout.md", "at most 2 m away", "at most 3 m away")
    if merged:
        change(root, "locales/fr/LC_MESSAGES/duel.po", "at most 2 m away", "at most 3 m away")
        change(root, "locales/fr/LC_MESSAGES/duel.po", f'msgctxt "{REACH}"\n', f'#, fuzzy\nmsgctxt "{REACH}"\n')
    wanted = section(page_of(root), f"open:{REACH}")
    assert "<b>Text</b>: out of date" in wanted
    assert re.search(r'<details class="ll-old">.*<p lang="fr">[^<]*à 2 m au plus', wanted)
    project = Project(root)
    shown = Reader(project, "fr").prose(project.books["duel"], REACH, project.books["duel"].clauses[REACH].text, "")
    assert re.search(r"3 m away.*<details.*à 2 m au plus", shown)


def test_failing_example_is_named_with_its_line_and_what_the_rules_give(root: Path) -> None:
    change(root, "games/duel/bout.py", "= 2, 1, -1", "= 3, 1, -1")
    page = page_of(root)
    failing = section(page, "failing")
    line = line_of(root, "features/duel/01-bout.feature", "Scenario: At three metres")
    assert re.search(rf'href="\.\./{REACH}/#{REACH}:x\d"', failing)
    assert f"features/duel/01-bout.feature:{line}" in failing
    assert 'class="ll-bad"' in failing


def test_hole_is_named_with_its_reason_and_chapters_without_rules_once(root: Path) -> None:
    change(root, "features/duel/01-bout.feature", "@duel.1.2.end", "@duel.1.2.tired")
    holes = section(page_of(root, "en"), "holes")
    assert re.search(r'#duel\.1\.2\.end">1\.2§3</a> End of the bout: No example', holes)
    assert holes.count("Rules not programmed yet") == 1


def test_ruling_off_the_record_is_named_with_its_line(root: Path) -> None:
    off = Problem("features/duel/01-bout.feature", 12, "not the ruling of record: <b>")
    told = section(page_of(root, "en", (off,)), "unrecorded")
    assert "features/duel/01-bout.feature:12" in told
    assert "not the ruling of record: &lt;b&gt;" in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_has_its_lines(root: Path, language: str) -> None:
    page, project = page_of(root, language), Project(root)
    for clause in project.books["duel"].clauses.values():
        own = page.split(f'id="at:{clause.id}"')[1].split("</li>")[0]
        assert f">{clause.file}:{clause.line}<" in own
        assert ("locales/fr/LC_MESSAGES/duel.po" in own) is (language == "fr")
    examples = page.split(f'id="at:{REACH}"')[1].split("</li>")[0]
    text = (root / "features/duel/01-bout.feature").read_text(encoding="utf-8").splitlines()
    for line in re.findall(r"01-bout\.feature:(\d+)", examples):
        assert "@" in text[int(line) - 1] or "Scenario" in text[int(line) - 1]


@pytest.mark.parametrize(
    ("settings", "href"),
    [
        ("repo_url: https://code.example/lex/", "https://code.example/lex/blob/HEAD/docs/a.md#L7"),
        ("extra: {lines: 'https://code.example/{file}?l={line}'}", "https://code.example/docs/a.md?l=7"),
        ("repo_url: javascript:alert(1)", ""),
        ("site_name: x", ""),
    ],
)
def test_line_leads_where_the_settings_say(root: Path, settings: str, href: str) -> None:
    (root / "mkdocs.yml").write_text(settings, encoding="utf-8")
    assert Sources.of(Project(root)).line("docs/a.md", 7).href == href


def test_page_and_clause_link_to_the_lines_where_there_is_a_repository(root: Path) -> None:
    (root / "mkdocs.yml").write_text("repo_url: https://code.example/lex", encoding="utf-8")
    line = Project(root).books["duel"].clauses[REACH].line
    assert f'<a href="https://code.example/lex/blob/HEAD/docs/duel/01-bout.md#L{line}">' in page_of(root)


def test_theme_is_not_told_of_the_repository_for_it_would_ask_its_host(root: Path) -> None:
    (root / "mkdocs.yml").write_text("repo_url: https://github.com/lex/ludi", encoding="utf-8")
    project = Project(root)
    assert "repo_url" not in settings_of(project, Reader(project, "en"), [], alone=True)
