"""Exceptions in the code of a book, reported with their place in that code."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from lexludi.files import BadInput, Problem
from lexludi.rulings.chart import NoSuchCell

GAMES, SENTENCES = "lexludi.games", "lexludi_sentences"
"""The packages below which the rules and the sentences of books are imported."""

Place = tuple[str, int]
"""A file and a line."""


class Blaming(NamedTuple):
    """While entered, an exception in the code of a book becomes `BadInput` with its file and line."""

    root: Path
    at: str
    otherwise: str

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, where: object) -> None:
        if isinstance(error, BadInput):
            error.seen_from(self.root)
        elif isinstance(error, Exception | SystemExit):
            problem = broken_code(error, self.at, self.otherwise)
            if problem.file:
                told = BadInput(problem)
                told.seen_from(self.root)
                raise told from error


def broken_code(error: BaseException, at: str = "", otherwise: str = "") -> Problem:
    """A fault of the rules or sentences themselves, at the last place of a book's code it went through, else at another."""
    file, line = went_through(error) or (otherwise or at, 0)
    detail = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    said = f"this code broke ({detail}); mend it."
    if isinstance(error, NoSuchCell):
        place = f"cell in row '{error.row}', column '{error.column}'" if error.column else f"heading for {error.row}"
        said = f"the chart {error.chart} has no {place}; look for one it has, or add it to the chart."
    cause = f"{type(error).__name__} at {file}:{line}" if line else ""
    return Problem(file, line, said, f"It ran in {at}." if at else "", cause=cause)


def went_through(error: BaseException | None) -> Place | None:
    """The last place of a book's code that an error went through."""
    places = _places(traceback.walk_tb(error.__traceback__ if error else None))
    return places[-1] if places else None


def of_book(module: str) -> bool:
    """Whether a module is one of a book's rules or sentences."""
    return module.startswith((f"{GAMES}.", f"{SENTENCES}."))


def _places(frames: Iterable[tuple[FrameType, int]]) -> list[Place]:
    found = ((frame.f_code.co_filename, line, frame.f_globals.get("__name__", "")) for frame, line in frames)
    # What `dataclass` writes has no file.
    return [(file, line) for file, line, module in found if of_book(module) and not file.startswith("<")]
