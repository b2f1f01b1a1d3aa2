"""Movement allowances and their factors (6.1)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def allowance(trace: Trace, battle: Battle, label: str) -> Number:
    """The movement of a unit for this player turn before anything is spent: told, or by its arms and armour (6.1)."""
    raise NotImplementedError
