"""Chapter 14: camps, barricades, fortifications, stakes and the storm of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import artillery, relations, terrain
from lexludi.games.minis.artillery import Cover
from lexludi.games.minis.readings.fortifications import WALL_SIGHT, WallSight
from lexludi.games.minis.relations import Against, Stands, Terrain, Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Unit
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

BARRICADE_BONUS = 1
FORTIFICATION_BONUS = 2

BARRIERS = (Terrain.BARRICADE, Terrain.FORTIFICATION)


@dataclass(frozen=True)
class Sheltered:
    """What a barrier adds to the defence of a unit."""

    label: str
    number: Number


@decides
def shelter_of(trace: Trace, battle: Battle, label: str, enemy: str) -> Sheltered:
    """What a barrier adds to the defence of a unit against the blows of an enemy, or a shot by hand."""
    battle.enemies(label, enemy)
    return Sheltered(label, shelter(trace, battle, label, (Count("barrier", label),), enemy=enemy))


def shelter(
    trace: Trace,
    battle: Battle,
    label: str,
    counts: tuple[Count, ...],
    *,
    enemy: str = "",
    missile: str | None = None,
) -> Number:
    """The bonus of the barricade or fortification a unit stands right behind, if it helps against an enemy and his missile."""
    stand = relations.against(trace, battle, label)
    kind = kind_of(trace, battle, stand.thing) if stand and stand.behind else None
    if kind is None or not may_defend(trace, battle.unit(label), kind):
        return 0
    if enemy and not across_a_barrier(trace, battle, label, enemy):
        return 0
    if not artillery.helps(trace, missile, Cover(kind), label):
        return 0
    if kind is Terrain.BARRICADE:
        return add(trace, "minis.14.2.3", BARRICADE_BONUS, counts, unit=label)
    return add(trace, "minis.14.3.3", FORTIFICATION_BONUS, counts, unit=label)


def kind_of(trace: Trace, battle: Battle, thing: str) -> Terrain | None:
    """What a barrier is, named by its section or as a kind of ground; None for what is no barrier."""
    section = next((each for each in battle.sections if each.label == thing), None)
    if section is None:
        return Terrain(thing) if thing in BARRIERS else None
    if section.breached:
        return trace.cite("minis.15.5.6", Terrain.BARRICADE, barrier_section=thing)
    return Terrain(section.kind)


def may_defend(trace: Trace, unit: Unit, kind: Terrain) -> bool:
    """Whether a unit of its kind can defend a barrier at all."""
    troops = unit.kind
    if not (troops.elephant or troops.chariot or troops.mounted):
        return True
    if kind is Terrain.FORTIFICATION:
        trace.cite("minis.14.3.4", unit=unit.label, troop_class=troops)
        return False
    if troops.mounted:
        return True
    trace.cite("minis.14.2.7", unit=unit.label, troop_class=troops)
    return False


def across_a_barrier(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether two units fight or shoot across a barrier that one of them stands right behind."""
    return bool(barrier_between(trace, battle, one, other))


def barrier_between(trace: Trace, battle: Battle, one: str, other: str) -> str:
    """The barrier between two units, at least one of them right behind it; nothing where there is none."""
    fight = battle.fight_of(one)
    if fight and fight.section and any(other in side for side in fight.sides):
        return _between(trace, fight.section, one, other)
    for inside, outside in ((one, other), (other, one)):
        stand = relations.against(trace, battle, inside)
        if stand and stand.behind and kind_of(trace, battle, stand.thing) and _outside(battle, stand, outside):
            return _between(trace, stand.thing, inside, outside)
    return ""


def _between(trace: Trace, thing: str, one: str, other: str) -> str:
    trace.cite("minis.14.6.2", Terrain(thing) if thing in BARRIERS else thing, unit=one, enemy=other)
    return thing


def _outside(battle: Battle, stand: Against, other: str) -> bool:
    """Whether a unit is on the other side of the barrier than the one right behind it."""
    its = next((told for told in battle.told(Against) if told.label == other), None)
    if its and its.thing == stand.thing:
        return not its.behind
    zones = (told.zone for told in battle.told(Stands) if (told.of, told.other) == (stand.label, other))
    return next(zones, Zone.FRONT) is Zone.FRONT


def hides(trace: Trace, battle: Battle, shooter: str, target: str, kind: Terrain) -> bool:
    """Whether a barrier between shooter and target is an obstacle to shooting: a fortification neither stands against."""
    if kind is not Terrain.FORTIFICATION:
        return False
    if terrain.above(trace, battle, shooter, target):
        trace.cite("minis.14.6.4", shooter=shooter, target=target)
        return False
    stands = [relations.against(trace, battle, label) for label in (shooter, target)]
    close = [bool(stand and kind_of(trace, battle, stand.thing) is kind) for stand in stands]
    if not any(close) or all(close):
        return not any(close)
    return trace.reading(WALL_SIGHT) is WallSight.BOTH


def see_across(trace: Trace, battle: Battle, shooter: str, target: str, kind: Terrain) -> None:
    """Refuse a shot across a fortification that hides its target."""
    if hides(trace, battle, shooter, target, kind):
        trace.refuse("minis.14.6.3", shooter=shooter, target=target, terrain_element=kind)
    trace.cite("minis.14.6.3", shooter=shooter, target=target, terrain_element=kind)
