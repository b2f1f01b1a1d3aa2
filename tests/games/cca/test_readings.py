"""Readings: each changes one ruling, and both rulings tell which side of it was played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.games.cca import readings
from lexludi.games.cca.battle import battle
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import end_movement, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Order
from lexludi.games.cca.units import Card, FieldSide, Manner
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.readings import Chosen, Setting
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.hexes import Hex

from .builders import after, along, ordered, turn

D, R, S = Verdict.DECIDED, Verdict.REFUSED, Verdict.SILENT


def short_side(chosen: Chosen) -> Ruling:
    phase = ordered("5x4; blue leader L 0103", "L", opened=(FieldSide.SHORT,))
    return move.played(NO_DICE, chosen)(phase, along("L", "0003"))


def other_card(chosen: Chosen) -> Ruling:
    return order.played(NO_DICE, chosen)(
        turn("5x4; blue camel A 0303; blue leader L 0303", card=Card.OTHER), Order("L")
    )


def reached_leader(chosen: Chosen) -> Ruling:
    phase = after(ordered("5x4; blue camel A 0204; blue leader L 0303", "A", "L"), along("A", "0303"))
    return move.played(NO_DICE, chosen)(phase, along("L", "0302"))


def leader_who_stayed(chosen: Chosen) -> Ruling:
    phase = ordered("5x4; blue leader L 0303; red camel X 0302", "L")
    return battle.played(NO_DICE, chosen)(end_movement(phase).outcome, "L")


def joined_unit(chosen: Chosen) -> Ruling:
    phase = after(ordered("5x4; blue leader L 0203; blue camel A 0303; red camel X 0302", "L"), along("L", "0303"))
    return battle.played(NO_DICE, chosen)(end_movement(phase).outcome, "A")


def evade_through_the_enemy(chosen: Chosen) -> Ruling:
    phase = turn("5x4; blue leader L 0303; red leader X 0304")
    return special_move.played(NO_DICE, chosen)(phase, "L", Manner.EVADE, (Hex.parse("0304"), Hex.parse("0404")))


SETTINGS = [each for each in vars(readings).values() if isinstance(each, Setting)]
CASES = {
    readings.OPEN_SIDES: (short_side, D, R),
    readings.DETACHING_CARDS: (other_card, R, D),
    readings.ATTACHMENT: (reached_leader, R, D),
    readings.LONE_BATTLE: (leader_who_stayed, R, S),
    readings.ENEMY_EXEMPTION: (evade_through_the_enemy, R, S),
    readings.BATTLE_ORDERS: (joined_unit, R, D),
}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_reading_decides_its_case_and_is_named_in_both_rulings(setting):
    case: Callable[[Chosen], Ruling]
    case, *verdicts = CASES[setting]
    for side, verdict in zip(setting.sides, verdicts, strict=True):
        ruling = case(Chosen((side,)))
        assert ruling.verdict is verdict
        assert (setting, side) in ruling.readings


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_reading_leaves_the_cases_of_the_others_alone(setting):
    for other, (case, *_) in CASES.items():
        if other is not setting:
            rulings = [case(Chosen((side,))) for side in setting.sides]
            assert rulings[0] == rulings[1]
