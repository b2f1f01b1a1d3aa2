"""The pieces of the game as the sheet knows them: units, their neighbours, leaders and stacks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.faults import Impossible

D10 = tuple(range(10))
"""The faces of the die of this game."""
MOST = 99
"""No limit of the sheet, which sets none: beyond this a number of a counter is taken for a slip of the pen."""


class UnitType(StrEnum):
    """The ten types of unit, by the code printed on the sheet."""

    PH = "Ph"
    HO = "Ho"
    PE = "Pe"
    IN = "In"
    JA = "Ja"
    AR = "Ar"
    CA = "Ca"
    CL = "Cl"
    CH = "Ch"
    EL = "El"


class Mover(StrEnum):
    """Who can move: a unit of one of the ten types, or a leader."""

    PH = UnitType.PH.value
    HO = UnitType.HO.value
    PE = UnitType.PE.value
    IN = UnitType.IN.value
    JA = UnitType.JA.value
    AR = UnitType.AR.value
    CA = UnitType.CA.value
    CL = UnitType.CL.value
    CH = UnitType.CH.value
    EL = UnitType.EL.value
    LEADER = "leader"


class MoveClass(StrEnum):
    """The two cost columns of the terrain chart."""

    FOOT = "foot"
    MOUNTED = "mounted"


class Terrain(StrEnum):
    """The rows of the terrain chart."""

    CLEAR = "clear"
    FORD1 = "ford1"
    FORD2 = "ford2"
    FORD3 = "ford3"
    WATER = "water"
    BRIDGE = "bridge"
    STREAM = "stream"
    UP = "up"
    DOWN = "down"


class State(StrEnum):
    """What combat has left a unit in."""

    STEADY = "steady"
    FATIGUED = "fatigued"
    DISCOURAGED = "discouraged"
    ROUTED = "routed"


class Arc(StrEnum):
    """The side of a stack through which it is attacked."""

    FRONT = "front"
    FLANK = "flank"
    REAR = "rear"


class Place(StrEnum):
    """The hex of a unit in which its neighbour stands; the two flank hexes are told apart."""

    FRONT = "front"
    LEFT_FLANK = "left_flank"
    RIGHT_FLANK = "right_flank"
    REAR = "rear"


FLANKS = {Place.LEFT_FLANK, Place.RIGHT_FLANK}
"""The two flank hexes."""


class Name(StrEnum):
    """Whether a neighbour bears the unit's name."""

    SAME = "same_name"
    OTHER = "other_name"


class Facing(StrEnum):
    """Whether a neighbour looks in the unit's direction."""

    SAME = "same_facing"
    OTHER = "other_facing"


class Side(StrEnum):
    """The two sides of a melee."""

    DEFENDERS = "defenders"
    ATTACKERS = "attackers"


class Result(StrEnum):
    """What combat does to a unit."""

    NE = "NE"
    F = "F"
    D = "D"
    R = "R"
    DR = "Dr"
    ADVANCE_POSSIBLE = "advance_possible"
    ADVANCE_MANDATORY = "advance_mandatory"
    ADVANCE_FORBIDDEN = "advance_forbidden"


class Fate(StrEnum):
    """What a check does to a leader."""

    UNHARMED = "unharmed"
    WOUNDED = "wounded"
    KILLED = "killed"


class MissingRule(StrEnum):
    """The rules the sheet points to that are not in this source, by their number."""

    TOP_UNIT = "9.3"
    RETREAT = "10.5"
    FATIGUE = "11"
    REPEATED = "12"
    DISCOURAGED = "12.1"
    ROUT = "12.2.1"


SHAKEN = (State.DISCOURAGED, State.ROUTED)
"""The states in which it is left to a missing rule what a discouragement does."""


@dataclass(frozen=True)
class Neighbour:
    """A unit in a hex adjacent to another unit, seen from that unit."""

    label: str
    type: UnitType
    name: Name
    facing: Facing
    place: Place | None = None
    state: State = State.STEADY


@dataclass(frozen=True)
class Unit:
    """One unit as it stands when combat begins."""

    label: str
    type: UnitType
    strength: int
    quality: int | None = None
    """Unknown where nobody has said it; only a melee asks for it."""
    state: State = State.STEADY
    moved: bool = False
    """Whether it moved earlier in this activation."""
    fired: bool = False
    """Whether it has just used offensive fire."""
    neighbours: tuple[Neighbour, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.strength <= MOST:
            raise Impossible(
                "{label} must have from 1 to {most} strength points, not {strength}. A ratio needs at least 1; the sheet sets no upper limit, but more than {most} looks like a typing error.",
                label=self.label,
                most=MOST,
                strength=self.strength,
            )
        if self.quality is not None and not 0 <= self.quality <= MOST:
            raise Impossible(
                "The quality of {label} must be from 0 to {most}, not {quality}. The sheet sets no limit, but this looks like a typing error.",
                label=self.label,
                most=MOST,
                quality=self.quality,
            )


@dataclass(frozen=True)
class Leader:
    """A leader stacked with units."""

    label: str
    bonus: int | None = None
    """Unknown where nobody has said it; only a melee asks for it."""

    def __post_init__(self) -> None:
        if self.bonus is not None and not 0 <= self.bonus <= MOST:
            raise Impossible(
                "The bonus of {label} must be from 0 to {most}, not {bonus}. The sheet gives leaders bonuses and no penalties; it sets no upper limit, but more than {most} looks like a typing error.",
                by="acp.melee.mod.leaders" if self.bonus < 0 else "",
                label=self.label,
                most=MOST,
                bonus=self.bonus,
            )


@dataclass(frozen=True)
class Stack:
    """The units in one hex, the top unit first, with their leaders."""

    units: tuple[Unit, ...]
    ground: Terrain = Terrain.CLEAR
    leaders: tuple[Leader, ...] = ()

    def __post_init__(self) -> None:
        if not self.units:
            raise Impossible("A stack needs at least one unit.")
        if self.ground in (Terrain.UP, Terrain.DOWN):
            raise Impossible(
                "A stack cannot stand on “{terrain}”; say which stacks this terrain lies between.", terrain=self.ground
            )

    @property
    def top(self) -> Unit:
        """The uppermost unit, whose label the stack goes by."""
        return self.units[0]

    @property
    def strength(self) -> int:
        """The strength points of all its units."""
        return sum(unit.strength for unit in self.units)


@dataclass(frozen=True)
class UnitResult:
    """What one unit suffers or may do, in the order it is carried out."""

    label: str
    codes: tuple[Result, ...]
    left_to: MissingRule | None = None
    """The rule that says what the result does to a unit in this state, if it is not in this source."""


@dataclass(frozen=True)
class LeaderResult:
    """What became of one leader."""

    label: str
    fate: Fate
