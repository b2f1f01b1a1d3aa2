"""Where the number and the height of a hex are written: clear of everything else that is drawn in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lexludi.space.hex import symbols
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import ZONES, Frame
from lexludi.space.hex.ground import mark_places
from lexludi.space.hex.hexes import Direction, Hex
from lexludi.space.hex.pieces import leader_disc, left_behind, place
from lexludi.space.hex.symbols import BODY, HALF, WIDEST, Point
from lexludi.space.hex.trail import cross, legs
from lexludi.space.theme import ink

Shape = Sequence[Point]
"""The corners of a convex shape."""
Slot = tuple[int, ...]
"""Where a text stands, from the middle of its hex: the middle of its foot, and whether it is turned upright."""

RISE = 8
"""How high a digit is."""
DIGIT = 6.3
"""How wide a digit is, in the widest of common fonts."""
OPEN = [(0, -10), (0, 20), (10, -10), (-10, -10), (10, 20), (-10, 20)]
"""Where a number may stand in a hex without a counter, from the middle of the hex; the first that is free is taken."""
NARROW = [(0, -14), (0, 22), (0, -17), (0, 25), *((x, y) for x in (4, -4, 7, -7, 10, -10) for y in (-15, 23, -13, 21))]
"""Where it may stand above or below a counter."""
TURNED = [(-16, 0, True), (24, 0, True)]
"""Where it may still stand if all these are taken: turned upright, beside a counter."""
BESIDE = [(23, 4), (-23, 4), (22, -4), (-22, -4), (22, 8), (-22, 8), (23, 12)]
"""Where else a height may stand, which is shorter."""


def draw_numbers(frame: Frame, shown: Sequence[Hex]) -> str:
    """The number of every hex, and its height if it has one."""
    drawn, trail = [], list(_trail(frame))
    for spot in shown:
        x, y = symbols.centre(spot)
        taken = [[(px - x, py - y) for px, py in shape] for shape in (*trail, *_drawn(frame, spot))]
        slots = NARROW if frame.position.at(spot) or (frame.path and spot in frame.path[0].hexes) else OPEN + NARROW
        dx, dy, *turned = found = _free([*slots, *TURNED], 4, taken)
        turn = f' transform="rotate(-90 {x + dx} {y + dy})"' if turned else ""
        drawn.append(f'<text x="{x + dx}" y="{y + dy}"{turn}>{spot}</text>')
        if height := frame.position.height(spot):
            hx, hy = _free([*slots, *BESIDE], 2, [*taken, _box(4, *found)])
            drawn.append(f'<text x="{x + hx}" y="{y + hy}" font-weight="700">{signed(height)}</text>')
    return f"<g{ink('number')}>{''.join(drawn)}</g>"


def signed(height: int) -> str:
    """A height with its sign, as it is printed."""
    return f"{height:+}".replace("-", "−")


def _free(slots: Sequence[Slot], digits: float, taken: Sequence[Shape]) -> Slot:
    """The first place of a text that no shape touches, or the one that the fewest touch."""
    touched = {}
    for slot in slots:
        box = _box(digits, *slot)
        touched[slot] = sum(not _apart(box, shape) for shape in taken)
        if not touched[slot]:
            break
    return min(touched, key=lambda slot: touched[slot])


def _box(digits: float, x: float, y: float, turned: int = False) -> Shape:
    half = digits * DIGIT / 2
    if turned:
        return (x - RISE, y - half), (x, y - half), (x, y + half), (x - RISE, y + half)
    return (x - half, y - RISE), (x + half, y - RISE), (x + half, y), (x - half, y)


def _apart(box: Shape, other: Shape) -> bool:
    """Whether a side of an upright box or of another convex shape has all of the other beyond it."""
    (left, top), _, (right, bottom), _ = box
    across, down = [x for x, _ in other], [y for _, y in other]
    if max(across) <= left or min(across) >= right or max(down) <= top or min(down) >= bottom:
        return True
    for (x1, y1), (x2, y2) in zip(other, (*other[1:], other[0]), strict=True):
        dx, dy = y2 - y1, x1 - x2
        first = [x * dx + y * dy for x, y in box]
        second = [x * dx + y * dy for x, y in other]
        if max(first) <= min(second) or max(second) <= min(first):
            return True
    return False


def _trail(frame: Frame) -> Iterator[Shape]:
    """The shapes of the way a counter took."""
    if stood := left_behind(frame):
        yield from _unit(stood, *symbols.middle(stood), BODY + 1)
    lines = legs(frame)
    yield from (_line(start, end, 2) for start, end in lines)
    yield from (symbols.arrow_head(*line) for line in lines[-1:])
    if frame.barred:
        x, y = cross(frame, frame.barred)
        yield _line((x - 8, y - 8), (x + 8, y + 8), 2.5)
        yield _line((x - 8, y + 8), (x + 8, y - 8), 2.5)


def _drawn(frame: Frame, spot: Hex) -> Iterator[Shape]:
    """The shapes of the counters, stripes and marks in a hex, and of what lies along its hexsides."""
    for counter in frame.position.at(spot):
        x, y = place(frame.position, counter)
        if counter.leader:
            dx, dy, radius = leader_disc(frame.position, counter)
            yield _disc(x + dx, y + dy, radius + 1)
        else:
            yield from _unit(counter.stance, x, y)
    for direction in Direction if frame.position.hexsides else ():
        if frame.position.between(spot, spot.neighbour(direction)):
            yield _line(*symbols.side_ends(spot, direction), 3)
    x, y = symbols.centre(spot)
    if any(key in ZONES and spot in spots for key, spots in frame.highlights):
        for (x1, y1), (x2, y2) in symbols.STRIPES:
            yield _line((x + x1, y + y1), (x + x2, y + y2), 1)
    if frame.position.terrain_in(spot):
        for dx, dy in mark_places(frame, spot):
            yield [(x + dx + a, y + dy + b) for a, b in ((-5, -1), (5, -1), (5, 11), (-5, 11))]


def _unit(stance: Stance, x: float, y: float, half: int = WIDEST) -> Iterator[Shape]:
    """The body of a counter about a point, as wide as the widest unless it is said, and its points."""
    wide, high = symbols.reach(stance, half), BODY + 1
    turned = stance.facing.place if stance.facing else 0
    flat = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    yield [(x + a, y + b) for a, b in (symbols.turn(flat, turned) if stance.two_hex else flat)]
    for base in () if stance.facing is None else (-HALF, HALF) if stance.two_hex else (0,):
        tip = [(base - 9, -12), (base, -32), (base + 9, -12)]
        yield [(x + a, y + b) for a, b in symbols.turn(tip, turned)]


def _disc(x: float, y: float, radius: float) -> Shape:
    """Eight corners about a disc."""
    cut = radius * 0.4142
    corners = [(-cut, -radius), (cut, -radius), (radius, -cut), (radius, cut)]
    return [(x + a, y + b) for a, b in (*corners, *((-a, -b) for a, b in corners))]


def _line(start: Point, end: Point, half: float) -> Shape:
    """The strip that a line of some width covers."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
    return (x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)
