"""The sentences of Alexandre contre la Perse: moves, fires and melees as they are told at the table."""

from . import fire, leaders, melee, terrain, types
from .table import phrases

__all__ = ["fire", "leaders", "melee", "phrases", "terrain", "types"]
