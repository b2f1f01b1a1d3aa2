"""Facing: the arcs of a unit, what turning costs, and turning in reaction to an enemy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lexludi.board.hexes import Hex, Vertex
from lexludi.board.position import Counter, Position
from lexludi.games.gboa import zones
from lexludi.games.gboa.orders import Cause, unordered_hit
from lexludi.games.gboa.readings import EDITION, MinimumHit, ReactionZone, Readings, RoughTurn
from lexludi.games.gboa.terrain import BLANK_CHART, Chart, is_rough
from lexludi.games.gboa.units import (
    ELEPHANTS,
    FOOT,
    MOUNTED,
    SLOW_TO_TURN,
    Fire,
    UnitType,
    allowance,
    can_shoot,
    check_position,
    combat_unit,
    facing_of,
    opponents,
    quality,
    roll_for,
    with_hits,
)
from lexludi.games.gboa.walk import StepKind, Walk
from lexludi.rulings.ruling import Trace, decides


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
    stance = unit.stance
    if stance.two_hex:
        trace.cite("gboa.7.1.fig.two-hex", unit=label, facing=unit.facing)
    else:
        trace.cite("gboa.7.1.fig.one-hex", unit=label, facing=unit.facing)
    return Arcs(*(_numbers(position, spots) for spots in (stance.front(), stance.flank(), stance.rear())))


def pivot(walk: Walk, vertex: Vertex) -> None:
    """Turn a one-hex unit in its hex."""
    trace, unit = walk.trace, walk.unit
    if vertex is unit.facing:
        raise ValueError(f"{unit.label} already faces {vertex}.")
    trace.cite("gboa.6.3.2", unit=unit.label, hex=walk.stance.place, facing=vertex)
    zones.turn(trace, walk.position, unit, walk.order, walk.readings)
    vertices = facing_of(unit).apart(vertex)
    _chariot(walk, vertices)
    points = _turning_points(trace, unit, vertices)
    walk.pay(points, "gboa.6.1.1.b", facing=vertex)
    first = walk.vertices == 0 or walk.readings.rough is RoughTurn.VERTEX
    hits = rough_hit(trace, walk.position, unit, unit.hexes, vertices, walk.chart, walk.readings) if first else 0
    walk.take(StepKind.PIVOT, walk.stance.facing_to(vertex), points, hits)
    walk.vertices += vertices


def rough_hit(
    trace: Trace,
    position: Position,
    unit: Counter,
    spots: Iterable[Hex],
    vertices: int,
    chart: Chart,
    readings: Readings,
) -> int:
    """The hit for turning on rough terrain, if any of the hexes turned in is rough."""
    rough = [spot for spot in spots if is_rough(trace, position, spot, chart, readings)]
    if not rough:
        return 0
    if unit.type in ELEPHANTS:
        return trace.cite("gboa.7.1.4.a", 0, unit=unit.label, hex=rough[0].number)
    hits = vertices if readings.rough is RoughTurn.VERTEX else 1
    return trace.cite("gboa.7.1.4", hits, unit=unit.label, hex=rough[0].number, reading=readings.rough)


def check_hits(die: int, tq: int, readings: Readings) -> int:
    """The hits of a check that costs the difference, at least 1."""
    if die > tq:
        return die - tq
    return 1 if readings.minimum is MinimumHit.ALWAYS else 0


@decides
def react(
    trace: Trace,
    position: Position,
    label: str,
    enemy: str,
    vertex: Vertex,
    chart: Chart = BLANK_CHART,
    readings: Readings = EDITION,
) -> Turned:
    """A one-hex unit turns because an enemy has just come next to it."""
    check_position(position)
    unit, intruder = opponents(position, label, enemy)
    if unit.stance.two_hex or unit.stance.distance(intruder.stance) != 1:
        trace.refuse("gboa.7.1.6.a", unit=label, enemy=enemy)
    trace.cite("gboa.7.1.6.a", unit=label, enemy=enemy)
    _free_to_react(trace, position, unit, enemy, readings)
    vertices = facing_of(unit).apart(vertex)
    if vertices != 1:
        trace.refuse("gboa.7.1.6.c", unit=label, vertex=vertices)
    trace.cite("gboa.7.1.6.c", vertices, unit=label, facing=vertex)
    unordered_hit(trace, unit, Cause.REACTION, readings)
    if unit.type in MOUNTED and intruder.type in FOOT:
        hits = trace.cite("gboa.7.1.6.f", 0, unit=label, enemy=enemy)
    else:
        hits = rough_hit(trace, position, unit, unit.hexes, vertices, chart, readings)
        hits += _reaction_hits(trace, unit, intruder, readings)
    after = position.with_counter(with_hits(unit.at(unit.stance.facing_to(vertex)), hits))
    fire = trace.cite("gboa.7.1.6.e", Fire.ENTRY, unit=label, enemy=enemy) if can_shoot(unit) else Fire.NONE
    return Turned(after, hits, fire)


@decides
def turn_to_rear(
    trace: Trace, position: Position, label: str, enemy: str, chart: Chart = BLANK_CHART, readings: Readings = EDITION
) -> Turned:
    """A two-hex unit turns about because an enemy has just entered one of its rear hexes."""
    check_position(position)
    unit, intruder = opponents(position, label, enemy)
    if not unit.stance.two_hex or not set(unit.stance.rear()) & set(intruder.hexes):
        trace.refuse("gboa.7.1.7", unit=label, enemy=enemy)
    if unit.type == UnitType.MACEDONIAN_PHALANX:
        trace.cite("gboa.7.1.7", unit=label, enemy=enemy)
        hits = trace.cite("gboa.7.1.7.a", 1, unit=label)
    else:
        hits = trace.cite("gboa.7.1.7", 2, unit=label, enemy=enemy)
    unordered_hit(trace, unit, Cause.REACTION, readings)
    hits += rough_hit(trace, position, unit, unit.hexes, 3, chart, readings)
    return Turned(position.with_counter(with_hits(unit.at(unit.stance.turned(3)), hits)), hits)


def _numbers(position: Position, spots: tuple[Hex, ...]) -> tuple[str, ...]:
    return tuple(spot.number for spot in position.on_board(spots))


def _free_to_react(trace: Trace, position: Position, unit: Counter, enemy: str, readings: Readings) -> None:
    holders = zones.exerting(position, unit.hexes, unit.side, readings)
    if readings.reaction is ReactionZone.EARLIER:
        holders = tuple(one for one in holders if one.label != enemy)
    if holders:
        zones.cite_zones(trace, holders, readings)
        labels = tuple(one.label for one in holders)
        trace.refuse("gboa.7.1.6.b", unit=unit.label, enemy=labels, reading=readings.reaction)


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


def _turning_points(trace: Trace, unit: Counter, vertices: int) -> int:
    if unit.type == UnitType.SKIRMISHERS:
        return trace.cite("gboa.7.1.2.a", 1, unit=unit.label, vertex=vertices)
    if unit.type in SLOW_TO_TURN:
        return trace.cite("gboa.7.1.2.b", 2 * vertices, unit=unit.label, vertex=vertices)
    return trace.cite("gboa.7.1.2", vertices, unit=unit.label, vertex=vertices)


def _reaction_hits(trace: Trace, unit: Counter, intruder: Counter, readings: Readings) -> int:
    difference, die = allowance(intruder) - allowance(unit), roll_for(trace, unit)
    roll, tq = die + difference, quality(unit)
    facts = {"die_roll": die, "difference": difference, "tq": tq}
    played = {"reading": readings.minimum} if roll <= tq else {}
    return trace.cite("gboa.7.1.6.d", check_hits(roll, tq, readings), unit=unit.label, **facts, **played)
