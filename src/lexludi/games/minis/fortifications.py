"""Chapter 14: what barriers and camps do for those who stand behind them, and to those who come against them."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import artillery, relations, terrain, works
from lexludi.games.minis.artillery import Cover
from lexludi.games.minis.readings.fortifications import WALL_SIGHT, WallSight
from lexludi.games.minis.relations import Against, Terrain, Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side, Unit
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace

ELSEWHERE = {
    "minis.14.0": "works camp",
    "minis.14.0.6": "fortifications",
    "minis.14.1.2": "entering",
    "minis.14.2.1": "works",
    "minis.14.2.2": "works",
    "minis.14.2.8": "works",
    "minis.14.2.9": "barricades",
    "minis.14.2.10": "barricades",
    "minis.14.2.11": "storm",
    "minis.14.3.1": "works",
    "minis.14.3.2": "works",
    "minis.14.3.6": "works",
    "minis.14.3.7": "works camp",
    "minis.14.3.8": "camp",
    "minis.14.4": "crossing",
    "minis.14.4.1": "crossing entering",
    "minis.14.5": "storm",
    "minis.14.5.1": "assault",
    "minis.14.5.3": "storm assault",
    "minis.14.6.1": "barricades camp",
    "minis.14.7": "camp",
    "minis.14.7.4": "camp unready",
}
"""The modules that decide clauses of this chapter."""

BARRICADE_BONUS = 1
FORTIFICATION_BONUS = 2
NO_PROTECTION = 0

BARRIERS = (Terrain.BARRICADE, Terrain.FORTIFICATION)


@dataclass(frozen=True)
class InCamp:
    """A unit is in a camp, or has left it."""

    label: str
    side: Side
    inside: bool = True


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
    stand, unit = relations.against(trace, battle, label), battle.unit(label)
    kind = kind_of(trace, battle, stand.thing) if stand and stand.behind else None
    if kind is None:
        return _in_an_open_camp(trace, battle, unit, enemy)
    if not may_defend(trace, unit, kind) or (enemy and not across_a_barrier(trace, battle, label, enemy)):
        return 0
    if missile is not None:
        trace.cite("minis.15.5.3", target=label, missile=artillery.Missile(missile))
    if not artillery.helps(trace, missile, Cover(kind), label):
        return 0
    if kind is Terrain.BARRICADE:
        return add(trace, "minis.14.2.3", BARRICADE_BONUS, counts, unit=label)
    if unit.kind.piece:
        trace.cite("minis.15.1.10", artillery=label)
    return add(trace, "minis.14.3.3", FORTIFICATION_BONUS, counts, unit=label)


def _in_an_open_camp(trace: Trace, battle: Battle, unit: Unit, enemy: str) -> int:
    """An ordinary camp protects nobody, and combat in it is as in the open."""
    side = camp_around(battle, unit.label)
    if side is None or battle.army(side).camp != "ordinary_camp":
        return 0
    if enemy:
        trace.cite("minis.14.1.3", unit=unit.label, enemy=enemy)
    return trace.cite("minis.14.1.1", NO_PROTECTION, unit=unit.label)


def camp_around(battle: Battle, label: str) -> Side | None:
    """The side in whose camp a unit is; None where it is in none."""
    told = next((told for told in battle.told(InCamp) if told.label == label), None)
    return told.side if told and told.inside else None


def kind_of(trace: Trace, battle: Battle, thing: str) -> Terrain | None:
    """What a barrier is, named by its section or as a kind of ground; None for what is no barrier or no longer one."""
    section = next((each for each in battle.sections if each.label == thing), None)
    if works.is_cleared(battle, thing):
        return None
    if section is None:
        return Terrain(thing) if thing in BARRIERS else None
    if section.breached:
        return trace.cite("minis.15.5.6", Terrain.BARRICADE, barrier_section=thing)
    return works.sort_of(trace, battle, thing)


def may_defend(trace: Trace, unit: Unit, kind: Terrain) -> bool:
    """Whether a unit of its kind can defend a barrier at all."""
    clause = against_defending(unit, kind)
    if clause:
        trace.cite(clause, unit=unit.label, troop_class=unit.kind)
    return not clause


def against_defending(unit: Unit, kind: Terrain) -> str:
    """The clause by which troops of a kind cannot defend a barrier; empty for those that can."""
    troops = unit.kind
    if kind is Terrain.FORTIFICATION and (troops.mounted or troops.elephant or troops.chariot):
        return "minis.14.3.4"
    return "minis.14.2.7" if troops.elephant or troops.chariot else ""


def may_come_over(trace: Trace, unit: Unit, kind: Terrain) -> None:
    """Refuse troops that can neither attack nor cross a barrier."""
    troops = unit.kind
    if kind is Terrain.FORTIFICATION and (troops.mounted or troops.elephant or troops.chariot):
        trace.refuse("minis.14.3.4", unit=unit.label, troop_class=troops)
    if troops.chariot:
        trace.refuse("minis.14.2.6", unit=unit.label, troop_class=troops)


def defenders(trace: Trace, battle: Battle, thing: str) -> tuple[str, ...]:
    """The units right behind a barrier that defend it; none, and it is undefended."""
    kind = kind_of(trace, battle, thing)
    found = []
    for unit in battle.units:
        stand = stand_at(battle, unit.label)
        if kind and stand and stand.behind and stand.thing == thing and unit.stands:
            if may_defend(trace, unit, kind):
                found.append(unit.label)
            if unit.kind.piece:
                trace.cite("minis.15.1.11", artillery=unit.label)
    trace.cite("minis.14.0.6", tuple(found) or None, barrier=shown(thing))
    return tuple(found)


def storms(trace: Trace, battle: Battle, striker: str, target: str) -> Terrain | None:
    """The kind of barrier across which a unit attacks an enemy behind it; None where it does not."""
    thing, stand = barrier_between(trace, battle, striker, target), stand_at(battle, striker)
    return None if stand and stand.behind else kind_of(trace, battle, thing)


def keeps_impact(trace: Trace, battle: Battle, striker: str, target: str) -> bool:
    """Whether a unit may strike an enemy with impact: not across a barricade."""
    if storms(trace, battle, striker, target) is None:
        return True
    trace.cite("minis.14.2.4", unit=striker, enemy=target)
    return False


def keeps_pikes(trace: Trace, battle: Battle, striker: str, target: str) -> bool:
    """Whether pikes help a unit against an enemy: not when it attacks across a barrier."""
    kind = storms(trace, battle, striker, target)
    if kind is None:
        return True
    clause = "minis.14.2.5" if kind is Terrain.BARRICADE else "minis.14.3.5"
    trace.cite(clause, unit=striker, enemy=target)
    return False


def parted(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether a barrier lies between two units of a column, so that neither supports the other."""
    first, second = stand_at(battle, one), stand_at(battle, other)
    if not first or not second or first.thing != second.thing or first.behind is second.behind:
        return False
    trace.cite("minis.14.4.9", unit=one, supporter=other)
    return True


def bars_evasion(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse the evasion of skirmishers in a camp."""
    if battle.unit(label).skirmishing and camp_around(battle, label) is not None:
        trace.refuse("minis.14.7.2", unit=label)


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
    trace.cite("minis.14.6.2", shown(thing), unit=one, enemy=other)
    return thing


def shown(thing: str) -> Terrain | str:
    """A barrier as readers know it: by the name of its section, or as a kind of ground."""
    return Terrain(thing) if thing in BARRIERS else thing


def stand_at(battle: Battle, label: str) -> Against | None:
    """The barrier a unit is known to stand right behind or in front of."""
    return relations.known_against(battle, label)


def _outside(battle: Battle, stand: Against, other: str) -> bool:
    """Whether a unit is on the other side of the barrier than the one right behind it."""
    its = stand_at(battle, other)
    if its and its.thing == stand.thing and its.thing not in BARRIERS:
        return not its.behind
    return relations.known_zone(battle, stand.label, other) in (None, Zone.FRONT)


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
