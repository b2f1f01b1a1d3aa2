"""The terms of the books as they are shown: a glossary a book, one of all books, and what a card says of a term."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.clauses.terms import Term
from lexludi.languages import LANGUAGES
from lexludi.site.html import part
from lexludi.site.reader import Reader

_link = part("words", "link")


@dataclass(frozen=True)
class Word:
    """The word for a term in one language."""

    lang: str
    own: bool
    original: bool
    text: Markup


@dataclass(frozen=True)
class Row:
    """A term, its words, what it means, and the clause that defines it."""

    key: str
    words: list[Word]
    definition: Markup
    clause: Markup
    also: str
    """Other names readers of the language look for."""

    @property
    def own(self) -> Markup:
        """The reader's word."""
        return next(word.text for word in self.words if word.own)


@dataclass(frozen=True)
class Sense:
    """What a word means in one book."""

    book: str
    title: Markup
    key: str
    definition: Markup


@dataclass(frozen=True)
class Entry:
    """A word and what it means in each book."""

    word: Markup
    senses: list[Sense]


def shown_terms(book: Book) -> Iterator[tuple[str, Term]]:
    """The terms readers meet in the text and the charts."""
    yield from ((key, term) for key, term in book.terms.items() if term.use in ("prose", "chart"))


def glossary_terms(reader: Reader, book: Book, page: str = "glossary") -> list[Row]:
    """One row a term of the rule text and the charts, in the order of the reader's alphabet."""
    readers = [Reader(reader.project, code) for code in LANGUAGES]
    others = reader.project.other_names(book.slug, reader.language.code)
    rows = []
    for key, term in shown_terms(book):
        words = [
            Word(
                each.language.html,
                each.language is reader.language,
                each.language.code == book.original,
                _word(each, book, key),
            )
            for each in readers
        ]
        link = Markup()
        if term.clause:
            link = _link(reader.href(book, term.clause, page), reader.name(book, term.clause))
        rows.append(Row(key, words, _definition(reader, book, term), link, ", ".join(others[key])))
    return sorted(rows, key=lambda row: alphabetical(row.own, reader.language.code))


def joint_terms(reader: Reader) -> list[Entry]:
    """The explained terms of all books, those of one name together."""
    found = [
        (_word(reader, book, key), Sense(book.slug, _title(reader, book), key, _definition(reader, book, term)))
        for book in reader.project.books.values()
        for key, term in shown_terms(book)
        if term.definition
    ]
    entries: dict[str, Entry] = {}
    for word, sense in found:
        entries.setdefault(alphabetical(word, reader.language.code), Entry(word, [])).senses.append(sense)
    return [entries[place] for place in sorted(entries)]


def terms_file(reader: Reader, book: Book) -> str:
    """What cards say of the terms of a book in one language; the same project gives the same bytes."""
    source = Reader(reader.project, book.original)
    words, originals = (_vocabulary(each, book) for each in (reader, source))
    terms = {}
    for key, term in book.terms.items():
        if term.definition:
            text, current = reader.text(f"{book.slug}:{key}/definition", term.definition)
            card = {"word": words[key][-1], "definition": text, "original": originals[key][-1]}
            card |= {"abbr": words[key][0]} if len(words[key]) > 1 else {}
            card |= {} if current else {"lang": "en"}
            if term.clause:
                card |= {"number": book.clauses[term.clause].number, "page": book.chapter_of[term.clause].slug}
                card |= {"clause": term.clause}
            terms[key] = card
    return json.dumps({"lang": source.language.html, "terms": terms}, ensure_ascii=False, separators=(",", ":"))


def alphabetical(word: Markup, language: str) -> str:
    """What a glossary is sorted by: the word without accents and capitals, Chinese by its sound as the national code has it."""
    plain = word.striptags().casefold()
    if language == "zh":
        return plain.encode("gb18030").decode("latin-1")
    return "".join(each for each in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(each))


def _definition(reader: Reader, book: Book, term: Term) -> Markup:
    return reader.line(f"{book.slug}:{term.key}/definition", term.definition) if term.definition else Markup()


def _title(reader: Reader, book: Book) -> Markup:
    return reader.line(f"{book.slug}/title", book.title)


def _vocabulary(reader: Reader, book: Book) -> dict[str, tuple[str, ...]]:
    return dict(reader.project.vocabulary(book.slug, reader.language.code).words)


def _word(reader: Reader, book: Book, key: str) -> Markup:
    words = reader.project.vocabulary(book.slug, reader.language.code).words[key]
    text = escape(f"{words[-1]} ({words[0]})" if len(words) > 1 and words[0] != words[-1] else words[-1])
    return reader.marked(text, f"{book.slug}:{key}", book.terms[key].en)
