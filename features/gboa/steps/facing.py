"""Sentences about facing: reactions, turns to the rear, and arcs."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.gboa.facing import Arcs, Turned, arcs, react, turn_to_rear
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Arc
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.frame import arcs as arc_highlights
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.placeholders import Route
from lexludi.space.hex.position import Position

from .table import Table, phrases


@phrases.when("{label} reacts to {enemy} and turns to {facing}")
def reacts(case: Table, label: Piece, enemy: Piece, facing: Vertex) -> Ruling[Turned]:
    ruling = case.decide(react, case.position, label, enemy, facing, case.chart, case.cause(enemy))
    return _turned(case, label, ruling)


@phrases.when("{label} reacts to {enemy} and turns to the rear")
def turns_about(case: Table, label: Piece, enemy: Piece) -> Ruling[Turned]:
    return _turned(case, label, case.decide(turn_to_rear, case.position, label, enemy, case.chart, case.cause(enemy)))


@phrases.when("the arcs of {label} are determined")
def ask_arcs(case: Table, label: Piece) -> Ruling[Arcs]:
    case.scene = Board.of(_arcs(case.position, label))
    return case.decide(arcs, case.position, label)


@phrases.then("its {arc} hexes: {hexes}", result=True)
def arc_hexes(case: Table, arc: Arc) -> Route:
    return Route(" ".join(getattr(case.outcome(Arcs), arc.value)))


def _turned(case: Table, label: str, ruling: Ruling[Turned]) -> Ruling[Turned]:
    boards = [case.position, ruling.outcome.position] if ruling.decided else [case.position]
    case.subject, case.scene = label, Board(lambda: [_arcs(board, label) for board in boards])
    return ruling


def _arcs(position: Position, label: str) -> Frame:
    return Frame(position, tuple(arc_highlights(position.counter(label)).items()))
