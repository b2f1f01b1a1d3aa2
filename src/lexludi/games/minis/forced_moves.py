"""What a forced move meets on its way, how far it goes, and what is so when it has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Any

from lexludi.games.minis import going, relations, ways
from lexludi.games.minis.close_combat import Fought
from lexludi.games.minis.crossing import Cross, cross_by_force
from lexludi.games.minis.deployment import Camp
from lexludi.games.minis.fortifications import InCamp, camp_around
from lexludi.games.minis.readings.retreat import OBSTACLES, Obstacles
from lexludi.games.minis.relations import Against, Terrain, Zone
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.targets import ShotAt
from lexludi.games.minis.troops import Event, Side, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

CROSSED = (
    Terrain.RAVINE,
    Terrain.FORD,
    Terrain.STREAM,
    Terrain.BRIDGE,
)
"""What is an obstacle only to those who cannot cross it in one turn."""
ENCLOSED = (Camp.BARRICADE, Camp.FORTIFIED)
BARRIERS = (Terrain.BARRICADE, Terrain.FORTIFICATION)
CLOSED = (Terrain.SHEER_SLOPE, Terrain.LAKE)
"""What is an obstacle to everybody."""


class Manner(StrEnum):
    """How a unit withdrew."""

    RETREAT = "retreat"
    EVASION = "evasion"
    FLIGHT = "flight"
    PANIC = "panic"


@dataclass(frozen=True)
class Withdrawal:
    """A unit has made a forced move away from an enemy."""

    label: str
    enemy: str
    manner: Manner
    steps: Number
    combat: bool
    """Whether it fought that enemy hand to hand."""
    gap: Number | None = 0
    """How far apart they were when it began; None where nobody said."""
    zone: Zone | None = None
    """The zone from which it was threatened, where that was told."""
    stand: Against | None = None
    """The barrier it stood at when it began."""
    turn: tuple[int | None, Side | None] = (None, None)
    """The turn in which it happened, as far as that was told."""


@dataclass(frozen=True)
class Course:
    """How far a forced move goes, and what ends it before its time."""

    steps: Number
    obstacle: Terrain | None = None
    unit: str = ""
    off_table: bool = False
    over_barrier: bool = False


def course(trace: Trace, battle: Battle, label: str, movement: Number, *, pursuing: bool = False) -> Course:
    """How far a unit comes on its told way with some movement, and what ends the move there."""
    unit, told = battle.unit(label), relations.way(battle, label)
    if told is None:
        trace.absent("something_in_the_way", label)
    other = told.meets if told and _is_unit(battle, told.meets) else ""
    ahead = min(movement, exact(sum(leg.steps for leg in told.legs))) if told and other else movement
    gone: Number = 0
    left: Number = movement
    for stretch in ways.stretches(trace, battle, unit, ahead) if ahead else ():
        if stretch.ground is Terrain.TABLE_EDGE:
            return Course(gone, off_table=True)
        if stretch.ground in BARRIERS and not pursuing:
            return _at_barrier(trace, battle, unit, stretch.ground, gone, left)
        cost = _pursued(trace, unit, stretch) if pursuing else _crossed(trace, battle, unit, stretch, left)
        if cost is None:
            return Course(gone, obstacle=stretch.ground)
        steps = min(left, stretch.steps or 0)
        gone, left = exact(gone + steps), exact(left - max(cost, steps))
        if left <= 0:
            break
    reached = told is not None and gone == sum(leg.steps for leg in told.legs)
    return Course(gone, unit=other if reached else "")


def _crossed(trace: Trace, battle: Battle, unit: Unit, stretch: ways.Stretch, left: Number) -> Number | None:
    """What a leg costs a unit that withdraws; None where it is an impassable obstacle."""
    ground, facts = stretch.ground, {"unit": unit.label, "terrain_element": stretch.ground}
    if ground in CLOSED or going.closed_by(trace, unit, ground):
        trace.cite("minis.9.1.9", ground, **facts)
        return None
    pace = ways.rate(trace, unit, stretch)
    if ground not in CROSSED:
        if pace.cost > 1:
            trace.silent(pace.clause, **facts)
        return stretch.steps or 0
    _, width = ways.WIDTHS[ground]
    cost = Measure(exact(width * pace.cost), (unit.label,)).at_most(left)
    free = cost.holds and trace.reading(OBSTACLES) is Obstacles.ALL_IF_NOT_CROSSED
    trace.cite("minis.9.1.9", ground, **facts, steps_of_movement=cost)
    return cost.number if free else None


def _at_barrier(trace: Trace, battle: Battle, unit: Unit, barrier: Terrain, gone: Number, left: Number) -> Course:
    """How a withdrawal goes on that comes to a barrier: over it, if that can be done in the same turn."""
    before = battle.change(unit.label, moved=gone).tell(Against(unit.label, barrier.value, behind=False))
    crossing = trace.would(cross_by_force, before, Cross(unit.label, barrier.value))
    spent = crossing.outcome.unit(unit.label).moved if crossing.decided else gone + left + 1
    cost = Measure(exact(spent - gone), (unit.label,)).at_most(left)
    free = cost.holds and trace.reading(OBSTACLES) is Obstacles.ALL_IF_NOT_CROSSED
    trace.cite("minis.9.1.9", barrier, unit=unit.label, terrain_element=barrier)
    if not free:
        return Course(gone, obstacle=barrier)
    return Course(exact(gone + left - cost.number), over_barrier=True)


def _pursued(trace: Trace, unit: Unit, stretch: ways.Stretch) -> Number | None:
    """What a leg costs a unit that pursues; None where it cannot go on."""
    ground = stretch.ground
    if ground in BARRIERS or going.closed_by(trace, unit, ground):
        return None
    pace = ways.rate(trace, unit, stretch)
    if pace.cost > 1:
        trace.silent(pace.clause, unit=unit.label, terrain_element=ground)
    return stretch.steps or 0


def friendly(battle: Battle, one: str, other: str) -> bool:
    """Whether two units are on the same side, which must have been told."""
    sides = battle.unit(one).side, battle.unit(other).side
    if None in sides:
        raise Impossible("Are {one} and {other} on the same side? Say whose they are.", one=one, other=other)
    return sides[0] is sides[1]


def withdrawal(battle: Battle, label: str, enemy: str = "") -> Withdrawal | None:
    """The last forced move of a unit away from an enemy."""
    told = (each for each in battle.told(Withdrawal) if each.label == label)
    return next((each for each in told if enemy in ("", each.enemy)), None)


def gives_way(battle: Battle, label: str, enemy: str) -> bool:
    """Whether a unit has to withdraw itself, or has done so since it last fought an enemy."""
    if any(due(battle, action, label) for action in ("retreat", "flee", "panic")):
        return True
    since = takewhile(lambda fact: not _fought_together(fact, label, enemy), battle.facts[::-1])
    return any(isinstance(fact, Withdrawal) and (fact.label, fact.enemy) == (label, enemy) for fact in since)


def went(battle: Battle, body: tuple[str, ...], steps: Number) -> Battle:
    """The battle in which some units have gone farther in their forced move than it seemed at first."""
    for told in filter(None, (withdrawal(battle, each) for each in body)):
        battle = battle.tell(replace(told, steps=steps))
    return battle


def fought(battle: Battle, label: str, enemy: str) -> bool:
    """Whether a unit fights an enemy hand to hand, or did so last of all before it had to withdraw."""
    other = withdrawal(battle, enemy, label)
    if fights(battle, label, enemy) or (other is not None and other.combat):
        return True
    last = next((fact for fact in reversed(battle.facts) if _between(fact, label, enemy)), None)
    return isinstance(last, Fought) and not last.avoided


def attackers_in_last_round(battle: Battle, label: str, enemy: str) -> tuple[str, ...]:
    """The units that attacked an enemy together with a unit in their last round."""
    last = last_fight(battle, label, enemy)
    return last.sides[0] if last and label in last.sides[0] else ()


def last_fight(battle: Battle, label: str, enemy: str) -> Fight | None:
    """The close combat in which two units fought their last round, those who are gone left out."""
    last = next((fact for fact in battle.told(Fought) if _fought_together(fact, label, enemy)), None)
    if last is None:
        return None
    one, other = (tuple(each for each in side if not battle.unit(each).removed) for side in last.sides)
    return Fight((one, other))


def _fought_together(fact: object, label: str, enemy: str) -> bool:
    return isinstance(fact, Fought) and {label, enemy} <= fact.units


def _between(fact: object, label: str, enemy: str) -> bool:
    """Whether a fact tells that a unit fought an enemy, or was shot at by it."""
    return _fought_together(fact, label, enemy) or (
        isinstance(fact, ShotAt) and (fact.label, fact.by) == (label, enemy)
    )


def fights(battle: Battle, label: str, enemy: str) -> bool:
    """Whether a unit takes a direct part in a close combat with an enemy."""
    fight = battle.fight_of(label)
    return fight is not None and any(enemy in side for side in fight.sides)


def apart(battle: Battle, one: str, other: str) -> Number | None:
    """How far apart two units are; 0 where they touch or have fought, None where that is not known."""
    found = relations.known_gap(battle, one, other)
    return found.number if found else 0 if fought(battle, one, other) else None


def gone(battle: Battle, label: str, *, over_barrier: bool = False) -> Battle:
    """The battle after a unit was forced to move: what was told of its place is so no longer."""
    side = camp_around(battle, label)
    if side is not None and (over_barrier or _leaves(battle, label, side)):
        battle = battle.tell(InCamp(label, side, False))
    battle = ways.forget(battle, label)
    return battle.change(label, events=battle.unit(label).events | {Event.FORCED})


def _leaves(battle: Battle, label: str, side: Side) -> bool:
    """Whether the told way of a unit in a camp leads out of it; a barrier round the camp keeps it inside."""
    way = relations.way(battle, label)
    if battle.army(side).camp in ENCLOSED:
        return False
    if way is None:
        raise Impossible("Does {label} leave the camp? Say over what ground its way goes.", label=label)
    return any(ground is not Terrain.CAMP for ground in (*(leg.terrain for leg in way.legs), way.meets) if ground)


def detached(battle: Battle, labels: tuple[str, ...]) -> Battle:
    """The battle with some columns of a formation apart from the rest of it."""
    old = battle.formation(labels[0])
    own, rest = (tuple(each for each in old.columns if (each[0] in labels) is mine) for mine in (True, False))
    if not rest:
        return battle
    return battle.put_formation(replace(old, columns=own)).put_formation(replace(old, columns=rest))


def due(battle: Battle, action: str, label: str) -> bool:
    """Whether an action of a unit is the compulsory one that comes next."""
    return any(each.action == action and label in each.labels[:1] for each in battle.pending)


def settled(battle: Battle, action: str, label: str) -> Battle:
    """The battle with a compulsory action of a unit done."""
    left = tuple(each for each in battle.pending if not (each.action == action and label in each.labels[:1]))
    return replace(battle, pending=left)


def pairs(action: Callable[[str, str], Any]) -> Callable[[Battle], Iterable[Any]]:
    """Every such action of a unit and an enemy that can be named."""

    def named(battle: Battle) -> Iterable[Any]:
        labels = [unit.label for unit in battle.units if unit.removed is None]
        return (action(one, other) for one in labels for other in labels if one != other)

    return named


def _is_unit(battle: Battle, thing: str) -> bool:
    return any(unit.label == thing for unit in battle.units)
