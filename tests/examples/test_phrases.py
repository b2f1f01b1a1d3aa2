"""Step sentences: recognised and written in any language, never guessed."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

import pytest
from hypothesis import given as property_of
from hypothesis import strategies as some

from lexludi.examples.grammar import AmbiguousStep, Grammar, UnknownStep
from lexludi.examples.phrases import BadPhrase, Case, Phrases
from lexludi.examples.vocabulary import Vocabulary


class Kind(StrEnum):
    HORSE = "horse"
    FOOT = "foot"


phrases = Phrases()


@phrases.given("{count} of {kind} called {label}")
def _units(case: Case, count: int, kind: Kind, label: str) -> None: ...


@phrases.then("the results are {results}")
def _results(case: Case) -> list[Kind]:
    return []


ENGLISH = Vocabulary({"horse": ("HC", "heavy horse"), "foot": ("foot",)}, {})
KOREAN = Vocabulary(
    {"horse": ("기병",), "foot": ("보병",)},
    {
        "{count} of {kind} called {label}": "이름 {label}: {kind} {count}",
        "the results are {results}": "결과: {results}",
    },
)


@pytest.mark.parametrize(
    "text", ["3 of HC called A", "3 of heavy horse called A", "3  of hc called A", "+3 of horse called A"]
)
def test_step_is_recognised_by_word_abbreviation_and_key(text: str) -> None:
    match = Grammar(list(phrases), ENGLISH).match("given", text)
    assert match.values == {"count": 3, "kind": Kind.HORSE, "label": "A"}


def test_other_names_players_use_are_read_and_never_written() -> None:
    others = {"horse": ("Companions", "riders"), "foot": ("riders", "heavy horse")}
    grammar = Grammar(list(phrases), replace(ENGLISH, others=others))
    match = grammar.match("given", "3 of companions called A")
    assert match.values["kind"] is Kind.HORSE
    assert grammar.write(match.phrase.template, match.values) == "3 of HC called A"
    assert grammar.match("given", "3 of heavy horse called A").values["kind"] is Kind.HORSE
    with pytest.raises(
        ValueError, match="“riders” can mean more than one thing here; use one of these: heavy horse, foot"
    ):
        grammar.match("given", "3 of riders called A")


@property_of(some.integers(-99, 99), some.sampled_from(Kind), some.from_regex(r"[A-Z][a-z0-9]{0,3}", fullmatch=True))
def test_sentence_survives_writing_and_matching_in_another_language(count: int, kind: Kind, label: str) -> None:
    values = {"count": count, "kind": kind, "label": label}
    grammar = Grammar(list(phrases), KOREAN)
    assert grammar.match("given", grammar.write("{count} of {kind} called {label}", values)).values == values


def test_list_of_terms_is_read_in_order() -> None:
    grammar = Grammar(list(phrases), KOREAN)
    assert grammar.match("then", "결과: 보병 + 기병").values == {"results": [Kind.FOOT, Kind.HORSE]}


def test_unknown_and_ambiguous_steps_are_errors() -> None:
    grammar = Grammar(list(phrases), ENGLISH)
    with pytest.raises(UnknownStep):
        grammar.match("given", "many of HC called A")
    twice = Phrases()
    twice.given("a {x}")(lambda_with_annotation)
    twice.given("{x} b")(lambda_with_annotation)
    with pytest.raises(AmbiguousStep):
        Grammar(list(twice), ENGLISH).match("given", "a b")


def lambda_with_annotation(case: Case, x: str) -> None: ...


def test_hard_space_and_apostrophe_of_french_typography_are_those_of_the_keyboard() -> None:
    french = Vocabulary(ENGLISH.words, {"the results are {results}": "l’issue\u00a0: {results}"})
    assert Grammar(list(phrases), french).match("then", "l'issue : foot")


@pytest.mark.parametrize("text", ["l'issue: foot", "l'issue :foot", "l'issue : foot."])
def test_spaces_beside_signs_and_a_last_full_stop_may_be_typed_or_left_out(text: str) -> None:
    french = Vocabulary(ENGLISH.words, {"the results are {results}": "l’issue\u00a0: {results}"})
    assert Grammar(list(phrases), french).match("then", text).values == {"results": [Kind.FOOT]}


@pytest.mark.parametrize("text", ["叫作A的骑兵，共3队", "叫作 A 的骑兵, 共 3 队。"])
def test_spaces_beside_chinese_characters_may_be_typed_or_left_out(text: str) -> None:
    told = {"{count} of {kind} called {label}": "叫作{label}的{kind}，共{count}队"}
    found = Grammar(list(phrases), Vocabulary({"horse": ("骑兵",)}, told)).match("given", text)
    assert found.values == {"count": 3, "kind": Kind.HORSE, "label": "A"}


def test_template_whose_placeholders_are_not_parameters_is_refused() -> None:
    with pytest.raises(BadPhrase, match="not a placeholder"):
        phrases.given("a {missing}")(lambda_with_annotation)
