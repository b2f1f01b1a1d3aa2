"""Camps: how they are pitched, entered, captured and looted (14.0, 14.1, 14.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import discipline, fortifications, relations, works
from lexludi.games.minis.charts.retreat import CAMP_STEADFASTNESS
from lexludi.games.minis.deployment import Camp, held_off
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.fortifications import InCamp
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Stands
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Phase, Side, Trait
from lexludi.games.minis.works import unlisted
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

LENGTH = 24
DEPTH = 16


@dataclass(frozen=True)
class SetUpWagenburg:
    """A Hussite army sets up its wagenburg at a distance from the enemy's front line."""

    side: Side
    steps: Number


@dataclass(frozen=True)
class Garrison:
    """Units take their places inside a camp to defend it."""

    units: tuple[str, ...]
    side: Side


@dataclass(frozen=True)
class CaptureCamp:
    """A unit that is in an enemy camp, or has stormed it, captures it."""

    unit: str
    side: Side


@dataclass(frozen=True)
class StopLooting:
    """A unit is to stop looting a camp."""

    unit: str


@dataclass(frozen=True)
class FaceAfterLooting:
    """A unit that has looted and recovered is placed facing another way."""

    unit: str


@dataclass(frozen=True)
class Looted:
    """A unit has looted a camp."""

    label: str


@dataclass(frozen=True)
class Worth:
    """What a camp adds to the steadfastness of its army."""

    side: Side
    number: int


@decides
def size(trace: Trace, battle: Battle, length: Number, depth: Number) -> Battle:
    """Whether a camp may be so long and so deep."""
    if (length, depth) != (LENGTH, DEPTH):
        trace.refuse("minis.14.0.1", step=(length, depth))
    trace.cite("minis.14.0.1", (LENGTH, DEPTH))
    return battle


@decides
def worth(trace: Trace, battle: Battle, side: Side) -> Worth:
    """What the camp of a side adds to its steadfastness now."""
    return Worth(side, steadfastness_of(trace, battle, side))


def steadfastness_of(trace: Trace, battle: Battle, side: Side) -> int:
    """What a camp adds to steadfastness: nothing once the enemy has captured it."""
    kind = kind_of(battle, side)
    added = 0 if battle.army(side).camp_taken else CAMP_STEADFASTNESS[kind, "steadfastness"]
    trace.cite("minis.14.0.2", kind, side=side)
    return trace.cite("minis.14.0.3", added, side=side, camp=kind)


def kind_of(battle: Battle, side: Side) -> Camp:
    """The kind of a side's camp, which must have been told."""
    if not battle.army(side).camp:
        raise Impossible("Which camp has {side}? Say it.", side=side)
    return Camp(battle.army(side).camp)


@decides
def set_up_wagenburg(trace: Trace, battle: Battle, action: SetUpWagenburg) -> Battle:
    """Hussites set up their wagenburg as near to the enemy's front line as the attacker may deploy."""
    side, steps = action.side, held_off(Measure(action.steps))
    if not any(unit.is_(Trait.HUSSITES) for unit in battle.units if unit.side is side):
        raise Impossible("Has {side} Hussites? It is not said.", side=side)
    if not steps.holds:
        trace.refuse("minis.14.3.8", side=side, steps_apart=steps)
    trace.cite("minis.14.3.8", side=side, steps_apart=steps)
    trace.cite("minis.14.3.7", Camp.FORTIFIED, side=side)
    return battle.put_army(replace(battle.army(side), camp=Camp.FORTIFIED.value))


@decides
def garrison(trace: Trace, battle: Battle, action: Garrison) -> Battle:
    """As many bases as fit inside a camp defend it."""
    side, room = action.side, relations.fits(battle, action.side)
    if room is None:
        raise Impossible("How many bases fit inside the camp of {side}? Say it.", side=side)
    if len(action.units) > room:
        trace.refuse("minis.14.6.1", base=len(action.units), side=side)
    trace.cite("minis.14.6.1", base=room, side=side)
    for label in action.units:
        battle = battle.tell(InCamp(label, side))
    return battle


def entered(trace: Trace, battle: Battle, label: str, side: Side) -> Battle:
    """A unit is in a camp: its owner retakes it, an enemy captures it if nobody defends it."""
    own, army = battle.unit(label).side, battle.army(side)
    if own is None:
        raise Impossible("Whose is {label}? Say its side.", label=label)
    battle = battle.tell(InCamp(label, side))
    if own is side:
        return _retake(trace, battle, label, side)
    loots = army.camp_taken or battle.unit(label).looting
    return battle if loots or defenders(trace, battle, side) else taken(trace, battle, label, side)


@decides
def capture_camp(trace: Trace, battle: Battle, action: CaptureCamp) -> Battle:
    """A unit captures an enemy camp whose defenders are all destroyed."""
    label, side = action.unit, action.side
    if battle.unit(label).looting:
        raise Impossible("{label} has captured the camp already and loots it.", label=label)
    stand = fortifications.stand_at(battle, label)
    at_it = stand is not None and works.camp_of(battle, stand.thing) is side
    if fortifications.camp_around(battle, label) is not side and not at_it:
        raise Impossible("{label} is not said to be in the camp or right in front of it.", label=label)
    left = defenders(trace, battle, side)
    if left:
        trace.refuse("minis.14.7.1", unit=label, defended=left)
    return taken(trace, battle, label, side)


def defenders(trace: Trace, battle: Battle, side: Side) -> tuple[str, ...]:
    """The units of a side that are in its camp or behind its perimeter and do not flee."""
    sections = [section.label for section in battle.sections if works.camp_of(battle, section.label) is side]
    behind = {label for section in sections for label in fortifications.defenders(trace, battle, section)}
    own = (unit for unit in battle.units if unit.side is side and unit.stands)
    return tuple(u.label for u in own if u.label in behind or fortifications.camp_around(battle, u.label) is side)


def taken(trace: Trace, battle: Battle, label: str, side: Side) -> Battle:
    """A unit has captured a camp: it loots it and is disordered, and the army loses what the camp was worth."""
    trace.cite("minis.14.7.1", unit=label, side=side)
    battle = battle.put_army(replace(battle.army(side), camp_taken=True))
    if battle.army(side).camp:
        steadfastness_of(trace, battle, side)
    trace.cite("minis.14.7.3", unit=label)
    battle = battle.change(label, looting=True).tell(Looted(label)).suffers(label, "looting")
    return disorder(trace, battle, label, "minis.10.11")


def _retake(trace: Trace, battle: Battle, label: str, side: Side) -> Battle:
    army = battle.army(side)
    if not army.camp_taken:
        return battle
    trace.cite("minis.14.7.6", unit=label, side=side)
    return battle.put_army(replace(army, camp_taken=False))


@decides
def stop_looting(trace: Trace, battle: Battle, action: StopLooting) -> Battle:
    """A discipline test in the Command phase stops the looting."""
    label = action.unit
    if not battle.unit(label).looting:
        raise Impossible("{label} is not said to be looting.", label=label)
    if battle.phase not in (None, Phase.COMMAND):
        trace.refuse("minis.14.7.4", unit=label, phase=battle.phase)
    stopped = discipline.passes(trace, battle, label, "minis.14.7.4")
    trace.cite("minis.14.7.4", unit=label)
    return battle.change(label, looting=not stopped)


@decides
def face_after_looting(trace: Trace, battle: Battle, action: FaceAfterLooting) -> Battle:
    """A unit that has stopped looting and recovered may face any way; where others stand is then said anew."""
    unit = battle.unit(action.unit)
    if not unit.looting and Looted(unit.label) not in battle.told(Looted):
        raise Impossible("{label} is not said to have looted a camp.", label=unit.label)
    if unit.looting or unit.disorder:
        trace.refuse("minis.14.7.5", unit=unit.label, disorder_point=unit.disorder)
    trace.cite("minis.14.7.5", unit=unit.label)
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, Stands) and fact.of == unit.label))
    return unplaced(replace(battle, facts=kept), unit.label)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(SetUpWagenburg, set_up_wagenburg, unlisted),
    ActionKind(Garrison, garrison, unlisted),
    ActionKind(CaptureCamp, capture_camp, unlisted),
    ActionKind(StopLooting, stop_looting, unlisted),
    ActionKind(FaceAfterLooting, face_after_looting, unlisted),
)
