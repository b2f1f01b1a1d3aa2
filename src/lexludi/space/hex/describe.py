"""What a picture shows, in words of the reader's language, for those who cannot see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Counter, Position

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
    "board.list": "{items}, {item}",
    "board.titled": "{title}: {text}",
    "board.notation": "as one line",
    "board.start": "starting position",
    "board.way": "path taken",
    "board.no_step": "entry not allowed",
    "board.before": "Before",
    "board.after": "After",
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
}
"""The sentences in English. Terms fill them in their citation form; labels and hex numbers as they are."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@cache
def _fillable(text: str, *names: str) -> str:
    """A sentence with its placeholders of these names in the form that is filled at once."""
    return _PLACEHOLDER.sub(lambda found: f"%({found[1]})s" if found[1] in names else found[0], text.replace("%", "%%"))


def initials(key: str) -> str:
    """A short code for a type: a key of up to four letters as it is, otherwise its initials."""
    return key if len(key) <= 4 else "".join(part[0] for part in key.split("_")).upper()


@dataclass(frozen=True)
class Words:
    """What a reader's language calls things."""

    word: Callable[[str], str] = str
    """From a term key to the word shown for it."""
    templates: Mapping[str, str] = field(default_factory=dict)
    """The sentences above in the reader's language; any that are missing are in English."""
    code: Callable[[str], str] = initials
    """From a term key of a type to the short code on its counter."""

    def say(self, template: str, **values: object) -> str:
        """A sentence with its placeholders filled."""
        return _fillable(self.templates.get(template) or TEMPLATES[template], *values) % values

    def listed(self, items: Iterable[object]) -> str:
        """Several things in a row."""
        first, *rest = map(str, items)
        for item in rest:
            first = self.say("board.list", items=first, item=item)
        return first

    def facing(self, vertex: Vertex) -> str:
        """The word for a facing."""
        return self.say(f"board.facing_{vertex.value}")

    def counter(self, counter: Counter) -> str:
        """A counter: what it is, where it stands and what state it is in."""
        known = {
            "side": self.say(f"board.side_{counter.side.value}"),
            "type": self.word(counter.type),
            "label": counter.label,
        }
        known["hexes"] = self.listed(counter.hexes)
        if counter.facing:
            said = self.say("board.counter_facing", **known, facing=self.facing(counter.facing))
        else:
            said = self.say("board.counter", **known)
        return together(filter(None, (said, self.states(counter))))

    def states(self, counter: Counter) -> str:
        """The states and values of a counter, or nothing."""
        named = [self.say("board.value", name=self.word(name), value=value) for name, value in counter.values]
        states = [*map(self.word, counter.states), *named]
        return self.say("board.states", label=counter.label, states=self.listed(states)) if states else ""


def together(sentences: Iterable[str]) -> str:
    """Sentences one after another; a full-width stop needs no space after it."""
    return " ".join(sentences).replace("。 ", "。")


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
    yield from map(words.counter, position.counters)


def _changes(position: Position, before: Position, words: Words) -> Iterable[str]:
    old = {counter.label: counter for counter in before.counters}
    said = []
    for counter in position.counters:
        was = old.pop(counter.label, None)
        if was is None:
            said.append(words.counter(counter))
            continue
        if set(was.hexes) != set(counter.hexes):
            known = {"start": words.listed(was.hexes), "end": words.listed(counter.hexes)}
            said.append(words.say("board.moved", label=counter.label, **known))
        if counter.facing and was.facing != counter.facing:
            said.append(words.say("board.turned", label=counter.label, facing=words.facing(counter.facing)))
        if (was.states, was.values) != (counter.states, counter.values) and words.states(counter):
            said.append(words.states(counter))
    said += [words.say("board.gone", label=label) for label in old]
    return said or [words.say("board.unchanged")]


def _places(path: Iterable[Stance]) -> list[str]:
    places: list[str] = []
    for stance in path:
        if not places or places[-1] != stance.place:
            places.append(stance.place)
    return places
