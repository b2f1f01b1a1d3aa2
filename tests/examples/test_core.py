"""The execution core: what holds, what fails, and what is no example at all."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from lexludi.examples.common_sentences import common
from lexludi.examples.core import Result, Undecided, run
from lexludi.examples.feature import read_examples
from lexludi.examples.grammar import Grammar
from lexludi.examples.phrases import Case, Phrases
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import plain
from lexludi.rulings.ruling import Ruling, Trace, Verdict, decides


@dataclass
class Sum(Case):
    numbers: tuple[int, ...] = ()


phrases = Phrases(Sum)


@phrases.given("the number {number}", again=True)
def _number(case: Sum, number: int) -> None:
    if number > 9:
        raise Impossible("Numbers go up to 9.")
    case.numbers += (number,)


@decides
def add(trace: Trace, numbers: tuple[int, ...]) -> int:
    if not any(numbers):
        trace.refuse("toy.none")
    return sum(trace.cite("toy.add", number) for number in numbers)


@phrases.when("they are added")
def _added(case: Sum) -> Ruling[int]:
    return add(case.numbers)


@phrases.then("the sum is {total}")
def _total(case: Sum) -> int:
    return case.outcome(int)


@phrases.then("they are named: {names}")
def _names(case: Sum) -> list[str]:
    return [chr(ord("A") + number) for number in case.numbers]


@phrases.then("they are in this order: {numbers}")
def _order(case: Sum) -> list[int]:
    return list(case.numbers)


GRAMMAR = Grammar([*phrases, *common], Vocabulary({}, {}, numbers={"toy.add": "1", "toy.none": "2"}))


def ask(*steps: str, tags: str = "@toy.add") -> Result:
    lines = "\n".join(f"    {step}" for step in steps)
    (example,) = read_examples(f"Feature: x\n  {tags}\n  Scenario: y\n{lines}\n", "f.feature")
    return run(example, GRAMMAR, Sum(clause=example.clause)).result()


def test_example_that_agrees_with_the_ruling_holds_and_covers_its_clause() -> None:
    result = ask(
        "Given the number 2", "And the number 3", "When they are added", "Then the sum is 5", "And this clause gives 5"
    )
    assert result.holds
    assert result.covered == {"toy.add"}


def test_example_that_disagrees_fails_with_expected_and_actual() -> None:
    result = ask("Given the number 2", "When they are added", "Then the sum is 5")
    assert not result.holds
    assert (result.steps[-1].expected, result.steps[-1].actual) == (5, 2)


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("they are named: B + C", True),
        ("they are named: C + B", True),
        ("they are named: B", False),
        ("they are named: B + B", False),
        ("they are in this order: 1 + 2", True),
        ("they are in this order: 2 + 1", False),
    ],
)
def test_names_hold_in_any_order_and_other_lists_in_their_own(said: str, holds: bool) -> None:
    result = ask("Given the number 1", "And the number 2", "When they are added", f"Then {said}")
    assert result.holds is holds


def test_clause_that_is_tagged_but_not_cited_is_not_covered() -> None:
    result = ask("Given the number 2", "When they are added", "Then the sum is 2", tags="@toy.other")
    assert result.holds
    assert result.covered == set()


def test_number_expected_of_a_refusal_fails_and_names_the_clause() -> None:
    result = ask("Given the number 0", "When they are added", "Then the sum is 0")
    assert not result.holds
    assert result.steps[-1].actual == Undecided(Verdict.REFUSED, "toy.none")
    assert GRAMMAR.given("the sum is {total}", plain(result.steps[-1].actual)) == "it is not allowed, by clause 2"
    assert ask("Given the number 0", "When they are added", "Then it is not allowed, by clause toy.none").holds


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (
            ["Given the numbr 2", "When they are added", "Then the sum is 2"],
            "f.feature:4: this book has no such sentence: Given the numbr 2. All sentences: lexludi sentences",
        ),
        (["Given the number 12", "When they are added", "Then the sum is 2"], "Numbers go up to 9."),
        (["Given the number 2", "Then the sum is 2"], "no question is asked; a case needs one “When”"),
        (["Given the number 2", "When they are added"], "needs one “When” and at least one “Then”"),
        (["When they are added", "When they are added", "Then the sum is 2"], "a second “When”"),
    ],
)
def test_what_is_no_example_is_refused_with_its_line(steps: list[str], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        ask(*steps)
    assert said in str(caught.value)
