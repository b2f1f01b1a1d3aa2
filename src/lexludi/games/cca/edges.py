"""The edges of the battlefield: who may leave over which side."""

from __future__ import annotations

from lexludi.games.cca.phase import Phase
from lexludi.games.cca.readings import OPEN_SIDES, OpenSides
from lexludi.games.cca.units import FieldSide, Outside
from lexludi.rulings.ruling import Trace
from lexludi.space.hex.grid import Edge
from lexludi.space.hex.hexes import Hex

SIDES = {
    Edge.TOP: FieldSide.TOP,
    Edge.BOTTOM: FieldSide.BOTTOM,
    Edge.LEFT: FieldSide.LEFT,
    Edge.RIGHT: FieldSide.RIGHT,
}
CLOSED = {FieldSide.SHORT: "cca.leader.edge.short", FieldSide.LONG: "cca.leader.edge.long"}


def side_beyond(phase: Phase, spot: Hex) -> FieldSide | None:
    """The side a hex lies beyond, or None if it is on the battlefield."""
    edge = phase.position.grid.edge_beyond(spot)
    return SIDES[edge] if edge else None


def leader_leaves(trace: Trace, phase: Phase, leader: str, spot: Hex, side: FieldSide) -> None:
    """Check a leader's step over a side of the battlefield."""
    said, kind = _opened(phase, side), _kind(side)
    if said is None:
        trace.refuse(CLOSED[kind], leader=leader, hex=spot.number)
    if kind is FieldSide.SHORT and trace.reading(OPEN_SIDES) is OpenSides.LONG:
        trace.cite("cca.leader.edge.special", FieldSide.LONG, leader=leader)
        trace.refuse(CLOSED[kind], leader=leader, hex=spot.number)
    trace.cite("cca.leader.edge.special", said, leader=leader)


def unit_leaves(trace: Trace, phase: Phase, unit: str, spot: Hex, side: FieldSide) -> None:
    """Check a unit's step over a side of the battlefield."""
    said = _opened(phase, side)
    if said is None:
        trace.refuse("cca.unit.list", unit=unit, hex=spot.number, outside_source=Outside.EDGE)
    trace.cite("cca.unit.list", said, unit=unit, outside_source=Outside.EDGE)


def _kind(side: FieldSide) -> FieldSide:
    return FieldSide.LONG if side in (FieldSide.TOP, FieldSide.BOTTOM) else FieldSide.SHORT


def _opened(phase: Phase, side: FieldSide) -> FieldSide | None:
    """What special rules open that lets a piece leave over a side: this side, or its kind."""
    return next((said for said in phase.opened if said in (side, _kind(side))), None)
