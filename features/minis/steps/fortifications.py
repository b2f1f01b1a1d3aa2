"""Sentences about barriers and what they are worth."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.fortifications import Sheltered, shelter_of
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("what a barrier adds to the defence of {label} against {enemy}")
def adds_to_defence(case: Table, label: Piece, enemy: Piece) -> Ruling[Sheltered]:
    return case.decide(shelter_of, case.state, label, enemy)


@phrases.then("{label} gets {number} for a barrier", result=True)
def gets(case: Table, label: Piece) -> Number | None:
    found = case.outcome(Sheltered)
    return found.number if found.label == label else None
