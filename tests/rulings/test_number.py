"""Numbers written as players write them, and read again."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.rulings.number import exact, is_number, number_of, read_number, signed_number, write_number
from lexludi.rulings.plain import plain


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (0, "0"),
        (-3, "−3"),
        (Fraction(5, 2), "2½"),
        (Fraction(-1, 2), "−½"),
        (Fraction(11, 4), "2¾"),
        (Fraction(7, 100), "0.07"),
        (Fraction(3, 10), "0.3"),
        (Fraction(-1193, 100), "−11.93"),
        (Fraction(1, 3), "1/3"),
        (Fraction(-7, 3), "−2 1/3"),
        (Fraction(-1, 3), "−1/3"),
    ],
)
def test_number_is_written_as_players_write_it(number: int | Fraction, written: str) -> None:
    assert write_number(number) == written
    assert read_number(written) == number


def test_decimals_take_the_mark_of_the_language() -> None:
    assert write_number(Fraction(7, 100), ",") == "0,07"
    assert read_number("0,07") == Fraction(7, 100)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("2.5", Fraction(5, 2)),
        ("2 1/2", Fraction(5, 2)),
        ("5/2", Fraction(5, 2)),
        ("2 ½", Fraction(5, 2)),
        ("⅓", Fraction(1, 3)),
        ("+4", 4),
    ],
)
def test_number_is_read_however_it_is_typed(typed: str, number: int | Fraction) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("text", ["", "+", "two", "1/2/3", "1.2.3", "½½", "3 4"])
def test_text_without_a_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        read_number(text)


@given(st.fractions(max_denominator=500))
def test_every_number_is_read_as_it_was_written(number: Fraction) -> None:
    for decimal in ".,":
        assert read_number(write_number(number, decimal)) == number
    assert number_of(plain(exact(number))) == number


def test_whole_number_is_an_int_and_truth_is_no_number() -> None:
    assert type(exact(Fraction(4, 1))) is int
    assert is_number(Fraction(1, 2)) and is_number(3) and not is_number(True)


def test_modifier_carries_its_sign() -> None:
    assert [signed_number(number) for number in (2, 0, -3, Fraction(1, 2))] == ["+2", "0", "−3", "+½"]
