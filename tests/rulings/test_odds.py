"""Exact chances against an independent count of every fall of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.examples.feature import Example
from lexludi.project import Project
from lexludi.rulings.dice import Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.odds import odds, ways
from lexludi.rulings.ruling import Trace, decides

D10 = tuple(range(10))


@decides
def duel(trace: Trace, limit: int) -> str:
    first = trace.roll("first", D10)
    if first < limit:
        return "low"
    return "high" if first + trace.roll("second", D10) > 9 else "even"


@given(st.integers(0, 10))
def test_chances_agree_with_brute_force_and_sum_to_one(limit: int) -> None:
    found = {
        chance.outcome: chance.chance
        for chance in odds(lambda dice: duel.rolling(dice)(limit), lambda ruling: ruling.outcome)
    }
    brute_force: dict[str, Fraction] = {}
    for first, second in product(D10, D10):
        told = "low" if first < limit else "high" if first + second > 9 else "even"
        brute_force[told] = brute_force.get(told, Fraction(0)) + Fraction(1, 100)
    assert found == brute_force
    assert sum(found.values()) == 1


@decides
def again(trace: Trace, face: int) -> None:
    while trace.roll("first", D10) == face:
        pass


@pytest.mark.parametrize("face", [0, 5, 9])
def test_die_that_may_be_rolled_again_without_end_is_given_up(face: int) -> None:
    with pytest.raises(Impossible, match="too many to count"):
        odds(lambda dice: again.rolling(dice)(face), lambda ruling: ruling.outcome)


def test_chances_of_every_example_with_dice_agree_with_running_it_on_every_face(project: Project) -> None:
    for example in project.examples["acp"][::23]:
        answer = project.answer("acp", example)
        rolls = answer.result.ruling.rolls if answer.result else ()
        if len(rolls) != 1:
            continue
        faces = [_verdict(project, example, face) for face in rolls[0].die.faces]
        for prospect in answer.prospects:
            same = sum(told == (prospect.ruling.verdict, prospect.ruling.by, prospect.told) for told in faces)
            if all(len(told[2]) for told in faces):
                assert prospect.chance == Fraction(same, len(faces)), example.id


def _verdict(project: Project, example: Example, face: int) -> tuple[object, object, tuple[object, ...]]:
    case = project.case("acp", example.clause)
    from lexludi.examples.answer import tell
    from lexludi.examples.core import Run

    run = Run(example, project.grammar("acp", "en"), case)
    case.dice = _Every(face)
    for step in example.steps:
        if step.keyword != "then":
            run.take(step)
    return case.ruling.verdict, case.ruling.by, tell(project.sentences("acp"), case)


class _Every(Dice):
    """Every die shows the same face."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self._face = face

    def put(self, name: str, face: int, of: str = "") -> None:
        return

    def face(self, die: object, before: object) -> int:
        return self._face


D6 = (1, 2, 3, 4, 5, 6)


def _blow(trace: Trace, of: str) -> int:
    return trace.roll("attack", D6, of) - trace.roll("defence", D6, of)


def _band(number: int) -> str:
    return "hit" if number > 2 else "push" if number > 0 else "miss"


@decides
def _clash(trace: Trace, *, parts: bool) -> tuple[str, str, int]:
    first, second = (
        (trace.part(lambda inner: _blow(inner, "A"), _band), trace.part(lambda inner: _blow(inner, "B"), _band))
        if parts
        else (_blow(trace, "A"), _blow(trace, "B"))
    )
    saved = trace.roll("save", D6) if _band(first) == "hit" else 0
    return _band(first), _band(second), saved


@pytest.mark.parametrize(
    "known", [Dice(), Dice({("attack", "A"): [6], ("defence", "B"): [1]}), Dice({("save", ""): [2]})]
)
def test_parts_settled_by_their_own_dice_give_the_same_chances_in_fewer_ways(known: Dice) -> None:
    def chances(parts: bool) -> tuple[dict[object, Fraction], int]:
        found: dict[object, Fraction] = {}
        listed = list(ways(lambda dice: _clash.rolling(dice)(parts=parts), known, parts=parts))
        for chance, ruling in listed:
            found[ruling.outcome] = found.get(ruling.outcome, Fraction(0)) + chance
        return found, len(listed)

    (quick, few), (slow, many) = chances(True), chances(False)
    assert quick == slow and sum(quick.values()) == 1
    assert few < many


def test_part_whose_dice_are_known_is_no_choice() -> None:
    known = Dice(
        {("attack", "A"): [6], ("defence", "A"): [1], ("attack", "B"): [1], ("defence", "B"): [1], ("save", ""): [3]}
    )
    ((chance, ruling),) = ways(lambda dice: _clash.rolling(dice)(parts=True), known, parts=True)
    assert (chance, ruling.outcome, len(ruling.rolls)) == (1, ("hit", "miss", 3), 5)
