"""The page of modifiers: what can enter each sum of a book, with clause, text and example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.sound import check_project
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from support import make_guide_project

CARD = "docs/duel/book.toml"
LOST = "list of modifiers is lost"


def pages(root: Path) -> Pages:
    project = Project(root)
    found = refresh(project, "duel")
    return Pages(Reader(project, "en"), project.books["duel"], found.records, coverage(project, "duel", found))


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_guide_project(tmp_path_factory.mktemp("duel"))


def test_modifier_stands_beside_its_clause_with_its_text_and_an_example(root: Path) -> None:
    shown = pages(root)
    html, clause = shown.modifiers(), shown.book.clauses["duel.1.2.tired"]
    row = next(row for row in re.findall("<tr>.*?</tr>", html) if ">−1<" in row)
    assert f'href="../01-bout/#{clause.id}">{clause.number}</a>' in row
    assert "After 3:00 on the clock" in row
    example = re.search(r'class="ll-shown"><a href="\.\./([^/]+)/#([^"]+)"', row)
    assert example and example[2] in {record.id for record in refresh(Project(root), "duel").records}
    assert "modifiers" in shown.extras and LOST not in html


def test_page_says_that_a_list_of_the_source_is_lost_where_the_card_does(tmp_path: Path) -> None:
    root = make_guide_project(tmp_path)
    (root / CARD).write_text('lost = ["modifiers"]\n' + (root / CARD).read_text(encoding="utf-8"), encoding="utf-8")
    assert LOST in pages(root).modifiers()


def test_card_that_has_lost_what_is_no_page_says_what_is(tmp_path: Path) -> None:
    root = make_guide_project(tmp_path)
    (root / CARD).write_text('lost = ["maps"]\n' + (root / CARD).read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(BadInput, match=r"book\.toml:1: `lost` lists .* there is modifiers"):
        check_project(Project(root))


def test_book_in_which_nothing_is_added_up_has_no_such_page(root: Path) -> None:
    project = Project(root)
    found = refresh(project, "duel")
    empty = Pages(Reader(project, "en"), project.books["duel"], [], coverage(project, "duel", found))
    assert "modifiers" not in empty.extras
    assert "duel/modifiers/index.md" not in {path for path, _, _ in empty.files("")}
