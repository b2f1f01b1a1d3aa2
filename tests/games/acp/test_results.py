"""The results table: complete, as printed, and applied unit by unit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.charts import RESULTS
from lexludi.games.acp.readings import Advance
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import Result, State, UnitType
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Verdict

from .builders import HO, PH, duel, melee, melees, stack, unit

PRINTED = {
    range(-7, -3): ("advance_possible", "D R"),
    range(-3, 1): ("NE", "F R"),
    range(1, 4): ("F", "R"),
    range(4, 5): ("NE", "NE"),
    range(5, 7): ("R", "advance_mandatory"),
    range(7, 10): ("F R", "advance_mandatory"),
    range(10, 14): ("D R", "advance_mandatory"),
    range(14, 17): ("Dr R", "advance_mandatory"),
}
ADVANCES = {"advance_possible", "advance_mandatory", "advance_forbidden"}


def holding(roll: int) -> list[str]:
    return [row for row in RESULTS.rows if int(row.split("…")[0]) <= roll <= int(row.split("…")[-1])]


def test_rows_cover_every_roll_once():
    assert all(holding(roll) == [RESULTS.row_for(roll)] for roll in range(-7, 17))
    assert holding(-8) == holding(17) == []


@given(melees(), st.integers(0, 9))
def test_results_are_those_printed_for_the_roll(situation, die) -> None:
    ruling = melee(situation, die)
    if ruling.verdict is Verdict.SILENT:
        return
    printed = next(sides for rolls, sides in PRINTED.items() if ruling.outcome.roll in rolls)
    found = {unit.label: unit.codes for unit in ruling.outcome.units}
    for units, codes in zip((situation.defending, situation.attacking), printed, strict=True):
        for one in units:
            if codes in ADVANCES:
                assert set(found[one.label]) <= ADVANCES
            else:
                assert list(found[one.label]) == codes.split()


@given(melees(), st.integers(0, 9), st.sampled_from(Advance))
def test_no_discouraged_unit_advances_and_no_phalanx_must(situation, die, reading) -> None:
    ruling = melee(situation, die, chosen=Chosen((reading,)))
    if ruling.verdict is Verdict.SILENT:
        return
    units = {one.label: one for one in (*situation.attacking, *situation.defending)}
    for result in ruling.outcome.units:
        if set(result.codes) & ADVANCES:
            one = units[result.label]
            assert (one.state is not State.DISCOURAGED) or result.codes == (Result.ADVANCE_FORBIDDEN,)
            assert not (one.type is UnitType.PH and result.codes == (Result.ADVANCE_MANDATORY,))


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        (Advance.BY_UNIT, ("advance_forbidden", "advance_mandatory", "advance_possible")),
        (Advance.TOGETHER, ("advance_forbidden", "advance_forbidden", "advance_possible")),
    ],
)
def test_mixed_attack_advances_as_the_table_reads_it(reading, expected) -> None:
    attackers = (stack(unit("A", state=State.DISCOURAGED), unit("B")), stack(unit("C", PH)))
    ruling = melee(Melee(attackers, (stack(unit("D")),)), 5, chosen=Chosen((reading,)))
    assert tuple(one.codes[0] for one in ruling.outcome.units[1:]) == expected


@pytest.mark.parametrize("reading", list(Advance))
def test_discouraged_phalanx_frees_nobody_from_the_advance(reading) -> None:
    fight = Melee((stack(unit("A", PH, state=State.DISCOURAGED)), stack(unit("B"))), (stack(unit("D")),))
    ruling = melee(fight, 5, chosen=Chosen((reading,)))
    assert [(unit.label, *unit.codes) for unit in ruling.outcome.units[1:]] == [
        ("A", "advance_forbidden"),
        ("B", "advance_mandatory"),
    ]
    assert not ruling.cites("acp.results.advance.phalanx")


def test_phalanx_frees_the_whole_attack_at_a_table_that_advances_together() -> None:
    fight = Melee((stack(unit("A", PH)), stack(unit("B", HO))), (stack(unit("C")),))
    ruling = melee(fight, 5, chosen=Chosen((Advance.TOGETHER,)))
    assert {one.codes for one in ruling.outcome.units[1:]} == {(Result.ADVANCE_POSSIBLE,)}


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (0, "F R"),
        (1, ""),
        (4, ""),
        (5, "R advance_mandatory"),
        (7, "F R advance_mandatory"),
    ],
)
def test_order_keeps_the_parts_and_ends_with_the_advance(die, expected) -> None:
    outcome = melee(duel(unit("A", strength=3), unit("B")), die).outcome
    assert outcome.roll == die
    assert " ".join(outcome.sequence) == expected


def test_order_names_the_advance_left_to_a_phalanx() -> None:
    ruling = melee(duel(unit("A", PH), unit("B", PH)), 5)
    assert ruling.outcome.sequence == (Result.R, Result.ADVANCE_POSSIBLE)


def test_attackers_who_may_not_advance_leave_no_order() -> None:
    ruling = melee(duel(unit("A", state=State.DISCOURAGED), unit("B")), 7)
    assert ruling.outcome.roll == 6
    assert ruling.outcome.sequence == ()
    assert not ruling.cites("acp.results.order")
