"""A slow retelling of the laws of movement, with bearings in degrees and none of the engine's geometry."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, isclose, sqrt

from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position

POINTS = {"clear": 1, "woods": 2, "rough": 3}
FOOT = {"infantry", "skirmishers", "phalanx", "macedonian_phalanx"}
PIKES = {"phalanx", "macedonian_phalanx"}
LIMITS = {"front": (0, 45), "flank": (45, 135), "rear": (135, 181)}
Place = tuple[frozenset[Hex], Vertex]


def centre(spot: Hex) -> tuple[float, float]:
    """The middle of a hex, x to the right and y downward, hexes one apart."""
    return spot.column + (0.5 if spot.row % 2 == 0 else 0.0), spot.row * sqrt(3) / 2


def near(one: Hex, other: Hex) -> bool:
    """Whether two hexes touch."""
    (x, y), (a, b) = centre(one), centre(other)
    return isclose((x - a) ** 2 + (y - b) ** 2, 1.0, rel_tol=1e-6)


def off_facing(own: Hex, spot: Hex, facing: Vertex) -> float:
    """How many degrees a hex lies off the direction a unit faces."""
    (x, y), (a, b) = centre(own), centre(spot)
    bearing = degrees(atan2(a - x, y - b)) % 360
    apart = abs(bearing - 60 * list(Vertex).index(facing)) % 360
    return min(apart, 360 - apart)


def brute_force_arc(position: Position, place: Place, arc: str) -> set[Hex]:
    """The hexes of an arc, by trying every hex of the board: touched by a half at 30, 90 or 150 degrees."""
    return set(_tried(position.grid, place, arc))


@cache
def _tried(grid: Grid, place: Place, arc: str) -> frozenset[Hex]:
    """Once a place, for random boards come to the same places again and again."""
    halves, facing = place
    low, high = LIMITS[arc]
    found = set()
    for spot in grid:
        angles = [off_facing(own, spot, facing) for own in halves if near(own, spot)]
        if spot not in halves and angles:
            off = next((angle for angle in angles if not 45 < angle < 135), angles[0])
            if low <= off < high:
                found.add(spot)
    return frozenset(found)


def brute_force_zone(position: Position, unit: Counter) -> set[Hex]:
    """The ZOC of a unit."""
    place = (frozenset(unit.hexes), unit.facing)
    zone = brute_force_arc(position, place, "front")
    if unit.type == "skirmishers" and "missile_no" not in unit.states:
        zone |= brute_force_arc(position, place, "flank")
    return zone


class Oracle:
    """Judges whole moves of one unit."""

    def __init__(self, position: Position, label: str) -> None:
        self.position, self.unit = position, position.counter(label)
        others = [one for one in position.counters if one.label != label]
        self.taken = {spot for one in others for spot in one.hexes}
        self.enemies = [one for one in others if one.side is not self.unit.side]
        self.friends = [one for one in others if one.side is self.unit.side]
        self.zones = {one.label: brute_force_zone(position, one) for one in self.enemies}
        self.dual = self.unit.type in PIKES and not self.unit.value("allowance")
        self.allowance = 4 if self.dual else self.unit.value("allowance")

    def exerting(self, halves: frozenset[Hex]) -> list[Counter]:
        """The enemies in whose ZOC some half stands."""
        return [one for one in self.enemies if self.zones[one.label] & halves]

    def verdict(self, route: tuple) -> int | None:
        """The movement points of a legal move; None if any law is broken."""
        place: Place = (frozenset(self.unit.hexes), self.unit.facing)
        spent, stopped, turned, entered = 0, False, 0, 0
        for count, waypoint in enumerate(route):
            if stopped:
                return None
            last = all(isinstance(later, Vertex) for later in route[count:])
            if isinstance(waypoint, Vertex):
                vertices = self.vertices(place[1], waypoint)
                cost = self.turning(place, waypoint, vertices)
                middle = entered > 0 and not last
                if cost is None or (self.unit.type == "chariot" and middle and turned + vertices > 1):
                    return None
                cost = 0 if self.unit.type == "skirmishers" and turned else cost
                turned += vertices
                place = (place[0], waypoint)
            else:
                after = self.entering(place, frozenset(waypoint))
                if after is None:
                    return None
                cost = self.price(place[0], after[0])
                if cost is None:
                    return None
                fresh = after[0] - place[0]
                stopped, turned, entered, place = bool(self.exerting(fresh)), 0, entered + 1, after
            spent += cost
            if spent > self.allowance:
                return None
        return spent

    @staticmethod
    def vertices(one: Vertex, other: Vertex) -> int:
        apart = abs(list(Vertex).index(one) - list(Vertex).index(other))
        return min(apart, 6 - apart)

    def turning(self, place: Place, facing: Vertex, vertices: int) -> int | None:
        """The price of a turn on the spot."""
        halves, holders = place[0], self.exerting(place[0])
        if len(halves) == 2:
            rough = any(self.ground(spot) == "rough" for spot in halves)
            return 3 if vertices == 3 and not holders and not rough else None
        shocking = [one for one in holders if "no_shock" not in one.states]
        if shocking and not self.may_turn(place, shocking):
            return None
        if self.unit.type == "skirmishers":
            return 1
        slow = self.unit.type in ("elephant", "rampaging_elephant", "chariot", "cataphract")
        return vertices * (2 if slow else 1)

    def may_turn(self, place: Place, holders: list[Counter]) -> bool:
        if len(holders) > 1:
            return False
        zone = self.zones[holders[0].label]
        if any(zone & set(one.hexes) for one in self.friends):
            return False
        front = brute_force_arc(self.position, place, "front")
        return not (self.outruns(holders) and front - self.taken)

    def outruns(self, holders: list[Counter]) -> bool:
        def speed(unit: Counter) -> int:
            return 5 if unit.type in PIKES else unit.value("allowance")

        return all(speed(self.unit) > speed(one) for one in holders)

    def entering(self, place: Place, wanted: frozenset[Hex]) -> Place | None:
        """Where a step forward or a swing leads; None if it is neither, blocked, or held by an EZOC."""
        halves, facing = place
        front = brute_force_arc(self.position, place, "front")
        fresh = wanted - halves
        if not fresh <= front or fresh & self.taken or not fresh:
            return None
        by_half = [self.exerting(frozenset({half})) for half in halves]
        if len(halves) == 2 and len(fresh) == 1:
            (goal,) = fresh
            if not all(near(half, goal) for half in halves):
                return None
            if all(by_half):
                return None
            return wanted, self.swung(halves, facing, goal, wanted)
        holders = [one for one in self.exerting(halves) if "no_shock" not in one.states]
        if holders and not self.outruns(holders):
            return None
        return wanted, facing

    def swung(self, halves: frozenset[Hex], facing: Vertex, goal: Hex, wanted: frozenset[Hex]) -> Vertex:
        """The new facing: turned toward the side of the half that stays."""
        (staying,) = halves & wanted
        (moving,) = halves - wanted
        right = list(Vertex)[(list(Vertex).index(facing) + 1) % 6]
        left = list(Vertex)[(list(Vertex).index(facing) - 1) % 6]
        return right if off_facing(moving, staying, right) < off_facing(moving, staying, left) else left

    def ground(self, spot: Hex) -> str:
        return (self.position.terrain_in(spot) or ("clear",))[0]

    def price(self, before: frozenset[Hex], after: frozenset[Hex]) -> int | None:
        """What the step costs, the dearer half for two."""
        prices = []
        for goal in after - before:
            starts = [spot for spot in before if near(spot, goal)]
            if len(before) == 2 and len(after - before) == 2:
                starts = [spot for spot in starts if self.parallel(spot, goal, before, after)]
            elif len(before) == 2:
                starts = [spot for spot in before if spot not in after]
            levels = abs(self.position.height(goal) - self.position.height(starts[0]))
            most = 2 if self.unit.type in FOOT else 1
            if levels > most:
                return None
            prices.append(POINTS[self.ground(goal)] + levels)
        return max(prices)

    @staticmethod
    def parallel(start: Hex, goal: Hex, before: frozenset[Hex], after: frozenset[Hex]) -> bool:
        """Whether the other half makes the same shift."""
        (rest,) = before - {start}
        (other,) = after - {goal}
        (x, y), (a, b), (u, v), (p, q) = map(centre, (start, goal, rest, other))
        return isclose(a - x, p - u, abs_tol=1e-6) and isclose(b - y, q - v, abs_tol=1e-6)
