"""Readings: whoever reads a ruling sees which reading decided it."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.readings import EDITION, Bridge, Readings
from lexludi.games.acp.situations import Move
from lexludi.games.acp.terrain import movement_cost
from lexludi.games.acp.units import Mover, Terrain
from lexludi.rulings.readings import choose, settings
from lexludi.rulings.ruling import Ruling, Verdict

from .builders import melee, melees

OF_MELEE = [setting for setting in settings(Readings) if setting.path != ("bridge",)]


def named(ruling: Ruling) -> set[str]:
    return {line.facts["reading"] for line in ruling.trace if "reading" in line.facts}


@given(situation=melees(), die=st.integers(0, 9))
def test_reading_that_changes_a_melee_is_named_in_both_rulings(situation, die):
    for setting in OF_MELEE:
        rulings = {side: melee(situation, die, readings=choose(EDITION, side)) for side in setting.sides}
        if any(ruling.verdict is Verdict.SILENT for ruling in rulings.values()):
            continue
        first, second = (ruling.outcome for ruling in rulings.values())
        assert first == second or all(side in named(ruling) for side, ruling in rulings.items()), setting.path


def test_reading_of_the_bridge_is_named_only_where_a_bridge_is_crossed() -> None:
    crossing = Move((Mover.PH,), Terrain.CLEAR, (Terrain.BRIDGE,))
    assert named(movement_cost(crossing)) == {Bridge.ADDITION}
    assert named(movement_cost(crossing, Readings(bridge=Bridge.PRICE))) == {Bridge.PRICE}
    assert named(movement_cost(replace(crossing, crossing=()))) == set()
