"""Chapter 5: shooting, from the declaration to the result."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
