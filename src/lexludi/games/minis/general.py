"""Chapter 1: figures, combat strength, morale, losses."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis import relations
from lexludi.games.minis.charts.general import BASES, MORALE
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Density, Removed, Statistic, Troops, Unit
from lexludi.rulings.chart import Cell
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

ELSEWHERE = {
    "minis.1.cs.front-rear": "formations",
    "minis.1.cs.flank": "formations",
    "minis.1.cs.weakened": "formations",
    "minis.1.morale.flank-mean": "formations",
}
"""The modules that decide clauses of this chapter."""

HALF_AND_MORE = 2
"""Losses that many times over are as many as the figures at the start."""


def initial_figures(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a unit began with: told, or by its troops and density."""
    told = battle.unit(label).figures
    return told if told is not None else figures_on_base(trace, battle.unit(label))


def figures_on_base(trace: Trace, unit: Unit) -> int:
    """The figures a whole unit has on its base, by its troops and density."""
    cell = BASES.at(base_row(trace, unit), "figures")
    if unit.kind.elephant or unit.kind.chariot or unit.kind.piece:
        return trace.cite("minis.1.base.crew", cell.giving(int(cell.value)), unit=unit.label)
    if unit.skirmishing:
        return trace.cite("minis.3.1.skirmish.figures", cell.giving(int(cell.value)), unit=unit.label)
    if unit.density is Density.CLOSE:
        return trace.cite("minis.3.1.close.figures", cell.giving(_figures(cell)[-1]), unit=unit.label)
    return trace.cite("minis.3.1.loose.figures", cell.giving(_figures(cell)[0]), unit=unit.label)


def base_row(trace: Trace, unit: Unit) -> str:
    """The row of the chart of bases in which a unit stands."""
    if unit.kind.elephant:
        return "elephant"
    if unit.kind.chariot:
        return "chariot"
    if unit.kind.piece:
        return "throwing_engine" if unit.kind.engine else "artillery"
    density = unit.known(unit.density, Statistic.DENSITY)
    if unit.kind is Troops.CAMELS:
        trace.silent("minis.1.base.depths", unit=unit.label, troop_class=unit.kind)
    if unit.kind is Troops.CAVALRY:
        return "mounted_skirmishers" if density is Density.DISPERSED else "cavalry"
    return "foot_skirmishers" if density is Density.DISPERSED else "infantry"


def _figures(cell: Cell[int | str]) -> tuple[int, ...]:
    """The numbers a cell of the chart of bases holds: one, or the least and the most."""
    return tuple(int(number) for number in str(cell.value).split("-"))


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
    if unit.removed is not None or not (unit.losses or unit.disorder):
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


def remove(battle: Battle, label: str, why: Removed) -> Battle:
    """The battle without a unit, which leaves its fights and its formation."""
    battle = battle.change(label, removed=why)
    for fight in (each for each in battle.fights if any(label in side for side in each.sides)):
        one, other = (tuple(each for each in side if each != label) for side in fight.sides)
        ended = battle.without_fight(fight)
        battle = ended.put_fight(replace(fight, sides=(one, other))) if one and other else ended
    return leave_formation(battle, label)


def leave_formation(battle: Battle, label: str) -> Battle:
    """The battle with a unit outside the formation it was in; those behind it close up."""
    formation = battle.formation(label)
    if formation.labels == (label,):
        return replace(battle, formations=tuple(each for each in battle.formations if each != formation))
    columns = (tuple(each for each in column if each != label) for column in formation.columns)
    turned = tuple((each, way) for each, way in formation.turned if each != label)
    return battle.put_formation(replace(formation, columns=tuple(filter(None, columns)), turned=turned))


def zone(trace: Trace, battle: Battle, of: str, other: str) -> Zone:
    """The zone of a unit in which another stands."""
    return relations.zone(battle, of, other)
