"""The game: every action a player can take, each put to the rule that judges it."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis import (
    ambush,
    bargaining,
    breach,
    camp,
    close_combat,
    command,
    contact,
    counter_attack,
    defensive_shot,
    deployment,
    duties,
    elements,
    elephants,
    entering,
    exchange,
    flight,
    formations,
    frenzy,
    laying,
    manoeuvres,
    point_blank,
    pursuit,
    reactions,
    recovery,
    reforming,
    reserve,
    retreat,
    shooting,
    start,
    steadfastness,
    storm,
    support,
    targets,
)
from lexludi.games.minis.state import Battle
from lexludi.rulings.turns import Game

CHAPTERS = (
    elephants,
    formations,
    support,
    command,
    laying,
    recovery,
    targets,
    bargaining,
    elements,
    reserve,
    shooting,
    exchange,
    breach,
    manoeuvres,
    reforming,
    duties,
    contact,
    close_combat,
    retreat,
    flight,
    pursuit,
    counter_attack,
    point_blank,
    defensive_shot,
    frenzy,
    storm,
    camp,
    entering,
    reactions,
    deployment,
    ambush,
    start,
    steadfastness,
)
"""The modules that have actions, in the order of their imports."""

MINIS: Game[Battle, Any] = Game.of(*(kind for chapter in CHAPTERS for kind in chapter.ACTIONS))
