"""The hex board as a space: its positions in words, in its one-line notation, in the browser and before the laws."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from lexludi.marks import PLACEHOLDER
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace
from lexludi.space.hex import changes, notation
from lexludi.space.hex.board import Board
from lexludi.space.hex.board_sentences import Telling
from lexludi.space.hex.describe import TEMPLATES, tell, tell_facing, tell_position
from lexludi.space.hex.facing import TWO_HEX, Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Position, Side
from lexludi.space.hex.symbols import HALF, centre
from lexludi.space.line import NoSuchWord
from lexludi.space.protocol import Change, Field, Grip, Heard, Point, Sentence, Space
from lexludi.space.saying import Words
from lexludi.typed import even


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

    @property
    def keys(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.types, *self.states, *self.values, *self.ground)


ON_ONE_LINE = re.compile(r"\d+(?:/\d+)?x\d+\s*(?:;|$)")
"""How the one-line notation begins."""
TOLD = [f"board.{part}" for part in ("size", "size_short", "counter_facing", "counter", "states")]
TOLD += [f"board.{part}" for part in ("terrain", "height", "hexside")]
"""The sentences that tell a board."""
TAKES = {"label": "sentence.name"} | dict.fromkeys(("hexes", "first", "second"), "sentence.hex")
"""What stands in their places, if neither a word nor a number."""
SEVERAL = frozenset(("hexes", "states", "terrain", "feature"))
"""The places that take more than one word or hex."""
NAMES = {vertex.value: f"board.facing_{vertex.value}" for vertex in Vertex}
NAMES |= {side.value: f"board.side_{side.value}" for side in Side}
"""The words a board has of its own."""


@dataclass(frozen=True)
class HexBoard(Space[Position]):
    """Boards of hexes, told with the words of a book's box, or with any where there is none."""

    box: Box | None = None
    scene = Board
    sample = "5x5; blue leader A 0303"
    sentences = TEMPLATES
    names = NAMES

    def read(self, line: str) -> Position:
        """The position a line describes."""
        return notation.parse(line)

    def write(self, position: Position) -> str:
        """Its line."""
        return notation.write(position)

    def show(self, position: Position) -> Board:
        """A board with nothing pointed out in it."""
        return Board.of(Frame(position))

    def tell(self, position: Position, words: Words) -> str:
        """The position in words."""
        return tell(position, words)

    def describe(self, position: Position, words: Words) -> str:
        """The same without the size of the board, which is seen."""
        return tell_position(position, words)

    def understand(self, text: str, words: Words) -> Position:
        """The position a line describes or sentences tell."""
        on_one_line = ON_ONE_LINE.match(text)
        try:
            found = notation.parse(text) if on_one_line else _told(text, words, self.box)
        except NoSuchWord as error:
            if self.box is None:
                raise
            means = words.forms(self.box.types).get(even(error.word).casefold(), ())
            raise NoSuchWord(error.word, "", _takes(self.box, words)[error.place], means) from error
        except Impossible as error:
            error.by = self.box.two_hex if self.box and error.by == TWO_HEX else ""
            raise
        return _known(found, self.box, words, notation.hyphened if on_one_line else words.word) if self.box else found

    def told(self, words: Words) -> Iterator[Sentence]:
        """The sentences a board is told in, and the words that can stand in them."""
        if self.box is None:
            return
        takes = _takes(self.box, words)
        for key in TOLD:
            names = PLACEHOLDER.findall(TEMPLATES[key])
            if key not in self.box.unsaid and all(takes.get(name, True) for name in names):
                known = {name: takes.get(name, TAKES.get(name, "sentence.number")) for name in names}
                yield Sentence(TEMPLATES[key], words.sentences[key], known, SEVERAL)

    def changes(self, position: Position, heard: Heard[Position], named: Iterable[str]) -> Iterator[Change]:
        """A state more, another type, or other ground where a piece stands or the case names a hex."""
        return changes.changes(position, changes.alphabet(heard), named)

    def grips(self, position: Position) -> list[Grip]:
        """Every counter, by its first hex."""
        first = ((counter.label, counter.hexes[0]) for counter in position.counters)
        return [Grip(label, centre(spot), HALF, (spot.number,)) for label, spot in first]

    def fields(self, position: Position, words: Words) -> list[Field]:
        """The hexes of the board."""
        return [Field(words.say("board.hex"), tuple(spot.number for spot in position.grid))]

    def put(self, position: Position, piece: str, values: Sequence[str]) -> Position:
        """A counter carried to another hex, the second hex of a long one beside it as before."""
        counter, spot = position.counter(piece), Hex.parse(values[0])
        first, *others = counter.hexes
        beside = [spot.neighbour(way) for other in others if (way := first.direction(other))]
        return position.with_counter(counter.at(Stance((spot, *beside), counter.facing)))

    def drag(self, position: Position, piece: str, to: Point) -> Position:
        """A counter carried to the hex nearest to a point."""

        def apart(spot: Hex) -> float:
            x, y = centre(spot)
            return (x - to[0]) ** 2 + (y - to[1]) ** 2

        return self.put(position, piece, (min(position.grid, key=apart).number,))

    def readings(self, position: Position, piece: str, words: Words) -> tuple[str, ...]:
        """The hex it is in."""
        return (position.counter(piece).hexes[0].number,)


def _takes(box: Box, words: Words) -> dict[str, tuple[str, ...]]:
    """The words that can stand in the places of the sentences, where these are words."""
    terms = {"type": box.types, "states": (*box.states, *box.values), "terrain": box.ground, "feature": box.ground}
    sides = tuple(words.say(f"board.side_{side.value}") for side in Side)
    takes = {name: tuple(map(words.word, keys)) for name, keys in terms.items()}
    return {**takes, "side": sides, "facing": tuple(tell_facing(vertex, words) for vertex in Vertex)}


def _known(position: Position, box: Box, words: Words, written: Callable[[str], str]) -> Position:
    """The position with every word as the book writes it; an unknown word is a fault."""

    def key(word: str, known: tuple[str, ...], *more: str) -> str:
        forms = _forms(words, known)
        if not known or _plain(word) in forms:
            return forms.get(_plain(word), word)
        raise NoSuchWord(written(word), "", tuple(map(written, (*known, *more))))

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


@cache
def _plain(word: str) -> str:
    return re.sub("[-_ ]+", " ", word).casefold()


@cache
def _forms(words: Words, known: tuple[str, ...]) -> dict[str, str]:
    return {_plain(form): each for each in known for form in (each, *words.terms.get(each, ()))}


def _told(text: str, words: Words, box: Box | None) -> Position:
    """A position in words of the book's boards, or else of any term, so that a wrong word can be reported."""
    try:
        return _telling(words, box).read(text)
    except ValueError:
        if box is None:
            raise
        return _telling(words, box, any_term=True).read(text)


@cache
def _telling(words: Words, box: Box | None, *, any_term: bool = False) -> Telling:
    terms = {key: forms for key, forms in words.terms.items() if key not in NAMES}
    if box is not None:
        own = words.forms(terms)
        terms = terms if any_term else {key: words.terms.get(key, ()) for key in box.keys}
        for form, keys in words.forms(box.keys).items():
            if len(keys) == 1 and own.get(form, keys) == keys:
                terms[keys[0]] = (*terms.get(keys[0], ()), form)
    return Telling(words, terms)
