"""Rulings, their traces and the readings they follow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import pytest

from lexludi.rulings.readings import choose, reading, settings
from lexludi.rulings.ruling import Trace, Verdict, decides
from lexludi.rulings.table import Table


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Readings:
    side: Side = reading(Side.RIGHT, "toy.1")


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
    assert settings(Readings)[0].sides == [Side.RIGHT, Side.LEFT]
    assert choose(Readings(), "left") == Readings(Side.LEFT)
    with pytest.raises(KeyError):
        choose(Readings(), "up")


def test_table_is_read_by_row_and_column_and_refuses_a_short_row() -> None:
    table = Table("toy.1", "corner", ("a", "b"), {"x": (1, 2)})
    assert table["x", "b"] == 2
    with pytest.raises(ValueError, match="1 cells for 2 columns"):
        Table("toy.1", "corner", ("a", "b"), {"x": (1,)})
