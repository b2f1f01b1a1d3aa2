"""Quality, leaders, facing, phalanx and morale against slow retellings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.readings import FacingLines, LeaderBonuses, StateLines
from lexludi.games.acp.situations import Contact, Melee
from lexludi.games.acp.units import Arc, Facing, Name, Neighbour, Place, Stack, State, Unit, UnitType
from lexludi.rulings.faults import Impossible
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Ruling, Verdict

from .builders import HO, PH, SCALED, duel, melee, melees, stack, unit

FACING = ["acp.melee.mod.flank", "acp.melee.mod.rear", "acp.melee.mod.rear_plus"]
ATTACKERS = ["acp.melee.mod.att_one_discouraged", "acp.melee.mod.att_all_discouraged"]
DEFENDERS = [
    "acp.melee.mod.def_one_discouraged",
    "acp.melee.mod.def_all_discouraged",
    "acp.melee.mod.def_one_routed",
    "acp.melee.mod.def_all_routed",
]
BESIDE = Neighbour("N", PH, Name.SAME, Facing.SAME, Place.LEFT_FLANK)


def gives(ruling: Ruling, clauses: list[str]) -> int:
    return sum(ruling.contribution(clause) or 0 for clause in clauses)


def attacked_from(arcs: list[Arc], chosen: Chosen, defender: Unit | None = None) -> Ruling:
    attackers = tuple(stack(unit(f"A{place}")) for place in range(len(arcs)))
    contacts = tuple(Contact(s.top.label, "B", arc) for s, arc in zip(attackers, arcs, strict=True))
    return melee(Melee(attackers, (stack(defender or unit("B")),), contacts), 5, chosen=chosen)


@given(st.lists(st.sampled_from(Arc), min_size=1, max_size=5))
def test_facing_uses_the_highest_step(arcs) -> None:
    rear, elsewhere = "rear" in arcs, {"front", "flank"} & set(arcs)
    expected = 4 if rear and elsewhere else 3 if rear else 2 if "flank" in arcs else 0
    assert gives(attacked_from(arcs, THIS_EDITION), FACING) == expected


@given(st.lists(st.sampled_from(Arc), min_size=1, max_size=5))
def test_facing_added_up_counts_every_step_met(arcs) -> None:
    rear, elsewhere = "rear" in arcs, {"front", "flank"} & set(arcs)
    expected = 2 * ("flank" in arcs) + 3 * rear + 4 * bool(rear and elsewhere)
    assert gives(attacked_from(arcs, Chosen((FacingLines.ADD,))), FACING) == expected


@given(st.lists(st.sampled_from(Arc), min_size=1, max_size=3), st.sampled_from(FacingLines))
def test_routed_defender_has_no_facing_modifier(arcs, reading) -> None:
    ruling = attacked_from(arcs, Chosen((reading,)), unit("B", state=State.ROUTED))
    assert gives(ruling, FACING) == 0
    assert ruling.cites("acp.melee.mod.routed_no_facing_mod") == (set(arcs) != {Arc.FRONT})


def test_partly_routed_stack_keeps_its_facing() -> None:
    fight = Melee(
        (stack(unit("A")),), (stack(unit("B"), unit("C", state=State.ROUTED)),), (Contact("A", "B", Arc.REAR),)
    )
    ruling = melee(fight, 5)
    assert gives(ruling, FACING) == 3
    assert not ruling.cites("acp.melee.mod.routed_has_no_facing")


@pytest.mark.parametrize("arc", [Arc.FLANK, Arc.REAR])
def test_several_defenders_of_different_facing_leave_it_open(arc) -> None:
    fight = Melee((stack(unit("A")),), (stack(unit("B")), stack(unit("C"))), (Contact("A", "C", arc),))
    ruling = melee(fight, 5)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, f"acp.melee.mod.{arc}")


def test_side_of_one_of_two_attackers_that_is_not_told_is_asked_for() -> None:
    sides = (stack(unit("A")), stack(unit("C"))), (stack(unit("B")),)
    with pytest.raises(Impossible, match="From which side does C attack B"):
        melee(Melee(*sides, (Contact("A", "B", Arc.REAR),)), 5)
    assert gives(melee(Melee(*sides, (Contact("A", "B", Arc.FRONT),)), 5), FACING) == 0


def test_nobody_attacks_from_a_flank_while_both_are_held() -> None:
    both = (BESIDE, replace(BESIDE, label="M", place=Place.RIGHT_FLANK))
    for neighbours, held in ((both, True), (both[:1], False)):
        sides = (stack(unit("A")),), (stack(unit("B", PH, neighbours=neighbours)),)
        if held:
            with pytest.raises(Impossible, match="nobody can attack from there"):
                Melee(*sides, (Contact("A", "B", Arc.FLANK),))
        else:
            assert gives(melee(Melee(*sides, (Contact("A", "B", Arc.FLANK),)), 5), FACING) == 2
        assert gives(melee(Melee(*sides, (Contact("A", "B", Arc.REAR),)), 5), FACING) == 3


def test_several_defenders_attacked_alike_share_the_modifier() -> None:
    contacts = (Contact("A", "B", Arc.FLANK), Contact("A", "C", Arc.FLANK))
    fight = Melee((stack(unit("A")),), (stack(unit("B")), stack(unit("C"))), contacts)
    assert gives(melee(fight, 5), FACING) == 2


def in_states(prefix: str, states: list[State]) -> tuple[Stack, ...]:
    return tuple(stack(unit(f"{prefix}{place}", state=state)) for place, state in enumerate(states))


@given(
    st.lists(st.sampled_from([State.STEADY, State.DISCOURAGED]), min_size=1, max_size=4), st.sampled_from(StateLines)
)
def test_discouraged_attackers(states, reading) -> None:
    ruling = melee(Melee(in_states("A", states), (stack(unit("B")),)), 5, chosen=Chosen((reading,)))
    some, every = "discouraged" in states, set(states) == {"discouraged"}
    expected = -some - 2 * every if reading is StateLines.ADD else -2 if every else -1 if some else 0
    assert gives(ruling, ATTACKERS) == expected


@given(st.lists(st.sampled_from(SCALED), min_size=1, max_size=4), st.sampled_from(StateLines))
def test_discouraged_and_routed_defenders(states, reading) -> None:
    ruling = melee(Melee((stack(unit("A")),), in_states("B", states)), 5, chosen=Chosen((reading,)))
    one = 1 if "discouraged" in states else 0
    two = 2 if set(states) == {"discouraged"} or "routed" in states else 0
    five = 5 if set(states) == {"routed"} else 0
    expected = one + two + five if reading is StateLines.ADD else five or two or one
    assert gives(ruling, DEFENDERS) == expected


def test_routed_attacker_is_left_open() -> None:
    ruling = melee(duel(unit("A", state=State.ROUTED), unit("B")), 5)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "acp.melee.mod.att_one_discouraged")


@pytest.mark.parametrize("tired", ["A", "B"])
def test_fatigued_unit_on_either_side_is_left_open(tired) -> None:
    states = {label: State.FATIGUED if label == tired else State.STEADY for label in "AB"}
    ruling = melee(duel(*(unit(label, state=state) for label, state in states.items())), 5)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "acp.results.code.f")


@given(melees(), st.sampled_from(LeaderBonuses))
def test_leader_bonuses(situation, reading) -> None:
    sides = [
        [leader.bonus for s in side for leader in s.leaders] for side in (situation.attackers, situation.defenders)
    ]
    count = sum if reading is LeaderBonuses.SUM else lambda bonuses: max([0, *bonuses])
    ruling = melee(situation, 5, chosen=Chosen((reading,)))
    assert gives(ruling, ["acp.melee.mod.leaders"]) == count(sides[0]) - count(sides[1])


@given(st.lists(st.integers(1, 8), min_size=1, max_size=3), st.lists(st.integers(1, 8), min_size=1, max_size=3))
def test_quality_compares_the_best_of_each_side(attackers, defenders) -> None:
    fight = Melee(
        tuple(stack(unit(f"A{n}", quality=quality)) for n, quality in enumerate(attackers)),
        tuple(stack(unit(f"B{n}", quality=quality)) for n, quality in enumerate(defenders)),
    )
    best = max(attackers) - max(defenders)
    ruling = melee(fight, 5)
    assert gives(ruling, ["acp.quality.higher", "acp.quality.lower"]) == (best > 0) - (best < 0)


@pytest.mark.parametrize(
    ("change", "bonus"),
    [
        ({}, True),
        ({"type": HO}, False),
        ({"name": Name.OTHER}, False),
        ({"facing": Facing.OTHER}, False),
        ({"state": State.ROUTED}, False),
        ({"place": Place.REAR}, True),
    ],
)
def test_phalanx_quality_needs_a_facing_namesake(change, bonus) -> None:
    attacker = unit("A", PH, neighbours=(replace(BESIDE, **change),))
    ruling = melee(duel(attacker, unit("B", PH)), 5)
    assert ruling.cites("acp.quality.phalanx") == bonus


def test_neighbours_that_fight_need_to_be_named_once() -> None:
    beside = Neighbour("B", PH, Name.SAME, Facing.SAME, Place.LEFT_FLANK)
    fight = Melee(
        (stack(unit("A", PH, neighbours=(beside,))), stack(unit("B", PH, quality=6))), (stack(unit("C", PH)),)
    )
    assert melee(fight, 5).contribution("acp.quality.combined.attackers") == 7


@pytest.mark.parametrize(("places", "line"), [(("left_flank", "right_flank"), True), (("left_flank", "rear"), False)])
def test_defending_line_needs_both_flanks(places, line) -> None:
    beside = tuple(Neighbour(f"N{n}", PH, Name.OTHER, Facing.SAME, Place(place)) for n, place in enumerate(places))
    ruling = melee(duel(unit("A"), unit("B", PH, neighbours=beside)), 5)
    assert ruling.contribution("acp.melee.mod.ph_defend_line") == (-1 if line else None)


@pytest.mark.parametrize("defenders", [1, 2, 3, 4])
def test_joint_attack_reaches_at_most_three_stacks(defenders) -> None:
    beside = Neighbour("B", PH, Name.SAME, Facing.OTHER)
    fight = Melee(
        (stack(unit("A", PH, neighbours=(beside,))), stack(unit("B", PH))),
        tuple(stack(unit(f"C{place}", UnitType.IN)) for place in range(defenders)),
    )
    assert melee(fight, 5).cites("acp.melee.mod.ph_joint_attack") == (defenders <= 3)


def test_three_phalanxes_together_get_the_joint_bonus_once() -> None:
    def beside(label: str) -> Neighbour:
        return Neighbour(label, PH, Name.SAME, Facing.OTHER)

    attackers = (unit("A", PH, neighbours=(beside("B"),)), unit("B", PH, neighbours=(beside("C"),)), unit("C", PH))
    fight = Melee(tuple(stack(one) for one in attackers), (stack(unit("D")),))
    assert melee(fight, 5).contribution("acp.melee.mod.ph_joint_attack") == 1


@pytest.mark.parametrize("numbers", [{"strength": 0}, {"strength": 100}, {"quality": -1}, {"quality": 100}])
def test_number_no_counter_has_is_no_situation(numbers: dict[str, int]) -> None:
    with pytest.raises(Impossible, match="to 99"):
        unit("A", **numbers)
