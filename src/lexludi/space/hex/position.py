"""A position: the board, what lies in its hexes and on its hexsides, and the counters that stand on it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from operator import attrgetter
from typing import TypeVar

from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import unchecked
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Hex, Hexside, Vertex

LEADER = "leader"
"""The type of a leader; attached to the unit whose hex he shares."""

_KEY = re.compile(r"[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*")
_LABEL = re.compile(r"[^\W_]+")
_FACINGS = frozenset(Vertex.__members__)
Place = TypeVar("Place", Hex, Hexside)
Value = TypeVar("Value")


class Side(StrEnum):
    """The two sides of a battle."""

    BLUE = "blue"
    RED = "red"

    @property
    def enemy(self) -> Side:
        """The other side."""
        return Side.RED if self is Side.BLUE else Side.BLUE


@dataclass(frozen=True)
class Counter:
    """A unit or a leader on the board; its type, states and the names of its values are term keys."""

    side: Side
    type: str
    label: str
    stance: Stance
    states: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    """Named numbers, such as `(("TQ", 6),)`."""

    def __post_init__(self) -> None:
        if not _LABEL.fullmatch(self.label):
            raise Impossible(
                "“{label}” cannot be a label; a label is made of letters and digits, such as A or HI2.",
                label=self.label,
            )
        values = dict(self.values)
        for key in (self.type, *self.states, *values):
            _check_key(key, "counter", self.label)
        for key in (*self.states, *values):
            if key.upper() in _FACINGS:
                raise Impossible(
                    "counter {label}: {key} is a facing and cannot name a state or a value.", label=self.label, key=key
                )
        object.__setattr__(self, "states", tuple(sorted(set(self.states))))
        object.__setattr__(self, "values", tuple(sorted(values.items())))

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The one or two hexes it occupies."""
        return self.stance.hexes

    @property
    def facing(self) -> Vertex | None:
        """The vertex it faces, if facing matters to it."""
        return self.stance.facing

    @property
    def leader(self) -> bool:
        """Whether this is a leader, not a unit."""
        return self.type == LEADER

    def value(self, name: str, default: int = 0) -> int:
        """One of its named numbers."""
        for known, number in self.values:
            if known == name:
                return number
        return default

    def at(self, stance: Stance) -> Counter:
        """The same counter standing elsewhere."""
        return unchecked(self, stance=stance)

    def with_states(self, *states: str) -> Counter:
        """The same counter with states added."""
        return Counter(self.side, self.type, self.label, self.stance, (*self.states, *states), self.values)

    def with_values(self, **values: int) -> Counter:
        """The same counter with values set."""
        known = tuple((dict(self.values) | values).items())
        return Counter(self.side, self.type, self.label, self.stance, self.states, known)


@dataclass(frozen=True)
class Position:
    """A whole position as plain data; mappings may be given, sorted pairs are kept."""

    grid: Grid
    counters: tuple[Counter, ...] = ()
    """Blue before red, then by label."""
    terrain: tuple[tuple[Hex, tuple[str, ...]], ...] = field(default=())
    """Kinds of terrain in a hex, the prevailing one first; hexes not named are clear."""
    heights: tuple[tuple[Hex, int], ...] = field(default=())
    """Elevation levels; hexes not named are at level 0."""
    hexsides: tuple[tuple[Hexside, tuple[str, ...]], ...] = field(default=())
    """What lies along a hexside, such as a stream."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "counters", _in_order(self.counters))
        object.__setattr__(self, "terrain", _ground(self.terrain))
        object.__setattr__(self, "hexsides", _ground(self.hexsides))
        heights = {spot: height for spot, height in _pairs(self.heights) if height}
        object.__setattr__(self, "heights", tuple(sorted(heights.items())))
        ends = (end for side, _ in self.hexsides for end in (side.first, side.second))
        self._check_on_board((*dict(self.terrain), *heights, *ends))
        self._check_counters()

    def _check_on_board(self, spots: Iterable[Hex]) -> None:
        for spot in spots:
            if spot not in self.grid:
                raise Impossible(
                    "hex {hex} is off the board, which has {columns} columns and {rows} rows.",
                    hex=spot.number,
                    columns=self.grid.columns,
                    rows=self.grid.rows,
                )

    def _check_counters(self) -> None:
        self._check_on_board([spot for counter in self.counters for spot in counter.stance.hexes])
        labels = [counter.label for counter in self.counters]
        if len(labels) > len(set(labels)):
            twice = next(label for label in labels if labels.count(label) > 1)
            raise Impossible("two counters are labelled {label}; each needs its own label.", label=twice)

    def counter(self, label: str) -> Counter:
        """The counter with a label."""
        for counter in self.counters:
            if counter.label == label:
                return counter
        known = tuple(counter.label for counter in self.counters)
        raise Impossible(
            "there is no counter {label} on the board; the counters are: {known}.", label=label, known=known or ("—",)
        )

    def at(self, spot: Hex, side: Side | None = None) -> tuple[Counter, ...]:
        """The counters in a hex, of one side or of both."""
        standing = self._standing.get(spot, ())
        return standing if side is None or not standing else tuple([one for one in standing if one.side is side])

    def with_counter(self, counter: Counter) -> Position:
        """The position with a counter added, or put in place of the one with its label."""
        others = [one for one in self.counters if one.label != counter.label]
        return self.with_only(*others, counter)

    def without(self, label: str) -> Position:
        """The position with a counter taken off."""
        gone = self.counter(label)
        return self.with_only(*[one for one in self.counters if one is not gone])

    def with_only(self, *counters: Counter) -> Position:
        """The same ground, which is not checked again, with other counters on it."""
        other = unchecked(self, counters=_in_order(counters))
        other._check_counters()
        return other

    def companions(self, counter: Counter) -> tuple[Counter, ...]:
        """The other counters of its side that share a hex with it, such as a leader attached to a unit."""
        return tuple(
            one
            for one in self.counters
            if one.side is counter.side and one.label != counter.label and set(one.hexes) & set(counter.hexes)
        )

    def front(self, counter: Counter) -> tuple[Hex, ...]:
        """The front hexes of a counter that are on the board."""
        return self.on_board(counter.stance.front())

    def on_board(self, spots: Iterable[Hex]) -> tuple[Hex, ...]:
        """Those of the hexes that are on the board."""
        grid = self.grid
        return tuple([spot for spot in spots if spot in grid])

    def terrain_in(self, spot: Hex) -> tuple[str, ...]:
        """The kinds of terrain in a hex, the prevailing one first; none if it is clear."""
        return self._terrain.get(spot, ())

    def height(self, spot: Hex) -> int:
        """The elevation level of a hex."""
        return self._heights.get(spot, 0)

    def between(self, one: Hex, other: Hex) -> tuple[str, ...]:
        """What lies along the hexside between two adjacent hexes."""
        return self._hexsides.get(Hexside(one, other), ()) if self.hexsides else ()

    @cached_property
    def _standing(self) -> dict[Hex, tuple[Counter, ...]]:
        standing: dict[Hex, tuple[Counter, ...]] = {}
        for counter in self.counters:
            for spot in counter.stance.hexes:
                standing[spot] = (*standing.get(spot, ()), counter)
        return standing

    @cached_property
    def _terrain(self) -> dict[Hex, tuple[str, ...]]:
        return dict(self.terrain)

    @cached_property
    def _heights(self) -> dict[Hex, int]:
        return dict(self.heights)

    @cached_property
    def _hexsides(self) -> dict[Hexside, tuple[str, ...]]:
        return dict(self.hexsides)


def _in_order(counters: Iterable[Counter]) -> tuple[Counter, ...]:
    return tuple(sorted(counters, key=attrgetter("side", "label")))


def _ground(
    given: Mapping[Place, Iterable[str]] | Iterable[tuple[Place, Iterable[str]]],
) -> tuple[tuple[Place, tuple[str, ...]], ...]:
    ground = {place: tuple(dict.fromkeys(words)) for place, words in _pairs(given)}
    for place, words in ground.items():
        for word in words:
            _check_key(word, place)
    return tuple(sorted((place, words) for place, words in ground.items() if words))


def _pairs(given: Mapping[Place, Value] | Iterable[tuple[Place, Value]]) -> Iterable[tuple[Place, Value]]:
    return given.items() if isinstance(given, Mapping) else given


@cache
def _is_key(key: str) -> bool:
    return bool(_KEY.fullmatch(key))


def _check_key(key: str, *where: object) -> None:
    if not _is_key(key):
        raise Impossible(
            "{where}: “{key}” cannot be a term key; use letters, digits and single underscores, such as two_hex.",
            where=" ".join(map(str, where)),
            key=key,
        )
