"""Sentences about ambushes and their cards."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.ambush import Card, LayAmbush, LayDummy, LookForAmbush, TurnCard, TurnedOver, cards_down
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    LayAmbush,
    asked="an ambush of {units} is laid {hiding}: {terrain}",
    past="an ambush of {units} has been laid {hiding}: {terrain}",
    refused="no ambush of {units} can be laid {hiding}: {terrain}",
)
phrases.action(
    LayDummy,
    asked="a dummy ambush card is laid {hiding}: {terrain}",
    past="a dummy ambush card has been laid {hiding}: {terrain}",
    refused="no dummy ambush card can be laid {hiding}: {terrain}",
)
phrases.action(
    TurnCard,
    asked="the ambush card is turned over that lies {hiding}: {terrain}",
    past="the ambush card has been turned over that lay {hiding}: {terrain}",
    refused="no ambush card can be turned over that lies {hiding}: {terrain}",
)
phrases.action(
    LookForAmbush,
    asked="{enemy} comes to where it may spot {unit}",
    past="{enemy} has come to where it may spot {unit}",
    refused="{enemy} cannot spot {unit}",
)


def _turned(case: Table) -> Card | None:
    """The card this action has turned over."""
    after = case.outcome(Battle)
    return next((told.card for told in after.told(TurnedOver) if told not in case.state.facts), None)


@phrases.then("{label} must be set out on the table", result=True)
def is_set_out(case: Table, label: Piece) -> bool:
    card = _turned(case)
    return card is not None and label in card.units


@phrases.then("{label} lies hidden", result=True)
def lies_hidden(case: Table, label: Piece) -> bool:
    return any(label in card.units for card in cards_down(case.outcome(Battle)))


@phrases.then("nobody lies there", result=True)
def nobody_there(case: Table) -> bool:
    card = _turned(case)
    return card is not None and not card.units
