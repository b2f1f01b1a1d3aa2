"""Sentences about rout moves and rallies."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import RoutMove
from lexludi.games.aig.turn import Turn
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.placeholders import Route
from lexludi.space.hex.route import parse_route

from .table import Table, phrases


@phrases.given("rally die of {unit}: {die}")
def rally_die(case: Table, unit: Piece, die: Face) -> None:
    case.roll("rally_die", die, unit)


@phrases.given("{unit} has made its rout move: {route}", again=True)
def has_fled(case: Table, unit: Piece, route: Route) -> None:
    case.follow(_move(case, unit, route))


@phrases.when("{unit} makes its rout move: {route}", past="{unit} has made its rout move: {route}")
def flees(case: Table, unit: Piece, route: Route) -> Ruling[Turn]:
    return case.ask(_move(case, unit, route))


@phrases.then("{label} is eliminated", result=True)
def eliminated(case: Table, label: Piece) -> bool:
    return label not in (piece.label for piece in case.after.pieces)


def _move(case: Table, unit: str, route: str) -> RoutMove:
    """A rout move; the unit's own hex alone says that it stays."""
    start = case.battle.unit(unit).spot
    way = () if route == start.number else parse_route(Stance((start,)), route)[1:]
    return RoutMove(unit, tuple(stance.left for stance in way))
