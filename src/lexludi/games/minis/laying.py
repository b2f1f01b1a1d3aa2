"""Orders laid, revealed, changed and obeyed in parts: who gets which, and when (4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.command import commanders_near, in_command, leadership_test, must_command
from lexludi.games.minis.discipline import side_of
from lexludi.games.minis.disorder import disorder, must_recover
from lexludi.games.minis.general import leave_formation
from lexludi.games.minis.orders import Effect, in_force, must_allow, needs_no_order
from lexludi.games.minis.readings.command import OUT_OF_COMMAND, OutOfCommand
from lexludi.games.minis.relations import known_gaps, told_in_command
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Order, Phase, Side, Trait, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

BEFORE_PLAY = 0
"""The game turn while armies are deployed."""
FANATICS_STOP = 2
"""Steps from the enemy at which fanatics out of command go over to the attack."""


class Parting(StrEnum):
    """Why a unit parts from its formation, though both are under one order."""

    DIRECTION = "obeying_in_another_direction"
    HINDERED = "unable_to_obey"
    MANOEUVRE = "making_another_manoeuvre"


@dataclass(frozen=True)
class EndedCombat:
    """A unit whose close combat has ended in this player turn."""

    label: str


@dataclass(frozen=True)
class LayOrder:
    """An order for a unit and its formation, face down."""

    unit: str
    order: Order


@dataclass(frozen=True)
class LaySeparateOrder:
    """An order for one unit of a formation alone, face down."""

    unit: str
    order: Order


@dataclass(frozen=True)
class RevealOrders:
    """A side turns its orders face up."""

    side: Side


@dataclass(frozen=True)
class ShowOrder:
    """A unit shows its order in the opponent's turn, to do what it allows."""

    unit: str
    effect: Effect


@dataclass(frozen=True)
class ChangeOrder:
    """A commander tries to change an order at the start of his own turn."""

    commander: str
    unit: str
    order: Order


@dataclass(frozen=True)
class ChangeUnderAttack:
    """A commander tries to change the order of a unit under attack or under fire."""

    commander: str
    unit: str
    order: Order


@dataclass(frozen=True)
class PartFromFormation:
    """A unit obeys the order of its formation in its own way, or cannot obey it."""

    unit: str
    parting: Parting


@decides
def lay_order(trace: Trace, battle: Battle, action: LayOrder) -> Battle:
    """An order is laid for a unit and its whole formation."""
    whole = battle.formation(action.unit).labels
    labels = [each for each in whole if not battle.fight_of(each)]
    _may_be_given(trace, battle, action.unit, action.order)
    if len(labels) < len(whole):
        trace.cite("minis.4.2.melee.others", action.order, unit=tuple(labels))
    for label in labels:
        if len(labels) > 1:
            trace.cite("minis.4.2.formation.all", action.order, unit=label)
        if battle.unit(label).skirmishing:
            trace.cite("minis.4.2.skirmish.formation", action.order, unit=label)
        battle = battle.change(label, next_order=action.order, revealed=False)
    return battle


@decides
def lay_separate_order(trace: Trace, battle: Battle, action: LaySeparateOrder) -> Battle:
    """An order is laid for one unit of a formation, which will leave it."""
    others = [each for each in battle.formation(action.unit).labels if each != action.unit]
    if not others:
        raise Impossible("{label} is in no formation; give it an order as it is.", label=action.unit)
    _may_be_given(trace, battle, action.unit, action.order, alone=True)
    if any(battle.fight_of(each) for each in others):
        trace.cite("minis.4.2.melee.others", action.order, unit=action.unit)
    trace.cite("minis.4.2.formation.separate-order", action.order, unit=action.unit)
    return leave_formation(battle, action.unit).change(action.unit, next_order=action.order, revealed=False)


def _may_be_given(trace: Trace, battle: Battle, label: str, order: Order, *, alone: bool = False) -> None:
    """Refuse an order to a unit that gets none, or not now, or not this one."""
    if order is Order.RECOVERY and needs_no_order(battle, label):
        trace.cite("minis.10.recover.1", order, unit=label)
    else:
        _no_order_needed(trace, battle, label)
    if battle.fight_of(label):
        trace.refuse("minis.4.2.melee.none", unit=label)
    _when_laid(trace, battle, battle.unit(label))
    near = commanders_near(battle, label)
    if not in_command(trace, battle, label) and not (alone and near):
        trace.refuse("minis.4.3.outside.none", unit=label)
    if alone and near:
        must_command(trace, battle, near[0], label, alone=True)
    elif near:
        trace.cite("minis.4.1.may-order", commander=near[0].label, unit=label)
    if order is not Order.RECOVERY and must_recover(trace, battle, label):
        trace.refuse("minis.10.one", unit=label, order=order)


def _no_order_needed(trace: Trace, battle: Battle, label: str) -> None:
    if needs_no_order(battle, label):
        trace.refuse("minis.4.2.skirmish.none", unit=label)


def _when_laid(trace: Trace, battle: Battle, unit: Unit) -> None:
    """Orders are laid before play begins, in the Orders phase, or at the end of the opponent's turn after a fight."""
    if battle.game_turn == BEFORE_PLAY:
        trace.cite("minis.4.2.initial", unit=unit.label)
        return
    if battle.phase not in (None, Phase.ORDERS):
        trace.refuse("minis.4.2.each-turn", unit=unit.label, phase=battle.phase)
    if battle.active is None or battle.active is unit.side:
        trace.cite("minis.4.2.each-turn", unit=unit.label)
        return
    ended = any(told.label == unit.label for told in battle.told(EndedCombat))
    if not ended and not unit.has(Event.FORCED):
        trace.refuse("minis.4.2.after-melee", unit=unit.label)
    trace.cite("minis.4.2.after-melee", unit=unit.label)


@decides
def reveal_orders(trace: Trace, battle: Battle, action: RevealOrders) -> Battle:
    """A side turns its orders up in the Command phase of its own turn; where none was laid, the old one stays."""
    if battle.phase not in (None, Phase.COMMAND) or battle.active not in (None, action.side):
        trace.refuse("minis.4.2.reveal", side=action.side)
    trace.cite("minis.4.2.reveal", side=action.side)
    for unit in battle.units:
        if unit.side is not action.side or unit.removed:
            continue
        free = needs_no_order(battle, unit.label)
        if not free or unit.next_order or unit.order:
            order = unit.next_order if free else _turned_up(trace, battle, unit)
            battle = battle.change(unit.label, order=order, next_order=None, revealed=True)
    return battle


def _turned_up(trace: Trace, battle: Battle, unit: Unit) -> Order | None:
    """The order a unit carries out in the turn that begins."""
    if unit.next_order:
        return trace.cite("minis.4.2.reveal", unit.next_order, unit=unit.label)
    outside = told_in_command(battle, unit.label) is not None or commanders_near(battle, unit.label)
    if outside and not in_command(trace, battle, unit.label):
        if unit.is_(Trait.FANATICS):
            return trace.cite("minis.4.3.fanatics.outside", _of_fanatics(battle, unit), unit=unit.label)
        if unit.order is None or trace.reading(OUT_OF_COMMAND) is OutOfCommand.NO_ORDER:
            return trace.cite("minis.4.3.outside.none", Order.NONE, unit=unit.label)
    if unit.order:
        trace.cite("minis.4.2.duration", unit.order, unit=unit.label)
    return unit.order


def _of_fanatics(battle: Battle, unit: Unit) -> Order:
    """The order of fanatics out of command: Manoeuvre until an enemy is near enough."""
    gaps = known_gaps(battle, unit.label)
    return Order.ATTACK if any(gap.number <= FANATICS_STOP for gap in gaps) else Order.MANOEUVRE


@decides
def show_order(trace: Trace, battle: Battle, action: ShowOrder) -> Battle:
    """A unit shows in the opponent's turn that its order allows a reaction (4.2.reveal-on-reaction)."""
    must_allow(trace, battle, action.unit, action.effect, reaction=True)
    trace.cite("minis.4.2.reveal-on-reaction", unit=action.unit, effect=action.effect)
    return battle.change(action.unit, revealed=True)


@decides
def change_order(trace: Trace, battle: Battle, action: ChangeOrder) -> Battle:
    """An attempt to change an order in the Command phase of one's own turn."""
    side = side_of(battle, battle.commander(action.commander))
    other = None not in (side, battle.active) and battle.active is not side
    if other or battle.phase not in (None, Phase.COMMAND):
        trace.refuse("minis.4.2.change.test", commander=action.commander, unit=action.unit)
    return _changed(trace, battle, action)


@decides
def change_under_attack(trace: Trace, battle: Battle, action: ChangeUnderAttack) -> Battle:
    """An attempt to change the order of a unit as it is attacked or shot at in the opponent's turn."""
    side = side_of(battle, battle.commander(action.commander))
    if side is not None and battle.active is side:
        trace.refuse("minis.4.2.change.reaction", commander=action.commander, unit=action.unit)
    trace.cite("minis.4.2.change.reaction", commander=action.commander, unit=action.unit)
    return _changed(trace, battle, action)


def _changed(trace: Trace, battle: Battle, action: ChangeOrder | ChangeUnderAttack) -> Battle:
    """The battle after a leadership test for another order: changed, or kept with disorder for the whole formation."""
    commander, unit, labels = battle.commander(action.commander), action.unit, battle.formation(action.unit).labels
    _no_order_needed(trace, battle, unit)
    if battle.fight_of(unit):
        trace.refuse("minis.4.2.melee.none", unit=unit)
    if told_in_command(battle, unit) is False:
        trace.refuse("minis.4.3.outside.none", unit=unit)
    if battle.unit(unit).is_(Trait.FANATICS) and action.order is not Order.ATTACK:
        trace.refuse("minis.4.3.fanatics.change", unit=unit, order=action.order)
    if battle.unit(unit).is_(Trait.FANATICS):
        trace.cite("minis.4.3.fanatics.change", action.order, unit=unit)
    battle, passed = leadership_test(trace, battle, commander, unit)
    if passed:
        trace.cite("minis.4.2.change.pass", action.order, unit=unit)
        return battle.put(*(replace(battle.unit(each), order=action.order) for each in labels))
    trace.cite("minis.4.2.change.fail", unit=labels)
    for label in labels:
        battle = disorder(trace, battle, label, "minis.10.10")
    return battle


@decides
def part_from_formation(trace: Trace, battle: Battle, action: PartFromFormation) -> Battle:
    """A unit that obeys in a way of its own, or cannot obey, breaks the formation."""
    if len(battle.formation(action.unit).labels) == 1:
        raise Impossible("{label} is in no formation.", label=action.unit)
    order = in_force(trace, battle, action.unit)
    if action.parting is Parting.HINDERED:
        trace.cite("minis.4.2.formation.cannot", order, unit=action.unit)
        return leave_formation(battle, action.unit)
    if action.parting is Parting.MANOEUVRE and order is not Order.MANOEUVRE:
        trace.refuse("minis.4.3.manoeuvre.different", unit=action.unit, order=order)
    if action.parting is Parting.MANOEUVRE:
        trace.cite("minis.4.3.manoeuvre.different", order, unit=action.unit)
    trace.cite("minis.4.2.formation.directions", order, unit=action.unit)
    return leave_formation(battle, action.unit)


def _reveals(battle: Battle) -> Iterator[RevealOrders]:
    return (RevealOrders(side) for side in Side)


def _none(battle: Battle) -> Iterator[Any]:
    """Orders are free, so none is listed."""
    return iter(())


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(LayOrder, lay_order, _none),
    ActionKind(LaySeparateOrder, lay_separate_order, _none),
    ActionKind(RevealOrders, reveal_orders, _reveals),
    ActionKind(ShowOrder, show_order, _none),
    ActionKind(ChangeOrder, change_order, _none),
    ActionKind(ChangeUnderAttack, change_under_attack, _none),
    ActionKind(PartFromFormation, part_from_formation, _none),
)
