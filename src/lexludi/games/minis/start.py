"""Chapter 2: bidding, terrain, deployment, ambushes, the order of play."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
