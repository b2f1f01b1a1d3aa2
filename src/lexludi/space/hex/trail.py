"""The way a counter took: the ghost of where it stood, a line with an arrow head, a cross where it could not go on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lexludi.space.hex import symbols
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.ground import shape
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.pieces import ghost, left_behind
from lexludi.space.hex.symbols import Point
from lexludi.space.theme import ink


def draw_trail(frame: Frame) -> str:
    """The ghost and the line."""
    stood = left_behind(frame)
    drawn = ghost(stood) if stood else ""
    lines = legs(frame)
    return drawn + draw_way(lines) if lines else drawn


def draw_way(lines: Sequence[tuple[Point, Point]]) -> str:
    """A dotted line that ends in an arrow head."""
    data = "".join(f"M{x1:g} {y1:g}L{x2:.0f} {y2:.0f}" for (x1, y1), (x2, y2) in lines)
    head = " ".join(f"{x:.0f} {y:.0f}" for x, y in symbols.arrow_head(*lines[-1]))
    return shape(data, ink(line="path", stroke_width=2.5, stroke_dasharray="1 5")) + shape(f"M{head}z", ink("path"))


def draw_barred(frame: Frame) -> str:
    """The cross on the way into the hex that could not be entered."""
    return draw_cross(*cross(frame, frame.barred)) if frame.barred else ""


def draw_cross(x: float, y: float) -> str:
    """A cross about a point."""
    return shape(f"M{x - 7:g} {y - 7:g}l14 14m0-14l-14 14", ink(line="barred", stroke_width=4))


def legs(frame: Frame) -> list[tuple[Point, Point]]:
    """The lines a counter moved along; the last ends short of a counter."""
    lines = [line for line in (symbols.leg(*pair) for pair in pairwise(frame.path)) if line[0] != line[1]]
    if lines and any(frame.position.at(spot) for spot in frame.path[-1].hexes):
        start, end = lines[-1]
        lines[-1] = start, symbols.short_of(start, end, 22)
    return lines


def cross(frame: Frame, barred: Hex) -> Point:
    """Where the cross stands: on the way into the barred hex, or in its middle if there is no way."""
    x, y = symbols.centre(barred)
    if not frame.path:
        return x, y
    ends = map(symbols.centre, frame.path[-1].hexes)
    near = min(ends, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
    return (near[0] + x) / 2, (near[1] + y) / 2
