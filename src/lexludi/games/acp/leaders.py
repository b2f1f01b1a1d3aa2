"""Leaders: the check for wounds and death that a natural 9 or 0 calls for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import D10, Fate, Leader, LeaderResult, Stack
from lexludi.rulings.ruling import Trace

FIRE = {
    Fate.UNHARMED: "acp.fire.leader.unharmed",
    Fate.WOUNDED: "acp.fire.leader.wounded",
    Fate.KILLED: "acp.fire.leader.killed",
}
MELEE = {
    Fate.UNHARMED: "acp.melee.leader.unharmed",
    Fate.WOUNDED: "acp.melee.leader.wounded",
    Fate.KILLED: "acp.melee.leader.killed",
}
FATES = (*[Fate.UNHARMED] * 7, Fate.WOUNDED, Fate.WOUNDED, Fate.KILLED)
"""What each face of the check die brings, from 0 to 9."""


def after_fire(trace: Trace, die: int, target: Stack) -> tuple[LeaderResult, ...]:
    """The leaders checked after a fire."""
    if die != 9 or not target.leaders:
        return ()
    trace.cite("acp.fire.leader.trigger", target=target.top.label, die=die)
    trace.cite("acp.fire.leader.each", len(target.leaders))
    return tuple(_check(trace, leader, FIRE) for leader in target.leaders)


def after_melee(trace: Trace, die: int, melee: Melee) -> tuple[LeaderResult, ...]:
    """The leaders checked after a melee."""
    if die == 9 and _leaders(melee.defenders):
        trace.cite("acp.melee.leader.nine", die=die)
        stacks = melee.defenders
    elif die == 0 and _leaders(melee.attackers):
        trace.cite("acp.melee.leader.zero", die=die)
        stacks = melee.attackers
    else:
        return ()
    for stack in stacks:
        if len(stack.leaders) > 1:
            trace.cite("acp.melee.leader.individual", len(stack.leaders), stack=stack.top.label)
    return tuple(_check(trace, leader, MELEE) for leader in _leaders(stacks))


def _leaders(stacks: Iterable[Stack]) -> list[Leader]:
    return [leader for stack in stacks for leader in stack.leaders]


def _check(trace: Trace, leader: Leader, clauses: Mapping[Fate, str]) -> LeaderResult:
    face = trace.roll("check_die", D10, leader.label)
    return LeaderResult(leader.label, trace.cite(clauses[FATES[face]], FATES[face], leader=leader.label, die=face))
