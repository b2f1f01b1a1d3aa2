"""Who supports whom, and what it adds (3.4)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def supporters(trace: Trace, battle: Battle, label: str, enemy: str, *, shooting: bool = False) -> tuple[str, ...]:
    """The units of the formation that support a unit against an enemy."""
    raise NotImplementedError


def support(
    trace: Trace, battle: Battle, label: str, enemy: str, counts: tuple[Count, ...], *, shooting: bool = False
) -> Number:
    """What supporters add to some totals (3.4.bonus, 3.4.bonus-skirmish)."""
    raise NotImplementedError
