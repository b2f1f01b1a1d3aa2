"""Results of shots and blows: the band in which R falls when it is compared with morale."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from lexludi.rulings.chart import Cell, Chart
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Fact, Trace

LOSS_ROW = "loss"


class Result(StrEnum):
    """What a shot or a blow does to the unit that suffers it."""

    CARRY_ON = "carry_on"
    CONFUSION = "confusion"
    RETREAT = "retreat"
    FLIGHT = "flight"
    PANIC = "panic"
    DESTROYED = "destroyed"

    @property
    def severity(self) -> int:
        """Its place from the mildest to the worst."""
        return list(Result).index(self)


def read(trace: Trace, chart: Chart[Any], row: str, number: Number, morale: int, label: str) -> tuple[Result, int]:
    """The result of a chart and the figures it costs, for a unit with this morale."""
    column = chart.column_for(R=number, M=morale)
    cell: Cell[Any] = chart.at(row, column)
    result = trace.cite(chart.clause, cell.giving(Result(cell.value)), unit=label, R=number, M=morale)
    lost = chart.at(LOSS_ROW, column)
    return result, -trace.cite(chart.clause, lost.giving(int(lost.value)), unit=label)


def attack_of(label: str) -> Count:
    """The total attack of a unit."""
    return Count("total_attack", label)


def defence_of(label: str) -> Count:
    """The total defence of a unit, in close combat or under fire."""
    return Count("total_defence", label)


def shooting_of(label: str) -> Count:
    """The total shooting of a unit."""
    return Count("total_shooting", label)


def add(trace: Trace, clause: str, value: Number, counts: tuple[Count, ...], /, **facts: Fact) -> Number:
    """Add a number to every one of some totals, which all contain it."""
    first, *rest = counts
    return trace.add(clause, value, first, *((count, value) for count in rest), **facts)
