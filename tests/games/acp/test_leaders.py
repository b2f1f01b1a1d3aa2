"""Leader checks: who is checked, on which die, with which fate."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.situations import Fire, Firer
from lexludi.games.acp.units import Fate, Leader
from lexludi.rulings.dice import MissingDie
from lexludi.rulings.ruling import Verdict

from .builders import AR, IN, fire, melee, melees, stack, unit


def slow_fate(face: int) -> str:
    return "unharmed" if face <= 6 else "wounded" if face <= 8 else "killed"


def under_fire(die: int, faces: dict[str, int]) -> dict[str, Fate]:
    target = stack(unit("B", IN, 5), leaders=tuple(Leader(label) for label in faces))
    outcome = fire(Fire((Firer(unit("A", AR, 7), 0),), target), die, faces).outcome
    return {leader.label: leader.fate for leader in outcome.leaders}


@pytest.mark.parametrize("face", range(10))
def test_each_face_has_its_fate_under_fire(face) -> None:
    assert under_fire(9, {"L": face}) == {"L": slow_fate(face)}


@given(st.integers(0, 9), st.lists(st.integers(0, 9), max_size=3))
def test_fire_checks_every_leader_of_the_target_on_a_natural_nine_only(die, faces) -> None:
    dice = {f"L{place}": face for place, face in enumerate(faces)}
    expected = {label: slow_fate(face) for label, face in dice.items()} if die == 9 else {}
    assert under_fire(die, dice) == expected


@given(melees(), st.integers(0, 9), st.integers(0, 9))
def test_melee_checks_defenders_on_nine_and_attackers_on_zero(situation, die, face) -> None:
    everyone = [leader.label for s in (*situation.attackers, *situation.defenders) for leader in s.leaders]
    ruling = melee(situation, die, dict.fromkeys(everyone, face))
    if ruling.verdict is Verdict.SILENT:
        return
    side = situation.defenders if die == 9 else situation.attackers if die == 0 else ()
    checked = [leader.label for s in side for leader in s.leaders]
    assert [(leader.label, leader.fate) for leader in ruling.outcome.leaders] == [
        (label, slow_fate(face)) for label in checked
    ]
    assert ruling.cites("acp.melee.leader.individual") == any(len(s.leaders) > 1 for s in side)


def test_every_leader_asks_for_a_die_of_his_own():
    target = stack(unit("B", IN, 5), leaders=(Leader("L"), Leader("M")))
    with pytest.raises(MissingDie, match="check_die M"):
        fire(Fire((Firer(unit("A", AR, 7), 0),), target), 9, {"L": 9})
