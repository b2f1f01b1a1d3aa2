"""A case told otherwise: one word of its sentences or of where pieces stand is another, or one sentence more is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import product
from typing import Any

from lexludi.examples.core import Run
from lexludi.examples.feature import Step
from lexludi.examples.grammar import Match
from lexludi.examples.kinds import Kind, Several, Terms
from lexludi.examples.phrases import Phrase
from lexludi.examples.positions import Positions
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.space.protocol import Heard, Space

Told = tuple[Step, Match]
"""A step and the sentence it is."""
Make = Callable[[], object]
"""What gives a value when it is needed."""
ANOTHER = "another"
"""A piece of which the question does not speak."""


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
        positions: dict[Space[Any], list[Any]] = {}
        for run in runs:
            for done in run.steps:
                self.heard.setdefault(done.template, []).append(done.values)
                self.with_question.add((run.question.phrase.template, done.template))
                for name, kind in run.grammar.phrases[done.template].kinds.items():
                    if isinstance(kind, Positions):
                        positions.setdefault(kind.space, []).append(done.values[name])
        words = tuple(project.loader.enumerations(slug))
        self.spaces = {space: Heard(tuple(found), words) for space, found in positions.items()}
        """What the examples tell of each space."""

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
        """Another word in one place of a sentence, or of a position: the place, what is said, what stands there."""
        for name, value in match.values.items():
            kind = match.phrase.kinds[name]
            if isinstance(kind, Positions):
                for change in kind.space.changes(value, self.spaces[kind.space], _texts(told)):
                    role = roles.get(change.piece, ANOTHER)
                    yield name, change.said.replace("{piece}", role), change.make
            elif members := _members(kind):
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


def _changed(told: list[Told], place: int, name: str, value: Make) -> tuple[Told, ...]:
    step, match = told[place]
    other = Match(match.phrase, {**match.values, name: value()})
    return (*told[:place], (step, other), *told[place + 1 :])


def _with_more(told: list[Told], place: int, more: Told) -> tuple[Told, ...]:
    return (*told[:place], more, *told[place:])


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


def _texts(told: Iterable[Told]) -> Iterator[str]:
    """What a case names: places, names of pieces."""
    for _, match in told:
        for value in match.values.values():
            if isinstance(value, str) and not isinstance(value, Enum):
                yield value
