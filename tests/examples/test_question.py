"""Cases as players write them: the frame may be left out, the answer need not be known, dice may be open."""

from __future__ import annotations

from fractions import Fraction

import pytest

from lexludi.examples.question import read_case
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.rulings.ruling import Verdict

FIRE = """Given firers A: 8 SP of Ar, adjacent to the target
And target B: 5 SP of Pe
And A has moved in this activation
When {question}
"""


def test_case_without_feature_and_scenario_is_read_with_its_own_lines() -> None:
    (example,) = read_case("@acp.fire.mod.moved\n" + FIRE.format(question="the fire die shows 6"), "case")
    assert example.tags == ("acp.fire.mod.moved",)
    assert [step.line for step in example.steps] == [2, 3, 4, 5]


@pytest.mark.parametrize("text", ["given this\nand more\nwhen that\n", "soit ceci\net cela\nquand cela\n"])
def test_keywords_may_be_typed_in_small_letters(text: str) -> None:
    (example,) = read_case(text, "case")
    assert [step.keyword for step in example.steps] == ["given", "given", "when"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Soit ceci\nQuand cela\n", "fr"),
        ("Пусть это\nКогда то\n", "ru"),
        ("만일 이것\n만약 저것\n", "ko"),
        ("Given this\nWhen that\n", "en"),
        ("# language: ko\nGiven this\n먼저 이것\n", "ko"),
    ],
)
def test_language_of_a_case_is_the_one_it_is_written_in(text: str, language: str) -> None:
    try:
        (example,) = read_case(text, "case")
    except BadInput:
        pytest.skip("a keyword of another version of Gherkin")
    assert example.language == language


def test_open_question_is_answered_in_the_sentences_of_the_book(project: Project) -> None:
    (example,) = read_case(FIRE.format(question="the fire die shows 6"), "case")
    answer = project.ask("acp", example)
    grammar = project.grammar("acp", "en")
    assert [grammar.tell(said.template, said.values) for said in answer.told] == ["result for B: discouraged"]
    assert answer.result and answer.result.ruling.cites("acp.fire.mod.moved")


def test_open_answer_tells_only_what_is_otherwise_than_before(project: Project) -> None:
    case = "Given Blue has leaders of initiative 3: A\nAnd Red has leaders of initiative 5: X\n"
    (example,) = read_case(f"{case}And A has been activated\nWhen A does nothing more\n", "case")
    answer, grammar = project.ask("aig", example), project.grammar("aig", "en")
    assert [grammar.tell(said.template, said.values) for said in (*answer.told, *answer.workings)] == [
        "play goes on with: leader activation phase",
        "next to be activated: X",
        "A is now: finished",
    ]


def test_die_left_open_gives_the_chances_of_every_outcome(project: Project) -> None:
    (example,) = read_case(FIRE.format(question="the fire is resolved"), "case")
    answer = project.ask("acp", example)
    assert answer.result is None
    assert sum(prospect.chance for prospect in answer.prospects) == 1
    assert sorted(prospect.chance for prospect in answer.prospects) == [
        Fraction(1, 10),
        Fraction(3, 10),
        Fraction(3, 5),
    ]


ANY_FACE = """Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=2
{die}When A is ordered to make an enhanced move: 0303+0403
"""


def test_open_die_that_changes_nothing_leaves_the_ruling_and_what_holds_on_every_face(project: Project) -> None:
    (example,) = read_case(ANY_FACE.format(die=""), "case")
    answer = project.ask("gboa", example)
    assert answer.result and answer.result.scene and [prospect.chance for prospect in answer.prospects] == [1]
    ruling, drawn = answer.result.ruling, answer.result.scene.record()
    assert (ruling.verdict, ruling.by, ruling.rolls) == (Verdict.SILENT, "gboa.6.7.6", ())
    for face in range(10):
        (example,) = read_case(ANY_FACE.format(die=f"And DR of A: {face}\n"), "case")
        given = project.ask("gboa", example).result
        assert given and (given.ruling.verdict, given.ruling.by) == (ruling.verdict, ruling.by)
        assert given.scene and given.scene.record() == drawn
        for line in ruling.trace:
            assert any(
                line.clause == other.clause and line.facts.items() <= other.facts.items()
                for other in given.ruling.trace
            )


def test_dice_that_are_known_stay_when_another_is_open(project: Project) -> None:
    text = FIRE.format(question="the fire die shows 9").replace("When", "And leader L with B, bonus 1\nWhen")
    (example,) = read_case(text, "case")
    answer = project.ask("acp", example)
    assert len(answer.prospects) == 3
    assert sum(prospect.chance for prospect in answer.prospects) == 1


def test_example_that_states_something_must_supply_its_dice(project: Project) -> None:
    (example,) = read_case(FIRE.format(question="the fire is resolved") + "Then result for B: D\n", "case")
    with pytest.raises(BadInput, match="a die roll is missing"):
        project.run("acp", example)
