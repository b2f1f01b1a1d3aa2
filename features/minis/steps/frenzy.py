"""Sentences about fleeing and frenzied elephants."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.frenzy import Bolt, EndFrenzy, Fate, Rush, Trample, strike_back
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Bolt,
    asked=("the owner of the fleeing elephant {unit} rolls", "the owner of the fleeing elephant {unit} rolls {die}"),
    past="the owner of the fleeing elephant {unit} has rolled {die}",
    refused="nobody rolls for {unit} as a fleeing elephant",
    dice={"die": Rolled("fleeing_elephant", of="unit")},
)
phrases.action(
    Trample,
    asked=(
        "the frenzied elephant {unit} attacks {other}",
        "the frenzied elephant {unit} attacks {other}, rolling {attack} against {defence}",
    ),
    past="the frenzied elephant {unit} has attacked {other}, rolling {attack} against {defence}",
    refused="{unit} does not attack {other} as a frenzied elephant",
    dice={"attack": Rolled("attack_die", of="unit"), "defence": Rolled("defence_die", of="other")},
)
phrases.action(
    EndFrenzy,
    asked="the next turn of the frenzied elephant {unit} comes",
    past="the next turn of the frenzied elephant {unit} has come",
    refused="{unit} does not die yet",
)


@phrases.given("{label} is a frenzied elephant")
def is_frenzied(case: Table, label: str) -> None:
    case.say(label, frenzied=True)


@phrases.when("{label} strikes back at the frenzied elephant {elephant}")
def strikes_back(case: Table, label: Piece, elephant: Piece) -> Ruling[Zone]:
    return case.decide(strike_back, case.state, label, elephant)


def _rush(case: Table, label: str) -> Rush | None:
    known = set(case.state.told(Rush))
    return next((each for each in case.outcome(Battle).told(Rush) if each.label == label and each not in known), None)


@phrases.then("the fate of {label} is: {fate}", result=True)
def fate_is(case: Table, label: Piece) -> Fate | None:
    rush = _rush(case, label)
    if rush:
        return rush.fate
    killed = case.outcome(Battle).unit(label).removed and case.ruling.contribution("minis.13.1.4") == Fate.KILLED
    return Fate.KILLED if killed else None


@phrases.then("{label} rushes {steps} steps", result=True)
def rushes(case: Table, label: Piece) -> Number | None:
    rush = _rush(case, label)
    return rush.steps if rush else None
