"""A turn of the miniatures: what is open in which phase, what comes first, and random turns in which nothing breaks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.minis.fuzz_turns import Broken, Player, play
from lexludi.games.minis.close_combat import FightRound
from lexludi.games.minis.contact import DeclareAttack, join
from lexludi.games.minis.halting import Halt
from lexludi.games.minis.laying import LayOrder, RevealOrders
from lexludi.games.minis.manoeuvres import Move
from lexludi.games.minis.point_blank import PointBlank
from lexludi.games.minis.recovery import Recover
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.retreat import Retreat
from lexludi.games.minis.shooting import Shoot
from lexludi.games.minis.start import EndPhase
from lexludi.games.minis.state import Army, Battle
from lexludi.games.minis.troops import Order, Phase, Side, Unit
from lexludi.games.minis.turn import MINIS, open_to
from lexludi.rulings.values import replace

BATTLE = Battle(
    units=(
        Unit("mover", Side.BLUE, order=Order.MANOEUVRE),
        Unit("attacker", Side.BLUE, order=Order.ATTACK),
        Unit("enemy", Side.RED, order=Order.MANOEUVRE),
    ),
    armies=(Army(Side.BLUE, attacker=True), Army(Side.RED, attacker=False)),
    active=Side.BLUE,
    game_turn=1,
)
OPEN: dict[Phase, tuple[type[Any], ...]] = {
    Phase.COMMAND: (RevealOrders, Halt),
    Phase.SHOOTING: (Shoot,),
    Phase.MANOEUVRE: (Move,),
    Phase.POINT_BLANK: (PointBlank,),
    Phase.ATTACK: (DeclareAttack,),
    Phase.CLOSE_COMBAT: (FightRound,),
    Phase.RECOVERY: (Recover,),
    Phase.ORDERS: (LayOrder,),
}
SEEDS = range(1, 9)


def _open(battle: Battle, *labels: str) -> set[type[Any]]:
    return {kind for label in labels for kind in open_to(battle, label)}


@pytest.mark.parametrize("phase", Phase)
def test_open_to_a_unit_what_the_phase_is_for_and_nothing_else(phase: Phase) -> None:
    found = _open(replace(BATTLE, phase=phase), "mover", "attacker")
    timed = {kind for kinds in OPEN.values() for kind in kinds} - {LayOrder, RevealOrders, Recover}
    assert found >= set(OPEN[phase])
    assert found & timed == set(OPEN[phase]) & timed


def test_open_to_by_order_and_side() -> None:
    manoeuvre, attack = (replace(BATTLE, phase=phase) for phase in (Phase.MANOEUVRE, Phase.ATTACK))
    assert DeclareAttack in _open(attack, "attacker") and DeclareAttack not in _open(attack, "mover")
    assert Move in _open(manoeuvre, "mover") and Move not in _open(manoeuvre, "enemy")


def test_compulsory_action_comes_before_every_other() -> None:
    battle = replace(BATTLE, phase=Phase.CLOSE_COMBAT).then("retreat", "mover", "enemy")
    assert Retreat in _open(battle, "mover") and FightRound not in _open(battle, "attacker", "mover")
    assert MINIS.against(battle, EndPhase()) == "minis.2.4.6"


def test_phase_does_not_end_before_its_fights() -> None:
    battle = join(replace(BATTLE, phase=Phase.CLOSE_COMBAT), "attacker", "enemy", Zone.FRONT)
    assert MINIS.against(battle, EndPhase()) == "minis.2.4.6"


@pytest.mark.parametrize("seed", SEEDS)
def test_random_turns_break_nothing(seed: int) -> None:
    play(seed, Counter())


@pytest.mark.parametrize(
    ("before", "after"), [({"losses": 1}, {}), ({}, {"disorder": -1}), ({}, {"moved": 99, "movement": 12})]
)
def test_what_cannot_be_is_seen(before: dict[str, int], after: dict[str, int]) -> None:
    was = replace(BATTLE, phase=Phase.MANOEUVRE).change("mover", movement=12, **before)
    player = Player(Random(1), BATTLE.change("mover", **after), Counter())
    with pytest.raises(Broken):
        player.sound(was, EndPhase())
