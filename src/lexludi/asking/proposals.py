"""Which sentences of a book a free line may be, with the player's own values, the likeliest first."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from fractions import Fraction
from functools import cached_property
from typing import Any

from lexludi.asking.everyday import groups, simplified
from lexludi.asking.remark import CJK, Everyday, Line, Span, Terms, Word, features
from lexludi.asking.speech import NO_SPEECH, SPEECH
from lexludi.examples.grammar import Grammar
from lexludi.examples.kinds import Broken, Kind, Several, Whole
from lexludi.examples.phrases import Phrase
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import read_number
from lexludi.rulings.plain import plain

NEAR = 60
"""Of how many sentences with like words the values are sought."""
TAKES = 0.2
"""How near a sentence is because a word of the line may stand in it."""
SMALL, LETTER = 0.1, 0.4
"""What a small word tells, and of what another word would a single letter that is a word or a syllable."""
LIKE, HAS, EXPLAINS, FILLS, LETTERS = 0.08, 0.3, 0.35, 0.28, 1.6
"""How much counts: the likeness of all words; how much of a sentence the line says, and of the line the sentence; values; letters."""
UNSAID, MOST_UNSAID = 0.18, 4.0
"""What a sentence loses that has words of much weight the line has not, and from which weight on it loses no more."""
DENIED, ASKED = 0.6, 0.4
"""What a sentence loses that says the opposite, and how much of that where the line asks."""
ASKS, STATES, BEGINS = 0.25, -0.6, 0.1
"""What counts for a question where one is put; for a statement, which players rarely make; for the keyword typed."""
# Found by trying weights on half of the phrasings of tests/data/phrasings.jsonl and on ways to say a sentence left out.
LEAST = 0.8
"""From which score on a sentence may be what was meant."""
SHAPED = ("position", "path", "route", "place")
"""What has a form that a sample shows best."""
SHORT = 3
"""How long an abbreviation is that looks like the name of a piece."""


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
class _Way:
    """A way to say a sentence, its own or one of players, with what it is compared by."""

    phrase: Phrase
    parts: tuple[str, ...]
    words: Counter[str]
    denies: bool

    @property
    def places(self) -> tuple[str, ...]:
        """Its places in their order."""
        return self.parts[1::2]


class Proposals:
    """The sentences of a book in one language, ready to be compared with lines."""

    def __init__(self, grammar: Grammar, said: Mapping[str, Iterable[str]] | None = None) -> None:
        """`said` has other ways in which players say a sentence, by its English template."""
        self.grammar, self._said = grammar, said or {}
        self.speech = SPEECH.get(grammar.vocabulary.language, NO_SPEECH)
        self._simplified = simplified(grammar.vocabulary.language)
        self.everyday = Everyday(groups(grammar.vocabulary.language))

    def of(
        self, text: str, pieces: Iterable[str] = (), keyword: str = "", most: int = 3, least: float = LEAST
    ) -> list[Proposal]:
        """The sentences a line may be, the likeliest first; none that is less likely than `least`."""
        line = Line(text.translate(self._simplified), self.speech, pieces, self._short)
        weights = {word: count * self._weight(word) for word, count in features(line.words, self.everyday).items()}
        length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        terms = self._terms.found(line)
        likeness = self._likeness(weights, length)
        near = Counter(likeness)
        for term in terms:  # a sentence that is hardly more than its values is found by them
            for place in self._taking.get(term.value, ()):
                near[place] += TAKES  # type: ignore[assignment]
        found = [
            self._judged(line, self._ways[place], likeness.get(place, 0.0), weights, terms, keyword)
            for place, _ in near.most_common(NEAR)
        ]
        best: dict[str, Proposal] = {}
        for each in sorted(found, key=lambda each: -each.score):
            best.setdefault(each.text, each)
        return [each for each in best.values() if each.score >= least][:most]

    @cached_property
    def _ways(self) -> list[_Way]:
        return [
            self._way(phrase, text)
            for phrase in self.grammar.phrases.values()
            for text in (self.grammar.template(phrase), *self._said.get(phrase.template, ()))
        ]

    def _way(self, phrase: Phrase, text: str) -> _Way:
        parts = tuple(PLACEHOLDER.split(text))
        literal = Line(" ".join(parts[::2]), self.speech)
        return _Way(phrase, parts, features(literal.words, self.everyday), literal.denies)

    @cached_property
    def _count(self) -> Counter[str]:
        """How many sentences have a word in one of their ways."""
        own: dict[str, set[str]] = {}
        for way in self._ways:
            for word in way.words:
                own.setdefault(word, set()).add(way.phrase.template)
        return Counter({word: len(templates) for word, templates in own.items()})

    def _weight(self, word: str) -> float:
        """How much a word tells: much if few sentences have it, little if it is a small one or a single letter."""
        if word in self.speech.small:
            return SMALL
        every = len(self.grammar.phrases) + 1
        weight = math.log(every / (self._count[word] + 0.5)) / math.log(every)
        return weight * LETTER if len(word) == 1 and word >= CJK else weight

    @cached_property
    def _lengths(self) -> list[float]:
        return [
            math.sqrt(sum((number * self._weight(word)) ** 2 for word, number in way.words.items())) or 1.0
            for way in self._ways
        ]

    @cached_property
    def _having(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, way in enumerate(self._ways):
            for word in way.words:
                found.setdefault(word, []).append(place)
        return found

    def _likeness(self, weights: Mapping[str, float], length: float) -> dict[int, float]:
        """How like each way is to a line, by all their words, from 0 to 1."""
        found = defaultdict[int, float](float)
        for word, weight in weights.items():
            own = self._weight(word)
            for place in self._having.get(word, ()):
                found[place] += weight * own * self._ways[place].words[word]
        return {place: each / (self._lengths[place] * length) for place, each in found.items()}

    @cached_property
    def _taking(self) -> dict[str, list[int]]:
        """The ways in which a term may stand."""
        found: dict[str, list[int]] = {}
        for place, way in enumerate(self._ways):
            for key in {key for name in way.places for key in self._keys(way.phrase.kinds[name])}:
                found.setdefault(key, []).append(place)
        return found

    @cached_property
    def _terms(self) -> Terms:
        words = self.grammar.vocabulary
        kinds = [kind for phrase in self.grammar.phrases.values() for kind in phrase.kinds.values()]
        keys = {key for kind in kinds for key in self._keys(kind)}
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
        self, line: Line, way: _Way, like: float, weights: Mapping[str, float], terms: list[Span], keyword: str
    ) -> Proposal:
        """How well a sentence fits a line, and what it is with the line's values."""
        filled, used = self._filled(line, way, terms)
        told = [*line.names, *line.numbers, *line.hexes]
        kept = sum(any(each.meets(span) for span in used) for each in told)
        needed = len(way.phrase.kinds)
        fit = (sum(map(bool, filled.values())) / needed if needed else 0.7) * (kept / len(told) if told else 1.0)
        own = {word: self._weight(word) for word in way.words}
        unsaid = sum(weight for word, weight in own.items() if word not in weights)
        text, kind = self.grammar.sample(way.phrase, line.text, filled), way.phrase.keyword
        score = (
            LIKE * like
            + HAS * (1 - unsaid / (sum(own.values()) or 1.0))
            + EXPLAINS * self._explained(line, way, used)
            + FILLS * fit
        )
        score += LETTERS * SequenceMatcher(None, line.text, text).ratio()
        score -= UNSAID * min(unsaid, MOST_UNSAID) / MOST_UNSAID
        if (way.denies or any(map(self.speech.denies.search, filled.values()))) is not line.denies:
            score -= DENIED * (ASKED if line.asks else 1)
        score += (
            ASKS * (line.asks and kind == "when") + STATES * (kind == "then" != keyword) + BEGINS * (kind == keyword)
        )
        missing = tuple(name for name in way.phrase.kinds if not filled.get(name))
        dots = {name: "…" for name in missing if _one(way.phrase.kinds[name]).says not in SHAPED}
        shown = self.grammar.sample(way.phrase, line.text, {**filled, **dots})
        return Proposal(way.phrase, kind, text, missing, shown, score)

    def _explained(self, line: Line, way: _Way, used: list[Span]) -> float:
        """How much of what the line says the sentence says, too."""

        def is_said(word: Word) -> bool:
            inside = any(each.begin <= word.begin < each.end for each in used)
            return inside or word.stem in way.words or not self.everyday.groups([word]).isdisjoint(way.words)

        weights = [(self._weight(word.stem), is_said(word)) for word in line.words]
        return sum(weight for weight, said in weights if said) / (sum(weight for weight, _ in weights) or 1.0)

    def _filled(self, line: Line, way: _Way, terms: list[Span]) -> tuple[dict[str, str], list[Span]]:
        """The words of a line that fill the places of a sentence, in its order, and where they stand."""
        kinds = way.phrase.kinds
        left = Counter(_pool(kinds[name]) for name in way.places)
        hexes = list(line.hexes) if left["hex"] else []
        numbers = sorted([*line.numbers, *([] if hexes else line.hexes)], key=lambda each: each.begin)
        pools = {"name": list(line.names), "number": numbers, "hex": hexes}
        found, used = dict[str, str](), list[Span]()
        for name in way.places:
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
