"""What happens in an activation beside the orders: shots, charges, and what has been planned and announced."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.space.hex.hexes import Direction, Hex, Vertex


class Shot(StrEnum):
    """How a shot ends for its target."""

    HIT = "shot_hit"
    MISS = "shot_missed"


@dataclass(frozen=True)
class Fire:
    """Fire at an enemy as a step of a plan."""

    target: str
    answered: bool = False
    """Whether the enemy means to shoot back if he is able to."""
    modifier: int | None = None
    """What the players have agreed to add to the roll."""


@dataclass(frozen=True)
class Onset:
    """A melee with an enemy as a step of a plan."""

    enemy: str


Step = Hex | Vertex | Direction | Fire | Onset
"""A hex to enter, a corner to turn to (or a hexside, which no unit can face), a fire, a melee."""
Plan = tuple[Step, ...]


@dataclass(frozen=True)
class Loosed:
    """One shot: who shot at whom, as far as that is said."""

    by: str
    at: str
    end: Shot | None = None
    """How it ended; None where nobody can say."""
    answer: bool = False
    """Whether it was return fire."""


@dataclass(frozen=True)
class Planned:
    """What a piece has been said to do, before it does it."""

    label: str
    steps: Plan


@dataclass(frozen=True)
class Meanwhile:
    """The shots of an activation, and what has been announced for it."""

    shots: tuple[Loosed, ...] = ()
    answers: tuple[Loosed, ...] = ()
    """Return fire to come, if there is cause for it."""
    charges: tuple[tuple[str, str], ...] = ()
    """Enemies who are charging, each with the unit they charge."""
    plans: tuple[Planned, ...] = ()
    hits: tuple[tuple[str, int], ...] = ()
    """The cohesion hits the players have found in the melees to come, each with the unit that takes them."""

    def opened(self, label: str) -> bool:
        """Whether a unit has started missile fire."""
        return any(one.by == label and not one.answer for one in self.shots)

    def suffered(self, label: str) -> tuple[Shot, ...]:
        """How the shots ended that a unit has come under."""
        return tuple(one.end for one in self.shots if one.at == label and one.end)

    def answer(self, label: str, enemy: str) -> Shot | None:
        """How a unit's return fire at an enemy will end, if that has been announced."""
        return next((one.end for one in self.answers if (one.by, one.at) == (label, enemy)), None)

    def chargers(self, label: str) -> tuple[str, ...]:
        """Who is charging a unit."""
        return tuple(enemy for enemy, unit in self.charges if unit == label)

    def plan(self, label: str) -> Plan | None:
        """What a piece is to do, if that has been laid down."""
        return next((planned.steps for planned in self.plans if planned.label == label), None)
