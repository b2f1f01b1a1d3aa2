"""What the player turn of a side owes from its start: tests of those who flee, returns from pursuit, deaths of frenzied elephants."""

from __future__ import annotations

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side


def owed(battle: Battle, side: Side) -> Battle:
    """The battle in which what is due at the start of a side's turn comes next (9.0.5, 9.1.17, 13.1.6)."""
    for unit in (each for each in battle.units if each.side is side and each.removed is None):
        due = {"halt": bool(unit.fleeing), "come_back": unit.away, "end_frenzy": unit.frenzied}
        for action in (action for action, holds in due.items() if holds):
            battle = battle.then(action, unit.label)
    return battle
