"""The sentences of The Great Battles of Alexander: moves, withdrawals, turns and zones on a drawn board."""

from .table import phrases

__all__ = ["phrases"]
