"""Chapter 6: moves, wheels, marches and passing friends."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ELSEWHERE = {"minis.6.1": "movement ways"}
"""The modules that decide clauses of this chapter."""

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()
