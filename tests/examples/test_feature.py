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
    @x2
    Scenario: One
      When b
      Then c
    @x1 @toy.2
    Scenario Outline: Two
      When <n>
      Then <answer>
      Examples:
        | answer | n  |
        | c      | 1  |
        | c      | -2 |
"""


def test_scenario_is_named_by_its_mark_and_a_row_by_what_it_asks() -> None:
    examples = read_examples(FEATURE, "f.feature")
    assert [example.id for example in examples] == ["toy.1:x2", "toy.1:x1:1", "toy.1:x1:minus-2"]
    assert [example.tags for example in examples] == [("toy.1",), ("toy.1", "toy.2"), ("toy.1", "toy.2")]
    assert [step.text for step in examples[2].steps] == ["a", "-2", "c"]
    assert [step.keyword for step in examples[2].steps] == ["given", "when", "then"]
    assert [(example.rule, example.line, example.head) for example in examples] == [
        ("First", 7, 6),
        ("First", 16, 10),
        ("First", 17, 10),
    ]


def test_names_of_rows_outlast_other_rows_and_other_expectations() -> None:
    changed = FEATURE.replace("        | c      | 1  |\n", "").replace("| c      | -2 |", "| d | -2 |")
    assert [example.id for example in read_examples(changed, "f.feature")] == ["toy.1:x2", "toy.1:x1:minus-2"]


def test_scenario_without_a_mark_can_be_asked_and_is_told_by_its_place() -> None:
    examples = read_examples(FEATURE.replace("    @x2\n", ""), "f.feature")
    assert (examples[0].id, examples[0].mark) == ("toy.1:1", "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Outline: Two", "Outline: One", "f.feature:11: another scenario is already called “One”"),
        ("Outline: Two", "Outline: ONE ", "f.feature:11: another scenario is already called “ONE”"),
        ("Scenario: One", "Scenario:", "f.feature:7: this scenario has no name"),
        ("      When b\n", "      When b\n        | 1 |\n", "f.feature:8: a table or text below a sentence"),
        ("      When b\n", '      When b\n        """\n        x\n        """\n', "f.feature:8: a table or text below"),
        (
            "        | c      | 1  |\n        | c      | -2 |\n",
            "",
            "f.feature:11: “Two” is a scenario outline without rows",
        ),
        (
            "        | answer | n  |\n        | c      | 1  |\n        | c      | -2 |\n",
            "",
            "f.feature:11: “Two” is a scenario outline without rows",
        ),
        ("Scenario: One", "Scenario Outline: One", "f.feature:7: “One” is a scenario outline without rows"),
        ("| c      | -2 |", "| d      | 1  |", "f.feature:17: this row asks the same as line 16"),
    ],
)
def test_scenario_that_would_run_otherwise_than_it_reads_is_refused(old: str, new: str, said: str) -> None:
    assert FEATURE.count(old) == 1
    with pytest.raises(BadInput) as caught:
        read_examples(FEATURE.replace(old, new), "f.feature")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "f.feature:1: no feature"),
        (
            "Feature: x\n  Scenario: y\n    Given a\n    nonsense\n",
            "f.feature:4: this line does not belong here: nonsense",
        ),
        (
            "Feature: x\n  Scenario: y\n    Given a\n      | 1 |\n      | 1 | 2 |\n",
            "f.feature:5: this row has more or fewer cells than the first row of its table; give each column one.",
        ),
        (
            "# language: xx\nFeature: x\n",
            "f.feature:1: xx is not one of the languages here; use one of these: en, ko, zh-CN, fr, ru.",
        ),
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
