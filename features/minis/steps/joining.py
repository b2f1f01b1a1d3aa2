"""Sentences about joining and leaving a formation."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.joining import Join, Leave
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    Join,
    asked="{unit} lines up with {other}: {place}",
    past="{unit} has lined up with {other}: {place}",
    refused="{unit} cannot line up with {other}: {place}",
)
phrases.action(
    Leave,
    asked="{unit} leaves its formation",
    past="{unit} has left its formation",
    refused="{unit} cannot leave its formation",
)


@phrases.then("{unit} now stands in formation with {others}", result=True)
def stands_with(case: Table, unit: Piece) -> list[str] | None:
    before, after = (battle.formation(unit).labels for battle in (case.state, case.outcome(Battle)))
    others = [label for label in after if label != unit]
    return others if after != before and others else None


@phrases.then("{unit} now stands by itself", result=True)
def stands_alone(case: Table, unit: Piece) -> bool:
    before, after = (battle.formation(unit).labels for battle in (case.state, case.outcome(Battle)))
    return after == (unit,) and before != after
