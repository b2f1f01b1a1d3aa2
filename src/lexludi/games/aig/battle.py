"""The battle at one moment: the map, the pieces on it, who fights whom, and what the scenario lays down."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from lexludi.games.aig.meanwhile import Loosed, Meanwhile
from lexludi.games.aig.pieces import Leader, State, Unit, Weapon, read_piece
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Position, Side

Kept = TypeVar("Kept", bound=Unit | Leader)
IMPASSABLE = "impassable_terrain"


class Terrain(StrEnum):
    """What a scenario can set a movement cost for."""

    CLEAR = "clear"
    STREAM = "stream"
    RIVER = "river"
    WOODS = "woods"


@dataclass(frozen=True)
class Cost:
    """The movement points a hex of some terrain costs, or a hexside of it costs in addition, by the scenario."""

    terrain: Terrain
    points: int


@dataclass(frozen=True)
class Band:
    """The number a missile weapon needs to hit at up to so many hexes, as the players agree: the chart of weapons is lost."""

    weapon: Weapon
    hexes: int
    number: int


@dataclass(frozen=True)
class Melee:
    """Two enemies who are engaged with each other."""

    one: str
    other: str


@dataclass(frozen=True)
class Group:
    """The units a leader's group orders can activate, by the scenario."""

    leader: str
    units: tuple[str, ...]


@dataclass(frozen=True)
class Zone:
    """The ZOI of a unit where a scenario gives it, instead of its front hexes."""

    unit: str
    hexes: tuple[Hex, ...]


@dataclass(frozen=True)
class Battle:
    """Everything on the table, as plain data."""

    units: tuple[Unit, ...] = ()
    leaders: tuple[Leader, ...] = ()
    map: Position | None = None
    """The board with its terrain, without counters; None where no board is spoken of."""
    melees: tuple[Melee, ...] = ()
    groups: tuple[Group, ...] = ()
    zones: tuple[Zone, ...] = ()
    costs: tuple[Cost, ...] = ()
    bands: tuple[Band, ...] = ()
    fallen: tuple[Leader, ...] = ()
    """The leaders who have been killed or wounded."""
    now: Meanwhile = Meanwhile()
    """What else has happened in this activation, or is said to come."""

    def unit(self, label: str) -> Unit:
        """A combat unit."""
        for unit in self.units:
            if unit.label == label:
                return unit
        raise Impossible("No combat unit here is called {label}.", label=label)

    def leader(self, label: str) -> Leader:
        """A leader."""
        for leader in self.leaders:
            if leader.label == label:
                return leader
        raise Impossible("No leader here is called {label}.", label=label)

    def piece(self, label: str) -> Unit | Leader:
        """A unit or a leader."""
        return self.leader(label) if self.is_leader(label) else self.unit(label)

    def is_leader(self, label: str) -> bool:
        """Whether a label is a leader's."""
        return any(leader.label == label for leader in self.leaders)

    @property
    def pieces(self) -> tuple[Unit | Leader, ...]:
        """All units and leaders."""
        return (*self.units, *self.leaders)

    @property
    def board(self) -> Position:
        """The map, which must have been said."""
        if self.map is None:
            raise Impossible("There is no board yet; describe the board first.")
        return self.map

    @property
    def position(self) -> Position:
        """The board with every piece on it."""
        return self.board.with_only(*(piece.counter() for piece in self.pieces))

    def of(self, side: Side) -> tuple[Unit, ...]:
        """The units of one side."""
        return tuple(unit for unit in self.units if unit.side is side)

    def unit_in(self, spot: Hex, side: Side | None = None) -> Unit | None:
        """The unit in a hex, of one side or of either."""
        found = (unit for unit in self.units if unit.stance and unit.spot == spot and side in (None, unit.side))
        return next(found, None)

    def unit_of(self, leader: Leader) -> Unit | None:
        """The unit a leader is stacked with."""
        return self.unit_in(leader.spot, leader.side) if leader.stance else None

    def leaders_with(self, unit: Unit) -> tuple[Leader, ...]:
        """The leaders stacked with a unit."""
        return tuple(leader for leader in self.leaders if self.unit_of(leader) == unit)

    def lone_in(self, spot: Hex, side: Side) -> tuple[str, ...]:
        """The leaders of a side in a hex without a unit of theirs."""
        here = (leader for leader in self.leaders if leader.side is side and leader.stance and leader.spot == spot)
        return () if self.unit_in(spot, side) else tuple(leader.label for leader in here)

    def overall(self, side: Side) -> Leader | None:
        """The overall commander of a side, if he is there."""
        return next((one for one in self.leaders if one.side is side and one.has(State.OVERALL)), None)

    def group(self, leader: str) -> tuple[str, ...]:
        """The units a leader's group orders can activate, as far as they are still there."""
        here = {unit.label for unit in self.units}
        return tuple(unit for group in self.groups if group.leader == leader for unit in group.units if unit in here)

    def foes(self, label: str) -> tuple[str, ...]:
        """Those a piece is engaged with; a leader fights beside the unit he is stacked with."""
        names = {label}
        if self.is_leader(label) and (unit := self.unit_of(self.leader(label))):
            names.add(unit.label)
        pairs = [(melee.one, melee.other) for melee in self.melees]
        return tuple(there for one, other in pairs for here, there in ((one, other), (other, one)) if here in names)

    def in_melee(self, label: str) -> bool:
        """Whether a piece is in melee with the enemy."""
        return bool(self.foes(label))

    def put(self, *pieces: Unit | Leader) -> Battle:
        """The battle with pieces added, or put in place of those with their labels."""
        units, leaders = self.units, self.leaders
        for piece in pieces:
            if isinstance(piece, Unit):
                units = _put(units, piece)
            else:
                leaders = _put(leaders, piece)
        return replace(self, units=units, leaders=leaders)

    def loosed(self, shot: Loosed) -> Battle:
        """The battle with one more shot."""
        return replace(self, now=replace(self.now, shots=(*self.now.shots, shot)))

    def without(self, label: str) -> Battle:
        """The battle after a piece has been eliminated."""
        return replace(
            self,
            units=tuple(unit for unit in self.units if unit.label != label),
            leaders=tuple(leader for leader in self.leaders if leader.label != label),
            melees=tuple(melee for melee in self.melees if label not in (melee.one, melee.other)),
            fallen=(*self.fallen, *(leader for leader in self.leaders if leader.label == label)),
        )


@dataclass(frozen=True)
class After:
    """What a rule that changes the battle comes to."""

    battle: Battle


def read_battle(position: Position) -> Battle:
    """The battle a position shows."""
    pieces = tuple(map(read_piece, position.counters))
    units = tuple(piece for piece in pieces if isinstance(piece, Unit))
    for unit in units:
        if shared := next((one for one in units if one.spot == unit.spot and one is not unit), None):
            raise Impossible(
                "{one} and {other} cannot be in the same hex.", by="aig.4.4.1.stack", one=unit.label, other=shared.label
            )
        if unit.stance is None or unit.stance.facing is None:
            raise Impossible("{label} has no facing; give it one, such as N.", by="aig.7.1.vertex", label=unit.label)
    leaders = tuple(piece for piece in pieces if isinstance(piece, Leader))
    return Battle(units, leaders, position.with_only())


def _put(pieces: tuple[Kept, ...], piece: Kept) -> tuple[Kept, ...]:
    if any(one.label == piece.label for one in pieces):
        return tuple(piece if one.label == piece.label else one for one in pieces)
    return (*pieces, piece)
