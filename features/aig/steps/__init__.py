"""The sentences of the AIG wargame, as they are told at the table."""

from . import activation, checks, command, facing, missiles, movement, orders, pieces, rally, rout, turn
from .table import phrases

__all__ = [
    "activation",
    "checks",
    "command",
    "facing",
    "missiles",
    "movement",
    "orders",
    "phrases",
    "pieces",
    "rally",
    "rout",
    "turn",
]
