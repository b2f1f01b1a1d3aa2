"""Camps, looting and their capture (14.0, 14.7)."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
