"""A case told otherwise: one word of its sentences or of its board is another, or one sentence more is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from itertools import product
from typing import Any

from lexludi.examples.core import Run
from lexludi.examples.feature import Step
from lexludi.examples.grammar import Match
from lexludi.examples.kinds import Kind, Several, Terms
from lexludi.examples.phrases import Phrase
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import LEADER, Counter, Position

Told = tuple[Step, Match]
"""A step and the sentence it is."""
Make = Callable[[], object]
"""What gives a value when it is needed."""
ANOTHER = "another"
"""A piece of the board that the question does not name."""
HEX = re.compile(r"\d{4}")


@dataclass(frozen=True)
class Retelling:
    """One case told otherwise: what is said of whom, as `enemy: routed` or `ground under defenders: ford1`."""

    said: str
    steps: Callable[[], tuple[Told, ...]]


@dataclass
class Retold(Run):
    """A run whose sentences are given instead of read."""

    told: Mapping[Step, Match] = field(default_factory=dict)

    def understand(self, step: Step) -> Match:
        """The sentence that is given for a step."""
        return self.told[step]


class Retellings:
    """The ways to tell the cases of one book otherwise."""

    def __init__(self, project: Project, slug: str, runs: Iterable[Run]) -> None:
        self.phrases = [phrase for phrase in project.phrases(slug) if phrase.keyword == "given"]
        self.heard: dict[str, list[Mapping[str, Any]]] = {}
        """What the examples say in each sentence."""
        self.with_question: set[tuple[str, str]] = set()
        """The sentences that stand beside a question in some example: others belong to other questions."""
        positions: list[Position] = []
        for run in runs:
            for done in run.steps:
                self.heard.setdefault(done.template, []).append(done.values)
                self.with_question.add((run.question.phrase.template, done.template))
                positions += (value for value in done.values.values() if isinstance(value, Position))
        words = project.loader.enumerations(slug)
        counters = [counter for position in positions for counter in position.counters]
        self.states = _known(words, {state for counter in counters for state in counter.states})
        self.types = _known(words, {counter.type for counter in counters if not counter.leader})
        self.types = [kind for kind in self.types if kind != LEADER]
        grounds = [kinds for position in positions for _, kinds in (*position.terrain, *position.hexsides)]
        self.terrain = _known(words, {kind for kinds in grounds for kind in kinds})

    def of(self, run: Run) -> Iterator[Retelling]:
        """Every way to tell the case of a run otherwise by one word."""
        steps = [done for done in run.steps if done.step.keyword != "then"]
        told = [(done.step, Match(run.grammar.phrases[done.template], done.values)) for done in steps]
        roles = _roles(told)
        for place, (step, match) in enumerate(told):
            if step.keyword == "given":
                for name, said, value in self._otherwise(match, roles, told):
                    yield Retelling(said, partial(_changed, told, place, name, value))
        yield from self._more(run, told, roles)

    def _otherwise(self, match: Match, roles: Mapping[str, str], told: list[Told]) -> Iterator[tuple[str, str, Make]]:
        """Another word in one place of a sentence, or on a board: the place, what is said, what stands there."""
        for name, value in match.values.items():
            if isinstance(value, Position):
                yield from ((name, said, board) for said, board in self._boards(value, roles, told))
            elif members := _members(match.phrase.kinds[name]):
                several = isinstance(value, list)
                for member in members:
                    other = [member] if several else member
                    if other != value:
                        values = {**match.values, name: other}
                        yield name, _say(match.phrase, values, roles, name), partial(values.get, name)

    def _more(self, run: Run, told: list[Told], roles: Mapping[str, str]) -> Iterator[Retelling]:
        """One sentence more, of those that stand beside this question somewhere."""
        question = told[-1][1].phrase.template
        pieces = sorted(set(run.case.pieces()))
        step = Step("given", "", "", 0)
        for phrase in self.phrases:
            if (question, phrase.template) not in self.with_question:
                continue
            for word, values in self._values(phrase, pieces):
                more = (step, Match(phrase, values))
                said = _say(phrase, values, roles, word)
                for place in dict.fromkeys((len(told) - 1, min(1, len(told) - 1))):
                    yield Retelling(said, partial(_with_more, told, place, more))

    def _values(self, phrase: Phrase, pieces: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
        """What a sentence may say of the pieces there are: as an example has it, each of its words in turn another."""
        first = self.heard[phrase.template][0]
        if any(kind.says == "name" and name not in phrase.pieces for name, kind in phrase.kinds.items()):
            return
        named = sorted(phrase.pieces)
        words = {name: members for name, kind in phrase.kinds.items() if (members := _members(kind))}
        for chosen in product(pieces, repeat=len(named)):
            values = {**first, **dict(zip(named, chosen, strict=True))}
            for name, member in ((name, member) for name, members in words.items() for member in members):
                yield name, _listed(phrase, {**values, name: member})
            if len(named) == len(phrase.kinds):
                yield "", _listed(phrase, values)

    def _boards(self, position: Position, roles: Mapping[str, str], told: list[Told]) -> Iterator[tuple[str, Make]]:
        """A state more, another type, or other ground where a piece stands or the case names a hex."""
        for one in position.counters:
            role = roles.get(one.label, ANOTHER)
            for state in self.states:
                if state not in one.states:
                    yield f"{role}: {state}", partial(_with_state, position, one, state)
            for kind in () if one.leader else self.types:
                if kind != one.type:
                    yield f"{role}: {kind}", partial(_with_type, position, one, kind)
        places = {spot: "hex named" for spot in _hexes(told) if spot in position.grid}
        places |= {spot: f"hex of {roles.get(one.label, ANOTHER)}" for one in position.counters for spot in one.hexes}
        for spot, role in places.items():
            for word in self.terrain:
                if word not in position.terrain_in(spot):
                    yield f"{role}: {word}", partial(_with_ground, position, spot, word)


def _changed(told: list[Told], place: int, name: str, value: Make) -> tuple[Told, ...]:
    step, match = told[place]
    other = Match(match.phrase, {**match.values, name: value()})
    return (*told[:place], (step, other), *told[place + 1 :])


def _with_more(told: list[Told], place: int, more: Told) -> tuple[Told, ...]:
    return (*told[:place], more, *told[place:])


def _with_state(position: Position, one: Counter, state: str) -> Position:
    return position.with_counter(one.with_states(state))


def _with_type(position: Position, one: Counter, kind: str) -> Position:
    return position.with_counter(replace(one, type=kind))


def _with_ground(position: Position, spot: Hex, word: str) -> Position:
    return replace(position, terrain=tuple({**dict(position.terrain), spot: (word,)}.items()))


def _known(words: Iterable[type[Enum]], heard: set[str]) -> list[str]:
    """The words that stand in a place of boards somewhere, and the enumeration that has the most of them."""
    enumerations = sorted(words, key=lambda each: len(heard & {member.value for member in each}), reverse=True)
    return sorted(heard | {str(member.value) for each in enumerations[:1] for member in each}) if heard else []


def _listed(phrase: Phrase, values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of a sentence, each single one that stands where several may in a list of its own."""
    lists = {name for name, kind in phrase.kinds.items() if isinstance(kind, Several)}
    return {name: [value] if name in lists and not isinstance(value, list) else value for name, value in values.items()}


def _members(kind: Kind[Any]) -> list[Enum]:
    one = kind.one if isinstance(kind, Several) else kind
    return list(one.members) if isinstance(one, Terms) else []


def _roles(told: list[Told]) -> dict[str, str]:
    """What each piece is to the case: its place in the question, else how the sentence begins that brought it in."""
    found: dict[str, str] = {}
    for step, match in reversed(told):
        asks, phrase = step.keyword == "when", match.phrase
        for name, kind in sorted(phrase.kinds.items()):
            one = kind.one if isinstance(kind, Several) else kind
            if one.says == "name" and (name in phrase.pieces) is asks:
                value, begins = match.values[name], phrase.template.split("{")[0].strip()
                for label in value if isinstance(value, list) else [value]:
                    found.setdefault(label, name if asks else begins or name)
    return found


def _say(phrase: Phrase, values: Mapping[str, Any], roles: Mapping[str, str], word: str) -> str:
    """A sentence with one of its words put in, and instead of each piece what it is to the case."""

    def put(match: re.Match[str]) -> str:
        value = values[match[1]]
        first = value[0] if isinstance(value, list) else value
        if match[1] == word:
            return str(first.value)
        return roles.get(str(first), ANOTHER) if match[1] in phrase.pieces else "…"

    return PLACEHOLDER.sub(put, phrase.template)


def _hexes(told: Iterable[Told]) -> Iterator[Hex]:
    """The hexes a case names outside its board."""
    for _, match in told:
        for value in match.values.values():
            if isinstance(value, str) and not isinstance(value, Enum):
                yield from map(Hex.parse, HEX.findall(value))
