"""The sentences of a book as they are shown, each place filled with what it takes, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import groupby

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.examples.sentences import BOARD, Listed, listed
from lexludi.marks import PLACEHOLDER
from lexludi.site.html import part
from lexludi.site.reader import Reader

_english, _pieces = part("words", "english"), part("words", "sentence")


@dataclass(frozen=True)
class Sentence:
    """A sentence; where a place takes one of several words, all of them, and whether it takes several at once."""

    text: Markup
    choices: list[tuple[Markup, bool]]


@dataclass(frozen=True)
class Group:
    """The sentences for one keyword."""

    keyword: str
    name: Markup
    sentences: list[Sentence]


def sentence_groups(reader: Reader, book: Book) -> Iterator[Group]:
    """One group a keyword."""
    grammar = reader.project.grammar(book.slug, reader.language.code)
    for keyword, found in groupby(listed(grammar), key=lambda sentence: sentence.keyword):
        name = reader.say("sentences.board") if keyword == BOARD else reader.keyword(keyword)
        yield Group(keyword, name, [_sentence(reader, book, sentence) for sentence in found])


def _sentence(reader: Reader, book: Book, sentence: Listed) -> Sentence:
    foreign = reader.language.code != "en"
    known = reader.project.vocabulary(book.slug, reader.language.code).templates
    own = reader.language.html if foreign and sentence.english not in known else ""
    pieces, choices = [], []
    places = iter(sentence.places)
    for number, piece in enumerate(PLACEHOLDER.split(sentence.template)):
        if number % 2 == 0:
            pieces.append((escape(piece), False))
            continue
        place = next(places)
        words = [_word(reader, book, word) for word in place.words]
        pieces.append((words[0] + " …" if words else escape(place.takes), True))
        if words:
            choices.append((_listed(reader, words), place.several))
    text = _pieces(pieces, own)
    return Sentence(reader.marked(text, f"{book.slug}:step", sentence.english) if own else text, choices)


def _listed(reader: Reader, words: list[Markup]) -> Markup:
    """Words in a row, as the language writes them."""
    return reduce(lambda items, item: reader.say("board.list", items=items, item=item), words)


def _word(reader: Reader, book: Book, word: str) -> Markup:
    """A word of the glossary; one that is the same in English is spoken as English."""
    english = reader.project.vocabulary(book.slug, "en").words.values()
    same = reader.language.code != "en" and any(word in forms for forms in english)
    return _english(word) if same else escape(word)
