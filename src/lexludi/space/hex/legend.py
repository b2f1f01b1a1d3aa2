"""The legend below a picture: what its ground, its highlights and its lines mean, in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lexludi.space.hex import symbols
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.ground import height_ink, highlight, mark_ink, shape, side_ink
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.pieces import ghost, left_behind
from lexludi.space.hex.trail import draw_cross, draw_way, legs
from lexludi.space.saying import Words
from lexludi.space.theme import ink


def draw_legend(frames: Sequence[Frame], shown: Sequence[Hex], words: Words) -> str:
    """A key to all that can be seen but the counters."""
    origin = Hex(0, 0)
    plain = shape(symbols.outline([origin]), ink("hex", "mesh"))
    keys: dict[tuple[str, str], str] = {}
    for frame in frames:
        for spot, kinds in frame.position.terrain:
            for kind in kinds if spot in shown else ():
                mark = symbols.kind_of(kind)
                marks = "".join(drawn for _, drawn in symbols.marks(origin, [mark], symbols.MARKS))
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
        if left_behind(frame):
            keys["trail", words.say("board.start")] = ghost(Stance((origin,)))
        if legs(frame):
            keys["trail", words.say("board.way")] = draw_way([((-26, 0), (26, 0))])
        if frame.barred:
            keys["trail", words.say("board.no_step")] = draw_cross(0, 0)
    if not keys:
        return ""
    items = (
        f'<span><svg viewBox="-31 -35 62 70" stroke-linecap="round" aria-hidden="true">{drawn}</svg>{escape(name)}</span>'
        for (_, name), drawn in keys.items()
    )
    return f'<figcaption class="ll-legend">{"".join(items)}</figcaption>'
