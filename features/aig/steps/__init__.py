"""The sentences of the AIG wargame, as they are told at the table."""

from . import checks, command, pieces
from .table import phrases

__all__ = ["checks", "command", "phrases", "pieces"]
