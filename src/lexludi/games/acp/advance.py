"""Advance after combat: which units of the side that advances may, must or may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lexludi.games.acp.readings import ADVANCE, Advance
from lexludi.games.acp.units import Result, Stack, State, UnitResult, UnitType
from lexludi.rulings.ruling import Trace

ADVANCES = (Result.ADVANCE_POSSIBLE, Result.ADVANCE_MANDATORY)


def advance(trace: Trace, stacks: Sequence[Stack], printed: Result) -> Iterator[UnitResult]:
    """The advance of each unit; whether routed units may advance is not said."""
    units = [unit for stack in stacks for unit in stack.units]
    for unit in units:
        if unit.state is State.ROUTED:
            trace.silent("acp.results.advance.discouraged", unit=unit.label, state=unit.state)
    together = trace.reading(ADVANCE) is Advance.TOGETHER
    able = [unit for unit in units if unit.state is not State.DISCOURAGED]
    phalanxes = [unit for unit in able if unit.type is UnitType.PH]
    for stack in stacks:
        held = [unit for unit in stack.units if unit.state is State.DISCOURAGED]
        for unit in stack.units:
            code = printed
            if unit in held or (together and held):
                code = trace.cite("acp.results.advance.discouraged", Result.ADVANCE_FORBIDDEN, unit=unit.label)
            elif printed is Result.ADVANCE_MANDATORY and (unit in phalanxes or (together and phalanxes)):
                code = trace.cite("acp.results.advance.phalanx", Result.ADVANCE_POSSIBLE, unit=unit.label)
            yield UnitResult(unit.label, (code,))
