"""Sentences about leaders."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.acp.fire import FireOutcome
from lexludi.games.acp.melee import MeleeOutcome
from lexludi.games.acp.units import Fate, Leader
from lexludi.rulings.faults import Impossible

from .table import Table, phrases


@phrases.given("leader {leader} with {label}, bonus {bonus}")
def leader(case: Table, leader: str, label: Piece, bonus: int) -> None:
    if leader in set(case.pieces()):
        raise Impossible("Two pieces are called {label}.", label=leader)
    case.unit(label)
    case.leaders.setdefault(label, []).append(Leader(leader, bonus))


@phrases.given("leader {name} with {label}, check die {die}")
def leader_with_die(case: Table, name: str, label: Piece, die: int) -> None:
    leader(case, name, label, 0)
    case.dice.put("check_die", die, name)


@phrases.then("leader {label} is: {fate}", result=True)
def leader_is(case: Table, label: Piece) -> Fate | None:
    leaders = case.outcome(FireOutcome, MeleeOutcome).leaders
    return next((leader.fate for leader in leaders if leader.label == label), None)
