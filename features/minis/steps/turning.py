"""Sentences about turning in a close combat."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.state import Battle, Turned
from lexludi.games.minis.turning import TurnInFight, TurnToSupport
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    TurnInFight,
    asked="{unit} turns to face {enemy} in close combat",
    past="{unit} has turned to face {enemy} in close combat",
    refused="{unit} cannot turn to face {enemy} in close combat",
)
phrases.action(
    TurnToSupport,
    asked="{unit} turns about to support {comrade}",
    past="{unit} has turned about to support {comrade}",
    refused="{unit} cannot turn about to support {comrade}",
)


@phrases.given("in their column, {labels} have turned about")
def have_turned(case: Table, labels: list[str]) -> None:
    formation = case.state.formation(labels[0])
    turned = dict(formation.turned) | dict.fromkeys(labels, Turned.ABOUT)
    case.form(replace(formation, turned=tuple(turned.items())))


@phrases.then("{label} faces its enemy in close combat")
def faces(case: Table, label: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(label)
    return fight is not None and label in fight.turned


@phrases.then("{label} faces about in its column", result=True)
def faces_about(case: Table, label: Piece) -> bool:
    before, after = case.state.formation(label), case.outcome(Battle).formation(label)
    return after.facing(label) is Turned.ABOUT and before.facing(label) is not Turned.ABOUT
