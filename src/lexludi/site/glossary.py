"""Every term of a book in all languages, as the glossary shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.languages import LANGUAGES
from lexludi.site.html import part
from lexludi.site.reader import Reader

_link = part("words", "link")


@dataclass(frozen=True)
class Word:
    """The word for a term in one language."""

    lang: str
    own: bool
    text: Markup


@dataclass(frozen=True)
class Row:
    """A term, its words, and the clause that defines it."""

    key: str
    words: list[Word]
    clause: Markup


def glossary_terms(reader: Reader, book: Book, page: str = "glossary") -> Iterator[Row]:
    """One row a term of the rule text and the charts, as a page shows it."""
    readers = [Reader(reader.project, code) for code in LANGUAGES]
    for key, term in book.terms.items():
        if term.use in ("prose", "chart"):
            words = [
                Word(each.language.html, each.language is reader.language, _word(each, book, key)) for each in readers
            ]
            link = Markup()
            if term.clause:
                link = _link(reader.href(book, term.clause, page), reader.name(book, term.clause))
            yield Row(key, words, link)


def _word(reader: Reader, book: Book, key: str) -> Markup:
    words = reader.project.vocabulary(book.slug, reader.language.code).words[key]
    text = escape(f"{words[-1]} ({words[0]})" if len(words) > 1 else words[-1])
    return reader.marked(text, f"{book.slug}:{key}", book.terms[key].en)
