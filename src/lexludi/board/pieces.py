"""The counters of a picture: units that point where they face, leaders as discs, the ghost of where one came from."""

from __future__ import annotations

from html import escape

from lexludi.board import symbols
from lexludi.board.describe import Words
from lexludi.board.facing import Stance
from lexludi.board.frame import Frame
from lexludi.board.hexes import Vertex
from lexludi.board.position import Counter, Position, Side
from lexludi.board.theme import ink

CORNERS = {Side.BLUE: 5, Side.RED: 1}
WIDEST = 16
"""Half the width of the widest one-hex counter."""


def draw_counter(position: Position, counter: Counter, words: Words, badge: str | None) -> str:
    """One counter with its type, its label and, if it has any, the value that is shown as a badge."""
    x, y = symbols.middle(counter.stance)
    stacked = [one for one in position.companions(counter) if one.leader == counter.leader]
    shift = 5 * sum(one.label < counter.label for one in stacked)
    drawn = _leader(position, counter) if counter.leader else _unit(counter, words)
    if badge and counter.value(badge):
        x_badge = -13 if counter.facing is Vertex.NE else 13
        drawn += f'<circle cx="{x_badge}" cy="-12" r="7"{ink("paper", "path")}/>'
        drawn += (
            f'<text x="{x_badge}" y="-8" font-size="11" font-weight="700"{ink("path")}>{counter.value(badge)}</text>'
        )
    title = escape(words.counter(counter))
    return f'<g transform="translate({x + shift:g} {y - shift:g})"><title>{title}</title>{drawn}</g>'


def ghost(frame: Frame) -> str:
    """The outline of the counter where its path began, if nothing stands there any longer."""
    start = frame.path[0]
    if any(counter.stance == start for counter in frame.position.counters):
        return ""
    x, y = symbols.middle(start)
    paint = ink("paper", "path", fill_opacity=0.6, stroke_width=1.3, stroke_dasharray="3 3")
    return f'<g transform="translate({x:g} {y:g})"{paint}>{_shapes(start, 3)}</g>'


def _unit(counter: Counter, words: Words) -> str:
    code = words.code(counter.type)
    half = symbols.BODY if counter.stance.two_hex else max(symbols.BODY, _half_width(code), _half_width(counter.label))
    shapes = _shapes(counter.stance, CORNERS[counter.side], min(half, WIDEST))
    return (
        f"<g{ink(counter.side.value, 'paper', stroke_width=1.2)}>{shapes}</g>"
        f'<g font-weight="700"{ink("on-counter")}>{_line(code, -1)}{_line(counter.label, 10)}</g>'
    )


def _half_width(text: str) -> int:
    """Half the room a text takes on a counter; letters beyond the Latin, Greek and Cyrillic are twice as wide."""
    return sum(4 if letter < "\u1100" else 6 for letter in text) + 2


def _line(text: str, y: int) -> str:
    squeeze = f' textLength="{2 * WIDEST - 4}" lengthAdjust="spacingAndGlyphs"' if _half_width(text) > WIDEST else ""
    return f'<text y="{y}"{squeeze}>{escape(text)}</text>'


def _shapes(stance: Stance, bend: int, half: int = symbols.BODY) -> str:
    """The points and the body of a unit; only the body of two hexes lies aslant, so that the others can be read."""
    turn = f' transform="rotate({60 * stance.facing.place})"' if stance.facing and stance.facing.place else ""
    pointed = f'<path{turn} d="{symbols.points(stance)}"/>' if stance.facing else ""
    return f'{pointed}<path{turn if stance.two_hex else ""} d="{symbols.body(stance, bend, half)}"/>'


def _leader(position: Position, counter: Counter) -> str:
    units = [one for one in position.companions(counter) if not one.leader]
    x, y, radius = (17, 11, 9) if units else (0, 0, 12)
    if any(one.facing is Vertex.SE or symbols.middle(one.stance) > symbols.centre(counter.hexes[0]) for one in units):
        x = -x
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}"{ink(counter.side.value, "on-counter", stroke_width=1.5)}/>'
        f'<text x="{x}" y="{y + 4}" font-weight="700"{ink("on-counter")}>{escape(counter.label)}</text>'
    )
