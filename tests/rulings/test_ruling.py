"""Rulings, their traces and the readings they follow."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

import pytest

from lexludi.rulings.chart import Chart
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.headings import holds
from lexludi.rulings.readings import THIS_EDITION, setting
from lexludi.rulings.ruling import Trace, Undecided, Verdict, decides


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


SIDE = setting(Side.RIGHT, "toy.1")


@decides
def add(trace: Trace, number: int) -> int:
    if number < 0:
        trace.refuse("toy.2", number=number)
    if number == 0:
        trace.silent("toy.3")
    return trace.cite("toy.1", number) + trace.cite("toy.1", 1)


def test_decision_returns_outcome_and_trace_in_order() -> None:
    ruling = add(4)
    assert (ruling.verdict, ruling.outcome) == (Verdict.DECIDED, 5)
    assert [line.value for line in ruling.trace] == [4, 1]
    assert ruling.contribution("toy.1") == 5
    assert ruling.contribution("toy.2") is None


def test_refusal_and_silence_are_rulings_that_name_their_clause() -> None:
    assert (add(-1).verdict, add(-1).by) == (Verdict.REFUSED, "toy.2")
    assert (add(0).verdict, add(0).by) == (Verdict.SILENT, "toy.3")
    assert add(-1).trace[0].facts == {"number": -1}


def test_reading_is_chosen_by_name_and_default_comes_first() -> None:
    assert SIDE.sides == [Side.RIGHT, Side.LEFT]
    assert THIS_EDITION.side(SIDE) is Side.RIGHT
    assert THIS_EDITION.choosing("left").side(SIDE) is Side.LEFT


def test_table_is_read_by_row_and_column_and_refuses_a_short_row() -> None:
    table = Chart("toy.1", "corner", ("a", "b"), {"x": (1, 2)})
    assert table["x", "b"] == 2
    with pytest.raises(ValueError, match="1 cells for 2 columns"):
        Chart("toy.1", "corner", ("a", "b"), {"x": (1,)})


@decides
def twice(trace: Trace, number: int) -> int:
    return trace.take(add, number) + trace.take(add, number)


@decides
def careful(trace: Trace, number: int) -> bool:
    return trace.would(add, number).decided


def test_rule_takes_the_trace_of_another_into_its_own_with_its_refusal() -> None:
    assert [line.value for line in twice(4).trace] == [4, 1, 4, 1]
    assert (twice(-1).verdict, twice(-1).by) == (Verdict.REFUSED, "toy.2")


def test_rule_asks_what_another_would_say_without_leaving_a_trace() -> None:
    assert (careful(4).outcome, careful(-1).outcome) == (True, False)
    assert careful(-1).trace == ()


@decides
def beforehand(trace: Trace, number: int) -> int:
    return trace.adopt(add(number))


def test_rule_adopts_a_ruling_asked_for_beforehand_with_its_refusal() -> None:
    assert beforehand(4) == add(4)
    assert beforehand(-1) == add(-1)


def test_outcome_of_a_refusal_cannot_be_read_by_mistake() -> None:
    with pytest.raises(Undecided, match=r"toy\.2"):
        _ = add(-1).outcome


@pytest.mark.parametrize(
    ("heading", "number", "held"),
    [
        ("5…7", 6, True),
        ("5…7", 8, False),
        ("8+", 8, True),
        ("≤4", 4, True),
        ("<1/3", Fraction(1, 3), False),
        ("−3…0", -3, True),
        ("name", 3, False),
    ],
)
def test_heading_of_a_chart_holds_the_numbers_it_says(heading: str, number: int | Fraction, held: bool) -> None:
    assert holds(heading, number) is held


class Tired(StrEnum):
    AT_THREE = "tired_at_three"
    PAST_THREE = "tired_past_three"


TIRED = setting(Tired.AT_THREE, "duel.tired")


@decides
def tires(trace: Trace, minutes: int) -> bool:
    return minutes > 3 or (minutes == 3 and trace.reading(TIRED) is Tired.AT_THREE)


@decides
def rests(trace: Trace, minutes: int) -> bool:
    return not trace.would(tires, minutes).outcome


def test_reading_is_that_of_the_edition_unless_the_table_chose_another() -> None:
    other = THIS_EDITION.choosing(Tired.PAST_THREE)
    assert tires(3).outcome and not tires.played(NO_DICE, other)(3).outcome
    assert rests.played(NO_DICE, other)(3).outcome
    assert not rests.played(NO_DICE, other.choosing(Tired.AT_THREE))(3).outcome


def test_ruling_names_the_settings_it_looked_at_and_no_others() -> None:
    assert tires(3).readings == rests(3).readings == ((TIRED, Tired.AT_THREE),)
    assert tires(4).readings == ()
