"""Chapter 15: throwing engines, bombards and guns."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def crew_strength(trace: Trace, battle: Battle, label: str, struck: Zone) -> Number | None:
    """The strength of the crew of a piece before disorder; None for other troops (15.1.4, 15.1.7)."""
    raise NotImplementedError


def missile_of(trace: Trace, battle: Battle, label: str) -> str | None:
    """What a piece throws (ball, canister, bolt or stone); None for other troops."""
    raise NotImplementedError


def ignores_defence(missile: str | None) -> bool:
    """Whether a missile leaves its target no Def and no cover but a fortification (15.2.26 to 15.2.28)."""
    raise NotImplementedError
