"""Bases and what they stand for: depth, figures, real men and real ground (1.scale, 1.base)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis.charts.general import BASES
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Density, Statistic, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

WIDTH = 8
MEN = 100
MEN_DEEP = 5
MEN_WIDE = 20
RIDERS = 75
RIDERS_DEEP = 5
RIDERS_WIDE = 15
CENTIMETRES_A_STEP = 1
METRES_A_CENTIMETRE = 10

OF_A_ROW = {
    "infantry": "minis.1.base.infantry",
    "foot_skirmishers": "minis.1.base.infantry",
    "cavalry": "minis.1.base.cavalry",
    "mounted_skirmishers": "minis.1.base.cavalry",
    "throwing_engine": "minis.1.base.engines",
    "artillery": "minis.1.base.engines",
    "elephant": "minis.1.base.beasts",
    "chariot": "minis.1.base.beasts",
}
"""The clause that speaks of the base of each row of the chart."""


@dataclass(frozen=True)
class Base:
    """The base of a unit, in steps, and the figures it began with."""

    width: Number
    depth: Number
    figures: int


@dataclass(frozen=True)
class Ground:
    """A distance of the table and of the field."""

    centimetres: Number
    metres: Number


@dataclass(frozen=True)
class Body:
    """The real men of a unit, their ranks and files, and the ground they hold, in metres."""

    men: Number
    ranks: Number
    files: Number
    front: Number
    depth: Number


@decides
def base(trace: Trace, battle: Battle, label: str) -> Base:
    """The base of a unit."""
    return base_of(trace, battle.unit(label))


@decides
def real_ground(trace: Trace, steps: Number) -> Ground:
    """What a distance in steps is on the table and on the field."""
    return _ground(trace, steps)


@decides
def real_body(trace: Trace, battle: Battle, label: str) -> Body:
    """What a unit stands for: the figures it has left, and all the ground of its base."""
    unit = battle.unit(label)
    if not (unit.kind.mounted or unit.kind is Troops.INFANTRY):
        trace.silent("minis.1.scale.foot", unit=label, troop_class=unit.kind)
    held = base_of(trace, unit)
    figures = (unit.figures or held.figures) - unit.losses
    men, ranks, files = _mounted(trace, figures) if unit.kind.mounted else _foot(trace, figures)
    clause = "minis.1.base.cavalry-scale" if unit.kind.mounted else "minis.1.base.infantry-scale"
    trace.cite(clause, men, unit=label, figures=figures)
    front, depth = _ground(trace, held.width), _ground(trace, held.depth)
    return Body(men, ranks, files, front.metres, depth.metres)


def base_of(trace: Trace, unit: Unit) -> Base:
    """The base of a unit: what it began with, whatever it has lost."""
    row = base_row(trace, unit)
    width = trace.cite("minis.1.base.width", WIDTH, unit=unit.label)
    cell = BASES.at(row, "depth")
    depth = trace.cite("minis.1.base.depths", cell.giving(int(cell.value)), unit=unit.label)
    trace.cite(OF_A_ROW[row], depth, unit=unit.label)
    whole = figures_on_base(trace, unit)
    trace.cite("minis.1.base.depths", BASES.at(row, "figures").giving(whole), unit=unit.label)
    figures = unit.figures or whole
    if unit.skirmishing:
        trace.cite("minis.1.base.skirmish", figures, unit=unit.label)
    if unit.losses:
        trace.cite("minis.1.base.area-constant", unit=unit.label, loss=unit.losses)
    return Base(width, depth, figures)


def edges_of(unit: Unit) -> tuple[Number, Number]:
    """How wide and how deep the base of a unit is, whatever its density."""
    if unit.kind is Troops.CAMELS:
        raise Impossible("How deep the base of {label} is the source does not say.", by=BASES.clause, label=unit.label)
    plain = replace(unit, density=Density.CLOSE if unit.kind is Troops.INFANTRY else Density.LOOSE)
    return WIDTH, int(BASES.at(base_row(Trace(), plain), "depth").value)


def front() -> int:
    """How wide the base of every unit is."""
    return WIDTH


def abreast(steps: Number) -> int:
    """How many bases fit side by side into so many steps."""
    return int(steps // WIDTH)


def figures_on_base(trace: Trace, unit: Unit) -> int:
    """The figures a whole unit has on its base, by its troops and density."""
    row = base_row(trace, unit)
    cell = BASES.at(row, "figures")
    fewest, *more = (int(number) for number in str(cell.value).split("-"))
    if row in ("elephant", "chariot", "throwing_engine", "artillery"):
        return trace.cite("minis.1.base.crew", fewest, unit=unit.label)
    if unit.skirmishing:
        return trace.cite("minis.3.1.skirmish.figures", fewest, unit=unit.label)
    if unit.density is Density.CLOSE:
        return trace.cite("minis.3.1.close.figures", more[-1], unit=unit.label)
    return trace.cite("minis.3.1.loose.figures", fewest, unit=unit.label)


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
    if unit.kind is Troops.CAVALRY and density is Density.CLOSE:
        trace.refuse("minis.3.1.density.cavalry", unit=unit.label)
    if unit.kind is Troops.CAVALRY:
        return "mounted_skirmishers" if density is Density.DISPERSED else "cavalry"
    return "foot_skirmishers" if density is Density.DISPERSED else "infantry"


def _ground(trace: Trace, steps: Number) -> Ground:
    centimetres = exact(steps * trace.cite("minis.1.scale.step", CENTIMETRES_A_STEP))
    return Ground(centimetres, exact(centimetres * trace.cite("minis.1.scale.distance", METRES_A_CENTIMETRE)))


def _foot(trace: Trace, figures: int) -> tuple[int, int, int]:
    men = trace.cite("minis.1.scale.foot", MEN)
    return figures * men, MEN_DEEP, figures * MEN_WIDE


def _mounted(trace: Trace, figures: int) -> tuple[int, int, int]:
    men = trace.cite("minis.1.scale.mounted", RIDERS)
    return figures * men, RIDERS_DEEP, figures * RIDERS_WIDE
