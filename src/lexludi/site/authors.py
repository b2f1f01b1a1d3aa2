"""What translators and authors look for in a book: what is not current, what fails, and the line each clause stands on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from markupsafe import Markup

from lexludi.catalog import po_path
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.files import Problem, shown
from lexludi.i18n.messages import book_messages, site_messages
from lexludi.i18n.status import Open, open_messages
from lexludi.languages import LANGUAGES
from lexludi.proof.coverage import Coverage
from lexludi.proof.record import Record
from lexludi.site.backlinks import address_of
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.site.settings import Line, Sources

PARTS = {"": "part.text", "title": "part.title", "example": "part.example"}


@dataclass(frozen=True)
class Standing:
    """Where a clause stands: in its text, in the translators' file of the reader's language, in the feature files."""

    text: Line
    translation: Line | None
    examples: list[Line]


@dataclass(frozen=True)
class Named:
    """A clause as a list names it."""

    id: str
    href: str
    number: str
    title: Markup


@dataclass(frozen=True)
class Wanted:
    """A message without a current translation: which it is, why, what it says, the old translation, and its lines."""

    part: str
    """Of its clause; empty for other messages, which their context names."""
    context: str
    reason: Markup
    english: str
    old: str
    lines: list[Line]


@dataclass(frozen=True)
class Failing:
    """An example that does not hold."""

    href: str
    name: Markup
    faults: list[Markup]
    line: Line


class Authors:
    """Prepares for one reader what is to be done in one book."""

    def __init__(self, reader: Reader, book: Book) -> None:
        self.reader = reader
        self.book = book

    def standing(self, clause: Clause) -> Standing:
        """Where a clause stands."""
        return Standing(
            text=self._sources.line(clause.file, clause.line),
            translation=None if self.reader.language.code == "en" else self._translation(clause.id, clause.text),
            examples=[self._sources.line(file, line) for file, line in self._scenarios.get(clause.id, {})],
        )

    def shown(self, records: Iterable[Record], figures: Coverage, unrecorded: Sequence[Problem]) -> dict[str, object]:
        """All that the page shows."""
        clauses, others, site = self._wanted()
        none = [clause for clause, reason in figures.holes.items() if reason == "no_rules"]
        chapters = groupby(none, key=lambda clause: self.book.chapter_of[clause].slug)
        return {
            "translated": [(LANGUAGES[code], count) for code, count in figures.languages.items()],
            "total": figures.clauses,
            "clauses": clauses,
            "others": others,
            "site": site,
            "failing": [self._failing(record) for record in records if not record.holds],
            "unrecorded": [(self._sources.line(each.file, each.line), each.message) for each in unrecorded],
            "holes": [self._hole(clause, why) for clause, why in figures.holes.items() if why != "no_rules"],
            "unwritten": [(slug, sum(1 for _ in found)) for slug, found in chapters],
            "unstated": [(self._named(chart), *self._cell(row, column)) for chart, row, column in figures.unstated],
            "standings": [
                (chapter.slug, [(self._named(clause.id), self.standing(clause)) for clause in chapter.clauses])
                for chapter in self.book.chapters
            ],
        }

    def _wanted(self) -> tuple[list[tuple[Named, list[Wanted]]], list[Wanted], list[Wanted]]:
        """Messages that are not current: clause by clause, then the rest of the book, then the site itself."""
        language, project = self.reader.language, self.reader.project
        if language.code == "en":
            return [], [], []
        clauses: dict[str, list[Wanted]] = {}
        others = []
        for each in open_messages(project, book_messages(project, self.book.slug), language):
            clause, _, part = each.message.context.partition("/")
            if clause in self.book.clauses:
                name = self.reader.say(PARTS.get(part) or f"note.{part}")
                own = self.book.clauses[clause]
                clauses.setdefault(clause, []).append(self._want(each, name, own.line if part != "example" else 0))
            else:
                others.append(self._want(each))
        site = [self._want(each) for each in open_messages(project, site_messages(), language)]
        return (
            [(self._named(clause), clauses[clause]) for clause in self.book.clauses if clause in clauses],
            others,
            site,
        )

    def _want(self, each: Open, part: str = "", line: int = 0) -> Wanted:
        lines = [self._sources.line(each.message.file, line), self._sources.line(each.file, each.line)]
        reason = "fuzzy" if each.reason == "missing" and each.old else each.reason
        message, why = each.message, self.reader.say(f"authors.{reason}")
        return Wanted(part, message.context, why, message.text, self.reader.old(message.context, message.text), lines)

    def _failing(self, record: Record) -> Failing:
        name = self.reader.line(f"{record.clause}/example", record.name)
        faults = [self._cards.fault(step) for step in record.steps if not step.holds]
        return Failing(address_of(record.id), name, faults, self._sources.line(record.file, record.line))

    def _hole(self, clause: str, reason: str) -> tuple[Named, Markup, Line]:
        return self._named(clause), self.reader.say(f"hole.{reason}"), self.standing(self.book.clauses[clause]).text

    def _cell(self, row: str, column: str) -> tuple[Markup, Markup]:
        return self.reader.word(self.book, row), self.reader.word(self.book, column)

    def _named(self, clause_id: str) -> Named:
        clause = self.book.clauses[clause_id]
        href = self.reader.href(self.book, clause_id, "authors")
        return Named(clause_id, href, clause.number, self.reader.title(clause))

    def _translation(self, context: str, english: str) -> Line:
        project, locale = self.reader.project, self.reader.language.locale
        place = project.catalog(self.reader.language.code).place(context, english)
        path = po_path(project.root, locale, place.domain if place else self.book.slug)
        return self._sources.line(shown(path, project.root), place.line if place else 0)

    @cached_property
    def _scenarios(self) -> dict[str, dict[tuple[str, int], None]]:
        """The lines the examples of each clause begin with, by file."""
        found: dict[str, dict[tuple[str, int], None]] = {}
        for example in self.reader.project.examples[self.book.slug]:
            if example.clause:
                found.setdefault(example.clause, {})[example.file, example.head] = None
        return found

    @cached_property
    def _cards(self) -> Cards:
        return Cards(self.reader, self.book)

    @cached_property
    def _sources(self) -> Sources:
        return Sources.of(self.reader.project)
