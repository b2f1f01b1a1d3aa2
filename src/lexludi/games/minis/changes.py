"""What every change of formation has in common: when it may be made and what it costs (6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from lexludi.games.minis import command, formations
from lexludi.games.minis.manoeuvres import may_move
from lexludi.games.minis.movement import left, pace
from lexludi.games.minis.orders import Effect, must_allow
from lexludi.games.minis.relations import Zone, known_zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace

HALF = Fraction(1, 2)
CHANGES = 2
CHANGES_AS_A_REACTION = 1


class Change(StrEnum):
    """A kind of change of formation."""

    ABOUT_TURN = "about_turn"
    SHAPE = "hedgehog_or_tortoise"
    RANKS = "exchange_of_ranks"
    FRONT = "change_of_frontage"
    DENSITY = "change_of_density"
    HORSES = "dismounting"


IN_COMBAT = (Change.SHAPE, Change.RANKS)
"""What units that are directly in close combat may still do; turning to face an enemy belongs to the fight."""
ZONES = {
    Change.SHAPE: "minis.6.3.hedgehog.zone",
    Change.RANKS: "minis.6.3.ranks.zone",
    Change.FRONT: "minis.6.3.front.zone",
}


@dataclass(frozen=True)
class Reacts:
    """A unit reacts to an attack, with its formation."""

    label: str
    attacker: str


def begin(trace: Trace, battle: Battle, labels: tuple[str, ...], change: Change) -> bool:
    """See that units may change formation now; gives whether it costs them movement, as it does in their own turn."""
    trace.cite("minis.6.3.kinds", change, unit=labels)
    fighting = tuple(label for label in labels if battle.fight_of(label))
    if fighting and change not in IN_COMBAT:
        trace.refuse("minis.6.3.engaged", unit=fighting)
    if fighting:
        trace.cite("minis.6.3.engaged", unit=fighting)
    reaction = attacker_of(battle, labels[0])
    if fighting or reaction:
        _in_command(trace, battle, labels[0], change)
    if reaction:
        battle.enemies(labels[0], reaction)
        _once_as_a_reaction(trace, battle, labels)
    if not fighting:
        _ordered(trace, battle, labels[0], change, reaction=bool(reaction))
    return not (fighting or reaction)


def attacker_of(battle: Battle, label: str) -> str:
    """The enemy to whose attack the formation of a unit reacts; empty where it does not."""
    labels = battle.formation(label).labels
    return next((told.attacker for told in battle.told(Reacts) if told.label in labels), "")


def pay(trace: Trace, battle: Battle, labels: tuple[str, ...], share: Number = HALF) -> Battle:
    """The battle after units have spent half their movement, or another share, on a change of formation."""
    for label in labels:
        if battle.unit(label).changes >= CHANGES:
            trace.refuse("minis.6.3.two", unit=label)
    trace.cite("minis.6.3.two", CHANGES, unit=labels)
    whole = pace(trace, battle, labels[0]).steps if share else 0
    cost = exact(whole * share)
    for label in labels:
        unit = battle.unit(label)
        if cost:
            spent = Measure(cost, (label,)).at_most(left(trace, battle, label, whole))
            if not spent.holds:
                trace.refuse("minis.6.3.cost", unit=label, steps_of_movement=spent)
            trace.cite("minis.6.3.cost", cost, unit=label, steps_of_movement=spent)
        battle = battle.change(label, moved=exact(unit.moved + cost), changes=unit.changes + 1)
    return battle


def finish(trace: Trace, battle: Battle, labels: tuple[str, ...], *, costs: bool) -> Battle:
    """The battle after a change of formation, paid for in the unit's own turn and counted in any."""
    if costs:
        return pay(trace, battle, labels)
    for label in labels:
        battle = battle.change(label, changes=battle.unit(label).changes + 1)
    return battle


def struck_from(trace: Trace, battle: Battle, labels: tuple[str, ...]) -> Zone:
    """The side on which some units of a formation are struck, in their fight or by an attack they react to."""
    attacker = attacker_of(battle, labels[0])
    for label in labels:
        fight = battle.fight_of(label)
        if fight is not None:
            enemies = fight.sides[1] if label in fight.sides[0] else fight.sides[0]
            return formations.side_towards(trace, battle, label, enemies[0])
        if attacker and known_zone(battle, label, attacker):
            return formations.side_towards(trace, battle, label, attacker)
    return formations.side_towards(trace, battle, labels[0], attacker) if attacker else Zone.FRONT


def _ordered(trace: Trace, battle: Battle, label: str, change: Change, *, reaction: bool) -> None:
    """See that the order of a unit lets it change formation."""
    if change is Change.SHAPE:
        must_allow(trace, battle, label, Effect.HEDGEHOG_OR_TORTOISE, reaction=reaction)
    elif may_move(trace, battle, label) is Order.ATTACK:
        trace.refuse("minis.6.2.attack-turn", unit=label)


def _in_command(trace: Trace, battle: Battle, label: str, change: Change) -> None:
    """See that a formation is in a command zone, as it must be in close combat and for a reaction."""
    clause = ZONES.get(change)
    if clause is None:
        return
    if not command.in_command(trace, battle, label):
        trace.refuse(clause, unit=label)
    trace.cite(clause, unit=label)


def _once_as_a_reaction(trace: Trace, battle: Battle, labels: tuple[str, ...]) -> None:
    """See that there was no change of formation in this player turn, which is the enemy's."""
    changed = tuple(label for label in labels if battle.unit(label).changes >= CHANGES_AS_A_REACTION)
    if changed:
        trace.refuse("minis.6.3.front.reaction-one", unit=changed)
    trace.cite("minis.6.3.front.reaction-one", CHANGES_AS_A_REACTION, unit=labels)
