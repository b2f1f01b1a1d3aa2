"""The sentences of The Great Battles of Alexander: moves, withdrawals, turns and zones on a drawn board."""

from . import facing, movement, withdrawal, zones
from .table import phrases

__all__ = ["facing", "movement", "phrases", "withdrawal", "zones"]
