"""The numbers of clauses: what is given, what is kept, what is refused."""

from __future__ import annotations

import subprocess
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.clauses.numbers import FILE, HEAD, Numbers, give, read_numbers, slug, write_numbers


def test_source_number_goes_to_the_clause_it_numbers_alone_else_section_and_count() -> None:
    chapters = dict.fromkeys(
        ["t.5.3.2.roll", "t.5.3.2.lost", "t.5.4.only", "t.6.7.2.a", "t.6.4", "t.6.4.figure", "t.fire", "t.1"], 5
    )
    assert give({}, chapters) == {
        "t.5.3.2.roll": "5.3.2§1",
        "t.5.3.2.lost": "5.3.2§2",
        "t.5.4.only": "5.4",
        "t.6.7.2.a": "6.7.2.a",
        "t.6.4": "6.4",
        "t.6.4.figure": "6.4§1",
        "t.fire": "5§1",
        "t.1": "5§2",
    }


def test_later_clause_gets_the_next_count_and_none_that_was_ever_given() -> None:
    kept = {"t.5.4.only": "5.4", "t.gone": "2§7", "t.fire": "2§1"}
    given = give(kept, {"t.first": 2, "t.fire": 2, "t.5.4": 5, "t.5.4.only": 5})
    assert given == {"t.first": "2§8", "t.5.4": "5.4§1"}


PATHS = [".".join(("t", *parts)) for length in (1, 2, 3) for parts in product("123abc", repeat=length)]
CLAUSES = st.lists(
    st.sampled_from([path + end for path in PATHS for end in ("", ".xx", ".yy")]), unique=True, max_size=12
)


@given(first=CLAUSES, later=CLAUSES)
def test_numbers_are_unique_and_never_move(first: list[str], later: list[str]) -> None:
    kept = give({}, dict.fromkeys(first, 1))
    added = give(kept, dict.fromkeys([*later, *first], 1))
    everything = {**kept, **added}
    assert not kept.keys() & added.keys()
    assert len(set(everything.values())) == len(everything) == len({*first, *later})
    assert give(everything, dict.fromkeys([*later, *first], 1)) == {}


def test_file_is_read_back_as_written_in_the_order_of_numbers(tmp_path: Path) -> None:
    numbers = Numbers({"t.b": "2§10", "t.a": "2§9", "t.c": "2.1.a", "t.d": "2.1§1", "t.e": "10.1"}, {"t.a": 3})
    write_numbers(tmp_path, numbers)
    assert (tmp_path / "numbers.txt").read_text(encoding="utf-8") == (
        f"{HEAD}2§9 t.a x3\n2§10 t.b\n2.1§1 t.d\n2.1.a t.c\n\n10.1 t.e\n"
    )
    assert read_numbers(tmp_path, tmp_path) == (numbers, [])


def test_what_authors_of_two_chapters_were_given_is_merged_by_git(tmp_path: Path) -> None:
    before = Numbers({"t.a": "1§1", "t.b": "1§2", "t.c": "2§1"}, {"t.b": 1, "t.c": 1})
    first = Numbers({**before.clauses, "t.d": "1§3"}, {"t.b": 2, "t.c": 1, "t.d": 1})
    second = Numbers({**before.clauses, "t.e": "2§2"}, {"t.b": 1, "t.c": 4})
    for name, numbers in (("base", before), ("first", first), ("second", second)):
        write_numbers(tmp_path / name, numbers)
    files = [str(tmp_path / name / FILE) for name in ("first", "base", "second")]
    assert subprocess.run(["git", "merge-file", *files], check=False).returncode == 0
    both = Numbers({**first.clauses, **second.clauses}, {"t.b": 2, "t.c": 4, "t.d": 1})
    assert read_numbers(tmp_path / "first", tmp_path) == (both, [])


def test_book_without_the_file_has_given_nothing(tmp_path: Path) -> None:
    assert read_numbers(tmp_path, tmp_path) == (Numbers({}, {}), [])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2§1 t.b", "numbers.txt:3: 2§1 stands already in line 2"),
        ("2§3 t.a", "numbers.txt:3: t.a stands already in line 2"),
        ("<<<<<<< HEAD", "numbers.txt:3: not a line of numbers"),
        ("2§ t.b", "numbers.txt:3: not a line of numbers"),
        ("2§3 t.b 4", "numbers.txt:3: not a line of numbers"),
    ],
)
def test_fault_is_named_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "numbers.txt").write_text(f"# head\n2§1 t.a\n{line}\n", encoding="utf-8")
    _, problems = read_numbers(tmp_path, tmp_path)
    assert len(problems) == 1 and str(problems[0]).startswith(said), problems


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("Ph", "ph"),
        ("-7…-4", "minus-7-4"),
        ("4+", "4-plus"),
        ("<1/3", "lt-1-3"),
        ("0 < P <= M", "0-lt-p-lt-eq-m"),
        ("light_bow", "light_bow"),
        ("../x", "x"),
        ("—", "none"),
        ("4.5", "4.5"),
    ],
)
def test_word_becomes_part_of_a_name(word: str, name: str) -> None:
    assert slug(word) == name
