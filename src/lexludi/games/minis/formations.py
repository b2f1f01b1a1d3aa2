"""Ranks, neighbours, flank rows, and the strength of a unit on each side (3.2, 3.3, 1.cs)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


def struck_side(trace: Trace, battle: Battle, label: str, enemy: str) -> Zone:
    """The side from which an enemy strikes or shoots at a unit: front where it has a front all round (3.1.skirmish.all-round, 3.3.hedgehog.definition, 3.3.tortoise.no-flanks, 13.0.8)."""
    raise NotImplementedError


def strength(trace: Trace, battle: Battle, label: str, struck: Zone, counts: tuple[Count, ...]) -> Number:
    """The combat strength of a unit towards a side, losses and disorder taken off, added to some totals; the one owner of CS."""
    raise NotImplementedError


def column_of(battle: Battle, label: str) -> tuple[str, ...]:
    """The column a unit stands in, from front to rear."""
    raise NotImplementedError


def rank(battle: Battle, label: str) -> int:
    """The place of a unit in its column, 1 for the front."""
    raise NotImplementedError


def neighbours(battle: Battle, label: str) -> tuple[str, ...]:
    """The units directly beside a unit in its formation."""
    raise NotImplementedError


def flank_row(battle: Battle, label: str) -> tuple[str, ...]:
    """The units of the column whose flank a unit shows."""
    raise NotImplementedError


def mean(trace: Trace, battle: Battle, labels: tuple[str, ...], of: str) -> Number:
    """The mean of a statistic over a flank row, halves up (3.2.flank-row.mean, 1.morale.flank-mean)."""
    raise NotImplementedError
