"""Chapter 13: elephants and chariots."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def beast_strength(trace: Trace, battle: Battle, label: str, struck: Zone) -> Number | None:
    """The strength of an elephant or chariot before disorder, on the side from which it is struck; None for other troops (13.0.5 to 13.0.8)."""
    raise NotImplementedError


def has_impact(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether an elephant, heavy or scythed chariot strikes with impact (8.5.4)."""
    raise NotImplementedError


def chariot_shooters(trace: Trace, battle: Battle, label: str) -> int | None:
    """The figures of a chariot that shoot; None for other troops (13.0.17)."""
    raise NotImplementedError
