"""Where pieces stand: what a kind of space does, so that rules, sentences, pages and laws can use it without knowing it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from lexludi.space.saying import Words
from lexludi.space.scene import View

Position = TypeVar("Position")
"""Where everything stands at one moment, as a frozen value."""
Point = tuple[float, float]
"""A point of the drawing, in the units of its `viewBox`."""


@dataclass(frozen=True)
class Sentence:
    """One of the sentences positions are told in: in English, in a language, and what stands in each of its places."""

    english: str
    template: str
    takes: Mapping[str, tuple[str, ...] | str]
    """Words, or the key of a sentence that says what stands there, such as `sentence.number`."""
    several: frozenset[str] = frozenset()
    """The places that take more than one."""


@dataclass(frozen=True)
class Grip:
    """A piece that can be taken hold of in the drawing."""

    piece: str
    at: Point
    reach: float
    """How far from there it can still be grabbed."""
    values: tuple[str, ...] = ()
    """What stands now in each field that is typed to put it elsewhere."""
    handle: Point | None = None
    """Where it is turned by, if it can be turned."""


@dataclass(frozen=True)
class Field:
    """What is typed or chosen to put a piece elsewhere without a pointer."""

    name: str
    """What it is, in the reader's language."""
    choices: tuple[str, ...] = ()
    """All that can be chosen, if it can be listed; otherwise it is a number."""
    step: str = "1"
    """By how much the arrow keys change a number."""


@dataclass(frozen=True)
class Change:
    """A position told otherwise by one word."""

    said: str
    """What is said now, such as `{piece}: routed`."""
    make: Callable[[], Any]
    """The other position."""
    piece: str = ""
    """The piece it is said of."""


@dataclass(frozen=True, eq=False)
class Heard(Generic[Position]):
    """What the examples of a book tell of a space, and the words its code knows."""

    positions: tuple[Position, ...]
    enumerations: tuple[type[Enum], ...]


class Space(ABC, Generic[Position]):
    """A kind of space; what is not abstract may be left as it is."""

    scene: ClassVar[type[View]]
    """How a position is shown."""
    sample: ClassVar[str]
    """A small position on one line, for messages."""
    sentences: ClassVar[Mapping[str, str]] = {}
    """Everything it says, in English, by key: for translators."""
    names: ClassVar[Mapping[str, str]] = {}
    """The words of its own that values of sentences and rulings hold, each with the key of the sentence that says it."""

    @abstractmethod
    def read(self, line: str) -> Position:
        """The position of one line of notation; raises ValueError where it is none."""

    @abstractmethod
    def write(self, position: Position) -> str:
        """A position on one line: the inverse of `read`, and its plain form."""

    @abstractmethod
    def show(self, position: Position) -> View:
        """The scene of a bare position."""

    @abstractmethod
    def changes(self, position: Position, heard: Heard[Position], named: Iterable[str]) -> Iterator[Change]:
        """Every way to tell a position otherwise by one word; `named` is what else the case names."""

    def tell(self, position: Position, words: Words) -> str:
        """A position as a sentence has it."""
        return self.write(position)

    def understand(self, text: str, words: Words) -> Position:
        """The position a player types, in sentences or on one line: the inverse of `tell`."""
        return self.read(text)

    def describe(self, position: Position, words: Words) -> str:
        """A position in brief, for readers who see its drawing too."""
        return self.tell(position, words)

    def told(self, words: Words) -> Iterable[Sentence]:
        """The sentences positions are told in, for the list of all sentences."""
        return ()

    def grips(self, position: Position) -> Sequence[Grip]:
        """The pieces that can be put elsewhere."""
        return ()

    def fields(self, position: Position, words: Words) -> Sequence[Field]:
        """What is typed to put one of them elsewhere, the same for all."""
        return ()

    def put(self, position: Position, piece: str, values: Sequence[str]) -> Position:
        """A piece put where the fields say; raises ValueError where it cannot stand there."""
        return position

    def drag(self, position: Position, piece: str, to: Point) -> Position:
        """A piece put at the place nearest to a point of the drawing."""
        return position

    def turn(self, position: Position, piece: str, to: Point) -> Position:
        """A piece turned as its handle is put at a point of the drawing."""
        return position

    def readings(self, position: Position, piece: str, words: Words) -> Sequence[str]:
        """What is read beside a piece while it is dragged, such as its place or distances."""
        return ()
