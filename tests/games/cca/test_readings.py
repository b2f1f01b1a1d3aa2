"""Readings: each changes one ruling, and whoever reads the ruling sees which side was played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.games.cca.battle import battle
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import end_movement, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Order
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.games.cca.units import Card, FieldSide, Manner
from lexludi.rulings.readings import choose, settings
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.hexes import Hex

from .builders import after, along, ordered, turn

D, R, S = Verdict.DECIDED, Verdict.REFUSED, Verdict.SILENT


def short_side(readings: Readings) -> Ruling:
    phase = ordered("5x4; blue leader L 0103", "L", opened=(FieldSide.SHORT,))
    return move(phase, along("L", "0003"), readings)


def other_card(readings: Readings) -> Ruling:
    return order(turn("5x4; blue camel A 0303; blue leader L 0303", card=Card.OTHER), Order("L"), readings)


def reached_leader(readings: Readings) -> Ruling:
    phase = after(ordered("5x4; blue camel A 0204; blue leader L 0303", "A", "L"), along("A", "0303"))
    return move(phase, along("L", "0302"), readings)


def leader_who_stayed(readings: Readings) -> Ruling:
    phase = ordered("5x4; blue leader L 0303; red camel X 0302", "L")
    return battle(end_movement(phase).outcome, "L", readings)


def joined_unit(readings: Readings) -> Ruling:
    phase = after(ordered("5x4; blue leader L 0203; blue camel A 0303; red camel X 0302", "L"), along("L", "0303"))
    return battle(end_movement(phase).outcome, "A", readings)


def evade_through_the_enemy(readings: Readings) -> Ruling:
    phase = turn("5x4; blue leader L 0303; red leader X 0304")
    return special_move(phase, "L", Manner.EVADE, (Hex.parse("0304"), Hex.parse("0404")), readings)


CASES = {
    "sides": (short_side, D, R),
    "cards": (other_card, R, D),
    "attachment": (reached_leader, R, D),
    "lone_battle": (leader_who_stayed, R, S),
    "enemy": (evade_through_the_enemy, R, S),
    "battle_orders": (joined_unit, R, D),
}


@pytest.mark.parametrize("setting", settings(Readings), ids=lambda setting: setting.path[-1])
def test_reading_decides_its_case_and_is_named_in_both_rulings(setting):
    case: Callable[[Readings], Ruling]
    case, *verdicts = CASES[setting.path[-1]]
    for side, verdict in zip(setting.sides, verdicts, strict=True):
        ruling = case(choose(EDITION, side))
        assert ruling.verdict is verdict
        assert side in {line.facts.get("reading") for line in ruling.trace}


@pytest.mark.parametrize("setting", settings(Readings), ids=lambda setting: setting.path[-1])
def test_reading_leaves_the_cases_of_the_others_alone(setting):
    for name, (case, *_) in CASES.items():
        if name != setting.path[-1]:
            rulings = [case(choose(EDITION, side)) for side in setting.sides]
            assert rulings[0] == rulings[1]
