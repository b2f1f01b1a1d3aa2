"""Ranks, neighbours, flank rows, and the strength of a unit on each side (3.2, 3.3, 1.cs)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any

from lexludi.games.minis import artillery, elephants, general, geometry, relations
from lexludi.games.minis.joining import Join, Leave, fits_depth, join, joins, leave, leaves
from lexludi.games.minis.readings.general import FLANK_DISORDER, FlankDisorder
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle, Formation, Shape
from lexludi.games.minis.troops import Statistic, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(Join, join, joins), ActionKind(Leave, leave, leaves))

TO_A_FLANK = 1
SKIRMISHERS_IN_FORMATION = 2
SKIRMISHERS_TO_A_FLANK = Fraction(1, 2)
IN_THE_ROW = 1
TERCIO_DEPTH = 5
HALF = Fraction(1, 2)

EDGES = {Edge.FRONT: Zone.FRONT, Edge.FLANK: Zone.FLANK, Edge.REAR: Zone.REAR}
"""The side an enemy strikes who touches an edge."""


@dataclass(frozen=True)
class Chosen:
    """The units of its flank row that the player of a hedgehog or tortoise counts."""

    label: str
    units: tuple[str, ...]


@dataclass(frozen=True)
class Strength:
    """The combat strength of a unit against an enemy, and the side from which that enemy strikes."""

    number: Number
    side: Zone


@dataclass(frozen=True)
class View:
    """Whether something is in the zone of visibility of a unit."""

    there: bool


@decides
def strength_towards(trace: Trace, battle: Battle, label: str, enemy: str) -> Strength:
    """The combat strength a unit counts against an enemy before support and other modifiers."""
    battle.enemies(label, enemy)
    side = struck_side(trace, battle, label, enemy)
    counts = (Count("combat_strength", label),)
    return Strength(strength(trace, battle, label, side, counts, enemy=enemy), side)


@decides
def in_view(trace: Trace, battle: Battle, label: str, other: str) -> View:
    """Whether a unit stands in the zone of visibility of another."""
    return View(sees_zone(trace, battle, label, other))


def sees_zone(trace: Trace, battle: Battle, label: str, other: str) -> bool:
    """Whether an enemy stands in the zone of visibility of a unit: its front zone, or any where it has a front all round."""
    if battle.unit(label).skirmishing:
        trace.cite("minis.3.1.skirmish.any-direction", unit=label)
        return True
    if together(battle, label).shape is Shape.HEDGEHOG:
        trace.cite("minis.3.3.hedgehog.shooters", unit=label)
        return True
    side = struck_side(trace, battle, label, other)
    trace.cite("minis.1.geometry.visibility", side, unit=label)
    return side is Zone.FRONT


def struck_side(trace: Trace, battle: Battle, label: str, enemy: str) -> Zone:
    """The side from which an enemy strikes or shoots at a unit: front where it has a front all round."""
    unit, formation = battle.unit(label), together(battle, label)
    if unit.troops is Troops.LIGHT_CHARIOT:
        return trace.cite("minis.13.0.8", Zone.FRONT, unit=label)
    if unit.skirmishing and formation.labels == (label,):
        return trace.cite("minis.3.1.skirmish.all-round", Zone.FRONT, unit=label)
    if formation.shape is Shape.HEDGEHOG:
        return trace.cite("minis.3.3.hedgehog.definition", Zone.FRONT, unit=label)
    side = side_towards(trace, battle, label, enemy)
    if formation.shape is Shape.TORTOISE and side.flank:
        return trace.cite("minis.3.3.tortoise.no-flanks", Zone.FRONT, unit=label)
    return side


def side_towards(trace: Trace, battle: Battle, label: str, enemy: str) -> Zone:
    """The side of its base a unit shows to an enemy, whatever its class and shape."""
    fight = battle.fight_of(label)
    if fight is None or not any(enemy in side for side in fight.sides):
        return geometry.zone(trace, battle, label, enemy)
    if label in fight.turned:
        return Zone.FRONT
    if fight.zone and label in fight.sides[1]:
        return Zone(fight.zone)
    touch = relations.contact(battle, label, enemy)
    if touch and touch.own in EDGES:
        return EDGES[touch.own]
    attacking = label in fight.sides[0] and not fight.forced
    return Zone.FRONT if attacking else geometry.zone(trace, battle, label, enemy)


def strength(
    trace: Trace,
    battle: Battle,
    label: str,
    struck: Zone,
    counts: tuple[Count, ...],
    *,
    enemy: str = "",
    instead: tuple[str, Number] | None = None,
) -> Number:
    """The combat strength of a unit towards a side, losses and disorder taken off, added to some totals; the one owner of CS.

    Name the enemy, and the sides of a hedgehog and a tortoise count their flank row. `instead` is a clause with
    the number that replaces the figures, such as 1 for a battle line that is not whole.
    """
    side = side_towards(trace, battle, label, enemy) if enemy and _shaped(battle, label) else struck
    if instead is not None:
        found = add(trace, *instead, counts, unit=label)
    elif side.flank and len(together(battle, label).labels) > 1:
        return _of_flank_row(trace, battle, label, counts)
    else:
        found = _before_disorder(trace, battle, battle.unit(label), side, counts)
    return exact(found - _disorder(trace, battle.unit(label), found, side.flank, counts))


def _shaped(battle: Battle, label: str) -> bool:
    return together(battle, label).shape is not Shape.PLAIN


def _before_disorder(trace: Trace, battle: Battle, unit: Unit, side: Zone, counts: tuple[Count, ...]) -> Number:
    """The strength of a unit with its losses off."""
    crew = _crew(trace, battle, unit, side)
    if crew is not None:
        return add(trace, "minis.1.cs.flank" if side.flank else "minis.1.cs.front-rear", crew, counts, unit=unit.label)
    if unit.skirmishing and together(battle, unit.label).labels == (unit.label,):
        figures = general.figures_left(trace, battle, unit.label)
        return add(trace, "minis.3.1.skirmish.cs", figures, counts, unit=unit.label)
    if unit.skirmishing:
        inside = SKIRMISHERS_TO_A_FLANK if side.flank else SKIRMISHERS_IN_FORMATION
        return add(trace, "minis.3.2.skirmish.cs", inside, counts, unit=unit.label)
    if side.flank:
        return add(trace, "minis.1.cs.flank", TO_A_FLANK, counts, unit=unit.label)
    whole = general.initial_figures(trace, battle, unit.label)
    found = add(trace, "minis.1.cs.front-rear", whole, counts, unit=unit.label, figures=whole)
    if unit.losses:
        found += add(trace, "minis.1.cs.weakened", -unit.losses, counts, unit=unit.label, loss=unit.losses)
    return found


def _crew(trace: Trace, battle: Battle, unit: Unit, side: Zone) -> Number | None:
    """The strength of an elephant, chariot or piece; None for other troops."""
    if unit.kind.elephant or unit.kind.chariot:
        return elephants.beast_strength(trace, battle, unit.label, side)
    return artillery.crew_strength(trace, battle, unit.label, side) if unit.kind.piece else None


def _disorder(trace: Trace, unit: Unit, strength: Number, flank: bool, counts: tuple[Count, ...]) -> Number:
    """What disorder takes from a strength, which does not fall below 0."""
    if not unit.disorder or (flank and trace.reading(FLANK_DISORDER) is FlankDisorder.FLAT):
        return 0
    taken = min(strength, unit.disorder)
    add(trace, "minis.10.0.2", -taken, counts, unit=unit.label, disorder_point=unit.disorder)
    return taken


def _of_flank_row(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...]) -> Number:
    """The strength of the units of a flank row that fight."""
    return strength_of_row(trace, battle, counted(trace, battle, label), counts, "minis.3.2.flank-row.cs")


def strength_of_row(
    trace: Trace, battle: Battle, row: tuple[str, ...], counts: tuple[Count, ...], clause: str
) -> Number:
    """The strength of some units of a flank row, by the clause that counts them, each with its disorder off."""
    found: Number = 0
    for unit in map(battle.unit, row):
        if unit.skirmishing and clause == "minis.3.2.flank-row.cs":
            one = add(trace, "minis.3.2.skirmish.cs", SKIRMISHERS_TO_A_FLANK, counts, unit=unit.label)
        else:
            one = add(
                trace, clause, SKIRMISHERS_TO_A_FLANK if unit.skirmishing else IN_THE_ROW, counts, unit=unit.label
            )
        found += one - _disorder(trace, unit, one, True, counts)
    return exact(found)


def counted(trace: Trace, battle: Battle, label: str) -> tuple[str, ...]:
    """The units of a flank row that count: those not engaged elsewhere, of a hedgehog or tortoise those chosen."""
    row = tuple(each for each in flank_row(battle, label) if not _elsewhere(battle, each, label))
    chosen = next((told.units for told in battle.told(Chosen) if told.label in row), None)
    if not _shaped(battle, label) or (chosen is None and _alike(battle, row)):
        return row
    if chosen is None:
        raise Impossible("Which units of the flank row of {label} are counted? Say it.", label=label)
    found = trace.cite("minis.3.2.flank-row.choice", tuple(each for each in row if each in chosen), unit=label)
    if len(row) == TERCIO_DEPTH and set(found) in (set(row[1:-1]), {row[0], row[-1]}):
        trace.cite("minis.3.2.example.tercio", unit=found)
    return found


def _elsewhere(battle: Battle, label: str, beside: str) -> bool:
    """Whether a unit of a flank row fights an enemy whom the unit struck does not fight."""
    fight = battle.fight_of(label)
    return fight is not None and not any({label, beside} <= set(side) for side in fight.sides)


def _alike(battle: Battle, row: tuple[str, ...]) -> bool:
    """Whether nothing was told by which the units of a flank row differ."""
    told = {(each.density, each.arms, each.attack, each.defence) for each in map(battle.unit, row)}
    return len(told) <= 1


def together(battle: Battle, label: str) -> Formation:
    """The formation in which a unit fights; one that broke up in flight is none."""
    formation = battle.formation(label)
    return Formation(((label,),)) if formation.parted else formation


def column_of(battle: Battle, label: str) -> tuple[str, ...]:
    """The column a unit stands in, from front to rear."""
    column = next(column for column in battle.formation(label).columns if label in column)
    if not fits_depth(column):
        raise Impossible(
            "The column of {label} is {depth} units deep, which is too deep.",
            by="minis.3.2.formation.max-depth",
            label=label,
            depth=len(column),
        )
    return column


def rank(battle: Battle, label: str) -> int:
    """The place of a unit in its column, 1 for the front."""
    return column_of(battle, label).index(label) + 1


def neighbours(battle: Battle, label: str) -> tuple[str, ...]:
    """The units directly beside a unit in its formation."""
    columns, place = battle.formation(label).columns, rank(battle, label) - 1
    here = columns.index(column_of(battle, label))
    beside = (columns[at] for at in (here - 1, here + 1) if 0 <= at < len(columns))
    return tuple(column[place] for column in beside if place < len(column))


def flank_row(battle: Battle, label: str) -> tuple[str, ...]:
    """The units of the column whose flank a unit shows."""
    return column_of(battle, label)


def mean(trace: Trace, battle: Battle, labels: tuple[str, ...], of: str) -> Number:
    """The mean of a statistic over a flank row, halves up."""
    found = [_statistic(trace, battle, label, Statistic(of)) for label in labels]
    if len(found) == 1:
        return found[0]
    clause = "minis.1.morale.flank-mean" if of == Statistic.MORALE else "minis.3.2.flank-row.mean"
    return trace.cite(clause, floor(Fraction(sum(found)) / len(found) + HALF), unit=labels)


def _statistic(trace: Trace, battle: Battle, label: str, which: Statistic) -> Number:
    unit = battle.unit(label)
    of_crew = artillery.crew_statistic(trace, unit, which)
    if of_crew is not None:
        return of_crew
    if which is Statistic.MORALE:
        crew = elephants.crew_morale(trace, unit)
        return general.morale(trace, battle, label) if crew is None else crew
    printed = elephants.value(trace, battle, label, which)
    if printed is not None:
        return printed
    if which is Statistic.ATTACK:
        return unit.known(unit.attack, which)
    return unit.known(unit.defence, which)
