"""One unit's way back in an orderly withdrawal: how far it may go, what it costs, and when the unit breaks."""

from __future__ import annotations

from dataclasses import dataclass, field

from lexludi.games.gboa import zones
from lexludi.games.gboa.orders import Cause, Order, unordered_hit
from lexludi.games.gboa.readings import (
    PHALANX_COUNTS,
    REAR_AND_FLANK,
    SKIRMISHERS_LENGTH,
    WITHDRAWAL_LENGTH,
    PhalanxCounts,
    RearAndFlank,
    SkirmishersLength,
    WithdrawalLength,
)
from lexludi.games.gboa.terrain import Chart, Terrain, barrier, counts_as_rough, prevailing
from lexludi.games.gboa.two_hex import enter, hurt
from lexludi.games.gboa.units import (
    FOOT,
    PHALANXES,
    State,
    UnitType,
    Value,
    allowance,
    has_two_allowances,
    hits_of,
    losses_of,
    obeys,
    points_of,
    quality,
    with_hits,
)
from lexludi.games.gboa.walk import StepKind, Walk, Waypoint
from lexludi.rulings.measures import at_most, just
from lexludi.rulings.ruling import Count, Fact, Ruling, Trace, Verdict, decides, rival
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Arc, Stance
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position

SKIRMISHERS_HEXES = 2
WITHDRAWING_PHALANX = 4
"""The movement allowance a phalanx counts as having for orderly withdrawal."""


@dataclass(frozen=True)
class Retreat:
    """One unit's orderly withdrawal as the player announces it."""

    unit: str
    route: tuple[Waypoint, ...]


@dataclass(frozen=True)
class WayBack:
    """One unit's orderly withdrawal in its situation: the board it finds, whom it goes back from, and what limits it."""

    position: Position
    enemy: Counter
    retreat: Retreat
    chart: Chart
    cap: int | None
    """The most its line lets it go, if the line does."""


class _Routed(Exception):
    """Raised inside one unit's withdrawal when it breaks; the rest of it does not happen."""


@decides
def difference(trace: Trace, unit: Counter, enemy: Counter) -> int:
    """By how much the allowance of a unit exceeds that of the enemy it withdraws from; it must."""
    own, theirs = _own_allowance(trace, unit), _their_allowance(trace, enemy)
    facts: dict[str, Fact] = {"unit": unit.label, "allowance": own, "enemy": enemy.label, "enemy_allowance": theirs}
    if own <= theirs:
        trace.refuse("gboa.6.7.1.c", **facts)
    trace.cite("gboa.6.7.1.c", **facts)
    return own - theirs


def go_back(trace: Trace, way: WayBack) -> Walk:
    """Withdraw one unit from an enemy; the account of its way back."""
    return _plan(trace, way).run()


def sets_out(trace: Trace, way: WayBack) -> Counter | None:
    """A unit where it would go back to, by a way that must be open; none if it routs before that."""
    try:
        found = _plan(trace, way).begin()
    except _Routed:
        return None
    return trace.adopt(found)


@decides
def arrives(trace: Trace, way: WayBack) -> Counter:
    """A unit at the end of its way, whatever it suffers on it."""
    return trace.take(_way, _plan(trace, way))


def _plan(trace: Trace, way: WayBack) -> _Withdrawing:
    """One unit's withdrawal before it is decided, with the limits set to it."""
    unit = way.position.counter(way.retreat.unit)
    obeys(trace, unit)
    # A facing that is kept may be named anywhere on the way.
    route = tuple(step for step in way.retreat.route if step is not unit.facing)
    points, hexes = _limits(trace, unit, replace(way, retreat=replace(way.retreat, route=route)))
    walk = Walk(trace, way.position, unit, points, way.chart, Order())
    return _Withdrawing(walk, unit, way.enemy, route, hexes)


def _limits(trace: Trace, unit: Counter, way: WayBack) -> tuple[int | None, int | None]:
    """The most movement points and the most hexes, where there is such a limit."""
    if unit.type == UnitType.SKIRMISHERS:
        return _skirmishers_limits(trace, unit, way)
    most = trace.take(difference, unit, way.enemy)
    most = most if way.cap is None else way.cap
    trace.cite("gboa.6.7.1.d", most, unit=unit.label)
    if trace.reading(WITHDRAWAL_LENGTH) is WithdrawalLength.POINTS:
        return most, None
    if (hexes := len(way.retreat.route)) != most:
        trace.refuse("gboa.6.7.1.d", unit=unit.label, range=just(hexes, most, unit.label))
    return None, most


def _skirmishers_limits(trace: Trace, unit: Counter, way: WayBack) -> tuple[int | None, int]:
    most, points = SKIRMISHERS_HEXES, None
    far = len(way.retreat.route) > SKIRMISHERS_HEXES
    if far and trace.reading(SKIRMISHERS_LENGTH) is SkirmishersLength.DIFFERENCE:
        if trace.would(difference, unit, way.enemy).verdict is not Verdict.REFUSED:
            most = max(most, trace.take(difference, unit, way.enemy))
        if most > SKIRMISHERS_HEXES and trace.reading(WITHDRAWAL_LENGTH) is WithdrawalLength.POINTS:
            points = most
    trace.cite("gboa.6.7.2.a", most, unit=unit.label)
    return points, most


def _own_allowance(trace: Trace, unit: Counter) -> int:
    return trace.cite("gboa.6.7.2", WITHDRAWING_PHALANX, unit=unit.label) if unit.type in PHALANXES else allowance(unit)


def _their_allowance(trace: Trace, enemy: Counter) -> int:
    if enemy.type not in PHALANXES:
        return allowance(enemy)
    if trace.reading(PHALANX_COUNTS) is PhalanxCounts.EITHER:
        return trace.cite("gboa.6.7.2", WITHDRAWING_PHALANX, unit=enemy.label)
    if has_two_allowances(enemy) and State.ENHANCED_USED in enemy.states:
        trace.silent("gboa.6.7.2", unit=enemy.label, state=State.ENHANCED_USED)
    trace.cite("gboa.6.7.2", unit=enemy.label)
    return allowance(enemy)


@dataclass
class _Withdrawing:
    """One unit's withdrawal while it is decided."""

    walk: Walk
    unit: Counter
    """The unit as it was before."""
    enemy: Counter
    route: tuple[Waypoint, ...]
    hexes: int | None
    """The most hexes it may go, where there is such a limit."""
    penalties: list[int] = field(default_factory=list)
    steadfast: bool = False
    """Whether it is only asked if the way is open, whatever the unit suffers on it."""

    @property
    def losses(self) -> Count:
        """What the unit suffers by it."""
        return losses_of(self.unit.label)

    def begin(self) -> Ruling[Counter]:
        """All that comes before going back, the hit for an enemy behind included; what is to be said of the way."""
        trace, unit = self.walk.trace, self.unit
        unordered_hit(trace, unit, Cause.WITHDRAWAL)
        if made := unit.value(Value.WITHDRAWALS):
            trace.cite("gboa.6.7.7", unit=unit.label, withdrawals=made)
        way = trace.would(_way, self)
        if way.verdict is Verdict.REFUSED:
            trace.adopt(way)
        if hits_of(unit):
            self._suffer(0)
        self._approach()
        return way

    def run(self) -> Walk:
        """Take the hit before, go back, take the hits after."""
        walk, trace, unit, routed = self.walk, self.walk.trace, self.unit, False
        try:
            self.begin()
            self.go()
            self._for_withdrawing()
            self._check()
        except _Routed:
            routed = True
        if len(self.penalties) > 1:
            self._add_up()
        if walk.steps:
            _costs(walk)
            trace.cite("gboa.6.7.3", unit=unit.label, facing=unit.facing)
        walk.unit = with_hits(walk.unit, walk.hits).with_values(
            **{Value.WITHDRAWALS: unit.value(Value.WITHDRAWALS) + 1}
        )
        if routed:
            trace.cite("gboa.6.7.6", State.ROUTED, unit=unit.label, hits=hits_of(walk.unit), tq=quality(unit))
            walk.unit = walk.unit.with_states(State.ROUTED)
        return walk

    def _add_up(self) -> None:
        """Say what the penalties come to; they are all the unit suffers where the way back cost it nothing."""
        penalties, label = sum(self.penalties), self.unit.label
        if penalties == self.walk.hits:
            self.walk.trace.total("gboa.6.7.5.sum", penalties, self.losses, unit=label)
        else:
            self.walk.trace.cite("gboa.6.7.5.sum", penalties, unit=label)

    def _approach(self) -> None:
        """The penalty for an enemy at rear or flank, taken before going back."""
        trace, arc = self.walk.trace, self._arc()
        if arc is Arc.FRONT:
            return
        facts = {"unit": self.unit.label, "enemy": self.enemy.label, "arc": arc}
        if self.unit.type == UnitType.SKIRMISHERS and arc is Arc.FLANK:
            trace.add("gboa.6.7.5.2.c", 0, self.losses, **facts)
            return
        hit = trace.add("gboa.6.7.5.2", 1, self.losses, **facts)
        trace.cite("gboa.6.7.5.2.a", unit=self.unit.label)
        self._penalty(hit)

    def _arc(self) -> Arc:
        stance, trace = self.unit.stance, self.walk.trace
        distance = stance.distance(self.enemy.stance)
        nearest = [spot for spot in self.enemy.hexes if stance.distance(spot) == distance]
        arcs = {arc for spot in nearest for arc in stance.bearing(spot)}
        if Arc.FRONT in arcs:
            return Arc.FRONT
        border = arcs == {Arc.FLANK, Arc.REAR}
        if border or (Arc.REAR in arcs and trace.reading(REAR_AND_FLANK) is RearAndFlank.EVERY):
            trace.cite("gboa.6.7.5.2.b", Arc.FLANK, enemy=self.enemy.label)
            trace.over([rival(Arc.REAR)])
            return Arc.FLANK
        (arc,) = arcs
        return arc

    def go(self) -> None:
        """Go the whole way back, step by step."""
        trace = self.walk.trace
        for count, waypoint in enumerate(self.route, 1):
            if isinstance(waypoint, Vertex):
                after = self.walk.steps and all(isinstance(later, Vertex) for later in self.route[count:])
                stop = trace.silent if after else trace.refuse
                stop("gboa.6.7.3", unit=self.unit.label, facing=waypoint)
            if self.hexes is not None and count > self.hexes:
                place = "+".join(map(str, waypoint))
                length = at_most(count, self.hexes, self.unit.stance.place, place)
                trace.refuse("gboa.6.7.2.a", unit=self.unit.label, hex=place, range=length)
            self._back(waypoint)

    def _back(self, hexes: tuple[Hex, ...]) -> None:
        walk, trace, unit, before = self.walk, self.walk.trace, self.walk.unit, self.walk.stance
        walk.as_wide(hexes)
        after = next((stance for stance in before.back() if set(stance.hexes) == set(hexes)), None)
        if after is None:
            trace.refuse("gboa.6.7.1.d", unit=unit.label, hex="+".join(map(str, hexes)))
        grounds = self._open(before, after)
        entries = enter(walk, after)
        points = walk.pay(entries[0].points, "gboa.6.7.1.d", hex=after.place)
        for goal, ground in grounds.items():
            counts_as_rough(trace, ground, goal, walk.chart, "gboa.6.7.8.b")
        walk.stack(after.hexes, "gboa.6.7.9.a")
        hits = hurt(walk, after, entries)
        if exerting := zones.held_by(trace, walk.position, before.hexes, unit.side):
            if holders := zones.holding(trace, exerting):
                trace.silent("gboa.7.2.4", unit=unit.label, enemy=tuple(one.label for one in holders))
            walk.fire |= zones.retire_fire(trace, unit, exerting)
        walk.take(StepKind.BACK, after, points, 0)
        self._suffer(hits)

    def _open(self, before: Stance, after: Stance) -> dict[Hex, Terrain]:
        """Refuse a step into hexes closed to a withdrawing unit, whatever else is unknown; what the others count as."""
        walk, trace, position, unit = self.walk, self.walk.trace, self.walk.position, self.walk.unit
        grounds = dict[Hex, Terrain]()
        if any(spot not in position.grid for spot in after.hexes):
            trace.refuse("gboa.6.7.8.d", unit=unit.label, hex=after.place)
        if enemies := zones.held_by(trace, position, after.hexes, unit.side, enough=1):
            labels = tuple(one.label for one in enemies)
            trace.refuse("gboa.6.7.8.a", unit=unit.label, hex=after.place, enemy=labels)
        for start, goal in zip(before.hexes, after.hexes, strict=True):
            facts = {"unit": unit.label, "hex": goal.number}
            ground = grounds[goal] = prevailing(trace, position, goal, walk.chart)
            known = ground is not Terrain.WOODS or walk.chart.woods is not None
            if known and counts_as_rough(trace, ground, goal, walk.chart, "gboa.6.7.8.b"):
                trace.refuse("gboa.6.7.8.b", **facts)
            if Terrain.ROUGH_HEXSIDE in position.between(start, goal):
                trace.refuse("gboa.6.7.8.c", **facts)
            if closed := barrier(position, unit, start, goal, ground):
                clause, looked = closed
                trace.cite(clause, **facts, **looked)
                trace.refuse("gboa.6.7.8.d", **facts)
        return grounds

    def _for_withdrawing(self) -> None:
        trace, label, kind = self.walk.trace, self.unit.label, self.unit.type
        if kind == UnitType.SKIRMISHERS:
            trace.add("gboa.6.7.5.1.a", 0, self.losses, unit=label)
        elif kind in FOOT or kind == UnitType.CHARIOT:
            self._penalty(trace.add("gboa.6.7.5.1", 1, self.losses, unit=label))

    def _check(self) -> None:
        trace, label = self.walk.trace, self.unit.label
        if self.unit.type == UnitType.SKIRMISHERS:
            trace.add("gboa.6.7.5.3.a", 0, self.losses, unit=label)
            return
        die, tq = self.walk.roll(), quality(self.unit)
        hit = trace.add("gboa.6.7.5.3", int(die > tq), self.losses, unit=label, die_roll=die, tq=tq)
        self._penalty(hit)

    def _penalty(self, hits: int) -> None:
        self.penalties += [hits] if hits else []
        self._suffer(hits)

    def _suffer(self, hits: int) -> None:
        """Take hits; a unit that reaches its TQ routs at once."""
        self.walk.hits += hits
        total = hits_of(self.unit) + self.walk.hits
        if total and not self.steadfast and total >= quality(self.unit):
            raise _Routed


@decides
def _way(trace: Trace, plan: _Withdrawing) -> Counter:
    """A withdrawing unit at the end of its way; one that is not open is refused before anything is suffered."""
    walk = replace(plan.walk, trace=trace, steps=[], fire={}, suffered={})
    replace(plan, walk=walk, steadfast=True).go()
    _costs(walk)
    return walk.unit


def _costs(walk: Walk) -> None:
    """Say what the way back has cost, as far as it is known."""
    if walk.unpriced:
        walk.trace.cite("gboa.6.7.4", unit=walk.unit.label)
    else:
        walk.trace.total("gboa.6.7.4", walk.spent, points_of(walk.unit.label), unit=walk.unit.label)
