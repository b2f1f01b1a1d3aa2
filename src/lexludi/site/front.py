"""The pages of a language that belong to no book: the first one, the glossary of all books, and what this site is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from lexludi.languages import LANGUAGES
from lexludi.proof.record import Record
from lexludi.site.book_cover import picture
from lexludi.site.cards import Card
from lexludi.site.frames import Frame
from lexludi.site.glossary import joint_terms
from lexludi.site.html import page
from lexludi.site.markup import literal
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from lexludi.site.settings import own_settings


@dataclass(frozen=True)
class Shown:
    """The clause and the example that show what a book of this kind is; all of it comes from the evidence."""

    book: str
    title: Markup
    chapter: str
    source: str
    clause: Frame
    example: Card


def front_page(reader: Reader, pages: Sequence[Pages]) -> str:
    """The first page of a language: what this is, shown at work, and the books with their state."""
    books = [
        {
            "slug": each.book.slug,
            "title": each.title,
            "subtitle": reader.line(f"{each.book.slug}/subtitle", each.book.subtitle),
            "original": LANGUAGES[each.book.original].name,
            "picture": picture(reader, each.book),
            "figures": each.figures,
            "tries": "try" in each.extras,
        }
        for each in pages
    ]
    figures = [each.figures for each in pages]
    counts = {
        "clauses": sum(each.clauses for each in figures),
        "examples": sum(each.examples for each in figures),
        "passing": sum(each.passing for each in figures),
    }
    return page("pages/front.md", say=reader.say, books=books, counts=counts, shown=_shown(reader, pages))


def joint_glossary(reader: Reader) -> str:
    """The glossary of all books."""
    heading = literal(reader.say("glossary.joint").unescape())
    return page("pages/joint.md", say=reader.say, heading=heading, entries=joint_terms(reader))


def about_page(reader: Reader) -> str:
    """What this site is: its sources, its licence, its repository, and where to report a fault."""
    books = [
        {
            "slug": book.slug,
            "title": reader.line(f"{book.slug}/title", book.title),
            "original": LANGUAGES[book.original].name,
            "about": reader.prose(book, f"{book.slug}/about", book.about, "index"),
        }
        for book in reader.project.books.values()
    ]
    host = str(own_settings(reader.project).get("repo_url") or "").rstrip("/")
    repository = host if host.startswith(("https://", "http://")) else ""
    heading = literal(reader.say("about.title").unescape())
    return page("pages/about.md", say=reader.say, heading=heading, books=books, repository=repository)


def _shown(reader: Reader, pages: Sequence[Pages]) -> Shown | None:
    """The example the settings name under `extra: front:`, else the first with a board, else the first of all."""
    extra = own_settings(reader.project).get("extra")
    named = extra.get("front") if isinstance(extra, dict) else None
    found = [(each, record) for each in pages for record in _holding(each)]
    wanted = (
        [pair for pair in found if named and f"{pair[1].id}:".startswith(f"{named}:")]
        or [pair for pair in found if pair[1].scene is not None]
        or found
    )
    if not wanted:
        return None
    own, record = wanted[0]
    book = own.book
    clause = book.clauses[record.clause]
    return Shown(
        book.slug,
        own.title,
        book.chapter_of[clause.id].slug,
        LANGUAGES[book.original].name,
        own.frames.frame(clause, "", 3),
        own.frames.cards.card([record], opened=True),
    )


def _holding(pages: Pages) -> Iterator[Record]:
    for records in pages.frames.records.values():
        yield from (record for record in records if record.holds)
