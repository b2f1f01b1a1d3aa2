"""A table with units on bases, drawn for a cover.

    56x34; blue infantry 20 24 0; blue cavalry 34 25 20; red elephant 20 8 180

Parts are separated by semicolons. The first is the size of the table in steps; each of the others is a base: its side, its
class, where its centre stands and how far it is turned from looking up, in degrees.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lexludi.space.theme import ink

WIDTH = 8
CLASSES = {"infantry": (2, 5), "cavalry": (4, 3), "skirmishers": (2, 2), "elephant": (8, 1), "artillery": (6, 3)}
"""How deep the base of a class is and how many figures it is drawn with."""
_SIZE = re.compile(r"([1-9][0-9]{1,2})x([1-9][0-9]{1,2})")
_BASE = re.compile(r"(blue|red) (\w+) ([0-9]{1,3}) ([0-9]{1,3}) ([0-9]{1,3})")


@dataclass(frozen=True)
class Base:
    """One unit on the table."""

    side: str
    kind: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Bases:
    """A table and what stands on it."""

    width: int
    height: int
    bases: tuple[Base, ...]


def parse(text: str) -> Bases:
    """Read a table."""
    first, *rest = (" ".join(part.split()) for part in text.split(";"))
    size, found = _SIZE.fullmatch(first), [_BASE.fullmatch(part) for part in rest]
    if not size or not all(match and match[2] in CLASSES for match in found):
        raise ValueError("a table is its size, then bases: 56x34; blue infantry 20 24 0.")
    bases = [Base(match[1], match[2], *map(int, match.group(3, 4, 5))) for match in found if match]
    return Bases(int(size[1]), int(size[2]), tuple(bases))


def draw(table: Bases) -> str:
    """The table from above; a picture that says nothing the text beside it does not."""
    ground = f'<rect width="{table.width}" height="{table.height}" rx="1"{ink("hex", "mesh", stroke_width=0.3)}/>'
    drawn = "".join(map(_base, table.bases))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-board" aria-hidden="true" '
        f'viewBox="0 0 {table.width} {table.height}">{ground}{drawn}</svg>'
    )


def _base(base: Base) -> str:
    depth, figures = CLASSES[base.kind]
    left, top, gap = -WIDTH / 2, -depth / 2, WIDTH / figures
    body = (
        f'<rect x="{left:g}" y="{top:g}" width="{WIDTH}" height="{depth}"{ink(base.side, "paper", stroke_width=0.25)}/>'
    )
    radius = min(0.62, gap / 3) if base.kind != "elephant" else 2
    spots = "".join(
        f'<circle cx="{left + gap * (place + 0.5):g}" cy="0" r="{radius:g}"{ink("on-counter")}/>'
        for place in range(figures)
    )
    front = f'<path d="M-0.9 {top:g}L0 {top - 1.1:g}L0.9 {top:g}z"{ink(base.side)}/>'
    return f'<g transform="translate({base.x} {base.y}) rotate({base.turn})">{front}{body}{spots}</g>'
