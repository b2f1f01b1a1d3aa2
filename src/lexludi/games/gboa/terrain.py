"""Terrain: what a hex costs to enter and which cohesion hits it inflicts, as far as the chart is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from lexludi.games.gboa.charts import MOVEMENT_COSTS
from lexludi.games.gboa.readings import ELEVATION, MIXED_TERRAIN, Elevation, MixedTerrain
from lexludi.games.gboa.units import FOOT, MOUNTED, UnitType, losses_of, points_of
from lexludi.rulings.chart import Cell
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Fact, Trace, rival
from lexludi.rulings.values import replace
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Counter, Position


class Terrain(StrEnum):
    """The rows a chart of this game can have: kinds of hex, hexsides, changes of level."""

    CLEAR = "clear"
    WOODS = "woods"
    ROUGH = "rough"
    IMPASSABLE = "impassable"
    ROUGH_HEXSIDE = "rough_hexside"
    ONE_LEVEL = "one_level"
    TWO_LEVELS = "two_levels"


TERRAIN = frozenset(Terrain)


@dataclass(frozen=True)
class Price:
    """What the scenario's chart says of a row: movement points and cohesion hits."""

    points: int
    hits: int = 0

    def __post_init__(self) -> None:
        if self.points < 0 or self.hits < 0:
            raise Impossible("Movement points and cohesion hits cannot be less than 0.")


class Roughness(StrEnum):
    """Whether the chart counts a kind of terrain as rough."""

    ROUGH = "rough"
    NOT_ROUGH = "not_rough"


@dataclass(frozen=True)
class Chart:
    """The movement costs chart a scenario brings along; the source has two of its entries."""

    prices: Mapping[Terrain, Price] = field(default_factory=dict)
    woods: Roughness | None = None
    """Whether woods count as rough terrain; the source does not say."""


BLANK_CHART = Chart()
IN_HEXES = (Terrain.CLEAR, Terrain.WOODS, Terrain.ROUGH, Terrain.IMPASSABLE)
"""The kinds of ground a hex can have; the others lie between hexes."""
QUOTED = {Terrain.WOODS: "gboa.6.2.1.b", Terrain.ONE_LEVEL: "gboa.6.2.1.c"}
"""The rows of the chart that the source quotes, each in a clause of its own."""


class Blank(StrEnum):
    """What the chart prints where the source leaves a cell empty."""

    NOT_GIVEN = "not_given"


SLOPE_HITS = 3
"""What two levels at once cost skirmishers."""


@dataclass(frozen=True)
class Line:
    """One clause that adds to what a hex costs."""

    clause: str
    points: int | None
    """None where nothing says how many they are."""
    hits: int
    facts: Mapping[str, Fact] = field(default_factory=dict)
    cell: Cell[int] | None = None
    blank: Cell[Blank] | None = None
    """The cell of its hits, where the source leaves it empty and the scenario does not fill it."""


@dataclass(frozen=True)
class Entry:
    """What entering one hex costs, line by line."""

    hex: Hex
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """All its movement points."""
        return sum([line.points or 0 for line in self.lines])

    @property
    def unpriced(self) -> Line | None:
        """The line whose movement points are not known, if there is one."""
        return next((line for line in self.lines if line.points is None), None)

    @property
    def hits(self) -> int:
        """All its cohesion hits."""
        return sum([line.hits for line in self.lines])

    def note(self, trace: Trace, unit: Counter, *, once: bool) -> None:
        """Put the lines into a trace: points are paid for each; hits too, or they are a fact where they count once."""
        paid, suffered = points_of(unit.label), losses_of(unit.label)
        for line in self.lines:
            hits: dict[str, Fact] = {"cohesion_hit": line.hits} if line.hits and once else {}
            also = [(suffered, line.hits)] if line.hits and not once else []
            facts = {"hex": self.hex.number, **line.facts, **hits}
            if self.unpriced is None:
                trace.add(line.clause, line.cell or line.points or 0, paid, *also, **facts)
            elif line.hits:
                trace.add(line.clause, line.hits, suffered, **facts)
            else:
                trace.cite(line.clause, **facts)

    def price(self, trace: Trace) -> None:
        """End the decision where the movement points of a line are not known."""
        if line := self.unpriced:
            trace.silent(line.clause, hex=self.hex.number, **line.facts)

    def settle(self, trace: Trace) -> None:
        """End the decision where the hits of a line are not known."""
        for line in self.lines:
            if line.blank:
                known: dict[str, Fact] = {**line.facts, "cohesion_hit": Blank.NOT_GIVEN}
                trace.cite("gboa.6.2.1.a", line.blank, hex=self.hex.number, **known)
                trace.silent(line.clause, hex=self.hex.number, **line.facts)


def entry(trace: Trace, position: Position, unit: Counter, start: Hex, goal: Hex, chart: Chart) -> Entry:
    """What a unit pays and suffers for going from one hex to the next; refused or silent where it must be."""
    ground = prevailing(trace, position, goal, chart)
    if closed := barrier(position, unit, start, goal, ground):
        clause, looked = closed
        trace.refuse(clause, unit=unit.label, hex=goal.number, **looked)
    features = [_terrain(name, goal) for name in position.between(start, goal)]
    lines = [_line(trace, kind, goal, chart) for kind in (ground, *features)]
    levels = _levels(position, start, goal)
    if levels:
        climb = _climb(trace, unit, levels, goal, chart)
        if trace.reading(ELEVATION) is Elevation.WHOLE:
            lines = [replace(line, points=0, cell=None) for line in lines if line.hits or line.blank]
        lines.append(climb)
    return Entry(goal, tuple(lines))


def barrier(
    position: Position, unit: Counter, start: Hex, goal: Hex, ground: Terrain
) -> tuple[str, dict[str, Fact]] | None:
    """The clause that closes a hex to a unit, whatever it could pay, and what it looked at."""
    levels = _levels(position, start, goal)
    if ground is Terrain.IMPASSABLE:
        return "gboa.6.2.1.a", {"terrain": ground}
    if unit.type in MOUNTED and levels > 1:
        return "gboa.6.2.2", {"level": levels}
    if unit.type == UnitType.SKIRMISHERS and levels > 2:
        return "gboa.6.2.3", {"level": levels}
    return None


def prevailing(trace: Trace, position: Position, spot: Hex, chart: Chart) -> Terrain:
    """The terrain a hex counts as."""
    kinds = _kinds(position, spot)
    if len(kinds) == 1:
        return kinds[0]
    ground = kinds[0]
    if trace.reading(MIXED_TERRAIN) is MixedTerrain.DEARER:
        prices = {kind: _points(kind, chart) for kind in kinds}
        for kind, points in prices.items():
            if points is None:
                trace.silent("gboa.6.2.1.a", terrain=kind, hex=spot.number)
        ground = max(kinds, key=lambda kind: prices[kind] or 0)
    trace.cite("gboa.6.2.4", ground, hex=spot.number)
    trace.over(rival(kind) for kind in kinds if kind is not ground)
    return ground


def is_rough(trace: Trace, position: Position, spot: Hex, chart: Chart, clause: str) -> bool:
    """Whether a hex counts as rough terrain; the clause that asks is silent on woods unless the chart says it."""
    if not {Terrain.ROUGH, Terrain.WOODS} & set(_kinds(position, spot)):
        return False
    return counts_as_rough(trace, prevailing(trace, position, spot, chart), spot, chart, clause)


def counts_as_rough(trace: Trace, ground: Terrain, spot: Hex, chart: Chart, clause: str) -> bool:
    """The same, where it is known what the hex counts as."""
    if ground is Terrain.WOODS and chart.woods is None:
        trace.silent(clause, hex=spot.number, terrain=ground)
    return ground is Terrain.ROUGH or (ground is Terrain.WOODS and chart.woods is Roughness.ROUGH)


def check_ground(position: Position) -> None:
    """Complain about the first ground that cannot lie where it does, and about a counter where nothing can stand."""
    for spot, names in position.terrain:
        for kind in (_terrain(name, spot) for name in names):
            if kind not in IN_HEXES:
                raise Impossible(
                    "Hex {hex}: “{terrain}” cannot be the terrain of a hex.", hex=spot.number, terrain=kind
                )
            if kind is Terrain.IMPASSABLE and (there := position.at(spot)):
                raise Impossible(
                    "{unit} cannot be in hex {hex}, whose terrain is “{terrain}”.",
                    by="gboa.6.2.1.a",
                    unit=there[0].label,
                    hex=spot.number,
                    terrain=kind,
                )
    for side, names in position.hexsides:
        for kind in (_terrain(name, side.first) for name in names):
            if kind is not Terrain.ROUGH_HEXSIDE:
                raise Impossible("{hex}: “{terrain}” cannot lie between two hexes.", hex=str(side), terrain=kind)


def _terrain(name: str, spot: Hex) -> Terrain:
    if name not in TERRAIN:
        raise Impossible("Hex {hex}: this game has no terrain called “{terrain}”.", hex=spot.number, terrain=name)
    return Terrain(name)


def _kinds(position: Position, spot: Hex) -> list[Terrain]:
    return [_terrain(name, spot) for name in position.terrain_in(spot)] or [Terrain.CLEAR]


def _levels(position: Position, start: Hex, goal: Hex) -> int:
    return abs(position.height(goal) - position.height(start))


def _points(kind: Terrain, chart: Chart) -> int | None:
    if kind in MOVEMENT_COSTS.rows:
        return int(MOVEMENT_COSTS[kind, "movement_point"])
    return chart.prices[kind].points if kind in chart.prices else None


def _line(trace: Trace, kind: Terrain, spot: Hex, chart: Chart) -> Line:
    """One row of the chart; two are quoted by the source, their hits and all else come from the scenario."""
    if kind not in QUOTED:
        if kind not in chart.prices:
            trace.silent("gboa.6.2.1.a", terrain=kind, hex=spot.number)
        price = chart.prices[kind]
        return Line("gboa.6.2.1.a", price.points, price.hits, {"terrain": kind})
    points, hits = (MOVEMENT_COSTS.at(kind.value, column) for column in MOVEMENT_COSTS.columns)
    if hits.value == Blank.NOT_GIVEN and kind not in chart.prices:
        return Line(
            QUOTED[kind],
            int(points.value),
            0,
            {"terrain": kind},
            points.giving(int(points.value)),
            hits.giving(Blank.NOT_GIVEN),
        )
    price = chart.prices[kind] if hits.value == Blank.NOT_GIVEN else Price(int(points.value), int(hits.value))
    if points.value != price.points:
        raise Impossible(
            "The source sets the cost of {terrain} at {points} movement points, not {other}.",
            by=QUOTED[kind],
            terrain=kind,
            points=int(points.value),
            other=price.points,
        )
    return Line(QUOTED[kind], price.points, price.hits, cell=points.giving(price.points))


def _climb(trace: Trace, unit: Counter, levels: int, spot: Hex, chart: Chart) -> Line:
    """The line for a change of level."""
    if levels == 1:
        return _line(trace, Terrain.ONE_LEVEL, spot, chart)
    facts: dict[str, Fact] = {"unit": unit.label, "level": levels}
    if unit.type not in FOOT:
        trace.silent("gboa.6.2.2", hex=spot.number, **facts)
    if unit.type == UnitType.SKIRMISHERS:
        known = chart.prices.get(Terrain.TWO_LEVELS)
        return Line("gboa.6.2.3", known.points if known else None, SLOPE_HITS, facts)
    if levels > 2 or Terrain.TWO_LEVELS not in chart.prices:
        trace.silent("gboa.6.2.1.a", hex=spot.number, **facts)
    return _line(trace, Terrain.TWO_LEVELS, spot, chart)
