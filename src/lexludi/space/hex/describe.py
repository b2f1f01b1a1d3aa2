"""What a picture shows, in words of the reader's language, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable

from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position
from lexludi.space.saying import Words, together

TEMPLATES: dict[str, str] = {
    "board.size": "{columns} by {rows} hexes.",
    "board.size_short": "{columns} by {rows} hexes, every second row one shorter.",
    "board.terrain": "{terrain}: {hexes}.",
    "board.height": "Level {height}: {hexes}.",
    "board.level": "level {height}",
    "board.hexside": "{feature}, between {first} and {second}.",
    "board.counter": "{side}: {type} {label} at {hexes}.",
    "board.counter_facing": "{side}: {type} {label} at {hexes}, facing {facing}.",
    "board.states": "{label}: {states}.",
    "board.value": "{name} {value}",
    "board.highlight": "{kind}: {hexes}.",
    "board.path": "Path: {places}.",
    "board.barred": "No entry into {hex}.",
    "board.moved": "{label}: from {start} to {end}.",
    "board.turned": "{label}: now facing {facing}.",
    "board.gone": "{label}: no longer on the board.",
    "board.unchanged": "Nothing has moved.",
    "board.start": "starting position",
    "board.way": "path taken",
    "board.no_step": "entry not allowed",
    "board.side_blue": "Blue",
    "board.side_red": "Red",
    "board.facing": "facing {facing}",
    "board.turn": "turn {facing}",
    "board.facing_N": "north",
    "board.facing_NE": "north-east",
    "board.facing_SE": "south-east",
    "board.facing_S": "south",
    "board.facing_SW": "south-west",
    "board.facing_NW": "north-west",
    "board.hex": "Hex",
    "sentence.hex": "the number of a hex",
    "sentence.route": "hexes and facings in order",
    "sentence.path": "hexes in order",
    "sentence.place": "a hex and a facing",
}
"""The sentences in English. Terms fill them in their citation form; labels and hex numbers as they are."""


def tell_facing(vertex: Vertex, words: Words) -> str:
    """The word for a facing."""
    return words.say(f"board.facing_{vertex.value}")


def tell_counter(counter: Counter, words: Words) -> str:
    """A counter: what it is, where it stands and what state it is in."""
    known = {
        "side": words.say(f"board.side_{counter.side.value}"),
        "type": words.word(counter.type),
        "label": counter.label,
        "hexes": words.listed(counter.hexes),
    }
    if counter.facing:
        said = words.say("board.counter_facing", **known, facing=tell_facing(counter.facing, words))
    else:
        said = words.say("board.counter", **known)
    return together(filter(None, (said, tell_states(counter, words))))


def tell_states(counter: Counter, words: Words) -> str:
    """The states and values of a counter, or nothing."""
    named = [words.say("board.value", name=words.word(name), value=value) for name, value in counter.values]
    states = [*map(words.word, counter.states), *named]
    return words.say("board.states", label=counter.label, states=words.listed(states)) if states else ""


def describe(frame: Frame, words: Words, before: Frame | None = None) -> str:
    """The whole of a frame in words, or, given the frame before it, what has changed since."""
    position = frame.position
    said = list(_changes(position, before.position, words) if before else _whole(position, words))
    for key, spots in frame.highlights:
        said.append(words.say("board.highlight", kind=_begun(words.word(key)), hexes=words.listed(spots)))
    if len(frame.path) > 1:
        said.append(words.say("board.path", places=words.listed(_places(frame.path))))
    if frame.barred:
        said.append(words.say("board.barred", hex=frame.barred))
    return together(said)


def _begun(term: str) -> str:
    """A term as a sentence begins with it."""
    return term[:1].upper() + term[1:]


def tell(position: Position, words: Words) -> str:
    """A whole position, its size first."""
    return together(_whole(position, words))


def tell_size(position: Position, words: Words) -> str:
    """How large the board is."""
    template = "board.size_short" if position.grid.short else "board.size"
    return words.say(template, columns=position.grid.columns, rows=position.grid.rows)


def tell_position(position: Position, words: Words) -> str:
    """Who stands where and what the ground is, in words; of an empty board, its size."""
    return together(_content(position, words)) or tell_size(position, words)


def _whole(position: Position, words: Words) -> Iterable[str]:
    yield tell_size(position, words)
    yield from _content(position, words)


def _content(position: Position, words: Words) -> Iterable[str]:
    alike: dict[tuple[str, ...], list[Hex]] = {}
    for spot, kinds in position.terrain:
        alike.setdefault(kinds, []).append(spot)
    for kinds, spots in alike.items():
        terrain = words.listed(map(words.word, kinds))
        yield words.say("board.terrain", terrain=_begun(terrain), hexes=words.listed(spots))
    for height in sorted({height for _, height in position.heights}):
        spots = [spot for spot, level in position.heights if level == height]
        yield words.say("board.height", height=height, hexes=words.listed(spots))
    for side, kinds in position.hexsides:
        feature = words.listed(map(words.word, kinds))
        yield words.say("board.hexside", feature=_begun(feature), first=side.first, second=side.second)
    yield from (tell_counter(counter, words) for counter in position.counters)


def _changes(position: Position, before: Position, words: Words) -> Iterable[str]:
    old = {counter.label: counter for counter in before.counters}
    said = []
    for counter in position.counters:
        was = old.pop(counter.label, None)
        if was is None:
            said.append(tell_counter(counter, words))
            continue
        if set(was.hexes) != set(counter.hexes):
            known = {"start": words.listed(was.hexes), "end": words.listed(counter.hexes)}
            said.append(words.say("board.moved", label=counter.label, **known))
        if counter.facing and was.facing != counter.facing:
            said.append(words.say("board.turned", label=counter.label, facing=tell_facing(counter.facing, words)))
        if (was.states, was.values) != (counter.states, counter.values) and (states := tell_states(counter, words)):
            said.append(states)
    said += [words.say("board.gone", label=label) for label in old]
    return said or [words.say("board.unchanged")]


def _places(path: Iterable[Stance]) -> list[str]:
    places: list[str] = []
    for stance in path:
        if not places or places[-1] != stance.place:
            places.append(stance.place)
    return places
