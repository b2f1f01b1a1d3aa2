"""The sentences of a case as fields, and the pieces of its board as things that can be moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lexludi.examples.feature import Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.kinds import Faces, Several
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.placeholders import Positions
from lexludi.space.hex.position import Position
from lexludi.space.hex.symbols import centre
from lexludi.space.scene import Scene


def moved(position: Position, label: str, spot: Hex) -> Position:
    """A piece carried to another hex, the second hex of a long one beside it as before."""
    counter = position.counter(label)
    first, *others = counter.hexes
    beside = [spot.neighbour(way) for other in others if (way := first.direction(other))]
    return position.with_counter(counter.at(Stance((spot, *beside), counter.facing)))


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


def set_up(grammar: Grammar, steps: Iterable[Step]) -> tuple[Step, Match, str] | None:
    """The sentence that sets up the board, what it says, and the place in which the position stands."""
    for step in steps:
        match = matched(grammar, step)
        for name, kind in match.phrase.kinds.items() if match else ():
            if match and isinstance(kind, Positions) and isinstance(match.values[name], Position):
                return step, match, name
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


def places(scene: Scene | None) -> dict[str, Any] | None:
    """Where the hexes of the board lie in its picture, and which piece stands where."""
    if not isinstance(scene, Board):
        return None
    position = scene.frames[0].position
    return {
        "hexes": {spot.number: centre(spot) for spot in position.grid},
        "pieces": {counter.label: counter.hexes[0].number for counter in position.counters},
    }
