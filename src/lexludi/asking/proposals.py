"""Which sentences of a book a free line may be, with the player's own values, the likeliest first."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from fractions import Fraction
from functools import cached_property
from typing import Any

from lexludi.asking.everyday import groups, simplified
from lexludi.asking.remark import Everyday, Line, Span, Terms, Word, features
from lexludi.asking.speech import NO_SPEECH, SPEECH
from lexludi.examples.grammar import Grammar
from lexludi.examples.kinds import Broken, Kind, Several, Whole
from lexludi.examples.phrases import Phrase
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import read_number
from lexludi.rulings.plain import plain

NEAR = 40
"""Of how many sentences with like words the values are sought."""
DENIED = 0.35
"""What a sentence loses that says the opposite, or says it of what is asked."""
LIKE, HAS, EXPLAINS, FILLS = 0.25, 0.2, 0.3, 0.25
"""How much counts: likeness of all words; how much of the sentence is said, how much of the line it says; its values."""


TAKES = 0.2
"""How near a sentence is because a word of the line may stand in it."""
SHAPED = ("position", "path", "route", "place")
"""What has a form that a sample shows best."""
SHORT = 3
"""How long an abbreviation is that looks like the name of a piece."""
STATES, ASKS, BEGINS = -0.25, 0.05, 0.04
"""What counts for a statement, which players rarely make; for a question where one is put; for the keyword typed."""


LEAST = 0.4
"""From which score on a sentence may be what was meant."""
LETTERS, CLOSE = 0.06, 10
"""What likeness letter by letter counts at most, and of how many sentences it is seen."""


@dataclass(frozen=True)
class Proposal:
    """A sentence a line may be: whole, with the values the line gives."""

    phrase: Phrase
    keyword: str
    text: str
    open: tuple[str, ...]
    """The places of which the line says nothing; a sample stands there."""
    shown: str
    """The sentence with dots instead of samples, but for what nobody would guess the form of, such as a board."""
    score: float


@dataclass(frozen=True, eq=False)
class _Known:
    """A sentence with what it is compared by."""

    phrase: Phrase
    parts: tuple[str, ...]
    words: Counter[str]
    denies: bool
    length: float = 0.0
    places: tuple[str, ...] = field(default=())


class Proposals:
    """The sentences of a book in one language, ready to be compared with lines."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.speech = SPEECH.get(grammar.vocabulary.language, NO_SPEECH)
        self._simplified = simplified(grammar.vocabulary.language)
        self.everyday = Everyday(groups(grammar.vocabulary.language))

    def of(self, text: str, pieces: Iterable[str] = (), keyword: str = "", most: int = 3) -> list[Proposal]:
        """The sentences a line may be."""
        line = Line(text.translate(self._simplified), self.speech, pieces, self._short)
        said = features(line.words, self.everyday)
        terms = self._terms.found(line)
        weights = {word: count * self._weight(word) for word, count in said.items()}
        length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        likeness = defaultdict[int, float](float)
        for word, weight in weights.items():
            for place in self._having.get(word, ()):
                likeness[place] += weight * self._weight(word) * self._known[place].words[word]
        for place in likeness:
            likeness[place] /= self._known[place].length * length
        for term in terms:  # a sentence that is hardly more than its values is found by them
            for place in self._taking.get(term.value, ()):
                likeness[place] += TAKES
        near = sorted(likeness, key=lambda place: -likeness[place])[:NEAR]
        found = [self._judged(line, self._known[place], weights, length, terms, keyword) for place in near]
        found.sort(key=lambda each: -each.score)
        found = [
            replace(each, score=each.score + LETTERS * SequenceMatcher(None, line.text, each.text).ratio())
            for each in found[:CLOSE]
        ]
        best: dict[str, Proposal] = {}
        for each in sorted(found, key=lambda each: -each.score):
            best.setdefault(each.text, each)
        return [each for each in best.values() if each.score >= LEAST][:most]

    @cached_property
    def _known(self) -> list[_Known]:
        found = []
        for phrase in self.grammar.phrases.values():
            parts = tuple(PLACEHOLDER.split(self.grammar.template(phrase)))
            literal = Line(" ".join(parts[::2]), self.speech)
            found.append(
                _Known(phrase, parts, features(literal.words, self.everyday), literal.denies, places=parts[1::2])
            )
        count = Counter(word for each in found for word in each.words)
        self._count, self._all = count, len(found)
        return [
            _Known(
                each.phrase,
                each.parts,
                each.words,
                each.denies,
                math.sqrt(sum((number * self._weight(word)) ** 2 for word, number in each.words.items())) or 1.0,
                each.places,
            )
            for each in found
        ]

    def _weight(self, word: str) -> float:
        """How much a word tells: much if few sentences have it, little if it is one of the small ones."""
        if word in self.speech.small:
            return 0.15
        return math.log((self._all + 1) / (self._count[word] + 0.5)) / math.log(self._all + 1)

    @cached_property
    def _having(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, each in enumerate(self._known):
            for word in each.words:
                found.setdefault(word, []).append(place)
        return found

    @cached_property
    def _taking(self) -> dict[str, list[int]]:
        """The sentences in which a term may stand."""
        found: dict[str, list[int]] = {}
        for place, each in enumerate(self._known):
            for name in each.places:
                for key in self._keys(each.phrase.kinds[name]):
                    if place not in found.setdefault(key, []):
                        found[key].append(place)
        return found

    @cached_property
    def _terms(self) -> Terms:
        words = self.grammar.vocabulary
        keys = {key for each in self._known for name in each.places for key in self._keys(each.phrase.kinds[name])}
        return Terms({key: (*words.words.get(key, ()), *words.others.get(key, ())) for key in keys})

    @cached_property
    def _short(self) -> frozenset[str]:
        """What the game calls something in two letters or three."""
        words = self.grammar.vocabulary.words.values()
        return frozenset(form.casefold() for forms in words for form in forms if 1 < len(form) <= SHORT)

    def _keys(self, kind: Kind[Any]) -> Sequence[str]:
        keys = getattr(_one(kind), "keys", None)
        return keys(self.grammar.vocabulary) if keys else ()

    def _judged(
        self, line: Line, known: _Known, weights: dict[str, float], length: float, terms: list[Span], keyword: str
    ) -> Proposal:
        """How well a sentence fits a line, and what it is with the line's values."""
        filled, used = self._filled(line, known, terms)
        values = {name: text for name, text in filled.items() if text}
        like = sum(
            weights[word] * number * self._weight(word) for word, number in known.words.items() if word in weights
        ) / (known.length * length)
        own = {word: self._weight(word) for word in known.words}
        has = _share(own, lambda word: word in weights)
        explained = self._explained(line, known, used)
        told = len(line.names) + len(line.numbers) + len(line.hexes)
        kept = sum(any(each.meets(span) for span in used) for each in (*line.names, *line.numbers, *line.hexes))
        fit = (len(values) / len(known.places) if known.places else 0.7) * (kept / told if told else 1.0)
        score = LIKE * like + HAS * has + EXPLAINS * explained + FILLS * fit
        denies = known.denies or any(self.speech.denies.search(text) for text in values.values())
        if denies is not line.denies:
            score -= DENIED * (0.4 if line.asks else 1)
        kind = known.phrase.keyword
        score += (
            ASKS * (line.asks and kind == "when") + STATES * (kind == "then" != keyword) + BEGINS * (kind == keyword)
        )
        text = self.grammar.sample(known.phrase, line.text, filled)
        missing = tuple(name for name in known.places if not filled[name])
        dots = {name: "…" for name in missing if _one(known.phrase.kinds[name]).says not in SHAPED}
        shown = self.grammar.sample(known.phrase, line.text, {**filled, **dots})
        return Proposal(known.phrase, known.phrase.keyword, text, missing, shown, score)

    def _explained(self, line: Line, known: _Known, used: list[Span]) -> float:
        """How much of what the line says the sentence says, too."""

        def is_said(word: Word) -> bool:
            inside = any(each.begin <= word.begin < each.end for each in used)
            return inside or word.stem in known.words

        weights = [(self._weight(word.stem), is_said(word)) for word in line.words]
        return sum(weight for weight, said in weights if said) / (sum(weight for weight, _ in weights) or 1.0)

    def _filled(self, line: Line, known: _Known, terms: list[Span]) -> tuple[dict[str, str], list[Span]]:
        """The words of a line that fill the places of a sentence, in its order, and where they stand."""
        pools = {"name": list(line.names), "number": list(line.numbers), "hex": list(line.hexes)}
        kinds = known.phrase.kinds
        left = Counter(_pool(kinds[name]) for name in known.places)
        found, used = dict[str, str](), list[Span]()
        for name in known.places:
            kind, pool = kinds[name], _pool(kinds[name])
            left[pool] -= 1
            if keys := set(self._keys(kind)):
                spans = _apart(each for each in terms if each.value in keys and not any(map(each.meets, used)))
                spans = spans if isinstance(kind, Several) else spans[:1]
                texts = [self.grammar.vocabulary.word(each.value) for each in spans]
            elif pool in pools:
                many = max(1, len(pools[pool]) - left[pool]) if isinstance(kind, Several) or pool == "hex" else 1
                spans, pools[pool] = pools[pool][:many], pools[pool][many:]
                texts = [text for each in spans if (text := self._fitting(kind, each.value))]
            else:
                spans, texts = [], []
            used += spans
            found[name] = (" " if pool == "hex" else " + ").join(texts)
        return found, used

    def _fitting(self, kind: Kind[Any], text: str) -> str:
        """A value as a place takes it; nothing where it cannot stand there."""
        one, words = _one(kind), self.grammar.vocabulary
        try:
            if isinstance(one, Whole):
                return one.write(one.read(text, words), words)
            if isinstance(one, Broken):
                return one.write(one.load(plain(Fraction(read_number(text)))), words)
        except (ValueError, Impossible):
            return ""
        return text


def _one(kind: Kind[Any]) -> Kind[Any]:
    return kind.one if isinstance(kind, Several) else kind


def _pool(kind: Kind[Any]) -> str:
    """From which values of a line a place is filled."""
    one = _one(kind)
    if isinstance(one, Whole | Broken):
        return "number"
    return "hex" if one.says in ("hex", "path", "route", "place") else one.says


def _apart(spans: Iterable[Span]) -> list[Span]:
    """The longest of spans that do not meet, in their order."""
    kept: list[Span] = []
    for each in sorted(spans, key=lambda each: (each.begin - each.end, each.begin)):
        if not any(map(each.meets, kept)):
            kept.append(each)
    return sorted(kept, key=lambda each: each.begin)


def _share(weights: dict[str, float], holds: Any) -> float:
    return sum(weight for word, weight in weights.items() if holds(word)) / (sum(weights.values()) or 1.0)
