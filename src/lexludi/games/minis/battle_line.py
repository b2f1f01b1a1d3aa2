"""The battle line: who must turn to form it, and who may hold the line instead (8.1.6 to 8.1.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import contact, formations, general, movement, relations
from lexludi.games.minis.edges import draw_together, is_full
from lexludi.games.minis.orders import yes_or_no
from lexludi.games.minis.relations import Edge, Touches
from lexludi.games.minis.state import Battle
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind


@dataclass(frozen=True)
class FormLine:
    """A unit turns to form a battle line with an enemy it touches, along an edge of each."""

    unit: str
    enemy: str
    own: Edge
    its: Edge


@dataclass(frozen=True)
class WheelIntoFlank:
    """A unit wheels into the flank of an enemy whose corner it touches."""

    unit: str
    enemy: str
    steps: Number


@dataclass(frozen=True)
class HoldLine:
    """A unit that touches the corner of an enemy stays where it is."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class Part:
    """The part a unit takes in a close combat: directly, or only as support."""

    label: str
    direct: bool
    supports: tuple[str, ...] = ()
    """Its neighbours in the fight."""


@decides
def form_line(trace: Trace, battle: Battle, action: FormLine) -> Battle:
    """A unit in contact turns until its battle line is as long as it can be."""
    unit, enemy, own, its = action.unit, action.enemy, action.own, action.its
    touch = _touch(trace, battle, unit, enemy)
    if touch.own is Edge.CORNER:
        return _turn_to_each_other(trace, battle, action)
    if (own, its) != (touch.own, touch.its):
        trace.refuse("minis.8.1.7", unit=unit, enemy=enemy)
    trace.cite("minis.8.1.6", its, unit=unit, enemy=enemy)
    trace.cite("minis.8.1.7", unit=unit, enemy=enemy)
    if len(battle.formation(unit).labels) > 1 and not is_full(trace, battle, touch):
        trace.cite("minis.8.1.16", unit=unit)
        battle = general.leave_formation(battle, unit)
    return draw_together(battle, unit, enemy, own, its)


def _touch(trace: Trace, battle: Battle, unit: str, enemy: str) -> Touches:
    """How a unit touches an enemy, which it must."""
    battle.enemies(unit, enemy)
    touch = relations.contact(battle, unit, enemy)
    if touch is None:
        trace.refuse("minis.8.1.3", unit=unit, enemy=enemy)
    return touch


def _turn_to_each_other(trace: Trace, battle: Battle, action: FormLine) -> Battle:
    """Two units that touch at the corners, neither engaged, fight hand to hand along any edge."""
    unit, enemy = action.unit, action.enemy
    if contact.bound(battle, enemy) or contact.bound(battle, unit):
        raise Impossible(
            "{unit} or {enemy} is engaged; does the other wheel or hold the line? Say which.", unit=unit, enemy=enemy
        )
    trace.cite("minis.8.1.6", action.its, unit=unit, enemy=enemy)
    trace.cite("minis.8.1.10", unit=unit, enemy=enemy)
    if other := _other_corner(battle, unit, enemy):
        if action.own is not Edge.FLANK:
            trace.refuse("minis.8.1.15", unit=unit, enemy=(enemy, other))
        trace.cite("minis.8.1.15", unit=unit, enemy=(enemy, other))
    trace.cite("minis.8.1.13", unit=unit, enemy=enemy)
    trace.cite("minis.8.1.14", unit=unit, enemy=enemy)
    battle = draw_together(battle, unit, enemy, action.own, action.its)
    return contact.join(battle, unit, enemy, None)


def _other_corner(battle: Battle, unit: str, enemy: str) -> str | None:
    """Another enemy whose corner a unit touches."""
    for told in battle.told(Touches):
        if unit in (told.one, told.other) and told.own is Edge.CORNER:
            other = told.other if told.one == unit else told.one
            if other != enemy:
                return other
    return None


@decides
def wheel_into_flank(trace: Trace, battle: Battle, action: WheelIntoFlank) -> Battle:
    """An unengaged unit at the corner of an engaged enemy wheels into its flank, if it has the movement."""
    unit, enemy = action.unit, action.enemy
    _at_engaged_corner(trace, battle, unit, enemy)
    left = exact(movement.allowance(trace, battle, unit) - battle.unit(unit).moved)
    way = Measure(action.steps, (unit,)).at_most(left)
    if not way.holds:
        trace.refuse("minis.8.1.8", unit=unit, enemy=enemy, steps=way)
    trace.cite("minis.8.1.8", unit=unit, enemy=enemy, steps=way)
    trace.cite("minis.8.1.12", unit=unit, enemy=enemy)
    battle = battle.change(unit, moved=exact(battle.unit(unit).moved + action.steps))
    battle = draw_together(general.leave_formation(battle, unit), unit, enemy, Edge.FRONT, Edge.FLANK)
    return contact.join(battle, unit, enemy, None)


@decides
def hold_line(trace: Trace, battle: Battle, action: HoldLine) -> Battle:
    """An unengaged unit at the corner of an engaged enemy stays and supports its fighting neighbour."""
    _at_engaged_corner(trace, battle, action.unit, action.enemy)
    trace.cite("minis.8.1.8", unit=action.unit, enemy=action.enemy)
    trace.cite("minis.8.1.9", unit=action.unit, enemy=action.enemy)
    trace.cite("minis.8.1.12", unit=action.unit, enemy=action.enemy)
    return battle


def _at_engaged_corner(trace: Trace, battle: Battle, unit: str, enemy: str) -> None:
    """See that a unit need not form a battle line: it is free, and touches only the corner of an engaged enemy."""
    if contact.bound(battle, unit):
        raise Impossible("{label} is in close combat already.", label=unit)
    if _touch(trace, battle, unit, enemy).own is not Edge.CORNER:
        trace.refuse("minis.8.1.7", unit=unit, enemy=enemy)
    if not contact.bound(battle, enemy):
        trace.refuse("minis.8.1.10", unit=unit, enemy=enemy)


@decides
def part_in_combat(trace: Trace, battle: Battle, label: str) -> Part:
    """Whether a unit takes a direct part in a close combat or only supports those that do."""
    if contact.bound(battle, label):
        trace.cite("minis.8.1.11", yes_or_no(True), unit=label)
        return Part(label, direct=True)
    if fight := battle.fight_of(label):
        lead = next(each for each in contact.comrades(fight, label) if contact.bound(battle, each))
        trace.cite("minis.8.8.2", unit=lead, supporter=label)
        trace.cite("minis.8.1.11", yes_or_no(False), supporter=label, unit=lead)
        return Part(label, direct=False, supports=(lead,))
    column = formations.column_of(battle, label)
    near = (*formations.neighbours(battle, label), *column[: column.index(label)])
    fighting = tuple(each for each in near if contact.bound(battle, each))
    if fighting:
        trace.cite("minis.8.1.11", yes_or_no(False), supporter=label, unit=fighting)
    return Part(label, direct=False, supports=fighting)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(FormLine, form_line, lambda battle: ()),
    ActionKind(WheelIntoFlank, wheel_into_flank, lambda battle: ()),
    ActionKind(HoldLine, hold_line, lambda battle: ()),
)
