"""The picture of a position, drawn from its state.

`figure` gives a figure with a picture for each frame, beside or below one another as room allows, and a legend; `draw`
gives one picture. Every text in it comes from the reader's words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from lexludi.space.drawing import Drawing
from lexludi.space.drawing import figure as put_together
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


def figure(frames: Sequence[Frame], words: Words) -> str:
    """A figure of one frame, or of a frame before and one after."""
    shown, rim = crop(tuple(frames)), _rim(frames)
    before = (None, *frames)
    drawings = [_drawing(frame, words, shown, rim, last) for last, frame in zip(before, frames, strict=False)]
    return put_together(drawings, words, draw_legend(frames, shown, words))


def draw(frame: Frame, words: Words) -> str:
    """One picture as an SVG element."""
    return _drawing(frame, words, crop((frame,)), _rim([frame]), None).svg()


def _drawing(frame: Frame, words: Words, shown: tuple[Hex, ...], rim: int, before: Frame | None) -> Drawing:
    counters = sorted(frame.position.counters, key=lambda counter: counter.leader)
    pieces = [draw_counter(frame.position, counter, words) for counter in counters]
    drawn = f"{_below(frame, shown)}{''.join(pieces)}{draw_barred(frame)}"
    return Drawing(_box(shown, rim), drawn, describe(frame, words, before))


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
