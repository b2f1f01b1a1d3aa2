"""The state of a turn: what it is made of and what is no situation at all."""

from __future__ import annotations

import pytest

from lexludi.games.cca.movement import end_movement, halt, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Bond, Halt, Move, Order, Span, Way
from lexludi.games.cca.units import FieldSide, Section, Status
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Verdict

from .builders import after, along, ordered, refused, silent, turn


def test_start_of_turn_attaches_only_leaders_of_the_player_in_a_units_hex() -> None:
    phase = turn(
        "5x4; blue elephant A 0203; blue leader L 0203; blue leader M 0303; red camel X 0402; red leader N 0402"
    )
    assert phase.bonds == (Bond("L", "A"),)
    assert phase.has("M", Status.ALONE) and not phase.has("A", Status.ALONE)


@pytest.mark.parametrize(
    "board",
    [
        "5x4; blue elephant A 0203; blue camel B 0203",
        "5x4; blue leader L 0203; blue leader M 0203",
        "5x4; blue elephant A 0203; red leader X 0203",
        "5x4; blue hoplite A 0203",
    ],
)
def test_start_with_an_impossible_hex_is_no_situation(board) -> None:
    with pytest.raises(Impossible):
        turn(board)


def test_orders_below_none_are_no_situation() -> None:
    with pytest.raises(Impossible, match="must be 0 or more"):
        turn("5x4", orders=-1)


def test_path_that_jumps_is_no_move() -> None:
    with pytest.raises(Impossible, match="not adjacent"):
        move(ordered("5x4; blue camel A 0203", "A"), along("A", "0202 0404"))


def test_path_that_goes_on_beyond_the_battlefield_is_no_move() -> None:
    phase = ordered("5x4; blue camel A 0101; blue leader L 0303", "A", "L", opened=("short_side", "long_side"))
    with pytest.raises(Impossible, match="off the battlefield"):
        move(phase, along("A", "0001 0101"))
    with pytest.raises(Impossible, match="off the battlefield"):
        move(phase, along("L", "0304 0305 0304"))


def test_move_of_no_hex_is_no_move() -> None:
    with pytest.raises(Impossible, match="enters no hex"):
        Move("A", Way(""))


def test_piece_of_the_other_side_has_no_turn() -> None:
    with pytest.raises(Impossible, match="other side"):
        order(turn("5x4; red camel X 0203"), Order("X"))


def test_unit_on_its_way_must_finish_before_others_and_before_battle() -> None:
    phase = after(ordered("5x4; blue camel A 0203; blue leader L 0404", "A", "L"), along("A", "0202", paused=True))
    assert refused(move(phase, along("L", "0403"))) == "cca.unit.complete-first"
    assert refused(end_movement(phase)) == "cca.unit.before-battle"
    finished = halt(phase, Halt("A")).outcome
    assert after(finished, along("L", "0403")).moves == (("A", 1), ("L", 1))
    assert refused(move(finished, along("A", "0201"))) == "cca.unit.list"


def test_halt_without_a_move_begun_is_no_situation() -> None:
    with pytest.raises(Impossible, match="no move under way"):
        halt(turn("5x4; blue camel A 0203"), Halt("A"))


def test_leader_paused_over_another_leader_cannot_finish_there() -> None:
    phase = after(ordered("5x4; blue leader L 0203; blue leader M 0202", "L"), along("L", "0202", paused=True))
    assert refused(halt(phase, Halt("L"))) == "cca.leader.no-end-on-leader"
    assert after(phase, along("L", "0302")).hexes_moved("L") == 2


def test_leader_who_finishes_on_a_unit_attaches_to_it() -> None:
    phase = after(ordered("5x4; blue leader L 0203; blue camel A 0202", "L"), along("L", "0202", paused=True))
    assert phase.bond_of("L") is None
    assert halt(phase, Halt("L")).outcome.joined == (Bond("L", "A"),)


def test_order_after_battle_has_begun_is_left_open() -> None:
    phase = end_movement(turn("5x4; blue camel A 0203")).outcome
    assert silent(order(phase, Order("A"))) == "cca.unit.before-battle"


def test_hex_in_the_column_two_sections_share_belongs_to_both() -> None:
    phase = turn("5x4; blue camel A 0303", sections=(Span(Section.LEFT, 1, 3), Span(Section.CENTER, 3, 5)))
    assert phase.sections_of(phase.counter("A").hexes[0]) == (Section.LEFT, Section.CENTER)


def test_leader_who_leaves_the_battlefield_enters_no_section() -> None:
    sections = (Span(Section.LEFT, 1, 2), Span(Section.CENTER, 3, 5))
    phase = ordered("5x4; blue leader L 0204", "L", sections=sections, opened=(FieldSide.LONG,))
    ruling = move(phase, along("L", "0305"))
    assert ruling.verdict is Verdict.DECIDED
    assert not ruling.cites("cca.leader.sections")


def test_leader_on_his_way_is_named_as_a_leader() -> None:
    phase = after(ordered("5x4; blue leader L 0203; blue camel A 0402", "L", "A"), along("L", "0202", paused=True))
    for ruling in (move(phase, along("A", "0401")), end_movement(phase)):
        assert (refused(ruling) is not None, ruling.trace[-1].facts) == (True, {"leader": "L"})


def test_piece_that_has_left_the_battlefield_is_not_on_its_way() -> None:
    phase = ordered("5x4; blue leader L 0103", "L", opened=("short_side",))
    assert after(phase, along("L", "0003", paused=True)).paused is None
