"""The other melee modifiers: terrain, leaders, offensive fire, and the state of both sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lexludi.games.acp.readings import LEADER_BONUSES, STATE_LINES, LeaderBonuses, StateLines
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.terrain import Approach, combat_terrain
from lexludi.games.acp.units import Leader, Stack, State, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, rival

ELSEWHERE = {
    "acp.melee.mod": "facing phalanx",
}
"""The modules that decide clauses of this chapter."""

ATTACKERS = {
    "acp.melee.mod.att_one_discouraged": -1,
    "acp.melee.mod.att_all_discouraged": -2,
}
DEFENDERS = {
    "acp.melee.mod.def_one_discouraged": 1,
    "acp.melee.mod.def_all_discouraged": 2,
    "acp.melee.mod.def_one_routed": 2,
    "acp.melee.mod.def_all_routed": 5,
}


def terrain(trace: Trace, melee: Melee) -> int:
    """The melee column of the terrain chart."""
    return trace.add("acp.melee.mod.terrain", combat_terrain(trace, _approaches(melee), "melee"))


def leaders(trace: Trace, melee: Melee) -> int:
    """The difference between the leader bonuses of the two sides."""
    attackers, defenders = _bonuses(melee.attackers), _bonuses(melee.defenders)
    if not attackers and not defenders:
        return 0
    sums = [sum(attackers.values()), sum(defenders.values())]
    best = [max(bonuses.values(), default=0) for bonuses in (attackers, defenders)]
    added = trace.reading(LEADER_BONUSES) is LeaderBonuses.SUM
    counted = sums if added else best
    lower = [
        rival(bonus, leader=label)
        for bonuses, highest in zip((attackers, defenders), best, strict=True)
        for label, bonus in bonuses.items()
        if bonus < highest and not added
    ]
    value = counted[0] - counted[1]
    trace.add("acp.melee.mod.leaders", value, attackers=counted[0], defenders=counted[1])
    trace.over(lower)
    return value


def offensive_fire(trace: Trace, melee: Melee) -> int:
    """-2 for attackers that have just fired."""
    fired = [unit.label for unit in melee.attacking if unit.fired]
    return trace.add("acp.melee.mod.offensive_fire", -2, attacker=tuple(fired)) if fired else 0


def fatigue(trace: Trace, melee: Melee) -> int:
    """What fatigue does to a unit that fights stands in a rule that is not in this source."""
    for unit in _in_state((*melee.attacking, *melee.defending), State.FATIGUED):
        trace.silent("acp.results.code.f", unit=unit.label, state=unit.state)
    return 0


def attackers_state(trace: Trace, melee: Melee) -> list[int]:
    """The modifiers for discouraged attackers; whether routed units may attack at all is not said."""
    for unit in _in_state(melee.attacking, State.ROUTED):
        trace.silent("acp.melee.mod.att_one_discouraged", attacker=unit.label, state=unit.state)
    discouraged = _in_state(melee.attacking, State.DISCOURAGED)
    lines = []
    if discouraged:
        lines.append("acp.melee.mod.att_one_discouraged")
    if len(discouraged) == len(melee.attacking):
        lines.append("acp.melee.mod.att_all_discouraged")
    return scale(trace, ATTACKERS, lines, trace.reading(STATE_LINES) is StateLines.ADD)


def defenders_state(trace: Trace, melee: Melee) -> list[int]:
    """The modifiers for discouraged and routed defenders."""
    discouraged, routed = (_in_state(melee.defending, state) for state in (State.DISCOURAGED, State.ROUTED))
    lines = []
    if discouraged:
        lines.append("acp.melee.mod.def_one_discouraged")
    if len(discouraged) == len(melee.defending):
        lines.append("acp.melee.mod.def_all_discouraged")
    if routed:
        lines.append("acp.melee.mod.def_one_routed")
    if len(routed) == len(melee.defending):
        lines.append("acp.melee.mod.def_all_routed")
    return scale(trace, DEFENDERS, lines, trace.reading(STATE_LINES) is StateLines.ADD)


def scale(trace: Trace, values: Mapping[str, int], lines: Sequence[str], adds: bool) -> list[int]:
    """The modifiers of one scale: all lines whose condition is met, or only the last, which replaces the others."""
    if adds or not lines:
        return [trace.add(line, values[line]) for line in lines]
    value = trace.add(lines[-1], values[lines[-1]])
    trace.over(rival(values[line], line) for line in lines[:-1])
    return [value]


def _approaches(melee: Melee) -> Iterator[Approach]:
    ground = {stack.top.label: stack.ground for stack in (*melee.attackers, *melee.defenders)}
    for contact in melee.contacts:
        attacker, defender = contact.attacker, contact.defender
        yield Approach(attacker, defender, ground[attacker], ground[defender], contact.levels, contact.crossing)


def _bonuses(stacks: Sequence[Stack]) -> dict[str, int]:
    return {leader.label: _bonus(leader) for stack in stacks for leader in stack.leaders}


def _bonus(leader: Leader) -> int:
    if leader.bonus is None:
        raise Impossible("What is the bonus of leader {label}?", label=leader.label)
    return leader.bonus


def _in_state(units: Sequence[Unit], state: State) -> list[Unit]:
    return [unit for unit in units if unit.state is state]
