"""What is proved and what is missing, counted from the evidence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.files import Problem, kept_problems
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import Evidence, refresh
from lexludi.proof.idle import empty_statements, hidden_clauses, names
from lexludi.proof.ledger import differing
from lexludi.proof.numbers_in_text import unsaid
from lexludi.proof.pins import Pinned, pinned
from lexludi.proof.reads import printed
from lexludi.proof.record import Record


@dataclass(frozen=True)
class Coverage:
    """The figures of one book."""

    clauses: int
    testable: int
    covered: int
    cells: int
    """Cells of its charts."""
    stated: int
    """Cells whose value an example states."""
    examples: int
    passing: int
    languages: dict[str, int]
    """Clauses translated and current, by language."""
    holes: dict[str, str]
    """Testable clauses that are not covered, each with the reason."""
    unstated: tuple[tuple[str, str, str], ...]
    """Cells that no example states: chart, row and column."""
    pinned: dict[str, Pinned]
    """How each clause is pinned, if `lexludi pins` has found out."""


@dataclass(frozen=True)
class Proof:
    """What a site shows: the evidence of every book, and the figures counted from it."""

    evidence: dict[str, Evidence]
    figures: dict[str, Coverage]
    unrecorded: dict[str, list[Problem]]
    """The rulings of each book that are not those of record."""
    empty: dict[str, list[Problem]]
    """The statements of each book that prove nothing."""
    unsaid: dict[str, list[Problem]]
    """The numbers of each book that its rules give and its text does not say."""

    @classmethod
    def current(cls, project: Project, books: Iterable[str] | None = None) -> Proof:
        """The proof of some books or all; the examples of a changed book run again."""
        evidence = {slug: refresh(project, slug) for slug in (project.books if books is None else books)}
        return cls(
            evidence,
            {slug: coverage(project, slug, found) for slug, found in evidence.items()},
            {slug: _differing(project, slug, found) for slug, found in evidence.items()},
            {slug: empty_statements(project, slug, found.fingerprint) for slug, found in evidence.items()},
            {slug: _unsaid(project, slug, found) for slug, found in evidence.items()},
        )

    @property
    def sound(self) -> bool:
        """Whether every example holds, every ruling is the one of record, every statement proves something and every number is said."""
        found = (self.unrecorded, self.empty, self.unsaid)
        return not (self.failing or any(problems for books in found for problems in books.values()))

    @property
    def failing(self) -> list[Record]:
        """The examples that do not hold."""
        return [record for record in self.records if not record.holds]

    @property
    def records(self) -> list[Record]:
        """Every example of every book."""
        return [record for evidence in self.evidence.values() for record in evidence.records]


def prove(project: Project, slug: str) -> Evidence:
    """Run the examples of a book where they have to be, and keep all of the proof that takes long."""
    evidence = refresh(project, slug)
    empty_statements(project, slug, evidence.fingerprint)
    _differing(project, slug, evidence)
    return evidence


def _differing(project: Project, slug: str, evidence: Evidence) -> list[Problem]:
    """The rulings that differ from the record, taken from the last run if nothing changed."""
    find, files = (
        partial(differing, project, slug, evidence.records),
        (project.root / "features" / slug).glob("record/*.txt"),
    )
    return kept_problems(f"{slug}-differing", project.root, files, find, evidence.fingerprint)


def _unsaid(project: Project, slug: str, evidence: Evidence) -> list[Problem]:
    """The numbers of a book missing in its text, taken from the last run if nothing changed."""
    find, folder = partial(unsaid, project, slug, evidence.records), project.root / "docs" / slug
    text = [(path.name, found) for path, found in project.sources.of(slug).items() if path.is_relative_to(folder)]
    return kept_problems(f"{slug}-unsaid", project.root, (), find, repr((evidence.fingerprint, text)))


def coverage(project: Project, slug: str, evidence: Evidence) -> Coverage:
    """Count one book."""
    book, records = project.books[slug], evidence.records
    hidden = hidden_clauses(book, records)
    testable = [clause for clause in book.clauses.values() if clause.untestable is None or clause.id in hidden]
    holes = {clause.id: reason for clause in testable if (reason := _hole(book, clause, records))}
    places = printed(project.tables(slug).values())
    ruled = [place for place in places if book.chapter_of[place[0]].slug in book.rules]
    return Coverage(
        clauses=len(book.clauses),
        testable=len(testable),
        covered=len(testable) - len(holes),
        cells=len(places),
        stated=len(evidence.stated),
        examples=len(records),
        passing=sum(record.holds for record in records),
        languages={language: _translated(project, book, language) for language in LANGUAGES},
        holes=holes,
        unstated=tuple(place for place in ruled if place not in evidence.stated),
        pinned=pinned(project, slug),
    )


def _hole(book: Book, clause: Clause, records: Iterable[Record]) -> str | None:
    """Why a clause is not covered, or None if it is."""
    if clause.untestable:
        return "hidden"
    tagged = [record for record in records if clause.id in record.clauses]
    cited = [record for record in tagged if clause.id in record.covered]
    holding = [record for record in cited if record.holds]
    if any(names(record, clause.id) for record in holding):
        return None
    if book.chapter_of[clause.id].slug not in book.rules:
        return "no_rules"
    if cited:
        return "not_stated" if holding else "failing"
    return "not_cited" if tagged else "no_example"


def _translated(project: Project, book: Book, language: str) -> int:
    if language == "en":
        return len(book.clauses)
    catalog = project.catalog(language)
    return sum(
        all(catalog.get(context, text) for context, text in clause.texts.items()) for clause in book.clauses.values()
    )
