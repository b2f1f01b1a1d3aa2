"""A turn played action by action: the one door to the movement phase, and the moves open to a piece."""

from __future__ import annotations

from lexludi.board.hexes import Hex
from lexludi.games.cca.movement import end_movement, halt, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Action, EndMovement, Halt, Move, Order, Phase
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.rulings.ruling import Ruling, Verdict

RULES = {Order: order, Move: move, Halt: halt, EndMovement: end_movement}


def act(phase: Phase, action: Action, readings: Readings = EDITION) -> Ruling:
    """Put one action to the rules; the outcome is the phase after it."""
    return RULES[type(action)](phase, action, readings)


def legal_moves(phase: Phase, label: str, readings: Readings = EDITION) -> tuple[Move, ...]:
    """One shortest move to every hex in which a piece may end, nearest first."""
    found: dict[Hex, Move] = {}
    paths: list[tuple[Hex, ...]] = [(spot,) for spot in phase.counter(label).hexes[0].neighbours()]
    while paths:
        longer = []
        for path in paths:
            if path[-1] not in found and _allowed(phase, Move(label, path), readings):
                found[path[-1]] = Move(label, path)
            if path[-1] in phase.position.grid and _allowed(phase, Move(label, path, paused=True), readings):
                longer += [(*path, spot) for spot in path[-1].neighbours()]
        paths = longer
    return tuple(found.values())


def _allowed(phase: Phase, action: Move, readings: Readings) -> bool:
    return act(phase, action, readings).verdict is Verdict.DECIDED
