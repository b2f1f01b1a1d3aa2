"""Step sentences: one template each, with named placeholders typed by the function it calls."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NewType, get_args, get_origin, get_type_hints

from lexludi.board.frame import Frame
from lexludi.board.notation import parse, write
from lexludi.board.position import Position
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.ruling import Ruling

ClauseId = NewType("ClauseId", str)
"""A placeholder filled by the id of a clause."""
Route = NewType("Route", str)
"""A placeholder filled by a move on the board, hexes and facings in the board's notation."""
Option = NewType("Option", str)
"""A placeholder filled by one of the book's competing readings."""


@dataclass
class Case:
    """What the steps of one example have said so far; a book adds its own fields."""

    clause: str | None = None
    """The clause the example is about."""
    ruling: Ruling | None = None
    readings: Any = None
    frames: tuple[Frame, ...] = ()
    """The board before and after, where the example has one."""


@dataclass(frozen=True)
class Phrase:
    """One step sentence and the function behind it.

    A `then` sentence states what is expected: the placeholder that is no parameter of the
    function is compared with what the function finds in the ruling.
    """

    keyword: str
    template: str
    function: Callable[..., Any]
    kinds: dict[str, Any]
    expects: str | None = None
    any_verdict: bool = False


@dataclass
class Phrases:
    """The step sentences of one book."""

    case: type[Case] = Case
    readings: type | None = None
    phrases: list[Phrase] = field(default_factory=list)

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self.phrases)

    def given(self, template: str) -> Callable:
        """Bind a sentence that describes the situation."""
        return self._bind("given", template)

    def when(self, template: str) -> Callable:
        """Bind the sentence that asks the rules; its function returns the ruling."""
        return self._bind("when", template)

    def then(self, template: str, *, any_verdict: bool = False) -> Callable:
        """Bind a sentence that states what the ruling must hold."""
        return self._bind("then", template, any_verdict)

    def _bind(self, keyword: str, template: str, any_verdict: bool = False) -> Callable:
        def bind(function: Callable[..., Any]) -> Callable[..., Any]:
            hints = get_type_hints(function)
            parameters = list(inspect.signature(function).parameters)[1:]
            kinds = {name: hints[name] for name in parameters}
            names = PLACEHOLDER.findall(template)
            left = [name for name in names if name not in kinds]
            wrong = [name for name in parameters if name not in names] or left[1:] or (keyword != "then" and left)
            if wrong or len(set(names)) != len(names):
                raise TypeError(
                    f"step {template!r}: placeholders and parameters of {function.__name__} differ: {wrong}"
                )
            if left:
                kinds[left[0]] = hints["return"]
            expects = left[0] if left else None
            self.phrases.append(Phrase(keyword, template, function, kinds, expects, any_verdict))
            return function

        return bind


@dataclass(frozen=True)
class Vocabulary:
    """What one language calls the terms and how it words the sentences of a book."""

    words: dict[str, tuple[str, ...]]
    """Term key to the words for it, the one to show first."""
    templates: dict[str, str]
    """English template to the template of this language."""

    def word(self, key: str) -> str:
        """The word shown for a term; what is no term is shown as it is."""
        return self.words[key][0] if key in self.words else key


class UnknownStep(Exception):
    """No sentence of the book matches a step."""


class AmbiguousStep(Exception):
    """More than one sentence of the book matches a step."""


@dataclass(frozen=True)
class Match:
    """A step recognised: its sentence and the values of its placeholders."""

    phrase: Phrase
    values: dict[str, Any]


class Grammar:
    """The sentences of one book in one language: recognises steps and writes them."""

    def __init__(self, phrases: list[Phrase], vocabulary: Vocabulary, options: tuple[str, ...] = ()) -> None:
        self.vocabulary = vocabulary
        self._options = options
        self._patterns: dict[str, list[tuple[re.Pattern[str], Phrase]]] = {"given": [], "when": [], "then": []}
        self._known: dict[tuple[str, str], Match] = {}
        for phrase in phrases:
            self._patterns[phrase.keyword].append((self._compile(phrase), phrase))

    def template(self, phrase: Phrase) -> str:
        """The sentence in this language, English where no translation is current."""
        return self.vocabulary.templates.get(phrase.template, phrase.template)

    def sentences(self) -> list[str]:
        """Every sentence this language knows."""
        return [self.template(phrase) for patterns in self._patterns.values() for _, phrase in patterns]

    def match(self, keyword: str, text: str) -> Match:
        """The sentence a step is, with its values."""
        text = _even(text)
        known = self._known.get((keyword, text))
        if known:
            return known
        found = [(match, phrase) for pattern, phrase in self._patterns[keyword] if (match := pattern.fullmatch(text))]
        if not found:
            raise UnknownStep(text)
        if len(found) > 1:
            raise AmbiguousStep(" | ".join(self.template(phrase) for _, phrase in found))
        match, phrase = found[0]
        values = {name: self._parse(kind, match[name]) for name, kind in phrase.kinds.items()}
        self._known[keyword, text] = Match(phrase, values)
        return self._known[keyword, text]

    def write(self, template: str, values: dict[str, Any]) -> str:
        """A sentence with its values, in this language; the inverse of `match`."""
        pieces = PLACEHOLDER.split(self.vocabulary.templates.get(template, template))
        return "".join(self.show(values[piece]) if place % 2 else piece for place, piece in enumerate(pieces))

    def show(self, value: Any) -> str:
        """One value as a reader sees it."""
        if isinstance(value, (list, tuple)):
            return " + ".join(map(self.show, value))
        if isinstance(value, Position):
            return write(value)
        return self.vocabulary.word(value.value if isinstance(value, Enum) else str(value))

    def _compile(self, phrase: Phrase) -> re.Pattern[str]:
        pieces = PLACEHOLDER.split(_even(self.template(phrase)))
        parts = []
        for place, piece in enumerate(pieces):
            parts.append(f"(?P<{piece}>{self._pattern(phrase.kinds[piece])})" if place % 2 else re.escape(piece))
        return re.compile("".join(parts), re.IGNORECASE)

    def _pattern(self, kind: Any) -> str:
        if get_origin(kind) is list:
            one = self._pattern(get_args(kind)[0])
            return rf"(?:{one})(?:\s*[+,，、]\s*(?:{one}))*"
        if kind is int:
            return r"[+\-−]?\d+"
        if kind is ClauseId:
            return r"[a-z]+(?:\.[a-z0-9_-]+)+"
        if kind is str:
            return r"\w+"
        if kind is Position:
            return r"\d\S*x\d+(?:;.+)?"
        if kind is Route:
            return r"[0-9A-Z+]+(?: [0-9A-Z+]+)*"
        return "|".join(sorted(map(re.escape, self._forms(kind)), key=len, reverse=True)) or "(?!)"

    def _forms(self, kind: Any) -> dict[str, str]:
        keys = self._options if kind is Option else [member.value for member in kind]
        return {_even(form).casefold(): key for key in keys for form in (*self.vocabulary.words.get(key, ()), key)}

    def _parse(self, kind: Any, text: str) -> Any:
        if get_origin(kind) is list:
            return [self._parse(get_args(kind)[0], part.strip()) for part in re.split(r"[+,，、]", text)]
        if kind is int:
            return int(text.replace("−", "-"))
        if kind in (str, ClauseId, Route):
            return text
        if kind is Position:
            return parse(text)
        key = self._forms(kind)[text.casefold()]
        return key if kind is Option else kind(key)


def _even(text: str) -> str:
    """A text as a keyboard types it: single plain spaces, plain apostrophes."""
    return " ".join(text.split()).replace("’", "'")
