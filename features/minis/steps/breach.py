"""Sentences about shelling barriers."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.breach import Shell
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number, exact
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    Shell,
    asked=(
        "{piece} shells {section} from {steps} steps",
        "{piece} shells {section} from {steps} steps, rolling {hit} to hit",
        "{piece} shells {section} from {steps} steps, rolling {hit} to hit and {die} for the damage",
    ),
    past=(
        "{piece} has shelled {section} from {steps} steps",
        "{piece} has shelled {section} from {steps} steps, rolling {hit} to hit",
        "{piece} has shelled {section} from {steps} steps, rolling {hit} to hit and {die} for the damage",
    ),
    refused="{piece} cannot shell {section} from {steps} steps",
    dice={"hit": Rolled("hit_roll", of="piece"), "die": Rolled("shot_die", of="piece")},
)


@phrases.then("{section} takes {number} damage", result=True)
def takes_damage(case: Table, section: Piece) -> Number:
    return exact(case.outcome(Battle).section(section).damage - case.state.section(section).damage)


@phrases.then("{section} is breached", result=True)
def is_breached(case: Table, section: Piece) -> bool:
    return case.outcome(Battle).section(section).breached


@phrases.then("{section} is not breached", result=True)
def is_not_breached(case: Table, section: Piece) -> bool:
    return not case.outcome(Battle).section(section).breached


@phrases.then("{piece} is out of action", result=True)
def is_out_of_action(case: Table, piece: Piece) -> bool:
    return case.outcome(Battle).unit(piece).broken


@phrases.given("shots have breached {section}")
def was_breached(case: Table, section: Piece) -> None:
    case.state = case.state.put_section(replace(case.state.section(section), breached=True))


@phrases.given("earlier shots of {piece} did {section} {number} damage")
def took_damage(case: Table, piece: Piece, section: Piece, number: Number) -> None:
    case.state = case.state.put_section(replace(case.state.section(section), damage=number))
