"""Leaders and the hexes they enter: enemy ZOI, and the unit they stack with."""

from __future__ import annotations

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.pieces import Leader, Unit
from lexludi.games.aig.readings.leaders import LEADER_STACK, LeaderStack
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.ruling import Trace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex


def enter_alone(trace: Trace, battle: Battle, leader: Leader, spot: Hex) -> None:
    """A leader on his own enters a hex: not one in enemy ZOI."""
    if spot in zoi_of(battle, leader.side.enemy):
        trace.refuse("aig.4.4.1.alone", leader=leader.label, hex=spot.number)


def enter_together(
    trace: Trace, battle: Battle, unit: Unit | Leader, leaders: tuple[str, ...], path: tuple[Stance, ...]
) -> None:
    """Leaders go along with their unit, also into enemy ZOI."""
    covered = zoi_of(battle, unit.side.enemy)
    hexes = tuple(stance.left.number for stance in path if stance.left in covered)
    if leaders and hexes:
        trace.cite("aig.4.4.1.together", leader=leaders, unit=unit.label, hex=hexes)


def stack(trace: Trace, battle: Battle, leader: Leader, spot: Hex) -> None:
    """A leader ends his move with a friendly unit, of whatever type."""
    unit = battle.unit_in(spot, leader.side)
    if unit is None:
        return
    others = tuple(one.label for one in battle.leaders_with(unit))
    if others and trace.reading(LEADER_STACK) is LeaderStack.ONE:
        trace.refuse("aig.4.4.1.stack", leader=others, unit=unit.label)
    trace.cite("aig.4.4.1.stack", leader=leader.label, unit=unit.label)
