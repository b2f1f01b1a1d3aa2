"""What a player quotes leads to one clause, or to what they may have meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.clauses.book import Book, read_book
from lexludi.clauses.quotes import find
from lexludi.files import BadInput

CARD = 'title = "T"\nsubtitle = "S"\nabout = "A"\noriginal = "en"\n'
TOY = {"toy.fire.moved": "2§20", "toy.fire.stood": "2§21", "toy.5.3.roll": "5.3§1", "toy.5.3.lost": "5.3§2"}
DUEL = {"duel.2.lunge": "2§21", "duel.2.20": "2.20", "duel.6.1": "6.1"}


@pytest.fixture
def books(tmp_path: Path) -> dict[str, Book]:
    found = {}
    retired = {"toy": '[retired]\n"toy.old" = "toy.fire.moved"\n', "duel": ""}
    gone = {"toy": "2§3 toy.old\n2§4 toy.gone\n", "duel": ""}
    for slug, numbers in {"toy": TOY, "duel": DUEL}.items():
        folder = tmp_path / "docs" / slug
        folder.mkdir(parents=True)
        (folder / "book.toml").write_text(CARD + retired[slug], encoding="utf-8")
        text = "".join(f"r[{clause}] Title of {clause}\nText.\n\n" for clause in numbers)
        (folder / "01-one.md").write_text(f"# One\n\n{text}", encoding="utf-8")
        lines = "".join(f"{number} {clause}\n" for clause, number in numbers.items())
        (folder / "numbers.txt").write_text(lines + gone[slug], encoding="utf-8")
        found[slug], problems = read_book(folder, tmp_path)
        assert problems == []
    return found


@pytest.mark.parametrize(
    ("quoted", "clause"),
    [
        ("toy.fire.moved", "toy.fire.moved"),
        ("toy.fire.moved:x3", "toy.fire.moved"),
        ("2§20", "toy.fire.moved"),
        ("toy 2§20", "toy.fire.moved"),
        ("toy 2.20", "toy.fire.moved"),
        (" toy 2 20 ", "toy.fire.moved"),
        ("2.20", "duel.2.20"),
        ("toy.2.20", "toy.fire.moved"),
        ("5.3.1", "toy.5.3.roll"),
        ("duel 2§21", "duel.2.lunge"),
        ("6.1", "duel.6.1"),
        ("toy.old", "toy.fire.moved"),
        ("2§3", "toy.fire.moved"),
    ],
)
def test_number_or_id_leads_to_its_clause(books: dict[str, Book], quoted: str, clause: str) -> None:
    assert find(books, quoted) == (clause.split(".")[0], clause)


@pytest.mark.parametrize(
    ("quoted", "said"),
    [
        (
            "2§21",
            "2§21 may be any of these, say which: toy 2§21 Title of toy.fire.stood; duel 2§21 Title of duel.2.lun",
        ),
        ("toy 5.3", "5.3 may be any of these, say which: toy 5.3§1 Title of toy.5.3.roll; toy 5.3§2 "),
        ("toy 5", "5 may be any of these, say which: toy 5.3§1 Title of toy.5.3.roll; toy 5.3§2 "),
        ("toy 2§22", "No clause 2§22. The nearest numbers: 2§2"),
        ("2§4", "No clause 2§4."),
        ("toy.fire.mooved", "No clause toy.fire.mooved. Did you mean toy.fire.moved?"),
        ("toy 9.9", "No clause 9.9. Name a book and a number, such as toy "),
        ("toy.fire.nope", "No clause toy.fire.nope. Name a book and a number, such as toy "),
        ("", "No clause ."),
    ],
)
def test_what_is_not_one_clause_is_answered_with_what_may_be_meant(
    books: dict[str, Book], quoted: str, said: str
) -> None:
    with pytest.raises(BadInput) as caught:
        find(books, quoted)
    assert str(caught.value).startswith(said)


def test_hint_compares_the_last_part_first(books: dict[str, Book]) -> None:
    with pytest.raises(BadInput) as caught:
        find(books, "duel.2.nope")
    assert "Did you mean" not in str(caught.value)
