"""What is told of where a unit is, and must be told anew after it has moved."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis.relations import (
    Against,
    Apart,
    Between,
    FarSide,
    Higher,
    InCommand,
    Nearer,
    Room,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Touches,
    Way,
)
from lexludi.games.minis.state import Battle
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class Lengthwise:
    """A unit moves along inside a ravine."""

    label: str


PLACES = (
    *(Against, Apart, Between, FarSide, Higher, InCommand, Nearer, Room, Sees, ShotApart, Stands, Stood, Touches, Way),
    Lengthwise,
)
"""What is told of where units are, and holds until they move."""


def forget(battle: Battle, label: str) -> Battle:
    """The battle without what was told of the place of a unit, which must be said anew after it has moved."""
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, PLACES) and label in _labels(fact)))
    return replace(battle, facts=kept)


def _labels(fact: object) -> tuple[object, ...]:
    """The labels a fact speaks of."""
    measure = getattr(fact, "measure", None)
    return measure.between if measure else tuple(vars(fact).values())
