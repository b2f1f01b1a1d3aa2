"""Ambushes: where one may lie, its card, and when it is turned over (2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.relations import Stood, Terrain, gap
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import OBSTACLES, sees
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

SPOTTED = 20


class Hiding(StrEnum):
    """How an ambush lies to its terrain element."""

    BEHIND = "behind_the_element"
    INSIDE = "inside_the_element"


@dataclass(frozen=True)
class Card:
    """An ambush card: where it lies, and the units it stands for; a dummy stands for none."""

    hiding: Hiding
    terrain: Terrain
    units: tuple[str, ...] = ()


@dataclass(frozen=True)
class TurnedOver:
    """A card that was turned over."""

    card: Card


@dataclass(frozen=True)
class LayAmbush:
    """Units are kept off the table, and a card says where they lie."""

    units: tuple[str, ...]
    hiding: Hiding
    terrain: Terrain


@dataclass(frozen=True)
class LayDummy:
    """A card that stands for nobody."""

    hiding: Hiding
    terrain: Terrain


@dataclass(frozen=True)
class TurnCard:
    """A card is turned over and shown."""

    hiding: Hiding
    terrain: Terrain


@dataclass(frozen=True)
class LookForAmbush:
    """An enemy comes to where he may spot a hidden unit."""

    enemy: str
    unit: str


@decides
def lay_ambush(trace: Trace, battle: Battle, action: LayAmbush) -> Battle:
    """Units may be hidden behind an element or inside a forest."""
    _conceals(trace, action.hiding, action.terrain)
    trace.cite("minis.2.2.ambush.conceal", action.terrain, unit=action.units)
    trace.cite("minis.2.2.ambush.marker", unit=action.units)
    return battle.tell(Card(action.hiding, action.terrain, action.units))


@decides
def lay_dummy(trace: Trace, battle: Battle, action: LayDummy) -> Battle:
    """A card may stand for nobody, where it could stand for somebody."""
    _conceals(trace, action.hiding, action.terrain)
    trace.cite("minis.2.2.ambush.dummy", action.terrain)
    return battle.tell(Card(action.hiding, action.terrain))


def _conceals(trace: Trace, hiding: Hiding, terrain: Terrain) -> None:
    """Refuse a place where nobody can hide; of other elements than hill and forest the source does not say."""
    inside = hiding is Hiding.INSIDE
    if terrain is Terrain.LEVEL or (inside and not terrain.forest):
        trace.refuse("minis.2.2.ambush.conceal", terrain_element=terrain)
    if terrain not in OBSTACLES:
        trace.silent("minis.2.2.ambush.conceal", terrain_element=terrain)


@decides
def turn_card(trace: Trace, battle: Battle, action: TurnCard) -> Battle:
    """A card tells what lies there."""
    cards = [card for card in cards_down(battle) if (card.hiding, card.terrain) == (action.hiding, action.terrain)]
    if not cards:
        raise Impossible("No ambush card lies there.")
    clause = "minis.2.2.ambush.marker" if cards[0].units else "minis.2.2.ambush.dummy"
    trace.cite(clause, terrain_element=action.terrain)
    return battle.tell(TurnedOver(cards[0]))


@decides
def look_for_ambush(trace: Trace, battle: Battle, action: LookForAmbush) -> Battle:
    """A hidden unit must be set out once an enemy sees it near enough."""
    battle.enemies(action.enemy, action.unit)
    card = next((card for card in cards_down(battle) if action.unit in card.units), None)
    if card is None:
        raise Impossible("{label} lies in no ambush.", label=action.unit)
    near = gap(battle, action.enemy, action.unit).at_most(SPOTTED)
    trace.cite("minis.2.2.ambush.distance", unit=(action.enemy, action.unit), steps_apart=near)
    if not near.holds:
        return battle
    inside = card.hiding is Hiding.INSIDE
    seen = sees(trace, battle.tell(Stood(action.unit, card.terrain)) if inside else battle, action.enemy, action.unit)
    trace.cite("minis.2.2.ambush.reveal", unit=(action.enemy, action.unit))
    return battle.tell(TurnedOver(card)) if seen else battle


def cards_down(battle: Battle) -> list[Card]:
    """The ambush cards that still lie face down, the last first."""
    up = {told.card for told in battle.told(TurnedOver)}
    return [card for card in battle.told(Card) if card not in up]


def _cards(battle: Battle) -> Iterator[TurnCard]:
    return (TurnCard(card.hiding, card.terrain) for card in cards_down(battle))


def _looks(battle: Battle) -> Iterator[LookForAmbush]:
    hidden = {label: battle.unit(label).side for card in cards_down(battle) for label in card.units}
    return (
        LookForAmbush(unit.label, each)
        for each, side in hidden.items()
        for unit in battle.units
        if unit.side is not side
    )


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(LayAmbush, lay_ambush, lambda battle: ()),
    ActionKind(LayDummy, lay_dummy, lambda battle: ()),
    ActionKind(TurnCard, turn_card, _cards),
    ActionKind(LookForAmbush, look_for_ambush, _looks),
)
