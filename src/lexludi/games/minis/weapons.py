"""Missile weapons: who has which, when, how far and how hard (5.3, 5.5)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def missile_weapon(trace: Trace, battle: Battle, label: str) -> Arm:
    """The missile weapon a unit shoots with."""
    raise NotImplementedError


def shoots_by_hand(battle: Battle, label: str) -> bool:
    """Whether a unit carries a missile weapon."""
    raise NotImplementedError


def piercing(trace: Trace, battle: Battle, shooter: str) -> Number:
    """The piercing of the weapon a unit shoots with."""
    raise NotImplementedError
