"""The actions of the game turn, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.aig.meanwhile import Step
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

    to: str
    use: Use
    by: str = ""
    """Who issues it; the active leader unless another is named."""


@dataclass(frozen=True)
class GroupOrder:
    """A group order, to the leader's own group unless other units are declared."""

    by: str = ""
    units: tuple[str, ...] = ()


@dataclass(frozen=True)
class BannerRally:
    """The choice of a banner rally."""

    by: str = ""


@dataclass(frozen=True)
class Deed:
    """What a unit or leader does by order: its plan step by step, and which leaders go along."""

    label: str
    steps: tuple[Step, ...]
    riders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Flee:
    """A unit that has just routed flees along a way its owner has chosen."""

    unit: str
    way: tuple[Hex, ...] = ()
    agreed: bool = False
    """Whether the players have agreed on the way, because the source does not say how the unit flees."""


@dataclass(frozen=True)
class Escape:
    """A lone leader answers an enemy who has come near: he goes to a friendly unit, or stays."""

    leader: str
    to: str = ""
    """The unit he goes to; the nearest if none is named."""
    stays: bool = False
    agreed: bool = False
    """Whether the players have agreed on it, because movement costs have not been laid down."""


@dataclass(frozen=True)
class Reaction:
    """A unit fires without an order, in answer to the enemy."""

    unit: str


@dataclass(frozen=True)
class EndOrders:
    """The active leader has issued all his orders."""

    untold: bool = False
    """Whether nothing has been said of what he ordered."""


@dataclass(frozen=True)
class Commit:
    """The active leader commits a unit to melee with an enemy."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class Fight:
    """The melees of the order phase are resolved, with the hits the players have found."""

    hits: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class TryMomentum:
    """The active leader tries for momentum, or another who is named."""

    leader: str = ""


@dataclass(frozen=True)
class Finish:
    """The active leader does not try for momentum."""


@dataclass(frozen=True)
class RemoveMarkers:
    """Step a of the rally phase."""


@dataclass(frozen=True)
class RoutMove:
    """Step b of the rally phase: a routed unit moves through the hexes of a way, its start not included."""

    unit: str
    path: tuple[Hex, ...] = ()
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
    | Deed
    | Flee
    | Escape
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
