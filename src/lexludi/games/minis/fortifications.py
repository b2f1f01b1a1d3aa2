"""Chapter 14: camps, barricades, fortifications, stakes and the storm of them."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def shelter(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...]) -> Number:
    """The bonus of the barricade or fortification a unit stands behind (14.2.3, 14.3.3)."""
    raise NotImplementedError


def across_a_barrier(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether two units fight across a barrier (14.6.2)."""
    raise NotImplementedError
