"""The storm of barriers: combat across them, and what follows it (14.5)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import assault, contact, fortifications, works
from lexludi.games.minis.barricades import Dismantle, Man, SetUp, dismantle, man, set_up
from lexludi.games.minis.batteries import ScatterCrew, TurnPiece, scatter_crew, turn_piece
from lexludi.games.minis.crossing import Cross, PassBattery, come_up, cross, disordered, over, pass_battery, standing
from lexludi.games.minis.movement import allowance
from lexludi.games.minis.relations import Terrain, Zone
from lexludi.games.minis.shooting import settled
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.games.minis.works import Cleared, unlisted
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

HALF_LEFT = Fraction(1, 2)


@dataclass(frozen=True)
class Storm:
    """A unit attacks an enemy across the barrier it defends."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class CrossAfterStorm:
    """A unit whose enemies are thrown back or destroyed crosses the barrier it has stormed."""

    unit: str
    section: str


@dataclass(frozen=True)
class ClearBarricade:
    """A combat across a section of barricade is over."""

    section: str


@decides
def storm(trace: Trace, battle: Battle, action: Storm) -> Battle:
    """A unit right in front of a barrier attacks the enemy right behind it."""
    contact.may_attack(trace, battle, action.unit, action.enemy)
    stand = fortifications.stand_at(battle, action.enemy)
    if stand is None or not stand.behind:
        raise Impossible("Behind which barrier does {label} stand? Say it.", label=action.enemy)
    return begin(trace, battle, action.unit, action.enemy, stand.thing)


def begin(trace: Trace, battle: Battle, label: str, enemy: str, thing: str) -> Battle:
    """Combat begins across a barrier between a unit right in front of it and a defender right behind it."""
    come_up(trace, battle, label, thing)
    if enemy not in fortifications.defenders(trace, battle, thing):
        raise Impossible("{label} does not defend the barrier.", label=enemy)
    battle = battle.change(label, events=battle.unit(label).events | {Event.ATTACKED})
    return assault.line_up(trace, contact.join(battle, label, enemy, Zone.FRONT), label, enemy)


@decides
def cross_after_storm(trace: Trace, battle: Battle, action: CrossAfterStorm) -> Battle:
    """A storming unit with half its movement left is placed behind the barrier, and goes no further."""
    label, section = action.unit, action.section
    contact.must_be_on_attack(trace, battle, label)
    if not assault.rounds_across(battle, section):
        raise Impossible("Was there combat across {section}? Say it.", section=section)
    standing(trace, battle, section)
    come_up(trace, battle, label, section)
    left = fortifications.defenders(trace, battle, section)
    if left:
        trace.refuse("minis.14.5.2", unit=label, enemy=left)
    trace.cite("minis.14.5.2", unit=label, barrier_section=section)
    whole = allowance(trace, battle, label)
    rest = Measure(exact(whole - battle.unit(label).moved), (label,)).at_least(exact(whole * HALF_LEFT))
    if not rest.holds:
        trace.refuse("minis.14.5.4", unit=label, movement=rest)
    trace.cite("minis.14.5.3", unit=label, movement=rest)
    battle = over(trace, battle, label, section).change(label, moved=whole)
    return disordered(trace, battle, label)


@decides
def clear_barricade(trace: Trace, battle: Battle, action: ClearBarricade) -> Battle:
    """A barricade across which a combat came to hand-to-hand is destroyed once it is over."""
    section = action.section
    if any(fight.section == section for fight in battle.fights):
        trace.refuse("minis.14.2.11", barrier_section=section)
    if works.is_cleared(battle, section):
        raise Impossible("Of the barricade {section} nothing is left already.", section=section)
    fought = assault.rounds_across(battle, section)
    if not fought:
        raise Impossible("Was there combat across {section}? Say it.", section=section)
    barricade = fortifications.kind_of(trace, battle, section) is Terrain.BARRICADE
    if not any(fought) or not barricade:
        trace.refuse("minis.14.2.11", barrier_section=section)
    trace.cite("minis.14.2.11", barrier_section=section)
    return settled(battle, "clear_barricade", section).tell(Cleared(section))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Cross, cross, unlisted),
    ActionKind(PassBattery, pass_battery, unlisted),
    ActionKind(SetUp, set_up, unlisted),
    ActionKind(Dismantle, dismantle, unlisted),
    ActionKind(Man, man, unlisted),
    ActionKind(ScatterCrew, scatter_crew, unlisted),
    ActionKind(TurnPiece, turn_piece, unlisted),
    ActionKind(Storm, storm, unlisted),
    ActionKind(CrossAfterStorm, cross_after_storm, unlisted),
    ActionKind(ClearBarricade, clear_barricade, unlisted),
)
