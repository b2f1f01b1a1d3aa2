"""The sentences of Commands & Colors: Ancients: orders, moves and battles as they are told at the table."""

from .table import phrases

__all__ = ["phrases"]
