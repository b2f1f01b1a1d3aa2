"""Headings that are conditions between numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.rulings.chart import Chart, NoSuchCell
from lexludi.rulings.headings import holds, names

RESULTS = Chart(
    "toy.results",
    "side",
    ("R <= 0", "0 < R <= M", "M < R ≤ 2M", "R > 2M"),
    {"front": ("stands", "shaken", "retreats", "flees"), "loss": (0, Fraction(1, 2), 1, Fraction(3, 2))},
)
numbers = st.fractions(-20, 20, max_denominator=4)


@pytest.mark.parametrize(
    ("result", "column"),
    [(0, "R <= 0"), (Fraction(1, 2), "0 < R <= M"), (2, "0 < R <= M"), (Fraction(5, 2), "M < R ≤ 2M"), (5, "R > 2M")],
)
def test_column_is_the_one_whose_condition_holds(result: int | Fraction, column: str) -> None:
    assert RESULTS.column_for(R=result, M=2) == column


@given(numbers, st.integers(1, 6))
def test_conditions_of_a_result_chart_leave_no_gap_and_no_overlap(result: Fraction, morale: int) -> None:
    assert sum(holds(heading, R=result, M=morale) for heading in RESULTS.columns) == 1


def test_heading_says_what_it_compares_and_text_compares_nothing() -> None:
    assert names("M < R ≤ 2M") == {"M", "R"}
    assert names("3…4") == names("front") == names("a = b c") == frozenset()
    assert not holds("front", 3) and not holds("0 < R <= M", 3)


def test_chart_is_asked_for_exactly_what_its_headings_compare() -> None:
    with pytest.raises(TypeError, match="compare M, R, not M"):
        RESULTS.column_for(R=3)
    with pytest.raises(TypeError, match="compare M, R, not X"):
        RESULTS.column_for(R=3, M=1, X=1)
    with pytest.raises(TypeError, match="compare M, R"):
        RESULTS.column_for(3)
    with pytest.raises(NoSuchCell, match="R = 1"):
        Chart("toy.gap", "side", ("R > 2",), {"front": (1,)}).column_for(R=1)


def test_cell_may_be_a_fraction_and_no_float() -> None:
    assert RESULTS["loss", "0 < R <= M"] == Fraction(1, 2)
    with pytest.raises(ValueError, match="a whole number, a Fraction or a text"):
        Chart("toy.float", "side", ("a",), {"front": (0.5,)})
