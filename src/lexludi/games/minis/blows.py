"""Total attack and total defence in close combat, and what a blow does (8.3.6 to 8.3.12, 8.5)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.results import Result
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def strike(trace: Trace, battle: Battle, striker: str, target: str, *, clash: bool) -> tuple[Result, int, Number]:
    """A blow: the result the target suffers, the figures it loses, and R."""
    raise NotImplementedError
