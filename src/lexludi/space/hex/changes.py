"""A board told otherwise by one word: a state more, another type, other ground."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial

from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import LEADER, Counter, Position
from lexludi.space.protocol import Change, Heard

HEX = re.compile(r"\d{4}")


@dataclass(frozen=True)
class Alphabet:
    """The words that stand on the boards of a book."""

    states: tuple[str, ...]
    types: tuple[str, ...]
    terrain: tuple[str, ...]


@cache
def alphabet(heard: Heard[Position]) -> Alphabet:
    """The words of the boards that were heard of, with the others of their kind."""
    counters = [counter for position in heard.positions for counter in position.counters]
    grounds = [kinds for position in heard.positions for _, kinds in (*position.terrain, *position.hexsides)]
    types = _known(heard.enumerations, {counter.type for counter in counters if not counter.leader})
    return Alphabet(
        _known(heard.enumerations, {state for counter in counters for state in counter.states}),
        tuple(kind for kind in types if kind != LEADER),
        _known(heard.enumerations, {kind for kinds in grounds for kind in kinds}),
    )


def _known(words: Iterable[type[Enum]], heard: set[str]) -> tuple[str, ...]:
    """The words that stand in a place of boards somewhere, and the enumeration that has the most of them."""
    enumerations = sorted(words, key=lambda each: len(heard & {member.value for member in each}), reverse=True)
    found = heard | {str(member.value) for each in enumerations[:1] for member in each}
    return tuple(sorted(found)) if heard else ()


def changes(position: Position, words: Alphabet, named: Iterable[str]) -> Iterator[Change]:
    """A state more, another type, or other ground where a piece stands or the case names a hex."""
    for one in position.counters:
        for state in words.states:
            if state not in one.states:
                yield Change(f"{{piece}}: {state}", partial(_with_state, position, one, state), one.label)
        for kind in () if one.leader else words.types:
            if kind != one.type:
                yield Change(f"{{piece}}: {kind}", partial(_with_type, position, one, kind), one.label)
    hexes = (Hex.parse(number) for text in named for number in HEX.findall(text))
    places = {spot: ("hex named", "") for spot in hexes if spot in position.grid}
    places |= {spot: ("hex of {piece}", one.label) for one in position.counters for spot in one.hexes}
    for spot, (said, label) in places.items():
        for word in words.terrain:
            if word not in position.terrain_in(spot):
                yield Change(f"{said}: {word}", partial(_with_ground, position, spot, word), label)


def _with_state(position: Position, one: Counter, state: str) -> Position:
    return position.with_counter(one.with_states(state))


def _with_type(position: Position, one: Counter, kind: str) -> Position:
    return position.with_counter(replace(one, type=kind))


def _with_ground(position: Position, spot: Hex, word: str) -> Position:
    return replace(position, terrain=tuple({**dict(position.terrain), spot: (word,)}.items()))
