"""What an attacked unit may do (8.2.2 to 8.2.10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis import contact, formations, fortifications, orders, relations, shapes
from lexludi.games.minis.changes import Reacts
from lexludi.games.minis.command import in_command
from lexludi.games.minis.contact import Declared
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Stands, Zone
from lexludi.games.minis.shooting import settled
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order, Unit
from lexludi.games.minis.units import lacks_the_trait
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

NEAREST = 2


class Reaction(StrEnum):
    """What a unit may do when it is attacked."""

    NONE = "no_reaction"
    DEFENSIVE_SHOT = "defensive_shot"
    EVASION = "evasion"
    COUNTER_ATTACK = "counter_attack"
    TURNING = "turning_to_face"
    CHANGE = "change_of_formation"
    HEDGEHOG = "hedgehog"


ORDERED = {
    Reaction.DEFENSIVE_SHOT: Effect.DEFENSIVE_SHOT,
    Reaction.EVASION: Effect.EVASION,
    Reaction.COUNTER_ATTACK: Effect.COUNTER_ATTACK,
    Reaction.HEDGEHOG: Effect.HEDGEHOG_OR_TORTOISE,
}
"""The row of the chart of orders that allows a reaction; the others need Manoeuvre."""
NEXT = {
    Reaction.DEFENSIVE_SHOT: "defensive_shot",
    Reaction.EVASION: "evade",
    Reaction.CHANGE: "reform",
    Reaction.HEDGEHOG: "take_shape",
}
"""The action that carries a reaction out, where another chapter has its rules."""
IN_SHAPE = {Reaction.EVASION: shapes.Deed.EVASION, Reaction.COUNTER_ATTACK: shapes.Deed.ATTACK}
"""What a reaction is that the shape of a formation may forbid."""
COMES_ON = (Reaction.NONE, Reaction.TURNING, Reaction.CHANGE, Reaction.HEDGEHOG, Reaction.DEFENSIVE_SHOT)
"""The reactions after which the attacker comes on, if a shot does not stop him."""


@dataclass(frozen=True)
class React:
    """An attacked unit reacts to an attack."""

    unit: str
    attacker: str
    reaction: Reaction


@decides
def react(trace: Trace, battle: Battle, action: React) -> Battle:
    """The reaction of an attacked unit, or of the column behind it."""
    attack = _attack_on(trace, battle, action)
    unit, attacker, reaction = attack.target, attack.attacker, action.reaction
    if reaction in IN_SHAPE:
        shapes.acts_in_shape(trace, battle, unit, IN_SHAPE[reaction])
    if orders.needs_no_order(battle, unit):
        trace.cite("minis.8.2.3", reaction, unit=unit)
    if reaction is Reaction.NONE:
        _need_not_counter_attack(trace, battle, attack)
    else:
        _must_allow(trace, battle, unit, reaction)
        _must_be_in_time(trace, battle, attack, reaction)
    trace.cite("minis.8.2.2", reaction, unit=unit)
    battle = settled(battle, "react", unit).tell(replace(attack, answered=True))
    if reaction is Reaction.DEFENSIVE_SHOT and attack.zone is not Zone.FRONT and not battle.unit(unit).kind.chariot:
        trace.refuse("minis.7.defensive.conditions", unit=unit, attacker=attacker)
    if reaction is Reaction.COUNTER_ATTACK:
        if attack.zone is not Zone.FRONT:
            trace.refuse("minis.8.2.10", unit=unit, zone=attack.zone)
        _left_open(trace, battle, unit, attacker)
        trace.cite("minis.8.2.9", unit=unit)
        trace.cite("minis.8.2.10", unit=unit, zone=attack.zone)
        return contact.meet(trace, battle, unit, attacker)
    if reaction is Reaction.TURNING:
        battle = _turns(trace, battle, attack)
    if reaction in (Reaction.CHANGE, Reaction.HEDGEHOG):
        battle = battle.tell(Reacts(unit, attacker))
    if reaction in NEXT:
        battle = battle.then(NEXT[reaction], unit, attacker)
    return battle.then("contact", attacker, unit) if reaction in COMES_ON else battle


def _attack_on(trace: Trace, battle: Battle, action: React) -> Declared:
    """The attack to which a unit reacts; its neighbours do not."""
    declared = [told for told in battle.told(Declared) if told.attacker == action.attacker]
    if not declared:
        said = "{attacker} has declared no attack on {label}. Say that it has."
        raise Impossible(said, attacker=action.attacker, label=action.unit)
    for attack in declared:
        column = formations.column_of(battle, attack.target)
        behind = column[column.index(attack.target) :]
        if action.unit in behind:
            trace.cite("minis.8.2.5", unit=behind)
            return attack
    trace.refuse("minis.8.2.5", unit=action.unit, target=declared[0].target)


def _must_allow(trace: Trace, battle: Battle, unit: str, reaction: Reaction) -> None:
    """See that the order of a unit allows a reaction."""
    if reaction in ORDERED:
        allowed = orders.works(trace, battle, unit, ORDERED[reaction], reaction=True)
    else:
        allowed = orders.needs_no_order(battle, unit) or orders.in_force(trace, battle, unit) is Order.MANOEUVRE
    if not allowed and not orders.needs_no_order(battle, unit) and not in_command(trace, battle, unit):
        trace.refuse("minis.4.3.outside.none", unit=unit, reaction=reaction)
    if not allowed:
        trace.refuse("minis.8.2.2", unit=unit, reaction=reaction)


def _must_be_in_time(trace: Trace, battle: Battle, attack: Declared, reaction: Reaction) -> None:
    """See that a reaction comes in time; a defensive shot needs less time than others."""
    if contact.in_time(trace, battle, attack.attacker, attack.target):
        return
    if reaction is not Reaction.DEFENSIVE_SHOT:
        trace.refuse("minis.8.2.6", unit=attack.target, reaction=reaction)
    apart = relations.gap(battle, attack.attacker, attack.target).at_least(NEAREST)
    if not apart.holds:
        trace.refuse("minis.8.2.7", steps_apart=apart)
    trace.cite("minis.8.2.7", NEAREST, steps_apart=apart)


def _need_not_counter_attack(trace: Trace, battle: Battle, attack: Declared) -> None:
    """A unit on Attack may stand only where it cannot counter-attack."""
    unit = attack.target
    free = orders.needs_no_order(battle, unit) or not orders.works(trace, battle, unit, Effect.COUNTER_ATTACK)
    if free or shapes.only_defends(trace, battle, unit):
        return
    if attack.zone is not Zone.FRONT:
        trace.cite("minis.8.2.10", unit=unit, zone=attack.zone)
        return
    if contact.in_time(trace, battle, attack.attacker, unit):
        _left_open(trace, battle, unit, attack.attacker)
        trace.refuse("minis.8.2.9", unit=unit)


def _left_open(trace: Trace, battle: Battle, unit: str, attacker: str) -> None:
    """What the source leaves open: a counter-attack across the unit's own barrier, or without the trait to attack."""
    if lacks_the_trait(battle, unit, attacker):
        trace.silent("minis.3.5.cc.no-attack", unit=unit, enemy=attacker)
    if fortifications.across_a_barrier(trace, battle, unit, attacker):
        trace.silent("minis.8.2.9", unit=unit, enemy=attacker)


def _turns(trace: Trace, battle: Battle, attack: Declared) -> Battle:
    """A unit turns to face its attacker, if it is one that can."""
    unit = battle.unit(attack.target)
    if len(battle.formation(unit.label).labels) > 1 or _cannot_turn(unit):
        trace.refuse("minis.8.2.8", unit=unit.label)
    faced = Declared(attack.attacker, unit.label, Zone.FRONT, answered=True)
    return unplaced(battle, unit.label).tell(faced).tell(Stands(unit.label, attack.attacker, Zone.FRONT))


def _cannot_turn(unit: Unit) -> bool:
    """Whether a unit is of a kind that does not turn to face an attacker."""
    return unit.kind.elephant or unit.kind.chariot or unit.kind.piece


def _reactions(battle: Battle) -> Iterator[React]:
    due = [(told.target, told.attacker) for told in battle.told(Declared) if not told.answered]
    return (React(*each, reaction) for each in due for reaction in Reaction)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(React, react, _reactions),)
