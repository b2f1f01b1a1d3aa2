"""Where the pieces of a case stand, and how the case is told when one of them is put elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from lexludi.examples.core import Run
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import Grammar, Match
from lexludi.examples.phrases import Case
from lexludi.examples.positions import Placing, Positions
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput
from lexludi.rulings.faults import Impossible
from lexludi.site.workbench.fields import matched
from lexludi.space.protocol import Space
from lexludi.space.saying import Words
from lexludi.space.scene import Scene

Lines = dict[int, list[str]]
"""The lines that change, by number, each with what stands there instead."""


class Standing(Protocol):
    """Where everything stands in a case."""

    @property
    def space(self) -> Space[Any]:
        """What tells it."""

    @property
    def position(self) -> Any:
        """What is told."""

    def again(self, grammar: Grammar, position: Any, piece: str) -> Lines:
        """The case told with a piece elsewhere."""


@dataclass(frozen=True)
class Whole:
    """One sentence tells everything."""

    step: Step
    match: Match
    name: str
    """The place of the sentence in which it is told."""
    space: Space[Any]

    @property
    def position(self) -> Any:
        """What is told."""
        return self.match.values[self.name]

    def again(self, grammar: Grammar, position: Any, piece: str) -> Lines:
        """The same sentence with another position."""
        said = grammar.write(self.match.phrase.template, {**self.match.values, self.name: position})
        return {self.step.line: [f"{self.step.word} {said}"]}


@dataclass(frozen=True)
class PieceByPiece:
    """Sentences tell of one piece or two."""

    told: tuple[tuple[Step, Match], ...]
    placing: Placing[Any]
    position: Any

    @property
    def space(self) -> Space[Any]:
        """What draws it."""
        return self.placing.space

    def again(self, grammar: Grammar, position: Any, piece: str) -> Lines:
        """The case with every sentence rewritten that places the piece or refers to it, so that no other piece moves."""
        found: Lines = {}
        known: set[str] = set()
        for step, match in self.told:
            if piece in _named(match, match.phrase.kinds):
                placed = [label for label in _named(match, match.phrase.places) if label not in known]
                known.update(placed)
                said = (sentence for label in placed for sentence in self.placing.said(position, label))
                found[step.line] = [f"{step.word} {grammar.write(*sentence)}" for sentence in said]
        return found


Elsewhere = Callable[[Standing], Any]
"""The position with a piece elsewhere."""


def standing(grammar: Grammar, example: Example, placing: Placing[Any] | None, case: Case) -> Standing | None:
    """Where everything stands in a case, told by one sentence or by several; None where it is not told."""
    matches = [(step, match) for step in example.steps if (match := matched(grammar, step))]
    for step, match in matches:
        for name, kind in match.phrase.kinds.items():
            if isinstance(kind, Positions):
                return Whole(step, match, name, kind.space)
    told = tuple((step, match) for step, match in matches if match.phrase.places)
    if placing is None or not told:
        return None
    run = Run(example, grammar, case)
    for step, match in matches:
        if step.keyword == "given" and not match.phrase.declared:
            with suppress(BadInput):
                run.take(step)
    position = placing.position(case)
    return None if position is None else PieceByPiece(told, placing, position)


def moved(
    told: Standing, grammar: Grammar, text: str, piece: str, elsewhere: Elsewhere, words: Vocabulary
) -> dict[str, Any]:
    """The text of a case with a piece elsewhere, how it can be grabbed there and what is read, or why it cannot stand there."""
    try:
        position = elsewhere(told)
    except ValueError as error:
        return {"text": text, "fault": words.fault(error) if isinstance(error, Impossible) else str(error)}
    lines = text.split("\n")
    for number, said in sorted(told.again(grammar, position, piece).items(), reverse=True):
        lines[number - 1 : number] = said
    grip = next(each for each in told.space.grips(position) if each.piece == piece)
    readings = list(told.space.readings(position, piece, words.of_space))
    return {"text": "\n".join(lines), "grip": asdict(grip), "readings": readings}


def grips(told: Standing | None, scene: Scene | None, words: Words) -> dict[str, Any] | None:
    """What can be taken hold of in a drawing, and what is typed to put it elsewhere."""
    if told is None or not isinstance(scene, told.space.scene):
        return None
    found, fields = told.space.grips(scene.position), told.space.fields(scene.position, words)
    return {"grips": list(map(asdict, found)), "fields": list(map(asdict, fields))} if found else None


def _named(match: Match, places: Iterable[str]) -> list[str]:
    """The pieces named in some places of a sentence, in their order."""
    names = [name for name in match.phrase.kinds if name in places]
    values = [match.values[name] for name in names if match.phrase.kinds[name].says in ("name", "list")]
    return [label for value in values for label in (value if isinstance(value, list) else [value])]
