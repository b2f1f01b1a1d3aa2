"""The picture of a position, drawn from its state.

`figure` gives a figure with a picture for each frame, beside or below one another as room allows, and a legend; `draw`
gives one picture. Every text in it comes from the reader's words. The stylesheet is `STYLE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from lexludi.board import symbols
from lexludi.board.describe import Words, describe
from lexludi.board.facing import Stance
from lexludi.board.frame import Frame, crop
from lexludi.board.ground import draw_ground, highlight, shape
from lexludi.board.hexes import Hex, Vertex
from lexludi.board.legend import draw_legend
from lexludi.board.pieces import draw_counter, ghost
from lexludi.board.theme import DARK, LIGHT, STYLE, ink

__all__ = ["DARK", "LIGHT", "STYLE", "draw", "figure"]

FONT = 11
LEAST = 9 / FONT
"""The scale below which text would be smaller than nine pixels."""
MOST = 1.3


def figure(frames: Sequence[Frame], words: Words, *, badge: str | None = None) -> str:
    """A figure of one frame, or of a frame before and one after; `badge` names the value shown on counters."""
    shown = crop(tuple(frames))
    titles = ("board.before", "board.after") if len(frames) == 2 else ("",) * len(frames)
    pictures = []
    for number, (frame, title) in enumerate(zip(frames, titles, strict=True)):
        said = describe(frame, words, frames[number - 1] if number else None)
        if title:
            said = words.say("board.titled", title=words.say(title), text=said)
        picture = _svg(frame, words, shown, said, badge)
        caption = f'<div class="ll-title" aria-hidden="true">{escape(words.say(title))}</div>' if title else ""
        pictures.append(f'<div class="ll-frame" style="{_room(shown)}">{caption}{picture}</div>')
    return f'<figure class="ll-scene">{"".join(pictures)}{draw_legend(frames, shown, words)}</figure>'


def draw(frame: Frame, words: Words, *, badge: str | None = None) -> str:
    """One picture as an SVG element."""
    return _svg(frame, words, crop((frame,)), describe(frame, words), badge)


def _svg(frame: Frame, words: Words, shown: tuple[Hex, ...], said: str, badge: str | None) -> str:
    left, top, width, height = _box(shown)
    counters = sorted(frame.position.counters, key=lambda counter: counter.leader)
    pieces = [draw_counter(frame.position, counter, words, badge) for counter in counters]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-board" role="img" aria-label="{escape(said)}" '
        f'viewBox="{left} {top} {width} {height}" style="{_room(shown)}" font-size="{FONT}" text-anchor="middle" '
        f'stroke-linejoin="round" stroke-linecap="round">{_below(frame, shown)}{"".join(pieces)}{_barred(frame)}</svg>'
    )


@lru_cache(4096)
def _below(frame: Frame, shown: tuple[Hex, ...]) -> str:
    """What lies below the counters, the same in every language."""
    layers = [draw_ground(frame, shown), *(highlight(key, spots) for key, spots in frame.highlights)]
    return "".join([*layers, _numbers(frame, shown), _path(frame)])


def _box(shown: Sequence[Hex]) -> tuple[int, int, int, int]:
    points = [symbols.centre(spot) for spot in shown]
    left, right = min(x for x, _ in points) - symbols.HALF - 2, max(x for x, _ in points) + symbols.HALF + 2
    top, bottom = min(y for _, y in points) - symbols.SIDE - 2, max(y for _, y in points) + symbols.SIDE + 2
    return left, top, right - left, bottom - top


def _room(shown: Sequence[Hex]) -> str:
    width = _box(shown)[2]
    return f"--ll-least:{width * LEAST:.0f}px;--ll-most:{width * MOST:.0f}px"


def _numbers(frame: Frame, shown: Sequence[Hex]) -> str:
    drawn = []
    for spot in shown:
        x, y = symbols.centre(spot)
        stances = [counter.stance for counter in frame.position.at(spot)]
        stances += [stance for stance in frame.path[:1] if spot in stance.hexes]
        top, bottom = (y - 15, y + 23) if stances else (y - 10, y + 20)
        first, second = (top, bottom) if _number_at_top(spot, stances, frame) else (bottom, top)
        drawn.append(f'<text x="{x}" y="{first}">{spot}</text>')
        if height := frame.position.height(spot):
            beside = any(stance.facing in (Vertex.N, Vertex.S) for stance in stances)
            place = f'x="{x - 20}" y="{y + 4}"' if beside else f'x="{x}" y="{second}"'
            drawn.append(f'<text {place} font-weight="700">{height:+}</text>')
    return f"<g{ink('number')}>{''.join(drawn)}</g>"


def _number_at_top(spot: Hex, stances: Iterable[Stance], frame: Frame) -> bool:
    """Numbers stand at the top of a hex, below where a unit points, moves or is barred upwards or its other half lies above."""
    path = frame.path
    for stance in stances:
        partners = [half for half in stance.hexes if half != spot and half.row != spot.row]
        if partners:
            return partners[0].row > spot.row
        if stance.facing is Vertex.N:
            return False
    if frame.barred and path and spot in path[-1].hexes and frame.barred.row < spot.row:
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
        drawn += shape(lines, ink(line="path", stroke_width=2.5, stroke_dasharray="1 5"))
        drawn += shape(symbols.arrow_head(start, end), ink("path"))
    return drawn


def _barred(frame: Frame) -> str:
    if frame.barred is None:
        return ""
    x, y = symbols.centre(frame.barred)
    if frame.path:
        start = min(
            map(symbols.centre, frame.path[-1].hexes), key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2
        )
        x, y = ((start[0] + x) // 2, (start[1] + y) // 2)
    return shape(f"M{x - 7} {y - 7}l14 14m0-14l-14 14", ink(line="barred", stroke_width=4))
