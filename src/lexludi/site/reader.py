"""Everything one reader sees, in one language: texts, words and links."""

from __future__ import annotations

from html import escape
from typing import Any

from lexludi.board.describe import TEMPLATES, Words, initials
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.examples.kinds import Vocabulary
from lexludi.examples.translate import keywords
from lexludi.languages import LANGUAGES
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.site.markup import Links, literal, to_html
from lexludi.words import STRINGS


class Reader:
    """The texts of a project in one language, English where no translation is current."""

    def __init__(self, project: Project, language: str) -> None:
        self.project = project
        self.language = LANGUAGES[language]
        self._catalog = project.catalog(language)
        self._keywords = keywords(language)

    def say(self, key: str, **values: Any) -> str:
        """A sentence of the site itself, escaped, with escaped values put in."""
        text = escape(self._catalog.get(key, STRINGS[key]) or STRINGS[key])
        return PLACEHOLDER.sub(lambda match: escape(str(values[match[1]])) if match[1] in values else match[0], text)

    def text(self, context: str, english: str) -> tuple[str, bool]:
        """A text of a book, and whether it is in the reader's language."""
        if self.language.code == "en":
            return english, True
        translated = self._catalog.get(context, english)
        return (translated, True) if translated else (english, False)

    def title(self, clause: Clause) -> str:
        """The title of a clause as HTML, marked where it is in English."""
        return self.line(f"{clause.id}/title", clause.title)

    def line(self, context: str, english: str) -> str:
        """A title or name as HTML, marked where it is in English."""
        return self.marked(escape(self.text(context, english)[0]), context, english)

    def plain(self, context: str, english: str) -> str:
        """A title where no HTML may stand, such as navigation, escaped and with the letters of the mark."""
        text, current = self.text(context, english)
        return escape(text) if current else f"{escape(text)} EN"

    def heading(self, context: str, english: str) -> str:
        """A chapter or section title for Markdown, marked where it is in English."""
        return self.marked(literal(self.text(context, english)[0]), context, english)

    def marked(self, html: str, context: str, english: str) -> str:
        """What is shown for a text; with its language and a mark where it is English for want of a translation."""
        if self.text(context, english)[1]:
            return html
        return f'<span lang="en">{html}</span> {self._mark(self._why(context, english))}'

    def _mark(self, why: str) -> str:
        return f'<abbr class="ll-stale" title="{why}">EN</abbr>'

    def _why(self, context: str, english: str) -> str:
        outdated = self._catalog.outdated(context, english)
        return self.say("clause.outdated" if outdated else "clause.untranslated")

    def name(self, book: Book, clause_id: str) -> str:
        """What a link to a clause says: its number, escaped."""
        return escape(book.clauses[clause_id].number)

    def prose(self, book: Book, context: str, english: str, page: str) -> str:
        """A text of a book as HTML, marked where it is shown in English for want of a translation."""
        text, current = self.text(context, english)
        body = to_html(text, self.links(book, page))
        if current:
            return body
        why = self._why(context, english)
        return f'<div lang="en">{body}</div><p class="ll-stale">{self._mark(why)} {why}</p>'

    def links(self, book: Book, page: str) -> Links:
        """How references inside a text become links."""
        return lambda clause_id: (self.href(book, clause_id, page), self.name(book, clause_id))

    def href(self, book: Book, clause_id: str, page: str) -> str:
        """The address of a clause, seen from a page of the same book."""
        target = book.chapter_of[clause_id].slug
        return f"#{clause_id}" if target == page or page == "print" else f"../{target}/#{clause_id}"

    def word(self, book: Book, key: Any) -> str:
        """The word for a term, with its full name as a tooltip where an abbreviation is shown, as HTML."""
        words = self.project.vocabulary(book.slug, self.language.code).words.get(str(key))
        if not words:
            return escape(str(key))
        context, term = f"{book.slug}:{key}", book.terms[str(key)]
        if len(words) == 1:
            return self.marked(escape(words[0]), context, term.en)
        return self.marked(f'<abbr title="{escape(words[1])}">{escape(words[0])}</abbr>', f"{context}/abbr", term.abbr)

    def full_word(self, book: Book, key: str) -> str:
        """The word for a term, not its abbreviation, as HTML."""
        words = self.project.vocabulary(book.slug, self.language.code).words.get(key)
        return self.marked(escape(words[-1]), f"{book.slug}:{key}", book.terms[key].en) if words else escape(key)

    def board_words(self, book: Book) -> Words:
        """What the pictures of a book call things; the pictures escape it themselves."""
        vocabulary = self.project.vocabulary(book.slug, self.language.code)
        templates = {key: self._catalog.get(key, text) or text for key, text in TEMPLATES.items()}
        return Words(lambda key: vocabulary.words.get(key, (key,))[-1], templates, lambda key: _code(vocabulary, key))

    def keyword(self, kind: str) -> str:
        """How the language introduces a step."""
        return escape(self._keywords[kind])


def _code(vocabulary: Vocabulary, key: str) -> str:
    """What a counter of a type is marked with: the abbreviation players use, or the initials of the type."""
    words = vocabulary.words.get(key, ())
    return words[0] if len(words) > 1 else initials(key)
