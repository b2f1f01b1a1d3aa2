"""Kinds of values a sentence can hold: how each is written in a language, read from it and kept as plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Generic, NewType, Protocol, TypeVar, Union, cast, get_args, get_origin

from lexludi.caching import cached_method
from lexludi.clauses.numbers import parted
from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.dice import Die, WrongFace
from lexludi.rulings.number import DIGITS, PATTERN, Number, exact, read_number, write_number
from lexludi.rulings.plain import Json
from lexludi.typed import Forms

Value = TypeVar("Value")

ClauseId = NewType("ClauseId", str)
"""A placeholder filled by a clause: its number, or its id."""
Piece = NewType("Piece", str)
"""A placeholder filled by the name of a piece that has been spoken of before."""
Option = NewType("Option", str)
"""A placeholder filled by one of the book's competing readings."""
Face = NewType("Face", int)
"""A placeholder filled by what a die shows; a book that rolls dice registers `Faces` for it."""
Distance = NewType("Distance", Fraction)
"""A placeholder filled by a length."""
Angle = NewType("Angle", Fraction)
"""A placeholder filled by an angle in degrees."""

SEPARATOR = re.compile(r"\s*[+,，、]\s*")
NUMBER = rf"[+\-−]?{DIGITS}"


class Kind(Protocol[Value]):
    """One kind of value; registered with a book's `Phrases` under the type that annotates it."""

    @property
    def says(self) -> str:
        """What stands here, as the key of a word of the platform (`number`, `name`, `clause`, …) or of a term of the book."""

    def pattern(self, words: Vocabulary) -> str:
        """A regular expression for a value in a sentence."""

    def read(self, text: str, words: Vocabulary) -> Value:
        """The value of a text; raises ValueError with a message for players."""

    def write(self, value: Value, words: Vocabulary) -> str:
        """The value as a sentence says it; the inverse of `read`."""

    def load(self, data: Json) -> Value:
        """The value that was kept as plain data."""

    def choices(self, words: Vocabulary) -> list[str]:
        """The words that may stand here, if they can be listed."""


class Whole:
    """Whole numbers."""

    says = "number"
    sample = 3

    def pattern(self, words: Vocabulary) -> str:
        """Digits with or without a sign."""
        return NUMBER

    def read(self, text: str, words: Vocabulary) -> int:
        """A typographic minus is a minus."""
        return int(text.replace("−", "-"))

    def write(self, value: int, words: Vocabulary) -> str:
        """With a true minus."""
        return str(value).replace("-", "−")

    def load(self, data: Json) -> int:
        """As it is."""
        return cast(int, data)

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


@dataclass(frozen=True)
class Faces(Whole):
    """What a die shows."""

    faces: tuple[int, ...]
    by: str = ""
    """The clause that says so, where one does."""

    def read(self, text: str, words: Vocabulary) -> int:
        """Refuse a face the die does not have, before anything else is checked."""
        face = super().read(text, words)
        if face not in self.faces:
            raise WrongFace(Die(self.says, self.faces), face, self.by)
        return face


@dataclass(frozen=True)
class Broken:
    """Halves and other fractions, with a unit behind them where they measure something."""

    unit: str = ""
    """A glossary term or a sign such as °."""
    says: str = "fraction"

    def pattern(self, words: Vocabulary) -> str:
        """A number with decimals, a sign such as ½ or a fraction, then the unit."""
        return PATTERN + (rf"\s?{re.escape(words.word(self.unit))}" if self.unit else "")

    def read(self, text: str, words: Vocabulary) -> Fraction:
        """`2.5`, `2,5`, `2½`, `5/2`, `2 1/2`."""
        return Fraction(read_number(text[: len(text) - len(words.word(self.unit))] if self.unit else text))

    def write(self, value: Fraction, words: Vocabulary) -> str:
        """As players write it, with the decimal mark of the language."""
        number = write_number(value, words.decimal)
        if not self.unit:
            return number
        return f"{number}{words.word(self.unit)}" if not self.unit[0].isalpha() else f"{number} {words.word(self.unit)}"

    def load(self, data: Json) -> Fraction:
        """From its record."""
        return Fraction(data["fraction"] if isinstance(data, dict) else cast(int, data))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


class Numbers(Broken):
    """Numbers that are whole or not: a whole one is an int."""

    def read(self, text: str, words: Vocabulary) -> Number:  # type: ignore[override]  # an int is a fraction
        """As a fraction is read."""
        return exact(super().read(text, words))

    def write(self, value: Number, words: Vocabulary) -> str:
        """As a fraction is written."""
        return super().write(Fraction(value), words)

    def load(self, data: Json) -> Number:  # type: ignore[override]
        """From its record."""
        return exact(super().load(data))


class Name:
    """The name of a piece, in letters and digits."""

    says = "name"

    def pattern(self, words: Vocabulary) -> str:
        """One word."""
        return r"\w+"

    def read(self, text: str, words: Vocabulary) -> str:
        """As it is."""
        return text

    def write(self, value: str, words: Vocabulary) -> str:
        """As it is."""
        return value

    def load(self, data: Json) -> str:
        """As it is."""
        return str(data)

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


class Clauses(Name):
    """Clauses of the book, by number or id."""

    says = "clause"

    def pattern(self, words: Vocabulary) -> str:
        """A number or an id."""
        return r"[\w§.-]*\w"

    def read(self, text: str, words: Vocabulary) -> str:
        """The id; a number or id of no clause is an error."""
        if text in words.numbers:
            return text
        for alike in (str, parted):
            for clause, number in words.numbers.items():
                if alike(number) == alike(text):
                    return clause
        raise ValueError(
            words.sentences(
                words.say("fault.no_clause", clause=text), words.near(text, [*words.numbers, *words.numbers.values()])
            )
        )

    def write(self, value: str, words: Vocabulary) -> str:
        """The number players quote."""
        return words.numbers.get(value, value)


class _Words:
    """Values that are words of the glossary."""

    says = "word"

    def keys(self, words: Vocabulary) -> list[str]:
        """The term keys."""
        raise NotImplementedError

    def pattern(self, words: Vocabulary) -> str:
        """Any of the words players use, the longest first."""
        return self._forms(words).pattern

    def choices(self, words: Vocabulary) -> list[str]:
        """Every word, as it is shown."""
        return [words.word(key) for key in self.keys(words)]

    @cached_method
    def _forms(self, words: Vocabulary) -> Forms[tuple[str, ...]]:
        return Forms(words.forms(self.keys(words)).items())

    def _key(self, text: str, words: Vocabulary) -> str:
        return words.only(text, self._forms(words)[text])


@dataclass(frozen=True)
class Terms(_Words, Generic[Value]):
    """The members of an enumeration, whose values are glossary terms."""

    members: type[Enum]

    def keys(self, words: Vocabulary) -> list[str]:
        """The values of the members."""
        return [member.value for member in self.members]

    def read(self, text: str, words: Vocabulary) -> Enum:
        """The member a word names."""
        return self.members(self._key(text, words))

    def write(self, value: Enum, words: Vocabulary) -> str:
        """The word for a member."""
        return words.word(value.value)

    def load(self, data: Json) -> Enum:
        """The member of a term."""
        return self.members(data["term"] if isinstance(data, dict) else data)


class Sides(_Words):
    """The book's competing readings."""

    def keys(self, words: Vocabulary) -> list[str]:
        """The sides of every setting."""
        return [side for sides in words.sides for side in sides]

    def read(self, text: str, words: Vocabulary) -> str:
        """The side a phrase names."""
        return self._key(text, words)

    def write(self, value: str, words: Vocabulary) -> str:
        """The phrase for a side."""
        return words.word(value)

    def load(self, data: Json) -> str:
        """As it is."""
        return str(data)


@dataclass(frozen=True)
class Several(Generic[Value]):
    """A list of values of one kind."""

    one: Kind[Value]
    says: str = "list"

    def pattern(self, words: Vocabulary) -> str:
        """One, or more with a plus or a comma between them."""
        one = self.one.pattern(words)
        return rf"(?:{one})(?:\s*[+,，、]\s*(?:{one}))*"

    def read(self, text: str, words: Vocabulary) -> list[Value]:
        """Each in its order."""
        return [self.one.read(part, words) for part in SEPARATOR.split(text)]

    def write(self, value: list[Value], words: Vocabulary) -> str:
        """With a plus between them."""
        return " + ".join(self.one.write(item, words) for item in value)

    def load(self, data: Json) -> list[Value]:
        """Each from its record."""
        return [self.one.load(item) for item in cast(list[Json], data)]

    def choices(self, words: Vocabulary) -> list[str]:
        """Those of one."""
        return self.one.choices(words)


Kinds = Mapping[Any, Kind[Any]]

STANDARD: Kinds = {
    int: Whole(),
    Fraction: Broken(),
    Number: Numbers(),
    Distance: Broken("cm"),
    Angle: Broken("°"),
    str: Name(),
    Piece: Name(),
    ClauseId: Clauses(),
    Option: Sides(),
}


class NoKind(TypeError):
    """A placeholder annotated with a type nothing reads."""


def kind_of(annotation: Any, kinds: Kinds) -> Kind[Any]:
    """The kind registered for a type; enumerations and lists need no registration, and a return type may include `None`."""
    if get_origin(annotation) in (Union, UnionType) and type(None) in get_args(annotation):
        annotation = reduce(or_, (part for part in get_args(annotation) if part is not type(None)))
    if annotation in kinds:
        return kinds[annotation]
    if get_origin(annotation) is list:
        return Several(kind_of(get_args(annotation)[0], kinds))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return Terms(annotation)
    name = getattr(annotation, "__name__", str(annotation))
    instead = "annotate it with Fraction" if annotation is float else "use another type"
    raise NoKind(f"no sentence can hold a {name}; {instead} or register a kind with Phrases(kinds={{…}})")
