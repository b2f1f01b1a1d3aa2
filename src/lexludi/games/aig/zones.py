"""The zone of influence of a unit: which hexes it covers."""

from __future__ import annotations

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.pieces import State, Unit
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Side


def front_hexes(unit: Unit) -> tuple[Hex, ...]:
    """The hexes to a unit's front: two, or all six around disordered cavalry."""
    if unit.has(State.DISORDERED):
        return tuple(unit.spot.neighbours())
    return unit.placed.front()


def zoi(battle: Battle, unit: Unit) -> tuple[Hex, ...]:
    """The hexes of a unit's ZOI: those a scenario gives, else its front; a routed unit has none."""
    given = [zone.hexes for zone in battle.zones if zone.unit == unit.label]
    if given:
        return given[0]
    return () if unit.has(State.ROUTED) or battle.map is None else battle.map.on_board(front_hexes(unit))


def zoi_of(battle: Battle, side: Side) -> frozenset[Hex]:
    """The hexes in the ZOI of any unit of a side."""
    return frozenset(spot for unit in battle.of(side) for spot in zoi(battle, unit))
