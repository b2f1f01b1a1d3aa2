"""Sentences about the movement of a unit."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.movement import Movement, movement_of
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the movement of {label} is counted")
def movement(case: Table, label: Piece) -> Ruling[Movement]:
    return case.decide(movement_of, case.state, label)


@phrases.then("the movement of {label} is {steps} steps", result=True)
def movement_is(case: Table, label: Piece) -> Number | None:
    found = case.outcome(Movement)
    return found.steps if found.label == label else None


@phrases.given("{labels} each have Mv {number}", again=True)
def each_have(case: Table, labels: list[str], number: Number) -> None:
    for label in labels:
        case.say(label, movement=number)
