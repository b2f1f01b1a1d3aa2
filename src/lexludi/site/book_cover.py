"""The cover of a book: a picture drawn from one line of its card, and its sequence of play."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.clauses.sequence_of_play import Step
from lexludi.site.reader import Reader
from lexludi.space import covers


@dataclass(frozen=True)
class Box:
    """A step in the sequence of play as it is shown."""

    name: Markup
    href: str
    number: str
    repeat: Markup
    boxes: list[Box]


def picture(reader: Reader, book: Book) -> Markup:
    """What stands on the cover, or nothing; pictures escape what they draw."""
    return Markup(covers.draw(book.cover, reader.board_words(book))) if book.cover else Markup()


def sequence(reader: Reader, book: Book) -> list[Box]:
    """The sequence of play; its links are those of the book's first page."""
    return [_box(reader, book, step) for step in book.sequence]


def _box(reader: Reader, book: Book, step: Step) -> Box:
    context = f"{book.slug}/sequence"
    if step.name:
        name = reader.line(context, step.name)
    else:
        name = reader.full_word(book, step.term) if step.term else reader.title(book.clauses[step.clause])
    href = f"{book.chapter_of[step.clause].slug}/#{step.clause}" if step.clause else ""
    return Box(
        name,
        href,
        book.clauses[step.clause].number if step.clause else "",
        reader.line(context, step.repeat) if step.repeat else Markup(),
        [_box(reader, book, each) for each in step.steps],
    )
