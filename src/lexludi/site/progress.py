"""A small display of what long work is doing; silent lines where no one watches."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import TextIO


class Progress:
    """Counts finished parts of a job on one line of a terminal, or on plain lines elsewhere."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total = total
        self.stream = stream or sys.stderr
        self.done = 0
        self.start = time.monotonic()

    def step(self, what: str) -> None:
        """One part is finished."""
        self.done += 1
        line = f"[{self.done}/{self.total}] {what} ({time.monotonic() - self.start:.1f} s)"
        shown = "\r\033[K" + line + ("\n" if self.done == self.total else "") if self.stream.isatty() else line + "\n"
        with suppress(OSError):  # a build does not hang on being watched
            self.stream.write(shown)
            self.stream.flush()
