"""Disorder points: every cause of them, and what they take (10.0 to 10.12)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def disorder(trace: Trace, battle: Battle, label: str, clause: str, points: int = 1) -> Battle:
    """A unit takes disorder points for a cause, named by its clause; at zero strength it is destroyed (10.zero)."""
    raise NotImplementedError
