"""A book as a whole: ids, references, charts and glossary lead somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.clauses.book import read_book
from lexludi.files import BadInput

CARD = 'title = "T"\nsubtitle = "S"\nabout = "A"\noriginal = "en"\n'
CHAPTER = "# One\n\nr[toy.1.1] First\nSee [toy.1.2].\n\nr[toy.1.2] Second\nText.\n"


def read(tmp_path: Path, card: str = CARD, **chapters: str):
    folder = tmp_path / "docs" / "toy"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "book.toml").write_text(card, encoding="utf-8")
    for name, text in (chapters or {"01-one": CHAPTER}).items():
        (folder / f"{name.replace('_', '-')}.md").write_text(text, encoding="utf-8")
    return read_book(folder, tmp_path)


def test_sound_book_has_no_problem(tmp_path: Path) -> None:
    book, problems = read(tmp_path)
    assert problems == []
    assert list(book.clauses) == ["toy.1.1", "toy.1.2"]


@pytest.mark.parametrize(
    ("old", "new", "place", "said"),
    [
        ("[toy.1.2].", "[toy.1.3].", "docs/toy/01-one.md:3", "refers to toy.1.3"),
        ("r[toy.1.2]", "r[toy.1.1]", "docs/toy/01-one.md:6", "stands already at docs/toy/01-one.md:3"),
        ("r[toy.1.2]", "r[other.1.2]", "docs/toy/01-one.md:6", "does not belong to toy"),
        ("Text.", "{{ table toy.9 }}", "docs/toy/01-one.md:6", "which is not a clause"),
    ],
)
def test_broken_id_is_named_with_file_and_line(tmp_path: Path, old: str, new: str, place: str, said: str) -> None:
    _, problems = read(tmp_path, **{"01_one": CHAPTER.replace(old, new)})
    assert any(str(problem).startswith(place) and said in problem.message for problem in problems), problems


def test_wrong_reference_comes_with_the_nearest_id(tmp_path: Path) -> None:
    _, problems = read(tmp_path, **{"01_one": CHAPTER.replace("[toy.1.2].", "[toy.1.22].")})
    assert "Did you mean toy.1.2?" in problems[0].message


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ('title = "T"\n', "`subtitle"),
        (CARD.replace('"en"', '"la"'), "must be one of"),
        (CARD + '[retired]\n"toy.0" = "toy.9"\n', "[retired]"),
    ],
)
def test_fault_in_the_card_is_named(tmp_path: Path, card: str, said: str) -> None:
    _, problems = read(tmp_path, card)
    assert any(said in problem.message for problem in problems), problems


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ('[x]\nword = "y"\n', "[x] is not a term"),
        ('[x]\nen = "y"\nalso = "z"\n', "list in brackets"),
        ('[x]\nen = "y"\nalso = ["a, b"]\n', "`also` is a list"),
        ('[x]\nen = "y"\nclause = "toy.9"\n', "no clause toy.9"),
        ("[x]\nen = 1\n", "text in quotes"),
        ('use = "song"\n[x]\nen = "y"\n', "one of prose"),
        ('x = "y"\n', "[x] is not a term"),
    ],
)
def test_fault_in_a_term_is_named(tmp_path: Path, terms: str, said: str) -> None:
    folder = tmp_path / "docs" / "toy" / "terms"
    folder.mkdir(parents=True)
    (folder / "words.toml").write_text(terms, encoding="utf-8")
    _, problems = read(tmp_path, CARD)
    assert any(said in problem.message for problem in problems), problems


def test_term_that_stands_in_two_files_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "toy" / "terms"
    folder.mkdir(parents=True)
    for name in ("a", "b"):
        (folder / f"{name}.toml").write_text('[x]\nen = "y"\n', encoding="utf-8")
    _, problems = read(tmp_path, CARD)
    assert any("a term has one place" in problem.message for problem in problems), problems


def test_card_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"book\.toml: not valid TOML"):
        read(tmp_path, "title = ")
