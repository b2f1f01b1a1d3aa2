"""One line of text for a position: typed in a Given step, drawn in a picture, quoted in a dispute.

    6x5; 0302 0402 woods; 0403 rough +1; 0202/0302 stream; blue HI A 0303 N moved TQ=6; red PH B 0301+0401 S

Parts are separated by semicolons, words by spaces. The first part is the size; the others come in any order.

    size      columns x rows: 6x5. Where every even row is one hex shorter: 13/12x9.
    ground    hexes, then kinds of terrain (the prevailing one first), a level such as +1 or -1, or both:
              0302 0402 woods. Several parts about one hex add up.
    hexside   two adjacent hexes with a slash, then what lies between them: 0202/0302 stream.
    counter   side, type, label, place, then, if it has any, facing, states and values in any order.
        side      blue or red
        type      a term key: HI, LC; a leader's type is leader
        label     letters and digits, once on the board: A, HI2
        place     0303, or two hexes side by side, the unit's left one first: 0303+0403
        facing    the vertex it faces: N, NE, SE, S, SW or NW
        state     a term key: moved
        value     a term key and a whole number: TQ=6

A term key is written with hyphens for its underscores (`heavy-infantry`), so that no character of the notation means
anything to Gherkin or Markdown. `write` gives the canonical text: size, ground in order of hexes with equal hexes
together, hexsides, blue counters, red counters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import plain
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Hex, Hexside, Vertex
from lexludi.space.hex.position import Counter, Position, Side
from lexludi.space.line import BadNotation

_SIZE = re.compile(r"([0-9]{1,2})(?:/([0-9]{1,2}))?x([0-9]{1,2})")
_LEVEL = re.compile(r"[+\-−][0-9]{1,2}")
_VALUE = re.compile(r"([^=]*)=([+\-−]?[0-9]{1,6})")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*")


STATE = Impossible("a facing (N, NE, SE, S, SW, NW), a state such as moved or a value such as TQ=6 is needed here.")


@lru_cache(4096)
def parse(text: str) -> Position:
    """Read a position."""
    first, *rest = (" ".join(part.split()) for part in text.split(";"))
    grid = _size(first)
    terrain: dict[Hex, tuple[str, ...]] = {}
    heights: dict[Hex, int] = {}
    hexsides: dict[Hexside, tuple[str, ...]] = {}
    counters: dict[str, Counter] = {}
    for part in filter(None, rest):
        words = part.split()
        if words[0] in tuple(Side):
            counter = _counter(words, part, grid)
            if counter.label in counters:
                raise BadNotation(
                    counter.label, part, Impossible("this label is already used; each counter needs its own.")
                )
            counters[counter.label] = counter
        elif "/" in words[0]:
            side = _hexside(words[0], part, grid)
            kinds = _kinds(words[1:], part, Impossible("a hexside feature such as stream is needed here."))
            hexsides[side] = hexsides.get(side, ()) + kinds
        elif words[0][0].isdigit():
            _ground(words, part, grid, terrain, heights)
        else:
            raise BadNotation(words[0], part, Impossible("a side (blue or red) or a hex such as 0302 is needed here."))
    return Position(
        grid, tuple(counters.values()), tuple(terrain.items()), tuple(heights.items()), tuple(hexsides.items())
    )


def write(position: Position) -> str:
    """The canonical text of a position."""
    alike: dict[tuple[str, ...], list[Hex]] = {}
    heights = dict(position.heights)
    for spot in sorted({*dict(position.terrain), *heights}):
        level = (f"{heights[spot]:+}",) if spot in heights else ()
        alike.setdefault((*map(hyphened, position.terrain_in(spot)), *level), []).append(spot)
    parts = [str(position.grid)]
    parts += [" ".join((*map(str, spots), *kinds)) for kinds, spots in alike.items()]
    parts += [" ".join((str(side), *map(hyphened, kinds))) for side, kinds in position.hexsides]
    return "; ".join([*parts, *map(write_counter, position.counters)])


def write_counter(counter: Counter) -> str:
    """The part of the text that is about one counter."""
    values = (f"{hyphened(name)}={value}" for name, value in counter.values)
    words = (
        counter.side,
        hyphened(counter.type),
        counter.label,
        counter.stance,
        *map(hyphened, counter.states),
        *values,
    )
    return " ".join(map(str, words))


def parse_place(word: str, part: str | None = None, grid: Grid | None = None) -> tuple[Hex, ...]:
    """Read the one or two hexes of `0303` or `0303+0403`, on a board if one is given."""
    numbers = word.split("+")
    if len(numbers) > 2:
        raise BadNotation(
            word, part or word, Impossible("one or two hexes are needed here, such as 0303 or 0303+0403.")
        )
    return tuple(_hex(number, part or word, grid) for number in numbers)


def hyphened(key: str) -> str:
    """A term key as the notation writes it."""
    return key.replace("_", "-")


def _size(part: str) -> Grid:
    match = _SIZE.fullmatch(part)
    if not match:
        raise BadNotation(part, part, Impossible("the size of the board must come first, columns x rows, such as 6x5."))
    columns, short, rows = int(match[1]), match[2], int(match[3])
    if short and int(short) != columns - 1:
        raise BadNotation(
            part,
            part,
            Impossible("even rows are one hex shorter; write {size}.", size=f"{columns}/{columns - 1}x{rows}"),
        )
    with _blaming(part, part):
        return Grid(columns, rows, bool(short))


def _ground(
    words: list[str], part: str, grid: Grid, terrain: dict[Hex, tuple[str, ...]], heights: dict[Hex, int]
) -> None:
    count = next((place for place, word in enumerate(words) if not word[0].isdigit()), len(words))
    spots = [_hex(word, part, grid) for word in words[:count]]
    levels = [word for word in words[count:] if _LEVEL.fullmatch(word)]
    if len(levels) > 1:
        raise BadNotation(levels[1], part, Impossible("only one level can be given here."))
    named = [word for word in words[count:] if word not in levels]
    kinds = (
        _kinds(named, part, Impossible("a kind of terrain such as woods or a level such as +1 is needed here."))
        if named or not levels
        else ()
    )
    for spot in spots:
        terrain[spot] = terrain.get(spot, ()) + kinds
        if levels:
            if spot in heights:
                raise BadNotation(
                    levels[0], part, Impossible("hex {hex} already has a level; it can have only one.", hex=spot.number)
                )
            heights[spot] = _whole(levels[0])


def _counter(words: list[str], part: str, grid: Grid) -> Counter:
    if len(words) < 4:
        raise BadNotation(
            words[-1], part, Impossible("a side, a type, a label and a hex are needed here, such as blue HI A 0303.")
        )
    side, *named = words
    count = next((place for place, word in enumerate(named) if place > 1 and word[0].isdigit()), 2)
    kind, label, place, rest = "-".join(named[: count - 1]), named[count - 1], named[count], named[count + 1 :]
    hexes = parse_place(place, part, grid)
    kind = _key(kind, part, Impossible("a unit type such as HI is needed here."))
    facing, states, values = None, [], {}
    for word in rest:
        if word.upper() in Vertex.__members__:
            if facing:
                raise BadNotation(word, part, Impossible("only one facing can be given here."))
            facing = Vertex(word.upper())
        elif match := _VALUE.fullmatch(word):
            name = _key(match[1], part, Impossible("the name of a value is needed before =, such as TQ=6."))
            if name in values:
                raise BadNotation(
                    word, part, Impossible("{name} already has a value; it can have only one.", name=match[1])
                )
            values[name] = _whole(match[2])
        else:
            states.append(_key(word, part, STATE))
    with _blaming(place, part):
        stance = Stance(hexes, facing)
    with _blaming(label, part):
        return Counter(Side(side), kind, label, stance, tuple(states), tuple(values.items()))


def _hexside(word: str, part: str, grid: Grid) -> Hexside:
    numbers = word.split("/")
    if len(numbers) != 2:
        raise BadNotation(word, part, Impossible("two adjacent hexes are needed here, such as 0202/0302."))
    first, second = (_hex(number, part, grid) for number in numbers)
    with _blaming(word, part):
        return Hexside(first, second)


def _kinds(words: Iterable[str], part: str, expected: Impossible) -> tuple[str, ...]:
    kinds = tuple(_key(word, part, expected) for word in words)
    if not kinds:
        raise BadNotation(part.split()[-1], part, expected)
    return kinds


def _key(word: str, part: str, expected: Impossible) -> str:
    if not _WORD.fullmatch(word):
        raise BadNotation(word, part, expected)
    return word.replace("-", "_")


def _hex(number: str, part: str, grid: Grid | None) -> Hex:
    try:
        spot = Hex.parse(number)
    except ValueError:
        raise BadNotation(
            number, part, Impossible("a hex is needed here, with two digits each for column and row, such as 0302.")
        ) from None
    if grid and spot not in grid:
        raise BadNotation(
            number,
            part,
            Impossible(
                "this hex is off the board of {size}; use a hex from 0101 to {last}.",
                size=str(grid),
                last=str(grid.last),
            ),
        )
    return spot


def _whole(digits: str) -> int:
    return int(digits.replace("−", "-"))


@contextmanager
def _blaming(word: str, part: str) -> Iterator[None]:
    """Turn a complaint about a value into one about the word it was read from."""
    try:
        yield
    except Impossible as error:
        raise BadNotation(word, part, error) from error


@plain.register
def _(position: Position) -> str:
    return write(position)
