"""The sentences of Commands & Colors: Ancients: orders, moves and battles as they are told at the table."""

from . import battle, lists, movement, play
from .table import phrases

__all__ = ["battle", "lists", "movement", "phrases", "play"]
