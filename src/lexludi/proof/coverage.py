"""What is proved and what is missing, counted from the evidence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.clauses.book import Book
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import fingerprint, refresh


@dataclass(frozen=True)
class Coverage:
    """The figures of one book."""

    clauses: int
    testable: int
    covered: int
    examples: int
    passing: int
    languages: dict[str, int]
    """Clauses translated and current, by language."""
    holes: dict[str, str]
    """Testable clauses that are not covered, each with the reason."""


@dataclass(frozen=True)
class Proof:
    """What a site shows: the evidence, and the figures counted from it."""

    records: list[dict[str, Any]]
    figures: dict[str, Coverage]
    fingerprint: str
    """Of the rules and examples that were run."""

    @classmethod
    def current(cls, project: Project) -> Proof:
        """The proof of a project as it is now; examples run again where anything changed."""
        records = refresh(project)
        figures = {slug: coverage(project, slug, records) for slug in project.books}
        return cls(records, figures, fingerprint(project.root))


def coverage(project: Project, slug: str, records: list[dict[str, Any]]) -> Coverage:
    """Count one book."""
    book = project.books[slug]
    own = [record for record in records if record["book"] == slug]
    covered = {clause for record in own if record["holds"] for clause in record["covered"]}
    tagged = {clause for record in own for clause in record["clauses"]}
    testable = [clause for clause in book.clauses.values() if clause.untestable is None]
    has_rules = bool(project.phrases(slug).phrases)
    holes = {clause.id: _reason(clause.id in tagged, has_rules) for clause in testable if clause.id not in covered}
    return Coverage(
        clauses=len(book.clauses),
        testable=len(testable),
        covered=len(testable) - len(holes),
        examples=len(own),
        passing=sum(record["holds"] for record in own),
        languages={language: _translated(project, book, language) for language in LANGUAGES},
        holes=holes,
    )


def _reason(tagged: bool, has_rules: bool) -> str:
    if not has_rules:
        return "no_rules"
    return "not_cited" if tagged else "no_example"


def _translated(project: Project, book: Book, language: str) -> int:
    if language == "en":
        return len(book.clauses)
    catalog = project.catalog(language)
    return sum(
        all(catalog.get(context, text) for context, text in clause.texts.items()) for clause in book.clauses.values()
    )
