"""Sentences about the storm of barriers."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.kinds import Piece
from lexludi.games.minis.assault import FoughtAcross
from lexludi.games.minis.state import Battle
from lexludi.games.minis.storm import ClearBarricade, CrossAfterStorm, Storm

from .table import Table, phrases


class Round(StrEnum):
    """A round of close combat."""

    CLASH = "clash"
    HAND_TO_HAND = "hand_to_hand"


phrases.action(
    Storm,
    asked="{unit} storms the barrier that {enemy} defends",
    past="{unit} has stormed the barrier that {enemy} defends",
    refused="{unit} cannot storm the barrier that {enemy} defends",
)
phrases.action(
    CrossAfterStorm,
    asked="{unit} crosses {section} after the storm",
    past="{unit} has crossed {section} after the storm",
    refused="{unit} cannot cross {section} after the storm",
)
phrases.action(
    ClearBarricade,
    asked="it is seen what combat has left of the barricade {section}",
    past="combat has destroyed the barricade {section}",
    refused="combat cannot have destroyed the barricade {section}",
)


@phrases.given("hand-to-hand combat was fought across {section}")
def fought_hand_to_hand(case: Table, section: Piece) -> None:
    case.tell(FoughtAcross(section, True))


@phrases.given("a clash alone was fought across {section}")
def fought_a_clash(case: Table, section: Piece) -> None:
    case.tell(FoughtAcross(section, False))


@phrases.then("{unit} and {enemy} fight across the barrier, first round: {round}", result=True)
def fight_across(case: Table, unit: Piece, enemy: Piece) -> Round | None:
    fight = case.outcome(Battle).fight_of(unit)
    if fight is None or not fight.section or not any(enemy in side for side in fight.sides):
        return None
    return Round.CLASH if fight.clash else Round.HAND_TO_HAND
