"""Who may be shot at: zone, sight, distance, the nearest (5.4)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def sees(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether a unit sees another (5.4.visible, 5.4.obstacle, 5.4.through)."""
    raise NotImplementedError
