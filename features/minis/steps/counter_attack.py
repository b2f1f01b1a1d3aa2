"""Sentences about counter-attacks under fire."""

from __future__ import annotations

from lexludi.games.minis.counter_attack import CounterAttackUnderFire

from .table import phrases

phrases.action(
    CounterAttackUnderFire,
    asked="under fire, {unit} counter-attacks {enemy}",
    past="under fire, {unit} has counter-attacked {enemy}",
    refused="under fire, {unit} cannot counter-attack {enemy}",
)
