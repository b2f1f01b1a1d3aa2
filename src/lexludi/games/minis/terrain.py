"""Chapter 12: hills, forest, difficult going, water, ravines and ditches."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def above(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether a unit stands higher than another (12.2.15, 12.5.10)."""
    raise NotImplementedError


def height(trace: Trace, battle: Battle, one: str, other: str, counts: tuple[Count, ...]) -> Number:
    """The bonus for standing higher, added to some totals (12.2.15, 12.5.10)."""
    raise NotImplementedError


def cover(trace: Trace, battle: Battle, target: str, counts: tuple[Count, ...]) -> Number:
    """The bonus of forest and ditch against shooting (12.3.7, 12.5.15)."""
    raise NotImplementedError


def steps_of_movement(trace: Trace, battle: Battle, label: str) -> Number:
    """What the told way of a unit costs in steps of movement (12.1.4, 12.2.8, 12.5.3)."""
    raise NotImplementedError
