"""A turn taken move by move: past actions and the next question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lexludi.examples.actions import Said, Values
from lexludi.examples.grammar import Grammar
from lexludi.examples.phrases import Phrase, Phrases
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.turns import Done


def as_past(phrase: Phrase, values: Values) -> Said | None:
    """The sentence that tells an action in the past, if the book has one."""
    if not phrase.past:
        return None
    return Said(phrase.past, {name: _filled(name, values) for name in PLACEHOLDER.findall(phrase.past)})


def as_questions(grammar: Grammar, template: str, values: Values) -> Iterator[Said]:
    """The past actions of a sentence, each as a question."""
    asked = next((phrase for phrase in grammar.phrases.values() if phrase.past == template), None)
    if asked is None:
        return
    names = PLACEHOLDER.findall(asked.template)
    single = [name for name in names if name not in values]
    for each in values[f"{single[0]}s"] if single else [None]:
        yield Said(asked.template, {name: each if name in single else values[name] for name in names})


def with_dice(grammar: Grammar, phrase: Phrase, values: Values) -> Said | None:
    """The same question with its dice, each showing its lowest face; None without dice."""
    if not phrase.rolled:
        return None
    return Said(phrase.rolled, {name: values.get(name, 1) for name in grammar.phrases[phrase.rolled].kinds})


def as_script(phrases: Phrases, script: Iterable[Done[Any]]) -> Iterator[Said]:
    """The sentences that tell declared actions as past, each with its dice."""
    for done in script:
        said = phrases.actions[type(done.action)].told(done)
        if said is None:
            raise ValueError(f"no sentence tells as past, with its dice, {done}")
        yield said


def _filled(name: str, values: Values) -> Any:
    """The value of a placeholder in the past; several pieces that did the same one after another are a list."""
    return values[name] if name in values else [values[name.removesuffix("s")]]
