"""Chapter 1: figures, combat strength, morale, losses."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Removed
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def initial_figures(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a unit began with: told, or by its troops and density (1.base.depths, 3.1)."""
    raise NotImplementedError


def figures_left(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a unit has left."""
    raise NotImplementedError


def morale(trace: Trace, battle: Battle, label: str) -> int:
    """The morale of a unit: told, or by its quality (1.morale.levels)."""
    raise NotImplementedError


def lose(trace: Trace, battle: Battle, label: str, figures: int) -> Battle:
    """A unit loses figures; it is destroyed by half of them (1.cs.destroyed.losses), and a commander in it is at risk (4.1.death.roll, as pending)."""
    raise NotImplementedError


def check_destroyed(trace: Trace, battle: Battle, label: str) -> Battle:
    """The battle without a unit that losses and disorder have brought to nothing (1.cs.destroyed, 10.zero)."""
    raise NotImplementedError


def remove(battle: Battle, label: str, why: Removed) -> Battle:
    """The battle without a unit, which leaves its fights and its formation."""
    raise NotImplementedError
