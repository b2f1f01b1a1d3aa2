"""Withdrawals against a slow retelling of the three penalties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.gboa.readings import LineLength, SkirmishersLength, WithdrawalLength
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.units import Fire, State
from lexludi.games.gboa.walk import read_route
from lexludi.games.gboa.withdrawal import Withdrawal, parting_shot, pre_arranged_withdrawal, withdraw
from lexludi.rulings.dice import Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Verdict
from lexludi.space.hex.notation import parse

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
def test_penalties_add_up_as_brute_force_says(kind: str, where: str, die: int, tq: int, hits: int) -> None:
    if hits >= tq:
        return
    board = f"6x7; blue {kind} A 0304 N allowance=8 tq={tq} hits={hits}; red infantry B {ENEMY[where]} allowance=5 tq=6"
    ruling = withdrawn(board, "0405", (die,))
    total, routs = brute_force_hits(kind, where, die, tq, hits)
    assert ruling.outcome.hits == {"A": total}
    assert (State.ROUTED in ruling.outcome.position.counter("A").states) == routs


@pytest.mark.parametrize(
    ("hex", "told"),
    [("0303", Measure(1, ("A", "B")).at_least(2)), ("0301", Measure(3, ("A", "B")).at_most(2))],
)
def test_withdrawal_from_an_enemy_nearer_or_farther_than_2_hexes_says_which(hex: str, told: Measure) -> None:
    board = f"6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B {hex} S allowance=5 tq=6"
    ruling = withdrawn(board, "0305")
    assert (ruling.by, ruling.trace[-1].facts["range"]) == ("gboa.6.7.1.a", told)


def test_withdrawals_are_counted_and_leave_no_moved_mark() -> None:
    board = "6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6"
    unit = withdrawn(board, "0305").outcome.position.counter("A")
    assert unit.value("withdrawals") == 1
    assert State.MOVED not in unit.states


def test_line_moves_unit_by_unit_and_no_two_end_in_one_hex() -> None:
    board = parse(
        "6x7; blue cavalry A 0304 N allowance=8 tq=6; blue cavalry C 0404 N allowance=8 tq=6; "
        "blue leader L 0205 line-commander; red infantry B 0302 S allowance=5 tq=6"
    )
    retreats = tuple(Retreat(label, ((board.grid.last.parse("0405"),),)) for label in "AC")
    ruling = withdraw.rolling(LINE_DICE)(Withdrawal(board, "B", retreats, chart=CHART, line=("A", "C")))
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "gboa.6.7.9.a")


LINE_DICE = Dice({("die_roll", label): (3,) for label in "AC"})
LINE = (
    "6x7; blue cavalry A 0304 N allowance=8 tq=6; blue cavalry C 0404 N allowance=7 tq=6; "
    "blue leader L 0205 line-commander; red infantry B 0302 S allowance=5 tq=6"
)


def test_slowest_unit_sets_the_exact_distance_of_the_whole_line() -> None:
    chosen = Chosen((LineLength.SLOWEST, WithdrawalLength.EXACT))
    ways = {"A": "0305 0306", "C": "0405 0406"}
    retreats = tuple(Retreat(label, read_route(way)) for label, way in ways.items())
    ruling = withdraw.played(LINE_DICE, chosen)(Withdrawal(parse(LINE), "B", retreats, chart=CHART, line=("A", "C")))
    assert ruling.outcome.points == {"A": 2, "C": 2}


def test_several_units_without_a_line_and_a_stranger_in_the_line_are_told_in_a_sentence() -> None:
    retreats = tuple(Retreat(label, read_route("0305")) for label in "AC")
    with pytest.raises(ValueError, match="one at a time"):
        Withdrawal(parse(LINE), "B", retreats)
    with pytest.raises(ValueError, match="C is not part of the line: A"):
        Withdrawal(parse(LINE), "B", retreats, line=("A",))


@pytest.mark.parametrize(
    ("board", "clauses"),
    [
        ("0305 +3; blue skirmishers A 0304 N allowance=6 tq=5", ["gboa.6.2.3", "gboa.6.7.8.d"]),
        ("0305 impassable; blue cavalry A 0304 N allowance=8 tq=6", ["gboa.6.2.1.a", "gboa.6.7.8.d"]),
        ("0305 rough woods; blue cavalry A 0304 N allowance=8 tq=6", ["gboa.6.2.4", "gboa.6.7.8.b"]),
    ],
)
def test_hex_closed_to_a_withdrawal_names_the_clause_that_closes_it(board: str, clauses: list[str]) -> None:
    ruling = withdrawn(f"6x7; {board}; red infantry B 0302 S allowance=5 tq=6", "0305")
    assert ruling.verdict is Verdict.REFUSED
    assert [line.clause for line in ruling.trace][-2:] == clauses


def test_impassable_part_of_a_hex_that_counts_as_woods_is_no_bar() -> None:
    board = "6x7; 0305 woods impassable; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6"
    assert withdrawn(board, "0305").verdict is Verdict.DECIDED


def test_penalties_add_up_even_where_the_second_breaks_the_unit() -> None:
    board = "6x7; blue infantry A 0304 N allowance=8 tq=6 hits=4; red infantry B 0104 NE allowance=5 tq=6"
    ruling = withdrawn(board, "0405")
    assert State.ROUTED in ruling.outcome.position.counter("A").states
    assert ruling.contribution("gboa.6.7.5.sum") == 2


def test_missile_unit_may_fire_at_a_unit_that_withdraws_out_of_its_zoc() -> None:
    board = (
        "6x7; blue cavalry A 0304 N allowance=8 tq=6; red infantry B 0302 S allowance=5 tq=6; "
        "red skirmishers C 0303 S no-shock allowance=6 tq=4"
    )
    ruling = withdrawn(board, "0405")
    assert ruling.outcome.fire == {"C": Fire.RETIRE}
    assert ruling.cites("gboa.7.2.6") and ruling.cites("gboa.7.2.2")


def test_skirmishers_beyond_2_hexes_are_bound_by_the_points_of_the_difference() -> None:
    board = "6x7; 0305 woods; blue skirmishers A 0304 N allowance=7 tq=9; red infantry B 0302 S allowance=4 tq=6"
    chosen = Chosen((SkirmishersLength.DIFFERENCE,))
    assert withdrawn(board, "0305 0306", chosen=chosen).verdict is Verdict.DECIDED
    far = withdrawn(board, "0305 0306 0307", chosen=chosen)
    assert (far.verdict, far.by) == (Verdict.REFUSED, "gboa.6.7.1.d")


def test_pre_arranged_withdrawal_is_blank() -> None:
    ruling = pre_arranged_withdrawal(parse("6x6; blue phalanx A 0304+0404 N tq=7"), "A")
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, "gboa.6.8")


def test_nobody_withdraws_from_a_friend() -> None:
    board = "6x7; blue cavalry A 0304 N allowance=8 tq=6; blue infantry B 0302 S allowance=5 tq=6"
    with pytest.raises(ValueError, match="B is not an enemy of A"):
        withdrawn(board, "0305")


def test_parting_shot_asks_for_the_way_back() -> None:
    board = parse("6x7; blue mounted-archers A 0304 N allowance=9 tq=5; red infantry B 0302 S allowance=5 tq=6")
    with pytest.raises(ValueError, match="The way back of A is missing"):
        parting_shot(Withdrawal(board, "B", (Retreat("A", ()),), chart=CHART), "B")


def test_way_back_of_a_two_hex_unit_that_names_one_hex_is_no_case() -> None:
    board = parse("6x6; blue phalanx A 0304+0404 N tq=7; red infantry B 0302 S allowance=3 tq=6")
    case = Withdrawal(board, "B", (Retreat("A", read_route("0305")),), chart=CHART)
    with pytest.raises(Impossible, match="name as many"):
        withdraw(case)
