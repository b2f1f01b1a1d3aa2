"""The legend below a picture: what its ground and its highlights mean, in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lexludi.board import symbols
from lexludi.board.describe import Words
from lexludi.board.frame import Frame
from lexludi.board.ground import height_ink, highlight, mark_ink, shape, side_ink
from lexludi.board.hexes import Hex
from lexludi.board.theme import ink


def draw_legend(frames: Sequence[Frame], shown: Sequence[Hex], words: Words) -> str:
    """A key to the ground and the highlights that can be seen."""
    origin = Hex(0, 0)
    plain = shape(symbols.outline([origin]), ink("hex", "mesh"))
    keys: dict[tuple[str, str], str] = {}
    for frame in frames:
        for spot, kinds in frame.position.terrain:
            for kind in kinds if spot in shown else ():
                mark = symbols.kind_of(kind)
                marks = "".join(drawn for _, drawn in symbols.marks(origin, [mark], 3))
                tint = shape(symbols.outline([origin], 1), ink(mark, fill_opacity=0.16))
                keys["terrain", words.word(kind)] = plain + tint + shape(marks, mark_ink(mark))
        for height in sorted({height for spot, height in frame.position.heights if spot in shown}):
            level = words.say("board.level", height=height)
            keys["height", level] = plain + shape(symbols.outline([origin], 1), height_ink(height))
        for side, kinds in frame.position.hexsides:
            if side.first in shown and side.second in shown:
                line = shape(symbols.across(origin), side_ink(symbols.kind_of(kinds[0]), 9))
                keys["hexside", words.listed(map(words.word, kinds))] = line
        for key, _ in frame.highlights:
            keys["highlight", words.word(key)] = plain + highlight(key, [origin])
    if not keys:
        return ""
    items = (
        f'<span><svg viewBox="-31 -35 62 70" stroke-linecap="round" aria-hidden="true">{drawn}</svg>{escape(name)}</span>'
        for (_, name), drawn in keys.items()
    )
    return f'<figcaption class="ll-legend">{"".join(items)}</figcaption>'
