"""Turning to an enemy in the rear or on a flank between two rounds (8.6.2 to 8.6.5, 8.7.1 to 8.7.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import contact, flanks, formations, relations
from lexludi.games.minis.edges import draw_together
from lexludi.games.minis.readings.close_combat import NEXT_ROUND, NextRound
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.state import Battle, Fight, Turned
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class TurnInFight:
    """A unit turns to face an enemy it fights."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class TurnToSupport:
    """A unit turns about to support a comrade that fights an enemy in the rear."""

    unit: str
    comrade: str


@decides
def turn_in_fight(trace: Trace, battle: Battle, action: TurnInFight) -> Battle:
    """A unit that was struck in the rear or on a flank turns to its enemy."""
    unit, enemy = action.unit, action.enemy
    fight = battle.fight_of(unit)
    if fight is None or not any(enemy in side for side in fight.sides if unit not in side):
        raise Impossible("{unit} and {enemy} are in no close combat.", unit=unit, enemy=enemy)
    side = formations.struck_side(trace, battle, unit, enemy)
    if side is Zone.FRONT:
        raise Impossible("{unit} faces {enemy} already.", unit=unit, enemy=enemy)
    if side is Zone.REAR and not fight.forced:
        _after_the_clash(trace, fight, "minis.8.6.2", unit)
        trace.cite("minis.8.6.2", unit=unit, enemy=enemy)
    elif fight.forced:
        _after_a_forced_move(trace, battle, unit)
    else:
        _after_a_flank_attack(trace, battle, fight, unit)
    return _faced(battle, fight, unit, enemy)


def turned_since(trace: Trace, battle: Battle, fight: Fight) -> Battle:
    """The battle before a later round: who withstood a blow in the rear or on a flank has turned to its one enemy by then."""
    alone = all(len(side) == 1 for side in fight.sides)
    if not fight.rounds or not alone or trace.reading(NEXT_ROUND) is NextRound.SAME_PHASE:
        return battle
    for (unit,), (enemy,) in (fight.sides, fight.sides[::-1]):
        if formations.struck_side(trace, battle, unit, enemy) is not Zone.FRONT:
            turn = trace.would(turn_in_fight, battle, TurnInFight(unit, enemy))
            battle = trace.adopt(turn) if turn.decided else battle
    return battle


def _faced(battle: Battle, fight: Fight, unit: str, enemy: str) -> Battle:
    """The battle with a unit of a close combat turned to an enemy."""
    battle = battle.put_fight(replace(fight, turned=fight.turned | {unit}))
    touch = relations.contact(battle, unit, enemy)
    battle = draw_together(battle, unit, enemy, Edge.FRONT, touch.its) if touch else battle
    return _about(battle, unit) if len(battle.formation(unit).labels) > 1 else battle


def _after_the_clash(trace: Trace, fight: Fight, clause: str, unit: str) -> None:
    """A unit turns only once it has withstood the clash."""
    if fight.clash and not fight.rounds:
        trace.refuse(clause, unit=unit)


def _after_a_flank_attack(trace: Trace, battle: Battle, fight: Fight, unit: str) -> None:
    """A single unit turns if there is room; a formation fights on as it stands."""
    if flanks.struck_together(battle, unit):
        trace.cite("minis.8.7.4", unit=unit)
        trace.refuse("minis.8.7.8" if fight.rounds else "minis.8.7.4", unit=unit)
    if len(battle.formation(unit).labels) > 1:
        trace.refuse("minis.8.7.2", unit=unit)
    _after_the_clash(trace, fight, "minis.8.7.1", unit)
    if not relations.room(trace, battle, unit):
        trace.refuse("minis.8.7.1", unit=unit)
    trace.cite("minis.8.7.1", unit=unit)


def _after_a_forced_move(trace: Trace, battle: Battle, unit: str) -> None:
    """A single unit that fights on no other side turns if there is room; a formation keeps its facing."""
    if len(battle.formation(unit).labels) > 1:
        trace.refuse("minis.8.7.12", unit=unit)
    enemies = contact.enemies_of(battle, unit)
    if len(enemies) > 1 or not relations.room(trace, battle, unit):
        trace.refuse("minis.8.7.11", unit=unit, enemy=enemies)
    trace.cite("minis.8.7.11", unit=unit)


@decides
def turn_to_support(trace: Trace, battle: Battle, action: TurnToSupport) -> Battle:
    """A unit of a column turns about to support the one that fights an enemy in the rear."""
    unit, comrade = action.unit, action.comrade
    column, fight = formations.column_of(battle, comrade), battle.fight_of(comrade)
    facing = battle.formation(comrade).facing(comrade)
    if contact.bound(battle, unit) or unit not in column or fight is None or facing is not Turned.ABOUT:
        trace.refuse("minis.8.6.3", unit=unit, supporter=comrade)
    trace.cite("minis.8.6.3", unit=unit)
    trace.cite("minis.8.6.4", unit=unit)
    if any(contact.bound(battle, each) for each in column if each != comrade):
        trace.cite("minis.8.6.5", unit=column)
    return _about(battle, unit)


def keeps_position(trace: Trace, battle: Battle, fight: Fight) -> None:
    """Cite why a unit that is struck on a flank has not turned in a later round."""
    if fight.clash and not fight.rounds:
        return
    for label in fight.sides[0] + fight.sides[1]:
        if flanks.struck_together(battle, label):
            trace.cite("minis.8.7.8", unit=label)
        elif len(battle.formation(label).labels) > 1 and label not in fight.turned and fight.forced:
            trace.cite("minis.8.7.12", unit=label)
        elif len(battle.formation(label).labels) > 1 and label in fight.sides[1] and fight.zone == Zone.FLANK:
            trace.cite("minis.8.7.2", unit=label)


def _about(battle: Battle, label: str) -> Battle:
    """The battle with one unit of a formation facing about."""
    formation = battle.formation(label)
    facing = dict(formation.turned) | {label: Turned.ABOUT}
    return battle.put_formation(replace(formation, turned=tuple(facing.items())))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(TurnInFight, turn_in_fight, lambda battle: ()),
    ActionKind(TurnToSupport, turn_to_support, lambda battle: ()),
)
