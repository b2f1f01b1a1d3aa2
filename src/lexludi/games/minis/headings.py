"""Where a unit goes that retreats, evades or flees, and who says so (9.0.1, 9.0.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace


class Direction(StrEnum):
    """Where a unit goes that retreats, evades or flees."""

    AWAY = "away_from_the_threat"
    HOME = "towards_its_table_edge"
    ASIDE = "to_one_side"


@dataclass(frozen=True)
class Heading:
    """The direction a player chose for a unit that must withdraw."""

    label: str
    direction: Direction
    player: Side


def direction(trace: Trace, battle: Battle, label: str) -> Direction:
    """The direction in which a unit withdraws: chosen by its owner, else straight away from the threat."""
    told = next((each for each in battle.told(Heading) if each.label == label), None)
    chosen = Direction.AWAY if told is None else told.direction
    if chosen is Direction.ASIDE:
        trace.refuse("minis.9.0.1", unit=label)
    if told is not None:
        owner = battle.unit(label).side
        if owner is None:
            raise Impossible("Which side is {label} on? Say it.", label=label)
        if owner is not told.player:
            trace.refuse("minis.9.0.2", unit=label, side=told.player)
        trace.cite("minis.9.0.2", chosen, unit=label, side=owner)
    return trace.cite("minis.9.0.1", chosen, unit=label)
