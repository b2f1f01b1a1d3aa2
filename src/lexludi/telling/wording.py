"""The words for all a ruling speaks of, as spans: terms, clauses, numbers, facts and sentences in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lexludi.caching import cached_method
from lexludi.languages import LANGUAGES
from lexludi.marks import PLACEHOLDER, REFERENCE
from lexludi.project import Project
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import number_of, signed_number
from lexludi.rulings.plain import Json, plain
from lexludi.telling.ruled import Cited, Told
from lexludi.telling.spans import Kind, Span, Stale, joined, line, text
from lexludi.words import STRINGS

LIST = re.compile(r"^(?:-|\d+\.) +", re.MULTILINE)
"""What begins an item of a list."""
EMPHASIS = re.compile(r"\*\*?|`")
COLONS = (":", "：")


class Wording:
    """Says what a ruling is made of in the words of one book and one language."""

    def __init__(self, project: Project, book: str, language: str) -> None:
        self.language = LANGUAGES[language]
        self.book = project.books[book]
        self.catalog = project.catalog(language)
        self.grammar = project.grammar(book, language)
        self.words = self.grammar.vocabulary
        self._full = self.grammar.in_full
        self._tables, self._names, self._sayings = project.tables(book), project.names(book), project.sayings(book)

    def say(self, key: str, **values: Span | str) -> Span:
        """A sentence of the platform with spans put in."""
        parts = PLACEHOLDER.split(self.catalog.get(key, STRINGS[key]) or STRINGS[key])
        return line(*(values.get(part, f"{{{part}}}") if place % 2 else part for place, part in enumerate(parts)))

    def written(self, context: str, english: str) -> Span:
        """A text that stands in the book, in English where no translation is current."""
        return Span(Kind.TEXT, self.catalog.get(context, english) or english, stale=self._stale(context, english))

    def title(self, clause: str) -> Span:
        """The title of a clause."""
        return self.written(f"{clause}/title", self.book.clauses[clause].title)

    def clause(self, clause: str) -> Span:
        """The number of a clause."""
        return Span(Kind.CLAUSE, self.book.clauses[clause].number, clause)

    @cached_method
    def term(self, key: str, brief: bool = False) -> Span:
        """The word for a term in full; where it may be brief, with its abbreviation."""
        forms = self.words.words.get(key, ())
        said, short = self.words.full_word(key), forms[0] if brief and len(forms) > 1 else ""
        terms = self.book.terms
        if key in terms:
            named = (
                (f"{self.book.slug}:{key}/abbr", terms[key].abbr)
                if short
                else (f"{self.book.slug}:{key}", terms[key].en)
            )
        elif key in self._names:
            named = self._names[key], self._sayings[self._names[key]]
        else:
            return Span(Kind.TERM, said, key)
        return Span(Kind.TERM, said, key, short=short, stale=self._stale(*named))

    def value(self, data: Json, brief: bool = False) -> Span:
        """Plain data: what is a term as a term, what is a number or a measure as one."""
        if isinstance(data, list):
            return joined((self.value(item, brief) for item in data), " + ")
        if isinstance(data, dict) and "term" in data:
            return self.term(data["term"], brief)
        kind = Kind.NUMBER if number_of(data) is not None else Kind.TEXT
        if isinstance(data, dict) and data.get("kind") == Measure.__name__:
            kind = Kind.MEASURE
        return Span(kind, self._full.tell(data))

    def given(self, clause: str, data: Json) -> Span:
        """What a clause gives, a number as the clause writes it."""
        number = number_of(data)
        if not clause or number is None:
            return self.value(data)
        return Span(Kind.NUMBER, self.book.clauses[clause].as_written(number, self.words.decimal))

    def added(self, data: Json) -> Span:
        """What is added to a sum, with its sign; anything but a number as it is."""
        number = number_of(data)
        return self.value(data) if number is None else Span(Kind.NUMBER, signed_number(number, self.words.decimal))

    def read(self, cited: Cited) -> Span:
        """What was looked up; of a chart what its cell holds."""
        if cited.cell is None:
            return self.given(cited.clause, cited.value)
        said = self.in_cell(cited.cell[0], cited.cell[2], cited.clause, cited.value)
        return Span(Kind.CELL, said.said, cited.clause, cited.cell, parts=(said,))

    def in_cell(self, chart: str, column: str, clause: str, value: Json) -> Span:
        """What a chart prints: a term, a score that stands as it is, a number with a sign where its column has signs."""
        if isinstance(value, str):
            return self.term(value, brief=True)
        return self.added(value) if column in self._tables[chart].signed else self.given(clause, value)

    def held(self, cited: Cited) -> Span:
        """The cell that was read by a clause that gives nothing of it: its row, and what stands there."""
        if cited.cell is None:
            return text("")
        chart, row, column = cited.cell
        value = plain(self._tables[chart].at(row, column).value)
        return self.listed([self.term(row), self.fact(column, {"term": value} if isinstance(value, str) else value)])

    def fact(self, name: str, fact: Json) -> Span:
        """A fact: its name, the colon of the language, what it is; each alone where it says all."""
        if fact is True:
            return self.term(name)
        said = self.value(fact, brief=True)
        return said if self.words.says_itself(name, fact) else self.labelled(self.term(name), said)

    def facts(self, facts: Mapping[str, Json]) -> Span:
        """Facts one after the other."""
        return self.listed([self.fact(name, fact) for name, fact in facts.items()])

    def labelled(self, label: Span, value: Span | str) -> Span:
        """A label and what it is, never run together."""
        return line(label, self.language.colon, value)

    def listed(self, spans: list[Span]) -> Span:
        """Spans with the comma of the language."""
        return joined(spans, self.language.comma)

    def apart(self, spans: list[Span]) -> Span:
        """Spans that have commas of their own."""
        return joined(spans, self.language.semicolon)

    def sentence(self, told: Told) -> Span:
        """A statement of the book with its words in full."""
        pieces = self.grammar.pieces(told.template, self.grammar.load(told.template, told.values), self._full)
        spans = (self._filled(told.values[name], said) if name else said for said, name in pieces)
        return line(*spans, stale=self._untold(told))

    def stated(self, told: Told) -> Span:
        """A statement of a case, with the words a case is put in."""
        said = self.grammar.write(told.template, self.grammar.load(told.template, told.values))
        return line(said, stale=self._untold(told))

    def _untold(self, told: Told) -> Stale | None:
        """Why a statement is in English."""
        if self.language.code == "en" or told.template in self.words.templates:
            return None
        return self._stale(f"{self.book.slug}:step", told.template) or Stale.MISSING

    def _filled(self, value: Json, said: str) -> Span:
        """What fills a place: terms as such; everything else as its kind writes it."""
        if isinstance(value, list):
            found = self.value(value)
            return found if found.said == said else text(said)
        if isinstance(value, dict) and "term" in value:
            return self.term(value["term"])
        if isinstance(value, str) and value in self.book.clauses:
            return Span(Kind.CLAUSE, said, value)
        return Span(Kind.NUMBER if number_of(value) is not None else Kind.TEXT, said)

    def paragraph(self, clause: str, note: str = "") -> Span:
        """The first paragraph of a clause or of a note on it, with the list it leads up to."""
        context = f"{clause}/{note}" if note else clause
        said = self.written(context, self.book.clauses[clause].texts[context])
        first, _, rest = EMPHASIS.sub("", said.said).strip().partition("\n\n")
        if first.endswith(COLONS) and LIST.match(rest):
            items = LIST.split(rest.split("\n\n")[0])
            first = self.language.space.join([first, *map(str.strip, items[1:])])
        parts = REFERENCE.split(" ".join(re.split("[ \n]+", first)))  # other spaces are not to be broken
        known = self.book.clauses
        spans = (self.clause(part) if place % 2 and part in known else part for place, part in enumerate(parts))
        return line(*spans, stale=said.stale)

    @cached_method
    def _stale(self, context: str, english: str) -> Stale | None:
        if self.language.code == "en" or self.catalog.get(context, english):
            return None
        return Stale.OUTDATED if self.catalog.old(context, english) else Stale.MISSING
