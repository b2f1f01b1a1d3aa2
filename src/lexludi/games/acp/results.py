"""Melee results: the row of the modified roll, what each unit suffers and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lexludi.games.acp.advance import ADVANCES, advance
from lexludi.games.acp.charts import RESULTS
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import SHAKEN, MissingRule, Result, Side, Stack, State, Unit, UnitResult
from lexludi.rulings.ruling import Trace

ELSEWHERE = {
    "acp.results.die": "melee",
    "acp.results.roll": "melee",
    "acp.results.code.f": "fire modifiers",
    "acp.results.advance": "advance",
}
"""The modules that decide clauses of this chapter."""

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


@dataclass(frozen=True)
class MeleeResults:
    """What a row does to each unit, and the order in which both sides carry it out where order matters."""

    units: tuple[UnitResult, ...]
    sequence: tuple[Result, ...]


def melee_results(trace: Trace, melee: Melee, roll: int) -> MeleeResults:
    """The results of a modified roll for every unit of both sides."""
    row = RESULTS.row_for(roll)
    trace.cite("acp.results.table", row, modified_roll=roll)
    codes = {side: _read(trace, row, side) for side in Side}
    units = (
        *_apply(trace, melee.defenders, Side.DEFENDERS, codes[Side.DEFENDERS]),
        *_apply(trace, melee.attackers, Side.ATTACKERS, codes[Side.ATTACKERS]),
    )
    suffered = [parts for parts in codes.values() if parts[0] not in ADVANCES]
    advances = [code for unit in units for code in unit.codes if code in ADVANCES]
    return MeleeResults(units, _sequence(trace, suffered, advances))


def _read(trace: Trace, row: str, side: Side) -> tuple[Result, ...]:
    cell = RESULTS.at(row, side.value)
    codes = tuple(Result(code) for code in cell.value.split("+"))
    trace.cite(ROWS[row], cell.giving(codes), side=side)
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


def _apply(trace: Trace, stacks: Sequence[Stack], side: Side, codes: tuple[Result, ...]) -> list[UnitResult]:
    if codes[0] in ADVANCES:
        return list(advance(trace, stacks, codes[0]))
    units = [unit for stack in stacks for unit in stack.units]
    if len(units) > 1 and codes != (Result.NE,):
        trace.cite("acp.results.whole_stack", len(units), side=side)
    return [_suffers(trace, unit, codes) for unit in units]


def _suffers(trace: Trace, unit: Unit, codes: tuple[Result, ...]) -> UnitResult:
    facts = {"unit": unit.label, "state": unit.state}
    if Result.DR in codes and unit.state is State.ROUTED:
        trace.cite("acp.results.code.dr", **facts, not_in_source=MissingRule.ROUT)
        return UnitResult(unit.label, codes, MissingRule.ROUT)
    if Result.D not in codes or unit.state not in SHAKEN:
        return UnitResult(unit.label, codes)
    trace.cite("acp.results.cumulative_ref", **facts, not_in_source=MissingRule.REPEATED)
    return UnitResult(unit.label, codes, MissingRule.REPEATED)


def _sequence(trace: Trace, suffered: Sequence[tuple[Result, ...]], advances: Sequence[Result]) -> tuple[Result, ...]:
    """The parts of a result from left to right, then the advance into the hex a retreat leaves."""
    sequence = (*max(suffered, key=len), *dict.fromkeys(advances))
    if len(sequence) < 2:
        return ()
    trace.cite("acp.results.order", sequence)
    if (Result.DR, Result.R) in suffered:
        trace.cite("acp.results.order.example", (Result.DR, Result.R))
    return sequence
