"""The sign of Lex Ludi, a hex with the sign for a clause: one drawing for icons, covers and preview pictures."""

from __future__ import annotations

Point = tuple[float, float]

INK, PAPER = "#8a2b1d", "#ffffff"
SIZE = 32
"""The side of the square it is drawn in."""
HEX: tuple[Point, ...] = ((16, 1), (29, 8.5), (29, 23.5), (16, 31), (3, 23.5), (3, 8.5))
WIDTH = 2.3
"""How broad its lines are."""
_HALF: tuple[Point, ...] = (
    *((20, 10.4), (19.4, 8.5), (17.9, 7.5), (16, 7.5)),
    *((13.6, 7.5), (12.1, 8.8), (12.1, 10.6)),
    *((12.1, 14.2), (20.7, 14.2), (20.7, 18.2)),
    *((20.7, 19.5), (20.4, 20.5), (19.7, 21.2)),
)
STROKES: tuple[tuple[Point, ...], ...] = (_HALF, tuple((SIZE - x, SIZE - y) for x, y in _HALF))
"""Its two lines, each a chain of curves by their control points: half a turn brings one upon the other."""


def drawing() -> str:
    """The sign as elements of a picture 32 wide and high."""
    corners = " ".join(f"{x:g},{y:g}" for x, y in HEX)
    lines = "".join(f"M{first}C{' '.join(rest)}" for first, *rest in (map(_pair, stroke) for stroke in STROKES))
    return (
        f'<polygon points="{corners}" fill="{INK}"/>'
        f'<path d="{lines}" fill="none" stroke="{PAPER}" stroke-width="{WIDTH}" stroke-linecap="round"/>'
    )


def _pair(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"
