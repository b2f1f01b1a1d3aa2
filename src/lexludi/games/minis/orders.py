"""Orders: who has one, when it shows, and what works under it (4.2, 4.3)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def in_force(trace: Trace, battle: Battle, label: str) -> Order:
    """The order a unit is under; asked for where nobody said. Skirmishers outside formations have none (4.2.skirmish.none)."""
    raise NotImplementedError


def works(trace: Trace, battle: Battle, label: str, effect: str) -> bool:
    """Whether something works under the order of a unit: a row of the matrix (4.3.matrix), such as "pike" or "large_shield"; skirmishers are under no order."""
    raise NotImplementedError
