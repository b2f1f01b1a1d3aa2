"""The movement phase as plain data: who is ordered, who has moved, who has just attached, and the actions that change it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from lexludi.board import position as board
from lexludi.board.facing import Stance
from lexludi.board.hexes import Hex
from lexludi.board.position import Counter, Position
from lexludi.games.cca.units import Card, FieldSide, Section, Status, UnitType


@dataclass(frozen=True)
class Order:
    """Spend one order on a unit or a leader."""

    label: str


@dataclass(frozen=True)
class Move:
    """Move a unit or a leader through the hexes of a path, its start not included."""

    label: str
    path: tuple[Hex, ...]
    paused: bool = False
    """Whether the player means to go on with this move later."""
    leader_stays: bool = False
    """Whether the unit's leader is to stay behind."""

    def __post_init__(self) -> None:
        if not self.path:
            raise ValueError(f"{self.label} enters no hex; a unit or leader that stays needs no move.")


@dataclass(frozen=True)
class Halt:
    """Finish the move that was begun, where the piece now stands."""


@dataclass(frozen=True)
class EndMovement:
    """Go on to battle."""


Action = Order | Move | Halt | EndMovement


@dataclass(frozen=True)
class Bond:
    """A leader and the unit he is attached to."""

    leader: str
    unit: str


@dataclass(frozen=True)
class Span:
    """The columns that make up a section of the battlefield; sections may share a column."""

    section: Section
    first: int
    last: int


@dataclass(frozen=True)
class Phase:
    """One player's movement at one moment."""

    position: Position
    card: Card
    orders: int
    """Orders left on the card."""
    side: board.Side = board.Side.BLUE
    sections: tuple[Span, ...] = ()
    opened: tuple[FieldSide, ...] = ()
    """The kinds of side that Battle Special Rules open."""
    bonds: tuple[Bond, ...] = ()
    """Leaders in a unit's hex when the turn started."""
    ordered: tuple[str, ...] = ()
    detached: tuple[Bond, ...] = ()
    """Leaders ordered to detach, each with the unit he is to leave."""
    moves: tuple[tuple[str, int], ...] = ()
    """Who moved by an order of his own, in sequence, and how many hexes."""
    carried: tuple[str, ...] = ()
    """Leaders moved along by their unit."""
    joined: tuple[Bond, ...] = ()
    """Leaders who stopped in a unit's hex during this movement."""
    met: tuple[Bond, ...] = ()
    """Leaders in whose hex a unit stopped during this movement."""
    paused: str | None = None
    """Whose move is begun and not finished."""
    battle: bool = False
    """Whether movement is over."""

    def __post_init__(self) -> None:
        if self.orders < 0:
            raise ValueError(f"A card leaves 0 orders or more, not {self.orders}.")

    def counter(self, label: str) -> Counter:
        """A piece of the player whose turn it is."""
        counter = self.position.counter(label)
        if counter.side is not self.side:
            raise ValueError(f"{label} is of the other side; it is not its turn.")
        return counter

    def hexes_moved(self, label: str) -> int:
        """How many hexes a piece has moved by an order of its own this turn."""
        return dict(self.moves).get(label, 0)

    def has_moved(self, label: str) -> bool:
        """Whether a piece has moved this turn, by itself or carried along."""
        return label in self.carried or self.hexes_moved(label) > 0

    def bond_of(self, leader: str) -> Bond | None:
        """The attachment of a leader now, however it came about."""
        return next((bond for bond in self._bonds if bond.leader == leader), None)

    def leader_with(self, unit: str) -> Bond | None:
        """The attachment of a leader to a unit now, however it came about."""
        return next((bond for bond in self._bonds if bond.unit == unit), None)

    @property
    def _bonds(self) -> tuple[Bond, ...]:
        return (*self.bonds, *self.joined, *self.met)

    def unit_in(self, spot: Hex, side: board.Side | None = None) -> Counter | None:
        """The unit in a hex, of one side or of either."""
        return next((one for one in self.position.at(spot, side) if not one.leader), None)

    def leader_in(self, spot: Hex, side: board.Side | None = None) -> Counter | None:
        """The leader in a hex, of one side or of either."""
        return next((one for one in self.position.at(spot, side) if one.leader), None)

    def enemy_units_beside(self, spot: Hex) -> tuple[str, ...]:
        """The enemy units adjacent to a hex."""
        found = (self.unit_in(beside, self.side.enemy) for beside in spot.neighbours())
        return tuple(unit.label for unit in found if unit)

    def sections_of(self, spot: Hex) -> tuple[Section, ...]:
        """The sections a hex belongs to; one beyond the battlefield belongs to none."""
        if spot not in self.position.grid:
            return ()
        return tuple(span.section for span in self.sections if span.first <= spot.column <= span.last)

    def placed(self, label: str, spot: Hex) -> Phase:
        """The phase with one piece put into a hex, or taken off if the hex lies beyond the battlefield."""
        counter = self.position.counter(label)
        if spot not in self.position.grid:
            return replace(self, position=self.position.without(label))
        return replace(self, position=self.position.with_counter(counter.at(Stance((spot,), counter.facing))))

    def after_move(self, action: Move) -> Phase:
        """The phase with a move written down."""
        hexes = dict(self.moves)
        hexes[action.label] = hexes.get(action.label, 0) + len(action.path)
        goes_on = action.paused and action.path[-1] in self.position.grid
        return replace(self, moves=tuple(hexes.items()), paused=action.label if goes_on else None)

    def changed(self, **changes: Any) -> Phase:
        """The phase with some of its facts replaced."""
        return replace(self, **changes)

    def has(self, label: str, status: Status) -> bool:
        """Whether something can be said of a piece."""
        bond = self.bond_of(label)
        return {
            Status.ORDERED: label in self.ordered,
            Status.NOT_ORDERED: label not in self.ordered,
            Status.MOVED: self.has_moved(label),
            Status.NOT_MOVED: not self.has_moved(label),
            Status.ATTACHED: bond is not None,
            Status.NEWLY_ATTACHED: bond is not None and bond not in self.bonds,
            Status.ALONE: bond is None and self.position.counter(label).leader,
        }[status]


def start(position: Position, card: Card, orders: int, **more: Any) -> Phase:
    """The phase as the turn starts: a leader in a friendly unit's hex is attached to that unit."""
    phase = Phase(position, card, orders, **more)
    for spot in {spot for counter in position.counters for spot in counter.hexes}:
        _check(spot, position.at(spot))
    bonds = []
    for counter in position.counters:
        unit = phase.unit_in(counter.hexes[0], counter.side) if counter.leader else None
        if unit and counter.side is phase.side:
            bonds.append(Bond(counter.label, unit.label))
    return replace(phase, bonds=tuple(bonds))


def named(counter: Counter) -> dict[str, str]:
    """A piece as a fact to cite; a leader is not a unit."""
    return {"leader" if counter.leader else "unit": counter.label}


def check_path(start: Hex, path: tuple[Hex, ...]) -> None:
    """Complain of a path that jumps."""
    for before, after in pairwise((start, *path)):
        if before.distance(after) != 1:
            raise ValueError(f"{before} and {after} are not adjacent; a path names every hex it enters.")


def _check(spot: Hex, found: tuple[Counter, ...]) -> None:
    units, leaders = [one for one in found if not one.leader], [one for one in found if one.leader]
    for unit in units:
        if unit.type not in tuple(UnitType):
            raise ValueError(f"{unit.label}: {unit.type} is no type of unit.")
    if len(units) > 1 or len(leaders) > 1 or len({one.side for one in found}) > 1:
        raise ValueError(f"Hex {spot} holds more than one unit of one side and one leader with it.")
