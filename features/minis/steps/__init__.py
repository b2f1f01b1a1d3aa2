"""The sentences of the miniatures, a module a chapter."""

from .table import phrases

__all__ = ["phrases"]
