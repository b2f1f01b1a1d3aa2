"""Chapter 7: point-blank shooting and defensive shots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import relations, shooters, weapons
from lexludi.games.minis.movement import allowance, pace, spent
from lexludi.games.minis.shooting import pairs_in_range, shoot_unanswered
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import Shot
from lexludi.games.minis.troops import Arm, Event, Phase, Troops
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ELSEWHERE = {
    "minis.7.defensive": "defensive_shot",
    "minis.7.defensive.conditions": "defensive_shot reactions",
    "minis.7.defensive.support": "defensive_shot exchange",
    "minis.7.engaged": "shooters",
    "minis.7.example": "defensive_shot",
    "minis.7.melee-missiles": "shooting",
}
"""The modules that decide clauses of this chapter."""

MOUNTED_RANGE = 3
HALF_OF_THE_MOVEMENT = Fraction(1, 2)
FROM_THE_SADDLE = (Arm.LIGHT_BOW, Arm.HEAVY_BOW, Arm.ARQUEBUS)
"""What riders shoot at shorter range here."""
AT_CONTACT = (Arm.JAVELIN, Arm.PISTOL)


@dataclass(frozen=True)
class PointBlank:
    """A unit shoots after its move, before contact."""

    shooter: str
    target: str


@decides
def point_blank(trace: Trace, battle: Battle, action: PointBlank) -> Battle:
    """A shot in the Point-blank phase."""
    shooter, target = action.shooter, action.target
    before_contact(trace, battle, shooter, target)
    shot = shooters.ready(trace, battle, shooter, target, phase=Phase.POINT_BLANK)
    _with_what(trace, battle, shot)
    _how_near(trace, battle, shot)
    _how_far_moved(trace, battle, shooter)
    return shoot_unanswered(trace, battle, shot, Event.POINT_BLANK, Phase.POINT_BLANK)


def before_contact(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """See that a unit does not touch its target yet; what it does then is part of close combat."""
    if relations.contact(battle, shooter, target) is None:
        return
    if any(arm in AT_CONTACT for arm in weapons.arms_of(battle, shooter)):
        trace.refuse("minis.7.melee-missiles", shooter=shooter, target=target)
    trace.refuse("minis.7.who", shooter=shooter, target=target)


def _with_what(trace: Trace, battle: Battle, shot: Shot) -> None:
    """Javelins for infantry and cavalry; bow, arquebus and pistol for cavalry alone."""
    unit = battle.unit(shot.shooter)
    if unit.kind is Troops.CAMELS and not unit.on_foot:
        trace.silent("minis.7.who", unit=unit.label, troop_class=unit.kind)
    mounted = unit.kind is Troops.CAVALRY and not unit.on_foot
    thrown = shot.weapon is Arm.JAVELIN and (mounted or unit.on_foot or unit.kind is Troops.INFANTRY)
    if not thrown and not (mounted and shot.weapon in (*FROM_THE_SADDLE, Arm.PISTOL)):
        trace.refuse("minis.7.who", unit=unit.label, troop_class=unit.kind, weapon=shot.weapon)
    trace.cite("minis.7.who", unit=unit.label, troop_class=unit.kind, weapon=shot.weapon)


def _how_near(trace: Trace, battle: Battle, shot: Shot) -> None:
    """Bows and arquebuses from horseback reach less far here."""
    if shot.weapon not in FROM_THE_SADDLE:
        return
    steps = relations.shot_range(battle, shot.muzzle, shot.target).at_most(MOUNTED_RANGE)
    if not steps.holds:
        trace.refuse("minis.7.range", shooter=shot.shooter, weapon=shot.weapon, range_of_the_shot=steps)
    trace.cite("minis.7.range", MOUNTED_RANGE, shooter=shot.shooter, weapon=shot.weapon, range_of_the_shot=steps)


def _how_far_moved(trace: Trace, battle: Battle, label: str) -> None:
    """Who has used more than half of its movement does not shoot."""
    unit = battle.unit(label)
    if not unit.moved and not unit.unpaid:
        return
    whole = allowance(trace, battle, label)
    changes = exact(Fraction(unit.reforming) * whole / pace(trace, battle, label).steps) if unit.reforming else 0
    moved = exact(spent(trace, battle, label, whole) - unit.reforming + changes)
    half = exact(whole * HALF_OF_THE_MOVEMENT)
    within = Measure(moved, (label,)).at_most(half)
    if not within.holds:
        trace.refuse("minis.7.half-move", unit=label, movement=within)
    trace.cite("minis.7.half-move", half, unit=label, movement=within)


def _shots(battle: Battle) -> Iterator[PointBlank]:
    return (PointBlank(one, other) for one, other in pairs_in_range(battle))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(PointBlank, point_blank, _shots),)
