"""The sides of a unit, all round and in every facing."""

from __future__ import annotations

import pytest

from lexludi.games.aig.battle import read_battle
from lexludi.games.aig.facing import end_melee, side_shown, start_melee
from lexludi.games.aig.pieces import State
from lexludi.games.aig.readings.facing import DisorderTime
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.faults import Impossible
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.space.hex.facing import Arc
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.notation import parse

AROUND = ("0302", "0403", "0304", "0204", "0203", "0202")
"""The neighbours of 0303, clockwise from the north-east."""


@pytest.mark.parametrize("facing", Vertex)
def test_unit_shows_two_sides_of_each_kind_and_disordered_cavalry_six_fronts(facing: Vertex) -> None:
    for states, wanted in (("", {Arc.FRONT: 2, Arc.FLANK: 2, Arc.REAR: 2}), ("disordered", {Arc.FRONT: 6})):
        shown = []
        for spot in AROUND:
            battle = read_battle(parse(f"5x5; blue HC A 0303 {facing} tq=6 {states}; red HI X {spot} N tq=6".strip()))
            shown.append(side_shown(battle, "A", "X").outcome)
        assert {arc: shown.count(arc) for arc in set(shown)} == wanted


def test_cavalry_is_disordered_after_its_melee_under_either_reading() -> None:
    battle = read_battle(parse("5x5; blue HC A 0303 N tq=6; red LC X 0302 S tq=6"))
    for chosen in (THIS_EDITION, Chosen((DisorderTime.STARTED,))):
        begun = start_melee.played(NO_DICE, chosen)(battle, "A", "X").outcome.battle
        fought = end_melee.played(NO_DICE, chosen)(begun, "A", "X").outcome.battle
        assert all(unit.has(State.DISORDERED) for unit in fought.units)


def test_infantry_said_to_be_disordered_is_a_clear_error() -> None:
    with pytest.raises(Impossible, match="A is infantry and cannot be disordered"):
        read_battle(parse("5x5; blue HI A 0303 N tq=6 disordered; red HI X 0302 S tq=6"))


@pytest.mark.parametrize(
    "counter",
    [
        "leader L 0101 javelin",
        "leader L 0101 routed",
        "HI L 0101 N tq=5 finished",
        "leader L 0101 junior-leader active",
    ],
)
def test_state_that_a_counter_cannot_have_is_a_clear_error(counter: str) -> None:
    with pytest.raises(Impossible, match="L"):
        read_battle(parse(f"5x5; blue {counter}"))
