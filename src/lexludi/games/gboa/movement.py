"""Movement: a unit walks a path on the board, step by step, as far as the rules let it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lexludi.games.gboa import two_hex, zones
from lexludi.games.gboa.facing import pivot
from lexludi.games.gboa.orders import Order, ordered
from lexludi.games.gboa.terrain import BLANK_CHART, Chart
from lexludi.games.gboa.units import (
    Fire,
    State,
    below_quality,
    check_position,
    combat_unit,
    in_play,
    points_of,
    with_hits,
)
from lexludi.games.gboa.walk import Step, StepKind, Walk, Waypoint
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.hex.facing import Arc, Stance, Turn
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position

ELSEWHERE = {
    "gboa.6.1": "orders",
    "gboa.6.1.1.b": "facing two_hex",
    "gboa.6.2": "terrain",
    "gboa.6.2.5": "two_hex",
    "gboa.6.3.2": "facing",
    "gboa.6.3.3": "two_hex",
    "gboa.6.4": "two_hex units",
    "gboa.6.7": "withdrawal retreat units",
    "gboa.6.8": "withdrawal",
    "gboa.6.9": "two_hex units",
}
"""The modules that decide clauses of this chapter."""


@dataclass(frozen=True)
class Move:
    """One unit's move as the player announces it."""

    position: Position
    unit: str
    route: tuple[Waypoint, ...]
    order: Order | None = field(default_factory=Order)
    enhanced: bool = False
    """Whether a phalanx uses its enhanced allowance."""
    chart: Chart = BLANK_CHART


@dataclass(frozen=True)
class Moved:
    """What a move came to: the board after it, each step, and the totals."""

    position: Position
    steps: tuple[Step, ...]
    points: int
    hits: int
    fire: Mapping[str, Fire] = field(default_factory=dict)
    """Who may fire because of it, by label."""


@decides
def move(trace: Trace, case: Move) -> Moved:
    """What a move costs and where it ends; the first step that is not allowed refuses the whole."""
    check_position(case.position)
    unit = case.position.counter(case.unit)
    order = ordered(trace, unit, case.order)
    _given_by(case.position, unit, order)
    unit = unit.with_states(State.MOVED) if order.before else unit
    in_play(trace, case.position, unit)
    limit = two_hex.allowance_for(trace, unit, case.enhanced)
    walk = Walk(trace, case.position, unit, limit, case.chart, order)
    walk.hits = two_hex.hits_at_start(trace, unit, order, case.enhanced)
    for place, waypoint in enumerate(case.route):
        if walk.entered and waypoint is walk.unit.facing:
            continue  # it only tells how the unit stands now
        walk.last_leg = all(isinstance(later, Vertex) for later in case.route[place:])
        walk.go_on()
        _step(walk, waypoint)
    trace.total("gboa.6.1.1.b", walk.spent, points_of(unit.label), unit=unit.label, allowance=limit)
    if case.enhanced:
        walk.hits += two_hex.enhanced_check(walk)
    trace.cite("gboa.6.1.3", State.MOVED, unit=unit.label)
    marks = [State.MOVED, State.MOVED_IN_PHASE, *([State.ENHANCED_USED] if case.enhanced else [])]
    after = with_hits(walk.unit, walk.hits).with_states(*marks)
    below_quality(trace, after)
    return Moved(case.position.with_counter(after), tuple(walk.steps), walk.spent, walk.hits, walk.fire)


def _given_by(position: Position, unit: Counter, order: Order) -> None:
    """Complain about an order of a piece on the board that cannot give it."""
    for one in position.counters:
        if one.label in (order.leader, order.commander, order.before) and not (one.leader and one.side is unit.side):
            raise Impossible(
                "{leader} is not a leader in {unit}’s army.", by="gboa.6.1.1.a", leader=one.label, unit=unit.label
            )


def _step(walk: Walk, waypoint: Waypoint) -> None:
    if isinstance(waypoint, Vertex):
        unit = combat_unit(walk.position, walk.unit.label)
        if waypoint is walk.unit.facing:
            raise Impossible("{unit} already faces {facing}.", unit=unit.label, facing=waypoint)
        (two_hex.reverse if walk.stance.two_hex else pivot)(walk, waypoint)
        return
    walk.as_wide(waypoint)
    for turn in Turn if walk.stance.two_hex else ():
        if set(waypoint) == set(walk.stance.swung(turn).hexes):
            two_hex.swing(walk, turn)
            return
    _enter(walk, waypoint)


def _enter(walk: Walk, hexes: tuple[Hex, ...]) -> None:
    """Step forward with the facing kept."""
    trace, unit, before = walk.trace, walk.unit, walk.stance
    walk.on_board(hexes)
    after = _forward(walk, hexes)
    zones.held_anyway(trace, walk.position, unit, after.hexes, walk.order)
    exerting = zones.held_by(trace, walk.position, before.hexes, unit.side)
    if exerting and (holders := zones.holding(trace, exerting)):
        trace.take(zones.leave, walk.position, unit, after.hexes, holders, walk.order)
    entries = two_hex.enter(walk, after)
    points = walk.pay(entries[0].points, "gboa.6.2.5", hex=after.place)
    walk.stack(after.hexes, "gboa.6.9")
    hits = two_hex.hurt(walk, after, entries)
    if exerting:
        walk.fire |= zones.retire_fire(trace, unit, exerting)
        walk.left_ezoc = True
    walk.take(StepKind.ENTER, after, points, hits)
    walk.stop_in_ezoc(after.hexes)


def _forward(walk: Walk, hexes: tuple[Hex, ...]) -> Stance:
    """The stance after a step into the front; a step anywhere else is refused."""
    before = walk.stance
    if walk.unit.leader:
        if before.distance(hexes[0]) != 1:
            raise Impossible("Hex {hex} is not adjacent to {place}.", hex=hexes[0].number, place=before.place)
        return Stance(hexes)
    after = next((stance for stance in before.ahead() if set(stance.hexes) == set(hexes)), None)
    if after:
        return after
    if set(hexes) == set(before.hexes):
        raise Impossible("{unit} is already in {place}.", unit=walk.unit.label, place=before.place)
    wanted = "+".join(map(str, hexes))
    if any(before.distance(spot) > 1 for spot in hexes):
        raise Impossible(
            "{hex} is not adjacent to {place}; name every hex along the way.", hex=wanted, place=before.place
        )
    facts = {"unit": walk.unit.label, "hex": wanted}
    arcs = [arc for arc in (Arc.REAR, Arc.FLANK) if set(before.arc(arc)) & set(hexes)]
    walk.trace.cite("gboa.7.1.1", arcs[0] if arcs else None, **facts)
    walk.trace.refuse("gboa.6.3.1", **facts)
