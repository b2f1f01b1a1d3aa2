"""A turn played action by action: the one door to the movement phase, and the actions open in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lexludi.games.cca.movement import end_movement, halt, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Action, EndMovement, Halt, Move, Order, Phase, named, way
from lexludi.rulings.ruling import Trace, Verdict, decides
from lexludi.rulings.turns import ActionKind, Game
from lexludi.space.hex.hexes import Hex


@dataclass(frozen=True)
class Reach:
    """Where a piece may end its move."""

    label: str
    hexes: tuple[str, ...]


@decides
def reach(trace: Trace, phase: Phase, label: str) -> Reach:
    """Every hex in which a piece may end a move; where there is none, the clause against the first of the battlefield."""
    counter = phase.counter(label)
    found = {action.path[-1]: trace.would(move, phase, action) for action in _moves(phase, label)}
    goals = [spot.number for spot, ruling in found.items() if ruling.decided]
    if not goals:
        _, first = min(found.items(), key=lambda item: item[0] not in phase.position.grid)
        trace.refuse(str(first.by), **named(counter))
    trace.cite("cca.unit.one-at-a-time", **named(counter))
    for spot, ruling in sorted(found.items()):
        if ruling.verdict is Verdict.SILENT:
            why = ruling.trace[-1]
            trace.cite(why.clause, **{**why.facts, "hex": spot.number})
    return Reach(label, tuple(sorted(goals)))


def orders(phase: Phase) -> Iterator[Order]:
    """An order to every piece."""
    return map(Order, phase.own)


def moves(phase: Phase) -> Iterator[Move]:
    """A shortest way to every hex in reach of a piece."""
    for label in phase.own:
        yield from _moves(phase, label)


def halts(phase: Phase) -> Iterator[Halt]:
    """The end of the move that is under way."""
    if phase.paused is not None:
        yield Halt(phase.paused)


def ends(phase: Phase) -> Iterator[EndMovement]:
    """The end of the phase."""
    if not phase.battle:
        yield EndMovement()


def _moves(phase: Phase, label: str) -> Iterator[Move]:
    """Moves to every hex next to a piece or to a place it can pass through, nearest first; one a hex that is legal.

    They are the same under every reading, so a leader in whose hex a unit stopped is taken here as free to move.
    """
    free = phase.changed(met=())
    reached: set[Hex] = set()
    paths: list[tuple[Hex, ...]] = [(spot,) for spot in phase.counter(label).hexes[0].neighbours()]
    while paths:
        longer = []
        for path in paths:
            if path[-1] not in reached:
                yield Move(label, way(path))
                if move(free, Move(label, way(path))).decided:
                    reached.add(path[-1])
            on_board = path[-1] in phase.position.grid
            if on_board and move(free, Move(label, way(path), paused=True)).decided:
                longer += [(*path, spot) for spot in path[-1].neighbours()]
        paths = longer


GAME: Game[Phase, Action] = Game.of(
    ActionKind(Order, order, orders),
    ActionKind(Move, move, moves),
    ActionKind(Halt, halt, halts),
    ActionKind(EndMovement, end_movement, ends),
)
