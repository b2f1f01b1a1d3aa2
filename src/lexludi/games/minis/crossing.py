"""Crossing barriers and battery positions (14.4, 15.1.14, 15.1.15)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from lexludi.games.minis import assault, batteries, camp, fortifications, manoeuvres, relations, works
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.formations import column_of
from lexludi.games.minis.fortifications import InCamp
from lexludi.games.minis.movement import allowance, left, own_pace
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Against, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides

HALF_THE_MOVEMENT = Fraction(1, 2)
LESS_THAN_HALF = Fraction(1, 2)
UNITS_OF_A_COLUMN = 3
OF_THE_REST = Fraction(1, 2)
NO_MOVEMENT = 0

Turn = tuple[int | None, Side | None]
"""A player turn: its game turn and whose it is, as far as told."""
EARLIER: Turn = (0, None)
"""Some player turn before this one."""


@dataclass(frozen=True)
class Cross:
    """A unit right in front of an undefended barrier crosses it."""

    unit: str
    section: str


@dataclass(frozen=True)
class PassBattery:
    """A unit moves through the position of a battery."""

    unit: str
    battery: str


@dataclass(frozen=True)
class Crossed:
    """A unit crossed a barrier in some player turn."""

    label: str
    section: str
    turn: Turn


def turn_of(battle: Battle) -> Turn:
    """The player turn a battle is in."""
    return battle.game_turn, battle.active


@decides
def cross(trace: Trace, battle: Battle, action: Cross) -> Battle:
    """A unit crosses an undefended barrier, for half its movement and some disorder."""
    label, section = action.unit, action.section
    standing(trace, battle, section)
    _undefended(trace, battle, label, section)
    manoeuvres.may_move(trace, battle, label)
    whole = own_pace(trace, battle, label)
    stand, cost = fortifications.stand_at(battle, label), _half(trace, battle, label, whole.steps)
    battle = over(trace, manoeuvres.spend(trace, battle, label, cost, whole), label, section)
    trace.cite("minis.14.4.6", left(trace, battle, label, whole.steps), unit=label)
    battle = disordered(trace, battle, label)
    side = works.camp_of(battle, section)
    return camp.entered(trace, battle, label, side) if side and stand and not stand.behind else battle


@decides
def cross_by_force(trace: Trace, battle: Battle, action: Cross) -> Battle:
    """A unit that withdraws crosses an undefended barrier, whatever its order."""
    label, section = action.unit, action.section
    _undefended(trace, battle, label, section)
    cost = _half(trace, battle, label, allowance(trace, battle, label))
    battle = over(trace, battle.change(label, moved=exact(battle.unit(label).moved + cost)), label, section)
    return disordered(trace, battle, label)


def _undefended(trace: Trace, battle: Battle, label: str, section: str) -> None:
    """See that a unit stands right at a barrier nobody defends against it, and that its column may still cross."""
    stand = come_up(trace, battle, label, section)
    if not stand.behind and fortifications.defenders(trace, battle, section):
        trace.refuse("minis.14.4.4", unit=label, barrier_section=section)
    trace.cite("minis.14.4.4", unit=label, barrier_section=section)
    _in_turn(trace, battle, label, section)


def standing(trace: Trace, battle: Battle, section: str) -> None:
    """See that a section is no barricade that hand-to-hand combat, now over, has destroyed."""
    over = not any(fight.section == section for fight in battle.fights)
    fought = any(assault.rounds_across(battle, section))
    if over and fought and fortifications.kind_of(trace, battle, section) is Terrain.BARRICADE:
        said = "Hand-to-hand combat was fought across {section}, which destroys a barricade: say that it has."
        raise Impossible(said, by="minis.14.2.11", section=section)


def come_up(trace: Trace, battle: Battle, label: str, section: str) -> Against:
    """Where a unit stands right at a barrier that it would attack or cross and that its kind may come over."""
    kind = fortifications.kind_of(trace, battle, section)
    if kind is None:
        raise Impossible("{section} is no barrier, or no longer one.", section=section)
    stand = relations.against(trace, battle, label)
    if stand is None or stand.thing != section:
        trace.refuse("minis.14.4.1", unit=label, barrier_section=fortifications.shown(section))
    trace.cite("minis.14.4.1", unit=label, barrier_section=fortifications.shown(section))
    fortifications.may_come_over(trace, battle.unit(label), kind)
    return stand


def over(trace: Trace, battle: Battle, label: str, section: str) -> Battle:
    """A unit is placed directly behind a barrier, and in the camp round which that stands."""
    stand = fortifications.stand_at(battle, label)
    inward, side = not (stand and stand.behind), works.camp_of(battle, section)
    battle = unplaced(battle, label).tell(Against(label, section, behind=inward))
    battle = battle.tell(Crossed(label, section, turn_of(battle)))
    return battle if side is None else battle.tell(InCamp(label, side, inward))


def disordered(trace: Trace, battle: Battle, label: str) -> Battle:
    """A unit is disordered by a barrier, unless it skirmishes."""
    if battle.unit(label).skirmishing:
        trace.cite("minis.14.4.3", unit=label)
        return battle
    trace.cite("minis.14.4.2.b", unit=label)
    return disorder(trace, battle, label, "minis.10.5")


def _half(trace: Trace, battle: Battle, label: str, whole: Number) -> Number:
    """What crossing costs a unit: half its movement, of which it has spent less than half on coming up."""
    near = Measure(battle.unit(label).moved, (label,)).less_than(exact(whole * LESS_THAN_HALF))
    if not near.holds:
        trace.refuse("minis.14.4.5", unit=label, move=near)
    trace.cite("minis.14.4.5", unit=label, move=near)
    return trace.cite("minis.14.4.2", exact(whole * HALF_THE_MOVEMENT), unit=label, movement=whole)


def _in_turn(trace: Trace, battle: Battle, label: str, section: str) -> None:
    """See that no more than three units of a column cross a barrier in one turn."""
    column = column_of(battle, label)
    told = [each for each in battle.told(Crossed) if each.section == section and each.label in column]
    now = tuple(each.label for each in told if each.turn == turn_of(battle))
    if len(now) >= UNITS_OF_A_COLUMN:
        trace.refuse("minis.14.4.7", unit=label, column=now)
    if len(column) > 1:
        trace.cite("minis.14.4.7", UNITS_OF_A_COLUMN, unit=label, column=column)
    if len(told) > len(now):
        trace.cite("minis.14.4.8", OF_THE_REST, unit=label)


@decides
def pass_battery(trace: Trace, battle: Battle, action: PassBattery) -> Battle:
    """A unit moves through a battery of its own side, or one whose crew has scattered."""
    label, battery = action.unit, action.battery
    if not batteries.is_left(battle, battery):
        _through_friends(trace, battle, label, battery)
    thing = batteries.fortified(trace, battle, battery)
    if not thing:
        trace.cite("minis.15.1.14", NO_MOVEMENT, unit=label, artillery=battery)
        return battle
    trace.cite("minis.15.1.15", unit=label, artillery=battery)
    manoeuvres.may_move(trace, battle, label)
    whole = own_pace(trace, battle, label)
    cost = _half(trace, battle, label, whole.steps)
    return disordered(trace, manoeuvres.spend(trace, battle, label, cost, whole), label)


def _through_friends(trace: Trace, battle: Battle, label: str, battery: str) -> None:
    """An enemy battery with its crew is not passed but attacked."""
    sides = battle.unit(label).side, battle.unit(battery).side
    if None in sides or sides[0] is not sides[1]:
        if batteries.fortified(trace, battle, battery):
            trace.refuse("minis.15.1.11", unit=label, artillery=battery)
        raise Impossible("{label} still has its crew: it must be attacked.", label=battery)
