"""Sentences about passing through friends."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.passing import Passed, Shifted, pass_between, pass_through, shift
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("{label} passes through its friend {friend}")
def passes(case: Table, label: Piece, friend: Piece) -> Ruling[Passed]:
    return case.decide(pass_through, case.state, label, friend)


@phrases.when("{label} passes between its friends {one} and {other}")
def passes_between(case: Table, label: Piece, one: Piece, other: Piece) -> Ruling[Passed]:
    return case.decide(pass_between, case.state, label, one, other)


@phrases.then("{label} gets past", result=True)
def gets_past(case: Table, label: Piece) -> bool:
    return case.outcome(Passed).label == label


@phrases.when("the forced move of {label} ends on top of its friend {friend}")
def ends_on(case: Table, label: Piece, friend: Piece) -> Ruling[Shifted]:
    return case.decide(shift, case.state, label, friend)


@phrases.then("{label} is shifted to free ground", result=True)
def is_shifted(case: Table, label: Piece) -> bool:
    return case.outcome(Shifted).label == label
