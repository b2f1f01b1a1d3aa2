"""Fire against a slow retelling of the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.situations import Fire, Firer
from lexludi.games.acp.units import Result, Stack, State, Terrain, Unit, UnitType
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.ruling import Verdict

from .builders import AR, GROUNDS, IN, fire, stack, unit

SCORES = {
    "Ar": ["6/7", "7/-", "8/-", "NA"],
    "Pe": ["7/8", "8/-", "NA", "NA"],
    "Ja": ["7/8", "8/-", "NA", "NA"],
    "Ch": ["7/8", "8/-", "NA", "NA"],
    "El": ["7/8", "8/-", "NA", "NA"],
    "Cl": ["6/8", "7/-", "NA", "NA"],
}
SEVERITY = [Result.NE, Result.D, Result.DR]


@st.composite
def volleys(draw: st.DrawFn) -> Fire:
    """One to three archers in range, firing at a stack of at most 9 strength points."""
    states = st.sampled_from([State.STEADY, State.DISCOURAGED])
    firers = tuple(
        Firer(
            Unit(f"A{place}", AR, draw(st.integers(1, 9)), 5, draw(states), moved=draw(st.booleans())),
            draw(st.integers(0, 2)),
            draw(st.sampled_from(GROUNDS)),
            draw(st.integers(-1, 1)),
        )
        for place in range(draw(st.integers(1, 3)))
    )
    units = tuple(
        Unit(f"B{place}", draw(st.sampled_from(UnitType)), draw(st.integers(1, 4)))
        for place in range(draw(st.integers(1, 2)))
    )
    return Fire(firers, Stack(units, draw(st.sampled_from(GROUNDS))))


def slow_modifier(case: Fire) -> int:
    """The fire modifiers told line by line."""
    strength = sum(firer.unit.strength for firer in case.firers)
    target = sum(unit.strength for unit in case.target.units)
    top = case.target.units[0].type
    total = 1 if case.target.ground in ("ford2", "ford3", "bridge") else 0
    total += -1 if strength < 7 else 1 if strength > 7 else 0
    total += -1 if target <= 3 else 1 if target in (8, 9) else 0
    total += -1 if top in ("Cl", "Ph", "Ho") else -2 if top == "Ca" else 0
    total -= any(firer.unit.moved for firer in case.firers)
    total -= any(firer.unit.state == "discouraged" for firer in case.firers)
    return total


@given(volleys(), st.integers(0, 9))
def test_modifier_agrees_with_the_slow_retelling(case, die) -> None:
    outcome = fire(case, die).outcome
    assert outcome.modifier == slow_modifier(case)
    assert outcome.roll == die + outcome.modifier


@given(volleys())
def test_modifier_stays_between_minus_six_and_plus_three(case) -> None:
    assert -6 <= fire(case, 5).outcome.modifier <= 3


@given(volleys(), st.integers(0, 8))
def test_higher_die_is_never_milder(case, die) -> None:
    lower, higher = (fire(case, face).outcome.units[0].codes[0] for face in (die, die + 1))
    assert SEVERITY.index(lower) <= SEVERITY.index(higher)


@given(volleys(), st.integers(0, 9))
def test_only_the_top_unit_suffers(case, die) -> None:
    units = fire(case, die).outcome.units
    assert [one.label for one in units] == [one.label for one in case.target.units]
    assert all(other.codes == (Result.NE,) for other in units[1:])


@given(volleys())
def test_range_is_that_of_the_farthest_firer(case) -> None:
    farthest = sorted(firer.hexes_between for firer in case.firers)[-1]
    assert fire(case, 5).outcome.discourage == int(SCORES["Ar"][farthest].split("/")[0])


@pytest.mark.parametrize("type", list(UnitType))
@pytest.mark.parametrize("distance", range(1, 8))
@pytest.mark.parametrize("die", range(10))
def test_single_fire_agrees_with_the_printed_table(type, distance, die) -> None:
    ruling = fire(Fire((Firer(unit("A", type, 7), distance - 1),), stack(unit("B", IN, 5))), die)
    if type not in SCORES:
        assert (ruling.verdict, ruling.by) == (Verdict.REFUSED, "acp.fire.no_row")
        return
    printed = SCORES[type][min(distance, 4) - 1]
    if printed == "NA":
        assert ruling.verdict is Verdict.REFUSED
        farthest = SCORES["Ar" if distance > 3 else type].index("NA")
        assert ruling.trace[-1].facts["range"] == Measure(distance, ("A", "B"), Origin.TOLD).at_most(farthest)
        assert (ruling.by == "acp.fire.range.max") == (distance >= 4)
        return
    first, second = printed.split("/")
    expected = Result.DR if second != "-" and die >= int(second) else Result.D if die >= int(first) else Result.NE
    assert ruling.outcome.units[0].codes == (expected,)


@given(volleys(), st.integers(10, 20))
def test_target_of_ten_points_or_more_is_left_open(case, strength) -> None:
    heavy = replace(case, target=stack(unit("B", IN, strength)))
    ruling = fire(heavy, 5)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "acp.fire.mod.target_large")


@pytest.mark.parametrize("other", [UnitType.JA, UnitType.CL])
def test_different_rows_do_not_combine(other) -> None:
    firers = (Firer(unit("A", AR, 4), 0), Firer(unit("B", other, 4), 0))
    ruling = fire(Fire(firers, stack(unit("C", IN, 5))), 9)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "acp.fire.table")


def test_firer_out_of_its_range_refuses_the_fire_even_of_mixed_rows() -> None:
    firers = (Firer(unit("A", AR, 4), 2), Firer(unit("B", UnitType.JA, 4), 2))
    ruling = fire(Fire(firers, stack(unit("C", IN, 5))), 9)
    assert (ruling.verdict, ruling.by) == (Verdict.REFUSED, "acp.fire.row.skirmish")


def test_two_levels_leave_the_fire_open() -> None:
    firer = Firer(unit("A", AR, 7), 1, levels=-2)
    ruling = fire(Fire((firer,), stack(unit("B", IN, 5))), 5)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "acp.terrain.down.fire")


@pytest.mark.parametrize("die", [-1, 10])
def test_die_outside_its_faces_is_no_situation(die) -> None:
    with pytest.raises(ValueError, match="0 to 9"):
        fire(Fire((Firer(unit("A", AR, 7), 0),), stack(unit("B", IN, 5))), die)


def test_target_called_like_the_firer_is_no_situation() -> None:
    with pytest.raises(ValueError, match="called A"):
        Fire((Firer(unit("A", AR, 7), 0),), stack(unit("A", IN, 5)))


def test_stack_cannot_stand_on_a_slope() -> None:
    with pytest.raises(ValueError, match="which stacks this terrain lies between"):
        stack(unit("A"), ground=Terrain.UP)
