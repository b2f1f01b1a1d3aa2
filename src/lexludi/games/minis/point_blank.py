"""Chapter 7: point-blank shooting and defensive shots."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
