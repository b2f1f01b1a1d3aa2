"""The worked example of the source, played from its first order to its last battle."""

from __future__ import annotations

import pytest

from lexludi.games.cca.battle import battle
from lexludi.games.cca.movement import end_movement, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Order
from lexludi.games.cca.units import Card
from lexludi.rulings.ruling import Ruling

from .builders import along, turn

BOARD = "6x5; blue heavy-infantry A 0304; blue leader L 0304; blue heavy-cavalry B 0504; red warrior X 0401; red camel Y 0302"


def cited(ruling: Ruling) -> list[str]:
    return [line.clause[-1] for line in ruling.trace if line.clause.startswith("cca.leader.example.")]


@pytest.mark.parametrize("board", [BOARD, BOARD.replace("heavy-infantry", "auxilia").replace("cavalry", "chariot")])
def test_worked_example_cites_its_parts_in_order_with_any_two_units(board: str) -> None:
    found: list[str] = []
    phase = turn(board, card=Card.ORDER_THREE_UNITS_CENTER, orders=3)
    for action in (Order("A"), Order("L"), Order("B")):
        ruling = order(phase, action)
        phase, found = ruling.outcome, found + cited(ruling)
    for action in (along("B", "0503 0402"), along("L", "0403 0402"), along("A", "0303")):
        ruling = move(phase, action)
        phase, found = ruling.outcome, found + cited(ruling)
    phase = end_movement(phase).outcome
    for unit in ("B", "A"):
        found += cited(battle(phase, unit))
    assert found == ["1", "2", "3", "5", "6", "7"]


def test_same_moves_with_another_card_are_not_the_example() -> None:
    phase = turn(BOARD, card=Card.SECTION, orders=3)
    for action in (Order("A"), Order("L"), Order("B")):
        phase = order(phase, action).outcome
    for action in (along("B", "0503 0402"), along("L", "0403 0402"), along("A", "0303")):
        ruling = move(phase, action)
        assert cited(ruling) == []
        phase = ruling.outcome


def test_infantry_moved_second_gives_the_warning_of_the_example_twice() -> None:
    phase = turn(BOARD, card=Card.ORDER_THREE_UNITS_CENTER, orders=3)
    for action in (Order("A"), Order("L"), Order("B")):
        phase = order(phase, action).outcome
    phase = move(phase, along("B", "0503 0402")).outcome
    second = move(phase, along("A", "0303"))
    assert cited(second) == cited(move(second.outcome, along("L", "0403"))) == ["4"]


def test_infantry_that_moves_first_is_not_the_warning_of_the_example() -> None:
    phase = turn(BOARD, card=Card.ORDER_THREE_UNITS_CENTER, orders=3)
    for action in (Order("A"), Order("L"), Order("B")):
        phase = order(phase, action).outcome
    first = move(phase, along("A", "0303"))
    assert cited(first) == []
    assert cited(move(first.outcome, along("L", "0403"))) == []


def test_leader_who_joins_cavalry_that_has_not_moved_leaves_the_example() -> None:
    phase = turn(BOARD, card=Card.ORDER_THREE_UNITS_CENTER, orders=3)
    for action in (Order("A"), Order("L"), Order("B")):
        phase = order(phase, action).outcome
    for action in (along("L", "0404 0504"), along("A", "0303")):
        ruling = move(phase, action)
        assert cited(ruling) == []
        phase = ruling.outcome
