"""Readings: whoever gets a ruling is told which readings it asked for."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp import readings
from lexludi.games.acp.readings import BRIDGE, Bridge
from lexludi.games.acp.situations import Move
from lexludi.games.acp.terrain import movement_cost
from lexludi.games.acp.units import Mover, Terrain
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.readings import Chosen, Setting
from lexludi.rulings.ruling import Verdict

from .builders import melee, melees

OF_MELEE = [each for each in vars(readings).values() if isinstance(each, Setting) and each is not BRIDGE]


@given(situation=melees(), die=st.integers(0, 9))
def test_reading_that_changes_a_melee_is_asked_for_in_both_rulings(situation, die):
    for setting in OF_MELEE:
        rulings = {side: melee(situation, die, chosen=Chosen((side,))) for side in setting.sides}
        if any(ruling.verdict is Verdict.SILENT for ruling in rulings.values()):
            continue
        first, second = (ruling.outcome for ruling in rulings.values())
        named = all((setting, side) in ruling.readings for side, ruling in rulings.items())
        assert first == second or named, setting.name


def test_reading_of_the_bridge_is_asked_for_only_where_a_bridge_is_crossed() -> None:
    crossing = Move((Mover.PH,), Terrain.CLEAR, (Terrain.BRIDGE,))
    assert movement_cost(crossing).readings == ((BRIDGE, Bridge.ADDITION),)
    priced = movement_cost.played(NO_DICE, Chosen((Bridge.PRICE,)))(crossing)
    assert priced.readings == ((BRIDGE, Bridge.PRICE),)
    assert movement_cost(replace(crossing, crossing=())).readings == ()
