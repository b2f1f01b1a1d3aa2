"""The actions of the game turn, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.aig.meanwhile import Plan
from lexludi.space.hex.hexes import Hex


class Use(StrEnum):
    """What an individual order is for."""

    ACT = "move_and_fire"
    REMOVE_HITS = "remove_hits"
    RALLY = "rally"
    PROMOTE = "promotion"
    MOVE = "move_as_leader"
    LEAD = "lead_his_unit"
    """A leader is activated together with the unit he is stacked with."""


@dataclass(frozen=True)
class RollTie:
    """Both sides roll for the right to choose first among tied leaders."""


@dataclass(frozen=True)
class Activate:
    """Activate a leader who is due."""

    leader: str


@dataclass(frozen=True)
class CutIn:
    """Hold a leader who is due back and let another try to seize his place."""

    leader: str
    due: str


@dataclass(frozen=True)
class Seize:
    """A leader of the passive side tries to seize a momentum or a cut-in."""

    leader: str


@dataclass(frozen=True)
class LetPass:
    """The passive side does not try to seize."""


@dataclass(frozen=True)
class Individual:
    """An individual order."""

    label: str
    """Whom it goes to."""
    use: Use
    leader: str = ""
    """Who issues it; the active leader unless another is named."""


@dataclass(frozen=True)
class GroupOrder:
    """A group order, to the leader's own group unless other units are declared."""

    leader: str = ""
    units: tuple[str, ...] = ()


@dataclass(frozen=True)
class BannerRally:
    """The choice of a banner rally."""

    leader: str = ""


@dataclass(frozen=True)
class Deed:
    """What a unit or leader does by order: its plan step by step, and which leaders go along; every sentence about it is one."""

    label: str
    steps: Plan
    riders: tuple[str, ...] = ()


@dataclass(frozen=True)
class CarryOut:
    """A piece makes its move by order, hex by hex and turn by turn."""

    label: str
    route: Plan
    leaders: tuple[str, ...] = ()


@dataclass(frozen=True)
class MoveTo:
    """A piece goes to a hex by order, by the plan with the fewest steps."""

    label: str
    hex: Hex
    leaders: tuple[str, ...] = ()


@dataclass(frozen=True)
class FireAt:
    """A unit fires by order, without moving."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class Exchange:
    """The same, and the enemy shoots back if he is able to."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class RideBy:
    """A unit fires in the middle of its ordered move."""

    unit: str
    route: Plan
    enemy: str
    rest: Plan


@dataclass(frozen=True)
class RideByExchange:
    """The same, and the enemy shoots back if he is able to."""

    unit: str
    route: Plan
    enemy: str
    rest: Plan


@dataclass(frozen=True)
class Flee:
    """A unit that has just routed flees along a way its owner has chosen."""

    unit: str
    route: tuple[Hex, ...] = ()
    agreed: bool = False
    """Whether the players have agreed on the way, because the source does not say how the unit flees."""


@dataclass(frozen=True)
class Escape:
    """A lone leader answers an enemy who has come near by going to a friendly unit."""

    leader: str
    unit: str = ""
    """The unit he goes to; the nearest if none is named."""


@dataclass(frozen=True)
class Stay:
    """A lone leader lets an enemy who has come near be."""

    leader: str
    agreed: bool = False
    """Whether the players have agreed on it, because movement costs have not been laid down."""


@dataclass(frozen=True)
class Reaction:
    """A unit fires without an order, in answer to the enemy."""

    unit: str


@dataclass(frozen=True)
class EndOrders:
    """The active leader has issued all his orders."""

    leader: str = ""
    untold: bool = False
    """Whether nothing has been said of what he ordered."""


@dataclass(frozen=True)
class Commit:
    """The active leader commits a unit to melee with an enemy."""

    unit: str
    enemy: str
    leader: str = ""


@dataclass(frozen=True)
class Fight:
    """The melees of the order phase are resolved, with the hits the players have found."""

    unit: str = ""
    hits: int = 0
    """On that unit."""


@dataclass(frozen=True)
class TryMomentum:
    """The active leader tries for momentum, or another who is named."""

    leader: str = ""


@dataclass(frozen=True)
class Finish:
    """The active leader does not try for momentum."""

    leader: str = ""


@dataclass(frozen=True)
class RemoveMarkers:
    """Step a of the rally phase."""


@dataclass(frozen=True)
class RoutMove:
    """Step b of the rally phase: a routed unit moves through the hexes of a way; its own hex alone says that it stays."""

    unit: str
    route: tuple[Hex, ...] = ()
    agreed: bool = False
    """Whether the players have agreed that it stays, because its side has no banner left."""


@dataclass(frozen=True)
class EndTurn:
    """Steps c to e of the rally phase."""


Action = (
    RollTie
    | Activate
    | CutIn
    | Seize
    | LetPass
    | Individual
    | GroupOrder
    | BannerRally
    | CarryOut
    | MoveTo
    | FireAt
    | Exchange
    | RideBy
    | RideByExchange
    | Flee
    | Escape
    | Stay
    | Reaction
    | EndOrders
    | Commit
    | Fight
    | TryMomentum
    | Finish
    | RemoveMarkers
    | RoutMove
    | EndTurn
)
