"""Neutral questions: who is due, and what is open to a piece."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.activation import Standing, standing
from lexludi.games.aig.battle import After
from lexludi.games.aig.options import Options, options
from lexludi.games.aig.pieces import Unit
from lexludi.games.aig.turn import Turn
from lexludi.games.aig.walk import Moved, allowance
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.placeholders import Spot

from .table import Table, phrases


@phrases.when("it is asked who is due")
def who_is_due(case: Table) -> Ruling[Standing]:
    case.draw()
    return case.decide(standing, case.turn)


@phrases.when("it is asked what {label} may do")
def what_is_open(case: Table, label: Piece) -> Ruling[Options]:
    case.draw()
    return case.decide(options, case.turn, label)


@phrases.then("{label} may go to: {hexes}", result=True)
def may_go(case: Table, label: Piece) -> list[Spot] | None:
    found = case.outcome(Options)
    return [Spot(spot.number) for spot in found.hexes] or None if found.label == label else None


@phrases.then("{label} may fire at: {units}", result=True)
def may_fire(case: Table, label: Piece) -> list[str] | None:
    found = case.outcome(Options)
    return list(found.targets) or None if found.label == label else None


@phrases.then("{label} may order: {labels}", result=True)
def may_order(case: Table, label: Piece) -> list[str] | None:
    found = case.outcome(Options)
    return list(found.orders) or None if found.label == label else None


@phrases.then("{label} may issue a group order", result=True)
def may_group(case: Table, label: Piece) -> bool:
    found = case.outcome(Options)
    return found.label == label and found.group


@phrases.then("movement points left to {label}: {points}")
def points_left(case: Table, label: Piece) -> int | None:
    found = case.outcome(Turn, Moved)
    piece = case.left(label)
    if piece is None:
        return None
    if isinstance(found, Moved):
        spent = found.points if found.path and found.path[-1] == piece.stance else None
    else:
        spent = found.orders.spent(label) if found.orders and found.orders.has_moved(label) else None
    return None if spent is None else case.decide(allowance, case.battle.piece(label)).outcome - spent


@phrases.then("movement points spent by {label}: {points}")
def points_spent(case: Table, label: Piece) -> int | None:
    phase = case.outcome(Turn).orders
    return phase.spent(label) if phase and phase.has_moved(label) else None


@phrases.then("cohesion left to {label}: {cohesion}")
def cohesion_left(case: Table, label: Piece) -> int | None:
    case.outcome(Turn, After)
    piece = case.left(label)
    return piece.cohesion if isinstance(piece, Unit) and piece.tq is not None else None
