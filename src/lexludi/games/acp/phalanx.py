"""The phalanx: what Ph units gain from Ph units beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import FLANKS, Facing, Name, Neighbour, State, Unit, UnitType
from lexludi.rulings.ruling import Trace

MOST_DEFENDING_STACKS = 3
"""Against how many stacks at most two phalanxes attack together."""


def aligned(trace: Trace, melee: Melee, unit: Unit, enough: Callable[[Sequence[Neighbour]], bool]) -> bool:
    """Whether the Ph units of a Ph unit's facing beside it are enough; routed units have no facing."""
    if unit.type is not UnitType.PH:
        return False
    beside = [
        neighbour
        for neighbour in melee.neighbours(unit)
        if neighbour.type is UnitType.PH and neighbour.facing is Facing.SAME
    ]
    line: list[Unit | Neighbour] = [unit, *beside]
    routed = [piece.label for piece in line if piece.state is State.ROUTED]
    facing = [neighbour for neighbour in beside if unit.label not in routed and neighbour.label not in routed]
    if enough(beside) and not enough(facing):
        trace.cite("acp.melee.mod.routed_has_no_facing", unit=tuple(routed))
        if melee.all_defenders_routed and unit in melee.defending:
            trace.cite("acp.melee.mod.routed_no_facing_mod", 0, unit=unit.label)
    return enough(facing)


def attack_line(trace: Trace, melee: Melee) -> int:
    """+1 for an attacking Ph unit in a line of Ph units."""
    for unit in melee.attacking:
        if aligned(trace, melee, unit, lambda beside: len(beside) >= 2):
            return trace.add("acp.melee.mod.ph_attack_line", 1, unit=unit.label)
    return 0


def defend_line(trace: Trace, melee: Melee) -> int:
    """-1 against a Ph unit covered on both flanks by Ph units."""
    for unit in melee.defending:
        if aligned(trace, melee, unit, lambda beside: {neighbour.place for neighbour in beside} >= FLANKS):
            return trace.add("acp.melee.mod.ph_defend_line", -1, unit=unit.label)
    return 0


def joint_attack(trace: Trace, melee: Melee) -> int:
    """+1 for two adjacent Ph units of one name that attack together."""
    if len(melee.defenders) > MOST_DEFENDING_STACKS:
        return 0
    phalanxes = [unit for unit in melee.attacking if unit.type is UnitType.PH]
    for one, other in combinations(phalanxes, 2):
        namesakes = [beside.label for beside in melee.neighbours(one) if beside.name is Name.SAME]
        if other.label in namesakes:
            return trace.add("acp.melee.mod.ph_joint_attack", 1, attacker=(one.label, other.label))
    return 0
