"""Drawings beside one another as one figure: their room on the page, their descriptions, their titles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from lexludi.space.saying import Words

FONT = 11
"""How high letters are, in the units of a drawing; all drawings have these units, so that all are as large on paper."""
LEAST = 9 / FONT
"""The scale below which text would be smaller than nine pixels."""
MOST = 1.3


@dataclass(frozen=True)
class Drawing:
    """What is drawn within left, top, width and height, and what it says to those who cannot see it."""

    box: tuple[float, float, float, float]
    drawn: str
    """SVG on one line, with every text in it escaped."""
    said: str

    def svg(self) -> str:
        """The drawing by itself."""
        left, top, width, height = self.box
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-board" role="img" aria-label="{escape(self.said)}" '
            f'viewBox="{left:g} {top:g} {width:g} {height:g}" style="{self.room}" font-size="{FONT}" text-anchor="middle" '
            f'stroke-linejoin="round" stroke-linecap="round">{self.drawn}</svg>'
        )

    @property
    def room(self) -> str:
        """How small and how large it may be shown."""
        return f"--ll-least:{self.box[2] * LEAST:.0f}px;--ll-most:{self.box[2] * MOST:.0f}px"


def figure(drawings: Sequence[Drawing], words: Words, legend: str = "") -> str:
    """A figure of one drawing, or of one before and one after."""
    titles = ("board.before", "board.after") if len(drawings) == 2 else ("",) * len(drawings)
    frames = (_frame(each, words.say(key) if key else "", words) for each, key in zip(drawings, titles, strict=True))
    return f'<figure class="ll-scene">{"".join(frames)}{legend}</figure>'


def _frame(drawing: Drawing, title: str, words: Words) -> str:
    caption = ""
    if title:
        drawing = Drawing(drawing.box, drawing.drawn, words.say("board.titled", title=title, text=drawing.said))
        caption = f'<div class="ll-title" aria-hidden="true">{escape(title)}</div>'
    return f'<div class="ll-frame" style="{drawing.room}">{caption}{drawing.svg()}</div>'
