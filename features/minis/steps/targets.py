"""Sentences about targets."""

from __future__ import annotations

from lexludi.games.minis.targets import Aim

from .table import phrases

phrases.action(
    Aim,
    asked="{shooter} takes {target} as its target",
    past="{shooter} has taken {target} as its target",
    refused="{shooter} cannot take {target} as its target",
)
