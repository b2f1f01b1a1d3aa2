"""Chapter 10: disorder and recovering from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis import formations, orders, shapes, units
from lexludi.games.minis.command import in_command, leadership_test
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.readings.recovery import RECOVERING_BONUSES, RecoveringBonuses
from lexludi.games.minis.shapes import Deed
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Order, Phase, Unit
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ELSEWHERE = {
    "minis.10": (
        "aftermath camp close_combat crossing disorder drawn duties fleeing flight frenzy laying panic pursuit retreat shooting ways"
    ),
    "minis.10.0.2": "formations",
    "minis.10.recover.4": "orders shooters",
    "minis.10.zero": "general",
}
"""The modules that decide clauses of this chapter."""

RECOVERED_OUTSIDE = 1
MOVING = {Event.MARCHED, Event.CLIMBED, Event.FORCED, Event.ATTACKED}


class Raises(StrEnum):
    """What may raise the totals of a unit."""

    ATTACK = "modifier_of_attack"
    DEFENCE = "modifier_of_defence"
    WEAPON_STRENGTH = "strength_of_weapons"
    SUPPORT = "support"


RAISED = {
    Effect.PIKE: Raises.WEAPON_STRENGTH,
    Effect.LARGE_SHIELD: Raises.DEFENCE,
    Effect.SPEARS_AND_HALBERDS: Raises.DEFENCE,
    Effect.JAVELINS_AND_PISTOLS: Raises.ATTACK,
    Effect.IMPACT: Raises.ATTACK,
}
"""What each thing raises that the order of a unit may forbid."""


@dataclass(frozen=True)
class Interrupted:
    """A unit was attacked or came under fire while it was recovering."""

    label: str


@dataclass(frozen=True)
class Counts:
    """Whether a modifier counts."""

    there: bool


@dataclass(frozen=True)
class Recover:
    """A disordered unit recovers at the end of its own turn."""

    unit: str


@dataclass(frozen=True)
class Restore:
    """A commander tries to restore a unit at once."""

    commander: str
    unit: str


@decides
def recover(trace: Trace, battle: Battle, action: Recover) -> Battle:
    """A unit, with its column, after it has spent its turn recovering."""
    unit = battle.unit(action.unit)
    _at_the_end(trace, battle, unit)
    column = formations.column_of(battle, action.unit)
    if column[1:]:
        trace.cite("minis.10.recover.7", column)
    outside = not in_command(trace, battle, action.unit)
    _spent_in_recovery(trace, battle, column, outside=outside)
    for each in map(battle.unit, column):
        battle = _less(trace, battle, each, RECOVERED_OUTSIDE if outside else each.disorder)
    if outside:
        trace.cite("minis.10.recover.3", RECOVERED_OUTSIDE, unit=column)
        return battle
    trace.cite("minis.10.recover.1", unit=column)
    trace.cite("minis.10.recover.2", unit=column)
    return battle


@decides
def restore(trace: Trace, battle: Battle, action: Restore) -> Battle:
    """A unit, with its column, after a leadership test that restores it or disorders it more."""
    if battle.phase not in (None, Phase.COMMAND) or not battle.unit(action.unit).disorder:
        trace.refuse("minis.10.leader.1", commander=action.commander, unit=action.unit, phase=battle.phase)
    trace.cite("minis.10.leader.1", commander=action.commander, unit=action.unit)
    commander, column = battle.commander(action.commander), formations.column_of(battle, action.unit)
    if column[1:]:
        trace.cite("minis.10.recover.7", column)
    battle, passed = leadership_test(trace, battle, commander, action.unit, recovering=True)
    if passed:
        trace.cite("minis.10.leader.2", unit=column)
    for each in map(battle.unit, column):
        if passed:
            battle = _less(trace, battle, each, each.disorder)
        else:
            trace.cite("minis.10.leader.3", unit=each.label)
            battle = disorder(trace, battle, each.label, "minis.10.10")
    return battle


@decides
def carries_out(trace: Trace, battle: Battle, label: str, deed: Deed) -> Deed:
    """Whether a unit can do something, in its shape and while it may be recovering."""
    shapes.acts_in_shape(trace, battle, label, deed)
    if deed is Deed.EVASION:
        units.evades_freely(trace, battle, label)
    keeps_still(trace, battle, label, deed)
    return deed


@decides
def counts(trace: Trace, battle: Battle, label: str, what: Raises) -> Counts:
    """Whether something that raises totals counts for a unit."""
    return Counts(raises(trace, battle, label, what))


def interrupted(battle: Battle, label: str) -> Battle:
    """The battle in which a unit was attacked or shot at, which interrupts its recovery."""
    orders_told = (battle.unit(each).order for each in (label, *battle.formation(label).labels))
    recovers = next(filter(None, orders_told), None) is Order.RECOVERY
    return battle.tell(Interrupted(label)) if recovers else battle


def helps(trace: Trace, battle: Battle, label: str, effect: Effect) -> bool:
    """Whether the order of a unit lets its weapons, shields or charge raise its totals; a recovering unit has its own rule."""
    if all(battle.unit(each).order is not Order.RECOVERY for each in battle.formation(label).labels):
        return orders.works(trace, battle, label, effect)
    if not _recovering(trace, battle, label):
        return orders.works(trace, battle, label, effect)
    return raises(trace, battle, label, RAISED[effect])


def keeps_still(trace: Trace, battle: Battle, label: str, deed: Deed) -> None:
    """Refuse a recovering unit every shot, voluntary move and change of formation."""
    if not _recovering(trace, battle, label):
        return
    if deed.forced:
        trace.cite("minis.10.recover.4", unit=label)
    else:
        trace.refuse("minis.10.recover.4", unit=label, order=Order.RECOVERY)


def raises(trace: Trace, battle: Battle, label: str, what: Raises) -> bool:
    """Whether something that raises totals counts for a unit; to a recovering one only support does."""
    if not _recovering(trace, battle, label):
        return True
    found = what is Raises.SUPPORT
    if what is Raises.WEAPON_STRENGTH:
        found = trace.reading(RECOVERING_BONUSES) is RecoveringBonuses.KEPT
    trace.cite("minis.10.recover.5", unit=label, modifier=what)
    return found


def _recovering(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit is under a Recovery order; skirmishers, who need none, may have one too."""
    if orders.needs_no_order(battle, label):
        return battle.unit(label).order is Order.RECOVERY
    return orders.in_force(trace, battle, label) is Order.RECOVERY


def _at_the_end(trace: Trace, battle: Battle, unit: Unit) -> None:
    """Recovery comes at the end of the unit's own turn."""
    late = battle.phase in (None, Phase.RECOVERY)
    if not late or (battle.active is not None and battle.active is not unit.side):
        trace.refuse("minis.10.recover.2", unit=unit.label, phase=battle.phase)


def _spent_in_recovery(trace: Trace, battle: Battle, column: tuple[str, ...], *, outside: bool) -> None:
    """Refuse recovery to a column that has not spent its whole turn on it, undisturbed."""
    for each in map(battle.unit, column):
        if each.moved or each.events & MOVING:
            trace.refuse("minis.10.recover.3" if outside else "minis.10.recover.1", unit=each.label)
        if each.has(Event.SHOT_AT) or any(told.label == each.label for told in battle.told(Interrupted)):
            trace.refuse("minis.10.recover.6", unit=each.label)
        order = orders.told(trace, battle, each.label)
        if outside or order is Order.RECOVERY:
            continue
        if orders.needs_no_order(battle, each.label):
            trace.silent("minis.10.recover.1", unit=each.label)
        if each.next_order is Order.RECOVERY:
            trace.refuse("minis.10.recover.ex", unit=each.label, order=order)
        trace.refuse("minis.10.recover.1", unit=each.label, order=order)


def _less(trace: Trace, battle: Battle, unit: Unit, points: int) -> Battle:
    """The battle with disorder taken from a unit; its losses stay."""
    if unit.losses:
        trace.cite("minis.1.cs.recoverable", unit=unit.label, loss=unit.losses)
    return battle.change(unit.label, disorder=max(unit.disorder - points, 0))


def _recoveries(battle: Battle) -> Iterator[Recover]:
    return (Recover(unit.label) for unit in battle.units if unit.disorder and unit.removed is None)


def _restorations(battle: Battle) -> Iterator[Restore]:
    disordered = [unit.label for unit in battle.units if unit.disorder and unit.removed is None]
    return (Restore(each.label, label) for each in battle.commanders if each.alive for label in disordered)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Recover, recover, _recoveries),
    ActionKind(Restore, restore, _restorations),
)
