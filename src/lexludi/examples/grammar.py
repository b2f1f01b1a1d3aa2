"""The sentences of one book in one language: recognises steps, writes them, and explains what it does not know."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from lexludi.examples.kinds import SEPARATOR, Clauses, Kind, Several
from lexludi.examples.misfits import check_inverse, check_pattern, choices, of_a_book, pattern
from lexludi.examples.phrases import Phrase
from lexludi.examples.vocabulary import Vocabulary
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.plain import Json
from lexludi.typed import STOPS, brief, even, plain, sentence

MOST_WORDS = 12
"""How many words that may stand in a place are listed in a message."""
UNDECIDED = {"refused": "it is not allowed, by clause {clause}", "silent": "the source does not say"}
"""What is said of a ruling that decides nothing."""
ENGLISH = {"given": "Given", "when": "When", "then": "Then", "and": "And"}


OWN = 3
"""How many letters of its own a sentence must have for the rest of a step to be called wrong."""


class UnknownStep(Exception):
    """A step that is no sentence of the book, with the reason and the nearest sentence."""


class AmbiguousStep(Exception):
    """More than one sentence of the book matches a step."""


@dataclass(frozen=True)
class Match:
    """A step recognised: its sentence and the values of its placeholders."""

    phrase: Phrase
    values: Mapping[str, Any]

    @property
    def named(self) -> set[str]:
        """The pieces it speaks of."""
        said = (self.values[name] for name in self.phrase.about | self.phrase.pieces)
        return {name for each in said for name in (each if isinstance(each, list) else [each])}


@dataclass(frozen=True, eq=False)
class _Sentence:
    """How a sentence is recognised; its pattern is compiled on first use, for a book has hundreds."""

    phrase: Phrase
    template: str
    words: Vocabulary

    @cached_property
    def sign(self) -> str:
        """The longest part that is always said, looked for first because that is quick."""
        said = PLACEHOLDER.split(_sentence(self.template))[::2]
        return max((_solid(part) for piece in said for part in piece.split("×")), key=len)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of the sentence with everything that can fill its placeholders."""
        kinds = self.phrase.kinds
        try:
            said = sentence(self.template, lambda name: pattern(kinds[name], self.words))
            return re.compile(said, re.IGNORECASE)
        except re.error:
            for kind in kinds.values():
                check_pattern(kind, self.words)
            raise

    def match(self, text: str, solid: str) -> re.Match[str] | None:
        """The sentence in an even text, which is also given without spaces."""
        return self.pattern.fullmatch(text) if self.sign in solid else None


class Grammar:
    """The sentences of one book in one language."""

    def __init__(
        self,
        phrases: Iterable[Phrase],
        vocabulary: Vocabulary,
        keywords: Mapping[str, str] = ENGLISH,
        propose: Callable[[str, str, Collection[str]], list[str]] = lambda *_: [],
    ) -> None:
        """`propose` gives whole sentences that a keyword and an unknown text may mean, in a case with some pieces."""
        self.vocabulary, self._propose = vocabulary, propose
        self.keywords = keywords
        self.phrases: dict[str, Phrase] = {}
        self._known: dict[tuple[str, str], Match] = {}
        self._listed = list(phrases)
        for phrase in self._listed:
            self.phrases[phrase.template] = phrase

    @cached_property
    def _sentences(self) -> dict[str, list[_Sentence]]:
        """How each sentence is recognised; made on first use, as writing sentences does not need it."""
        found: dict[str, list[_Sentence]] = {"given": [], "when": [], "then": []}
        for phrase in self._listed:
            found[phrase.keyword].append(_Sentence(phrase, self.template(phrase), self.vocabulary))
        return found

    def template(self, phrase: Phrase) -> str:
        """The sentence in this language, English where no translation is current."""
        return self.vocabulary.templates.get(phrase.template, phrase.template)

    def match(self, keyword: str, text: str, pieces: Collection[str] = ()) -> Match:
        """The sentence a step is, with its values; impossible values raise ValueError.

        `pieces` are the names used so far; they help to guess what an unknown step means.
        """
        if known := self._known.get((keyword, text)):
            return known
        said = _sentence(text)
        solid = _solid(said)
        found = [(match, each.phrase) for each in self._sentences[keyword] if (match := each.match(said, solid))]
        if not found:
            raise UnknownStep(self.explain(keyword, said, pieces))
        most = max(self._length(phrase) for _, phrase in found)
        found = [(match, phrase) for match, phrase in found if self._length(phrase) == most]
        if len(found) > 1:
            raise AmbiguousStep(" | ".join(self.template(phrase) for _, phrase in found))
        match, phrase = found[0]
        values = {name: kind.read(match[name], self.vocabulary) for name, kind in phrase.kinds.items()}
        for name, kind in phrase.kinds.items():
            if of_a_book(kind):
                check_inverse(kind, values[name], self.vocabulary)
        self._known[keyword, text] = Match(phrase, values)
        return self._known[keyword, text]

    def write(self, template: str, values: Mapping[str, Any]) -> str:
        """A sentence with its values, in this language; the inverse of `match`."""
        return "".join(text for text, _ in self.pieces(template, values))

    def tell(self, template: str, values: Mapping[str, Any]) -> str:
        """As `write`, with every word in full instead of its abbreviation."""
        return "".join(text for text, _ in self.pieces(template, values, self.in_full))

    def given(self, template: str, data: Json) -> str:
        """What a statement expects, or what the rules give instead, out of plain data."""
        phrase, words = self.phrases[template], self.vocabulary
        if data is None or isinstance(data, bool):
            return words.say({None: "value.nothing", True: "value.yes", False: "value.no"}[data])
        if isinstance(data, dict) and "verdict" in data:
            return self.write(UNDECIDED[data["verdict"]["term"]], {"clause": data["by"]})
        kind = phrase.kinds[phrase.expects or ""]
        return kind.write(str(data), words) if isinstance(kind, Clauses) else words.tell(data)

    def pieces(
        self, template: str, values: Mapping[str, Any], words: Vocabulary | None = None
    ) -> list[tuple[str, str]]:
        """The parts of a sentence in this language, each with the placeholder it fills, if it fills one."""
        phrase, words = self.phrases[template], words or self.vocabulary
        parts = PLACEHOLDER.split(words.templates.get(template, template))
        return [
            (phrase.kinds[part].write(values[part], words), part) if place % 2 else (part, "")
            for place, part in enumerate(parts)
        ]

    @cached_property
    def in_full(self) -> Vocabulary:
        """The words of the language, none of them abbreviated."""
        words = self.vocabulary.words
        return replace(self.vocabulary, words={key: (forms[-1], *forms) for key, forms in words.items()})

    def load(self, template: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """The values of a sentence out of plain data."""
        return {name: self.phrases[template].kinds[name].load(value) for name, value in data.items()}

    def explain(self, keyword: str, text: str, pieces: Collection[str] = ()) -> str:
        """What is wrong with a step: the word that does not fit, the keyword, or the nearest sentence."""
        words, text = self.vocabulary, _sentence(text)
        if wrong := self._misfit(keyword, text):
            return wrong
        for other, sentences in self._sentences.items():
            fits = any(each.match(text, _solid(text)) for each in sentences)
            if other != keyword and (fits or (wrong := self._misfit(other, text))):
                said = words.say("fault.keyword", right=self.keywords[other], wrong=self.keywords[keyword])
                return words.sentences(said, wrong)
        if near := self._propose(keyword, text, pieces):
            return words.say("fault.near", sentence=" | ".join(near))
        return words.say("fault.list", command=f"lexludi sentences {words.book} --lang {words.language}")

    def _misfit(self, keyword: str, text: str) -> str:
        """Which word is wrong in a step that otherwise is a sentence; the longest such sentence counts."""
        for apart in (True, False):  # where spaces may be left out, any letter could belong to the next word
            found = [
                (self._length(phrase), wrong)
                for phrase in (each.phrase for each in self._sentences[keyword])
                if sum(map(str.isalpha, self._literal(self.template(phrase)))) >= OWN
                and (match := re.fullmatch(self._loosely(phrase, apart=apart), text, re.IGNORECASE))
                and (wrong := self._wrong(phrase, match))
            ]
            if found:
                return max(found, key=lambda each: each[0])[1]
        return ""

    def _length(self, phrase: Phrase) -> int:
        """How many letters of a sentence are its own words; of two that match, the longer is the better."""
        return len(self._literal(self.template(phrase)))

    def _literal(self, template: str) -> str:
        return " ".join(PLACEHOLDER.split(template)[::2])

    def sample(self, phrase: Phrase, text: str = "", said: Mapping[str, str] | None = None) -> str:
        """A sentence as it might be said, its places filled with what is said of them or else with words that may stand there, those of a text first."""
        parts, known = PLACEHOLDER.split(self.template(phrase)), said or {}
        names = iter([name for name in "ABCDEFGH" if name not in known.values()])
        return "".join(
            (known.get(part) or self._sample(phrase.kinds[part], names, text.casefold())) if place % 2 else part
            for place, part in enumerate(parts)
        )

    def opening(self) -> str:
        """A sentence that puts the first piece on the table."""
        for phrase in self._listed:
            if phrase.about - phrase.pieces or phrase.board:
                return f"{self.keywords['given']} {self.sample(phrase)}"
        return ""

    def _sample(self, kind: Kind[Any], names: Iterator[str], text: str) -> str:
        one = kind.one if isinstance(kind, Several) else kind
        words = choices(one, self.vocabulary)
        if words:
            return next((word for word in words if len(word.encode()) > 2 and word.casefold() in text), words[0])
        if one.says == "name":
            return next(names)
        if one.says == "clause":
            return next(iter(self.vocabulary.numbers.values()), "1")
        if one.says == "fraction":
            return one.write(Fraction(5, 2), self.vocabulary)
        sample = getattr(one, "sample", None)
        return one.write(one.load(sample), self.vocabulary) if sample is not None else "…"

    def _wrong(self, phrase: Phrase, match: re.Match[str]) -> str:
        words = self.vocabulary
        for name, kind in phrase.kinds.items():
            said = match[name]
            if re.fullmatch(kind.pattern(words), said, re.IGNORECASE):
                continue
            known = list(dict.fromkeys(choices(kind, words)))
            if isinstance(kind, Several):
                fits = re.compile(kind.one.pattern(words), re.IGNORECASE).fullmatch
                said = next((part for part in SEPARATOR.split(said) if not fits(part)), said)
            if known:
                listed = words.listed([*known[:MOST_WORDS], *(["…"] if known[MOST_WORDS:] else [])])
                return words.sentences(words.say("fault.word", word=brief(said), words=listed), words.near(said, known))
            one = kind.one if isinstance(kind, Several) else kind
            takes = words.stands_for(one.says)
            return words.say("fault.kind", word=brief(said), kind=takes, sentence=self.sample(phrase))
        return ""

    def _loosely(self, phrase: Phrase, *, apart: bool) -> str:
        return sentence(self.template(phrase), lambda _: r"\S.*?", apart=apart)


def _sentence(text: str) -> str:
    """An even text without the full stop that players may put after a step."""
    return even(text).rstrip(f" {STOPS}")


def _solid(text: str) -> str:
    """A text without the spaces that may be left out, and without regard to case and accents."""
    return plain(text.replace(" ", ""))
