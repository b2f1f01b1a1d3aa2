"""What the coverage page of a book shows: what is proved, what is not and why, and who would notice a change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.languages import LANGUAGES
from lexludi.proof.coverage import Coverage
from lexludi.proof.record import Record
from lexludi.site.backlinks import address_of
from lexludi.site.reader import Reader


def covered(reader: Reader, book: Book, figures: Coverage, records: Iterable[Record]) -> dict[str, object]:
    """The figures, and the clauses behind them chapter by chapter."""
    say = reader.say
    rows = [
        (say("coverage.clauses"), figures.clauses),
        (say("coverage.testable"), figures.testable),
        (say("coverage.covered"), figures.covered),
        (say("coverage.cells"), figures.cells),
        (say("coverage.stated"), figures.stated),
        (say("coverage.examples"), figures.examples),
        (say("coverage.passing"), figures.passing),
    ]
    for code, count in figures.languages.items():
        rows.append((say("board.titled", title=say("coverage.translated"), text=LANGUAGES[code].name), count))
    untestable = {clause.id: clause.untestable for clause in book.clauses.values() if clause.untestable}
    return {
        "rows": rows,
        "open": list(_reasons(reader, book, figures.holes)),
        "left_out": list(_reasons(reader, book, untestable)),
        "pins": list(_pins(reader, book, figures, records)),
    }


def _reasons(reader: Reader, book: Book, reasons: Mapping[str, str]) -> Iterator[tuple[Markup, list[dict[str, str]]]]:
    """The clauses of each chapter for which there is a reason."""
    for chapter in book.chapters:
        found = [clause for clause in reasons if book.chapter_of[clause] is chapter]
        if found:
            title = reader.line(f"{book.slug}/{chapter.slug}", chapter.title)
            rows = [{**_row(reader, book, clause), "reason": reasons[clause]} for clause in found]
            yield escape(chapter.number) + " " + title, rows


def _pins(reader: Reader, book: Book, figures: Coverage, records: Iterable[Record]) -> Iterator[dict[str, object]]:
    """How each clause is pinned, and the examples that would notice a change to it."""
    scenarios = {record.id: (record.clause, record.name) for record in records}
    for clause_id, pinned in figures.pinned.items():
        by = dict.fromkeys((address_of(each), *scenarios[each]) for each in pinned.by)
        yield {
            **_row(reader, book, clause_id),
            "changes": pinned.changes,
            "noticed": pinned.noticed,
            "by": [(href, reader.line(f"{clause}/example", name)) for href, clause, name in by],
        }


def _row(reader: Reader, book: Book, clause_id: str) -> dict[str, str]:
    clause, href = book.clauses[clause_id], reader.href(book, clause_id, "coverage")
    return {"href": href, "number": clause.number, "title": reader.title(clause)}
