"""A move under way: where the unit stands, what it has paid and suffered, and whether it must stop."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from lexludi.games.gboa import zones
from lexludi.games.gboa.orders import Order
from lexludi.games.gboa.terrain import Chart
from lexludi.games.gboa.units import Fire, roll_for
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Fact, Trace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.notation import parse_place
from lexludi.space.hex.position import Counter, Position
from lexludi.space.hex.route import EXPECTED
from lexludi.space.line import BadNotation

Waypoint = tuple[Hex, ...] | Vertex
"""What a player says of one step: the hexes to enter, or the vertex to face."""


class StepKind(StrEnum):
    """The ways a unit can take one step."""

    ENTER = "enter_hex"
    PIVOT = "pivot"
    FRONT_TO_FLANK = "front_to_flank_turn"
    WHEEL = "wheel"
    REVERSE = "reverse_facing"
    BACK = "withdraw_step"


@dataclass(frozen=True)
class Step:
    """One step taken: where it led, its movement points and its cohesion hits."""

    kind: StepKind
    stance: str
    points: int
    hits: int


@dataclass
class Walk:
    """The running account of one move."""

    trace: Trace
    position: Position
    """The board as it was before the move."""
    unit: Counter
    """The unit where it stands now."""
    allowance: int | None
    """The movement points it has for this, if they are limited."""
    chart: Chart
    order: Order
    spent: int = 0
    unpriced: bool = False
    """Whether it has come into a hex whose movement points are not known, which only who has no limit may."""
    hits: int = 0
    steps: list[Step] = field(default_factory=list)
    fire: dict[str, Fire] = field(default_factory=dict)
    stopped: str | None = None
    """The clause by which the move is over."""
    left_ezoc: bool = False
    vertices: int = 0
    """Vertices turned in the present hex."""
    entered: int = 0
    """Hexes entered so far."""
    suffered: dict[Hex, int] = field(default_factory=dict)
    """The hexes that have cost a two-hex unit hits, each with the half that brought them."""
    about: bool = False
    """Whether the unit has reversed its facing, so that its left half is now its right."""
    last_leg: bool = False
    """Whether no hex is entered any more."""

    @property
    def stance(self) -> Stance:
        """Where the unit stands now."""
        return self.unit.stance

    def go_on(self) -> None:
        """Refuse any step after a stop."""
        if self.stopped:
            self.trace.refuse(self.stopped, unit=self.unit.label, hex=self.stance.place)

    def pay(self, points: int, clause: str, **facts: str) -> int:
        """Spend movement points; the clause refuses what the allowance does not cover."""
        if self.allowance is not None and self.spent + points > self.allowance:
            left, start = self.allowance - self.spent, self.position.counter(self.unit.label).stance.place
            spent = at_most(self.spent + points, self.allowance, start, facts.get("hex", self.stance.place))
            self.trace.refuse(clause, unit=self.unit.label, movement_point=spent, points_left=left, **facts)
        self.spent += points
        return points

    def take(self, kind: StepKind, stance: Stance, points: int, hits: int) -> None:
        """Carry a step out."""
        moved = set(stance.hexes) != set(self.stance.hexes)
        self.unit = self.unit.at(stance)
        self.hits += hits
        self.steps.append(Step(kind, str(stance), points, hits))
        if moved:
            self.entered += 1
            self.vertices = 0

    def stack(self, spots: tuple[Hex, ...], clause: str) -> None:
        """End the decision where another counter is in one of the hexes: the clause leaves open what that does."""
        others = tuple(one.label for spot in spots for one in self.position.at(spot) if one.label != self.unit.label)
        if others:
            self.trace.silent(clause, unit=(self.unit.label, *others), hex="+".join(map(str, spots)))

    def as_wide(self, hexes: tuple[Hex, ...]) -> None:
        """Complain about a step that names more or fewer hexes than the unit occupies."""
        occupied = len(self.stance.hexes)
        if len(hexes) != occupied:
            raise Impossible(
                "Number of hexes {unit} occupies: {count}; name as many for each step, such as {place}.",
                unit=self.unit.label,
                count=occupied,
                place=self.stance.place,
            )

    def on_board(self, spots: tuple[Hex, ...]) -> None:
        """Complain about a step off the board."""
        for spot in spots:
            if spot not in self.position.grid:
                raise Impossible("Hex {hex} is off the board.", hex=spot.number)

    def stop_in_ezoc(self, spots: tuple[Hex, ...]) -> None:
        """End the move if the hexes just entered are in an EZOC."""
        enemies = zones.held_by(self.trace, self.position, spots, self.unit.side, enough=1)
        if not enemies:
            return
        facts: dict[str, Fact] = {"unit": self.unit.label, "enemy": tuple(enemy.label for enemy in enemies)}
        if self.left_ezoc:
            self.stopped = "gboa.7.2.5"
            self.trace.cite("gboa.7.2.5", **facts)
        else:
            self.stopped = "gboa.7.2.3"
            self.trace.cite("gboa.7.2.3", **facts)

    def roll(self) -> int:
        """The next die roll for the unit."""
        return roll_for(self.trace, self.unit)


def read_route(text: str) -> tuple[Waypoint, ...]:
    """Read a move as players write it: `0302 NE 0402`, or `0302+0402` for a two-hex unit."""
    try:
        return tuple(Vertex(word) if word in Vertex.__members__ else parse_place(word, text) for word in text.split())
    except BadNotation as error:
        raise BadNotation(error.word, text, EXPECTED) from error
