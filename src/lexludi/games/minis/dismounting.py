"""Dismounting and remounting (6.3.dismount)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis.changes import Change, begin, pay
from lexludi.games.minis.movement import HALF_A_CHANGE, allowance
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Armour, Statistic, Troops, Unit
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

HEAVY_ARMOUR = (Armour.HEAVY, Armour.FULL)
HALF_OF_MOVEMENT = HALF_A_CHANGE


@dataclass(frozen=True)
class OnFoot:
    """The statistics that riders have on foot, written down beforehand."""

    label: str
    attack: Number
    defence: Number
    movement: Number


@dataclass(frozen=True)
class Horses:
    """The horses of dismounted riders, off the table, with the statistics of the unit on them."""

    label: str
    mounted: Unit


@dataclass(frozen=True)
class Dismount:
    """Riders get off their horses."""

    unit: str


@dataclass(frozen=True)
class Remount:
    """Riders get back on their horses."""

    unit: str


@dataclass(frozen=True)
class DismountBefore:
    """Riders get off their horses before the game."""

    unit: str


@decides
def dismount(trace: Trace, battle: Battle, action: Dismount) -> Battle:
    """Riders become infantry with the statistics written down for them; what they have spent of their turn stays spent."""
    unit = battle.unit(action.unit)
    if not unit.kind.mounted:
        trace.refuse("minis.6.3.dismount.allowed", unit=unit.label, troop_class=unit.kind)
    begin(trace, battle, (unit.label,), Change.HORSES)
    trace.cite("minis.6.3.dismount.allowed", unit=unit.label)
    before = _pay(trace, battle, unit)
    return _in_step(trace, before, _on_foot(trace, before, unit), unit.label)


@decides
def dismount_before(trace: Trace, battle: Battle, action: DismountBefore) -> Battle:
    """Riders become infantry before the game, which costs nothing."""
    unit = battle.unit(action.unit)
    if not unit.kind.mounted or battle.phase is not None or battle.game_turn:
        trace.refuse("minis.6.3.dismount.before", unit=unit.label)
    trace.cite("minis.6.3.dismount.before", unit=unit.label)
    return _on_foot(trace, battle, unit)


@decides
def remount(trace: Trace, battle: Battle, action: Remount) -> Battle:
    """Dismounted riders become cavalry again, wherever they are."""
    unit = battle.unit(action.unit)
    horses = next((told for told in battle.told(Horses) if told.label == unit.label), None)
    if horses is None:
        trace.refuse("minis.6.3.dismount.horses", unit=unit.label)
    begin(trace, battle, (unit.label,), Change.HORSES)
    if unit.horses_barred:
        trace.refuse("minis.6.3.dismount.barred", unit=unit.label)
    trace.cite("minis.6.3.dismount.allowed", unit=unit.label)
    trace.cite("minis.6.3.dismount.anywhere", unit=unit.label)
    trace.cite("minis.6.3.dismount.horses", unit=unit.label)
    on_foot, before = _pay(trace, battle, unit), horses.mounted
    battle = on_foot.change(
        unit.label,
        troops=before.troops,
        attack=before.attack,
        defence=before.defence,
        movement=before.movement,
        on_foot=False,
    )
    battle = _in_step(trace, on_foot, battle, unit.label)
    return replace(battle, facts=tuple(fact for fact in battle.facts if fact != horses))


def _pay(trace: Trace, battle: Battle, unit: Unit) -> Battle:
    """The battle after riders in heavy or full armour have spent half their movement; others spend none."""
    heavy = unit.known(unit.armour, Statistic.ARMOUR) in HEAVY_ARMOUR
    trace.cite("minis.6.3.dismount.free", unit=unit.label, armour=unit.armour)
    return pay(trace, battle, (unit.label,), HALF_OF_MOVEMENT if heavy else 0)


def _in_step(trace: Trace, before: Battle, after: Battle, label: str) -> Battle:
    """The battle in which a unit of another movement has spent the same share of it."""
    moved = before.unit(label).moved
    if not moved:
        return after
    share = Fraction(moved) / allowance(trace, before, label)
    whole, reforming = allowance(trace, after, label), Fraction(before.unit(label).reforming) / moved
    return after.change(label, moved=exact(share * whole), reforming=exact(share * whole * reforming))


def _on_foot(trace: Trace, battle: Battle, mounted: Unit) -> Battle:
    """The battle with riders on foot and their horses off the table."""
    written = next((told for told in battle.told(OnFoot) if told.label == mounted.label), None)
    if written is None:
        trace.refuse("minis.6.3.dismount.stats", unit=mounted.label)
    trace.cite("minis.6.3.dismount.stats", unit=mounted.label)
    trace.cite("minis.6.3.dismount.horses", unit=mounted.label)
    battle = battle.change(
        mounted.label,
        troops=Troops.INFANTRY,
        attack=written.attack,
        defence=written.defence,
        movement=written.movement,
        on_foot=True,
    )
    return battle.tell(Horses(mounted.label, mounted))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Dismount, dismount, lambda battle: ()),
    ActionKind(DismountBefore, dismount_before, lambda battle: ()),
    ActionKind(Remount, remount, lambda battle: ()),
)
