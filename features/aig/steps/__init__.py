"""The sentences of the AIG wargame, as they are told at the table."""

from . import activation, checks, command, facing, movement, orders, pieces, rally, turn
from .table import phrases

__all__ = ["activation", "checks", "command", "facing", "movement", "orders", "phrases", "pieces", "rally", "turn"]
