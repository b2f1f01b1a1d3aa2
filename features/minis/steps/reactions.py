"""Sentences about reactions to an attack."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.kinds import Piece
from lexludi.games.minis.reactions import React
from lexludi.games.minis.state import Battle

from .table import Table, phrases


class Next(StrEnum):
    """What a reaction is carried out by."""

    DEFENSIVE_SHOT = "defensive_shot"
    EVASION = "evasion"
    CHANGE = "change_of_formation"
    HEDGEHOG = "hedgehog"


PENDING = {
    "defensive_shot": Next.DEFENSIVE_SHOT,
    "evade": Next.EVASION,
    "reform": Next.CHANGE,
    "take_shape": Next.HEDGEHOG,
}

phrases.action(
    React,
    asked="{unit} reacts to {attacker}: {reaction}",
    past="{unit} has reacted to {attacker}: {reaction}",
    refused="{unit} cannot react to {attacker}: {reaction}",
)


@phrases.then("next, {label} carries out: {reaction}", result=True)
def carries_out(case: Table, label: Piece) -> Next | None:
    pending = case.outcome(Battle).pending
    return next((PENDING[each.action] for each in pending if each.labels[0] == label and each.action in PENDING), None)
