"""Facing: the modifiers for attacks through flank and rear, which routed stacks do not have."""

from __future__ import annotations

from lexludi.games.acp.modifiers import scale
from lexludi.games.acp.readings import FACING_LINES, FacingLines
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import Arc, State
from lexludi.rulings.ruling import Trace, rival

LINES = {
    "acp.melee.mod.flank": 2,
    "acp.melee.mod.rear": 3,
    "acp.melee.mod.rear_plus": 4,
}


def facing(trace: Trace, melee: Melee) -> list[int]:
    """The modifiers for the arcs attacked; whose facing counts is not said where several stacks differ."""
    adds = trace.reading(FACING_LINES) is FacingLines.ADD
    found = {}
    for stack in melee.defenders:
        label = stack.top.label
        lines = _lines(melee.arcs(stack))
        if lines and all(unit.state is State.ROUTED for unit in stack.units):
            trace.cite("acp.melee.mod.routed_has_no_facing", unit=tuple(unit.label for unit in stack.units))
            if melee.all_defenders_routed:
                trace.cite("acp.melee.mod.routed_no_facing_mod", 0, defender=label)
                trace.over(rival(LINES[line], line) for line in lines[-1:])
            lines = []
        found[label] = lines
    if len({_worth(lines, adds) for lines in found.values()}) > 1:
        highest = max((lines for lines in found.values()), key=lambda lines: _worth(lines, adds))
        trace.silent(highest[-1], defender=tuple(found))
    return scale(trace, LINES, found[melee.defenders[0].top.label], adds)


def _lines(arcs: set[Arc]) -> list[str]:
    """The lines whose condition the arcs meet, the highest last."""
    lines = []
    if Arc.FLANK in arcs:
        lines.append("acp.melee.mod.flank")
    if Arc.REAR in arcs:
        lines.append("acp.melee.mod.rear")
    if Arc.REAR in arcs and len(arcs) > 1:
        lines.append("acp.melee.mod.rear_plus")
    return lines


def _worth(lines: list[str], adds: bool) -> int:
    return sum(LINES[line] for line in (lines if adds else lines[-1:]))
