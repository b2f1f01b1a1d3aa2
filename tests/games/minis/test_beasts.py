"""Whom an elephant disorders that has fought several units."""

from __future__ import annotations

from lexludi.games.minis.close_combat import ChooseLead, FightRound
from lexludi.games.minis.contact import join
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Density, Side, Troops, Unit
from lexludi.games.minis.turn import MINIS
from lexludi.rulings.dice import Dice

FOOT = [
    Unit(label, Side.BLUE, Troops.INFANTRY, Density.LOOSE, attack=2, defence=1, morale=3)
    for label in ("front", "flank")
]


def _round(battle: Battle, lead: str, blows: tuple[int, int], guards: tuple[int, int]) -> Battle:
    battle = MINIS.act(battle, ChooseLead(lead, "beast"), Dice()).outcome
    dice = Dice()
    for label, blow, guard in ((lead, blows[0], guards[1]), ("beast", blows[1], guards[0])):
        dice.put("attack_die", blow, label)
        dice.put("defence_die", guard, label)
    return MINIS.act(battle, FightRound(lead, "beast"), dice).outcome


def test_elephant_destroyed_after_two_leaders_disorders_both() -> None:
    beast = Unit("beast", Side.RED, Troops.INDIAN_ELEPHANT)
    battle = join(Battle((*FOOT, beast)), "front", "beast", Zone.FRONT)
    battle = join(battle, "flank", "beast", Zone.LEFT)
    battle = _round(battle, "front", (1, 1), (6, 6))
    battle = _round(battle, "flank", (6, 1), (1, 6))
    assert battle.unit("beast").removed
    assert [battle.unit(label).disorder for label in ("front", "flank")] == [1, 1]
