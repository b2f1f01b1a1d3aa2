"""The words of a book besides its clauses, each at the clause where it is first met, and the languages that have it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.record import Record

Spoken = tuple[str, str, tuple[str, ...]]
"""What is translated: its kind, its English, and the contexts under which a translation may stand."""


def words_at_home(project: Project, slug: str, records: Iterable[Record]) -> dict[str, list[Spoken]]:
    """By clause the names, sentences and terms that are met there first."""
    homes: dict[str, list[Spoken]] = {clause: [] for clause in project.books[slug].clauses}
    met: set[Spoken] = set()
    for clause, spoken in _met(project, slug, records):
        if clause in homes and spoken not in met:
            met.add(spoken)
            homes[clause].append(spoken)
    return homes


def translated(project: Project, words: Iterable[Spoken]) -> dict[str, list[str]]:
    """The current translations of some words by language; in English all of them."""
    return {
        language: [f"{kind} “{text}”" for kind, text, contexts in words if _current(project, language, text, contexts)]
        for language in LANGUAGES
    }


def _current(project: Project, language: str, text: str, contexts: tuple[str, ...]) -> bool:
    return language == "en" or any(project.catalog(language).get(context, text) for context in contexts)


def _met(project: Project, slug: str, records: Iterable[Record]) -> Iterator[tuple[str, Spoken]]:
    """Every name, sentence and term with a clause it is met at, the first one first."""
    book, steps = project.books[slug], (f"{slug}:step", "step")
    for record in records:
        yield record.clause, ("name of an example", record.name, (f"{record.clause}/example",))
        for step in record.steps:
            yield record.clause, ("sentence", step.template, steps)
    for key, term in book.terms.items():
        said = re.compile(rf"\b{re.escape(term.en)}\b", re.IGNORECASE)
        first = next(
            (each.id for each in book.clauses.values() if said.search(each.text)), next(iter(book.clauses), "")
        )
        for context, text in ((f"{slug}:{key}", term.en), (f"{slug}:{key}/abbr", term.abbr)):
            if text:
                yield term.clause or first, ("term", text, (context,))
