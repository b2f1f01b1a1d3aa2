"""Every sentence of a book in one language, with the words each of its places takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.examples.grammar import Grammar
from lexludi.examples.kinds import Kind, Several
from lexludi.examples.misfits import choices
from lexludi.examples.phrases import Phrase
from lexludi.marks import PLACEHOLDER
from lexludi.space.hex.placeholders import BoardSentence, Positions
from lexludi.words import STRINGS

BOARD = "board"
"""In place of a keyword: the sentence tells a board."""
LISTS = ("hexes", "states", "terrain", "feature")
"""The places of such a sentence that take more than one word or hex."""


@dataclass(frozen=True)
class Place:
    """One place of a sentence: its name and the words it takes, none where it takes a number or a name."""

    name: str
    kind: str
    """What it takes if no words can be listed: the key of a word of the platform, such as `sentence.number`."""
    words: tuple[str, ...]
    several: bool


@dataclass(frozen=True)
class Listed:
    """One sentence: for which keyword, how it reads, and its places in the order they are read."""

    keyword: str
    english: str
    template: str
    places: tuple[Place, ...]


def listed(grammar: Grammar) -> list[Listed]:
    """All sentences: those that describe, those that ask, those that state, and those that tell a board."""
    order = ("given", "when", "then")
    phrases = sorted(grammar.phrases.values(), key=lambda phrase: order.index(phrase.keyword))
    found = [
        Listed(phrase.keyword, phrase.template, grammar.template(phrase), _places(grammar, phrase))
        for phrase in phrases
    ]
    kinds = (kind for phrase in phrases for kind in phrase.kinds.values())
    board = next((kind for kind in kinds if isinstance(kind, Positions)), None)
    return found + [_told(told) for told in (board.told(grammar.vocabulary) if board else ())]


def _told(told: BoardSentence) -> Listed:
    """One of the sentences a board is told in."""
    names = PLACEHOLDER.findall(told.template)
    places = (
        Place(name, "", takes, several=name in LISTS)
        if isinstance(takes := told.takes[name], tuple)
        else Place(name, takes, (), several=name in LISTS)
        for name in names
    )
    return Listed(BOARD, told.english, told.template, tuple(places))


def _places(grammar: Grammar, phrase: Phrase) -> tuple[Place, ...]:
    names = PLACEHOLDER.findall(grammar.template(phrase))
    return tuple(_place(grammar, name, phrase.kinds[name]) for name in names)


def _place(grammar: Grammar, name: str, kind: Kind[Any]) -> Place:
    one = kind.one if isinstance(kind, Several) else kind
    words, key = tuple(dict.fromkeys(choices(one, grammar.vocabulary))), f"sentence.{one.says}"
    if not words and key not in STRINGS:  # a kind the book has added says what it is in the book's own words
        words = (grammar.vocabulary.full_word(one.says),)
    return Place(name, "" if words else key, words, isinstance(kind, Several))
