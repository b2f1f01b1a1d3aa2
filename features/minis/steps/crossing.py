"""Sentences about crossing barriers and battery positions."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.crossing import EARLIER, Cross, Crossed, PassBattery, turn_of
from lexludi.games.minis.fortifications import stand_at
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    Cross,
    asked="{unit} crosses {section}",
    past="{unit} has crossed {section}",
    refused="{unit} cannot cross {section}",
)
phrases.action(
    PassBattery,
    asked="{unit} moves through the battery {battery}",
    past="{unit} has moved through the battery {battery}",
    refused="{unit} cannot move through the battery {battery}",
)


@phrases.given("{labels} crossed {section} earlier this turn", again=True)
def crossed_this_turn(case: Table, labels: list[str], section: Piece) -> None:
    case.meet(*labels)
    for label in labels:
        case.tell(Crossed(label, section, turn_of(case.state)))


@phrases.given("{labels} crossed {section} in the turn before", again=True)
def crossed_before(case: Table, labels: list[str], section: Piece) -> None:
    case.meet(*labels)
    for label in labels:
        case.tell(Crossed(label, section, EARLIER))


@phrases.then("{unit} now stands right behind {section}", result=True)
def stands_behind_now(case: Table, unit: Piece, section: Piece) -> bool:
    stand = stand_at(case.outcome(Battle), unit)
    return bool(stand and stand.behind and stand.thing == section)


@phrases.then("{unit} now stands right in front of {section}", result=True)
def stands_before_now(case: Table, unit: Piece, section: Piece) -> bool:
    stand = stand_at(case.outcome(Battle), unit)
    return bool(stand and not stand.behind and stand.thing == section)
