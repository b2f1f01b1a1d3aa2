"""The counters of a picture: units that point where they face, leaders as discs, the ghost of where one came from."""

from __future__ import annotations

from html import escape

from lexludi.board import symbols
from lexludi.board.describe import Words
from lexludi.board.facing import Stance
from lexludi.board.frame import Frame
from lexludi.board.position import Counter, Position, Side
from lexludi.board.theme import ink

CORNERS = {Side.BLUE: 5, Side.RED: 1}


def draw_counter(position: Position, counter: Counter, words: Words, badge: str | None) -> str:
    """One counter with its type, its label and, if it has any, the value that is shown as a badge."""
    x, y = symbols.middle(counter.stance)
    stacked = [one for one in position.companions(counter) if one.leader == counter.leader]
    shift = 5 * sum(one.label < counter.label for one in stacked)
    drawn = _leader(position, counter) if counter.leader else _unit(counter, words)
    if badge and counter.value(badge):
        drawn += f'<circle cx="13" cy="-12" r="7"{ink("paper", "path")}/>'
        drawn += f'<text x="13" y="-8" font-size="10" font-weight="700"{ink("path")}>{counter.value(badge)}</text>'
    title = escape(words.counter(counter))
    return f'<g transform="translate({x + shift:g} {y - shift:g})"><title>{title}</title>{drawn}</g>'


def ghost(frame: Frame) -> str:
    """The outline of the counter where its path began, if it stands there no longer."""
    start, end = frame.path[0], frame.path[-1]
    if start == end:
        return ""
    x, y = symbols.middle(start)
    paint = ink("paper", "path", fill_opacity=0.5, stroke_width=1.3, stroke_dasharray="3 3")
    return f'<path{paint} transform="translate({x:g} {y:g}){_turn(start)}" d="{symbols.body(start, 3)}"/>'


def _unit(counter: Counter, words: Words) -> str:
    turn = _turn(counter.stance)
    turned = f' transform="{turn}"' if turn else ""
    side, code = counter.side.value, escape(words.code(counter.type))
    size = "" if len(code) < 4 else ' font-size="9"'
    return (
        f'<path{ink(side, "paper", stroke_width=1.2)}{turned} d="{symbols.body(counter.stance, CORNERS[counter.side])}"/>'
        f'<g font-weight="700"{ink("on-counter")}><text y="-1"{size}>{code}</text>'
        f'<text y="10">{escape(counter.label)}</text></g>'
    )


def _leader(position: Position, counter: Counter) -> str:
    beside = any(not one.leader for one in position.companions(counter))
    x, y, radius = (17, 11, 9) if beside else (0, 0, 12)
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}"{ink(counter.side.value, "on-counter", stroke_width=1.5)}/>'
        f'<text x="{x}" y="{y + 4}" font-weight="700"{ink("on-counter")}>{escape(counter.label)}</text>'
    )


def _turn(stance: Stance) -> str:
    angle = 60 * stance.facing.index if stance.facing else 0
    return f"rotate({angle})" if angle else ""
