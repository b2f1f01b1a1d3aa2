"""A line as a player typed it, taken apart: names, numbers and terms with their places, and the words between them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from unicodedata import normalize

from lexludi.asking.speech import Speech
from lexludi.rulings.number import PATTERN
from lexludi.typed import even, plain

CJK = "\u2e80"
"""Where the letters begin that are words or syllables of their own."""
TOKEN = re.compile(rf"[^\W\d_{CJK}-\U0003ffff]+(?:'[^\W\d_]+)?|[{CJK}-\U0003ffff]|\d+(?:[.,]\d+)?[½¼¾]?|[½¼¾]|\S")
NAME = re.compile(r"(?<![A-Za-zА-Яа-яé\d'])[A-ZА-Я]{1,2}\d{0,2}(?![A-Za-zА-Яа-яéèà\d]|'(?!s\b))")
"""What stands for a piece where none is known: a large letter or two, and a number behind them."""
ENDED, ENDING = 3, 3
"""How many letters a word has at least that has endings, and how many more an ending may add."""
SHORT, LONG = 4, 6
"""How many letters at the beginning of a word tell what it is about, and which word it is."""


@dataclass(frozen=True)
class Span:
    """Something found in a line, from one letter to another."""

    begin: int
    end: int
    value: str

    def meets(self, other: Span) -> bool:
        """Whether two share a letter."""
        return self.begin < other.end and other.begin < self.end


@dataclass(frozen=True)
class Word:
    """A word of a line, without accents and article; of Chinese and Korean one letter."""

    begin: int
    text: str

    @property
    def stem(self) -> str:
        """What its forms have in common."""
        return self.text[:SHORT]


class Line:
    """What a line says, as far as it can be seen without knowing the sentence."""

    def __init__(
        self, text: str, speech: Speech, pieces: Iterable[str] = (), words: Collection[str] = frozenset()
    ) -> None:
        """`pieces` are the names of the case, `words` what the game calls something, in small letters."""
        self.text = even(text).rstrip(" .。?？!！")
        self.speech = speech
        self.asks = text.rstrip().endswith(("?", "？"))
        self._pieces, self._words = set(pieces), words

    @cached_property
    def denies(self) -> bool:
        """Whether it says that something is not so."""
        return bool(self.speech.denies.search(self.text))

    @cached_property
    def names(self) -> list[Span]:
        """The names of pieces: those of the case, or what looks like one."""
        known = sorted(map(re.escape, self._pieces), key=len, reverse=True)
        edge = r"A-Za-zА-Яа-я\d"
        found = list(_spans(rf"(?<![{edge}])(?:{'|'.join(known)})(?![{edge}])", self.text)) if known else []
        looks = (each for each in _spans(NAME, self.text) if not any(each.meets(name) for name in found))
        others = [
            each
            for each in looks
            if each.value.casefold() not in self._words and (each.begin or each.value not in self.speech.openings)
        ]
        return sorted([*found, *others], key=lambda each: each.begin)

    @cached_property
    def hexes(self) -> list[Span]:
        """What stands for a hex: four digits."""
        return list(_spans(r"(?<!\d)\d{4}(?!\d)", self.text))

    @cached_property
    def numbers(self) -> list[Span]:
        """Numbers in digits and in words."""
        taken = [*self.names, *self.hexes]
        digits = [each for each in _spans(rf"[+\-−]?{PATTERN}", self.text) if not any(map(each.meets, taken))]
        said = [
            Span(each.begin, each.end, str(number))
            for form, number in self.speech.numbers.items()
            for each in _spans(form if form >= CJK else rf"\b{form}\b", self.text.casefold())
        ]
        return sorted([*digits, *said], key=lambda each: each.begin)

    @cached_property
    def words(self) -> list[Word]:
        """Its words; names and figures are not among them."""
        found = (Span(match.start(), match.end(), match[0]) for match in TOKEN.finditer(self.text))
        return [
            Word(each.begin, bare(each.value))
            for each in found
            if each.value[0].isalpha() and not any(map(each.meets, self.names))
        ]


def bare(word: str) -> str:
    """A word without accents and without what is left out before it, as in *l'archer*."""
    said = plain(word)
    return said.partition("'")[2] or said


def jamo(text: str) -> str:
    """A Korean text letter by letter, so that a verb is seen whatever is joined to its stem."""
    return normalize("NFD", text)


def features(words: Iterable[Word], everyday: Everyday) -> Counter[str]:
    """What tells a text from others: how its words begin, pairs of letters that are words, and what stands for one another."""
    listed = list(words)
    found = Counter(word.stem for word in listed)
    found.update(word.text[:LONG] for word in listed if len(word.text) > SHORT)
    found.update(
        one.text + other.text for one, other in pairwise(listed) if one.text >= CJK and other.begin == one.begin + 1
    )
    found.update(everyday.groups(listed))
    return found


class Everyday:
    """Everyday words that stand for one another."""

    def __init__(self, groups: Iterable[Iterable[str]] = ()) -> None:
        self._letters: list[tuple[str, str]] = []
        self._words: dict[str, list[tuple[str, str]]] = {}
        for number, group in enumerate(groups):
            for entry in group:
                said = bare(entry)
                if said[:1] >= CJK:
                    self._letters.append((jamo(said.replace(" ", "")), f"={number}"))
                elif " " not in said:
                    self._words.setdefault(said[:3], []).append((said[: max(3, len(said) - 2)], f"={number}"))

    def groups(self, words: list[Word]) -> set[str]:
        """The groups of which a text has a word."""
        text = jamo("".join(word.text if word.text >= CJK else " " for word in words))
        found = {group for entry, group in self._letters if entry in text}
        for word in words:
            found |= {group for entry, group in self._words.get(word.text[:3], ()) if word.text.startswith(entry)}
        return found


class Terms:
    """The words of a glossary, to be found in lines however they are inflected."""

    def __init__(self, forms: Mapping[str, Iterable[str]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for key, form in {(key, even(form)) for key, words in forms.items() for form in words}:
            words = tuple(bare(match[0]) for match in TOKEN.finditer(form) if match[0][0].isalnum())
            if words:
                self._by_first.setdefault(words[0][:2], []).append((words, key))

    def found(self, line: Line) -> list[Span]:
        """The terms a line has, the longest first."""
        tokens = [match for match in TOKEN.finditer(line.text) if match[0][0].isalnum()]
        said = [bare(match[0]) for match in tokens]
        spans = [
            Span(match.start(), tokens[place + len(words) - 1].end(), key)
            for place, match in enumerate(tokens)
            for words, key in self._by_first.get(said[place][:2], ())
            if len(words) <= len(said) - place and all(map(is_form, said[place:], words))
        ]
        return sorted(spans, key=lambda each: (each.begin - each.end, each.begin))


def is_form(said: str, word: str) -> bool:
    """Whether what was said is a word with one ending or another."""
    if said == word or word >= CJK or len(word) < ENDED:
        return said == word
    return len(said) <= len(word) + ENDING and said.startswith(word[: max(ENDED, len(word) - 2)])


def _spans(pattern: str | re.Pattern[str], text: str) -> Iterator[Span]:
    return (Span(match.start(), match.end(), match[0]) for match in re.finditer(pattern, text))
