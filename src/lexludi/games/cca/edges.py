"""The edges of the battlefield: who may leave over which side."""

from __future__ import annotations

from lexludi.board.grid import Edge
from lexludi.board.hexes import Hex
from lexludi.games.cca.phase import Phase
from lexludi.games.cca.readings import OpenSides, Readings
from lexludi.games.cca.units import FieldSide, Outside
from lexludi.rulings.ruling import Trace

CLOSED = {FieldSide.SHORT: "cca.leader.edge.short", FieldSide.LONG: "cca.leader.edge.long"}


def side_beyond(phase: Phase, spot: Hex) -> FieldSide | None:
    """The kind of side a hex lies beyond, or None if it is on the battlefield."""
    edge = phase.position.grid.edge_beyond(spot)
    if edge is None:
        return None
    return FieldSide.LONG if edge in (Edge.TOP, Edge.BOTTOM) else FieldSide.SHORT


def leader_leaves(trace: Trace, phase: Phase, leader: str, spot: Hex, readings: Readings) -> None:
    """Check a leader's step over a side of the battlefield."""
    side = side_beyond(phase, spot)
    if side is not None and side not in phase.opened:
        trace.refuse(CLOSED[side], leader=leader, hex=spot.number)
    disputed = {"reading": readings.sides} if side is FieldSide.SHORT else {}
    if side is FieldSide.SHORT and readings.sides is OpenSides.LONG:
        trace.cite("cca.leader.edge.special", FieldSide.LONG, leader=leader, **disputed)
        trace.refuse("cca.leader.edge.short", leader=leader, hex=spot.number)
    trace.cite("cca.leader.edge.special", side, leader=leader, **disputed)


def unit_leaves(trace: Trace, phase: Phase, unit: str, spot: Hex) -> None:
    """Check a unit's step over a side of the battlefield."""
    if side_beyond(phase, spot) not in phase.opened:
        trace.refuse("cca.unit.list", unit=unit, hex=spot.number, outside_source=Outside.EDGE)
    trace.cite("cca.unit.list", side_beyond(phase, spot), unit=unit, outside_source=Outside.EDGE)
