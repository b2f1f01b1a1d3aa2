"""A turn played on from a case, one action after another, each put as a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexludi.examples.phrases import Turns
from lexludi.games.cca.phase import Action, EndMovement, Halt, Move, Order, Phase
from lexludi.games.cca.turn import game
from lexludi.rulings.turns import Game

from .table import Table, phrases


def state(case: Table) -> tuple[Game[Phase, Action], Phase]:
    """The turn, and where it stands."""
    return game(case.readings), case.phase


def said(case: Table, action: Action) -> tuple[str, Mapping[str, Any]]:
    """The question that puts an action."""
    match action:
        case Order(label):
            return "{label} is ordered", {"label": label}
        case Move(label, path):
            route = " ".join(spot.number for spot in path)
            asked = "without its leader, {label} moves: {route}" if action.leader_stays else "{label} moves: {route}"
            return asked, {"label": label, "route": route}
        case Halt():
            return "{label} goes no further", {"label": case.phase.paused}
        case EndMovement():
            return "battle begins", {}


phrases.turns = Turns(state, said)
