"""Terrain elements: rolled for and placed (2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.bargaining import Elements
from lexludi.games.minis.charts.start import FOREST, RAVINE, RIVER, ROUGH_GROUND, SLOPE, TERRAIN_ELEMENT
from lexludi.games.minis.discipline import D6
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.chart import Chart
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

SECTORS = 6
ALONG_A_SIDE = 3


class Kind(StrEnum):
    """What lies in a sector."""

    HILL = "hill"
    FOREST = "forest"
    ROUGH_GROUND = "rough_ground"
    RAVINE = "ravine"
    RIVER = "river"
    LAKE = "lake"


class Sort(StrEnum):
    """What it is exactly."""

    SPARSE_FOREST = "sparse_forest"
    DENSE_FOREST = "dense_forest"
    THICKET = "thicket"
    DIFFICULT = "difficult_going"
    SWAMP = "swamp"
    DEEP_RAVINE = "deep_ravine"
    DITCH = "ditch"
    DEEP_RIVER = "deep_river"
    STREAM = "stream"


class Slope(StrEnum):
    """How steep a side of a hill is."""

    GENTLE = "gentle_slope"
    STEEP = "steep_slope"
    SHEER = "sheer_slope"


class Laid(StrEnum):
    """An element as it is placed on the table."""

    HILL = "hill"
    FOREST = "forest"
    DIFFICULT = "difficult_going"
    SWAMP = "swamp"
    RAVINE = "ravine"
    DITCH = "ditch"
    RIVER = "river"
    STREAM = "stream"
    LAKE = "lake"


class Spot(StrEnum):
    """Where in its sector an element lies."""

    FLUSH = "flush_with_the_table_edge"
    INSIDE = "away_from_the_table_edge"


AT_THE_EDGE = (Laid.FOREST, Laid.LAKE, Laid.SWAMP)
SORTS: dict[Kind, Chart[str]] = {
    Kind.FOREST: FOREST,
    Kind.ROUGH_GROUND: ROUGH_GROUND,
    Kind.RAVINE: RAVINE,
    Kind.RIVER: RIVER,
}
"""The charts that say what an element is exactly."""
KINDS = {
    Laid.DIFFICULT: Kind.ROUGH_GROUND,
    Laid.SWAMP: Kind.ROUGH_GROUND,
    Laid.DITCH: Kind.RAVINE,
    Laid.STREAM: Kind.RIVER,
}
"""What was rolled for elements that are called otherwise as they are placed."""


@dataclass(frozen=True)
class Element:
    """A terrain element the dice gave."""

    sector: int
    kind: Kind
    sort: Sort | None = None


@dataclass(frozen=True)
class LaidElement:
    """A terrain element on the table."""

    sector: int
    element: Laid


@dataclass(frozen=True)
class HillSlope:
    """A slope of a hill the dice gave."""

    slope: Slope


@dataclass(frozen=True)
class RollElement:
    """The dice for a terrain element: its sector, its kind, and what it is exactly."""


@dataclass(frozen=True)
class RollSlope:
    """The die for a slope of a hill."""


@dataclass(frozen=True)
class PlaceElement:
    """The defender puts an element on the table."""

    element: Laid
    sector: int
    spot: Spot


@dataclass(frozen=True)
class ChooseEdge:
    """A player chooses the table edge from which he deploys."""

    side: Side


@decides
def roll_element(trace: Trace, battle: Battle, action: RollElement) -> Battle:
    """An element is rolled for."""
    sector = trace.cite("minis.2.1.field.sector-roll", trace.roll("sector_die", D6))
    die = trace.roll("element_die", D6)
    cell = TERRAIN_ELEMENT.at(TERRAIN_ELEMENT.row_for(die), "terrain_element")
    kind = trace.cite("minis.2.1.type", cell.giving(Kind(cell.value)), d6=die)
    if kind is Kind.LAKE:
        trace.cite("minis.2.1.6", kind)
    sort = _sort(trace, kind) if kind in SORTS else None
    if any(each.sector == sector for each in battle.told(Element)):
        trace.cite("minis.2.1.overlap", sector=sector)
    return battle.tell(Element(sector, kind, sort))


def _sort(trace: Trace, kind: Kind) -> Sort:
    """What an element is exactly, by a die of its own."""
    chart, die = SORTS[kind], trace.roll("sort_die", D6)
    cell = chart.at(chart.row_for(die), kind)
    return trace.cite(chart.clause, cell.giving(Sort(cell.value)), d6=die)


@decides
def roll_slope(trace: Trace, battle: Battle, action: RollSlope) -> Battle:
    """One slope of a hill is rolled for."""
    die = trace.roll("slope_die", D6)
    cell = SLOPE.at(SLOPE.row_for(die), "slope")
    return battle.tell(HillSlope(trace.cite("minis.2.1.1", cell.giving(Slope(cell.value)), d6=die)))


@decides
def place_element(trace: Trace, battle: Battle, action: PlaceElement) -> Battle:
    """An element is put where the dice and the table edge let it lie."""
    held = Measure(action.sector).at_most(SECTORS) if action.sector > 0 else Measure(action.sector).at_least(1)
    if action.sector not in range(1, SECTORS + 1):
        trace.refuse("minis.2.1.field.sectors", sector=held)
    trace.cite("minis.2.1.field.sectors", sector=held)
    _as_many_as_agreed(trace, battle)
    rolled = [each.sector for each in battle.told(Element) if each.kind == KINDS.get(action.element, action.element)]
    if rolled and action.sector not in rolled:
        trace.refuse("minis.2.1.field.sector-roll", sector=action.sector)
    if action.element in AT_THE_EDGE and action.spot is Spot.INSIDE:
        trace.refuse("minis.2.1.field.edge", terrain_element=action.element)
    rule = "minis.2.1.field.edge" if action.element in AT_THE_EDGE else "minis.2.1.field.free"
    trace.cite(rule, action.spot, terrain_element=action.element)
    if any(each.sector == action.sector for each in battle.told(LaidElement)):
        trace.cite("minis.2.1.overlap", sector=action.sector)
    return battle.tell(LaidElement(action.sector, action.element))


def _as_many_as_agreed(trace: Trace, battle: Battle) -> None:
    """Refuse an element more than the defender has agreed to."""
    agreed = next(battle.told(Elements), None)
    if agreed is None:
        return
    held = Measure(len(list(battle.told(LaidElement))) + 1).at_most(agreed.number)
    if not held.holds:
        trace.refuse("minis.2.1.bid.accept", terrain_element=held)


@decides
def choose_edge(trace: Trace, battle: Battle, action: ChooseEdge) -> Battle:
    """The defender chooses the table edge."""
    role = battle.army(action.side).attacker
    if role is None:
        raise Impossible("Which side is the attacker? Say it.")
    if role:
        trace.refuse("minis.2.1.side", side=action.side)
    trace.cite("minis.2.1.side", side=action.side)
    return battle


def along_one_side(sectors: tuple[int, ...]) -> bool:
    """Whether sectors are the three along one side of the table (2.1.field.sectors)."""
    rows = (range(1, ALONG_A_SIDE + 1), range(ALONG_A_SIDE + 1, SECTORS + 1))
    return sorted(sectors) in (list(row) for row in rows)


def _places(battle: Battle) -> Iterator[PlaceElement]:
    return (
        PlaceElement(element, sector, spot) for element in Laid for sector in range(1, SECTORS + 1) for spot in Spot
    )


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(RollElement, roll_element, lambda battle: (RollElement(),)),
    ActionKind(RollSlope, roll_slope, lambda battle: (RollSlope(),)),
    ActionKind(PlaceElement, place_element, _places),
    ActionKind(ChooseEdge, choose_edge, lambda battle: map(ChooseEdge, Side)),
)
