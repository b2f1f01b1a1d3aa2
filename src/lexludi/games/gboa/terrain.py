"""Terrain: what a hex costs to enter and which cohesion hits it inflicts, as far as the chart is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from lexludi.board.hexes import Hex
from lexludi.board.position import Counter, Position
from lexludi.games.gboa.readings import Elevation, MixedTerrain, Readings
from lexludi.games.gboa.tables import MOVEMENT_COSTS
from lexludi.games.gboa.units import MOUNTED, UnitType
from lexludi.rulings.ruling import Cell, Trace


class Terrain(StrEnum):
    """The rows a chart of this game can have: kinds of hex, hexsides, changes of level."""

    CLEAR = "clear"
    WOODS = "woods"
    ROUGH = "rough"
    IMPASSABLE = "impassable"
    ROUGH_HEXSIDE = "rough_hexside"
    ONE_LEVEL = "one_level"
    TWO_LEVELS = "two_levels"


@dataclass(frozen=True)
class Price:
    """What the scenario's chart says of a row: movement points and cohesion hits."""

    points: int
    hits: int = 0

    def __post_init__(self) -> None:
        if self.points < 0 or self.hits < 0:
            raise ValueError("Movement points and cohesion hits cannot be less than 0.")


Chart = Mapping[Terrain, Price]
"""The movement costs chart a scenario brings along; the source has two of its entries."""
BLANK_CHART: Chart = MappingProxyType({})


@dataclass(frozen=True)
class Line:
    """One clause that adds to what a hex costs."""

    clause: str
    points: int
    hits: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    cell: Cell | None = None


@dataclass(frozen=True)
class Entry:
    """What entering one hex costs, line by line."""

    hex: Hex
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """All its movement points."""
        return sum(line.points for line in self.lines)

    @property
    def hits(self) -> int:
        """All its cohesion hits."""
        return sum(line.hits for line in self.lines)

    def cite(self, trace: Trace) -> None:
        """Put the lines into a trace: points as value, hits as a fact."""
        for line in self.lines:
            hits = {"cohesion_hit": line.hits} if line.hits else {}
            trace.cite(line.clause, line.points, cell=line.cell, hex=self.hex.number, **line.facts, **hits)


def entry(
    trace: Trace, position: Position, unit: Counter, start: Hex, goal: Hex, chart: Chart, readings: Readings
) -> Entry:
    """What a unit pays and suffers for going from one hex to the next; refused or silent where it must be."""
    ground, mixed = _ground(trace, position, goal, chart, readings)
    if ground is Terrain.IMPASSABLE:
        trace.refuse("gboa.6.2.1.a", unit=unit.label, hex=goal.number, terrain=ground)
    lines = [*mixed, _line(trace, ground, goal, chart)]
    for feature in position.between(start, goal):
        lines.append(_line(trace, Terrain(feature), goal, chart))
    levels = abs(position.height(goal) - position.height(start))
    if levels:
        lines += _climb(trace, unit, levels, goal, chart)
        if readings.elevation is Elevation.WHOLE:
            lines = [*(Line(line.clause, 0, line.hits, line.facts) for line in lines[:-1] if line.hits), lines[-1]]
        last = lines[-1]
        lines[-1] = Line(last.clause, last.points, last.hits, {**last.facts, "reading": readings.elevation}, last.cell)
    return Entry(goal, tuple(lines))


def is_rough(position: Position, spot: Hex, chart: Chart, readings: Readings) -> bool:
    """Whether a hex counts as rough terrain."""
    kinds = _kinds(position, spot)
    return Terrain.ROUGH in kinds and _prevailing(kinds, chart, readings) is Terrain.ROUGH


def _kinds(position: Position, spot: Hex) -> list[Terrain]:
    try:
        return [Terrain(kind) for kind in position.terrain_in(spot)] or [Terrain.CLEAR]
    except ValueError as error:
        raise ValueError(f"Hex {spot}: no terrain of this game is called {position.terrain_in(spot)}.") from error


def _prevailing(kinds: list[Terrain], chart: Chart, readings: Readings) -> Terrain:
    if readings.mixed is MixedTerrain.LARGER or len(kinds) == 1:
        return kinds[0]
    return max(kinds, key=lambda kind: _points(kind, chart) or 0)


def _ground(
    trace: Trace, position: Position, spot: Hex, chart: Chart, readings: Readings
) -> tuple[Terrain, list[Line]]:
    kinds = _kinds(position, spot)
    if len(kinds) > 1 and readings.mixed is MixedTerrain.DEARER:
        for kind in kinds:
            if _points(kind, chart) is None:
                trace.silent("gboa.6.2.1.a", terrain=kind, hex=spot.number)
    ground = _prevailing(kinds, chart, readings)
    facts = {"terrain": ground, "reading": readings.mixed}
    return ground, [Line("gboa.6.2.4", 0, 0, facts)] if len(kinds) > 1 else []


def _points(kind: Terrain, chart: Chart) -> int | None:
    if kind in MOVEMENT_COSTS.rows:
        return int(MOVEMENT_COSTS[kind, "movement_point"])
    return chart[kind].points if kind in chart else None


def _line(trace: Trace, kind: Terrain, spot: Hex, chart: Chart) -> Line:
    """One row of the chart; woods is quoted by the source, its hits and all else come from the scenario."""
    if kind not in chart:
        trace.silent("gboa.6.2.1.a", terrain=kind, hex=spot.number)
    points, hits = _points(kind, chart), chart[kind].hits
    if points != chart[kind].points:
        raise ValueError(f"The source gives {kind} {points} movement points, not {chart[kind].points}.")
    if kind is Terrain.WOODS:
        cell = (MOVEMENT_COSTS.clause, kind.value, "movement_point")
        return Line("gboa.6.2.1.b", points, hits, cell=cell)
    if kind is Terrain.ONE_LEVEL:
        cell = (MOVEMENT_COSTS.clause, kind.value, "movement_point")
        return Line("gboa.6.2.1.c", points, hits, cell=cell)
    return Line("gboa.6.2.1.a", points, hits, {"terrain": kind})


def _climb(trace: Trace, unit: Counter, levels: int, spot: Hex, chart: Chart) -> list[Line]:
    """The lines for a change of level; the one that costs movement points comes last."""
    if levels == 1:
        return [_line(trace, Terrain.ONE_LEVEL, spot, chart)]
    facts = {"unit": unit.label, "level": levels}
    if unit.type in MOUNTED:
        trace.refuse("gboa.6.2.2", hex=spot.number, **facts)
    if unit.type != UnitType.SKIRMISHERS:
        if levels > 2 or Terrain.TWO_LEVELS not in chart:
            trace.silent("gboa.6.2.1.a", hex=spot.number, **facts)
        return [_line(trace, Terrain.TWO_LEVELS, spot, chart)]
    if levels > 2:
        trace.refuse("gboa.6.2.3", hex=spot.number, **facts)
    if Terrain.TWO_LEVELS not in chart:
        trace.silent("gboa.6.2.3", hex=spot.number, **facts)
    return [Line("gboa.6.2.3", chart[Terrain.TWO_LEVELS].points, 3, facts)]
