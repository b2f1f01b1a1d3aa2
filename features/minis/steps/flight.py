"""Sentences about flight: who runs, who is drawn into it, who is halted."""

from __future__ import annotations

from lexludi.games.minis.flight import Flee, Panic

from .table import Table, phrases

phrases.action(
    Flee,
    asked="{unit} flees from {enemy}",
    past="{unit} has fled from {enemy}",
    refused="{unit} cannot flee from {enemy}",
)
phrases.action(
    Panic,
    asked="{unit} flees in panic from {enemy}",
    past="{unit} has fled in panic from {enemy}",
    refused="{unit} cannot flee in panic from {enemy}",
)


@phrases.given("after combat, {label} must flee from {enemy}")
def must_flee(case: Table, label: str, enemy: str) -> None:
    case.meet(label, enemy)
    case.state = case.state.then("flee", label, enemy)
