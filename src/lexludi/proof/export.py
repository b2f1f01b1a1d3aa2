"""Everything known of the clauses of a book as plain data: for programs, and to compare two versions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.ledger import Ledger
from lexludi.proof.numbers_in_text import given, lacking
from lexludi.proof.record import Record
from lexludi.proof.spoken import translated, words_at_home
from lexludi.rulings.plain import plain


def exported(project: Project, slug: str, clauses: Iterable[str] | None = None) -> list[dict[str, Any]]:
    """Each clause of a book, or some, with its texts in every language, its examples and citations."""
    book, records = project.books[slug], refresh(project, slug).records
    ledger, gives = Ledger(project, slug), given(project, slug, records)
    unsaid, words = lacking(book, gives), words_at_home(project, slug, records)
    found = []
    for name in book.clauses if clauses is None else clauses:
        clause, table = book.clauses[name], project.tables(slug).get(name)
        found.append(
            {
                "id": name,
                "book": slug,
                "number": clause.number,
                "chapter": book.chapter_of[name].slug,
                "ruled": book.chapter_of[name].slug in book.rules,
                "untestable": clause.untestable,
                "formerly": [old for old, new in book.retired.items() if new == name],
                "texts": {language: _texts(project, slug, name, language) for language in LANGUAGES},
                "words": translated(project, words[name]),
                "cells": [[cell.row, cell.column, plain(cell.value)] for cell in table.cells()] if table else [],
                "readings": [
                    {"name": each.name, "sides": [side.value for side in each.sides]}
                    for each in project.settings(slug)
                    if name in each.clauses
                ],
                "gives": [plain(number) for clause_id, number in gives if clause_id == name],
                "unsaid": [plain(number) for clause_id, number in unsaid if clause_id == name],
                "examples": [_example(record, ledger) for record in records if name in record.clauses],
                "citations": [plain(site) for site in project.citations.get(name, [])],
            }
        )
    return found


def _texts(project: Project, slug: str, name: str, language: str) -> dict[str, str]:
    """The parts of a clause in a language, as far as they are there and current."""
    texts, catalog = project.books[slug].clauses[name].texts, project.catalog(language)
    found = {context: text if language == "en" else catalog.get(context, text) for context, text in texts.items()}
    return {context.removeprefix(name).lstrip("/") or "text": text for context, text in found.items() if text}


def _example(record: Record, ledger: Ledger) -> dict[str, Any]:
    return record.data() | {"ruling": list(ledger.entry(record).lines)}
