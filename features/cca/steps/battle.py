"""Sentences about battle after moving."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.cca.battle import Battle, battle, decline
from lexludi.games.cca.phase import EndMovement, Phase
from lexludi.games.cca.turn import GAME
from lexludi.games.cca.units import Permission
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("{label} is to battle")
def is_to_battle(case: Table, label: Piece) -> Ruling[Battle]:
    case.begin(label)
    case.still()
    return case.decide(battle, case.phase, label)


@phrases.when("movement ends and {label} is to battle")
def ends_and_battles(case: Table, label: Piece) -> Ruling[Battle]:
    case.begin(label)
    phrases.actions[EndMovement].tell(GAME, case)
    return is_to_battle(case, label)


@phrases.when("{label} declines to battle")
def declines(case: Table, label: Piece) -> Ruling[Phase]:
    case.begin(label)
    case.still()
    return case.decide(decline, case.phase, label)


@phrases.then("battle: {permission}", result=True)
def permission_is(case: Table) -> Permission:
    return case.outcome(Battle).permission


@phrases.then("battling together: {labels}", result=True)
def together(case: Table) -> list[str]:
    outcome = case.outcome(Battle)
    return [outcome.unit, outcome.leader] if outcome.leader else [outcome.unit]
