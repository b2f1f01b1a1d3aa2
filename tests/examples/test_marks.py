"""Permanent names of scenarios: given once, written into the feature file and nothing else."""

from __future__ import annotations

from lexludi.examples.feature import read_examples
from lexludi.examples.scenario_names import give_marks, last_marks

FEATURE = """Feature: Fire

  @toy.1
  Rule: First

    Scenario: One
      When b
      Then c

    @x4
    Scenario: Two
      When b
      Then c

    # why
    @toy.2
    Scenario Outline: Three
      When <n>
      Then c

      Examples:
        | n |
        | 1 |
        | 2 |
"""


def test_each_scenario_without_a_mark_gets_the_next_and_nothing_else_changes() -> None:
    examples = read_examples(FEATURE, "f.feature")
    text, counts = give_marks(FEATURE, examples, last_marks(examples, {"toy.1": 3, "toy.9": 2}))
    assert counts == {"toy.1": 6, "toy.9": 2}
    assert text == FEATURE.replace("    Scenario: One", "    @x5\n    Scenario: One").replace(
        "    @toy.2", "    @x6\n    @toy.2"
    )
    assert [example.id for example in read_examples(text, "f.feature")] == [
        "toy.1:x5",
        "toy.1:x4",
        "toy.1:x6:1",
        "toy.1:x6:2",
    ]


def test_number_of_a_removed_scenario_is_not_given_again() -> None:
    examples = read_examples(FEATURE, "f.feature")
    assert last_marks(examples, {"toy.1": 7})["toy.1"] == 7


def test_line_endings_of_another_system_stay() -> None:
    text = FEATURE.replace("\n", "\r\n")
    marked, _ = give_marks(text, read_examples(text, "f.feature"), {})
    assert marked.count("\r\n") == marked.count("\n") == text.count("\n") + 2
