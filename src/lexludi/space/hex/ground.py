"""The ground of a picture: hexes, heights, terrain, hexsides, and the hexes that are pointed out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from lexludi.space.hex import symbols
from lexludi.space.hex.frame import ZONES, Frame
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Direction, Hex
from lexludi.space.theme import ink

DASHES = {"front": "none", "flank": "7 4", "rear": "2 3"}
"""Arcs are told apart by their outline as well as by their colour."""


def shape(data: str, paint: str) -> str:
    """A painted path, or nothing if there is nothing to draw."""
    return f'<path{paint} d="{data}"/>' if data else ""


def draw_ground(frame: Frame, shown: Sequence[Hex]) -> str:
    """The hexes with their height and terrain, what lies along hexsides, and the rim of the board."""
    position = frame.position
    drawn = [shape(symbols.outline(shown), ink("hex", "mesh"))]
    for height in sorted({height for spot, height in position.heights if spot in shown}):
        spots = [spot for spot in shown if position.height(spot) == height]
        drawn.append(shape(symbols.outline(spots, 1), height_ink(height)))
    tinted: dict[str, list[Hex]] = {}
    marked: dict[str, str] = {}
    for spot in shown:
        if kinds := [symbols.kind_of(terrain) for terrain in position.terrain_in(spot)]:
            tinted.setdefault(kinds[0], []).append(spot)
            for kind, mark in symbols.marks(spot, kinds, mark_places(frame, spot)):
                marked[kind] = marked.get(kind, "") + mark
    drawn += [shape(symbols.outline(spots, 1), ink(kind, fill_opacity=0.16)) for kind, spots in tinted.items()]
    drawn += [shape(marks, mark_ink(kind)) for kind, marks in marked.items()]
    for side, features in position.hexsides:
        direction = side.first.direction(side.second)
        if direction and side.first in shown and side.second in shown:
            drawn.append(shape(symbols.hexside(side.first, direction), side_ink(symbols.kind_of(features[0]))))
    rim = "".join(_rim(position.grid, spot) for spot in shown)
    return "".join([*drawn, shape(rim, ink(line="rim", stroke_width=2.5))])


def mark_places(frame: Frame, spot: Hex) -> tuple[tuple[int, int], ...]:
    """Where marks of terrain have room in a hex, beside a counter and a height."""
    height = bool(frame.position.height(spot))
    if frame.position.at(spot) or (frame.path and spot in frame.path[0].hexes):
        return symbols.MARKS[: 4 - height]
    crossed = any(spot in stance.hexes for stance in frame.path)
    return symbols.MARKS[: 7 - (height or crossed)]


@lru_cache(4096)
def _rim(grid: Grid, spot: Hex) -> str:
    """The sides of a hex beyond which there is no board."""
    return "".join(symbols.hexside(spot, direction) for direction in Direction if spot.neighbour(direction) not in grid)


def height_ink(height: int) -> str:
    """The paint of a level above or below the ground."""
    return ink("height" if height > 0 else "depth", fill_opacity=min(0.2 * abs(height), 0.7))


def mark_ink(kind: str) -> str:
    """The paint of the marks of terrain."""
    return ink(kind if kind == "tree" else None, kind, stroke_width=3 if kind == "dot" else 1.4)


def side_ink(kind: str, width: int = 5) -> str:
    """The paint of what lies along a hexside: a line for water, dots for anything else."""
    return ink(line=kind, stroke_width=width, stroke_dasharray="none" if kind == "wave" else f"1 {1.6 * width:g}")


def highlight(key: str, spots: Iterable[Hex]) -> str:
    """Hexes pointed out: a zone is hatched, anything else tinted and outlined."""
    spots = tuple(spots)
    if key in ZONES:
        return shape(symbols.hatching(spots), ink(line="zoc", stroke_width=1.6, stroke_opacity=0.75))
    colour = key if key in DASHES else "other"
    dashes = DASHES.get(key, "none")
    return shape(
        symbols.outline(spots, 3), ink(colour, colour, fill_opacity=0.2, stroke_width=2, stroke_dasharray=dashes)
    )
