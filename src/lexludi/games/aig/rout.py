"""Rout: a unit whose cohesion is gone flees from the enemy, and what may destroy it on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise, product

from lexludi.games.aig.banner import Cause, banner_rally, cut_off
from lexludi.games.aig.battle import IMPASSABLE, Battle, Terrain
from lexludi.games.aig.costs import price
from lexludi.games.aig.losses import breaks
from lexludi.games.aig.meanwhile import Step
from lexludi.games.aig.movement import move
from lexludi.games.aig.pieces import State, Unit
from lexludi.games.aig.readings.facing import DISORDER_MOVE
from lexludi.games.aig.readings.rout import (
    FLIGHT_BARRIER,
    FLIGHT_LINE,
    FLIGHT_RALLY,
    FLIGHT_REST,
    FLIGHT_START,
    FLIGHT_WANT,
    FlightBarrier,
    FlightLine,
    FlightRally,
    FlightRest,
    FlightStart,
    FlightWant,
)
from lexludi.games.aig.walk import Fate, Move, Moved, allowance, points_of
from lexludi.games.aig.zones import zoi, zoi_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_least, at_most
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Direction, Hex

Way = tuple[Hex, ...]
FIRST = 2
"""How many hexes a flight begins with."""
MOST_WAYS = 12
"""How many ways of going on from the same beginning are named."""


@dataclass(frozen=True)
class Outset(Moved):
    """A unit that routs and has yet to be told which way it flees: the lines its flight can begin along."""

    ways: tuple[Way, ...] = ()


@decides
def rout(trace: Trace, battle: Battle, label: str, way: Way = ()) -> Moved:
    """A unit routs and flees along the way its owner has chosen."""
    flight = _begin(trace, battle, label)
    return _flee(trace, flight, way) if isinstance(flight, Flight) else flight


@decides
def set_out(trace: Trace, battle: Battle, label: str) -> Moved:
    """A unit routs: what becomes of it before its owner chooses, or where it can flee to first."""
    flight = _begin(trace, battle, label)
    if not isinstance(flight, Flight):
        return flight
    if (
        trace.reading(FLIGHT_WANT) is FlightWant.ALLOWED
        and _open(trace, flight, (flight.unit.spot,), flight.limit) is None
    ):
        return _flee(trace, flight, ())
    safe = tuple(way for way in flight.ways if _first_peril(battle, flight.unit, way) is None)
    return Outset(flight.battle, ways=safe)


def _begin(trace: Trace, battle: Battle, label: str) -> Flight | Moved:
    """The flight of a unit that routs, or what becomes of it without one."""
    unit = battle.unit(label)
    _cause(trace, unit)
    unit = unit.marked(trace.cite("aig.8.1.1.marker", State.ROUTED, unit=label))
    if trace.reading(FLIGHT_RALLY) is FlightRally.BEFORE and (rallied := _near_banner(trace, battle.put(unit), label)):
        return Moved(rallied)
    if unit.spot in zoi_of(battle, unit.side.enemy) and trace.reading(FLIGHT_START) is FlightStart.ENTERED:
        trace.cite("aig.8.1.2.zoi", Fate.ELIMINATED, unit=label)
        return Moved(battle.without(label))
    if all(_closed(battle, unit, spot) for spot in unit.spot.neighbours()):
        trace.cite("aig.8.1.2.surrounded", Fate.ELIMINATED, unit=label)
        return Moved(battle.without(label))
    foes = _nearest(trace, battle, unit)
    ways = _first_ways(trace, battle, unit, foes)
    perils = [_first_peril(battle, unit, one) for one in ways]
    if None not in perils:
        return _destroyed(trace, battle, unit, perils)
    if perils.count(None) > 1:
        trace.cite("aig.8.1.1.choice", unit=label)
    fleeing = replace(battle.without(label), units=battle.put(unit).units)
    return Flight(fleeing, unit, ways, foes, trace.take(allowance, unit))


@decides
def overrun(trace: Trace, battle: Battle, label: str, steps: tuple[Step, ...]) -> Moved:
    """A unit moves where routed enemies are: whom it enters upon it eliminates, whom only its ZOI covers it does not."""
    moved = trace.take(move, battle, Move(label, steps))
    for stance in moved.path[1:]:
        covered = zoi(battle, replace(battle.unit(label), stance=stance))
        for foe in battle.of(battle.unit(label).side.enemy):
            if foe.has(State.ROUTED) and foe.spot in covered:
                trace.cite("aig.8.4.zoi", unit=label, target=foe.label, hex=stance.left.number)
    return moved


def _near_banner(trace: Trace, battle: Battle, label: str) -> Battle | None:
    """The battle after the banner rally of a unit that routs near its banner; None farther away."""
    after = trace.take(banner_rally, battle, label)
    return after if after != battle else None


def _cause(trace: Trace, unit: Unit) -> None:
    """Why a unit routs: its hits, or something else that has already put it to rout."""
    if breaks(trace, unit):
        return
    if not unit.has(State.ROUTED):
        trace.refuse("aig.8.1.hits", unit=unit.label, cohesion=unit.cohesion)
    trace.cite("aig.8.1.other", State.ROUTED, unit=unit.label, cohesion=unit.cohesion)


def _nearest(trace: Trace, battle: Battle, unit: Unit) -> tuple[Hex, ...]:
    """The hexes of the nearest enemies."""
    away = {foe.label: foe.spot.distance(unit.spot) for foe in battle.of(unit.side.enemy)}
    if not away:
        trace.silent("aig.8.1.1.two", unit=unit.label)
    near = tuple(label for label, hexes in away.items() if hexes == min(away.values()))
    trace.cite("aig.8.1.1.two", FIRST, unit=unit.label, nearest_enemy=near)
    return tuple(battle.unit(label).spot for label in near)


def _first_ways(trace: Trace, battle: Battle, unit: Unit, foes: tuple[Hex, ...]) -> list[Way]:
    """The two hexes a flight can begin with, as far as they are on the map."""
    start, board, reading = unit.spot, battle.board, trace.reading(FLIGHT_LINE)
    headings = [one for one in Direction if _leads_away((start, *_along(start, one, FIRST)), foes)]
    if reading is FlightLine.OPPOSITE:
        headings = [one for one in headings if [*foes] == [_along(start, one.turned(3), start.distance(foes[0]))[-1]]]
    if not headings:
        trace.silent("aig.8.1.2.example", unit=unit.label)
    lines = [_along(start, one, FIRST) for one in headings]
    found = [line for line in lines if board.on_board(line) == line]
    if not found:
        trace.silent("aig.8.1.1.two", unit=unit.label)
    blocked = all(_first_peril(battle, unit, line) is Cause.IMPASSABLE for line in found)
    if blocked and trace.reading(FLIGHT_BARRIER) is FlightBarrier.GOES_ROUND:
        bent = [(one, two) for one in board.on_board(start.neighbours()) for two in board.on_board(one.neighbours())]
        return [way for way in bent if _leads_away((start, *way), foes)]
    return found


def _along(start: Hex, heading: Direction, hexes: int) -> Way:
    """So many hexes in a straight line."""
    line = [start]
    for _ in range(hexes):
        line.append(line[-1].neighbour(heading))
    return tuple(line[1:])


def _leads_away(way: Way, foes: tuple[Hex, ...]) -> bool:
    """Whether every step of a way takes a unit further from all of the enemies."""
    return all(before.distance(foe) < after.distance(foe) for foe in foes for before, after in pairwise(way))


def _peril(battle: Battle, unit: Unit, before: Hex, spot: Hex) -> Cause | None:
    """What a routed unit finds that goes from a hex into the next."""
    if IMPASSABLE in (*battle.board.terrain_in(spot), *battle.board.between(before, spot)):
        return Cause.IMPASSABLE
    return cut_off(battle, unit, before, spot)


def _first_peril(battle: Battle, unit: Unit, way: Way) -> Cause | None:
    found = (_peril(battle, unit, before, spot) for before, spot in pairwise((unit.spot, *way)))
    return next(filter(None, found), None)


def _closed(battle: Battle, unit: Unit, spot: Hex) -> bool:
    """Whether a hex beside a unit helps to surround it."""
    return spot in battle.board.grid and _peril(battle, unit, unit.spot, spot) not in (None, Cause.RIVER)


def _destroyed(trace: Trace, battle: Battle, unit: Unit, perils: list[Cause | None]) -> Moved:
    """Every way to flee ends in ruin."""
    for peril in dict.fromkeys(perils):
        if peril is Cause.ENEMY:
            trace.silent("aig.8.1.2.surrounded", unit=unit.label)
        if peril is Cause.RIVER:
            trace.cite("aig.8.1.2.river", Fate.ELIMINATED, unit=unit.label)
        if peril is Cause.IMPASSABLE:
            trace.cite("aig.8.1.2.impassable", Fate.ELIMINATED, unit=unit.label)
        if peril is Cause.ZOI:
            trace.cite("aig.8.1.2.zoi", Fate.ELIMINATED, unit=unit.label)
    return Moved(battle.without(unit.label))


@dataclass(frozen=True)
class Flight:
    """A unit that flees: the ways it can begin with, from whom it flees, and its movement points."""

    battle: Battle
    unit: Unit
    ways: list[Way]
    foes: tuple[Hex, ...]
    limit: int


def _flee(trace: Trace, flight: Flight, way: Way) -> Moved:
    """Carry out a flight step by step: two hexes first, then as far as the movement points last."""
    unit, battle = flight.unit, flight.battle
    want = FIRST if trace.reading(FLIGHT_WANT) is FlightWant.ANYWAY else 0
    if len(way) < want:
        hexes = at_least(len(way), want, unit.spot.number, *map(str, way))
        trace.refuse("aig.8.1.1.two", unit=unit.label, hexes=hexes)
    if not any(one[: len(way)] == way[:FIRST] for one in flight.ways):
        trace.refuse("aig.8.1.1.two", unit=unit.label)
    spent, path = 0, [unit.spot]
    for place, spot in enumerate(way):
        if spot not in battle.board.on_board(path[-1].neighbours()):
            raise Impossible(
                "{hex} is not adjacent to {place}; name every hex along the way.",
                hex=spot.number,
                place=path[-1].number,
            )
        if place >= FIRST and (spot in path or not _on(trace, flight, path[-1], spot)):
            trace.refuse("aig.8.1.1.rest", unit=unit.label, hex=spot.number)
        if _meets(trace, flight, path[-1], spot):
            _paid(trace, flight, spent)
            return Moved(battle.without(unit.label))
        spent += trace.take(price, battle, unit.label, path[-1], spot)
        if spent > flight.limit and place >= want:
            points = at_most(spent, flight.limit, unit.spot.number, spot.number)
            trace.refuse("aig.8.1.1.rest", unit=unit.label, hex=spot.number, movement_allowance=points)
        path.append(spot)
    if _taken(battle, unit, path[-1]):
        trace.silent("aig.8.1.1.rest", unit=unit.label, hex=path[-1].number)
    if more := _open(trace, flight, tuple(path), flight.limit - spent):
        trace.refuse("aig.8.1.1.rest", unit=unit.label, hex=more.number, movement_allowance=flight.limit)
    _paid(trace, flight, spent)
    stances = tuple(Stance((spot,), unit.placed.facing) for spot in path)
    fled = battle.put(replace(unit, stance=stances[-1]))
    return Moved(trace.take(banner_rally, fled, unit.label), points=spent, path=stances, fled=True)


def _taken(battle: Battle, unit: Unit, spot: Hex) -> bool:
    """Whether another unit stands in a hex."""
    return any(other.spot == spot for other in battle.units if other.stance and other.label != unit.label)


def every_flight(battle: Battle, unit: Unit) -> tuple[Way, ...]:
    """The ways a unit can be said to flee under any mixture of the readings on how far and which way it goes."""
    sides = product(*(each.sides for each in (FLIGHT_BARRIER, FLIGHT_REST, DISORDER_MOVE)))
    traces = (Trace(chosen=Chosen(tuple(mixture))) for mixture in sides)
    return tuple(dict.fromkeys(way for trace in traces for way in flights(trace, battle, unit)))


def flights(trace: Trace, battle: Battle, unit: Unit) -> Iterator[Way]:
    """Ways a unit that routs can be said to flee, allowed or not: none at all, or as far as its points last."""
    yield ()
    away = {foe.spot: foe.spot.distance(unit.spot) for foe in battle.of(unit.side.enemy)}
    foes = tuple(spot for spot, hexes in away.items() if hexes == min(away.values()))
    flight = Flight(battle, unit, [], foes, trace.would(allowance, unit).outcome)
    starts = [_along(unit.spot, heading, FIRST) for heading in Direction]
    if trace.reading(FLIGHT_BARRIER) is FlightBarrier.GOES_ROUND:
        starts += [(one, two) for one in unit.spot.neighbours() for two in one.neighbours() if two != unit.spot]
    for start in starts:
        if battle.board.on_board(start) == start and _leads_away((unit.spot, *start), foes):
            yield start[:1]
            points = flight.limit - _cost(flight, (unit.spot, *start))
            yield from islice(_prolonged(trace, flight, start, points), MOST_WAYS)


def _prolonged(trace: Trace, flight: Flight, way: Way, points: int) -> Iterator[Way]:
    """The ways that begin with a way and go on as far as the points that are left last."""
    battle, ahead = flight.battle, []
    for spot in battle.board.on_board(way[-1].neighbours()):
        clear = _peril(battle, flight.unit, way[-1], spot) is None and spot not in (*way, flight.unit.spot)
        if clear and _on(trace, flight, way[-1], spot) and _cost(flight, (way[-1], spot)) <= points:
            ahead.append(spot)
    if all(_taken(battle, flight.unit, spot) for spot in ahead):
        yield way
    for spot in ahead:
        yield from _prolonged(trace, flight, (*way, spot), points - _cost(flight, (way[-1], spot)))


def _cost(flight: Flight, path: Way) -> int:
    """What a way costs; more than any unit has where the price of a hex is not known."""
    prices = [price(flight.battle, flight.unit.label, *step) for step in pairwise(path)]
    return sum(one.outcome if one.decided else flight.limit + 1 for one in prices)


def _paid(trace: Trace, flight: Flight, spent: int) -> None:
    label = flight.unit.label
    trace.total("aig.8.1.1.rest", spent, points_of(label), unit=label, movement_allowance=flight.limit)


def _on(trace: Trace, flight: Flight, before: Hex, spot: Hex) -> bool:
    """Whether a flight may go on from a hex into the next."""
    return trace.reading(FLIGHT_REST) is FlightRest.ANYWHERE or _leads_away((before, spot), flight.foes)


def _meets(trace: Trace, flight: Flight, before: Hex, spot: Hex) -> bool:
    """Whether a step destroys the unit; what it cannot cross it may not choose while there is another way."""
    facts: dict[str, Fact] = {"unit": flight.unit.label, "hex": spot.number}
    peril = _peril(flight.battle, flight.unit, before, spot)
    if peril is Cause.RIVER:
        trace.refuse("aig.8.1.2.river", **facts)
    if peril is Cause.IMPASSABLE:
        trace.refuse("aig.8.1.2.impassable", **facts)
    if peril is Cause.ENEMY:
        trace.silent("aig.8.1.2.surrounded", **facts)
    if peril is Cause.ZOI:
        trace.cite("aig.8.1.2.zoi", Fate.ELIMINATED, **facts)
    elif Terrain.STREAM in (*flight.battle.board.terrain_in(spot), *flight.battle.board.between(before, spot)):
        trace.cite("aig.8.1.2.stream", **facts)
    return peril is Cause.ZOI


def _open(trace: Trace, flight: Flight, path: Way, points: int) -> Hex | None:
    """A hex into which a flight could still go on with the points that are left."""
    battle, here = flight.battle, path[-1]
    for spot in battle.board.on_board(here.neighbours()):
        begins = len(path) > FIRST or any((*path[1:], spot) == one[: len(path)] for one in flight.ways)
        clear = _peril(battle, flight.unit, here, spot) is None and spot not in path
        if begins and clear and _on(trace, flight, here, spot) and battle.unit_in(spot) is None:
            cost = trace.would(price, battle, flight.unit.label, here, spot)
            if cost.decided and cost.outcome <= points:
                return spot
    return None
