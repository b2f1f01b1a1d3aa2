"""Sentences about shots and what they do."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.shooting import Left, Shoot, movement_left
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

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


@phrases.then("{label} must now counter-attack {enemy}", result=True)
def must_counter_attack(case: Table, label: Piece, enemy: Piece) -> bool:
    pending = case.outcome(Battle).pending
    return any((each.action, *each.labels) == ("counter_attack_shooters", label, enemy) for each in pending)
