"""What a book can be asked: each question once, to begin a case with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter
from lexludi.examples.grammar import Grammar
from lexludi.proof.record import Record, Told


def questions(
    grammar: Grammar, book: Book, records: Iterable[Record]
) -> Iterator[tuple[Chapter, list[tuple[str, str]]]]:
    """Every question in the chapter that asks it most, as its first example there does that is decided: the example, the words."""
    here: dict[str, list[tuple[str, str]]] = {}
    for same in _by_question(records).values():
        chapters = Counter(book.chapter_of[record.clause].slug for record in same)
        most = max(chapters, key=lambda slug: chapters[slug])
        own = [record for record in same if book.chapter_of[record.clause].slug == most]
        first = next((record for record in own if record.verdict == "decided"), own[0])
        step = _asks(first)
        said = grammar.write(step.template, grammar.load(step.template, step.values))
        here.setdefault(most, []).append((first.id, said))
    for chapter in book.chapters:
        if chapter.slug in here:
            yield chapter, here[chapter.slug]


def _by_question(records: Iterable[Record]) -> dict[tuple[str, ...], list[Record]]:
    """The examples that ask the same: the same sentence about the same terms; all rows of a table ask the same."""
    asked: dict[tuple[str, ...], list[Record]] = {}
    for record in records:
        step = _asks(record)
        terms = [str(value) for value in step.values.values() if isinstance(value, dict) and "term" in value]
        of_many = record.id.count(":") > 1  # one row of a table of examples
        question = (step.template,) if of_many else (step.template, *terms)
        known = question if question in asked else next((each for each in asked if question == each[:1]), question)
        asked.setdefault(known, []).append(record)
    return asked


def _asks(record: Record) -> Told:
    return next(step for step in record.steps if step.keyword == "when")
