"""The sentences of Alexandre contre la Perse: moves, fires and melees as they are told at the table."""

from .table import phrases

__all__ = ["phrases"]
