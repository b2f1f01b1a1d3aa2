"""Sentences about leaders."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.acp.fire import FireOutcome
from lexludi.games.acp.melee import MeleeOutcome
from lexludi.games.acp.units import Fate, Leader

from .table import Table, phrases


@phrases.given("leader {leader} with {label}, bonus {bonus}")
def leader(case: Table, leader: str, label: Piece, bonus: int) -> None:
    case.lead(label, Leader(leader, bonus))


@phrases.given("leader {name} with {label}, check die {die}")
def leader_with_die(case: Table, name: str, label: Piece, die: Face) -> None:
    case.lead(label, Leader(name))
    case.dice.put("check_die", die, name)


@phrases.given("leader {name} with {label}, bonus {bonus}, check die {die}")
def leader_with_both(case: Table, name: str, label: Piece, bonus: int, die: Face) -> None:
    case.lead(label, Leader(name, bonus))
    case.dice.put("check_die", die, name)


@phrases.then("leader {label} is not checked")
def leader_unchecked(case: Table, label: Piece) -> bool:
    leaders = case.outcome(FireOutcome, MeleeOutcome).leaders
    known = {leader.label for found in case.leaders.values() for leader in found}
    return label in known - {leader.label for leader in leaders}


@phrases.then("leader {label} is: {fate}", result=True)
def leader_is(case: Table, label: Piece) -> Fate | None:
    leaders = case.outcome(FireOutcome, MeleeOutcome).leaders
    return next((leader.fate for leader in leaders if leader.label == label), None)
