"""Chapter 1: figures, combat strength, morale, losses."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import bases
from lexludi.games.minis.charts.general import MORALE
from lexludi.games.minis.charts.shooting import WEAPONS
from lexludi.games.minis.engagements import leave_fight
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.state import Battle, Pending
from lexludi.games.minis.troops import Removed, Statistic, Unit
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.1.base": "bases",
    "minis.1.base.depths": "elephants",
    "minis.1.base.measure": "geometry",
    "minis.1.base.width": "edges",
    "minis.1.command.discipline": "discipline",
    "minis.1.command.leadership": "command",
    "minis.1.cs.flank": "formations",
    "minis.1.cs.front-rear": "formations",
    "minis.1.cs.recoverable": "recovery",
    "minis.1.cs.weakened": "formations",
    "minis.1.geometry": "geometry",
    "minis.1.geometry.visibility": "formations",
    "minis.1.morale.flank-mean": "formations",
    "minis.1.morale.levels": "elephants",
    "minis.1.scale": "bases",
    "minis.1.unit.alone-or-formed": "joining shapes",
    "minis.1.unit.uniform": "units",
}
"""The modules that decide clauses of this chapter."""

AGAINST = ("react", "defensive_shot", "reform", "take_shape", "contact", "trample", "counter_attack_shooters")
"""What is due about an enemy only as long as he is there."""
TOGETHER = ("flee", "panic", "waver")
"""What is due from several units as one body."""
SLIGHT_HARM = 1
"""Losses and disorder that leave the smallest crew with more than one figure in order."""
HALF_AND_MORE = 2
"""Losses that many times over are as many as the figures at the start."""


@dataclass(frozen=True)
class Statistics:
    """The seven statistics of a unit, in the order they are written."""

    numbers: tuple[Number, ...]


@dataclass(frozen=True)
class Morale:
    """The morale of a unit, or of a flank row."""

    number: Number


@decides
def statistics(trace: Trace, battle: Battle, label: str) -> Statistics:
    """The statistics of a unit, written out."""
    unit = battle.unit(label)
    arms = unit.known(unit.arms, Statistic.ARMS)
    shooting = max((int(WEAPONS[arm, "shooting"]) for arm in arms if arm in WEAPONS.printed), default=0)
    found = (
        initial_figures(trace, battle, label),
        unit.known(unit.attack, Statistic.ATTACK),
        unit.known(unit.defence, Statistic.DEFENCE),
        shooting,
        morale(trace, battle, label),
        unit.known(unit.movement, Statistic.MOVEMENT),
        unit.known(unit.cost, Statistic.COST),
    )
    trace.cite("minis.1.unit.stats", unit=label)
    return Statistics(found)


@decides
def morale_of(trace: Trace, battle: Battle, label: str) -> Morale:
    """The morale of a unit."""
    return Morale(morale(trace, battle, label))


@decides
def takes_losses(trace: Trace, battle: Battle, label: str, figures: int) -> Battle:
    """A unit after it has lost figures."""
    return lose(trace, battle, label, figures)


@decides
def takes_place(trace: Trace, battle: Battle, commander: str, label: str) -> Battle:
    """A general or commander in the unit he chooses before the battle."""
    if battle.phase is not None:
        trace.silent("minis.1.command.any-unit", commander=commander, unit=label)
    trace.cite("minis.1.command.any-unit", commander=commander, unit=label)
    return battle.put_commander(replace(battle.commander(commander), unit=label))


def initial_figures(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a unit began with: told, or by its troops and density."""
    told = battle.unit(label).figures
    return told if told is not None else bases.figures_on_base(trace, battle.unit(label))


def figures_left(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a unit has left."""
    return initial_figures(trace, battle, label) - battle.unit(label).losses


def morale(trace: Trace, battle: Battle, label: str) -> int:
    """The morale of a unit: told, or by its quality."""
    unit = battle.unit(label)
    if unit.morale is None and unit.quality is not None:
        found = trace.cite("minis.1.morale.levels", MORALE.at(unit.quality, "morale"), unit=label, quality=unit.quality)
    else:
        found = trace.cite("minis.1.morale.unit", unit.known(unit.morale, Statistic.MORALE), unit=label)
    if unit.losses or unit.disorder:
        trace.cite("minis.1.morale.definition", found, unit=label)
    return found


def lose(trace: Trace, battle: Battle, label: str, figures: int) -> Battle:
    """A unit loses figures; half of them destroy it, and a commander in it must be checked."""
    if not figures:
        return battle
    battle = battle.change(label, losses=battle.unit(label).losses + figures)
    for commander in battle.commanders_in(label):
        battle = battle.then("commander_check", commander.label, label)
    return check_destroyed(trace, battle, label)


def check_destroyed(trace: Trace, battle: Battle, label: str) -> Battle:
    """The battle without a unit that losses and disorder have brought to nothing."""
    unit = battle.unit(label)
    if unit.removed is not None or slightly_harmed(unit):
        return battle
    initial = initial_figures(trace, battle, label)
    if HALF_AND_MORE * unit.losses >= initial:
        trace.cite("minis.1.cs.destroyed.losses", unit=label, loss=unit.losses, figures=initial)
        return remove(battle, label, Removed.DESTROYED)
    if unit.disorder and initial - unit.losses - unit.disorder <= 0:
        trace.cite("minis.1.cs.destroyed.disorder", unit=label, disorder_point=unit.disorder)
        trace.cite("minis.10.zero", unit=label)
        return remove(battle, label, Removed.SCATTERED)
    return battle


def slightly_harmed(unit: Unit) -> bool:
    """Whether so little befell a unit that it matters to skirmishers alone, however many figures it has."""
    return unit.figures is None and not unit.skirmishing and unit.losses + unit.disorder <= SLIGHT_HARM


def remove(battle: Battle, label: str, why: Removed) -> Battle:
    """The battle without a unit, which leaves its fights and its formation."""
    due = tuple(filter(None, (_without(each, label) for each in battle.pending)))
    gone = unplaced(replace(battle.change(label, removed=why), pending=due), label)
    return leave_formation(leave_fight(gone, label), label)


def _without(each: Pending, label: str) -> Pending | None:
    """What is still due when a unit is gone: nothing of it, nothing against it; those who flee with it flee on."""
    who, *others = each.labels
    if who != label:
        return None if label in others[:1] and each.action in AGAINST else each
    if each.action in TOGETHER and others[1:]:
        return replace(each, labels=(others[1], others[0], *others[2:]))
    return None


def leave_formation(battle: Battle, label: str) -> Battle:
    """The battle with a unit outside the formation it was in; those behind it close up."""
    formation = battle.formation(label)
    if formation.labels == (label,):
        return replace(battle, formations=tuple(each for each in battle.formations if each != formation))
    columns = (tuple(each for each in column if each != label) for column in formation.columns)
    turned = tuple((each, way) for each, way in formation.turned if each != label)
    return battle.put_formation(replace(formation, columns=tuple(filter(None, columns)), turned=turned))
