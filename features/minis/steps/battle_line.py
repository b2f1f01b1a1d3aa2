"""Sentences about the battle line."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.battle_line import FormLine, HoldLine, Part, WheelIntoFlank, part_in_combat
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    FormLine,
    asked="{unit} turns to form a battle line with {enemy}, {own} to {its}",
    past="{unit} has turned to form a battle line with {enemy}, {own} to {its}",
    refused="{unit} cannot form a battle line with {enemy}, {own} to {its}",
)
phrases.action(
    WheelIntoFlank,
    asked="{unit} wheels {steps} steps into the flank of {enemy}",
    past="{unit} has wheeled {steps} steps into the flank of {enemy}",
    refused="{unit} cannot wheel {steps} steps into the flank of {enemy}",
)
phrases.action(
    HoldLine,
    asked="{unit} holds the line beside {enemy}",
    past="{unit} has held the line beside {enemy}",
    refused="{unit} cannot hold the line beside {enemy}",
)


@phrases.when("it is asked whether {label} takes a direct part in the close combat")
def takes_part(case: Table, label: Piece) -> Ruling[Part]:
    return case.decide(part_in_combat, case.state, label)


@phrases.then("it takes a direct part", result=True)
def is_direct(case: Table) -> bool:
    return case.outcome(Part).direct


@phrases.then("it only supports {label}", result=True)
def only_supports(case: Table, label: Piece) -> bool:
    part = case.outcome(Part)
    return not part.direct and label in part.supports
