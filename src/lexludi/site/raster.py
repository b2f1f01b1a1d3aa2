"""Small pictures made of polygons and thick lines, as PNG files, with nothing but the standard library."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise

from lexludi.site.sign import Point

Colour = tuple[int, int, int]
ROWS = 4
"""How many lines of samples make a row of pixels."""


class Canvas:
    """A picture that shapes are painted on, one over the other."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width = width
        self.rows = [bytearray(bytes(ground) * width) for _ in range(height)]

    def paint(self, shapes: Iterable[Sequence[Point]], colour: Colour) -> None:
        """Fill convex polygons as one shape, with soft edges."""
        spans: dict[int, list[tuple[float, float]]] = {}
        for shape in shapes:
            for line, span in _spans(shape):
                spans.setdefault(line, []).append(span)
        covered: dict[int, list[float]] = {}
        for line, found in spans.items():
            if 0 <= line < len(self.rows) * ROWS:
                _cover(covered.setdefault(line // ROWS, [0.0] * self.width), found)
        left = min((left for found in spans.values() for left, _ in found), default=0)
        right = max((right for found in spans.values() for _, right in found), default=0)
        reach = range(max(int(left), 0), min(math.ceil(right), self.width))
        for row, shares in covered.items():
            self._blend(self.rows[row], reach, shares, colour)

    def line(self, points: Sequence[Point], width: float) -> Iterable[Sequence[Point]]:
        """A thick line with round ends, as shapes to paint."""
        half = width / 2
        for (x1, y1), (x2, y2) in pairwise(points):
            length = math.hypot(x2 - x1, y2 - y1) or 1
            dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
            yield (x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)
        for x, y in points:
            yield [(x + half * math.cos(turn), y + half * math.sin(turn)) for turn in _TURNS]

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", self.width, len(self.rows), 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\0" + row for row in self.rows), 9)
        return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")

    def _blend(self, row: bytearray, reach: range, shares: list[float], colour: Colour) -> None:
        whole = bytes(colour)
        for x in reach:
            if (share := shares[x]) >= ROWS:
                row[3 * x : 3 * x + 3] = whole
            elif share:
                part = share / ROWS
                for place, ink in enumerate(colour, 3 * x):
                    row[place] = round(row[place] + (ink - row[place]) * part)


_TURNS = [2 * math.pi * step / 16 for step in range(16)]


def curve(points: Sequence[Point]) -> list[Point]:
    """A chain of cubic curves as short straight lines."""
    found = [points[0]]
    for start in range(0, len(points) - 3, 3):
        found += (_on_curve(points[start : start + 4], step / 12) for step in range(1, 13))
    return found


def _on_curve(four: Sequence[Point], at: float) -> Point:
    shares = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3)
    x, y = (sum(share * point[axis] for share, point in zip(shares, four, strict=True)) for axis in (0, 1))
    return x, y


def _spans(shape: Sequence[Point]) -> Iterable[tuple[int, tuple[float, float]]]:
    """From where to where a convex polygon covers each line of samples."""
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    for line in range(math.ceil(top * ROWS - 0.5), math.floor(bottom * ROWS - 0.5) + 1):
        y = (line + 0.5) / ROWS
        crossed = [
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in pairwise((*shape, shape[0]))
            if (y1 <= y) != (y2 <= y)
        ]
        if crossed:
            yield line, (min(crossed), max(crossed))


def _cover(shares: list[float], spans: list[tuple[float, float]]) -> None:
    """Add to each pixel how much of it the spans cover together."""
    reached = 0.0
    for left, right in sorted(spans):
        first, last = max(left, reached), min(right, len(shares))
        if first >= last:
            continue
        begin, end = int(first), math.ceil(last)
        for x in (begin, end - 1)[: end - begin]:
            shares[x] += min(last, x + 1) - max(first, x)
        shares[begin + 1 : end - 1] = [share + 1 for share in shares[begin + 1 : end - 1]]
        reached = last


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
