"""Orderly withdrawal: who may go back before an enemy, how far, at what price, and what comes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from lexludi.board.facing import Arc, Stance
from lexludi.board.hexes import Hex, Vertex
from lexludi.board.position import Counter, Position
from lexludi.games.gboa import zones
from lexludi.games.gboa.orders import Cause, Order, unordered_hit
from lexludi.games.gboa.readings import (
    EDITION,
    LineLength,
    PartingShots,
    PhalanxCounts,
    Readings,
    RearAndFlank,
    SkirmishersLength,
    WithdrawalLength,
)
from lexludi.games.gboa.terrain import BLANK_CHART, Chart, Terrain, entry, is_rough
from lexludi.games.gboa.two_hex import dearer_half
from lexludi.games.gboa.units import (
    BASE,
    FOOT,
    MOUNTED,
    PHALANXES,
    Fire,
    State,
    UnitType,
    Value,
    allowance,
    can_shoot,
    check_position,
    hits_of,
    quality,
    with_hits,
)
from lexludi.games.gboa.walk import Step, StepKind, Walk, Waypoint
from lexludi.rulings.ruling import Trace, decides

TRIGGER = 2
"""The distance at which an enemy provokes a withdrawal."""
NO_LIMIT = 99
BARRED = {State.ROUTED: "gboa.6.7.2.b", State.COLUMN: "gboa.6.7.2.c"}
"""The states in which a unit cannot withdraw, each with the clause that says so."""


class Occasion(StrEnum):
    """When a unit wants to withdraw."""

    ENEMY_MOVE = "enemy_move"
    SEGMENT_START = "segment_start"
    OWN_SEGMENT = "own_segment"


@dataclass(frozen=True)
class Retreat:
    """One unit's orderly withdrawal as the player announces it."""

    unit: str
    route: tuple[Waypoint, ...]
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Withdrawal:
    """The situation of a withdrawal: the enemy that provokes it, the time, and who goes where."""

    position: Position
    enemy: str
    retreats: tuple[Retreat, ...]
    occasion: Occasion = Occasion.ENEMY_MOVE
    chart: Chart = field(default_factory=lambda: BLANK_CHART)
    line: tuple[str, ...] = ()
    """The labels of a cavalry line that withdraws as a whole."""


@dataclass(frozen=True)
class Withdrawn:
    """The board after a withdrawal, the steps and the totals of each unit by label."""

    position: Position
    steps: tuple[Step, ...]
    points: Mapping[str, int]
    hits: Mapping[str, int]


class _Routed(Exception):
    """Raised inside one unit's withdrawal when it breaks; the rest of it does not happen."""


@decides
def withdraw(trace: Trace, case: Withdrawal, readings: Readings = EDITION) -> Withdrawn:
    """What becomes of one unit that withdraws, or of a whole cavalry line."""
    check_position(case.position)
    enemy = case.position.counter(case.enemy)
    units = [case.position.counter(retreat.unit) for retreat in case.retreats]
    for unit in units:
        if unit.side is enemy.side:
            raise ValueError(f"{enemy.label} is no enemy of {unit.label}.")
    _time(trace, enemy, case.occasion)
    if case.line:
        _line(trace, case, units)
    _provoked(trace, units, enemy, case.occasion)
    cap = None
    if case.line and readings.line is LineLength.SLOWEST:
        cap = min(allowance(unit) - _enemy_allowance(enemy, readings) for unit in units)
        trace.cite("gboa.6.7.12.a", cap, reading=readings.line)
    position, steps, points, hits = case.position, [], {}, {}
    for retreat, unit in zip(case.retreats, units, strict=True):
        walk = _Retreat(trace, case, position, unit, enemy, retreat, cap, readings).run()
        position = position.with_counter(walk.unit)
        steps += walk.steps
        points[unit.label], hits[unit.label] = walk.spent, walk.hits
    return Withdrawn(position, tuple(steps), points, hits)


@decides
def parting_shot(
    trace: Trace,
    position: Position,
    label: str,
    target: str,
    enemy: str,
    shot_at: tuple[str, ...] = (),
    readings: Readings = EDITION,
) -> Fire:
    """Whether mounted archers may shoot at a target as they withdraw from an enemy."""
    check_position(position)
    unit, aim = position.counter(label), position.counter(target)
    distance = unit.stance.distance(aim.stance)
    if unit.type != UnitType.MOUNTED_ARCHERS or not can_shoot(unit) or distance > TRIGGER:
        trace.refuse("gboa.6.7.10.a", unit=label, target=target, range=distance)
    trace.cite("gboa.6.7.10.a", Fire.MISSILE, unit=label, range=distance)
    if target != enemy:
        trace.refuse("gboa.6.7.10.b", unit=label, target=target, enemy=enemy)
    trace.cite("gboa.6.7.10.b", unit=label, target=target)
    if shot_at if readings.shots is PartingShots.ONCE else target in shot_at:
        trace.refuse("gboa.6.7.10.c", unit=label, target=target, reading=readings.shots)
    trace.cite("gboa.6.7.10.c", unit=label, target=target, reading=readings.shots)
    return Fire.MISSILE


@decides
def pre_arranged_withdrawal(trace: Trace, position: Position, label: str) -> None:
    """Nothing can be said of it: its section is blank."""
    trace.silent("gboa.6.8", unit=position.counter(label).label)


def _time(trace: Trace, enemy: Counter, occasion: Occasion) -> None:
    if occasion is not Occasion.OWN_SEGMENT:
        trace.cite("gboa.6.7.11", occasion)
    elif enemy.type == UnitType.RAMPAGING_ELEPHANT:
        trace.cite("gboa.6.7.11.a", enemy=enemy.label)
    else:
        trace.refuse("gboa.6.7.11", occasion=occasion)


def _provoked(trace: Trace, units: list[Counter], enemy: Counter, occasion: Occasion) -> None:
    """Some unit must have the enemy 2 hexes away."""
    distance = min((unit.stance.distance(enemy.stance) for unit in units), key=lambda hexes: abs(hexes - TRIGGER))
    facts = {"enemy": enemy.label, "range": distance}
    at_start = occasion is Occasion.SEGMENT_START
    if distance != TRIGGER:
        trace.refuse("gboa.6.7.1.b" if at_start else "gboa.6.7.1.a", **facts)
    trace.cite("gboa.6.7.1.b" if at_start else "gboa.6.7.1.a", **facts)


def _line(trace: Trace, case: Withdrawal, units: list[Counter]) -> None:
    members = [case.position.counter(label) for label in case.line]
    if other := [unit.label for unit in members if unit.type not in MOUNTED]:
        trace.refuse("gboa.6.7.12.a", unit=tuple(other))
    trace.cite("gboa.6.7.12.a", unit=case.line)
    leaders = [
        one.label
        for one in case.position.counters
        if one.leader
        and one.side is members[0].side
        and State.LINE_COMMANDER in one.states
        and min(unit.stance.distance(one.stance) for unit in members) <= 2
    ]
    if not leaders:
        trace.refuse("gboa.6.7.12.b", unit=case.line)
    trace.cite("gboa.6.7.12.b", leader=leaders[0])
    if staying := [label for label in case.line if label not in {unit.label for unit in units}]:
        trace.refuse("gboa.6.7.12.c", unit=tuple(staying))
    trace.cite("gboa.6.7.12.c", unit=case.line)


def _enemy_allowance(enemy: Counter, readings: Readings) -> int:
    counts = enemy.type in PHALANXES and readings.phalanx is PhalanxCounts.EITHER
    return BASE if counts else allowance(enemy)


@dataclass
class _Retreat:
    """One unit's withdrawal while it is decided."""

    trace: Trace
    case: Withdrawal
    position: Position
    unit: Counter
    enemy: Counter
    retreat: Retreat
    cap: int | None
    readings: Readings

    def run(self) -> Walk:
        """Check, take the hit before, go back, take the hits after."""
        trace, unit = self.trace, self.unit
        for state, clause in BARRED.items():
            if state in unit.states:
                trace.refuse(clause, unit=unit.label)
        points, hexes = self._limits()
        if self.cap is not None:
            points = self.cap
        limit = NO_LIMIT if points is None else points
        walk = Walk(trace, self.position, unit, limit, self.case.chart, self.readings, Order(), list(self.retreat.dice))
        unordered_hit(trace, unit, Cause.WITHDRAWAL, self.readings)
        if made := unit.value(Value.WITHDRAWALS):
            trace.cite("gboa.6.7.7", unit=unit.label, withdrawals=made)
        penalties: list[int] = []
        routed = False
        try:
            penalties.append(self._approach(walk))
            self._go_back(walk, hexes)
            penalties.append(self._for_withdrawing(walk))
            penalties.append(self._check(walk))
        except _Routed:
            routed = True
        paid = [hit for hit in penalties if hit]
        if len(paid) > 1:
            trace.cite("gboa.6.7.5.sum", sum(paid), unit=unit.label)
        if walk.steps:
            trace.cite("gboa.6.7.3", unit=unit.label, facing=unit.facing)
        walk.unit = with_hits(walk.unit, walk.hits).with_values(**{Value.WITHDRAWALS: made + 1})
        if routed:
            trace.cite("gboa.6.7.6", State.ROUTED, unit=unit.label, hits=hits_of(walk.unit), tq=quality(unit))
            walk.unit = walk.unit.with_states(State.ROUTED)
        return walk

    def _limits(self) -> tuple[int | None, int | None]:
        """The most movement points and the most hexes, where there is such a limit."""
        trace, unit, enemy, readings = self.trace, self.unit, self.enemy, self.readings
        if unit.type == UnitType.SKIRMISHERS:
            most = 2
            if readings.skirmishers is SkirmishersLength.DIFFERENCE:
                most = max(most, allowance(unit) - self._counted(enemy))
            trace.cite("gboa.6.7.2.a", most, unit=unit.label, reading=readings.skirmishers)
            return None, most
        own, theirs = self._counted(unit), self._counted(enemy)
        difference = own - theirs
        facts = {"unit": unit.label, "allowance": own, "enemy": enemy.label, "enemy_allowance": theirs}
        if difference <= 0:
            trace.refuse("gboa.6.7.1.c", **facts)
        trace.cite("gboa.6.7.1.c", **facts)
        trace.cite("gboa.6.7.1.d", difference, unit=unit.label, reading=readings.length)
        if readings.length is WithdrawalLength.EXACT:
            if len(self.retreat.route) != difference:
                trace.refuse("gboa.6.7.1.d", unit=unit.label, reading=readings.length)
            return None, difference
        return difference, None

    def _counted(self, unit: Counter) -> int:
        if unit.type not in PHALANXES:
            return allowance(unit)
        if unit is self.unit:
            return self.trace.cite("gboa.6.7.2", BASE, unit=unit.label)
        value, either = _enemy_allowance(unit, self.readings), self.readings.phalanx is PhalanxCounts.EITHER
        self.trace.cite("gboa.6.7.2", value if either else None, unit=unit.label, reading=self.readings.phalanx)
        return value

    def _approach(self, walk: Walk) -> int:
        """The penalty for an enemy at rear or flank, taken before going back."""
        arc = self._arc()
        if arc is Arc.FRONT:
            return 0
        facts = {"unit": self.unit.label, "enemy": self.enemy.label, "arc": arc}
        if self.unit.type == UnitType.SKIRMISHERS and arc is Arc.FLANK:
            return self.trace.cite("gboa.6.7.5.2.c", 0, **facts)
        hit = self.trace.cite("gboa.6.7.5.2", 1, **facts)
        self.trace.cite("gboa.6.7.5.2.a", unit=self.unit.label)
        self._suffer(walk, hit)
        return hit

    def _arc(self) -> Arc:
        stance = self.unit.stance
        distance = stance.distance(self.enemy.stance)
        nearest = [spot for spot in self.enemy.hexes if stance.distance(spot) == distance]
        arcs = {arc for spot in nearest for arc in stance.bearing(spot)}
        if Arc.FRONT in arcs:
            return Arc.FRONT
        every = self.readings.approach is RearAndFlank.EVERY
        if arcs == {Arc.FLANK, Arc.REAR} or (every and Arc.REAR in arcs):
            return self.trace.cite("gboa.6.7.5.2.b", Arc.FLANK, enemy=self.enemy.label, reading=self.readings.approach)
        return arcs.pop()

    def _go_back(self, walk: Walk, hexes: int | None) -> None:
        for count, waypoint in enumerate(self.retreat.route, 1):
            if isinstance(waypoint, Vertex):
                walk.trace.refuse("gboa.6.7.3", unit=self.unit.label, facing=waypoint)
            if hexes is not None and count > hexes:
                clause = "gboa.6.7.2.a" if self.unit.type == UnitType.SKIRMISHERS else "gboa.6.7.1.d"
                walk.trace.refuse(clause, unit=self.unit.label, hex="+".join(map(str, waypoint)))
            self._back(walk, waypoint)

    def _back(self, walk: Walk, hexes: tuple[Hex, ...]) -> None:
        trace, unit, before = walk.trace, walk.unit, walk.stance
        walk.on_board(hexes)
        after = next((stance for stance in before.back() if set(stance.hexes) == set(hexes)), None)
        if after is None:
            trace.refuse("gboa.6.7.1.d", unit=unit.label, hex="+".join(map(str, hexes)))
        self._barred(walk, before, after)
        pairs = zip(before.hexes, after.hexes, strict=True)
        halves = tuple(entry(trace, walk.position, unit, *pair, walk.chart, walk.readings) for pair in pairs)
        points, hits = dearer_half(trace, halves)
        trace.cite("gboa.6.7.4", points, unit=unit.label, hex=after.place, **({"cohesion_hit": hits} if hits else {}))
        walk.pay(points, "gboa.6.7.1.d", hex=after.place)
        walk.take(StepKind.BACK, after, points, 0)
        self._suffer(walk, hits)

    def _barred(self, walk: Walk, before: Stance, after: Stance) -> None:
        trace, position, label = walk.trace, walk.position, walk.unit.label
        if enemies := zones.exerting(position, after.hexes, walk.unit.side, walk.readings):
            trace.refuse("gboa.6.7.8.a", unit=label, hex=after.place, enemy=tuple(one.label for one in enemies))
        for start, goal in zip(before.hexes, after.hexes, strict=True):
            if is_rough(position, goal, walk.chart, walk.readings):
                trace.refuse("gboa.6.7.8.b", unit=label, hex=goal.number)
            if Terrain.ROUGH_HEXSIDE in position.between(start, goal):
                trace.refuse("gboa.6.7.8.c", unit=label, hex=goal.number)
            too_steep = walk.unit.type in MOUNTED and abs(position.height(goal) - position.height(start)) > 1
            if too_steep:
                trace.cite("gboa.6.2.2", unit=label, hex=goal.number)
            if too_steep or Terrain.IMPASSABLE in position.terrain_in(goal):
                trace.refuse("gboa.6.7.8.d", unit=label, hex=goal.number)
        if taken := walk.occupied(after.hexes):
            trace.silent("gboa.6.7.9.a", unit=(label, *taken), hex=after.place)

    def _for_withdrawing(self, walk: Walk) -> int:
        label, kind = self.unit.label, self.unit.type
        if kind == UnitType.SKIRMISHERS:
            return self.trace.cite("gboa.6.7.5.1.a", 0, unit=label)
        if kind not in FOOT and kind != UnitType.CHARIOT:
            return 0
        hit = self.trace.cite("gboa.6.7.5.1", 1, unit=label)
        self._suffer(walk, hit)
        return hit

    def _check(self, walk: Walk) -> int:
        if self.unit.type == UnitType.SKIRMISHERS:
            return self.trace.cite("gboa.6.7.5.3.a", 0, unit=self.unit.label)
        die, tq = walk.roll(), quality(self.unit)
        hit = self.trace.cite("gboa.6.7.5.3", int(die > tq), unit=self.unit.label, die_roll=die, tq=tq)
        self._suffer(walk, hit)
        return hit

    def _suffer(self, walk: Walk, hits: int) -> None:
        """Take hits; a unit that reaches its TQ routs at once."""
        walk.hits += hits
        if hits and hits_of(self.unit) + walk.hits >= quality(self.unit):
            raise _Routed
