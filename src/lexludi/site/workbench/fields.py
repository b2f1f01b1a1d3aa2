"""The sentences of a case as fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi.examples.feature import Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.kinds import Faces, Several


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
