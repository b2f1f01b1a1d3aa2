"""Chapter 4: commanders and their zones."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle, Commander
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def leadership(trace: Trace, battle: Battle, commander: Commander) -> int:
    """The leadership of a general or commander (4.1.leadership-levels)."""
    raise NotImplementedError


def in_command(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit or its whole formation is in the command zone of somebody (4.1.zone)."""
    raise NotImplementedError


def commander_strength(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...], *, clash: bool) -> Number:
    """What a commander adds to the strength of his fighting unit (4.1.melee.cs)."""
    raise NotImplementedError
