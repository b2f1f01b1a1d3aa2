"""Pursuit, following and formations that retreat (9.3, 9.4)."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
