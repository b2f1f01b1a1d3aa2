"""Which lines of the rules and which cells of their charts each example runs through."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from lexludi.rulings.table import Cell, Table

Line = tuple[str, int]
Place = tuple[str, str, str]
"""Chart, row and column."""


@dataclass
class Reach:
    """What ran: lines of files, and cells that were looked up."""

    lines: set[Line] = field(default_factory=set)
    cells: set[Place] = field(default_factory=set)


@contextmanager
def watched(folder: Path) -> Iterator[Reach]:
    """Note what runs of the code below a folder."""
    reach, inside = Reach(), f"{folder}/"
    watching, found = sys.gettrace(), Table.at

    def call(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        return line if frame.f_code.co_filename.startswith(inside) else None

    def line(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        reach.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def at(self: Table[Any], row: str, column: str) -> Cell[Any]:
        reach.cells.add((self.clause, str(row), str(column)))
        return found(self, row, column)

    Table.at = at  # type: ignore[method-assign]
    sys.settrace(call)
    try:
        yield reach
    finally:
        sys.settrace(watching)
        Table.at = found  # type: ignore[method-assign]
