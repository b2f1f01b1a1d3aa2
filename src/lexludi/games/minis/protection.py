"""What protects the target of a shot: its total defence (5.1.do, 5.5)."""

from __future__ import annotations

from lexludi.games.minis import artillery, formations, fortifications, recovery, terrain
from lexludi.games.minis.artillery import Cover
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import defence_of
from lexludi.games.minis.state import Battle
from lexludi.games.minis.support import support
from lexludi.games.minis.targets import Shot
from lexludi.games.minis.troops import Arm, Statistic, Trait, Troops, Unit
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, rival

D6 = (1, 2, 3, 4, 5, 6)
SHIELD_WALL = 1
LARGE_TARGET = -1
EXAMPLE_ARMOUR = (6, 2, 1, 0)
"""The armour of the source's example: Maximilian plate, a light cuirass, a buff coat, none."""


def total_defence(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """The total defence of a target against a shot, with its die."""
    target, counts = shot.target, (defence_of(shot.target),)
    total = formations.strength(trace, battle, target, shot.struck, counts, enemy=shot.muzzle)
    _column_under_fire(trace, battle, shot, total)
    total += _armour(trace, battle, shot)
    total += _shield_wall(trace, battle, shot)
    total += _large_target(trace, battle.unit(target))
    total += terrain.cover(trace, battle, target, counts, shooter=shot.muzzle)
    total += fortifications.shelter(trace, battle, target, counts, enemy=shot.muzzle, missile=shot.power.missile)
    total += _support(trace, battle, shot)
    total += terrain.height(trace, battle, target, shot.muzzle, counts, defensive_shot=shot.defensive)
    die = trace.roll("defence_die", D6, target)
    total += trace.add("minis.5.1.do", die, defence_of(target), d6=die)
    return trace.total("minis.5.1.do", exact(total), defence_of(target))


def statistics_of(trace: Trace, battle: Battle, shot: Shot) -> tuple[str, ...]:
    """The units whose statistics count: the target, or the flank row that is shot at."""
    if shot.struck.flank and len(battle.formation(shot.target).labels) > 1:
        return formations.counted(trace, battle, shot.target)
    return (shot.target,)


def _armour(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """Def, less the piercing of the weapon, before any modifier."""
    total = defence_of(shot.target)
    if not artillery.helps(trace, shot.power.missile, Cover.ARMOUR, shot.target):
        told = battle.unit(shot.target).defence
        trace.over([rival(told, defence=told)] if told else [])
        return 0
    whole = formations.mean(trace, battle, statistics_of(trace, battle, shot), Statistic.DEFENCE)
    pierced = trace.cite(shot.power.clause, shot.power.piercing, shooter=shot.shooter)
    if not pierced:
        return trace.add("minis.5.1.do", whole, total, defence=whole)
    left = trace.add("minis.5.5.piercing", max(0, whole - pierced), total, defence=whole, piercing=pierced)
    trace.over([rival(whole, defence=whole)])
    if shot.weapon is Arm.ARQUEBUS and whole in EXAMPLE_ARMOUR:
        trace.cite("minis.5.5.example.piercing", left, defence=whole, piercing=pierced)
    return left


def _shield_wall(trace: Trace, battle: Battle, shot: Shot) -> Number:
    unit = battle.unit(shot.target)
    if not unit.carries(Arm.LARGE_SHIELD) or not (unit.troops is Troops.INFANTRY or unit.on_foot):
        return 0
    if not artillery.helps(trace, shot.power.missile, Cover.LARGE_SHIELD, shot.target):
        return 0
    if shot.struck is not Zone.FRONT or not recovery.helps(trace, battle, shot.target, Effect.LARGE_SHIELD):
        trace.cite("minis.5.5.large-shield", unit=shot.target, shot_at_from=shot.struck)
        return 0
    return trace.add("minis.5.5.large-shield", SHIELD_WALL, defence_of(shot.target), unit=shot.target)


def _large_target(trace: Trace, unit: Unit) -> Number:
    """Mounts are easy to hit, unless they wear metal."""
    if unit.on_foot or not (unit.kind.mounted or unit.kind.chariot or unit.kind.elephant):
        return 0
    barded = unit.is_(Trait.BARDED)
    if barded and not unit.kind.elephant:
        trace.cite("minis.5.5.barding", unit=unit.label)
        return 0
    if barded is None and not unit.kind.elephant:
        trace.absent("armour_of_horses", unit.label)
    return trace.add("minis.5.5.mounts", LARGE_TARGET, defence_of(unit.label), unit=unit.label)


def _support(trace: Trace, battle: Battle, shot: Shot) -> Number:
    """Those beside and behind steady a unit under fire."""
    found = support(trace, battle, shot.target, shot.muzzle, (defence_of(shot.target),), shooting=True)
    if found:
        trace.cite("minis.5.5.defence-support", found, unit=shot.target)
    return found


def _column_under_fire(trace: Trace, battle: Battle, shot: Shot, strength: Number) -> None:
    """The source's example: of a column of three, the two not engaged are shot at in the flank."""
    column = formations.column_of(battle, shot.target)
    engaged = [label for label in column if battle.fight_of(label)]
    if shot.struck.flank and len(column) == 3 and engaged == [column[0]]:
        trace.cite("minis.5.4.example.column", strength, unit=shot.target)
