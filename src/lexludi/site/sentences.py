"""The sentences of a book as HTML, each place filled with what it takes, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from lexludi.clauses.book import Book
from lexludi.examples.sentences import Listed, listed
from lexludi.marks import PLACEHOLDER
from lexludi.site.reader import Reader


def sentence_lists(reader: Reader, book: Book) -> Iterator[str]:
    """One list a keyword, a line each."""
    grammar = reader.project.grammar(book.slug, reader.language.code)
    for keyword, found in groupby(listed(grammar), key=lambda sentence: sentence.keyword):
        items = "".join(_sentence(reader, book, sentence) for sentence in found)
        yield f'<h2 id="{keyword}">{reader.keyword(keyword)}</h2><ul class="ll-sentences">{items}</ul>'


def _sentence(reader: Reader, book: Book, sentence: Listed) -> str:
    """A sentence; where a place takes one of several words, all of them stand below it."""
    foreign = reader.language.code != "en"
    known = reader.project.vocabulary(book.slug, reader.language.code).templates
    own = f' lang="{reader.language.html}"' if foreign and sentence.english not in known else ""
    text, lists = "", ""
    places = iter(sentence.places)
    for number, piece in enumerate(PLACEHOLDER.split(sentence.template)):
        if number % 2 == 0:
            text += escape(piece)
            continue
        place = next(places)
        words = [_word(reader, book, word) for word in place.words]
        text += f"<i{own}>{f'{words[0]} …' if words else reader.say(place.kind)}</i>"
        if words:
            more = f" ({reader.say('sentence.several')})" if place.several else ""
            lists += f"<li>{', '.join(words)}{more}</li>"
    marked = reader.marked(text, f"{book.slug}:step", sentence.english) if own else text
    return f"<li><p>{marked}</p>{f'<ul>{lists}</ul>' if lists else ''}</li>"


def _word(reader: Reader, book: Book, word: str) -> str:
    """A word of the glossary; one that is the same in English is spoken as English."""
    english = reader.project.vocabulary(book.slug, "en").words.values()
    same = reader.language.code != "en" and any(word in forms for forms in english)
    return f'<span lang="en">{escape(word)}</span>' if same else escape(word)
