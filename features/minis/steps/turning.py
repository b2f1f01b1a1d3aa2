"""Sentences about turning in a close combat."""

from __future__ import annotations

from lexludi.games.minis.turning import TurnInFight, TurnToSupport

from .table import phrases

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
