"""The sentences of the AIG wargame, as they are told at the table."""

from . import (
    activation,
    checks,
    command,
    counters,
    deeds,
    escape,
    facing,
    gaps,
    missiles,
    movement,
    orders,
    pieces,
    play,
    rally,
    rout,
    turn,
)
from .table import phrases

__all__ = [
    "activation",
    "checks",
    "command",
    "counters",
    "deeds",
    "escape",
    "facing",
    "gaps",
    "missiles",
    "movement",
    "orders",
    "phrases",
    "pieces",
    "play",
    "rally",
    "rout",
    "turn",
]
