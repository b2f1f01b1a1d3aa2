"""What a phase and a player turn leave behind when they end."""

from __future__ import annotations

import pytest

from lexludi.games.minis.changes import Reacts
from lexludi.games.minis.duties import BackAtStart
from lexludi.games.minis.fleeing import Behind, OnAnotherSide
from lexludi.games.minis.panic import NoWayOut
from lexludi.games.minis.recovery import Interrupted
from lexludi.games.minis.start import EndPhase, end_phase
from lexludi.games.minis.state import Army, Battle
from lexludi.games.minis.targets import Aimed
from lexludi.games.minis.troops import Phase, Side, Unit
from lexludi.rulings.values import replace

BATTLE = Battle(
    units=(Unit("A", side=Side.BLUE), Unit("B", side=Side.RED)),
    armies=(Army(Side.BLUE, attacker=True), Army(Side.RED, attacker=False)),
    active=Side.BLUE,
)


@pytest.mark.parametrize(
    "fact", [Aimed("A", "B"), Reacts("B", "A"), OnAnotherSide("A", "B"), Behind("A", ("B",)), NoWayOut("A")]
)
def test_end_phase_fact_of_the_phase_is_forgotten(fact: object) -> None:
    after = end_phase(replace(BATTLE.tell(fact), phase=Phase.SHOOTING), EndPhase()).outcome
    assert fact not in after.facts


def test_end_phase_fact_of_the_turn_lasts_until_the_turn_ends() -> None:
    fact = BackAtStart("A")
    assert fact in end_phase(replace(BATTLE.tell(fact), phase=Phase.MANOEUVRE), EndPhase()).outcome.facts
    assert fact not in end_phase(replace(BATTLE.tell(fact), phase=Phase.ORDERS), EndPhase()).outcome.facts


@pytest.mark.parametrize(("label", "lasts"), [("A", False), ("B", True)])
def test_end_turn_disturbed_recovery_is_forgotten_after_the_own_turn(label: str, *, lasts: bool) -> None:
    fact = Interrupted(label)
    after = end_phase(replace(BATTLE.tell(fact), phase=Phase.ORDERS), EndPhase()).outcome
    assert (fact in after.facts) is lasts
