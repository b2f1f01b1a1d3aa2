"""Combat contact, the battle line, time to react (8.1, 8.2.6 to 8.2.11)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.relations import Touches
from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def is_full(trace: Trace, battle: Battle, touch: Touches) -> bool:
    """Whether a contact is a full battle line (8.1.17)."""
    raise NotImplementedError


def in_time(trace: Trace, battle: Battle, attacker: str, target: str) -> bool:
    """Whether a reaction to an attack comes in time (8.2.6)."""
    raise NotImplementedError


def bound(battle: Battle, label: str) -> bool:
    """Whether a unit takes a direct part in a close combat (8.1.11)."""
    raise NotImplementedError


def level_way(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit attacked over level ground (8.5.5)."""
    raise NotImplementedError
