"""Exact numbers with square roots."""

from __future__ import annotations

from fractions import Fraction
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.space.plane.surds import Surd, root_of

fractions = st.fractions(-50, 50, max_denominator=60)
surds = st.dictionaries(st.sampled_from([1, 2, 3, 5, 6, 7, 15]), fractions, max_size=3).map(Surd)


@given(surds, surds)
def test_sums_and_products_are_those_of_floats(one: Surd, other: Surd) -> None:
    assert isclose(float(one + other), float(one) + float(other), abs_tol=1e-9)
    assert isclose(float(one * other), float(one) * float(other), rel_tol=1e-9, abs_tol=1e-9)


@given(surds)
def test_every_number_but_0_has_an_inverse(number: Surd) -> None:
    if number.terms:
        assert number * number.inverse() == 1
    else:
        with pytest.raises(ZeroDivisionError):
            number.inverse()


@given(fractions)
def test_root_times_itself_is_the_number(number: Fraction) -> None:
    if number >= 0:
        assert root_of(number) * root_of(number) == number
        assert root_of(number).sign == (number > 0)
    else:
        with pytest.raises(ValueError, match="no square root"):
            root_of(number)


def test_numbers_that_floats_cannot_tell_apart_are_told_apart() -> None:
    nearly = root_of(2) - Fraction(10**40 * 14142135623730950488, 10**59)
    close = root_of(10**12 + 1) - root_of(10**12)
    assert nearly.sign == 1 and close.sign == 1 and (close - close).sign == 0
    assert root_of(2) + root_of(3) == root_of(2) + root_of(3) and (root_of(2) + root_of(3)) * root_of(2) != 5
    assert root_of(8) == root_of(2) * 2 and root_of(Fraction(9, 4)).fraction == Fraction(3, 2)


@given(surds, st.integers(0, 3))
def test_rounded_number_is_the_nearest_with_so_many_decimals(number: Surd, places: int) -> None:
    rounded, half = number.rounded(places), Fraction(1, 2 * 10**places)
    assert number - rounded < half and number - rounded >= -half
