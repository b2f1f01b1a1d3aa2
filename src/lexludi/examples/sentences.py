"""Every sentence of a book in one language, with the words each of its places takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.examples.grammar import Grammar
from lexludi.examples.kinds import Kind, Several
from lexludi.examples.misfits import choices
from lexludi.examples.phrases import Phrase
from lexludi.examples.positions import Positions
from lexludi.examples.vocabulary import Vocabulary
from lexludi.marks import PLACEHOLDER
from lexludi.space.protocol import Sentence

BOARD = "board"
"""In place of a keyword: the sentence tells a board."""


@dataclass(frozen=True)
class Place:
    """One place of a sentence: its name and the words it takes, none where it takes a number or a name."""

    name: str
    kind: str
    """What it takes if no words can be listed, such as `sentence.number`; `takes` says it to a reader."""
    words: tuple[str, ...]
    several: bool
    takes: str = ""


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
    words = grammar.vocabulary
    return found + [_told(told, words) for told in (board.told(words) if board else ())]


def _told(told: Sentence, words: Vocabulary) -> Listed:
    """One of the sentences a position is told in."""
    names = PLACEHOLDER.findall(told.template)
    places = (_filled(name, told.takes[name], words, several=name in told.several) for name in names)
    return Listed(BOARD, told.english, told.template, tuple(places))


def _places(grammar: Grammar, phrase: Phrase) -> tuple[Place, ...]:
    names = PLACEHOLDER.findall(grammar.template(phrase))
    return tuple(_place(grammar, name, phrase.kinds[name]) for name in names)


def _place(grammar: Grammar, name: str, kind: Kind[Any]) -> Place:
    one, words = kind.one if isinstance(kind, Several) else kind, grammar.vocabulary
    listed = tuple(dict.fromkeys(choices(one, words)))
    if not listed and not words.knows(one.says):  # a kind the book has added says what it is in the book's own words
        listed = (words.full_word(one.says),)
    return _filled(name, listed or f"sentence.{one.says}", words, several=isinstance(kind, Several))


def _filled(name: str, takes: tuple[str, ...] | str, words: Vocabulary, *, several: bool) -> Place:
    if isinstance(takes, tuple):
        return Place(name, "", takes, several)
    return Place(name, takes, (), several, words.stands_for(takes.partition(".")[2]))
