"""Movement: what troops, arms and armour allow, and how a formation and a march change it (6.1, 6.2.formation)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from lexludi.games.minis import batteries, orders
from lexludi.games.minis.charts.elephants import ELEPHANTS, HEAVY_CHARIOT, LIGHT_CHARIOT, SCYTHED_CHARIOT
from lexludi.games.minis.readings.manoeuvres import MARCH_WIDTH, SKIRMISH_MARCH, MarchWidth, SkirmishMarch
from lexludi.games.minis.shooting import spent_on_shooting
from lexludi.games.minis.state import Battle, Formation, Shape
from lexludi.games.minis.troops import Arm, Armour, Event, Order, Statistic, Trait, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace, decides

INFANTRY = 12
CAVALRY = 18
CAMELS = 16
LIGHT_BURDEN = -2
HEAVY_BURDEN = -4
HORSE_BURDEN = -2
LIGHT_BURDENS = (Arm.LARGE_SHIELD, Arm.PIKE, Arm.HEAVY_CROSSBOW, Arm.ARQUEBUS)
HEAVY_BURDENS = (Arm.STAKES, Arm.CHEVAUX_DE_FRISE, Arm.MUSKET)
HEAVY_ARMOUR = (Armour.HEAVY, Armour.FULL)
BEASTS = {
    Troops.INDIAN_ELEPHANT: ELEPHANTS,
    Troops.AFRICAN_ELEPHANT: ELEPHANTS,
    Troops.SCYTHED_CHARIOT: SCYTHED_CHARIOT,
    Troops.HEAVY_CHARIOT: HEAVY_CHARIOT,
    Troops.LIGHT_CHARIOT: LIGHT_CHARIOT,
}
MARCH = 2
FREE_WIDTH = 3
EACH_FURTHER_UNIT = -1
TORTOISE = Fraction(1, 2)
SHOTS = (Event.SHOT, Event.SUPPORTED_SHOT, Event.POINT_BLANK)
INTERACTIONS = (*SHOTS, Event.RETURNED, Event.ATTACKED, Event.MISSED, Event.FORCED)
"""What a unit does that is no march."""


@dataclass(frozen=True)
class Movement:
    """How far a unit can go in a turn."""

    label: str
    steps: Number


@decides
def movement_of(trace: Trace, battle: Battle, label: str) -> Movement:
    """The movement of a unit by itself."""
    return Movement(label, allowance(trace, battle, label))


def allowance(trace: Trace, battle: Battle, label: str) -> Number:
    """The movement of a unit for this player turn before anything is spent: told, or by its arms and armour (6.1)."""
    unit, total = battle.unit(label), Count("movement", label)
    if unit.movement is not None:
        return trace.cite("minis.6.1.definition", unit.movement, unit=label)
    if unit.kind in BEASTS:
        chart = BEASTS[unit.kind]
        return trace.cite(chart.clause, chart.at(unit.kind, "movement"), unit=label)
    if unit.kind is Troops.CAMELS:
        return trace.cite("minis.6.1.3", CAMELS, unit=label)
    if unit.kind is Troops.CAVALRY:
        return trace.total("minis.6.1.definition", _cavalry(trace, unit, total), total)
    if unit.kind is Troops.INFANTRY:
        return trace.total("minis.6.1.definition", _infantry(trace, unit, total), total)
    return batteries.movement(trace, battle, label)


def _infantry(trace: Trace, unit: Unit, total: Count) -> int:
    """The movement of infantry: each thing it wears or carries adds its own burden."""
    armour, arms = unit.known(unit.armour, Statistic.ARMOUR), unit.known(unit.arms, Statistic.ARMS)
    movement = trace.add("minis.6.1.1.base", INFANTRY, total, unit=unit.label)
    if armour is Armour.MEDIUM:
        movement += trace.add("minis.6.1.1.minus2", LIGHT_BURDEN, total, armour=armour)
    if armour in HEAVY_ARMOUR:
        movement += trace.add("minis.6.1.1.minus4", HEAVY_BURDEN, total, armour=armour)
    if Arm.LIGHT_MUSKET in arms:
        trace.cite("minis.6.1.1.minus4", Arm.ARQUEBUS, weapon=Arm.LIGHT_MUSKET)
    for arm in sorted(arms):
        if arm in LIGHT_BURDENS or arm is Arm.LIGHT_MUSKET:
            movement += trace.add("minis.6.1.1.minus2", LIGHT_BURDEN, total, weapon=arm)
        if arm in HEAVY_BURDENS:
            movement += trace.add("minis.6.1.1.minus4", HEAVY_BURDEN, total, weapon=arm)
    if movement < 0:
        trace.silent("minis.6.1.1.minus4", unit=unit.label)
    return movement


def _cavalry(trace: Trace, unit: Unit, total: Count) -> int:
    """The movement of cavalry: the armour of rider and horse are a burden each."""
    armour, barded = unit.known(unit.armour, Statistic.ARMOUR), unit.is_(Trait.BARDED)
    if barded is None:
        raise Impossible("Has {label} horse armour? It is not said.", label=unit.label)
    movement = trace.add("minis.6.1.2.base", CAVALRY, total, unit=unit.label)
    if armour in HEAVY_ARMOUR:
        movement += trace.add("minis.6.1.2.minus2", HORSE_BURDEN, total, armour=armour)
    if barded:
        movement += trace.add("minis.6.1.2.minus2", HORSE_BURDEN, total, armour=Trait.BARDED)
    return movement


class Pace(NamedTuple):
    """What a formation can spend in this player turn."""

    steps: Number
    march: bool
    """Whether it is doubled for a march."""


def charge(trace: Trace, battle: Battle, label: str) -> Number:
    """What a unit with its formation can spend in this player turn to come at the enemy, which is no march."""
    return pace(trace, battle, label, may_march=False).steps


def pace(trace: Trace, battle: Battle, label: str, *, may_march: bool = True) -> Pace:
    """What the formation of a unit can spend in this player turn, on the march if it makes one."""
    formation = battle.formation(label)
    movement, doubled = _slowest(trace, battle, formation), may_march and marches(trace, battle, label)
    width = EACH_FURTHER_UNIT * max(len(formation.columns) - FREE_WIDTH, 0)
    if width:
        trace.cite("minis.6.2.formation.width", width, formation=formation.labels)
    before = not (width and doubled) or trace.reading(MARCH_WIDTH) is MarchWidth.BEFORE
    if before:
        movement += width
    if doubled:
        movement = trace.cite("minis.6.1.march.double", movement * MARCH, formation=formation.labels)
    if not before:
        movement += width
    if formation.shape is Shape.TORTOISE:
        movement = trace.cite("minis.3.3.tortoise.speed", exact(movement * TORTOISE), formation=formation.labels)
    return Pace(movement, doubled)


def own_pace(trace: Trace, battle: Battle, label: str) -> Pace:
    """What a unit by itself can spend in this player turn, whatever its formation could."""
    movement = allowance(trace, battle, label)
    if not marches(trace, battle, label):
        return Pace(movement, march=False)
    return Pace(trace.cite("minis.6.1.march.double", exact(movement * MARCH), unit=label), march=True)


def marches(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether the movement of a unit is doubled: under a Manoeuvre order, and nothing it did is no march (6.1.march)."""
    units = [battle.unit(each) for each in battle.formation(label).labels]
    pieces = tuple(unit.label for unit in units if unit.troops and unit.troops.piece)
    if pieces:
        trace.cite("minis.6.1.march.double", unit=pieces)
        trace.cite("minis.15.2.20", unit=pieces)
        return False
    free = orders.needs_no_order(battle, label)
    if not free and orders.in_force(trace, battle, label) is not Order.MANOEUVRE:
        return False
    busy = tuple(unit.label for unit in units if _interacts(battle, unit))
    if busy:
        trace.cite("minis.6.1.march.definition", unit=busy)
        return False
    if free and trace.reading(SKIRMISH_MARCH) is SkirmishMarch.NO_MARCH:
        return False
    trace.cite("minis.6.1.march.definition", unit=label)
    return True


def left(trace: Trace, battle: Battle, label: str, whole: Number) -> Number:
    """What a unit has left of its movement after its shots, moves and changes of formation in this player turn."""
    unit = battle.unit(label)
    return exact(whole - unit.moved - spent_on_shooting(trace, unit, whole))


def _slowest(trace: Trace, battle: Battle, formation: Formation) -> Number:
    paces = [allowance(trace, battle, label) for label in formation.labels]
    if len(paces) == 1:
        return paces[0]
    return trace.cite("minis.6.2.formation.slowest", min(paces), formation=formation.labels)


def _interacts(battle: Battle, unit: Unit) -> bool:
    return bool(unit.fleeing or battle.fight_of(unit.label) or unit.events.intersection(INTERACTIONS))
