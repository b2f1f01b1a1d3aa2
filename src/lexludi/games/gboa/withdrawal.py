"""Orderly withdrawal: when units may go back before an enemy, alone or as a line, and what comes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from lexludi.games.gboa.orders import Cause
from lexludi.games.gboa.readings import LINE_LENGTH, PARTING_SHOTS, LineLength, PartingShots
from lexludi.games.gboa.retreat import Retreat, WayBack, arrives, difference, go_back, sets_out
from lexludi.games.gboa.terrain import BLANK_CHART, Chart
from lexludi.games.gboa.units import (
    MOUNTED,
    Fire,
    State,
    UnitType,
    Value,
    apart,
    can_shoot,
    check_position,
    in_order,
    may_withdraw,
    opponents,
)
from lexludi.games.gboa.walk import Step
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most, just, measured
from lexludi.rulings.ruling import Fact, Rival, Trace, Verdict, decides, rival
from lexludi.space.hex.position import Counter, Position

TRIGGER = 2
"""The distance at which an enemy provokes a withdrawal."""
LEADER_RANGE = 2
"""How near a leader must be to a line that withdraws."""


class Occasion(StrEnum):
    """When a unit wants to withdraw."""

    ENEMY_MOVE = "enemy_move"
    SEGMENT_START = "segment_start"
    OWN_SEGMENT = "own_segment"


@dataclass(frozen=True)
class Withdrawal:
    """The situation of a withdrawal: the enemy that provokes it, the time, and who goes where."""

    position: Position
    enemy: str
    retreats: tuple[Retreat, ...]
    occasion: Occasion = Occasion.ENEMY_MOVE
    chart: Chart = BLANK_CHART
    line: tuple[str, ...] = ()
    """The labels of a cavalry line that withdraws as a whole."""
    cause: Cause | None = None
    """What brought the enemy near, if no order did."""

    def __post_init__(self) -> None:
        labels = [retreat.unit for retreat in self.retreats]
        if not self.line and len(labels) != 1:
            raise Impossible(
                "Units withdraw one at a time, or together as a line; a line must be named.", by="gboa.6.7.12.a"
            )
        if self.line and (others := [label for label in labels if label not in self.line]):
            raise Impossible("{unit} is not part of the line: {line}.", unit=others[0], line=self.line)


@dataclass(frozen=True)
class Withdrawn:
    """The board after a withdrawal, the steps and the totals of each unit by label, points only where they are known."""

    position: Position
    steps: tuple[Step, ...]
    points: Mapping[str, int]
    hits: Mapping[str, int]
    fire: Mapping[str, Fire] = field(default_factory=dict)
    """Who may make retire reaction fire because of it, by label."""


@decides
def withdraw(trace: Trace, case: Withdrawal) -> Withdrawn:
    """What becomes of one unit that withdraws, or of a whole cavalry line."""
    enemy = case.position.counter(case.enemy)
    cap = _occasion(trace, case, enemy)
    _all_open(trace, case, cap)
    position, steps = case.position, list[Step]()
    points, hits, fire = dict[str, int](), dict[str, int](), dict[str, Fire]()
    for retreat in case.retreats:
        walk = go_back(trace, WayBack(position, enemy, retreat, case.chart, cap))
        position = position.with_counter(walk.unit)
        steps += walk.steps
        points |= {} if walk.unpriced else {retreat.unit: walk.spent}
        hits[retreat.unit] = walk.hits
        fire |= walk.fire
    return Withdrawn(position, tuple(steps), points, hits, fire)


@decides
def parting_shot(trace: Trace, case: Withdrawal, target: str, shot_at: tuple[str, ...] = ()) -> Fire:
    """Whether mounted archers, the first to withdraw, may shoot at a target as they do, which must be lawful."""
    _from_an_enemy(trace, case)
    first, enemy = case.retreats[0], case.enemy
    label = first.unit
    unit, aim = opponents(case.position, label, target)
    distance = unit.stance.distance(aim.stance)
    reach = at_most(distance, TRIGGER, label, target)
    if unit.type != UnitType.MOUNTED_ARCHERS or not can_shoot(unit) or distance > TRIGGER:
        spent: dict[str, Fact] = {"state": State.MISSILE_NO} if State.MISSILE_NO in unit.states else {}
        away = reach if distance > TRIGGER else measured(distance, label, target)
        trace.refuse("gboa.6.7.10.a", unit=label, target=target, range=away, **spent)
    trace.cite("gboa.6.7.10.a", Fire.MISSILE, unit=label, range=reach)
    if target != enemy:
        trace.refuse("gboa.6.7.10.b", unit=label, target=target, enemy=enemy)
    trace.cite("gboa.6.7.10.b", unit=label, target=target)
    if shot_at and (target in shot_at or trace.reading(PARTING_SHOTS) is PartingShots.ONCE):
        trace.refuse("gboa.6.7.10.c", unit=label, target=target)
    trace.cite("gboa.6.7.10.c", unit=label, target=target)
    if not first.route:
        raise Impossible("The way back of {unit} is missing; name the hexes it enters.", unit=label)
    provoker = case.position.counter(enemy)
    cap = _occasion(trace, case, provoker)
    position = case.position
    for retreat in case.retreats:
        gone = sets_out(trace, WayBack(position, provoker, retreat, case.chart, cap))
        if gone is None and retreat.unit == label:
            trace.silent("gboa.6.7.10.a", unit=label, state=State.ROUTED)
        position = position.with_counter(gone) if gone else position
    return Fire.MISSILE


@decides
def pre_arranged_withdrawal(trace: Trace, position: Position, label: str) -> None:
    """Nothing can be said of it: its section is blank."""
    trace.silent("gboa.6.8", unit=position.counter(label).label)


def _all_open(trace: Trace, case: Withdrawal, cap: int | None) -> None:
    """Refuse a line one of whose units may not go its way, before any of it goes and suffers."""
    position, enemy = case.position, case.position.counter(case.enemy)
    for retreat in case.retreats if len(case.retreats) > 1 else ():
        there = trace.would(arrives, WayBack(position, enemy, retreat, case.chart, cap))
        if there.verdict is Verdict.REFUSED:
            trace.adopt(there)
        position = position.with_counter(there.outcome) if there.decided else position


def _occasion(trace: Trace, case: Withdrawal, enemy: Counter) -> int | None:
    """Whether units may withdraw now, before this enemy; the difference that limits a line, if one does."""
    _from_an_enemy(trace, case)
    units = [opponents(case.position, retreat.unit, case.enemy)[0] for retreat in case.retreats]
    _time(trace, enemy, case)
    cap = _line(trace, case, enemy) if case.line else None
    _provoked(trace, units, enemy, case)
    return cap


def _from_an_enemy(trace: Trace, case: Withdrawal) -> None:
    """End the decision where it is not said whether there is any withdrawal: for leaders, and from one's own elephants."""
    check_position(case.position)
    enemy = case.position.counter(case.enemy)
    for one in case.retreats:
        unit = case.position.counter(one.unit)
        if unit.leader:
            trace.silent("gboa.6.7.1.a", unit=unit.label, enemy=enemy.label)
        if enemy.type == UnitType.RAMPAGING_ELEPHANT and enemy.side is unit.side:
            trace.silent("gboa.6.7.11.a", unit=(unit.label, enemy.label))


def _time(trace: Trace, enemy: Counter, case: Withdrawal) -> None:
    occasion = case.occasion
    if occasion is not Occasion.OWN_SEGMENT:
        if not case.cause:
            trace.cite("gboa.6.7.11", occasion)
    elif enemy.type == UnitType.RAMPAGING_ELEPHANT:
        trace.cite("gboa.6.7.11.a", enemy=enemy.label)
    else:
        trace.refuse("gboa.6.7.11", occasion=occasion)


def _provoked(trace: Trace, units: list[Counter], enemy: Counter, case: Withdrawal) -> None:
    """Some unit must have the enemy 2 hexes away, and none may be barred; then it is asked whether this enemy counts."""
    nearest = min(units, key=lambda unit: abs(unit.stance.distance(enemy.stance) - TRIGGER))
    distance = nearest.stance.distance(enemy.stance)
    facts: dict[str, Fact] = {"enemy": enemy.label, "range": just(distance, TRIGGER, nearest.label, enemy.label)}
    clause = "gboa.6.7.1.b" if case.occasion is Occasion.SEGMENT_START else "gboa.6.7.1.a"
    if distance != TRIGGER:
        trace.refuse(clause, **facts)
    for unit in units:
        may_withdraw(trace, unit)
    if case.cause:
        trace.silent("gboa.6.7.11", enemy=enemy.label, cause=case.cause)
    in_order(trace, enemy)
    for one in (*units, enemy):
        apart(trace, case.position, one)
    for unit in units:
        stack = tuple(one.label for spot in unit.hexes for one in case.position.at(spot) if not one.leader)
        if len(stack) > len(unit.hexes):
            trace.silent("gboa.6.7.9.b", unit=tuple(dict.fromkeys(stack)), hex=unit.stance.place)
    if enemy.leader:
        trace.silent(clause, **facts)
    trace.cite(clause, **facts)


def _line(trace: Trace, case: Withdrawal, enemy: Counter) -> int | None:
    """Check a cavalry line; the difference that limits all of it, if it goes by its slowest unit."""
    members = [case.position.counter(label) for label in case.line]
    if other := [unit.label for unit in members if unit.type not in MOUNTED]:
        trace.refuse("gboa.6.7.12.a", unit=tuple(other))
    cap, faster = None, list[Rival]()
    if trace.reading(LINE_LENGTH) is LineLength.SLOWEST:
        rulings = {unit.label: trace.would(difference, unit, enemy) for unit in members}
        gaps = {label: ruling.outcome if ruling.decided else 0 for label, ruling in rulings.items()}
        cap = min(gaps.values())
        faster = [rival(gap, unit=label) for label, gap in gaps.items() if gap > cap]
    trace.cite("gboa.6.7.12.a", cap, unit=case.line)
    trace.over(faster)
    away = [
        min((unit.stance.distance(one.stance), one.label, unit.label) for unit in members)
        for one in case.position.counters
        if one.leader and one.side is members[0].side and State.LINE_COMMANDER in one.states
    ]
    leaders = [label for hexes, label, _ in away if hexes <= LEADER_RANGE]
    if not leaders:
        far: dict[str, Fact] = {}
        if away:
            hexes, *ends = min(away)
            far["range"] = at_most(hexes, LEADER_RANGE, *ends)
        trace.refuse("gboa.6.7.12.b", unit=case.line, **far)
    trace.cite("gboa.6.7.12.b", leader=leaders[0])
    going = {retreat.unit for retreat in case.retreats}
    if staying := tuple(label for label in case.line if label not in going):
        trace.refuse("gboa.6.7.12.c", unit=staying)
    made = {unit.value(Value.WITHDRAWALS) for unit in members}
    if len(made) > 1:
        trace.silent("gboa.6.7.12.c", unit=case.line, withdrawals=tuple(sorted(made)))
    trace.cite("gboa.6.7.12.c", unit=case.line)
    return cap
