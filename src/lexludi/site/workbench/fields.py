"""The sentences of a case as fields, and its pieces as things that can be moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from lexludi.examples.feature import Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.kinds import Faces, Several
from lexludi.examples.positions import Positions
from lexludi.space.protocol import Space
from lexludi.space.saying import Words
from lexludi.space.scene import Scene


@dataclass(frozen=True)
class Told:
    """A sentence that tells where everything stands, and the place of it in which that is told."""

    step: Step
    match: Match
    name: str

    @property
    def space(self) -> Space[Any]:
        """What tells it."""
        kind = self.match.phrase.kinds[self.name]
        assert isinstance(kind, Positions)
        return kind.space

    @property
    def position(self) -> Any:
        """What it tells."""
        return self.match.values[self.name]

    def again(self, grammar: Grammar, position: Any) -> str:
        """The same sentence with another position."""
        said = grammar.write(self.match.phrase.template, {**self.match.values, self.name: position})
        return f"{self.step.word} {said}"


def line(grammar: Grammar, step: Step) -> dict[str, Any]:
    """One sentence: the word that begins it and its pieces, each place with what it takes."""
    said: dict[str, Any] = {"line": step.line, "keyword": step.keyword, "word": step.word, "text": step.text}
    match = matched(grammar, step)
    return said | {"pieces": list(_pieces(grammar, match))} if match else said


def matched(grammar: Grammar, step: Step) -> Match | None:
    """What a sentence says, if it is one of the book."""
    try:
        return grammar.match(step.keyword, step.text)
    except (UnknownStep, AmbiguousStep, ValueError):
        return None


def set_up(grammar: Grammar, steps: Iterable[Step]) -> Told | None:
    """The sentence that tells where everything stands."""
    for step in steps:
        match = matched(grammar, step)
        for name, kind in match.phrase.kinds.items() if match else ():
            if match and isinstance(kind, Positions):
                return Told(step, match, name)
    return None


def _pieces(grammar: Grammar, match: Match) -> Iterator[dict[str, Any]]:
    phrase = match.phrase
    for text, name in grammar.pieces(phrase.template, match.values):
        if not name:
            yield {"text": text}
            continue
        kind = phrase.kinds[name]
        one = kind.one if isinstance(kind, Several) else kind
        both = zip(one.choices(grammar.vocabulary), one.choices(grammar.in_full), strict=True)
        words = [[word, full] for word, full in dict(both).items()]
        if isinstance(one, Faces):
            words = [[one.write(face, grammar.vocabulary)] * 2 for face in one.faces]
        yield {"text": text, "name": name, "kind": one.says, "words": words, "several": one is not kind}


def places(told: Told | None, scene: Scene | None, words: Words) -> dict[str, Any] | None:
    """What can be taken hold of in a drawing, and what is typed to put it elsewhere."""
    if told is None or not isinstance(scene, told.space.scene):
        return None
    grips, fields = told.space.grips(scene.position), told.space.fields(scene.position, words)
    return {"grips": list(map(asdict, grips)), "fields": list(map(asdict, fields))} if grips else None
