"""Measures held against the limits of rules."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.measures import Measure, Origin, at_least, at_most, just, measure_of, measured, more_than
from lexludi.rulings.plain import plain, typed
from lexludi.rulings.ruling import Fact

APART = Measure(Fraction(1193, 100), ("A", "B"), Origin.TOLD)
WORDS = Vocabulary({}, {})


@pytest.mark.parametrize(
    ("measure", "holds", "margin", "said"),
    [
        (APART.at_most(12), True, Fraction(7, 100), "A–B 11.93 of 12: 0.07 to spare (told)"),
        (Measure(3).at_most(2), False, -1, "3 of 2: out by 1"),
        (Measure(2, origin=Origin.AGREED).at_most(2), True, 0, "2 of 2: just within (agreed)"),
        (Measure(2).at_least(Fraction(5, 2)), False, Fraction(-1, 2), "2 of at least 2½: ½ short"),
        (Measure(5).more_than(5), False, 0, "5, but more than 5 is needed"),
        (Measure(6).more_than(5), True, 1, "6, more than 5 by 1"),
        (Measure(5).less_than(5), False, 0, "5, but less than 5 is needed"),
        (Measure(4), True, -4, "4"),
    ],
)
def test_measure_tells_number_limit_and_margin(
    measure: Measure, holds: bool, margin: int | Fraction, said: str
) -> None:
    assert (measure.holds, measure.margin) == (holds, margin)
    assert WORDS.tell(typed(measure)) == said


def test_measure_is_kept_with_its_margin_and_read_again() -> None:
    data = plain(APART.at_most(12))
    assert isinstance(data, dict) and data["margin"] == {"fraction": "7/100"}
    assert measure_of(data) == APART.at_most(12)
    assert measure_of(plain(APART)) == APART  # type: ignore[arg-type]
    assert replace(measure_of(data), bound=None, limit=0) == APART


@pytest.mark.parametrize(
    ("fact", "measure"),
    [
        (measured(4, "A", "B"), Measure(4, ("A", "B"))),
        (at_most(3, 2, "A", "B"), Measure(3, ("A", "B")).at_most(2)),
        (at_most(3, 2, "A", "B", origin=Origin.TOLD), Measure(3, ("A", "B"), Origin.TOLD).at_most(2)),
        (at_most(1, 0, "0101", "0101"), Measure(1, ("0101",)).at_most(0)),
        (at_least(1, 2, "0101"), Measure(1, ("0101",)).at_least(2)),
        (more_than(1, 1, "A", "B"), Measure(1, ("A", "B")).more_than(1)),
        (just(1, 2, "A", "B"), Measure(1, ("A", "B")).at_least(2)),
        (just(2, 2, "A", "B"), Measure(2, ("A", "B")).at_most(2)),
        (just(3, 2, "A", "B"), Measure(3, ("A", "B")).at_most(2)),
    ],
)
def test_fact_is_a_measure_held_against_its_limit(fact: Fact, measure: Measure) -> None:
    assert fact == measure


def test_decimals_of_a_measure_have_the_mark_of_the_language() -> None:
    assert replace(WORDS, decimal=",").tell(typed(APART)) == "A–B 11,93 (told)"
