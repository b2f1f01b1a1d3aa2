"""Sentences about shots and what they do."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.shooting import Left, Shoot, movement_left
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


class Next(StrEnum):
    """What a unit must do next."""

    RETREAT = "retreat"
    FLIGHT = "flight"
    EVASION = "evasion"
    COUNTER_ATTACK = "counter_attack"


PENDING = {
    "retreat": Next.RETREAT,
    "flee": Next.FLIGHT,
    "evade": Next.EVASION,
    "counter_attack_shooters": Next.COUNTER_ATTACK,
}

phrases.action(
    Shoot,
    asked=(
        "{shooter} shoots at {target}",
        "{shooter} shoots at {target}, rolling {shot} against {defence}",
        "{shooter} shoots at {target} with the support of {supporters}",
        "{shooter} shoots at {target} with the support of {supporters}, rolling {shot} against {defence}",
    ),
    past=(
        "{shooter} has shot at {target}, rolling {shot} against {defence}",
        "{shooter} has shot at {target} with the support of {supporters}, rolling {shot} against {defence}",
    ),
    refused=(
        "{shooter} cannot shoot at {target}",
        "{shooter} cannot shoot at {target} with the support of {supporters}",
    ),
    dice={"shot": Rolled("shot_die", of="shooter"), "defence": Rolled("defence_die", of="target")},
)


@phrases.when("how far can {label} still move after shooting")
def how_far(case: Table, label: Piece) -> Ruling[Left]:
    return case.decide(movement_left, case.state, label)


@phrases.then("{label} can still move {steps} steps", result=True)
def can_still_move(case: Table, label: Piece) -> Number | None:
    left = case.outcome(Left)
    return left.steps if left.label == label else None


@phrases.then("what {label} must do next: {move}", result=True)
def must_next(case: Table, label: Piece) -> Next | None:
    pending = case.outcome(Battle).pending
    return next(
        (PENDING[each.action] for each in pending if each.labels[:1] == (label,) and each.action in PENDING), None
    )


@phrases.then("{label} need not move")
def need_not_move(case: Table, label: Piece) -> bool:
    return not any(each.labels[:1] == (label,) for each in case.outcome(Battle).pending)
