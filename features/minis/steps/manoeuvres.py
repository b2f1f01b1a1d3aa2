"""Sentences about moves, wheels and passing friends."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.manoeuvres import Move, Wheel, farthest
from lexludi.games.minis.state import Battle
from lexludi.games.minis.ways import Covered
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Move,
    asked=("{unit} moves {steps} steps", "{unit} moves {steps} steps {heading}"),
    past=("{unit} has moved {steps} steps", "{unit} has moved {steps} steps {heading}"),
    refused=("{unit} cannot move {steps} steps", "{unit} cannot move {steps} steps {heading}"),
)
phrases.action(
    Wheel,
    asked=(
        "{unit} wheels, its moving corner {steps} steps from where it was",
        "{unit} wheels, its moving corner {steps} steps from where it was and {arc} steps along the arc",
        "{unit} wheels {hand}, its moving corner {steps} steps from where it was",
        "{unit} wheels {hand}, its moving corner {steps} steps from where it was and {arc} steps along the arc",
    ),
    past=(
        "{unit} has wheeled, its moving corner {steps} steps from where it was",
        "{unit} has wheeled, its moving corner {steps} steps from where it was and {arc} steps along the arc",
        "{unit} has wheeled {hand}, its moving corner {steps} steps from where it was",
        "{unit} has wheeled {hand}, its moving corner {steps} steps from where it was and {arc} steps along the arc",
    ),
    refused=(
        "{unit} cannot wheel, its moving corner {steps} steps from where it was",
        "{unit} cannot wheel, its moving corner {steps} steps from where it was and {arc} steps along the arc",
        "{unit} cannot wheel {hand}, its moving corner {steps} steps from where it was",
        "{unit} cannot wheel {hand}, its moving corner {steps} steps from where it was and {arc} steps along the arc",
    ),
)


@phrases.then("{label} has now spent {steps} steps of its movement", result=True)
def has_now_spent(case: Table, label: Piece) -> Number | None:
    before, after = case.state, case.outcome(Battle)
    moved = after.unit(label).moved
    return moved if moved != before.unit(label).moved else None


@phrases.when("it is asked how far {label} can move along its way")
def how_far(case: Table, label: Piece) -> Ruling[Covered]:
    return case.decide(farthest, case.state, label)


@phrases.then("{label} can cover {steps} steps of its way", result=True)
def covers(case: Table, label: Piece) -> Number | None:
    found = case.outcome(Covered)
    return found.steps if found.label == label else None


@phrases.then("{label} keeps its order")
def keeps_order(case: Table, label: Piece) -> bool:
    case.attempt(Move)
    return case.outcome(Battle).unit(label).disorder == case.state.unit(label).disorder
