"""The picture of a position, drawn from its state.

`scene` gives a figure with a picture for each frame, beside or below one another as room allows, and a legend; `draw`
gives one picture. Every text in it comes from the reader's words. The stylesheet is `STYLE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from lexludi.board import symbols
from lexludi.board.describe import Words, describe
from lexludi.board.facing import Stance
from lexludi.board.frame import ZOC, Frame, crop
from lexludi.board.hexes import Direction, Hex, Vertex
from lexludi.board.pieces import draw_counter, ghost
from lexludi.board.theme import DARK, LIGHT, STYLE, ink

__all__ = ["DARK", "LIGHT", "STYLE", "draw", "scene"]

FONT = 11
LEAST = 9 / FONT
"""The scale below which text would be smaller than nine pixels."""
MOST = 1.3
DASHES = {"front": "none", "flank": "7 4", "rear": "2 3"}


def scene(frames: Sequence[Frame], words: Words, *, badge: str | None = None) -> str:
    """A figure of one frame, or of a frame before and one after; `badge` names the value shown on counters."""
    shown = crop(frames)
    titles = ("board.before", "board.after") if len(frames) == 2 else ("",) * len(frames)
    pictures = []
    for number, (frame, title) in enumerate(zip(frames, titles, strict=True)):
        said = describe(frame, words, frames[number - 1] if number else None)
        if title:
            said = words.say("board.titled", title=words.say(title), text=said)
        picture = _svg(frame, words, shown, said, badge)
        caption = f'<div class="ll-title" aria-hidden="true">{escape(words.say(title))}</div>' if title else ""
        pictures.append(f'<div class="ll-frame" style="{_room(shown)}">{caption}{picture}</div>')
    return f'<figure class="ll-scene">{"".join(pictures)}{_legend(frames, shown, words)}</figure>'


def draw(frame: Frame, words: Words, *, badge: str | None = None) -> str:
    """One picture as an SVG element."""
    return _svg(frame, words, crop([frame]), describe(frame, words), badge)


def _svg(frame: Frame, words: Words, shown: Sequence[Hex], said: str, badge: str | None) -> str:
    left, top, width, height = _box(shown)
    layers = (_ground(frame, shown), _pointed_out(frame), _numbers(frame, shown), _path(frame))
    counters = sorted(frame.position.counters, key=lambda counter: counter.leader)
    pieces = [draw_counter(frame.position, counter, words, badge) for counter in counters]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-board" role="img" aria-label="{escape(said)}" '
        f'viewBox="{left} {top} {width} {height}" style="{_room(shown)}" font-size="{FONT}" text-anchor="middle" '
        f'stroke-linejoin="round" stroke-linecap="round">{"".join((*layers, *pieces, _barred(frame)))}</svg>'
    )


def _box(shown: Sequence[Hex]) -> tuple[int, int, int, int]:
    points = [symbols.centre(spot) for spot in shown]
    left, right = min(x for x, _ in points) - symbols.HALF - 2, max(x for x, _ in points) + symbols.HALF + 2
    top, bottom = min(y for _, y in points) - symbols.SIDE - 2, max(y for _, y in points) + symbols.SIDE + 2
    return left, top, right - left, bottom - top


def _room(shown: Sequence[Hex]) -> str:
    width = _box(shown)[2]
    return f"--ll-least:{width * LEAST:.0f}px;--ll-most:{width * MOST:.0f}px"


def _shape(data: str, paint: str) -> str:
    return f'<path{paint} d="{data}"/>' if data else ""


def _ground(frame: Frame, shown: Sequence[Hex]) -> str:
    position = frame.position
    drawn = [_shape(symbols.outline(shown), ink("hex", "line"))]
    for height in sorted({height for spot, height in position.heights if spot in shown}):
        spots = [spot for spot in shown if position.height(spot) == height]
        drawn.append(_shape(symbols.outline(spots, 1), _height_ink(height)))
    tinted: dict[str, list[Hex]] = {}
    marked: dict[str, str] = {}
    for spot in shown:
        if kinds := [symbols.kind_of(terrain) for terrain in position.terrain_in(spot)]:
            tinted.setdefault(kinds[0], []).append(spot)
            inner = 0 if position.at(spot) else 2 if position.height(spot) else 3
            for kind, mark in symbols.marks(spot, kinds, inner):
                marked[kind] = marked.get(kind, "") + mark
    drawn += [_shape(symbols.outline(spots, 1), ink(kind, fill_opacity=0.16)) for kind, spots in tinted.items()]
    drawn += [_shape(marks, _mark_ink(kind)) for kind, marks in marked.items()]
    for side, kinds in position.hexsides:
        if side.first in shown and side.second in shown:
            kind = symbols.kind_of(kinds[0])
            line = symbols.hexside(side.first, side.first.direction(side.second))
            drawn.append(_shape(line, _side_ink(kind)))
    rim = "".join(
        symbols.hexside(spot, direction)
        for spot in shown
        for direction in Direction
        if spot.neighbour(direction) not in position.grid
    )
    return "".join([*drawn, _shape(rim, ink(line="rim", stroke_width=2.5))])


def _height_ink(height: int) -> str:
    return ink("height" if height > 0 else "depth", fill_opacity=min(0.2 * abs(height), 0.7))


def _mark_ink(kind: str) -> str:
    return ink(kind if kind == "tree" else None, kind, stroke_width=3 if kind == "dot" else 1.4)


def _side_ink(kind: str, width: int = 5) -> str:
    return ink(line=kind, stroke_width=width, stroke_dasharray="none" if kind == "wave" else f"1 {1.6 * width:g}")


def _highlight(key: str, spots: Iterable[Hex]) -> str:
    spots = tuple(spots)
    if key == ZOC:
        return _shape(symbols.hatching(spots), ink(line="zoc", stroke_width=1.6, stroke_opacity=0.75))
    colour = key if key in DASHES else "other"
    dashes = DASHES.get(key, "none")
    return _shape(
        symbols.outline(spots, 4), ink(colour, colour, fill_opacity=0.2, stroke_width=2, stroke_dasharray=dashes)
    )


def _pointed_out(frame: Frame) -> str:
    return "".join(_highlight(key, spots) for key, spots in frame.highlights)


def _numbers(frame: Frame, shown: Sequence[Hex]) -> str:
    drawn = []
    for spot in shown:
        x, y = symbols.centre(spot)
        stances = [counter.stance for counter in frame.position.at(spot)]
        stances += [stance for stance in frame.path[:1] if spot in stance.hexes]
        top, bottom = (y - 17, y + 25) if stances else (y - 10, y + 20)
        first, second = (top, bottom) if _number_at_top(spot, stances, frame.path) else (bottom, top)
        drawn.append(f'<text x="{x}" y="{first}">{spot}</text>')
        if height := frame.position.height(spot):
            beside = any(stance.facing in (Vertex.N, Vertex.S) for stance in stances)
            place = f'x="{x - 20}" y="{y + 4}"' if beside else f'x="{x}" y="{second}"'
            drawn.append(f'<text {place} font-weight="700">{height:+}</text>')
    return f"<g{ink('number')}>{''.join(drawn)}</g>"


def _number_at_top(spot: Hex, stances: Iterable[Stance], path: Sequence[Stance]) -> bool:
    """Numbers stand at the top of a hex, below where a unit points or moves up or its other half lies above."""
    for stance in stances:
        partners = [half for half in stance.hexes if half != spot and half.row != spot.row]
        if partners:
            return partners[0].row > spot.row
        if stance.facing is Vertex.N:
            return False
    return len(path) < 2 or spot not in path[0].hexes or path[1].left.row >= spot.row


def _path(frame: Frame) -> str:
    legs = [leg for leg in map(symbols.leg, frame.path, frame.path[1:]) if leg[0] != leg[1]]
    drawn = ghost(frame) if frame.path else ""
    if legs:
        start, end = legs[-1]
        if any(frame.position.at(spot) for spot in frame.path[-1].hexes):
            end = symbols.short_of(start, end, 16)
        lines = "".join(f"M{x1:g} {y1:g}L{x2:.0f} {y2:.0f}" for (x1, y1), (x2, y2) in [*legs[:-1], (start, end)])
        drawn += _shape(lines, ink(line="path", stroke_width=2.5, stroke_dasharray="1 5"))
        drawn += _shape(symbols.arrow_head(start, end), ink("path"))
    return drawn


def _barred(frame: Frame) -> str:
    if frame.barred is None:
        return ""
    x, y = symbols.centre(frame.barred)
    if frame.path:
        start = min(map(symbols.centre, frame.path[-1].hexes), key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
        x, y = ((start[0] + x) // 2, (start[1] + y) // 2)
    return _shape(f"M{x - 7} {y - 7}l14 14m0-14l-14 14", ink(line="barred", stroke_width=4))


def _legend(frames: Sequence[Frame], shown: Sequence[Hex], words: Words) -> str:
    """A key to the ground and the highlights that can be seen."""
    origin = Hex(0, 0)
    plain = _shape(symbols.outline([origin]), ink("hex", "line"))
    keys: dict[tuple[str, str], str] = {}
    for frame in frames:
        for spot, kinds in frame.position.terrain:
            for kind in kinds if spot in shown else ():
                mark = symbols.kind_of(kind)
                marks = "".join(drawn for _, drawn in symbols.marks(origin, [mark], 3))
                tint = _shape(symbols.outline([origin], 1), ink(mark, fill_opacity=0.16))
                keys["terrain", words.word(kind)] = plain + tint + _shape(marks, _mark_ink(mark))
        for height in sorted({height for spot, height in frame.position.heights if spot in shown}):
            level = words.say("board.level", height=height)
            keys["height", level] = plain + _shape(symbols.outline([origin], 1), _height_ink(height))
        for side, kinds in frame.position.hexsides:
            if side.first in shown and side.second in shown:
                line = _shape(symbols.across(origin), _side_ink(symbols.kind_of(kinds[0]), 9))
                keys["hexside", words.listed(map(words.word, kinds))] = line
        for key, _ in frame.highlights:
            keys["highlight", words.word(key)] = plain + _highlight(key, [origin])
    if not keys:
        return ""
    items = (
        f'<span><svg viewBox="-31 -35 62 70" stroke-linecap="round" aria-hidden="true">{drawn}</svg>{escape(name)}</span>'
        for (_, name), drawn in keys.items()
    )
    return f'<figcaption class="ll-legend">{"".join(items)}</figcaption>'
