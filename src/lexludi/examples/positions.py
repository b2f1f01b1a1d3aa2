"""Positions in sentences: told whole by the space they are of, or piece by piece by the book."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.plain import Json
from lexludi.space.line import NoSuchWord
from lexludi.space.protocol import Sentence, Space

Position = TypeVar("Position")


@dataclass(frozen=True)
class Positions(Generic[Position]):
    """Where everything stands: in sentences, or in the one-line notation of the space."""

    space: Space[Position]
    says = "position"

    @property
    def sample(self) -> str:
        """A small one."""
        return self.space.sample

    def pattern(self, words: Vocabulary) -> str:
        """All the rest of the sentence."""
        return r"\S.*"

    def read(self, text: str, words: Vocabulary) -> Position:
        """The position in a line of notation or in sentences; an unknown word is reported with the known ones."""
        try:
            return self.space.understand(text, words.of_space)
        except NoSuchWord as error:
            if not error.known:
                raise
            words.only(error.word, error.means or ("",))
            said = words.say("fault.word", word=error.word, words=words.listed(error.known))
            raise ValueError(words.sentences(said, words.near(error.word, error.known))) from error

    def write(self, value: Position, words: Vocabulary) -> str:
        """The position in words."""
        return self.space.tell(value, words.of_space)

    def load(self, data: Json) -> Position:
        """From its line."""
        return self.space.read(str(data))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []

    def told(self, words: Vocabulary) -> Iterable[Sentence]:
        """The sentences positions are told in."""
        return self.space.told(words.of_space)


@dataclass(frozen=True)
class Placing(Generic[Position]):
    """How a book tells where pieces stand in sentences about one or two of them, which it binds with `places`."""

    space: Space[Position]
    position: Callable[[Any], Position | None]
    """Where everything stands in a case; None where nothing has been placed."""
    said: Callable[[Position, str], Sequence[tuple[str, Mapping[str, Any]]]]
    """The sentences that tell where one piece stands, wherever the others stand, each with its values."""
