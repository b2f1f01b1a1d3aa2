"""The words of one language: what it calls the terms of a book, and how it words its sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from functools import cached_property

from lexludi.catalog import Catalog
from lexludi.languages import LANGUAGES, Language
from lexludi.marks import typeset
from lexludi.rulings.faults import Impossible, Told
from lexludi.rulings.headings import NAME, names
from lexludi.rulings.measures import HUNDREDTHS, Measure, Origin, measure_of
from lexludi.rulings.number import Number, number_of, write_number
from lexludi.rulings.plain import Json, plain
from lexludi.space.saying import Words, initials
from lexludi.typed import even
from lexludi.words import STRINGS, fill, say


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """What one language calls the terms of a book and how it words its sentences."""

    words: Mapping[str, tuple[str, ...]]
    """Term key to the words for it, the one to show first."""
    templates: Mapping[str, str]
    """English template to the template of this language."""
    sides: tuple[tuple[str, ...], ...] = ()
    """The term keys of the book's competing readings, by the setting they are sides of."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Clause id to the number players quote."""
    decimal: str = "."
    """The mark before the decimals of a number."""
    book: str = ""
    catalog: Catalog = field(default_factory=lambda: Catalog({}), repr=False)
    """The sentences of the platform and the faults of the book in this language."""
    language: str = "en"
    others: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Term key to what else players call it: read, never written."""
    tellers: Mapping[str, Callable[[Json, Vocabulary], str]] = field(default_factory=lambda: TELLERS, repr=False)
    """How values of types of their own are told, by the name of the type."""
    sayings: Mapping[str, str] = field(default_factory=dict, repr=False)
    """What the spaces of the book say, by key."""
    reader: Vocabulary | None = None
    """The words of whoever reads what is wrong with a case, where these are not the words the case is written in."""

    @property
    def told(self) -> Vocabulary:
        """The words for messages about faults, if the reader's language is another."""
        return self.reader or self

    @cached_property
    def of_space(self) -> Words:
        """The same words as a space has them."""
        return Words(self.full_word, self.sayings, self._code, self.words, self.forms)

    def _code(self, key: str) -> str:
        words = self.words.get(key, ())
        return words[0] if len(words) > 1 else initials(key)

    @property
    def spoken(self) -> Language:
        """The language of the reader."""
        return LANGUAGES[self.told.language]

    def stands_for(self, says: str) -> str:
        """What stands in a place: words of the platform, of a space of the book, or else a term of the book."""
        key = f"sentence.{says}"
        return self.say(key) if key in STRINGS else self.told.sayings.get(key) or self.told.full_word(says)

    def knows(self, says: str) -> bool:
        """Whether the platform or a space of the book has words for what stands in a place."""
        return f"sentence.{says}" in STRINGS or f"sentence.{says}" in self.sayings

    def say(self, key: str, **values: str) -> str:
        """A sentence of the platform, to the reader."""
        return say(self.told.catalog, key, **values)

    def near(self, word: str, known: Iterable[str]) -> str:
        """A hint naming the closest known word, or nothing."""
        forms = {each.casefold(): each for each in known}
        close = get_close_matches(word.casefold(), forms, n=1)
        return self.say("fault.close", word=forms[close[0]]) if close else ""

    def listed(self, items: Iterable[str]) -> str:
        """Words one after the other, as the reader's language sets them."""
        return self.spoken.comma.join(items)

    def sentences(self, *said: str) -> str:
        """Sentences joined as the reader's language does it; empty ones are left out."""
        return self.spoken.space.join(filter(None, said))

    def fault(self, error: Impossible) -> str:
        """Why a case cannot be, in the words the book has for the reader."""
        if self.reader:
            return self.reader.fault(error)
        found = (self.catalog.get(f"{where}:fault", error.template) for where in (self.book, "board"))
        template = next(filter(None, found), error.template)
        return fill(template, {name: self._put(value) for name, value in error.values.items()})

    def _put(self, value: Told) -> str:
        if isinstance(value, tuple):
            return self.listed(value)
        if isinstance(value, Impossible):
            return self.fault(value)
        return self.word(value.value) if isinstance(value, Enum) else self.tell(plain(value))

    def word(self, key: str) -> str:
        """The word shown for a term; conditions are translated word by word, everything else is left as it is."""
        return self.words[key][0] if key in self.words else self._condition(key)

    def full_word(self, key: str) -> str:
        """The word for a term, not its abbreviation."""
        return self.words[key][-1] if key in self.words else self._condition(key)

    def _condition(self, heading: str) -> str:
        compared = names(heading)
        return typeset(NAME.sub(lambda found: self.word(found[0]), heading)) if compared else heading

    def says_itself(self, key: str, data: Json) -> bool:
        """Whether a term tells by its own words of what it is the value, as “rough terrain” does of a terrain."""
        if not isinstance(data, dict) or "term" not in data:
            return False
        name, said = (self.full_word(each).casefold() for each in (key, data["term"]))
        return said.startswith(name) or said.endswith(name)

    def tell(self, data: Json) -> str:
        """Plain data as a reader sees it: terms as words, numbers with a true minus, anything else as it is."""
        if isinstance(data, list):
            return " + ".join(map(self.tell, data))
        if isinstance(data, dict) and "term" in data:
            return self.word(data["term"])
        if (number := number_of(data)) is not None:
            return write_number(number, self.decimal)
        if isinstance(data, dict) and "kind" in data:
            return self.tellers[str(data["kind"])](data["value"], self)
        return re.sub(r"(?<!\w)-(?=\d)", "−", str(data))

    def named(self, absent: Sequence[str]) -> str:
        """Something that is taken as not there: its term in full, and the labels it would be beside."""
        term, *by = absent
        return " ".join(filter(None, (self.full_word(term), "–".join(by))))

    def measure(self, measure: Measure) -> str:
        """A measure in words: between what, the number, the limit and the margin, and who said it if it was not measured."""
        between, number = "–".join(measure.between), self.measured(measure.number)
        if measure.bound is not None:
            ends = "equal" if not measure.margin else "kept" if measure.holds else "missed"
            key = f"measure.{measure.bound.value}_{ends}"
            limit, margin = (
                self.measured(measure.limit),
                self.measured(max(measure.margin, -measure.margin), measure.rest),
            )
            number = self.say(key, number=number, limit=limit, margin=margin)
        said = " ".join(filter(None, (between, number)))
        return said if measure.origin is Origin.MEASURED else self.say(f"measure.{measure.origin.value}", measure=said)

    def measured(self, number: Number, rest: Number = 0) -> str:
        """A length; one that has no end, of which a rest was left, to a hundredth."""
        hundredths = Fraction(round(number * HUNDREDTHS), HUNDREDTHS) if rest else number
        if number and not hundredths:
            return self.say("measure.hardly", number=write_number(Fraction(1, HUNDREDTHS), self.decimal))
        return write_number(hundredths, self.decimal)

    def forms(self, keys: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """Every way to type one of some terms, and the terms it can mean; a word of the glossary means one of them."""
        listed, found = list(keys), dict[str, tuple[str, ...]]()
        for key in listed:
            for name in {even(name).casefold() for name in self.others.get(key, ())}:
                found[name] = (*found.get(name, ()), key)
        return found | {even(form).casefold(): (key,) for key in listed for form in (*self.words.get(key, ()), key)}

    def only(self, text: str, keys: tuple[str, ...]) -> str:
        """The one term a text means; a name players give to several is a fault that lists them."""
        if len(keys) > 1:
            raise ValueError(self.say("fault.either", word=text, words=self.listed(map(self.full_word, keys))))
        return keys[0]


def _measure(data: Json, words: Vocabulary) -> str:
    return words.measure(measure_of(data)) if isinstance(data, dict) else str(data)


TELLERS: Mapping[str, Callable[[Json, Vocabulary], str]] = {Measure.__name__: _measure}
"""The types every book has."""
