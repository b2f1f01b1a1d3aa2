"""Leaders: their own moves, their orders, and the moves whose rules are missing."""

from __future__ import annotations

import pytest

from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Bond, Order
from lexludi.games.cca.units import Card, FieldSide, Manner
from lexludi.rulings.measures import Measure
from lexludi.space.hex.hexes import Hex

from .builders import after, along, ordered, refused, silent, turn

PAIR = "6x4; blue heavy-infantry A 0203; blue leader L 0203; blue heavy-cavalry B 0403"


def test_leader_who_leaves_is_no_longer_bonded() -> None:
    phase = after(ordered(PAIR, "L", "A"), along("L", "0303"))
    assert phase.bonds == ()
    assert phase.bond_of("L") is None


def test_leader_who_joins_keeps_the_unit_in_place_even_if_ordered_later() -> None:
    phase = after(ordered(PAIR, "L"), along("L", "0303 0403"), Order("B"))
    assert phase.joined == (Bond("L", "B"),)
    assert refused(move(phase, along("B", "0402"))) == "cca.leader.attach.unit-stops"


def test_leader_who_goes_on_after_a_pause_is_told_all_the_hexes_he_would_move() -> None:
    phase = after(ordered("6x4; blue leader L 0104", "L"), along("L", "0204 0304", paused=True))
    told = move(phase, along("L", "0404 0504")).trace[-1].facts["movement_rate"]
    assert told == Measure(4, ("L",)).at_most(3)


def test_leader_takes_the_place_of_one_who_has_left() -> None:
    board = "6x4; blue heavy-cavalry B 0403; blue leader M 0403; blue leader L 0303"
    phase = after(ordered(board, "M", "L"), along("M", "0503"), along("L", "0403"))
    assert phase.bond_of("L") == Bond("L", "B")


def test_joined_leader_cannot_be_ordered_away_again() -> None:
    phase = after(ordered(PAIR, "L"), along("L", "0303 0403"))
    assert refused(order(phase, Order("L"))) == "cca.leader.once"


@pytest.mark.parametrize("card", Card)
def test_card_decides_whether_a_leader_detaches(card) -> None:
    clauses = {
        Card.LEADERSHIP: "cca.leader.detach.leadership",
        Card.ORDER_LIGHT_TROOPS: "cca.leader.detach.cards",
        Card.MOVE_FIRE_MOVE: "cca.leader.detach.cards",
        Card.OTHER: "cca.leader.detach.cards",
    }
    assert refused(order(turn(PAIR, card=card, orders=3), Order("L"))) == clauses.get(card)
    assert refused(move(turn(PAIR, card=card, orders=3), along("L", "0303"))) == clauses.get(
        card, "cca.leader.detach.cost"
    )


def test_carried_leader_is_too_late_and_a_reached_one_is_with_a_moved_unit() -> None:
    carried = after(ordered(PAIR, "A"), along("A", "0202"))
    assert refused(order(carried, Order("L"))) == "cca.leader.detach.too-late"
    assert refused(move(carried, along("L", "0303"))) == "cca.leader.detach.too-late"
    reached = after(ordered("6x4; blue camel A 0203; blue leader L 0303", "A"), along("A", "0303"))
    assert refused(order(reached, Order("L"))) == "cca.leader.detach.not-moved"
    assert refused(move(reached, along("L", "0302"))) == "cca.leader.detach.not-moved"


def test_unit_ordered_twice_is_refused_by_the_rules_from_outside() -> None:
    assert refused(order(ordered(PAIR, "B"), Order("B"))) == "cca.unit.list"


def test_unit_cannot_carry_its_leader_over_a_side_closed_to_him() -> None:
    board = "5x4; blue camel A 0103; blue leader L 0103"
    phase = ordered(board, "A", opened=(FieldSide.LONG,))
    assert refused(move(phase, along("A", "0003"))) == "cca.leader.edge.short"


@pytest.mark.parametrize(
    ("manner", "route", "clause"),
    [
        (Manner.ESCAPE, "0302", "cca.leader.no-enemy.escape"),
        (Manner.ESCAPE, "0304 0305", "cca.leader.edge.evade"),
        (Manner.EVADE, "0304 0305", "cca.leader.edge.evade"),
        (Manner.EVADE, "0304", "cca.leader.edge.evade"),
        (Manner.RETREAT, "0304", "cca.unit.retreat"),
    ],
)
def test_moves_whose_rules_are_missing_are_left_open(manner, route, clause) -> None:
    phase = turn("5x4; blue leader L 0303; red camel X 0302")
    path = tuple(map(Hex.parse, route.split()))
    assert silent(special_move(phase, "L", manner, path)) == clause


def test_evade_into_the_enemy_is_refused_as_only_escape_is_excepted() -> None:
    phase = turn("5x4; blue leader L 0303; red camel X 0302")
    assert refused(special_move(phase, "L", Manner.EVADE, (Hex.parse("0302"),))) == "cca.leader.no-enemy"


@pytest.mark.parametrize("manner", Manner)
def test_second_leader_in_the_last_hex_is_refused_however_he_comes_and_one_passed_is_not(manner) -> None:
    phase = turn("5x4; blue leader L 0302; blue leader M 0303; red camel X 0301")
    assert refused(special_move(phase, "L", manner, (Hex.parse("0303"),))) == "cca.leader.one-per-hex"
    assert silent(special_move(phase, "L", manner, (Hex.parse("0303"), Hex.parse("0304")))) is not None


@pytest.mark.parametrize(("route", "clause"), [("0302", "no-enemy"), ("0304 0305", "edge.long")])
def test_retreat_of_a_leader_keeps_the_limits_without_an_exception_for_it(route, clause) -> None:
    phase = turn("5x4; blue leader L 0303; red camel X 0302")
    path = tuple(map(Hex.parse, route.split()))
    assert refused(special_move(phase, "L", Manner.RETREAT, path)) == f"cca.leader.{clause}"


def test_leader_of_the_other_side_evades_out_of_turn() -> None:
    phase = turn("5x4; blue camel A 0303; red leader X 0302; red leader Y 0301")
    assert refused(special_move(phase, "X", Manner.EVADE, (Hex.parse("0303"),))) == "cca.leader.no-enemy"
    assert refused(special_move(phase, "X", Manner.EVADE, (Hex.parse("0301"),))) == "cca.leader.one-per-hex"


@pytest.mark.parametrize(("said", "leaves"), [("top_side", "0300"), ("bottom_side", "0305")])
def test_one_long_side_opened_leaves_the_other_closed(said, leaves) -> None:
    phase = ordered("5x4; blue leader L 0301; blue leader M 0304", "L", "M", opened=(FieldSide(said),))
    for label, route in (("L", "0300"), ("M", "0305")):
        ruling = move(phase, along(label, route))
        assert refused(ruling) == (None if route == leaves else "cca.leader.edge.long")
