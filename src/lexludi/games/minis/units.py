"""Chapter 3: density of order, formations, support, special traits."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import artillery, elephants, general
from lexludi.games.minis.charts.shooting import WEAPONS
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.readings.units import ONSLAUGHT, Onslaught
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle, Shape
from lexludi.games.minis.troops import Arm, Density, Statistic, Trait, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.3.1.close.figures": "bases",
    "minis.3.1.density.cavalry": "bases",
    "minis.3.1.loose.figures": "bases",
    "minis.3.1.skirmish.all-round": "formations",
    "minis.3.1.skirmish.any-direction": "exchange formations manoeuvres targets",
    "minis.3.1.skirmish.corner-limit": "manoeuvres",
    "minis.3.1.skirmish.cs": "formations",
    "minis.3.1.skirmish.figures": "bases",
    "minis.3.2": "formations joining rows shapes",
    "minis.3.3": "formations shapes",
    "minis.3.3.tortoise.speed": "movement",
    "minis.3.4": "support",
    "minis.3.5.cc.may-support": "support",
    "minis.3.5.cc.no-attack": "reactions",
    "minis.3.5.fanatics.formation": "joining",
}
"""The modules that decide clauses of this chapter."""

ONSLAUGHT_STRENGTH = 1
STOPS_SHORT = 2
LEAVES_THE_TABLE = 1
HALVES = 2


@dataclass(frozen=True)
class Halt:
    """How many steps short of the enemy a unit of an attacking formation stops."""

    steps: Number


@dataclass(frozen=True)
class Bonus:
    """What a trait adds to a total."""

    number: Number


@dataclass(frozen=True)
class Useful:
    """Whether weapons are of use."""

    there: bool


@decides
def draw_up(trace: Trace, battle: Battle, label: str, density: Density) -> Battle:
    """A unit drawn up before the battle, in an order that its troops and weapons allow."""
    unit = battle.unit(label)
    if unit.kind not in (Troops.INFANTRY, Troops.CAVALRY):
        trace.silent("minis.3.1.density.infantry", unit=label, troop_class=unit.kind)
    clause = "minis.3.1.density.infantry" if unit.kind is Troops.INFANTRY else "minis.3.1.density.cavalry"
    if unit.kind is Troops.CAVALRY and density is Density.CLOSE:
        trace.refuse(clause, unit=label)
    trace.cite(clause, density, unit=label)
    arms = unit.known(unit.arms, Statistic.ARMS)
    if density is Density.CLOSE and not unit.carries(Arm.SPEAR, Arm.PIKE):
        trace.refuse("minis.3.1.close.who", unit=label, weapon=tuple(sorted(arms)))
    if density is Density.CLOSE:
        trace.cite("minis.3.1.close.who", unit=label)
    if Arm.SLING in arms and density is not Density.DISPERSED:
        trace.refuse("minis.3.1.skirmish.sling-only", unit=label)
    if Arm.SLING in arms:
        trace.cite("minis.3.1.skirmish.sling-only", unit=label)
    return battle.change(label, density=density)


@decides
def makes_ready(trace: Trace, battle: Battle, label: str) -> Density | None:
    """Whether a unit can shoot in the order in which it stands."""
    shoots_in_order(trace, battle, label)
    return battle.unit(label).density


@decides
def ranks_ready(trace: Trace, battle: Battle, label: str) -> Density | None:
    """Whether a unit can exchange ranks in the order in which it stands."""
    exchanges_ranks(trace, battle, label)
    return battle.unit(label).density


@decides
def pikes(trace: Trace, battle: Battle, label: str) -> Useful:
    """Whether the pikes of a unit are of use in the order in which it stands."""
    return Useful(uses_pikes(trace, battle, label))


@decides
def split(trace: Trace, battle: Battle, label: str, first: str, second: str) -> Battle:
    """A base that becomes two bases of skirmishers; of close order one figure leaves the table."""
    unit = battle.unit(label)
    clause = "minis.3.1.change.split-close" if unit.density is Density.CLOSE else "minis.3.1.change.split-loose"
    _new(battle, (label,), first, second)
    if unit.skirmishing:
        trace.refuse(clause, unit=label)
    _whole(trace, unit, clause)
    if commanders := battle.commanders_in(label):
        trace.silent(clause, unit=label, commander=tuple(each.label for each in commanders))
    figures = general.initial_figures(trace, battle, label)
    if unit.density is Density.CLOSE:
        figures -= trace.cite(clause, LEAVES_THE_TABLE, unit=label)
    else:
        trace.cite(clause, unit=label)
    trace.cite("minis.3.1.change.allowed", unit=label)
    halves = (
        replace(unit, label=each, density=Density.DISPERSED, figures=figures // HALVES) for each in (first, second)
    )
    return _counted(trace, _instead(battle, (label,), *halves), unit, 1)


@decides
def merge(trace: Trace, battle: Battle, one: str, other: str, label: str) -> Battle:
    """Two bases of skirmishers that become one base in loose order."""
    _new(battle, (one, other), label)
    first, second = battle.unit(one), battle.unit(other)
    if not (first.skirmishing and second.skirmishing):
        trace.refuse("minis.3.1.change.merge", unit=(one, other))
    for unit in (first, second):
        _whole(trace, unit, "minis.3.1.change.merge")
    if _stated(first) != _stated(second):
        trace.refuse("minis.1.unit.uniform", unit=(one, other))
    trace.cite("minis.1.unit.uniform", unit=(one, other))
    trace.cite("minis.3.1.change.allowed", unit=(one, other))
    trace.cite("minis.3.1.change.merge", unit=(one, other))
    figures = sum(general.initial_figures(trace, battle, each) for each in (one, other))
    merged = replace(first, label=label, density=Density.LOOSE, figures=figures)
    return _counted(trace, _instead(battle, (one, other), merged), first, -1)


def shoots_in_order(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse a shot that the density of a unit forbids."""
    unit = battle.unit(label)
    elephants.crew_shoots(trace, unit)
    if unit.density is Density.CLOSE:
        trace.refuse("minis.3.1.close.no-shooting", unit=label)
    missile = {arm for arm in unit.arms or () if arm in WEAPONS.printed}
    if unit.density is not Density.LOOSE or not missile:
        return
    if missile == {Arm.SLING}:
        trace.refuse("minis.3.1.loose.shooting", unit=label, weapon=Arm.SLING)
    trace.cite("minis.3.1.loose.shooting", unit=label)


def exchanges_ranks(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse an exchange of ranks to all but infantry in loose order."""
    unit = battle.unit(label)
    if unit.density is Density.CLOSE:
        trace.refuse("minis.3.1.close.no-rank-exchange", unit=label)
    if unit.kind is not Troops.INFANTRY:
        trace.refuse("minis.6.3.ranks.loose-only", unit=label, troop_class=unit.kind)
    density = unit.known(unit.density, Statistic.DENSITY)
    if density is not Density.LOOSE:
        trace.refuse("minis.6.3.ranks.loose-only", unit=label, density_of_order=density)
    trace.cite("minis.6.3.ranks.loose-only", unit=label, density_of_order=density)


def uses_pikes(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether the pikes of a unit are of use: not in the hands of skirmishers."""
    unit = battle.unit(label)
    if unit.skirmishing and unit.carries(Arm.PIKE):
        trace.cite("minis.3.1.skirmish.no-pikes", unit=label)
    return unit.carries(Arm.PIKE) and not unit.skirmishing


def evades_freely(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit may evade an attack whatever its order: skirmishers who act by themselves."""
    free = battle.unit(label).skirmishing and battle.formation(label).labels == (label,)
    if free:
        trace.cite("minis.3.1.skirmish.evade", unit=label)
    return free


def has_close_combat(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has the close-combat trait; asked for where nobody said."""
    told = battle.unit(label).is_(Trait.CLOSE_COMBAT)
    if told is None and elephants.has_trained_crew(trace, battle.unit(label)):
        return True
    if told is None and artillery.has_no_close_combat(trace, battle.unit(label)):
        return False
    if told is None:
        raise Impossible("Does {label} have the close-combat trait? Say it.", label=label)
    if told:
        trace.cite("minis.3.5.cc.trait", unit=label)
    return told


def seeks_combat(trace: Trace, battle: Battle, label: str, enemy: str) -> None:
    """See that its traits let a unit attack an enemy; one of which nobody said that it lacks the close-combat trait has it."""
    unit = battle.unit(label)
    told = unit.is_(Trait.CLOSE_COMBAT)
    if told is False or (told is None and artillery.has_no_close_combat(trace, unit)):
        halt(trace, battle, label, enemy)
    elif told is None and not elephants.beast(unit):
        trace.absent("lack_of_the_close_combat_trait", label)


def lacks_the_trait(battle: Battle, label: str, enemy: str) -> bool:
    """Whether a unit was told not to have the close-combat trait, and its enemy has it."""
    other = battle.unit(enemy)
    trained = other.is_(Trait.CLOSE_COMBAT) or elephants.beast(other)
    return battle.unit(label).is_(Trait.CLOSE_COMBAT) is False and trained


@decides
def halts(trace: Trace, battle: Battle, label: str, enemy: str) -> Halt:
    """Whether a unit may attack an enemy, and how far short of it its traits make it stop."""
    battle.enemies(label, enemy)
    return Halt(halt(trace, battle, label, enemy))


def halt(trace: Trace, battle: Battle, label: str, enemy: str) -> Number:
    """The steps short of the enemy at which a unit stops that attacks without the close-combat trait; refuse it alone."""
    if battle.formation(label).shape is Shape.HEDGEHOG:
        trace.refuse("minis.3.3.hedgehog.defend-only", unit=label)
    if has_close_combat(trace, battle, label):
        return 0
    if not has_close_combat(trace, battle, enemy):
        trace.cite("minis.3.5.cc.like-for-like", unit=label, enemy=enemy)
        return 0
    others = (each for each in battle.formation(label).labels if each != label)
    if not any(has_close_combat(trace, battle, each) for each in others):
        trace.refuse("minis.3.5.cc.no-attack", unit=label, enemy=enemy)
    return trace.cite("minis.3.5.cc.stops", STOPS_SHORT, unit=label, enemy=enemy)


@decides
def onslaught_of(trace: Trace, battle: Battle, label: str, *, defending: bool) -> Bonus:
    """What an onslaught adds to the attack of a unit, or to its defence."""
    return Bonus(onslaught(trace, battle, label, (Count("combat_strength", label),), defending=defending))


def onslaught(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...], *, defending: bool) -> Number:
    """What the onslaught of fanatics who attack or counter-attack adds to some totals in the clash.

    Say whether the totals are those of their defence, which a table may read otherwise.
    """
    unit, fight = battle.unit(label), battle.fight_of(label)
    if Trait.FANATICS not in unit.traits or fight is None or fight.rounds or not fight.clash:
        return 0
    if label not in fight.sides[0] and not fight.counter_attack:
        return 0
    if defending and trace.reading(ONSLAUGHT) is Onslaught.ATTACK_ONLY:
        return 0
    return add(trace, "minis.3.5.fanatics.onslaught", ONSLAUGHT_STRENGTH, counts, unit=label)


def _new(battle: Battle, old: tuple[str, ...], *labels: str) -> None:
    """See that what bases become has names that no other unit bears."""
    if taken := next((each for each in labels if each not in old and battle.unit(each) != Unit(each)), None):
        raise Impossible("{label} is another unit already; give the new one a name of its own.", label=taken)


def _whole(trace: Trace, unit: Unit, clause: str) -> None:
    """What becomes of losses and disorder when bases are split or merged is not said."""
    if unit.losses or unit.disorder:
        trace.silent(clause, unit=unit.label, loss=unit.losses, disorder_point=unit.disorder)


def _stated(unit: Unit) -> tuple[object, ...]:
    """Everything told of a unit that its figures have in common."""
    values = unit.attack, unit.defence, unit.morale, unit.quality, unit.movement
    return (unit.troops, *values, unit.arms, unit.armour, unit.traits)


def _instead(battle: Battle, labels: tuple[str, ...], *others: Unit) -> Battle:
    """The battle with other units in the place of some; command figures go on in what bases are merged into."""
    for label in labels:
        battle = general.leave_formation(battle, label)
        for commander in battle.commanders_in(label):
            battle = battle.put_commander(replace(commander, unit=others[0].label))
    battle = unplaced(battle, *labels)
    return replace(battle, units=tuple(unit for unit in battle.units if unit.label not in labels)).put(*others)


def _counted(trace: Trace, battle: Battle, unit: Unit, more: int) -> Battle:
    """The battle, with its side's new number of units counted for steadfastness."""
    battle = battle.recount(unit.side, more)
    if unit.side is not None:
        trace.cite("minis.3.1.change.count", battle.count(unit.side), side=unit.side)
    return battle
