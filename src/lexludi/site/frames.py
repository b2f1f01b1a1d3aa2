"""Clauses as they are shown: text with notes, and on its own page examples, code and backlinks."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from markupsafe import Markup

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.proof.history import History
from lexludi.proof.record import Record
from lexludi.proof.sides import Turned, turned
from lexludi.site.authors import Authors, Standing
from lexludi.site.backlinks import CitedBy, address_of, cited_by
from lexludi.site.cards import Card, Cards
from lexludi.site.charts import chart
from lexludi.site.marking import Marker
from lexludi.site.past import NOWHERE, Past, Told
from lexludi.site.reader import Reader

CHART = re.compile(r"(?:<p>)?\{\{\s*table\s+([a-z0-9._-]+)\s*\}\}(?:</p>)?")
SIGNS = {"house": "⌂", "reading": "⚖", "damage": "†", "outside": "↗", "silent": "∅"}


@dataclass(frozen=True)
class Note:
    """A note on a clause and the sign of its kind."""

    kind: str
    sign: str
    text: Markup


@dataclass(frozen=True)
class Impact:
    """The examples of a book whose outcome changes under one side of a reading."""

    side: Markup
    total: int
    lacking: int
    """Those that do not say what it asks for."""
    examples: list[tuple[str, Markup, Markup]]
    """Address, name, and what comes of it then."""


@dataclass(frozen=True)
class Frame:
    """A clause and what stands behind it."""

    id: str
    retired: list[str]
    level: int
    number: str
    title: Markup
    text: Markup
    notes: list[Note]
    readings: list[tuple[Markup, bool]]
    """The sides of every setting the clause is about, and whether it is the default."""
    count: int
    """How many examples it has, and how many of them fail."""
    failing: int
    cited: int
    """How many clauses and examples rest on it."""
    changes: int
    """How often it was changed."""
    address: str
    """Of its own page, seen from any page of the book; empty where there is none."""


@dataclass(frozen=True)
class Link:
    """A clause that is named in a list, so many times."""

    href: str
    number: str
    title: Markup
    count: int


@dataclass(frozen=True)
class Evidence:
    """What stands on the page of a clause: its examples, its code, and what rests on it."""

    impacts: list[Impact]
    """What comes of the sides this edition does not play."""
    examples: list[Card]
    code: list[tuple[str, str]]
    """Where the rules cite the clause: address and name."""
    standing: Standing
    """The lines of files it stands on."""
    clauses: list[Link]
    rulings: list[Link]
    history: list[Told]
    """Its changes, the newest first."""


def _unmarked(prose: Markup) -> Markup:
    """What is printed leads nowhere."""
    return prose


class Frames:
    """Prepares the clauses of one book for one reader."""

    def __init__(self, reader: Reader, book: Book, records: list[Record], history: History = NOWHERE) -> None:
        self.reader = reader
        self.book = book
        self.past = Past(reader, book, records, history)
        self.records: dict[str, list[Record]] = {}
        for record in records:
            self.records.setdefault(record.clause, []).append(record)
        self.authors = Authors(reader, book)
        self._reference = "../../reference" if reader.language.code == "en" else "../../../en/reference"

    @cached_property
    def charts(self) -> dict[str, Markup]:
        """Every chart of the book by its name."""
        tables = self.reader.project.tables(self.book.slug)
        return {name: chart(self.reader, self.book, table) for name, table in tables.items()}

    @cached_property
    def cited(self) -> dict[str, CitedBy]:
        """What rests on each clause."""
        return cited_by(self.book, [record for records in self.records.values() for record in records])

    def frame(self, clause: Clause, page: str, level: int) -> Frame:
        """A clause and its notes, on a page of the book."""
        mark = self._marker.clause() if page != "print" else _unmarked
        prose = self._prose(clause.id, clause.text, page, mark)
        records = self.records.get(clause.id, [])
        return Frame(
            id=clause.id,
            retired=[old for old, new in self.book.retired.items() if new == clause.id],
            level=level,
            number=clause.number,
            title=self.reader.title(clause),
            text=Markup(CHART.sub(lambda match: self.charts.get(match[1], ""), prose)),
            notes=[self._note(clause, kind, page, mark) for kind in clause.notes],
            readings=self.readings(clause),
            count=len(records),
            failing=sum(not record.holds for record in records),
            cited=len(self.cited.get(clause.id, ())),
            changes=max(0, len(self.past.history.of.get(clause.id, ())) - 1),
            address=f"../{clause.id}/" if self.has_page(clause) else "",
        )

    def has_page(self, clause: Clause) -> bool:
        """Whether there is anything to show on a page of its own."""
        return clause.id in self.records or clause.id in self.cited or self.past.has_changed(clause.id)

    def evidence(self, clause: Clause) -> Evidence:
        """The evidence of a clause; its links work from every page of the book."""
        groups = groupby(self.records.get(clause.id, []), key=lambda record: (record.file, record.name))
        cited = self.cited.get(clause.id, CitedBy())
        return Evidence(
            impacts=self.impacts(clause),
            examples=[self.cards.card(list(group), opened=place == 0) for place, (_, group) in enumerate(groups)],
            code=self.code(clause),
            standing=self.authors.standing(clause),
            clauses=[self._named(each, self.reader.href(self.book, each, clause.id)) for each in cited.clauses],
            rulings=[self._named(each, f"../{each}/", len(names)) for each, names in cited.examples.items()],
            history=self.past.of(clause.id),
        )

    def _named(self, clause_id: str, href: str, count: int = 1) -> Link:
        clause = self.book.clauses[clause_id]
        return Link(href, clause.number, self.reader.title(clause), count)

    @cached_property
    def cards(self) -> Cards:
        """Its examples."""
        return Cards(self.reader, self.book)

    @cached_property
    def _marker(self) -> Marker:
        return Marker(self.reader, self.book)

    def _note(self, clause: Clause, kind: str, page: str, mark: Callable[[Markup], Markup]) -> Note:
        return Note(kind, SIGNS[kind], self._prose(f"{clause.id}/{kind}", clause.notes[kind], page, mark))

    def _prose(self, context: str, english: str, page: str, mark: Callable[[Markup], Markup]) -> Markup:
        """A text of a clause; its terms are marked unless its translation is missing."""
        prose = self.reader.prose(self.book, context, english, page)
        return mark(prose) if self.reader.text(context, english)[1] else prose

    def readings(self, clause: Clause) -> list[tuple[Markup, bool]]:
        """What the table can play where the source can be read in more than one way."""
        return [
            (self.reader.full_word(self.book, option.value), option is setting.default)
            for setting in self.reader.project.settings(self.book.slug)
            if clause.id in setting.clauses
            for option in setting.sides
        ]

    def impacts(self, clause: Clause) -> list[Impact]:
        """What comes of the other side of each reading of a clause, over all examples of the book."""
        return [
            self._impact(option.value)
            for setting in self.reader.project.settings(self.book.slug)
            if clause.id in setting.clauses
            for option in setting.sides[1:]
        ]

    @cached_method
    def _impact(self, side: str) -> Impact:
        found = self._turned[side]
        rows = []
        for each in (each for each in found if each.verdict):
            name = self.reader.line(f"{each.clause}/example", each.name)
            rows.append((address_of(each.id), name, self.cards.outcome(each.verdict, each.by, each.told)))
        total = sum(map(len, self.records.values()))
        return Impact(self.reader.full_word(self.book, side), total, len(found) - len(rows), rows)

    @cached_property
    def _turned(self) -> dict[str, list[Turned]]:
        return turned(self.reader.project, self.book.slug)

    def code(self, clause: Clause) -> list[tuple[str, str]]:
        """Address and name of everything in the rules that cites a clause."""
        sites = dict.fromkeys((site.module, site.name) for site in self.reader.project.citations.get(clause.id, []))
        return [self._place(module, name) for module, name in sites]

    def _place(self, module: str, name: str) -> tuple[str, str]:
        short, own = module.partition(f"games.{self.book.slug}.")[2], f".{name}" if name else ""
        return f"{self._reference}/{self.book.slug}/{short.replace('.', '/')}/#{module}{own}", f"{short}{own}"
