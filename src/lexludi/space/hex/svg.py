"""The picture of a position, drawn from its state.

`figure` gives a figure with a picture for each frame, beside or below one another as room allows, and a legend; `draw`
gives one picture. Every text in it comes from the reader's words. The stylesheet is `STYLE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from lexludi.space.hex import symbols
from lexludi.space.hex.describe import describe
from lexludi.space.hex.frame import Frame, crop
from lexludi.space.hex.ground import draw_ground, highlight
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.labels import draw_numbers
from lexludi.space.hex.legend import draw_legend
from lexludi.space.hex.pieces import draw_counter
from lexludi.space.hex.trail import draw_barred, draw_trail
from lexludi.space.saying import Words
from lexludi.space.theme import DARK, LIGHT, STYLE

__all__ = ["DARK", "LIGHT", "STYLE", "draw", "figure"]

FONT = 11
LEAST = 9 / FONT
"""The scale below which text would be smaller than nine pixels."""
MOST = 1.3


def figure(frames: Sequence[Frame], words: Words) -> str:
    """A figure of one frame, or of a frame before and one after."""
    shown, rim = crop(tuple(frames)), _rim(frames)
    titles = ("board.before", "board.after") if len(frames) == 2 else ("",) * len(frames)
    pictures = []
    for number, (frame, title) in enumerate(zip(frames, titles, strict=True)):
        said = describe(frame, words, frames[number - 1] if number else None)
        if title:
            said = words.say("board.titled", title=words.say(title), text=said)
        picture = _svg(frame, words, shown, rim, said)
        caption = f'<div class="ll-title" aria-hidden="true">{escape(words.say(title))}</div>' if title else ""
        pictures.append(f'<div class="ll-frame" style="{_room(shown, rim)}">{caption}{picture}</div>')
    return f'<figure class="ll-scene">{"".join(pictures)}{draw_legend(frames, shown, words)}</figure>'


def draw(frame: Frame, words: Words) -> str:
    """One picture as an SVG element."""
    return _svg(frame, words, crop((frame,)), _rim([frame]), describe(frame, words))


def _svg(frame: Frame, words: Words, shown: tuple[Hex, ...], rim: int, said: str) -> str:
    left, top, width, height = _box(shown, rim)
    counters = sorted(frame.position.counters, key=lambda counter: counter.leader)
    pieces = [draw_counter(frame.position, counter, words) for counter in counters]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-board" role="img" aria-label="{escape(said)}" '
        f'viewBox="{left} {top} {width} {height}" style="{_room(shown, rim)}" font-size="{FONT}" text-anchor="middle" '
        f'stroke-linejoin="round" stroke-linecap="round">{_below(frame, shown)}{"".join(pieces)}{draw_barred(frame)}</svg>'
    )


@lru_cache(4096)
def _below(frame: Frame, shown: tuple[Hex, ...]) -> str:
    """What lies below the counters, the same in every language."""
    layers = [draw_ground(frame, shown), *(highlight(key, spots) for key, spots in frame.highlights)]
    return "".join([*layers, draw_numbers(frame, shown), draw_trail(frame)])


def _box(shown: Sequence[Hex], rim: int) -> tuple[int, int, int, int]:
    points = [symbols.centre(spot) for spot in shown]
    across, down = symbols.HALF + rim, symbols.SIDE + rim
    left, right = min(x for x, _ in points) - across, max(x for x, _ in points) + across
    top, bottom = min(y for _, y in points) - down, max(y for _, y in points) + down
    return left, top, right - left, bottom - top


def _rim(frames: Iterable[Frame]) -> int:
    """How much is shown beyond the hexes: where a counter cannot leave the board, room for the cross that says so."""
    return 11 if any(frame.barred and frame.barred not in frame.position.grid for frame in frames) else 2


def _room(shown: Sequence[Hex], rim: int) -> str:
    width = _box(shown, rim)[2]
    return f"--ll-least:{width * LEAST:.0f}px;--ll-most:{width * MOST:.0f}px"
