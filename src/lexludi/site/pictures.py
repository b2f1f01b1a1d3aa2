"""The pictures at the root of the site: icons to install it by, and the one shown where a link to it is shared.

They stand in `icons/` as they were drawn; `python -m lexludi.site.pictures` draws them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from lexludi.files import write_whole
from lexludi.site.raster import Canvas, Colour, curve
from lexludi.site.sign import HEX, SIZE, STROKES, WIDTH, Point

DRAWN = Path(__file__).with_name("icons")
INK: Colour = (0x8A, 0x2B, 0x1D)
PAPER: Colour = (0xFF, 0xFF, 0xFF)
MESH: Colour = (0xEC, 0xE7, 0xE1)
_BOWL = ((0, 0), (0, 2), (0, 3), (0, 4.2), (0, 6.6), (3.6, 6.6), (3.6, 4.2), (3.6, 3), (3.6, 2), (3.6, 0))
LETTERS: dict[str, tuple[Sequence[Point], ...]] = {
    "L": (((0, 0), (0, 6), (3, 6)),),
    "E": (((3, 0), (0, 0), (0, 6), (3, 6)), ((0, 3), (2.6, 3))),
    "X": (((0, 0), (3.6, 6)), ((3.6, 0), (0, 6))),
    "U": (curve(_BOWL),),
    "D": (((0, 0), (0, 6)), curve(((0, 0), (4.8, 0), (4.8, 6), (0, 6)))),
    "I": (((0, 0), (0, 6)),),
}
"""The letters of the name, drawn in lines."""


def write_pictures(site: Path) -> None:
    """Put the pictures into a site."""
    for name in PICTURES:
        write_whole(site / name, (DRAWN / name).read_bytes())


def draw_pictures() -> None:
    """Draw every picture anew."""
    for name, draw in PICTURES.items():
        write_whole(DRAWN / name, draw())


def icon(size: int, share: float = 1.0, ground: Colour = PAPER) -> bytes:
    """The sign on a square; a share below one leaves room for a phone to cut corners off."""
    canvas = Canvas(size, size, ground)
    scale = size / SIZE * share
    _sign(canvas, scale, (size - SIZE * scale) / 2, (size - SIZE * scale) / 2)
    return canvas.png()


def preview() -> bytes:
    """The sign and the name before a map of hexes."""
    canvas = Canvas(1200, 630, PAPER)
    for row in range(-1, 6):
        for column in range(-1, 9):
            corners = _moved(HEX, 5, 160 * column + 80 * (row % 2) - 40, 138 * row - 60)
            canvas.paint(canvas.line([*corners, corners[0]], 3), MESH)
    canvas.paint([_moved(HEX, 10.5, 82, 147)], PAPER)
    _sign(canvas, 10, 90, 155)
    for letter, left in zip("LEXLUDI", _places(), strict=True):
        for stroke in LETTERS[letter]:
            canvas.paint(canvas.line(_moved(stroke, 17, left, 264), 17), INK)
    return canvas.png()


def _places() -> Iterator[float]:
    """Where each letter of the name begins."""
    left = 470.0
    for letter in "LEX LUDI":
        if letter != " ":
            yield left
            left += 17 * max(x for stroke in LETTERS[letter] for x, _ in stroke)
        left += 36


def _sign(canvas: Canvas, scale: float, left: float, top: float) -> None:
    canvas.paint([_moved(HEX, scale, left, top)], INK)
    lines = (canvas.line(_moved(curve(stroke), scale, left, top), WIDTH * scale) for stroke in STROKES)
    canvas.paint((shape for line in lines for shape in line), PAPER)


def _moved(points: Sequence[Point], scale: float, left: float, top: float) -> list[Point]:
    return [(left + x * scale, top + y * scale) for x, y in points]


PICTURES: dict[str, Callable[[], bytes]] = {
    "icon-180.png": lambda: icon(180, 0.84),
    "icon-192.png": lambda: icon(192),
    "icon-512.png": lambda: icon(512),
    "maskable-512.png": lambda: icon(512, 0.62),
    "preview.png": preview,
}

if __name__ == "__main__":
    draw_pictures()
