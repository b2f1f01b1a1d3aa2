"""The movement phase as plain data: who is ordered, who has moved, who has just attached, and the actions that change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, NewType

from lexludi.games.cca.units import CENTER_ORDERS, UNIT_TYPES, Card, FieldSide, Section, Status
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Fact
from lexludi.rulings.values import replace
from lexludi.space.hex import position as board
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Counter, Position

Way = NewType("Way", str)
"""Hexes entered one after another, by their numbers: `0304 0305`."""


def way(path: Iterable[Hex]) -> Way:
    """Hexes by their numbers."""
    return Way(" ".join(spot.number for spot in path))


def path_of(route: Way) -> tuple[Hex, ...]:
    """The hexes that numbers name."""
    return tuple(map(Hex.parse, route.split()))


@dataclass(frozen=True)
class Order:
    """Spend one order on a unit or a leader."""

    label: str


@dataclass(frozen=True)
class Move:
    """Move a unit or a leader through the hexes of a route, its start not included."""

    label: str
    route: Way
    paused: bool = False
    """Whether the player means to go on with this move later."""
    leader_stays: bool = False
    """Whether the unit's leader is to stay behind."""

    def __post_init__(self) -> None:
        if not self.route:
            raise Impossible(
                "{label} enters no hex; leave the move out if the piece stays where it is.", label=self.label
            )

    @cached_property
    def path(self) -> tuple[Hex, ...]:
        """The hexes of the route."""
        return path_of(self.route)


@dataclass(frozen=True)
class Halt:
    """Finish the move that a piece has begun, where it now stands."""

    label: str


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

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last:
            raise Impossible(
                "There are no columns {first} to {last}; count them from 1 and give the lower number first.",
                first=self.first,
                last=self.last,
            )


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
    """The sides, or kinds of side, that Battle Special Rules open."""
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
    left: tuple[str, ...] = ()
    """Who has moved off the battlefield."""
    paused: str | None = None
    """Whose move is begun and not finished."""
    battle: bool = False
    """Whether movement is over."""

    def piece(self, label: str) -> Counter:
        """A piece of either side that is on the battlefield."""
        for counter in self.position.counters:
            if counter.label == label:
                return counter
        raise Impossible("{label} is not on the battlefield.", label=label)

    def counter(self, label: str) -> Counter:
        """A piece of the player whose turn it is."""
        counter = self.piece(label)
        if counter.side is not self.side:
            raise Impossible("{label} belongs to the other side, and it is not that side’s turn.", label=label)
        return counter

    def hexes_moved(self, label: str) -> int:
        """How many hexes a piece has moved by an order of its own this turn."""
        return dict(self.moves).get(label, 0)

    def distance(self, label: str) -> int:
        """How many hexes a piece has moved this turn, by itself or carried along."""
        bond = self.bond_of(label) if label in self.carried else None
        return self.hexes_moved(bond.unit if bond else label)

    def has_moved(self, label: str) -> bool:
        """Whether a piece has moved this turn, by itself or carried along."""
        return label in self.carried or self.hexes_moved(label) > 0

    @property
    def own(self) -> tuple[str, ...]:
        """The pieces of the player whose turn it is that are on the battlefield."""
        return tuple(one.label for one in self.position.counters if one.side is self.side)

    @property
    def all_moved(self) -> bool:
        """Whether everyone ordered, if anyone, has moved or been halted, so that no movement is left to finish."""
        halted = {bond.unit for bond in self.joined}
        done = all(self.has_moved(label) or label in halted for label in self.ordered)
        return self.paused is None and done

    def bond_of(self, leader: str) -> Bond | None:
        """The attachment of a leader now, however it came about."""
        return next((bond for bond in self._bonds if bond.leader == leader), None)

    def leader_with(self, unit: str) -> Bond | None:
        """The attachment of a leader to a unit now, however it came about."""
        return next((bond for bond in self._bonds if bond.unit == unit), None)

    def rider_of(self, unit: str) -> Bond | None:
        """The attachment since the start of the turn that binds a leader to a unit's move."""
        return next((bond for bond in self.bonds if bond.unit == unit), None)

    def joined_by(self, unit: str) -> Bond | None:
        """The attachment of a leader who has stopped in a unit's hex during this movement."""
        return next((bond for bond in self.joined if bond.unit == unit), None)

    def unit_left_by(self, leader: str) -> Bond | None:
        """The attachment a leader was ordered to give up."""
        return next((bond for bond in self.detached if bond.leader == leader), None)

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

    def enemy_leaders_beside(self, spot: Hex) -> tuple[str, ...]:
        """The enemy leaders adjacent to a hex, alone or with a unit."""
        found = (self.leader_in(beside, self.side.enemy) for beside in spot.neighbours())
        return tuple(leader.label for leader in found if leader)

    def to_enemy(self, unit: str, spot: Hex) -> dict[str, Fact]:
        """How far a unit is from being adjacent to the nearest enemy unit, if there is one."""
        enemies = [one for one in self.position.counters if one.side is self.side.enemy and not one.leader]
        away = [(one.stance.distance(spot), one.label) for one in enemies]
        if not away or unit in self.left:
            return {}
        hexes, nearest = min(away)
        return {"distance": at_most(hexes, 1, unit, nearest)}

    def ends_of(self, action: Move) -> tuple[str, ...]:
        """Where a move begins and ends; of one that goes on after a pause, whose it is."""
        if self.hexes_moved(action.label):
            return (action.label,)
        return self.counter(action.label).stance.place, action.path[-1].number

    def terrain_on(self, way: tuple[Hex, ...]) -> Hex | None:
        """The first hex of a way that is not clear, or is entered over a hexside that is not."""
        ground = self.position
        for before, spot in zip((None, *way), way, strict=False):
            crossed = ground.between(before, spot) if before else ()
            if crossed or ground.terrain_in(spot) or ground.height(spot):
                return spot
        return None

    def sections_of(self, spot: Hex) -> tuple[Section, ...]:
        """The sections a hex belongs to; one beyond the battlefield belongs to none."""
        if spot not in self.position.grid:
            return ()
        return tuple(span.section for span in self.sections if span.first <= spot.column <= span.last)

    def names(self, section: Section) -> bool:
        """Whether it is known which columns make up a section."""
        return any(span.section is section for span in self.sections)

    def other_section(self, start: Hex, end: Hex) -> bool:
        """Whether a hex of the battlefield lies in no section of another; where one is named, the rest are others."""
        sections = set(self.sections_of(start)), set(self.sections_of(end))
        return end in self.position.grid and any(sections) and not sections[0] & sections[1]

    def placed(self, label: str, spot: Hex) -> Phase:
        """The phase with one piece put into a hex, or taken off if the hex lies beyond the battlefield."""
        counter = self.position.counter(label)
        if spot not in self.position.grid:
            return replace(self, position=self.position.without(label), left=(*self.left, label))
        return replace(self, position=self.position.with_counter(counter.at(Stance((spot,), counter.facing))))

    def without(self, label: str) -> Phase:
        """The phase after a piece has been eliminated; nobody is attached to it any more."""
        gone = self.piece(label).label

        def kept(bonds: tuple[Bond, ...]) -> tuple[Bond, ...]:
            return tuple(bond for bond in bonds if gone not in (bond.leader, bond.unit))

        return replace(
            self,
            position=self.position.without(gone),
            bonds=kept(self.bonds),
            joined=kept(self.joined),
            met=kept(self.met),
            paused=None if self.paused == gone else self.paused,
        )

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
            Status.ALONE: bond is None and self.piece(label).leader,
        }[status]


def start(position: Position, card: Card, orders: int, **more: Any) -> Phase:
    """The phase as the turn starts: a leader in a friendly unit's hex is attached to that unit."""
    phase = Phase(position, card, orders, **more)
    check_card(card, orders)
    check_board(position)
    bonds = []
    for counter in position.counters:
        unit = phase.unit_in(counter.hexes[0], counter.side) if counter.leader else None
        if unit and counter.side is phase.side:
            bonds.append(Bond(counter.label, unit.label))
    return replace(phase, bonds=tuple(bonds))


def check_card(card: Card, orders: int) -> None:
    """Complain of orders a card cannot give."""
    if orders < 0:
        raise Impossible("A card cannot have {orders} orders; the number must be 0 or more.", orders=orders)
    if card is Card.ORDER_THREE_UNITS_CENTER and orders > CENTER_ORDERS:
        raise Impossible(
            "The card “{card}” has {most} orders, not {orders}.",
            by="cca.leader.example.1",
            card=card,
            most=CENTER_ORDERS,
            orders=orders,
        )


def check_board(position: Position) -> None:
    """Complain of pieces that cannot stand as they are said to."""
    for spot in sorted({spot for counter in position.counters for spot in counter.hexes}, key=lambda spot: spot.number):
        _check(spot, position.at(spot))


def named(counter: Counter) -> dict[str, str]:
    """A piece as a fact to cite; a leader is not a unit."""
    return {"leader" if counter.leader else "unit": counter.label}


def check_path(phase: Phase, start: Hex, path: tuple[Hex, ...]) -> None:
    """Complain of a path that jumps, or goes on beyond the battlefield."""
    for before, after in pairwise((start, *path)):
        if before.distance(after) != 1:
            jump = {"before": before.number, "after": after.number}
            raise Impossible("{before} and {after} are not adjacent; name every hex the path enters.", **jump)
        if before not in phase.position.grid:
            raise Impossible("Hex {hex} is off the battlefield, so the path must end there.", hex=before.number)


def _check(spot: Hex, found: tuple[Counter, ...]) -> None:
    units, leaders = [one for one in found if not one.leader], [one for one in found if one.leader]
    for unit in units:
        if unit.type not in UNIT_TYPES:
            raise Impossible("{label}: this game has no unit type “{type}”.", label=unit.label, type=unit.type)
    for one in found:
        if one.facing or one.states or one.values or len(one.hexes) > 1:
            raise Impossible(
                "{label} must be in one hex only, and without a facing, states or values.", label=one.label
            )
    if len(units) > 1 or len(leaders) > 1 or len({one.side for one in found}) > 1:
        raise Impossible(
            "Hex {hex} has too many pieces; a hex can hold at most one unit and one leader, both of the same side.",
            by="cca.leader.one-per-hex"
            if len(leaders) > 1
            else "cca.unit.list"
            if len(units) > 1
            else "cca.leader.no-enemy",
            hex=spot.number,
        )
