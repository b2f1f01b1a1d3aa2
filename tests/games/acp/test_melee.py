"""Laws that hold for every melee, and situations that are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.situations import Contact, Melee
from lexludi.games.acp.units import Arc, Terrain
from lexludi.rulings.ruling import Verdict

from .builders import duel, melee, melees, stack, unit

SUMMANDS = [
    "acp.types.matrix",
    "acp.ratio.table",
    "acp.quality.higher",
    "acp.quality.lower",
    "acp.melee.mod.terrain",
    "acp.melee.mod.leaders",
    "acp.melee.mod.offensive_fire",
    "acp.melee.mod.flank",
    "acp.melee.mod.rear",
    "acp.melee.mod.rear_plus",
    "acp.melee.mod.ph_attack_line",
    "acp.melee.mod.ph_defend_line",
    "acp.melee.mod.ph_joint_attack",
    "acp.melee.mod.att_one_discouraged",
    "acp.melee.mod.att_all_discouraged",
    "acp.melee.mod.def_one_discouraged",
    "acp.melee.mod.def_all_discouraged",
    "acp.melee.mod.def_one_routed",
    "acp.melee.mod.def_all_routed",
]


@given(melees(), st.integers(0, 9))
def test_modifier_is_the_sum_of_the_cited_modifiers_within_seven(situation, die) -> None:
    ruling = melee(situation, die)
    if ruling.verdict is Verdict.SILENT:
        return
    together = sum(ruling.contribution(clause) or 0 for clause in SUMMANDS)
    assert ruling.outcome.modifier == max(-7, min(7, together))
    assert ruling.outcome.roll == die + ruling.outcome.modifier
    assert -7 <= ruling.outcome.roll <= 16


@given(melees(most=1), st.integers(0, 9))
def test_one_stack_against_one_is_always_decided_short_of_an_advance_of_routed_units(situation, die) -> None:
    ruling = melee(situation, die)
    assert ruling.verdict is Verdict.DECIDED or ruling.by == "acp.results.advance.discouraged"


@given(melees(), st.integers(0, 9))
def test_every_unit_has_exactly_one_result(situation, die) -> None:
    ruling = melee(situation, die)
    if ruling.verdict is Verdict.DECIDED:
        labels = [unit.label for unit in (*situation.defending, *situation.attacking)]
        assert [unit.label for unit in ruling.outcome.units] == labels


@given(melees())
def test_offensive_fire_counts_once_and_only_for_attackers(situation) -> None:
    ruling = melee(situation, 5)
    if ruling.verdict is Verdict.DECIDED:
        fired = any(unit.fired for unit in situation.attacking)
        assert ruling.contribution("acp.melee.mod.offensive_fire") == (-2 if fired else None)


@given(melees(), st.integers(0, 9))
def test_zero_is_cited_only_when_rolled(situation, die) -> None:
    ruling = melee(situation, die)
    if ruling.verdict is Verdict.DECIDED:
        assert ruling.cites("acp.results.die") == (die == 0)


def test_contacts_given_for_several_against_several_are_all_there_are() -> None:
    sides = (stack(unit("A")), stack(unit("B"))), (stack(unit("C")), stack(unit("D"), ground=Terrain.FORD3))
    given_ = (Contact("A", "C", Arc.FRONT, levels=-1), Contact("B", "D", Arc.FRONT))
    assert melee(Melee(*sides, given_), 5).contribution("acp.melee.mod.terrain") == 1
    assert melee(Melee(*sides), 5).contribution("acp.melee.mod.terrain") == 0


def test_slope_between_two_stacks_leaves_all_in_contact() -> None:
    sides = (stack(unit("A")), stack(unit("B"))), (stack(unit("C")), stack(unit("D"), ground=Terrain.FORD3))
    assert len(Melee(*sides, (Contact("A", "C", levels=-1),)).contacts) == 4


def test_stack_that_touches_nobody_is_no_situation() -> None:
    sides = (stack(unit("A")), stack(unit("B"))), (stack(unit("C")), stack(unit("D")))
    with pytest.raises(ValueError, match="B is not in contact with any enemy"):
        Melee(*sides, (Contact("A", "C", Arc.FRONT), Contact("A", "D", Arc.FRONT)))


def test_contact_with_a_stranger_is_no_situation() -> None:
    with pytest.raises(ValueError, match="not an attacking stack"):
        Melee((stack(unit("A")),), (stack(unit("B")),), (Contact("X", "B"),))


def test_unit_without_strength_is_no_situation() -> None:
    with pytest.raises(ValueError, match="1 to 99 strength points"):
        unit("A", strength=0)


def test_melee_without_defender_is_no_situation() -> None:
    with pytest.raises(ValueError, match="needs an attacker and a defender"):
        Melee((stack(unit("A")),), ())


@pytest.mark.parametrize("die", [-1, 10])
def test_melee_die_outside_its_faces_is_no_situation(die) -> None:
    with pytest.raises(ValueError, match="0 to 9"):
        melee(duel(unit("A"), unit("B")), die)
