"""Places of bases and what is told beside them: contradictions, margins, and what a ruler cannot tell."""

from __future__ import annotations

import pytest

from lexludi.examples.answer import Answer
from lexludi.examples.question import read_case
from lexludi.files import BadInput
from lexludi.project import Project

UNITS = "Given units A + B: infantry in loose order with light bow, Def 1, M 1"
A_STANDS = "And A stands at 20/20 and faces red's edge"
SHOT = "When A shoots at B, rolling 3 against 4"


def ask(project: Project, *steps: str) -> Answer:
    (example,) = read_case("\n".join(steps) + "\n", "case")
    return project.ask("minis", example)


def opposite(across: str, along: str) -> str:
    return (
        f"And the right front corner of B is {across} steps from the left edge and {along} from blue's edge, "
        "and it faces blue's edge"
    )


def told(project: Project, answer: Answer) -> list[str]:
    grammar = project.grammar("minis", "en")
    return [grammar.tell(said.template, said.values) for each in answer.other_sides for said in each.told]


@pytest.mark.parametrize(("along", "refused"), [("31.95", False), ("32", False), ("32.05", True), ("32.1", True)])
def test_measure_within_a_tenth_of_its_limit_tells_what_the_other_side_gives(
    project: Project, along: str, refused: bool
) -> None:
    answer = ask(project, UNITS, A_STANDS, opposite("20", along), SHOT)
    (other,) = (each for each in answer.other_sides if each.measure)
    assert answer.run.case.ruling.decided is not refused
    assert other.verdict == ("decided" if refused else "refused")


@pytest.mark.parametrize("along", ["31.89", "32.11", "28"])
def test_measure_farther_from_its_limit_is_told_alone(project: Project, along: str) -> None:
    answer = ask(project, UNITS, A_STANDS, opposite("20", along), SHOT)
    assert not [each for each in answer.other_sides if each.measure]


def test_distance_that_a_sentence_set_has_no_other_side(project: Project) -> None:
    answer = ask(project, UNITS, A_STANDS + ", and B faces it, 12 steps before it", SHOT)
    assert answer.run.case.ruling.decided and not answer.other_sides


def test_length_that_has_no_end_decides_by_what_is_left_of_it(project: Project) -> None:
    answer = ask(project, UNITS, A_STANDS, opposite("20.001", "32"), SHOT)
    assert not answer.run.case.ruling.decided
    words = project.vocabulary("minis", "en")
    said = [words.measure(each.measure) for each in answer.other_sides if each.measure]
    assert said == ["A–B 12 of 12: out by less than 0.01"]


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        (
            ("And A and B are 7 steps apart", "And A and B are 8 steps apart"),
            "And A and B are 8 steps apart: Before it was said: 7. Only one of the two can be so",
        ),
        (
            ("And B stands in the front zone of A", "And B stands in the rear zone of A"),
            "Before it was said: front zone. Only one of the two can be so",
        ),
        (
            ("And A sees B", "And A does not see B"),
            "It was said otherwise before. Only one of the two can be so",
        ),
        (
            (A_STANDS + ", and B faces it, 9 steps before it", "And A and B are 8 steps apart"),
            "A and B are said to be 8 steps apart, but where they were placed it is 9.",
        ),
        (
            (
                A_STANDS + ", and B faces it, 9 steps before it",
                "And the front edge of A lies along the front edge of B",
            ),
            "A and B are said to touch, but they were placed 9 steps apart.",
        ),
        (
            (A_STANDS, opposite("22", "19")),
            "A and B are placed where their bases overlap.",
        ),
    ],
)
def test_facts_that_cannot_both_be_so_are_refused(project: Project, steps: tuple[str, ...], fault: str) -> None:
    question = "When the distance from A to B is measured"
    with pytest.raises(BadInput) as raised:
        ask(project, UNITS, *steps, "And A has named B as its target", question)
    assert fault in str(raised.value)


def test_facts_told_again_after_a_move_are_no_contradiction(project: Project) -> None:
    answer = ask(
        project,
        UNITS,
        "And A are on Manoeuvre, with Mv 12",
        "And A and B are 9 steps apart",
        "And A has moved 3 steps",
        "And A and B are 6 steps apart",
        "And A has named B as its target",
        "When the distance from A to B is measured",
    )
    assert answer.run.case.ruling.outcome.number == 6
