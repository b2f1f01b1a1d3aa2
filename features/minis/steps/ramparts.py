"""Sentences about barriers and what they give and take."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.ramparts import Assault, Manned, Sheltered, assault, manned, shelter_of
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


@phrases.when("who defends section {section}")
def who_defends(case: Table, section: Piece) -> Ruling[Manned]:
    return case.decide(manned, case.state, section)


@phrases.then("section {section} is defended", result=True)
def is_defended(case: Table, section: Piece) -> bool:
    found = case.outcome(Manned)
    return found.section == section and bool(found.defenders)


@phrases.then("section {section} is undefended", result=True)
def is_undefended(case: Table, section: Piece) -> bool:
    found = case.outcome(Manned)
    return found.section == section and not found.defenders


@phrases.when("what a barrier leaves of the assault of {label} on {enemy}")
def what_is_left(case: Table, label: Piece, enemy: Piece) -> Ruling[Assault]:
    return case.decide(assault, case.state, label, enemy)


@phrases.then("{label} may strike with impact", result=True)
def keeps_impact(case: Table, label: Piece) -> bool:
    found = case.outcome(Assault)
    return found.label == label and found.impact


@phrases.then("{label} strikes without impact", result=True)
def loses_impact(case: Table, label: Piece) -> bool:
    found = case.outcome(Assault)
    return found.label == label and not found.impact


@phrases.then("the pikes of {label} may help it", result=True)
def keeps_pikes(case: Table, label: Piece) -> bool:
    found = case.outcome(Assault)
    return found.label == label and found.pikes


@phrases.then("the pikes of {label} do not help it", result=True)
def loses_pikes(case: Table, label: Piece) -> bool:
    found = case.outcome(Assault)
    return found.label == label and not found.pikes
