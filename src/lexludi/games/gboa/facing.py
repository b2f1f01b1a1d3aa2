"""Facing: the arcs of a unit, what turning costs, and turning in reaction to an enemy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lexludi.games.gboa import zones
from lexludi.games.gboa.orders import Cause, unordered_hit
from lexludi.games.gboa.readings import (
    CAVALRY_REACTION,
    MINIMUM_HIT,
    REACTION_ZONE,
    ROUGH_TURN,
    CavalryReaction,
    MinimumHit,
    ReactionZone,
    RoughTurn,
)
from lexludi.games.gboa.terrain import BLANK_CHART, Chart, Roughness, is_rough
from lexludi.games.gboa.units import (
    ELEPHANTS,
    FOOT,
    MOUNTED,
    SLOW_TO_TURN,
    Fire,
    State,
    UnitType,
    allowance,
    arcs_of,
    below_quality,
    can_shoot,
    check_position,
    combat_unit,
    facing_of,
    in_play,
    losses_of,
    opponents,
    points_of,
    quality,
    roll_for,
    under_control,
    with_hits,
)
from lexludi.games.gboa.walk import StepKind, Walk
from lexludi.rulings.measures import at_most, just
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position

ELSEWHERE = {
    "gboa.7.1.1": "movement",
    "gboa.7.1.fig": "units",
    "gboa.7.1.2": "units",
    "gboa.7.1.3": "two_hex",
    "gboa.7.2": "zones walk retreat",
}
"""The modules that decide clauses of this chapter."""


@dataclass(frozen=True)
class Arcs:
    """The hexes around a unit by arc, as numbers."""

    front: tuple[str, ...]
    flank: tuple[str, ...]
    rear: tuple[str, ...]


@dataclass(frozen=True)
class Turned:
    """The board after a reaction, the hits it cost and the fire it permits."""

    position: Position
    hits: int
    fire: Fire = Fire.NONE


@decides
def arcs(trace: Trace, position: Position, label: str) -> Arcs:
    """The front, flank and rear hexes of a unit that are on the board."""
    check_position(position)
    unit = combat_unit(position, label)
    under_control(trace, unit)
    stance = unit.stance
    arcs_of(trace, unit)
    return Arcs(*(_numbers(position, spots) for spots in (stance.front(), stance.flank(), stance.rear())))


def pivot(walk: Walk, vertex: Vertex) -> None:
    """Turn a one-hex unit in its hex."""
    trace, unit = walk.trace, walk.unit
    trace.cite("gboa.6.3.2", unit=unit.label, hex=walk.stance.place, facing=vertex)
    zones.turn(trace, walk.position, unit, walk.order)
    vertices = facing_of(unit).apart(vertex)
    _chariot(walk, vertices)
    points = _turning_points(trace, unit, vertices, once_more=walk.vertices > 0)
    walk.pay(points, "gboa.6.1.1.b", facing=vertex)
    first = walk.vertices == 0 or walk.trace.reading(ROUGH_TURN) is RoughTurn.VERTEX
    hits = rough_hit(trace, walk.position, unit, unit.hexes, vertices, walk.chart) if first else 0
    walk.take(StepKind.PIVOT, walk.stance.facing_to(vertex), points, hits)
    walk.vertices += vertices


def rough_hit(
    trace: Trace,
    position: Position,
    unit: Counter,
    spots: Iterable[Hex],
    vertices: int,
    chart: Chart,
) -> int:
    """The hit for turning on rough terrain, if any of the hexes turned in is rough."""
    exempt = unit.type in ELEPHANTS
    if exempt and chart.woods is None:
        chart = replace(chart, woods=Roughness.ROUGH)  # rough or not, it comes to the same
    rough = [spot for spot in spots if is_rough(trace, position, spot, chart, "gboa.7.1.4")]
    if not rough:
        return 0
    if exempt:
        return trace.add("gboa.7.1.4.a", 0, losses_of(unit.label), unit=unit.label, hex=rough[0].number)
    hits = vertices if trace.reading(ROUGH_TURN) is RoughTurn.VERTEX else 1
    return trace.add("gboa.7.1.4", hits, losses_of(unit.label), unit=unit.label, hex=rough[0].number)


def check_hits(trace: Trace, die: int, tq: int) -> int:
    """The hits of a check that costs the difference, at least 1."""
    if die > tq:
        return die - tq
    return 1 if trace.reading(MINIMUM_HIT) is MinimumHit.ALWAYS else 0


@decides
def react(
    trace: Trace,
    position: Position,
    label: str,
    enemy: str,
    vertex: Vertex,
    chart: Chart = BLANK_CHART,
    cause: Cause | None = None,
) -> Turned:
    """A one-hex unit turns because an enemy has just come next to it, perhaps without an order."""
    check_position(position)
    unit, intruder = opponents(position, label, enemy)
    facts: dict[str, Fact] = {"unit": label, "enemy": enemy, **({"cause": cause} if cause else {})}
    distance = unit.stance.distance(intruder.stance)
    if distance != 1:
        trace.refuse("gboa.7.1.6.a", range=just(distance, 1, label, enemy), **facts)
    if unit.stance.two_hex:
        trace.refuse("gboa.7.1.6.a", **facts)
    for one in (unit, intruder):
        in_play(trace, position, one)
    _free_to_react(trace, position, unit, enemy)
    vertices = facing_of(unit).apart(vertex)
    if vertices != 1:
        trace.refuse("gboa.7.1.6.c", unit=label, vertex=vertices)
    _said(trace, "gboa.7.1.6.a", unit, intruder)
    trace.cite("gboa.7.1.6.a", **facts)
    trace.cite("gboa.7.1.6.c", vertices, unit=label, facing=vertex)
    unordered_hit(trace, unit, Cause.REACTION)
    easy = unit.type in MOUNTED and intruder.type in FOOT
    hits = 0
    if easy:
        trace.add("gboa.7.1.6.f", 0, losses_of(label), unit=label, enemy=enemy)
    if not easy or trace.reading(CAVALRY_REACTION) is CavalryReaction.ROLL:
        hits += rough_hit(trace, position, unit, unit.hexes, vertices, chart)
    if not easy:
        hits += _reaction_hits(trace, unit, intruder)
    after = with_hits(unit.at(unit.stance.facing_to(vertex)), hits)
    below_quality(trace, after)
    fire = trace.cite("gboa.7.1.6.e", Fire.ENTRY, unit=label, enemy=enemy) if can_shoot(unit) else Fire.NONE
    return Turned(position.with_counter(after.with_states(State.REACTED)), hits, fire)


@decides
def turn_to_rear(
    trace: Trace,
    position: Position,
    label: str,
    enemy: str,
    chart: Chart = BLANK_CHART,
    cause: Cause | None = None,
) -> Turned:
    """A two-hex unit turns about because an enemy has just entered one of its rear hexes, perhaps without an order."""
    check_position(position)
    unit, intruder = opponents(position, label, enemy)
    facts: dict[str, Fact] = {"unit": label, "enemy": enemy, **({"cause": cause} if cause else {})}
    if not unit.stance.two_hex or not set(unit.stance.rear()) & set(intruder.hexes):
        distance = unit.stance.distance(intruder.stance)
        away = {"range": at_most(distance, 1, label, enemy)} if distance > 1 else {}
        trace.refuse("gboa.7.1.7", **facts, **away)
    for one in (unit, intruder):
        in_play(trace, position, one)
    _said(trace, "gboa.7.1.7", unit, intruder)
    if unit.type == UnitType.MACEDONIAN_PHALANX:
        trace.cite("gboa.7.1.7", **facts)
        hits = trace.add("gboa.7.1.7.a", 1, losses_of(label), unit=label)
    else:
        hits = trace.add("gboa.7.1.7", 2, losses_of(label), **facts)
    unordered_hit(trace, unit, Cause.REACTION)
    hits += rough_hit(trace, position, unit, unit.hexes, 3, chart)
    after = with_hits(unit.at(unit.stance.turned(3)), hits)
    below_quality(trace, after)
    return Turned(position.with_counter(after.with_states(State.REACTED)), hits)


def _numbers(position: Position, spots: tuple[Hex, ...]) -> tuple[str, ...]:
    return tuple(spot.number for spot in position.on_board(spots))


def _said(trace: Trace, clause: str, unit: Counter, intruder: Counter) -> None:
    """End the decision where the clause does not say whether this unit may react to this enemy, or once more."""
    if intruder.leader:
        trace.silent(clause, enemy=intruder.label)
    if State.REACTED in unit.states:
        trace.silent(clause, unit=unit.label, state=State.REACTED)


def _free_to_react(trace: Trace, position: Position, unit: Counter, enemy: str) -> None:
    but = enemy if trace.reading(REACTION_ZONE) is ReactionZone.EARLIER else ""
    if holders := zones.held_by(trace, position, unit.hexes, unit.side, but, enough=1):
        labels = tuple(one.label for one in holders)
        trace.refuse("gboa.7.1.6.b", unit=unit.label, enemy=labels)


def _chariot(walk: Walk, vertices: int) -> None:
    if walk.unit.type != UnitType.CHARIOT:
        return
    turned = walk.vertices + vertices
    if walk.entered == 0 or walk.last_leg:
        if turned > 1:
            walk.trace.cite("gboa.7.1.5.b", unit=walk.unit.label, vertex=turned)
        return
    if turned > 1:
        walk.trace.refuse("gboa.7.1.5.a", unit=walk.unit.label, hex=walk.stance.place, vertex=turned)
    walk.trace.cite("gboa.7.1.5.a", unit=walk.unit.label, vertex=turned)


def _turning_points(trace: Trace, unit: Counter, vertices: int, *, once_more: bool) -> int:
    """What a turn costs; all that skirmishers turn in one hex is one change of facing."""
    if unit.type == UnitType.SKIRMISHERS:
        return trace.add("gboa.7.1.2.a", int(not once_more), points_of(unit.label), unit=unit.label, vertex=vertices)
    if unit.type in SLOW_TO_TURN:
        return trace.add("gboa.7.1.2.b", 2 * vertices, points_of(unit.label), unit=unit.label, vertex=vertices)
    return trace.add("gboa.7.1.2", vertices, points_of(unit.label), unit=unit.label, vertex=vertices)


def _reaction_hits(trace: Trace, unit: Counter, intruder: Counter) -> int:
    difference, die = allowance(intruder) - allowance(unit), roll_for(trace, unit)
    roll, tq = die + difference, quality(unit)
    facts = {"die_roll": die, "difference": difference, "tq": tq}
    hits = check_hits(trace, roll, tq)
    return trace.add("gboa.7.1.6.d", hits, losses_of(unit.label), unit=unit.label, **facts)
