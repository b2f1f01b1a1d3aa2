"""Everything one reader sees, in one language: texts, words and links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup, escape

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause
from lexludi.examples.translate import keywords
from lexludi.languages import LANGUAGES
from lexludi.marks import CONTROL, PLACEHOLDER, typeset
from lexludi.project import Project
from lexludi.site.html import part
from lexludi.space.saying import Words
from lexludi.words import STRINGS

_marked, _marked_prose, _abbreviation = (part("words", name) for name in ("marked", "marked_prose", "abbreviation"))


class Reader:
    """The texts of a project in one language, English where no translation is current."""

    def __init__(self, project: Project, language: str) -> None:
        self.project = project
        self.language = LANGUAGES[language]
        self._catalog = project.catalog(language)
        self._keywords = keywords(language)
        self.tries = False
        """Whether there is a workbench to change an example in."""

    def say(self, key: str, **values: Any) -> Markup:
        """A sentence of the site itself as HTML, with values put in: texts, numbers, or HTML."""
        text = self._words_of(key)
        if not values:
            return text
        return Markup(PLACEHOLDER.sub(lambda match: escape(values[match[1]]) if match[1] in values else match[0], text))

    @cached_method
    def _words_of(self, key: str) -> Markup:
        return escape(self._catalog.get(key, STRINGS[key]) or STRINGS[key])

    @cached_method
    def text(self, context: str, english: str) -> tuple[str, bool]:
        """A text of a book, and whether it is in the reader's language."""
        if self.language.code == "en":
            return typeset(english), True
        translated = self._catalog.get(context, english)
        return typeset(translated or english), bool(translated)

    def title(self, clause: Clause) -> Markup:
        """The title of a clause as HTML, marked where it is in English."""
        return self.line(f"{clause.id}/title", clause.title)

    @cached_method
    def line(self, context: str, english: str) -> Markup:
        """A title or name as HTML, marked where it is in English."""
        return self.marked(escape(self.text(context, english)[0]), context, english)

    def plain(self, context: str, english: str) -> Markup:
        """A title where no HTML may stand, such as navigation, escaped and with the letters of the mark."""
        text, current = self.text(context, english)
        return escape(text if current else f"{text} EN")

    def heading(self, context: str, english: str) -> Markup:
        """A chapter or section title for Markdown, marked where it is in English."""
        from lexludi.site.markup import literal  # Markdown is no part of what the browser loads

        return self.marked(literal(self.text(context, english)[0]), context, english)

    def marked(self, html: Markup, context: str, english: str) -> Markup:
        """A text as it is shown; if its translation is missing, in English with a mark."""
        if self.text(context, english)[1]:
            return html
        return _marked(html, self._why(context, english))

    def old(self, context: str, english: str) -> str:
        """The translation of a text that is no longer current, as it can be shown."""
        return CONTROL.sub("\N{REPLACEMENT CHARACTER}", self._catalog.old(context, english))

    def seen(self, context: str, english: str) -> tuple[str, bool, str]:
        """All a page shows of a text: its words, whether they are in the reader's language, and else those that were."""
        text, current = self.text(context, english)
        return text, current, "" if current else self.old(context, english)

    def _why(self, context: str, english: str) -> Markup:
        return self.say("clause.outdated" if self.old(context, english) else "clause.untranslated")

    def name(self, book: Book, clause_id: str) -> Markup:
        """What a link to a clause says: its number, escaped."""
        return escape(book.clauses[clause_id].number)

    def prose(self, book: Book, context: str, english: str, page: str) -> Markup:
        """A text of a book as HTML, marked where it is shown in English for want of a translation."""
        text, current, old = self.seen(context, english)
        from lexludi.site.markup import to_html

        body = to_html(text, self.links(book, page))
        return body if current else _marked_prose(body, self._why(context, english), old, self.language.html)

    def links(self, book: Book, page: str) -> Callable[[str], tuple[str, str]]:
        """How references inside a text become links."""
        return lambda clause_id: (self.href(book, clause_id, page), self.name(book, clause_id))

    def href(self, book: Book, clause_id: str, page: str) -> str:
        """The address of a clause, seen from a page of the same book."""
        target = book.chapter_of[clause_id].slug
        return f"#{clause_id}" if target == page or page == "print" else f"../{target}/#{clause_id}"

    def word(self, book: Book, key: Any) -> Markup:
        """The word for a term, with its full name as a tooltip where an abbreviation is shown, as HTML."""
        return self._word(book.slug, str(key))

    @cached_method
    def _word(self, slug: str, key: str) -> Markup:
        words = self.project.vocabulary(slug, self.language.code).words.get(key)
        if not words:
            return escape(typeset(self.project.vocabulary(slug, self.language.code).word(key)))
        if len(words) == 1:
            return self._full_word(slug, key)
        abbr = self.project.books[slug].terms[key].abbr
        return self.marked(_abbreviation(words[0], words[1]), f"{slug}:{key}/abbr", abbr)

    def full_word(self, book: Book, key: str) -> Markup:
        """The word for a term, not its abbreviation, as HTML."""
        return self._full_word(book.slug, key)

    @cached_method
    def _full_word(self, slug: str, key: str) -> Markup:
        words = self.project.vocabulary(slug, self.language.code).words.get(key)
        if not words:
            return escape(self.project.vocabulary(slug, self.language.code).word(key))
        if key in (terms := self.project.books[slug].terms):
            named = f"{slug}:{key}", terms[key].en
        else:
            name = self.project.names(slug)[key]
            named = name, self.project.sayings(slug)[name]
        return self.marked(escape(words[-1]), *named)

    def board_words(self, book: Book) -> Words:
        """The words for the pictures of a book, which escape them."""
        return self.project.vocabulary(book.slug, self.language.code).of_space

    def keyword(self, kind: str) -> Markup:
        """How the language introduces a step."""
        return escape(self._keywords[kind])
