"""A table drawn to scale: grounds with their names, bases with front and zone rays, dimension lines, a scale bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from math import hypot

from lexludi.rulings.number import write_number
from lexludi.space.drawing import FONT
from lexludi.space.plane.base import Base, Edge
from lexludi.space.plane.field import Dimension, Field, Ground, Placed
from lexludi.space.plane.shapes import Point
from lexludi.space.saying import Words
from lexludi.space.theme import ink

STEP = 7
"""How long a step is drawn."""
AROUND = 5
"""The steps that are drawn round what stands on the table."""
RAY = 4
"""The steps for which the rays of the zones are drawn."""
BAR = 10
"""The steps of the scale bar; a step is a centimetre on the table."""
INKS = {
    "tree": ("sparse_forest", "dense_forest", "thicket"),
    "height": ("hill", "gentle_slope", "steep_slope", "sheer_slope"),
    "wave": ("river", "stream", "lake", "ford"),
    "tuft": ("swamp", "difficult_going"),
    "depth": ("ravine", "ditch"),
    "wall": ("barricade", "fortification", "bridge", "camp"),
}
"""The colour of each kind of ground; its name stands in it besides."""
_QUARTER = Fraction(1, 4)
Spot = tuple[float, float]
Box = tuple[float, float, float, float]


def spot(point: Point) -> Spot:
    """A point of the table in the drawing, where the far edge is up."""
    return float(point.x) * STEP, -float(point.y) * STEP


def point(at: Spot) -> tuple[float, float]:
    """A point of the drawing on the table."""
    return at[0] / STEP, -at[1] / STEP


def draw(
    field: Field, words: Words, dimensions: Sequence[Dimension] = (), *, left: Field | None = None
) -> tuple[Box, str]:
    """The box of a table and what is drawn in it; of a table before, the outlines of what has moved since."""
    box = _box(field, left)
    ghosts = [was for was in left.bases if _gone(was, field)] if left else []
    parts = [
        f'<rect x="{box[0]:g}" y="{box[1]:g}" width="{box[2]:g}" height="{box[3]:g}"{ink("hex", "mesh")}/>',
        *(_ground(each, words, box) for each in field.grounds),
        *(_outline(each.base, ink(None, "rim", stroke_dasharray="3 3")) for each in ghosts),
        *(_base(each, words) for each in field.bases),
        *(_dimension(each) for each in dimensions),
        _scale(box, words),
    ]
    return box, "".join(parts)


def middle(base: Base) -> Spot:
    """Where the middle of a base lies in the drawing."""
    corners = list(map(spot, base.shape.corners))
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def tip(base: Base) -> Spot:
    """Where the arrow at the front of a base ends, by which it is turned."""
    (x, y), way = spot(base.middle_of(Edge.FRONT)), base.facing
    return x + float(way.x) * STEP * 2, y - float(way.y) * STEP * 2


def _gone(was: Placed, field: Field) -> bool:
    now = field.placed(was.label)
    return now is None or now.base != was.base


def _box(field: Field, left: Field | None) -> Box:
    """What is drawn: all that was placed, with some ground round it, and room for the scale bar."""
    bases = [*field.bases, *(left.bases if left else ())]
    spots = [spot(corner) for each in bases for corner in each.base.shape.corners]
    near = spots or [spot(corner) for each in field.grounds for corner in each.area.corners] or [(0.0, 0.0)]
    wide, high = zip(*near, strict=True)
    room = AROUND * STEP
    top, bottom = min(high) - room, max(high) + room + 2 * FONT
    return min(wide) - room, top, max(max(wide) - min(wide) + 2 * room, (BAR + 6) * STEP), bottom - top


def _path(spots: Sequence[Spot]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in spots) + "z"


def _outline(base: Base, paint: str) -> str:
    return f'<path d="{_path([spot(corner) for corner in base.shape.corners])}"{paint}/>'


def _ground(ground: Ground, words: Words, box: Box) -> str:
    """An area with its name, in the part of it that is drawn, or a wall."""
    name = words.word(ground.kind)
    colour = next((colour for colour, kinds in INKS.items() if ground.kind in kinds), "dot")
    spots = [spot(corner) for corner in ground.area.corners]
    title = f"<title>{escape(f'{ground.label}: {name}')}</title>"
    if ground.facing is not None:
        return f"<g>{title}{''.join(_wall(spots, ground.facing, colour))}</g>"
    area = f'<path d="{_path(spots)}"{ink(colour, colour, fill_opacity=0.25)}/>'
    edges = "".join(_slopes(ground, spots, words))
    x, y = _named_at([spot(corner) for corner in ground.area.parts[0].corners], box)
    return f'<g>{title}{area}{edges}<text x="{x:.1f}" y="{y:.1f}"{ink("number")}>{escape(name)}</text></g>'


def _named_at(spots: Sequence[Spot], box: Box) -> Spot:
    """The middle of the part of a convex area that lies in a box, as near as its outer edges tell."""
    wide, high = zip(*spots, strict=True)
    left, right = max(min(wide), box[0]), min(max(wide), box[0] + box[2])
    top, bottom = max(min(high), box[1]), min(max(high), box[1] + box[3])
    return (left + right) / 2, (top + bottom) / 2


def _slopes(ground: Ground, spots: Sequence[Spot], words: Words) -> Iterator[str]:
    """The edges of a hill, each with its name for those who point at it; the steeper, the thicker."""
    widths = {"gentle_slope": 1, "steep_slope": 3, "sheer_slope": 6}
    for kind, (x, y), (to_x, to_y) in zip(ground.border, spots, [*spots[1:], spots[0]], strict=False):
        paint = ink(None, "height", stroke_width=widths.get(kind, 1))
        yield f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}"{paint}><title>{escape(words.word(kind))}</title></path>'


def _wall(spots: Sequence[Spot], facing: Point, colour: str) -> Iterator[str]:
    """A thick line with teeth on its outside."""
    (x, y), (to_x, to_y) = spots
    yield f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}"{ink(None, colour, stroke_width=3)}/>'
    teeth = max(2, int(hypot(to_x - x, to_y - y) / STEP / 2))
    for number in range(teeth + 1):
        at_x, at_y = x + (to_x - x) * number / teeth, y + (to_y - y) * number / teeth
        out = f"{at_x + float(facing.x) * 5:.2f} {at_y - float(facing.y) * 5:.2f}"
        yield f'<path d="M{at_x:.2f} {at_y:.2f}L{out}"{ink(None, colour)}/>'


def _base(placed: Placed, words: Words) -> str:
    """A base with its name, an arrow at its front and the rays of its front zone; red ones have a second outline."""
    base, side = placed.base, placed.side
    paint = ink(side if side in ("blue", "red") else "rim", "path")
    rays = "".join(_ray(base, right) for right in (False, True))
    inner = _outline(_shrunk(base), ink(None, "on-counter")) if side == "red" else ""
    x, y = middle(base)
    said = ", ".join(filter(None, (placed.label, words.word(side) if side else "")))
    return (
        f"<g><title>{escape(said)}</title>{rays}{_arrow(base)}{_outline(base, paint)}{inner}"
        f'<text x="{x:.1f}" y="{y + 4:.1f}"{ink("on-counter")}>{escape(placed.label)}</text></g>'
    )


def _shrunk(base: Base) -> Base:
    """A base a little inside another."""
    inset = Point.at(0, 0) + base.rightwards.times(_QUARTER) - base.facing.times(_QUARTER)
    return Base(base.front_left + inset, base.facing, base.width - 2 * _QUARTER, base.depth - 2 * _QUARTER)


def _arrow(base: Base) -> str:
    aside = base.rightwards.times(1)
    front = base.middle_of(Edge.FRONT)
    corners = [spot(front - aside), tip(base), spot(front + aside)]
    return f'<path d="{_path(corners)}"{ink("front", "path")}/>'


def _ray(base: Base, right: bool) -> str:
    start = base.front_right if right else base.front_left
    way = base.facing + (base.rightwards if right else base.rightwards.times(-1))
    (x, y), (to_x, to_y) = spot(start), spot(start + way.times(RAY))
    return f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}"{ink(None, "front", stroke_dasharray="4 3")}/>'


def _dimension(dimension: Dimension) -> str:
    """The line that was measured, with a stroke at both ends and its number beside it."""
    (x, y), (to_x, to_y) = spot(dimension.start), spot(dimension.end)
    length = hypot(to_x - x, to_y - y) or 1
    aside_x, aside_y = (to_y - y) / length * 4, (x - to_x) / length * 4
    ends = "".join(
        f"M{at_x - aside_x:.2f} {at_y - aside_y:.2f}L{at_x + aside_x:.2f} {at_y + aside_y:.2f}"
        for at_x, at_y in ((x, y), (to_x, to_y))
    )
    line = f'<path d="M{x:.2f} {y:.2f}L{to_x:.2f} {to_y:.2f}{ends}"{ink(None, "path", stroke_width=1.5)}/>'
    said = write_number(dimension.steps)
    away = (abs(aside_x) * len(said) * 0.85 + abs(aside_y) * 1.5 + 2) / 4
    at_x, at_y = (x + to_x) / 2 + aside_x * away, (y + to_y) / 2 + aside_y * away
    return f'{line}<text x="{at_x:.1f}" y="{at_y + 4:.1f}"{ink("path")}>{said}</text>'


def _scale(box: Box, words: Words) -> str:
    """Ten steps, and what they are on the table."""
    x, y = box[0] + STEP, box[1] + box[3] - STEP
    bar = f'<path d="M{x:g} {y - 4:g}v4h{BAR * STEP}v-4"{ink(None, "path")}/>'
    said = words.say("table.scale", steps=BAR, centimetres=BAR)
    middle = x + max(BAR * STEP, len(said) * FONT * 0.65) / 2  # of the bar, or of words that are longer
    return f'{bar}<text x="{middle:g}" y="{y - 6:g}"{ink("number")}>{escape(said)}</text>'
