"""Sentences about rout moves and rallies."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import RoutMove

from .table import Table, phrases


@phrases.given("rally die of {unit}: {die}")
def rally_die(case: Table, unit: Piece, die: Face) -> None:
    case.roll("rally_die", die, unit)


phrases.action(
    RoutMove,
    asked="{unit} makes its rout move: {route}",
    past="{unit} has made its rout move: {route}",
    refused="{unit} cannot make its rout move: {route}",
)


@phrases.then("{label} is eliminated", result=True)
def eliminated(case: Table, label: Piece) -> bool:
    return label not in (piece.label for piece in case.after.pieces)
