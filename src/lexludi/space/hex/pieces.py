"""The counters of a picture: units that point where they face, leaders as discs, the ghost of where one came from."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lexludi.space.hex import symbols
from lexludi.space.hex.describe import tell_counter
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.position import Counter, Position, Side
from lexludi.space.hex.symbols import WIDEST, Point
from lexludi.space.saying import Words
from lexludi.space.theme import ink

CORNERS = {Side.BLUE: 5, Side.RED: 1}
APART = 14
"""How far from the middle of their hex two enemies stand, so that both can be read."""


def draw_counter(position: Position, counter: Counter, words: Words) -> str:
    """One counter with its type and its label."""
    x, y = place(position, counter)
    drawn = _leader(position, counter) if counter.leader else _unit(counter, words)
    title = escape(tell_counter(counter, words))
    return f'<g transform="translate({x:g} {y:g})"><title>{title}</title>{drawn}</g>'


def place(position: Position, counter: Counter) -> Point:
    """Where the middle of a counter lies: friends in a stack, two enemies in one hex side by side."""
    x, y = symbols.middle(counter.stance)
    others = {one.label: one for spot in counter.hexes for one in position.at(spot) if one.leader == counter.leader}
    stacked = sorted(others.values(), key=lambda one: (one.side, one.label))
    if len(stacked) == 2 and stacked[0].side is not stacked[1].side and not _wide(stacked):
        left, _ = sorted(stacked, key=_rightward)
        return x - APART if counter == left else x + APART, y
    aside = 5 * stacked.index(counter) - 2.5 * (len(stacked) - 1)
    return x + aside, y - aside


def _wide(counters: Sequence[Counter]) -> bool:
    return any(one.leader or one.stance.two_hex for one in counters)


def _rightward(counter: Counter) -> int:
    """Whether a counter points left, neither way, or right, so that it can point away from one beside it."""
    return {Vertex.NW: -1, Vertex.SW: -1, Vertex.NE: 1, Vertex.SE: 1}.get(counter.facing or Vertex.N, 0)


def left_behind(frame: Frame) -> Stance | None:
    """How a counter stood where its path began, in the hexes where nothing stands any longer."""
    empty = tuple(spot for stance in frame.path[:1] for spot in stance.hexes if not frame.position.at(spot))
    return Stance(empty, frame.path[0].facing) if empty else None


def ghost(stood: Stance) -> str:
    """The outline of a counter that has gone."""
    x, y = symbols.middle(stood)
    paint = ink("paper", "path", fill_opacity=0.6, stroke_width=1.3, stroke_dasharray="3 3")
    return f'<g transform="translate({x:g} {y:g})"{paint}>{_shapes(stood, 3)}</g>'


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


def leader_disc(position: Position, counter: Counter) -> tuple[int, int, int]:
    """Where the disc of a leader lies, from the middle of its hex, and its radius: beside a unit it stands with."""
    units = [one for one in position.at(counter.hexes[0]) if not one.leader]
    if not units:
        return 0, 0, 12
    right = symbols.centre(counter.hexes[0])
    left = any(one.facing is Vertex.SE or symbols.middle(one.stance) > right for one in units)
    return -19 if left else 19, 4, 9


def _leader(position: Position, counter: Counter) -> str:
    x, y, radius = leader_disc(position, counter)
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}"{ink(counter.side.value, "on-counter", stroke_width=1.5)}/>'
        f'<text x="{x}" y="{y + 4}" font-weight="700"{ink("on-counter")}>{escape(counter.label)}</text>'
    )
