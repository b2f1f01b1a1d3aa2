"""The discipline of an army and its tests (4.4)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def discipline(trace: Trace, battle: Battle, side: Side) -> int:
    """The discipline of an army: its living command figures, at most 5 (1.command.discipline, 4.4)."""
    raise NotImplementedError


def passes(trace: Trace, battle: Battle, label: str, clause: str) -> bool:
    """A discipline test of a unit, called for by a clause: a d6 no higher than the discipline of its army (4.4.test)."""
    raise NotImplementedError
