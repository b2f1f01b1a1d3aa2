"""Melee results: the row of the modified roll, what each unit suffers and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lexludi.games.acp.advance import ADVANCES, advance
from lexludi.games.acp.readings import Readings
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.tables import RESULTS
from lexludi.games.acp.units import MissingRule, Result, Side, Stack, State, UnitResult
from lexludi.rulings.ruling import Trace

ROWS = {
    "-7…-4": "acp.results.row.m7_m4",
    "-3…0": "acp.results.row.m3_0",
    "1…3": "acp.results.row.p1_3",
    "4": "acp.results.row.p4",
    "5…6": "acp.results.row.p5_6",
    "7…9": "acp.results.row.p7_9",
    "10…13": "acp.results.row.p10_13",
    "14…16": "acp.results.row.p14_16",
}
RETREATS = (Result.R, Result.DR)


@dataclass(frozen=True)
class MeleeResults:
    """What a row does to each unit, and the order in which both sides carry it out where order matters."""

    units: tuple[UnitResult, ...]
    sequence: tuple[Result, ...]


def row_of(roll: int) -> str:
    """The row of the results table that holds a modified roll."""
    return next(row for row in RESULTS.rows if _first(row) <= roll <= _last(row))


def melee_results(trace: Trace, melee: Melee, roll: int, readings: Readings) -> MeleeResults:
    """The results of a modified roll for every unit of both sides."""
    row = row_of(roll)
    trace.cite("acp.results.table", row, modified_roll=roll)
    codes = {side: _read(trace, row, side) for side in Side}
    sequence = _sequence(trace, codes[Side.DEFENDERS], codes[Side.ATTACKERS])
    units = []
    for side, stacks in ((Side.DEFENDERS, melee.defenders), (Side.ATTACKERS, melee.attackers)):
        if codes[side][0] in ADVANCES:
            units += advance(trace, stacks, codes[side][0], readings)
        else:
            units += _suffer(trace, stacks, side, codes[side])
    return MeleeResults(tuple(units), sequence)


def _first(row: str) -> int:
    return int(row.split("…")[0])


def _last(row: str) -> int:
    return int(row.split("…")[-1])


def _read(trace: Trace, row: str, side: Side) -> tuple[Result, ...]:
    codes = tuple(Result(code) for code in str(RESULTS[row, side]).split("+"))
    trace.cite(ROWS[row], codes, cell=(RESULTS.clause, row, side.value), side=side)
    for code in codes:
        _explain(trace, code, side)
    return codes


def _explain(trace: Trace, code: Result, side: Side) -> None:
    """What a code stands for; how it is carried out stands in rules that are not in this source."""
    if code is Result.NE:
        trace.cite("acp.results.code.ne", 0, side=side)
    elif code is Result.R:
        trace.cite("acp.results.code.r", 1, side=side, not_in_source=MissingRule.RETREAT)
    elif code is Result.DR:
        trace.cite("acp.results.code.dr", 2, side=side, not_in_source=MissingRule.ROUT)
    elif code is Result.D:
        trace.cite("acp.results.code.d", State.DISCOURAGED, side=side, not_in_source=MissingRule.DISCOURAGED)
    elif code is Result.F:
        trace.cite("acp.results.code.f", code, side=side, not_in_source=MissingRule.FATIGUE)


def _sequence(trace: Trace, defenders: tuple[Result, ...], attackers: tuple[Result, ...]) -> tuple[Result, ...]:
    """The parts of a result from left to right, and a retreat before the advance into the hex it leaves."""
    losers, winners = (attackers, defenders) if defenders[0] in ADVANCES else (defenders, attackers)
    follows = winners[0] in ADVANCES and any(code in RETREATS for code in losers)
    combined = next((codes for codes in (defenders, attackers) if len(codes) > 1), ())
    sequence = losers + winners if follows else combined
    if sequence:
        trace.cite("acp.results.order", sequence)
    if (Result.DR, Result.R) in (defenders, attackers):
        trace.cite("acp.results.order.example", (Result.DR, Result.R))
    return sequence


def _suffer(trace: Trace, stacks: Sequence[Stack], side: Side, codes: tuple[Result, ...]) -> Iterator[UnitResult]:
    units = [unit for stack in stacks for unit in stack.units]
    if len(units) > 1 and codes != (Result.NE,):
        trace.cite("acp.results.whole_stack", len(units), side=side)
    for unit in units:
        if Result.D in codes and unit.state is State.DISCOURAGED:
            trace.cite("acp.results.cumulative_ref", unit=unit.label, not_in_source=MissingRule.REPEATED)
        yield UnitResult(unit.label, codes)
