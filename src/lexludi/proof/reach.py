"""Which lines of the rules and which cells of their charts each example runs through."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from lexludi.rulings.chart import CellPlace, looking

Line = tuple[str, int]


@dataclass
class Reach:
    """What ran: lines of files, and cells that were looked up."""

    lines: set[Line] = field(default_factory=set)
    cells: set[CellPlace] = field(default_factory=set)


@contextmanager
def watched(folder: Path) -> Iterator[Reach]:
    """Note what runs of the code below a folder."""
    reach, inside = Reach(), f"{folder}/"
    watching = sys.gettrace()

    def call(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        return line if frame.f_code.co_filename.startswith(inside) else None

    def line(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        reach.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    sys.settrace(call)
    try:
        with looking() as reach.cells:
            yield reach
    finally:
        sys.settrace(watching)
