"""Turns told move by move: every action has a past that fits it."""

from __future__ import annotations

import pytest

from lexludi.examples.sequence import as_past, as_questions, with_dice
from lexludi.project import Project

BOOKS = ["cca", "aig"]


@pytest.mark.parametrize("book", BOOKS)
def test_every_action_with_a_past_is_told_as_past_and_asked_again_alike(book: str, project: Project) -> None:
    grammar = project.grammar(book, "en")
    actions = [phrase for phrase in grammar.phrases.values() if phrase.past]
    assert actions
    for phrase in actions:
        values = grammar.match("when", grammar.sample(phrase)).values
        past = as_past(phrase, values)
        assert past is not None
        assert grammar.phrases[past.template].keyword == "given"
        told = grammar.match("given", grammar.write(past.template, past.values))
        again = list(as_questions(grammar, told.phrase.template, told.values))
        assert [(each.template, dict(each.values)) for each in again] == [(phrase.template, dict(values))]


@pytest.mark.parametrize("book", BOOKS)
def test_every_past_of_a_turn_can_be_told_more_than_once(book: str, project: Project) -> None:
    phrases = project.grammar(book, "en").phrases
    once = [phrase.past for phrase in phrases.values() if phrase.past and not phrases[phrase.past].again]
    assert all(not phrases[past].kinds for past in once)


@pytest.mark.parametrize("book", ["aig"])
def test_every_action_with_dice_is_asked_with_them(book: str, project: Project) -> None:
    grammar = project.grammar(book, "en")
    waiting = [phrase for phrase in grammar.phrases.values() if phrase.rolled]
    assert waiting
    for phrase in waiting:
        said = with_dice(grammar, phrase, grammar.match("when", grammar.sample(phrase)).values)
        assert said is not None
        assert grammar.match("when", grammar.write(said.template, said.values)).phrase.template == phrase.rolled
