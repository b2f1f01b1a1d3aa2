"""Movement costs and terrain modifiers against the chart as printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.readings import Bridge, TerrainHex
from lexludi.games.acp.situations import Fire, Firer, Melee, Move
from lexludi.games.acp.terrain import movement_cost
from lexludi.games.acp.units import Mover, Terrain
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Verdict

from .builders import AR, CROSSINGS, GROUNDS, IN, duel, fire, melee, melees, stack, unit

PRINTED = """
clear   1  1  PE PE
ford1   2  2  PE +1
ford2   3  2  +1 +1
ford3   3  3  +1 +2
water   NA NA PE PE
bridge  0  0  +1 -1
stream  +1 0  PE PE
up      +1 +2 PE -1
down    0  +1 PE +1
"""
CHART = {Terrain(row.split()[0]): row.split()[1:] for row in PRINTED.strip().splitlines()}
MOUNTED = {Mover.CA, Mover.CL, Mover.CH}
HEXES = [Terrain.CLEAR, Terrain.FORD1, Terrain.FORD2, Terrain.FORD3]


def number(cell: str) -> int:
    return 0 if cell == "PE" else int(cell)


def rows(ground: Terrain, levels: int, crossing: tuple[Terrain, ...]) -> list[Terrain]:
    return [ground, *crossing, *([Terrain.UP] if levels > 0 else [Terrain.DOWN] if levels < 0 else [])]


@given(
    mover=st.sampled_from(Mover),
    ground=st.sampled_from(HEXES),
    crossing=st.lists(st.sampled_from([Terrain.STREAM, Terrain.BRIDGE]), unique=True).map(tuple),
    levels=st.integers(-1, 1),
)
def test_movement_cost_is_the_sum_of_printed_costs(mover, ground, crossing, levels) -> None:
    column = 1 if mover in MOUNTED else 0
    expected = sum(number(CHART[row][column]) for row in rows(ground, levels, crossing))
    assert movement_cost(Move((mover,), ground, crossing, levels)).outcome.points == expected


@given(mover=st.sampled_from(Mover), ground=st.sampled_from([*HEXES, Terrain.WATER]), levels=st.integers(-1, 1))
def test_bridge_as_whole_price_leaves_only_the_slope(mover, ground, levels) -> None:
    column = 1 if mover in MOUNTED else 0
    slope = sum(number(CHART[row][column]) for row in rows(ground, levels, ())[1:])
    ruling = movement_cost.played(NO_DICE, Chosen((Bridge.PRICE,)))(Move((mover,), ground, (Terrain.BRIDGE,), levels))
    assert ruling.outcome.points == slope


@pytest.mark.parametrize("mover", list(Mover))
@pytest.mark.parametrize(("ground", "crossing"), [(Terrain.WATER, ()), (Terrain.CLEAR, (Terrain.WATER,))])
def test_water_without_bridge_is_refused_to_every_class(mover, ground, crossing) -> None:
    ruling = movement_cost(Move((mover,), ground, crossing))
    assert (ruling.verdict, ruling.by) == (Verdict.REFUSED, "acp.terrain.water.move")
    assert ruling.cites("acp.terrain.abbr.na")
    assert not ruling.cites("acp.terrain.clear.move")


@pytest.mark.parametrize("ford", [Terrain.FORD1, Terrain.FORD2, Terrain.FORD3])
def test_river_where_a_ford_is_marked_costs_only_the_ford(ford) -> None:
    ruling = movement_cost(Move((Mover.PH,), ford, (Terrain.WATER,)))
    assert ruling.outcome == movement_cost(Move((Mover.PH,), ford)).outcome
    assert not ruling.cites("acp.terrain.water.move")


@pytest.mark.parametrize(("levels", "clause"), [(2, "acp.terrain.up.move"), (-3, "acp.terrain.down.move")])
def test_two_levels_at_once_leave_the_cost_open(levels, clause) -> None:
    ruling = movement_cost(Move((Mover.PH,), Terrain.CLEAR, levels=levels))
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, clause)


@pytest.mark.parametrize("ground", HEXES)
@pytest.mark.parametrize("crossing", [(), (Terrain.BRIDGE,), (Terrain.STREAM,)])
@pytest.mark.parametrize("levels", [-1, 0, 1])
def test_leader_with_cavalry_pays_where_both_would_pay_the_same(ground, crossing, levels) -> None:
    alone = [movement_cost(Move((mover,), ground, crossing, levels)) for mover in (Mover.LEADER, Mover.CA)]
    together = movement_cost(Move((Mover.LEADER, Mover.CA), ground, crossing, levels))
    if together.verdict is Verdict.DECIDED:
        assert {ruling.outcome.points for ruling in alone} == {together.outcome.points}
        assert together.outcome.move_class is None
    elif all(ruling.verdict is Verdict.DECIDED for ruling in alone):
        assert (together.verdict, together.by) == (Verdict.SILENT, "acp.terrain.class.foot")


def test_units_of_both_classes_are_counted_apart() -> None:
    with pytest.raises(ValueError, match="each class separately"):
        movement_cost(Move((Mover.PH, Mover.CA), Terrain.CLEAR))


@pytest.mark.parametrize("ground", [Terrain.STREAM, Terrain.UP, Terrain.BRIDGE])
def test_what_lies_between_hexes_is_no_ground(ground) -> None:
    with pytest.raises(ValueError, match="what the move crosses"):
        Move((Mover.PH,), ground)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("levels", [-1, 0, 1])
@pytest.mark.parametrize("crossing", [(), (CROSSINGS[0],), (CROSSINGS[1],)])
def test_fire_modifier_is_that_of_the_target_hex(ground, levels, crossing) -> None:
    firer = Firer(unit("A", AR, 7), 0, Terrain.FORD3, levels, crossing)
    ruling = fire(Fire((firer,), stack(unit("B", IN, 5), ground=ground)), 5)
    expected = sum(number(CHART[row][2]) for row in rows(ground, levels, crossing))
    assert ruling.contribution("acp.fire.mod.terrain") == expected == ruling.contribution("acp.terrain.chart")


def brute_force_lowest(situation: Melee, whose: TerrainHex) -> int:
    """The lowest total over all pairs in contact, by trying each."""
    ground = {s.top.label: s.ground for s in (*situation.attackers, *situation.defenders)}
    totals = []
    for contact in situation.contacts:
        hex_ = ground[contact.defender if whose is TerrainHex.DEFENDER else contact.attacker]
        totals.append(sum(number(CHART[row][3]) for row in rows(hex_, contact.levels, contact.crossing)))
    return min(totals)


@given(melees(), st.sampled_from(TerrainHex))
def test_melee_modifier_is_the_lowest_of_all_pairs(situation, whose) -> None:
    ruling = melee(situation, 5, chosen=Chosen((whose,)))
    assert ruling.contribution("acp.melee.mod.terrain") == brute_force_lowest(situation, whose)


@given(melees())
def test_favour_clauses_apply_only_to_several_stacks(situation) -> None:
    ruling = melee(situation, 5)
    several_attackers, several_defenders = len(situation.attackers) > 1, len(situation.defenders) > 1
    assert ruling.cites("acp.terrain.favour.many_defenders") == several_defenders
    assert ruling.cites("acp.terrain.favour.many_attackers") == (several_attackers and not several_defenders)


@pytest.mark.parametrize("levels", [2, -2])
def test_melee_over_two_levels_is_left_open(levels) -> None:
    assert melee(duel(unit("A"), unit("B"), levels=levels), 5).verdict is Verdict.SILENT
