"""Chapter 9: retreat and evasion."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def go_back(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit retreats a quarter of its movement (9.1.1); obstacles, friends and enemies in its told way stop it."""
    raise NotImplementedError


def evade(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit evades, skirmishers with their full movement (9.1.1, 9.1.4)."""
    raise NotImplementedError


def quarter(trace: Trace, battle: Battle, label: str) -> Number:
    """A quarter of the movement of a unit (9.1.1)."""
    raise NotImplementedError
