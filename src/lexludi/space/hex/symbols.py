"""The shapes of a board as SVG path data, in whole units; a hex is 56 wide and 64 high."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Direction, Hex, Vertex

Point = tuple[float, float]

HALF = 28
SIDE = 32
ROOT = 0.75**0.5
BODY = 12
"""Half the thickness of a counter."""
WIDEST = 16
"""Half the width of the widest one-hex counter."""
STRIPES = (((-24, 3), (-4, -8)), ((-24, 14), (24, -14)), ((4, 8), (24, -3)))
"""The slanting lines across a hex, between the places of its number."""

_CORNERS: dict[Vertex, Point] = {
    Vertex.N: (0, -32),
    Vertex.NE: (28, -16),
    Vertex.SE: (28, 16),
    Vertex.S: (0, 32),
    Vertex.SW: (-28, 16),
    Vertex.NW: (-28, -16),
}

GLYPHS: dict[str, str] = {
    "tree": "l-3.5 8h7zm0 8v2.5",
    "rock": "m-4 6l4-6 4 6",
    "wave": "m-5 4q2.5-4 5 0t5 0",
    "tuft": "m-4 1l2 5m2-6v6m4-5l-2 5",
    "wall": "m-3.5 0h7v6h-7z",
    "dot": "m0 3h.1",
}
"""The marks of terrain, each from its top downward."""

MARKS = ((-21, -12), (21, -12), (-21, 4), (21, 4), (-8, -6), (8, -6), (0, 8))
"""Where the tops of marks stand in a hex: four along its sides, the others within."""

KINDS: dict[str, str] = {
    **dict.fromkeys(("woods", "wood", "forest", "trees", "light_woods", "heavy_woods", "orchard"), "tree"),
    **dict.fromkeys(("rough", "broken", "rocky", "steep", "slope", "hill", "cliff", "gully", "rough_terrain"), "rock"),
    **dict.fromkeys(("water", "river", "stream", "lake", "sea", "ford", "fordable_river", "coast"), "wave"),
    **dict.fromkeys(("marsh", "swamp", "brush", "scrub", "field"), "tuft"),
    **dict.fromkeys(("town", "camp", "fort", "wall", "rampart", "fieldworks", "city", "building"), "wall"),
}
"""Which mark a kind of terrain has; any other is dotted."""


def kind_of(terrain: str) -> str:
    """The mark, and so the colour, of a kind of terrain."""
    return KINDS.get(terrain, "dot")


def centre(spot: Hex) -> tuple[int, int]:
    """The middle of a hex."""
    return HALF * (2 * spot.q + spot.r), 3 * SIDE // 2 * spot.r


def middle(stance: Stance) -> Point:
    """The middle of the hexes of a unit."""
    points = [centre(spot) for spot in stance.hexes]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def outline(spots: Iterable[Hex], inset: int = 0) -> str:
    """Hexes, each drawn a little smaller if inset."""
    return "".join(_outline(spot, inset) for spot in spots)


@lru_cache(4096)
def _outline(spot: Hex, inset: int) -> str:
    x, y = centre(spot)
    side, half = SIDE - inset, round(HALF - inset * HALF / SIDE)
    rise = side // 2
    return f"M{x} {y - side}l{half} {rise}v{2 * (side - rise)}l{-half} {rise} {-half}-{rise}v{-2 * (side - rise)}z"


def hatching(spots: Iterable[Hex]) -> str:
    """Slanting lines across hexes."""
    return "".join(
        f"M{x + x1} {y + y1}L{x + x2} {y + y2}" for x, y in map(centre, spots) for (x1, y1), (x2, y2) in STRIPES
    )


def across(spot: Hex) -> str:
    """A line through the middle of a hex."""
    x, y = centre(spot)
    return f"M{x - 22} {y}h44"


def hexside(spot: Hex, direction: Direction) -> str:
    """The line between a hex and its neighbour."""
    (x1, y1), (x2, y2) = side_ends(spot, direction)
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"


def side_ends(spot: Hex, direction: Direction) -> tuple[Point, Point]:
    """The two corners of a hex between which it meets its neighbour."""
    x, y = centre(spot)
    start = Vertex.N.turned(list(Direction).index(direction))
    (x1, y1), (x2, y2) = _CORNERS[start], _CORNERS[start.turned(1)]
    return (x + x1, y + y1), (x + x2, y + y2)


def marks(spot: Hex, kinds: Sequence[str], places: Iterable[tuple[int, int]]) -> Iterator[tuple[str, str]]:
    """The marks of the terrain of a hex with their kinds, at these places."""
    x, y = centre(spot)
    for number, (dx, dy) in enumerate(places):
        kind = kinds[number % len(kinds)]
        yield kind, f"M{x + dx} {y + dy}{GLYPHS[kind]}"


def reach(stance: Stance, half: int = BODY) -> int:
    """Half the width of a counter; that of two hexes ends where its points do, short of the numbers of the hexes."""
    return HALF + 8 if stance.two_hex else half


def body(stance: Stance, bend: int, half: int = BODY) -> str:
    """A counter about its own middle: a square, or for a two-hex unit that faces north a bar over both hexes."""
    wide = reach(stance, half)
    across, down, corner = 2 * (wide - bend), 2 * (BODY - bend), f"a{bend} {bend} 0 0 1 "
    return (
        f"M{bend - wide}-{BODY}h{across}{corner}{bend} {bend}v{down}{corner}-{bend} {bend}"
        f"h-{across}{corner}-{bend}-{bend}v-{down}{corner}{bend}-{bend}z"
    )


def points(stance: Stance) -> str:
    """The points of a counter that faces north: one towards the vertex of each of its hexes."""
    return "".join(f"M{x - 8}-{BODY}l8-18 8 18-8-4z" for x in ((-HALF, HALF) if stance.two_hex else (0,)))


def leg(before: Stance, after: Stance) -> tuple[Point, Point]:
    """The line a unit moves along; where one half of two stays, that of the half that swings."""
    left, entered = set(before.hexes) - set(after.hexes), set(after.hexes) - set(before.hexes)
    if len(left) == len(entered) == 1:
        return centre(left.pop()), centre(entered.pop())
    return middle(before), middle(after)


def turn(points: Iterable[Point], vertices: int) -> list[Point]:
    """Points turned clockwise about the middle of a hex."""
    cos, sin = ((1, 0), (0.5, ROOT), (-0.5, ROOT), (-1, 0), (-0.5, -ROOT), (0.5, -ROOT))[vertices]
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points]


def arrow_head(start: Point, end: Point) -> tuple[Point, Point, Point]:
    """A small triangle with its tip at the end of a line."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    return end, (x2 - 9 * ux + 5 * uy, y2 - 9 * uy - 5 * ux), (x2 - 9 * ux - 5 * uy, y2 - 9 * uy + 5 * ux)


def short_of(start: Point, end: Point, by: float) -> Point:
    """The point on a line that is so far from its end."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    return x2 - (x2 - x1) * by / length, y2 - (y2 - y1) * by / length
