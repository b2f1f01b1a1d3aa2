"""Escape: what a lone leader does when an enemy comes near."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from heapq import heappop, heappush

from lexludi.games.aig.battle import IMPASSABLE, Battle, Terrain
from lexludi.games.aig.pieces import D10, Leader, Unit, UnitType
from lexludi.games.aig.readings.leaders import DECLINING, LIGHT_ALLOWANCE, NEAR, Declining, LightAllowance, Near
from lexludi.games.aig.walk import Fate, Moved, allowance
from lexludi.games.aig.zones import zoi, zoi_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex

FAST, LIGHT = 8, 1
"""The movement allowance that makes light cavalry dangerous, and what it adds to the roll."""


@dataclass(frozen=True)
class Approach:
    """An enemy unit comes near a leader; he goes to the unit named, or stays."""

    enemy: str
    leader: str
    to: str = ""
    """The unit he is to go to; the nearest if none is named."""
    stays: bool = False


@dataclass(frozen=True)
class Refuge:
    """A friendly unit a leader can reach, and the way to it."""

    unit: str
    points: int
    path: tuple[Hex, ...]


@dataclass(frozen=True)
class Refuges(Moved):
    """A leader who gets away and has yet to be told to which of the units equally near."""

    leader: str = ""
    units: tuple[str, ...] = ()


@decides
def escape(trace: Trace, battle: Battle, case: Approach) -> Moved:
    """What becomes of a leader when an enemy comes near."""
    leader, enemy = battle.leader(case.leader), battle.unit(case.enemy)
    _has_come(trace, battle, leader, enemy)
    if battle.unit_of(leader):
        trace.silent("aig.4.4.2.stacked", leader=leader.label)
    ways = Ways(battle, leader, trace.take(allowance, leader))
    if not ways.priced:
        trace.silent("aig.6.2.vary", leader=leader.label)
    found = ways.nearest()
    _choosable(trace, ways, found, case)
    if enemy.cavalry and not _gets_away(trace, leader, enemy):
        return Moved(battle.without(leader.label))
    _limited(trace, ways, found)
    if not found:
        return Moved(battle.without(leader.label))
    if case.stays:
        trace.cite("aig.4.4.2.a.move", leader=leader.label)
        stays = trace.reading(DECLINING) is Declining.STAYS
        return Moved(battle if stays else battle.without(leader.label))
    if len(found) > 1:
        labels = tuple(refuge.unit for refuge in found)
        trace.cite("aig.4.4.2.a.tie", leader=leader.label, unit=labels)
        if not case.to:
            return Refuges(battle, leader=leader.label, units=labels)
    return _go(trace, battle, leader, found, case.to)


def near(trace: Trace, battle: Battle, leader: Leader, enemy: Unit) -> bool:
    """Whether an enemy is near a leader."""
    if trace.reading(NEAR) is Near.IN_ZOI:
        return leader.spot in zoi(battle, enemy)
    return leader.spot.distance(enemy.spot) == 1


def _has_come(trace: Trace, battle: Battle, leader: Leader, enemy: Unit) -> None:
    """Check that an enemy has come near a leader."""
    if leader.side is enemy.side:
        raise Impossible("{enemy} is not an enemy of {label}.", enemy=enemy.label, label=leader.label)
    if not near(trace, battle, leader, enemy):
        away: dict[str, Fact] = {}
        if trace.reading(NEAR) is not Near.IN_ZOI:
            away["hexes"] = at_most(leader.spot.distance(enemy.spot), 1, leader.label, enemy.label)
        trace.refuse(
            "aig.4.4.2.b.roll" if enemy.cavalry else "aig.4.4.2.a.move",
            leader=leader.label,
            unit=enemy.label,
            **away,
        )


def _gets_away(trace: Trace, leader: Leader, enemy: Unit) -> bool:
    """The roll of a lone leader against cavalry."""
    die = trace.roll("escape_die", D10, leader.label)
    result = trace.add("aig.4.4.2.b.roll", die, leader=leader.label, escape_die=die)
    if enemy.type is UnitType.LC:
        printed = trace.reading(LIGHT_ALLOWANCE) is LightAllowance.PRINTED
        points = enemy.allowance if printed else trace.take(allowance, enemy)
        if points >= FAST:
            result += trace.add("aig.4.4.2.b.light", LIGHT, unit=enemy.label, movement_allowance=points)
    if result > leader.value:
        trace.total("aig.4.4.2.b.fail", result, leader=leader.label, initiative=leader.value)
        return False
    trace.total("aig.4.4.2.b.pass", result, leader=leader.label, initiative=leader.value)
    return True


class Limit(StrEnum):
    """What closes a hex to an escaping leader."""

    TERRAIN = "impassable_terrain"
    ZOI = "zoi"
    ENEMY = "enemy_unit"


def _choosable(trace: Trace, ways: Ways, found: tuple[Refuge, ...], case: Approach) -> None:
    """Check that a leader goes to one of the nearest units."""
    if case.to and case.to not in [refuge.unit for refuge in found]:
        least = min((refuge.points for refuge in found), default=ways.limit)
        dearer: dict[str, Fact] = {}
        for one in ways.found():
            if one.unit == case.to:
                dearer["movement_point"] = at_most(one.points, least, case.leader, case.to)
        trace.refuse("aig.4.4.2.a.move", leader=case.leader, unit=case.to, **dearer)


def _limited(trace: Trace, ways: Ways, found: tuple[Refuge, ...]) -> None:
    """Name the limits without which a leader would go elsewhere, and his end if he reaches nobody."""
    leader, limit = ways.leader, ways.limit
    if _units(ways.nearest(Limit.TERRAIN)) != _units(found):
        trace.cite("aig.4.4.2.path.terrain", leader=leader.label)
    if _units(ways.nearest(Limit.ZOI)) != _units(found):
        trace.cite("aig.4.4.2.path.zoi", leader=leader.label)
    if _units(ways.nearest(Limit.ENEMY)) != _units(found):
        trace.cite("aig.4.4.2.path.enemy", leader=leader.label)
    if _units(replace(ways, shielded=False).nearest()) != _units(found):
        trace.cite("aig.4.4.2.path.friend-zoi", leader=leader.label)
    if not found and ways.nearest(*Limit):
        trace.cite("aig.4.4.2.path.fail", Fate.ELIMINATED, leader=leader.label, movement_allowance=limit)
    elif not found:
        trace.cite("aig.4.4.2.a.none", Fate.ELIMINATED, leader=leader.label, movement_allowance=limit)


def _units(found: tuple[Refuge, ...]) -> set[tuple[str, int]]:
    return {(refuge.unit, refuge.points) for refuge in found}


def _go(trace: Trace, battle: Battle, leader: Leader, found: tuple[Refuge, ...], to: str) -> Moved:
    """The leader goes to one of the nearest friendly units."""
    refuge = next(one for one in found if to in ("", one.unit))
    group = battle.group(leader.label)
    if group and refuge.unit not in group:
        trace.cite("aig.4.4.2.a.any-friend", leader=leader.label, unit=refuge.unit)
    trace.cite("aig.4.4.2.a.move", leader=leader.label, unit=refuge.unit, movement_point=refuge.points)
    path = tuple(Stance((spot,), leader.placed.facing) for spot in refuge.path)
    return Moved(battle.put(replace(leader, stance=path[-1])), points=refuge.points, path=path)


@dataclass(frozen=True)
class Ways:
    """The ways a leader has to friendly units with so many movement points."""

    battle: Battle
    leader: Leader
    limit: int
    shielded: bool = True
    """Whether friends shield hexes from enemy ZOI."""

    @property
    def priced(self) -> bool:
        """Whether every kind of ground on the map has its movement cost."""
        board, known = self.battle.board, {cost.terrain for cost in self.battle.costs}
        kinds = {kind for _, names in (*board.terrain, *board.hexsides) for kind in names}
        return {Terrain.CLEAR, *kinds} - {IMPASSABLE} <= known

    def nearest(self, *lifted: Limit) -> tuple[Refuge, ...]:
        """The friendly units with the cheapest way, with some limits lifted."""
        found = self.found(*lifted)
        least = min((refuge.points for refuge in found), default=0)
        return tuple(refuge for refuge in found if refuge.points == least)

    def found(self, *lifted: Limit) -> tuple[Refuge, ...]:
        """The friendly units he can reach, each with its cheapest way."""
        shut = self._shut(lifted)
        best: dict[Hex, tuple[int, tuple[Hex, ...]]] = {}
        edge: list[tuple[int, tuple[Hex, ...]]] = [(0, (self.leader.spot,))]
        while edge:
            points, path = heappop(edge)
            if path[-1] in best:
                continue
            best[path[-1]] = (points, path)
            for spot in self.battle.board.on_board(path[-1].neighbours()):
                if spot in best or spot in shut:
                    continue
                price = points + self._price(path[-1], spot)
                closed = Limit.TERRAIN not in lifted and self._impassable(path[-1], spot)
                if not closed and price <= self.limit:
                    heappush(edge, (price, (*path, spot)))
        friends = [unit for unit in self.battle.of(self.leader.side) if unit.spot in best]
        return tuple(Refuge(unit.label, *best[unit.spot]) for unit in friends)

    def _shut(self, lifted: tuple[Limit, ...]) -> set[Hex]:
        """The hexes that enemies and their ZOI close."""
        enemy = self.leader.side.enemy
        friends = {unit.spot for unit in self.battle.of(self.leader.side)} if self.shielded else set()
        covered = set() if Limit.ZOI in lifted else zoi_of(self.battle, enemy) - friends
        held = {piece.spot for piece in self.battle.pieces if piece.side is enemy and piece.stance}
        return {*covered, *(() if Limit.ENEMY in lifted else held)}

    def _impassable(self, start: Hex, goal: Hex) -> bool:
        board = self.battle.board
        return IMPASSABLE in (*board.terrain_in(goal), *board.between(start, goal))

    @cached_property
    def _prices(self) -> dict[str, int]:
        return {str(cost.terrain): cost.points for cost in self.battle.costs}

    def _price(self, start: Hex, goal: Hex) -> int:
        """What a step costs; impassable ground as much as clear ground, where the limit is lifted."""
        board, prices = self.battle.board, self._prices
        ground = [name for name in board.terrain_in(goal) if name != IMPASSABLE] or [Terrain.CLEAR]
        return sum(prices[name] for name in (*ground, *board.between(start, goal)) if name != IMPASSABLE)
