"""Chapter 3: density of order, formations, support, special traits."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def shoots_in_order(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse a shot that the density of a unit forbids (3.1.close.no-shooting, 3.1.loose.shooting)."""
    raise NotImplementedError


def has_close_combat(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has the close-combat trait; asked for where nobody said (3.5.cc)."""
    raise NotImplementedError
