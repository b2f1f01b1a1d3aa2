"""The examples of the book: a reading that is played decides, and what happened before the question counts."""

from __future__ import annotations

from lexludi.examples.feature import Example, Step
from lexludi.project import Project
from lexludi.space.hex.position import Side


def test_example_played_under_another_reading_does_not_hold_under_this_editions(project: Project) -> None:
    played = 0
    for example in project.examples["cca"]:
        steps = tuple(step for step in example.steps if not step.text.startswith("the table plays:"))
        if steps != example.steps:
            played += 1
            assert project.run("cca", example).holds, example.id
            assert not project.run("cca", example._replace(steps=steps)).holds, example.id
    assert played


def test_clause_applied_before_the_question_is_covered_by_what_happened(project: Project) -> None:
    name = "Once all units have moved, cavalry battles together with the leader who has joined it"
    (example,) = (one for one in project.examples["cca"] if one.name == name)
    result = project.run("cca", example)
    assert not result.ruling.cites("cca.leader.attach.other")
    assert result.covered == {"cca.leader.attach.other"}
    assert len(result.past) == 7


def test_elimination_told_first_leaves_open_whose_turn_it_is(project: Project) -> None:
    told = "the board: 6x5; blue camel A 0304; red camel B 0504", "A has been eliminated", "ordered: B"
    steps = [Step("given", "Given", text, place) for place, text in enumerate(told, 1)]
    asked = Step("when", "When", "B moves: 0503", 4)
    example = Example("", "", "", "", (), (*steps, asked), "en", "", 1, 1)
    phase = project.ran("cca", example).case.ruling.outcome
    assert (phase.side, phase.has_moved("B")) == (Side.RED, True)
