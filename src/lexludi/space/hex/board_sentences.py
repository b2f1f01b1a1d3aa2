"""A position told in words and read from them: the inverse of the description a picture has, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

from lexludi.rulings.faults import Impossible
from lexludi.space.hearing import NUMBER, STOP
from lexludi.space.hex.describe import tell_facing
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Hex, Hexside, Vertex
from lexludi.space.hex.position import Counter, Position, Side
from lexludi.space.line import NoSuchWord
from lexludi.space.saying import Words
from lexludi.typed import Forms, even, sentence

WORDS = r"[^\W\d_]+(?:[ -][^\W\d_]+)*?"
"""Words that are no term."""
ONE_OF_MANY = STOP.replace(";", ";,、")
"""What ends what is said of a piece, of which several may be listed."""


class Telling:
    """How one language tells the positions of one book."""

    def __init__(self, words: Words, terms: Mapping[str, Iterable[str]]) -> None:
        self._words = words
        self._terms = Forms((form, key) for key, forms in terms.items() for form in (*forms, key))
        self._sides = Forms((words.say(f"board.side_{side.value}"), side) for side in Side)
        self._facings = Forms(
            (name, vertex) for vertex in Vertex for name in (tell_facing(vertex, words), vertex.value)
        )
        listed = words.say("board.list", items="\0", item="\1")
        between = re.escape(listed.replace("\0", "").replace("\1", ""))
        self._and = rf"(?:{between}|{BETWEEN})"
        self._hexes = rf"\d{{4}}(?:{self._and}\d{{4}})*"

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], Callable[[re.Match[str], _Parts], None]]]:
        """The sentences a position is read from, and what each adds to it."""
        term, label, number = self._terms.pattern, r"\w+", NUMBER
        value, terms = self._value, rf"(?:{term})(?:{self._and}(?:{term}))*"
        return [
            (self._pattern("board.size_short", columns=number, rows=number), self._size_short),
            (self._pattern("board.size", columns=number, rows=number), self._size),
            (re.compile(rf"(?P<columns>\d+)x(?P<rows>\d+){STOP}"), self._size),
            (self._counter("board.counter_facing", label=""), self._nameless),
            (self._counter("board.counter", label=""), self._nameless),
            (self._counter("board.counter_facing"), self._unit),
            (self._counter("board.counter_facing", facing=WORDS), self._no_word("facing")),
            (self._counter("board.counter"), self._unit),
            (self._pattern("board.height", height=number, hexes=self._hexes), self._height),
            (self._pattern("board.hexside", feature=terms, first=r"\d{4}", second=r"\d{4}"), self._side),
            (self._pattern("board.terrain", terrain=terms, hexes=self._hexes), self._ground),
            (self._pattern("board.states", label=label, states=rf"{value}(?:{self._and}{value})*"), self._states),
            *self._near_misses(),
        ]

    def _near_misses(self) -> Iterator[tuple[re.Pattern[str], Callable[[re.Match[str], _Parts], None]]]:
        """The same sentences with a word that is not known, and the fault that names it."""
        for place, *loose in (("type", "type", "facing"), ("side", "side", "type", "facing")):
            for template in ("board.counter_facing", "board.counter"):
                yield self._counter(template, **dict.fromkeys(loose, WORDS)), self._no_word(place)
        several = rf"{WORDS}(?:{self._and}{WORDS})*?"
        yield (
            self._pattern("board.hexside", feature=several, first=r"\d{4}", second=r"\d{4}"),
            self._no_word("feature"),
        )
        yield self._pattern("board.terrain", terrain=several, hexes=self._hexes), self._no_word("terrain")
        label = rf"(?!(?:{self._sides.pattern})\b)\w+"
        yield self._pattern("board.states", label=label, states=r"[^.;。]+?"), self._no_word("states")

    @cached_property
    def _value(self) -> str:
        """A state, or a value with its number."""
        return rf"(?:{self._terms.pattern})(?:[\s=]?{NUMBER})?"

    def read(self, text: str) -> Position:
        """The position that is told."""
        parts, left = _Parts(), even(text)
        while left:
            for pattern, take in self._patterns:
                if match := pattern.match(left) or pattern.match(parts.side + left):
                    take(match, parts)
                    parts.side = _side_of(match)
                    left = match.string[match.end() :].lstrip()
                    break
            else:
                raise self._no_sentence(re.split(STOP, left)[0])
        return parts.position()

    def _no_sentence(self, text: str) -> Impossible:
        """The fault of a text that matches no sentence; if it is about a piece, with the right form."""
        told = {"side": self._sides.pattern, "type": self._terms.pattern, "hexes": self._hexes}
        found = {name: match[0] for name, known in told.items() if (match := re.search(known, text, re.IGNORECASE))}
        if found.keys() != told.keys():
            return Impossible("“{text}” does not describe a board; see the sentences of this book.", text=text)
        if facing := re.search(rf"(?:{self._facings.pattern})$", text, re.IGNORECASE):
            found["facing"] = facing[0]
        label = re.search(rf"{re.escape(found['type'])}\s*(\w+)\b(?=\D*[^\W\d]\D*\d)", text)
        template = "board.counter_facing" if facing else "board.counter"
        near = self._words.say(template, **found, label=label[1] if label else "A")
        return Impossible("“{text}” does not describe a board. Did you mean: {sentence}", text=text, sentence=near)

    def _counter(self, template: str, **loose: str) -> re.Pattern[str]:
        """A sentence about a piece, or the same without its name or with other words in some places."""
        known = {"side": self._sides.pattern, "type": self._terms.pattern, "facing": self._facings.pattern}
        return self._pattern(template, ONE_OF_MANY, **{**known, "label": r"\w+", "hexes": self._hexes, **loose})

    def _pattern(self, template: str, stop: str = STOP, **places: str) -> re.Pattern[str]:
        told = self._words.sentences[template]
        if not places.get("label", True):
            told = told.replace(" {label}", "")
        return re.compile(sentence(told, places.__getitem__) + stop, re.IGNORECASE)

    def _size(self, match: re.Match[str], parts: _Parts) -> None:
        parts.grid = Grid(int(match["columns"]), int(match["rows"]))

    def _size_short(self, match: re.Match[str], parts: _Parts) -> None:
        parts.grid = Grid(int(match["columns"]), int(match["rows"]), short=True)

    def _unit(self, match: re.Match[str], parts: _Parts) -> None:
        facing = self._facings[match["facing"]] if "facing" in match.groupdict() else None
        stance = Stance(_hexes(match["hexes"]), facing)
        kind = self._terms[match["type"]]
        if (label := match["label"]) in parts.counters:
            raise Impossible("two counters are labelled {label}; each needs its own label.", label=label)
        parts.counters[match["label"]] = Counter(self._sides[match["side"]], kind, match["label"], stance)

    def _no_word(self, place: str) -> Callable[[re.Match[str], _Parts], None]:
        """What names the first word in a place of a sentence that cannot stand there."""
        known = {"side": self._sides.pattern, "facing": self._facings.pattern, "states": self._value}

        def name(match: re.Match[str], parts: _Parts) -> None:
            if place == "states" and match["label"] not in parts.counters:
                raise Impossible("Nothing on the board is called {label}.", label=match["label"])
            fits = re.compile(known.get(place, self._terms.pattern), re.IGNORECASE)
            words = re.split(self._and, match[place])
            raise NoSuchWord(next((word for word in words if not fits.fullmatch(word)), match[place]), place)

        return name

    def _nameless(self, match: re.Match[str], parts: _Parts) -> None:
        raise Impossible(
            "“{piece}” is a piece without a name; give it one after its type.", piece=match[0].rstrip(".。;,、 ")
        )

    def _height(self, match: re.Match[str], parts: _Parts) -> None:
        for spot in _hexes(match["hexes"]):
            if spot in parts.heights:
                raise Impossible("hex {hex} already has a level; it can have only one.", hex=spot.number)
            parts.heights[spot] = int(match["height"].replace("−", "-"))

    def _side(self, match: re.Match[str], parts: _Parts) -> None:
        side = Hexside(Hex.parse(match["first"]), Hex.parse(match["second"]))
        parts.hexsides[side] = self._keys(match["feature"])

    def _ground(self, match: re.Match[str], parts: _Parts) -> None:
        for spot in _hexes(match["hexes"]):
            parts.terrain[spot] = parts.terrain.get(spot, ()) + self._keys(match["terrain"])

    def _states(self, match: re.Match[str], parts: _Parts) -> None:
        counter = parts.counters.get(match["label"])
        if counter is None:
            raise Impossible("Nothing on the board is called {label}.", label=match["label"])
        states, values = list(counter.states), dict(counter.values)
        for item in re.split(self._and, match["states"]):
            found = re.fullmatch(r"(.*?)[\s=]?([+\-−]?\d+)", item)
            if found and item not in self._terms:
                values[self._terms[found[1]]] = int(found[2].replace("−", "-"))
            else:
                states.append(self._terms[item])
        known = Counter(counter.side, counter.type, counter.label, counter.stance, tuple(states), tuple(values.items()))
        parts.counters[match["label"]] = known

    def _keys(self, text: str) -> tuple[str, ...]:
        return tuple(self._terms[word] for word in re.split(self._and, text))


class _Parts:
    """What has been read so far."""

    def __init__(self) -> None:
        self.grid: Grid | None = None
        self.side = ""
        """How a list of pieces begins that is not at its end."""
        self.counters: dict[str, Counter] = {}
        self.terrain: dict[Hex, tuple[str, ...]] = {}
        self.heights: dict[Hex, int] = {}
        self.hexsides: dict[Hexside, tuple[str, ...]] = {}

    def position(self) -> Position:
        """All of it together."""
        if self.grid is None:
            raise Impossible("The size of the board is not given.")
        ground = tuple(self.terrain.items()), tuple(self.heights.items()), tuple(self.hexsides.items())
        return Position(self.grid, tuple(self.counters.values()), *ground)


BETWEEN = r"\s*[,、+]\s*"
"""What players of any language put between the parts of a list."""


def _side_of(match: re.Match[str]) -> str:
    """Whose piece is told of, if a comma or semicolon after it promises another of the same side."""
    listed = "type" in match.groupdict() and match[0].endswith((",", "、", ";"))
    return match.string[: match.start("type")] if listed else ""


def _hexes(text: str) -> tuple[Hex, ...]:
    return tuple(map(Hex.parse, re.findall(r"\d{4}", text)))
