"""Kinds of values on a hex board: positions, routes and places, in words or in the board's one-line notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NewType

from lexludi.caching import cached_method
from lexludi.examples.kinds import Kinds, Name
from lexludi.examples.vocabulary import Vocabulary
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import Json
from lexludi.rulings.values import replace
from lexludi.space.hex.describe import TEMPLATES, Words
from lexludi.space.hex.facing import TWO_HEX
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Position, Side
from lexludi.space.hex.telling import NoSuchWord, Telling
from lexludi.typed import even, typed

Route = NewType("Route", str)
"""A placeholder filled by a move on the board, hexes and facings in the board's notation."""
Standing = NewType("Standing", str)
"""A placeholder filled by where a unit stands and which way it faces, in the board's notation."""


Spot = NewType("Spot", str)
"""A placeholder filled by the number of a hex."""


@dataclass(frozen=True)
class Box:
    """What a book's boards are told with, as term keys: pieces, their states and values, and the ground."""

    types: tuple[str, ...]
    states: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    """The sentences about boards that are of no use in the book."""
    two_hex: str = ""
    """The clause that says how a unit of two hexes stands, where there are such units."""


@dataclass(frozen=True)
class BoardSentence:
    """One of the sentences a board is told in: in English, in a language, and what stands in each of its places."""

    english: str
    template: str
    takes: Mapping[str, tuple[str, ...] | str]
    """Words, or the key of a word of the platform, such as `sentence.number`."""


BETWEEN = r"(?:\s*[,，、]\s*|\s+)"
"""What stands between the parts of a move."""
ON_ONE_LINE = re.compile(r"\d+(?:/\d+)?x\d+\s*(?:;|$)")
"""How the one-line notation begins."""


class Positions:
    """Whole positions: in words, or in the one-line notation."""

    says = "position"

    def __init__(self, box: Box | None = None) -> None:
        self._box = box

    def pattern(self, words: Vocabulary) -> str:
        """The size of a board and what stands on it, or sentences that tell it."""
        return r"\S.*"

    def read(self, text: str, words: Vocabulary) -> Position:
        """The position a line describes or sentences tell."""
        try:
            found = parse(text) if re.match(ON_ONE_LINE, text) else _told(text, words, self._box)
        except NoSuchWord as error:
            if self._box is None:
                raise
            words.only(error.word, words.forms(self._box.types).get(even(error.word).casefold(), ("",)))
            raise _no_word(error.word, _takes(self._box, words)[error.place], words) from error
        except Impossible as error:
            error.by = self._box.two_hex if self._box and error.by == TWO_HEX else ""
            raise
        written = _hyphened if re.match(ON_ONE_LINE, text) else words.full_word
        return _known(found, self._box, words, written) if self._box else found

    def write(self, value: Position, words: Vocabulary) -> str:
        """The position in words."""
        return _telling(words, self._box).tell(value)

    def load(self, data: Json) -> Position:
        """From its line."""
        return parse(str(data))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []

    def told(self, words: Vocabulary) -> Iterator[BoardSentence]:
        """The sentences a board is told in, and the words that can stand in them."""
        box = self._box
        if box is None:
            return
        takes, say = _takes(box, words), _telling_words(words)
        for key in TOLD:
            names = PLACEHOLDER.findall(TEMPLATES[key])
            if key not in box.unsaid and all(takes.get(name, True) for name in names):
                known = {name: takes.get(name, TAKES.get(name, "sentence.number")) for name in names}
                yield BoardSentence(TEMPLATES[key], say.templates[key], known)


TOLD = [f"board.{part}" for part in ("size", "size_short", "counter_facing", "counter", "states")]
TOLD += [f"board.{part}" for part in ("terrain", "height", "hexside")]
"""The sentences that tell a board."""
TAKES = {"label": "sentence.name"} | dict.fromkeys(("hexes", "first", "second"), "sentence.hex")
"""What stands in their places, if neither a word nor a number."""


def _takes(box: Box, words: Vocabulary) -> dict[str, tuple[str, ...]]:
    """The words that can stand in the places of the sentences, where these are words."""
    say = _telling_words(words)
    terms = {"type": box.types, "states": (*box.states, *box.values), "terrain": box.ground, "feature": box.ground}
    sides = tuple(say.say(f"board.side_{side.value}") for side in Side)
    takes = {name: tuple(map(words.full_word, keys)) for name, keys in terms.items()}
    return {**takes, "side": sides, "facing": tuple(map(say.facing, Vertex))}


def _known(position: Position, box: Box, words: Vocabulary, written: Callable[[str], str]) -> Position:
    """The position with every word of it as the book has it; one the book does not have is a fault."""

    def key(word: str, known: tuple[str, ...], *more: str) -> str:
        forms = _forms(words, known)
        if not known or _plain(word) in forms:
            return forms.get(_plain(word), word)
        raise _no_word(written(word), map(written, (*known, *more)), words)

    counters = tuple(
        replace(
            counter,
            type=key(counter.type, box.types),
            states=tuple(key(state, box.states, *Vertex) for state in counter.states),
            values=tuple((key(name, box.values), value) for name, value in counter.values),
        )
        for counter in position.counters
    )
    terrain = tuple((spot, tuple(key(kind, box.ground) for kind in kinds)) for spot, kinds in position.terrain)
    sides = tuple((side, tuple(key(kind, box.ground) for kind in kinds)) for side, kinds in position.hexsides)
    return replace(position, counters=counters, terrain=terrain, hexsides=sides)


def _no_word(word: str, known: Iterable[str], words: Vocabulary) -> ValueError:
    listed = list(known)
    return ValueError(
        words.sentences(words.say("fault.word", word=word, words=words.listed(listed)), words.near(word, listed))
    )


def _hyphened(key: str) -> str:
    return key.replace("_", "-")


@cache
def _plain(word: str) -> str:
    return re.sub("[-_ ]+", " ", word).casefold()


@cache
def _forms(words: Vocabulary, known: tuple[str, ...]) -> dict[str, str]:
    return {_plain(form): each for each in known for form in (each, *words.words.get(each, ()))}


def _told(text: str, words: Vocabulary, box: Box | None) -> Position:
    """A position in words: those of the book's boards, or else any term, so that whoever uses another is told of it."""
    try:
        return _telling(words, box).read(text)
    except ValueError:
        if box is None:
            raise
        return _telling(words, box, any_term=True).read(text)


@cache
def _telling(words: Vocabulary, box: Box | None, *, any_term: bool = False) -> Telling:
    terms = dict(words.words)
    if box is not None:
        own, keys_of_boards = words.forms(terms), (*box.types, *box.states, *box.values, *box.ground)
        terms = terms if any_term else {key: words.words.get(key, ()) for key in keys_of_boards}
        for form, keys in words.forms(keys_of_boards).items():
            if len(keys) == 1 and own.get(form, keys) == keys:
                terms[keys[0]] = (*terms.get(keys[0], ()), form)
    return Telling(_telling_words(words), terms)


@cache
def _telling_words(words: Vocabulary) -> Words:
    return Words(words.full_word, {key: words.templates.get(text, text) for key, text in TEMPLATES.items()})


class Paths(Name):
    """Hexes entered, in their order, where no piece faces any way."""

    says = "path"

    def pattern(self, words: Vocabulary) -> str:
        """Numbers of hexes with a comma or a space between them."""
        return rf"[0-9]{{4}}(?:{BETWEEN}[0-9]{{4}})*"

    def read(self, text: str, words: Vocabulary) -> str:
        """The move in the board's notation."""
        return re.sub(BETWEEN, " ", text)

    def write(self, value: str, words: Vocabulary) -> str:
        """The move in words."""
        return _telling_words(words).listed(value.split())


class Routes(Paths):
    """Hexes entered and vertices faced, in their order."""

    says = "route"
    turn = "board.turn"
    """The template that tells a facing."""

    def pattern(self, words: Vocabulary) -> str:
        """Hexes, and facings in words or letters, with a comma or a space between them."""
        one = "|".join([r"(?-i:[0-9A-Z+]+)", *map(typed, map(even, self._said(words)))])
        return rf"(?:{one})(?:{BETWEEN}(?:{one}))*"

    def read(self, text: str, words: Vocabulary) -> str:
        """The move in the board's notation."""
        for told, facing in self._signs(words):
            text = told.sub(facing, text)
        return super().read(text, words)

    def write(self, value: str, words: Vocabulary) -> str:
        """The move in words."""
        facings = {facing: told for told, facing in self._told(words).items()}
        return _telling_words(words).listed(facings.get(word, word) for word in value.split())

    @cached_method
    def _signs(self, words: Vocabulary) -> list[tuple[re.Pattern[str], str]]:
        """What stands for each facing and the letters for it, the longest first."""
        said = sorted(self._said(words).items(), key=lambda item: -len(item[0]))
        return [(re.compile(typed(even(told)), re.IGNORECASE), letters) for told, letters in said]

    @cached_method
    def _told(self, words: Vocabulary) -> dict[str, str]:
        """How each facing is told, and the letters for it."""
        say = _telling_words(words)
        return {say.say(self.turn, facing=say.facing(vertex)): vertex.value for vertex in Vertex}

    @cached_method
    def _said(self, words: Vocabulary) -> dict[str, str]:
        """The same with every other way in which a player may name a facing."""
        say = _telling_words(words)
        named = [(say.facing(vertex), vertex.value) for vertex in Vertex]
        whole = {
            say.say(key, facing=facing): letters for key in ("board.turn", "board.facing") for facing, letters in named
        }
        return {**dict(named), **whole, **self._told(words), **{letters: letters for _, letters in named}}


class Standings(Routes):
    """Where a unit stands, and which way it faces."""

    says = "place"
    turn = "board.facing"


class Spots(Name):
    """Numbers of hexes."""

    says = "hex"

    def pattern(self, words: Vocabulary) -> str:
        """Column and row."""
        return r"[0-9]{4}"


BOARD: Kinds = {Position: Positions(), Route: Routes(), Standing: Standings(), Spot: Spots()}
"""The kinds a book on a hex board registers."""


def board_of(box: Box) -> Kinds:
    """The same, of a book that says which words its boards are told with."""
    routes = Paths() if "board.counter_facing" in box.unsaid else Routes()
    return {**BOARD, Position: Positions(box), Route: routes}
