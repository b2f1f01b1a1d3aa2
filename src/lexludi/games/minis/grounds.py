"""Terrain as it is laid on the table: areas, hills with their slopes, strips of their width, crossings and walls."""

from __future__ import annotations

from fractions import Fraction

from lexludi.games.minis.facts import Terrain
from lexludi.games.minis.places import TOWARDS, TableEdge
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.games.minis.ways import SLOPES, bridge_width, width_across
from lexludi.games.minis.works import length_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.areas import Area, rectangle
from lexludi.space.plane.field import Ground
from lexludi.space.plane.shapes import Point

STRIPS = (Terrain.RIVER, Terrain.STREAM, Terrain.RAVINE, Terrain.DITCH)
CROSSINGS = (Terrain.BRIDGE, Terrain.FORD)
WALLS = (Terrain.BARRICADE, Terrain.FORTIFICATION)
NO_AREAS = (*STRIPS, *CROSSINGS, *WALLS, *SLOPES, Terrain.LEVEL, Terrain.TABLE_EDGE)
HALF = Fraction(1, 2)


def lay(battle: Battle, label: str, terrain: Terrain, *corners: Point) -> Battle:
    """The battle with an area of ground, told by its corners."""
    if terrain in NO_AREAS:
        raise Impossible("{terrain} is not laid as an area with corners.", terrain=terrain)
    area = Area.of(*corners)
    if not area.simple:
        raise Impossible("The corners of {label} are not told in order around it.", label=label)
    return _laid(battle, Ground(label, terrain, area))


def lay_camp(battle: Battle, side: Side, left: Number, right: Number, near: Number, far: Number) -> Battle:
    """The battle with the camp of an army in its place."""
    return _laid(battle, Ground(side.value, Terrain.CAMP, rectangle(left, right, near, far)))


def slope(battle: Battle, label: str, terrain: Terrain, towards: TableEdge | None = None) -> Battle:
    """The battle with the slopes of a hill: all of them, or those towards a table edge."""
    hill = battle.field.ground(label)
    if hill is None or hill.kind != Terrain.HILL or terrain not in SLOPES:
        raise Impossible("{label} is not said to be a hill with such a slope.", label=label)
    border = list(hill.border or [""] * len(hill.area.corners))
    for number, (start, end) in enumerate(hill.area.edges):
        outward = (end - start).left.times(-1)
        ahead = outward.dot(TOWARDS[towards]) if towards else None
        if ahead is None or (ahead > 0 and ahead * ahead * 2 >= outward.squared):
            border[number] = terrain.value
    return _laid(battle, replace(hill, border=tuple(border)))


def run(battle: Battle, label: str, terrain: Terrain, start: Point, end: Point) -> Battle:
    """The battle with a river, stream, ravine or ditch that runs straight from one point to another, as wide as it is."""
    if terrain not in STRIPS or start == end:
        raise Impossible("{terrain} does not run from one point to another.", terrain=terrain)
    aside = _aside(start, end, width_across(terrain) * HALF)
    area = Area((start - aside, end - aside, end + aside, start + aside))
    return _laid(battle, Ground(label, terrain, area))


def cross(battle: Battle, label: str, over: str, crossing: Terrain, steps: Number) -> Battle:
    """The battle with a bridge or ford over a strip, its middle so many steps from where that begins."""
    strip = battle.field.ground(over)
    if strip is None or strip.kind not in STRIPS or crossing not in CROSSINGS:
        raise Impossible("{over} is not said to be water to be crossed so.", over=over)
    one, two, _, four = strip.area.corners
    along = _aside(four, one, 1)
    middle, half = along.times(steps), along.times(bridge_width() * HALF)
    corners = (one + middle - half, one + middle + half, four + middle + half, four + middle - half)
    if any((corner - two).dot(along) > 0 or (corner - one).dot(along) < 0 for corner in corners):
        raise Impossible("{over} is not as long as that.", over=over)
    return _laid(battle, Ground(label, crossing, Area(corners)))


def wall(battle: Battle, label: str, terrain: Terrain, sections: int, left: Point, facing: TableEdge) -> Battle:
    """The battle with sections of a barrier in line, from its left end, with its outside towards a table edge."""
    if terrain not in WALLS or sections < 1:
        raise Impossible("{terrain} is not built in sections.", terrain=terrain)
    outward = TOWARDS[facing]
    right = left + outward.left.times(-length_of(sections))
    return _laid(battle, Ground(label, terrain, Area((left, right)), facing=outward))


def _aside(start: Point, end: Point, steps: Number) -> Point:
    """The way of so many steps to the left of a way."""
    way = end - start
    length = way.squared.root()
    if length is None:
        raise Impossible("These two points are not told so that the way between them is known exactly.")
    return way.left.times(Fraction(steps) / length.fraction if length.fraction else length.inverse() * steps)


def _laid(battle: Battle, ground: Ground) -> Battle:
    if any(unit.label == ground.label for unit in battle.units):
        raise Impossible("{label} is the name of a unit.", label=ground.label)
    return replace(battle, field=battle.field.lay(ground))
