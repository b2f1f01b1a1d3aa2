"""The terms of a book marked in its text: the first time a clause says one, a link to what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import unescape

from markupsafe import Markup, escape

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.i18n.forms import Form, even, form, short_form
from lexludi.site.html import part
from lexludi.site.reader import Reader

_term = part("words", "term")
_PIECES = re.compile(r"(<[^>]*>|\{\{[^}]*\}\})")
_CLOSED = re.compile(r"<(/?)(?:a|abbr|code)\b")
_ORDINARY = {
    "en": {"A", "I", "As", "At", "In", "Is", "No", "On", "Or", "To"},
    "fr": {"A", "À", "Au", "Ce", "Du", "En", "Il", "La", "Le", "On", "Ou", "Si", "Un"},
    "ru": {"А", "В", "И", "К", "О", "С", "У", "Я", "До", "За", "На", "От", "По", "Со"},
}
"""Abbreviations that are also words at the head of a sentence."""


@dataclass(frozen=True)
class _Name:
    """One way a term is written."""

    key: str
    word: str
    short: bool
    form: Form


class Marker:
    """Finds the terms of one book in texts of one language."""

    def __init__(self, reader: Reader, book: Book) -> None:
        self._explained = {key for key, term in book.terms.items() if term.definition}
        self._common = {key for key in self._explained if book.terms[key].loose and book.terms[key].abbr}
        """Words so common that only their abbreviations need explaining."""
        language = reader.language.code
        words = reader.project.vocabulary(book.slug, language).words
        keys = [key for key, term in book.terms.items() if term.use == "prose"]
        names = [name for key in keys for name in _names(key, words[key], language)]
        self._names = sorted(names, key=lambda name: -len(name.word))

    def clause(self) -> Callable[[Markup], Markup]:
        """What marks the texts of one clause: each term once, wherever it comes first."""
        seen: set[str] = set()
        return lambda html: self._mark(html, seen)

    def _mark(self, html: Markup, seen: set[str]) -> Markup:
        shown, inside = [], 0
        for number, piece in enumerate(_PIECES.split(html)):
            if number % 2:
                tag = _CLOSED.match(piece)
                inside += 0 if tag is None else -1 if tag[1] else 1
            shown.append(piece if number % 2 or inside else self._marked(piece, seen))
        return Markup("".join(shown))

    def _marked(self, html: str, seen: set[str]) -> str:
        """A piece of text, searched before it is escaped, so that no term is found inside an entity."""
        text, shown, end = unescape(html), [], 0
        for start, stop, name in self._found(even(text)):
            key = name.key
            if key in self._explained and key not in seen and (name.short or key not in self._common):
                seen.add(key)
                shown += [escape(text[end:start]), _term(f"../glossary/#{key}", text[start:stop])]
                end = stop
        return "".join([*shown, escape(text[end:])]) if shown else html

    @cached_method
    def _found(self, text: str) -> list[tuple[int, int, _Name]]:
        """Where terms stand, in order; of two in one place the longer. A clause stands on several pages."""
        places, taken, lower = [], bytearray(len(text)), text.lower()
        for name in (name for name in self._names if name.form.beginning in lower):
            for start, stop in name.form.places(text):
                if not any(taken[start:stop]):
                    taken[start:stop] = b"x" * (stop - start)
                    places.append((start, stop, name))
        return sorted(places, key=lambda place: place[0])


def _names(key: str, words: tuple[str, ...], language: str) -> Iterator[_Name]:
    full, short = words[-1], words[0] if len(words) > 1 else ""
    if len(full) > 2 or (language in ("ko", "zh") and len(full) > 1):
        yield _Name(key, full, False, form(full, language))
    if short and short not in _ORDINARY.get(language, ()):
        yield _Name(key, short, True, short_form(short, language))
