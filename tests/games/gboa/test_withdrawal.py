"""Withdrawals against a slow retelling of the three penalties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.board.notation import parse
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.units import State
from lexludi.games.gboa.withdrawal import Withdrawal, pre_arranged_withdrawal, withdraw
from lexludi.rulings.ruling import Verdict

from .builders import CHART, withdrawn

ENEMY = {"front": "0302 S", "border": "0203 SE", "flank": "0104 NE", "corner": "0205 NE", "rear": "0206 NE"}
TYPES = ["infantry", "skirmishers", "cavalry", "chariot", "elephant", "mounted-archers"]


def brute_force_hits(kind: str, where: str, die: int, tq: int, hits: int) -> tuple[int, bool]:
    """The hits in the order they fall, and whether the unit routs."""
    taken = []
    if where in ("flank", "corner", "rear") and (kind != "skirmishers" or where == "rear"):
        taken.append(1)
    if kind in ("infantry", "chariot"):
        taken.append(1)
    if kind != "skirmishers" and die > tq:
        taken.append(1)
    total = 0
    for hit in taken:
        total += hit
        if hits + total >= tq:
            return total, True
    return total, False


@given(st.sampled_from(TYPES), st.sampled_from(list(ENEMY)), st.integers(0, 9), st.integers(3, 8), st.integers(0, 7))
def test_penalties_add_up_as_brute_force_says(kind: str, where: str, die: int, tq: int, hits: int):
    if hits >= tq:
        return
    board = f"6x7; blue {kind} A 0304 N allowance=8 tq={tq} hits={hits}; red infantry B {ENEMY[where]} allowance=5 tq=6"
    ruling = withdrawn(board, "0405", (die,))
    total, routs = brute_force_hits(kind, where, die, tq, hits)
    assert ruling.outcome.hits == {"A": total}
    assert (State.ROUTED in ruling.outcome.position.counter("A").states) == routs


def test_withdrawals_are_counted_and_leave_no_moved_mark():
    board = "6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6"
    unit = withdrawn(board, "0305").outcome.position.counter("A")
    assert unit.value("withdrawals") == 1
    assert State.MOVED not in unit.states


def test_line_moves_unit_by_unit_and_no_two_end_in_one_hex():
    board = parse(
        "6x7; blue cavalry A 0304 N allowance=8 tq=6; blue cavalry C 0404 N allowance=8 tq=6; "
        "blue leader L 0205 line-commander; red infantry B 0302 S allowance=5 tq=6"
    )
    retreats = tuple(Retreat(label, ((board.grid.last.parse("0405"),),), (3,)) for label in "AC")
    ruling = withdraw(Withdrawal(board, "B", retreats, chart=CHART, line=("A", "C")))
    assert (ruling.verdict, ruling.outcome) == (Verdict.SILENT, "gboa.6.7.9.a")


def test_pre_arranged_withdrawal_is_blank():
    ruling = pre_arranged_withdrawal(parse("6x6; blue phalanx A 0304+0404 N tq=7"), "A")
    assert (ruling.verdict, ruling.outcome) == (Verdict.SILENT, "gboa.6.8")


def test_nobody_withdraws_from_a_friend():
    board = "6x7; blue cavalry A 0304 N allowance=8 tq=6; blue infantry B 0302 S allowance=5 tq=6"
    with pytest.raises(ValueError, match="B is no enemy of A"):
        withdrawn(board, "0305")
