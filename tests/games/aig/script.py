"""A game written down: states and actions as plain data for JSON, and read again."""

from __future__ import annotations

from typing import Any, cast, get_args

from lexludi.games.aig.actions import Action
from lexludi.games.aig.turn import Turn
from lexludi.rulings.plain import Json, Readers, plain, restore
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Position

ACTIONS = {kind.__name__: kind for kind in get_args(Action)}
READERS: Readers = {Position: parse}


def write_action(action: Action) -> dict[str, Any]:
    """An action as plain data: its name and what it says."""
    return {"action": type(action).__name__, "says": plain(action)}


def read_action(data: dict[str, Any]) -> Action:
    """An action from its plain form."""
    return cast(Action, restore(ACTIONS[data["action"]], data["says"], READERS))


def write_turn(turn: Turn) -> Json:
    """A state of the game turn as plain data."""
    return plain(turn)


def read_turn(data: Json) -> Turn:
    """A state of the game turn from its plain form."""
    return cast(Turn, restore(Turn, data, READERS))
