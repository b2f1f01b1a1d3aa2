"""Sentences about widening and narrowing the front of a formation."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.frontage import Deploy, FoldIn
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    Deploy,
    asked=(
        "the formation of {unit} brings out {left} on the left and {right} on the right",
        "the formation of {unit} brings out {left} on the left",
        "the formation of {unit} brings out {right} on the right",
    ),
    past=(
        "the formation of {unit} has brought out {left} on the left and {right} on the right",
        "the formation of {unit} has brought out {left} on the left",
        "the formation of {unit} has brought out {right} on the right",
    ),
    refused=(
        "the formation of {unit} cannot bring out {left} on the left and {right} on the right",
        "the formation of {unit} cannot bring out {left} on the left",
        "the formation of {unit} cannot bring out {right} on the right",
    ),
)
phrases.action(
    FoldIn,
    asked="the front is narrowed by folding in {units}",
    past="the front has been narrowed by folding in {units}",
    refused="the front cannot be narrowed by folding in {units}",
)


@phrases.then("the front of the formation of {label} is now, from left to right: {labels}", result=True)
def front_is(case: Table, label: Piece) -> list[str] | None:
    if case.attempt(Deploy).unit != label:
        return None
    before, after = (each.formation(label) for each in (case.state, case.outcome(Battle)))
    front = [column[0] for column in after.columns]
    return front if len(front) != len(before.columns) else None
