"""Terrain: what a hex costs to enter and how the ground modifies fire and melee."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lexludi.games.acp.charts import TERRAIN, Entry
from lexludi.games.acp.readings import BRIDGE, BRIDGE_PLACE, TERRAIN_HEX, Bridge, BridgePlace, TerrainHex
from lexludi.games.acp.situations import Move
from lexludi.games.acp.units import MoveClass, Mover, Terrain
from lexludi.rulings.chart import Cell
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Count, Trace, decides, rival

MOVE = {
    Terrain.CLEAR: "acp.terrain.clear.move",
    Terrain.FORD1: "acp.terrain.ford1.move",
    Terrain.FORD2: "acp.terrain.ford2.move",
    Terrain.FORD3: "acp.terrain.ford3.move",
    Terrain.WATER: "acp.terrain.water.move",
    Terrain.BRIDGE: "acp.terrain.bridge.move",
    Terrain.STREAM: "acp.terrain.stream.move",
    Terrain.UP: "acp.terrain.up.move",
    Terrain.DOWN: "acp.terrain.down.move",
}
FIRE = {
    Terrain.CLEAR: "acp.terrain.clear.fire",
    Terrain.FORD1: "acp.terrain.ford1.fire",
    Terrain.FORD2: "acp.terrain.ford2.fire",
    Terrain.FORD3: "acp.terrain.ford3.fire",
    Terrain.WATER: "acp.terrain.water.fire",
    Terrain.BRIDGE: "acp.terrain.bridge.fire",
    Terrain.STREAM: "acp.terrain.stream.fire",
    Terrain.UP: "acp.terrain.up.fire",
    Terrain.DOWN: "acp.terrain.down.fire",
}
MELEE = {
    Terrain.CLEAR: "acp.terrain.clear.melee",
    Terrain.FORD1: "acp.terrain.ford1.melee",
    Terrain.FORD2: "acp.terrain.ford2.melee",
    Terrain.FORD3: "acp.terrain.ford3.melee",
    Terrain.WATER: "acp.terrain.water.melee",
    Terrain.BRIDGE: "acp.terrain.bridge.melee",
    Terrain.STREAM: "acp.terrain.stream.melee",
    Terrain.UP: "acp.terrain.up.melee",
    Terrain.DOWN: "acp.terrain.down.melee",
}
COMBAT = {"fire": FIRE, "melee": MELEE}
COLUMN = {MoveClass.FOOT: "move_foot", MoveClass.MOUNTED: "move_mounted"}
CLASSES = {"acp.terrain.class.foot": MoveClass.FOOT, "acp.terrain.class.mounted": MoveClass.MOUNTED}
MOUNTED = frozenset({Mover.CA, Mover.CL, Mover.CH})
FORDS = frozenset({Terrain.FORD1, Terrain.FORD2, Terrain.FORD3})


@dataclass(frozen=True)
class Cost:
    """What a hex costs, in movement points, and the class that pays it; none where both pay the same."""

    points: int
    move_class: MoveClass | None


@dataclass(frozen=True)
class Approach:
    """The ground of one attacker and one defender, and what lies between them."""

    attacker: str
    defender: str
    attacker_hex: Terrain
    defender_hex: Terrain
    levels: int
    crossing: tuple[Terrain, ...]

    def ground(self, trace: Trace) -> Terrain:
        """The hex that counts."""
        same = self.attacker_hex is self.defender_hex
        return self.defender_hex if same or trace.reading(TERRAIN_HEX) is TerrainHex.DEFENDER else self.attacker_hex

    def rows(self, trace: Trace) -> tuple[Terrain, ...]:
        """The rows of the chart that apply; a bridge does where it counts."""
        ground = self.ground(trace)
        across = self.bridge_disputed(trace) and trace.reading(BRIDGE_PLACE) is BridgePlace.ACROSS
        if ground is Terrain.BRIDGE and across:
            ground = Terrain.CLEAR
        own = (Terrain.CLEAR, ground) if ground is Terrain.STREAM else (ground,)
        crossed = [row for row in self.crossing if row not in own and (across or row is not Terrain.BRIDGE)]
        return (*own, *crossed, *_slope(self.levels))

    def bridge_disputed(self, trace: Trace) -> bool:
        """Whether it makes a difference for whom a bridge counts."""
        return (self.ground(trace) is Terrain.BRIDGE) is not (Terrain.BRIDGE in self.crossing)


@decides
def movement_cost(trace: Trace, move: Move) -> Cost:
    """The movement points it costs to enter a hex."""
    bridged = Terrain.BRIDGE in move.crossing
    free = bridged and trace.reading(BRIDGE) is Bridge.PRICE
    passable = bridged or move.hex in FORDS
    crossed = [row for row in move.crossing if not (passable and row is Terrain.WATER)]
    rows = [*([] if free else [move.hex]), *crossed, *_slope(move.levels)]
    move_class = _move_class(trace, move.movers, rows)
    _one_level(trace, move.levels, MOVE)
    if bridged and not free and move.hex is Terrain.WATER:
        trace.silent("acp.terrain.bridge.move", terrain=move.hex)
    points, count, column = 0, Count("movement_point"), COLUMN[move_class or MoveClass.MOUNTED]
    for row in sorted(rows, key=lambda row: row is not Terrain.WATER):
        points += trace.add(MOVE[row], _cell(trace, row, column, MOVE), count)
    return Cost(trace.total("acp.terrain.chart", points, count), move_class)


def combat_terrain(trace: Trace, approaches: Iterable[Approach], column: str) -> int:
    """The terrain modifier of a fire or a melee: the lowest among all pairs of attacker and defender."""
    approaches, clauses = tuple(approaches), COMBAT[column]
    for approach in approaches:
        _one_level(trace, approach.levels, clauses)
    totals = [_printed_total(approach.rows(trace), column) for approach in approaches]
    ranked = [(other, not one.bridge_disputed(trace)) for one, other in zip(approaches, totals, strict=True)]
    best = approaches[ranked.index(min(ranked))]  # of two that are as low, the one with a bridge
    total = trace.cite("acp.terrain.chart", _ground(trace, best, column))
    chosen = {"attacker": best.attacker, "defender": best.defender}
    if len({approach.defender for approach in approaches}) > 1:
        trace.cite("acp.terrain.favour.many_defenders", total, **chosen)
    elif len(approaches) > 1:
        trace.cite("acp.terrain.favour.many_attackers", total, **chosen)
    trace.over(
        rival(other, attacker=approach.attacker, defender=approach.defender)
        for approach, other in zip(approaches, totals, strict=True)
        if other > total
    )
    return total


def _ground(trace: Trace, approach: Approach, column: str) -> int:
    """The modifiers of the rows that apply to one pair, and the bridge that does not."""
    clauses, rows, total = COMBAT[column], approach.rows(trace), 0
    for row in rows:
        total += trace.cite(clauses[row], _cell(trace, row, column, clauses))
    if approach.bridge_disputed(trace) and Terrain.BRIDGE not in rows:
        trace.cite(clauses[Terrain.BRIDGE], 0)
    return total


def _move_class(trace: Trace, movers: tuple[Mover, ...], rows: Sequence[Terrain]) -> MoveClass | None:
    """The class that pays; which it is for a leader with cavalry matters only where the two columns differ."""
    mounted = [mover for mover in movers if mover in MOUNTED]
    if not mounted:
        return trace.cite("acp.terrain.class.foot", MoveClass.FOOT)
    if len(mounted) == len(movers):
        return trace.cite("acp.terrain.class.mounted", MoveClass.MOUNTED)
    if any(mover is not Mover.LEADER for mover in movers if mover not in MOUNTED):
        raise Impossible("Units of both classes move here; count the cost for each class separately.")
    if any(len({TERRAIN[row, column] for column in COLUMN.values()}) > 1 for row in rows):
        trace.silent("acp.terrain.class.foot", type=mounted[0])
    for clause, move_class in CLASSES.items():
        trace.cite(clause, move_class)
    return None


def _one_level(trace: Trace, levels: int, clauses: Mapping[Terrain, str]) -> None:
    if abs(levels) > 1:
        trace.silent(clauses[_slope(levels)[0]], level=levels)


def _slope(levels: int) -> tuple[Terrain, ...]:
    return () if levels == 0 else (Terrain.UP if levels > 0 else Terrain.DOWN,)


def _printed_total(rows: Iterable[Terrain], column: str) -> int:
    printed = [TERRAIN[row, column] for row in rows]
    return sum(int(cell) for cell in printed if cell != Entry.NO_EFFECT)


def _cell(trace: Trace, row: Terrain, column: str, clauses: Mapping[Terrain, str]) -> Cell[int]:
    """A number of the chart, where it prints one or nothing; refuses what it does not allow."""
    cell = TERRAIN.at(row.value, column)
    if cell.value == Entry.NOT_ALLOWED:
        trace.cite("acp.terrain.abbr.na", cell)
        trace.refuse(clauses[row], cell)
    if cell.value == Entry.NO_EFFECT:
        return cell.giving(trace.cite("acp.terrain.abbr.no_effect", cell.giving(0)))
    return cell.giving(int(cell.value))
