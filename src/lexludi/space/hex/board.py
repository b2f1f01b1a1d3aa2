"""A hex board beside an example: recorded in the evidence, drawn, and described in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from lexludi.rulings.plain import Json
from lexludi.space.hex.describe import describe
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.position import Position
from lexludi.space.hex.svg import figure
from lexludi.space.saying import Words


@dataclass(frozen=True)
class Board:
    """A hex board at one moment, or before and after."""

    kind: ClassVar[str] = "board"
    make: Callable[[], Iterable[Frame]]

    @classmethod
    def of(cls, *frames: Frame) -> Board:
        """The scene of one or two frames."""
        return cls(lambda: frames)

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """One or two frames, made when somebody looks: most runs of an example are never shown."""
        return tuple(self.make())

    @property
    def position(self) -> Position:
        """The position of the first frame."""
        return self.frames[0].position

    def record(self) -> Json:
        """The frames as plain text."""
        return [frame.record() for frame in self.frames]

    @classmethod
    def read(cls, data: Json) -> Board:
        """The frames that were recorded."""
        if not isinstance(data, list):
            raise TypeError("a board is recorded as a list of frames")
        return cls.of(*map(Frame.read, data))

    def draw(self, words: Words) -> str:
        """One picture a frame and a legend."""
        return figure(self.frames, words)

    def describe(self, words: Words) -> str:
        """The first frame in words, then what has changed."""
        before: Sequence[Frame | None] = (None, *self.frames)
        return " ".join(describe(frame, words, last) for last, frame in zip(before, self.frames, strict=False))
