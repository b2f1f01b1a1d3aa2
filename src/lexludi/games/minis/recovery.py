"""Chapter 10: disorder and recovering from it."""

from __future__ import annotations

from typing import Any

from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

ELSEWHERE = {
    "minis.10.0.1": "disorder",
    "minis.10.0.2": "formations",
    "minis.10": "disorder",
    "minis.10.zero": "general",
}
"""The modules that decide clauses of this chapter."""
