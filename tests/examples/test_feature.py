"""Feature files: read in five languages, refused with a line where they are broken."""

from __future__ import annotations

import pytest

from lexludi.examples.feature import read_examples
from lexludi.files import BadInput

FEATURE = """Feature: Fire
  @toy.1
  Rule: First
    Background:
      Given a
    Scenario: One
      When b
      Then c
    Scenario Outline: Two
      When <n>
      Then c
      Examples:
        | n |
        | 1 |
        | 2 |
"""


def test_scenarios_and_rows_are_numbered_below_their_clause() -> None:
    examples = read_examples(FEATURE, "f.feature")
    assert [example.id for example in examples] == ["toy.1:1", "toy.1:2", "toy.1:3"]
    assert [step.text for step in examples[2].steps] == ["a", "2", "c"]
    assert [step.keyword for step in examples[2].steps] == ["given", "when", "then"]
    assert (examples[0].rule, examples[0].line, examples[2].line) == ("First", 6, 15)


def test_second_scenario_of_the_same_name_is_refused() -> None:
    with pytest.raises(BadInput, match=r"f\.feature:\d+: a second scenario is called 'One'"):
        read_examples(FEATURE.replace("Two", "One"), "f.feature")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "f.feature:1: no feature"),
        ("Feature: x\n  Scenario: y\n    Given a\n    nonsense\n", "f.feature:4: not Gherkin"),
        ("Feature: x\n  Scenario: y\n    Given a\n      | 1 |\n      | 1 | 2 |\n", "f.feature:5: not Gherkin"),
        ("# language: xx\nFeature: x\n", "f.feature:1: not Gherkin"),
    ],
)
def test_text_that_is_no_feature_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_examples(text, "f.feature")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("language", "feature", "scenario", "given", "when", "then"),
    [
        ("ko", "기능", "시나리오", "조건", "만일", "그러면"),
        ("zh-CN", "功能", "场景", "假如", "当", "那么"),
        ("fr", "Fonctionnalité", "Scénario", "Étant donné", "Quand", "Alors"),
        ("ru", "Функция", "Сценарий", "Допустим", "Когда", "То"),
    ],
)
def test_keywords_of_each_language_are_understood(
    language: str, feature: str, scenario: str, given: str, when: str, then: str
) -> None:
    text = (
        f"# language: {language}\n{feature}: x\n  @toy.1\n  {scenario}: y\n    {given} a\n    {when} b\n    {then} c\n"
    )
    (example,) = read_examples(text, "f.feature")
    assert [step.keyword for step in example.steps] == ["given", "when", "then"]
    assert example.language == language
