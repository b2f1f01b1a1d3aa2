"""A turn played action by action: the one door to the movement phase, and the actions open in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lexludi.games.cca.movement import end_movement, halt, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Action, EndMovement, Halt, Move, Order, Phase, named
from lexludi.games.cca.readings import EDITION, Readings
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.rulings.turns import Game
from lexludi.space.hex.hexes import Hex


def act(phase: Phase, action: Action, dice: Dice = NO_DICE, readings: Readings = EDITION) -> Ruling[Phase]:
    """Put one action to the rules; the outcome is the phase after it."""
    match action:
        case Order():
            return order.rolling(dice)(phase, action, readings)
        case Move():
            return move.rolling(dice)(phase, action, readings)
        case Halt():
            return halt.rolling(dice)(phase, action, readings)
        case EndMovement():
            return end_movement.rolling(dice)(phase, action, readings)


def game(readings: Readings = EDITION) -> Game[Phase, Action]:
    """The turn as one interface: `act`, and `legal` over every action that can be named."""

    def played(phase: Phase, action: Action, dice: Dice) -> Ruling[Phase]:
        return act(phase, action, dice, readings)

    return Game(played, lambda phase: _actions(phase, readings))


@dataclass(frozen=True)
class Reach:
    """Where a piece may end its move."""

    label: str
    hexes: tuple[str, ...]


@decides
def reach(trace: Trace, phase: Phase, label: str, readings: Readings = EDITION) -> Reach:
    """Every hex in which a piece may end a move; where there is none, the clause against the first of the battlefield."""
    counter, turn = phase.counter(label), game(readings)
    against = {
        action.path[-1]: turn.against(phase, action)
        for action in turn.actions(phase)
        if isinstance(action, Move) and action.label == label
    }
    goals = [spot.number for spot, clause in against.items() if clause is None]
    if not goals:
        _, clause = min(against.items(), key=lambda item: item[0] not in phase.position.grid)
        trace.refuse(str(clause), **named(counter))
    trace.cite("cca.unit.one-at-a-time", **named(counter))
    return Reach(label, tuple(sorted(goals)))


def _actions(phase: Phase, readings: Readings) -> Iterator[Action]:
    """Orders to every piece, a shortest way to every hex in reach, and what ends a move or the phase."""
    own = [counter.label for counter in phase.position.counters if counter.side is phase.side]
    yield from map(Order, own)
    for label in own:
        yield from _moves(phase, label, readings)
    if phase.paused is not None:
        yield Halt()
    if not phase.battle:
        yield EndMovement()


def _moves(phase: Phase, label: str, readings: Readings) -> Iterator[Move]:
    """Moves to every hex next to a piece or to a place it can pass through, nearest first; one a hex that is legal."""
    reached: set[Hex] = set()
    paths: list[tuple[Hex, ...]] = [(spot,) for spot in phase.counter(label).hexes[0].neighbours()]
    while paths:
        longer = []
        for path in paths:
            if path[-1] not in reached:
                yield Move(label, path)
                if act(phase, Move(label, path), readings=readings).decided:
                    reached.add(path[-1])
            on_board = path[-1] in phase.position.grid
            if on_board and act(phase, Move(label, path, paused=True), readings=readings).decided:
                longer += [(*path, spot) for spot in path[-1].neighbours()]
        paths = longer
