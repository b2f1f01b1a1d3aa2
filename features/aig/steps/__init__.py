"""The sentences of the AIG wargame, as they are told at the table."""

from .table import phrases

__all__ = ["phrases"]
