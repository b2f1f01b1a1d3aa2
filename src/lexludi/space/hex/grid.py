"""The grid: which hexes a board has and where it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.faults import Impossible
from lexludi.space.hex.hexes import Hex


class Edge(StrEnum):
    """The four sides of a board."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Grid:
    """A board of rows of hexes; with `short` rows every even row has one hex less, so that both ends are even."""

    columns: int
    rows: int
    short: bool = False

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= 99 and 1 <= self.rows <= 99):
            raise Impossible(
                "a board has from 1 to 99 columns and from 1 to 99 rows, not {columns} and {rows}.",
                columns=self.columns,
                rows=self.rows,
            )
        if self.short and self.columns < 2:
            raise Impossible("a board with shorter even rows needs at least 2 columns.")

    def __str__(self) -> str:
        across = f"{self.columns}/{self.columns - 1}" if self.short else str(self.columns)
        return f"{across}x{self.rows}"

    def __contains__(self, spot: Hex) -> bool:
        q, r = spot
        row, column = r + 1, q + r // 2 + 1  # asked so often that the hex is not asked for them
        return 1 <= row <= self.rows and 1 <= column <= self.columns - (self.short and row % 2 == 0)

    def __iter__(self) -> Iterator[Hex]:
        for row in range(1, self.rows + 1):
            for column in range(1, self.width(row) + 1):
                yield Hex.at(column, row)

    @property
    def last(self) -> Hex:
        """The hex at the end of the last row."""
        return Hex.at(self.width(self.rows), self.rows)

    def width(self, row: int) -> int:
        """How many hexes a row has."""
        return self.columns - (self.short and row % 2 == 0)

    def edge_beyond(self, spot: Hex) -> Edge | None:
        """The side of the board a hex lies beyond, or None if it is on the board; beyond a corner, top or bottom."""
        if spot in self:
            return None
        if not 1 <= spot.row <= self.rows:
            return Edge.TOP if spot.row < 1 else Edge.BOTTOM
        return Edge.LEFT if spot.column < 1 else Edge.RIGHT
