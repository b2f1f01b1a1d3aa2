"""Flight, and who is drawn into it (9.1.7 to 9.2)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def flee(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit flees its full movement (9.1.7); supporters and friends in the way are tested as pending actions (9.2)."""
    raise NotImplementedError
