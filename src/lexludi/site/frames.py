"""Clauses as they are shown: the text, and behind it notes, readings, examples and code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby

from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.proof.record import Record
from lexludi.proof.sides import Turned, turned
from lexludi.site.cards import Card, Cards
from lexludi.site.charts import chart
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
    """The examples of a book that end otherwise under one side of a reading."""

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
    impacts: list[Impact]
    """What comes of the sides this edition does not play."""
    count: int
    failing: int
    examples: list[Card]
    code: list[tuple[str, str]]
    """Where the clause is cited: address and name."""


class Frames:
    """Prepares the clauses of one book for one reader."""

    def __init__(self, reader: Reader, book: Book, records: list[Record]) -> None:
        self.reader = reader
        self.book = book
        self.records: dict[str, list[Record]] = {}
        for record in records:
            self.records.setdefault(record.clause, []).append(record)
        self._reference = "../../reference" if reader.language.code == "en" else "../../../en/reference"

    @cached_property
    def charts(self) -> dict[str, Markup]:
        """Every chart of the book by its name."""
        tables = self.reader.project.tables(self.book.slug)
        return {name: chart(self.reader, self.book, table) for name, table in tables.items()}

    def whole(self, clause: Clause, page: str, level: int) -> Frame:
        """A clause with all that stands behind it, as a chapter shows it."""
        records = self.records.get(clause.id, [])
        cards = self._cards(page)
        groups = groupby(records, key=lambda record: (record.file, record.name))
        examples = [cards.card(list(group), opened=place == 0) for place, (_, group) in enumerate(groups)]
        return self._frame(clause, page, level, records, examples)

    @cache
    def _cards(self, page: str) -> Cards:
        return Cards(self.reader, self.book, page)

    def text(self, clause: Clause, page: str, level: int) -> Frame:
        """A clause with its notes alone, to be printed."""
        return self._frame(clause, page, level, [], [])

    def _frame(self, clause: Clause, page: str, level: int, records: list[Record], examples: list[Card]) -> Frame:
        prose = self.reader.prose(self.book, clause.id, clause.text, page)
        return Frame(
            id=clause.id,
            retired=[old for old, new in self.book.retired.items() if new == clause.id],
            level=level,
            number=clause.number,
            title=self.reader.title(clause),
            text=Markup(CHART.sub(lambda match: self.charts.get(match[1], ""), prose)),
            notes=[self._note(clause, kind, page) for kind in clause.notes],
            readings=self.readings(clause),
            impacts=self.impacts(clause, page) if records else [],
            count=len(records),
            failing=sum(not record.holds for record in records),
            examples=examples,
            code=self.code(clause),
        )

    def _note(self, clause: Clause, kind: str, page: str) -> Note:
        prose = self.reader.prose(self.book, f"{clause.id}/{kind}", clause.notes[kind], page)
        return Note(kind, SIGNS[kind], prose)

    def readings(self, clause: Clause) -> list[tuple[Markup, bool]]:
        """What the table can play where the source can be read in more than one way."""
        return [
            (self.reader.full_word(self.book, option.value), option is setting.default)
            for setting in self.reader.project.settings(self.book.slug)
            if clause.id in setting.clauses
            for option in setting.sides
        ]

    def impacts(self, clause: Clause, page: str) -> list[Impact]:
        """What comes of the other side of each reading of a clause, over all examples of the book."""
        return [
            self._impact(option.value, page)
            for setting in self.reader.project.settings(self.book.slug)
            if clause.id in setting.clauses
            for option in setting.sides[1:]
        ]

    @cache
    def _impact(self, side: str, page: str) -> Impact:
        found = self._turned[side]
        rows = []
        for each in (each for each in found if each.verdict):
            anchor, chapter = ":".join(each.id.split(":")[:2]), self.book.chapter_of[each.clause].slug
            href = f"#{anchor}" if chapter == page else f"../{chapter}/#{anchor}"
            name = self.reader.line(f"{each.clause}/example", each.name)
            rows.append((href, name, self._cards(page).outcome(each.verdict, each.by, each.told)))
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
