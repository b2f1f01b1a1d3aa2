"""Battle, as far as the movement rules decide it: who may battle after moving, who must, and with which leader."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.cca import example
from lexludi.games.cca.phase import Phase, named
from lexludi.games.cca.readings import BATTLE_ORDERS, LONE_BATTLE, BattleOrders, LoneBattle
from lexludi.games.cca.units import (
    Outside,
    Permission,
    Status,
    UnitType,
    battle_after_moving,
    compelled,
    is_mounted,
    movement_rate,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.space.hex.position import Counter


@dataclass(frozen=True)
class Battle:
    """Whether a battle is allowed or compulsory, who takes part, and the enemy units adjacent."""

    permission: Permission
    unit: str
    leader: str | None
    enemies: tuple[str, ...]


@decides
def battle(trace: Trace, phase: Phase, label: str) -> Battle:
    """Whether a unit or leader may battle now."""
    fighter = _fighter(trace, phase, label)
    if fighter.leader:
        _lone_leader(trace, phase, label)
    _ordered(trace, phase, fighter.label)
    permission = _after_moving(trace, phase, fighter)
    enemies = _targets(trace, phase, fighter)
    example.battle(trace, phase, fighter.label, enemies)
    return Battle(permission, fighter.label, _leader(trace, phase, fighter.label), enemies)


@decides
def decline(trace: Trace, phase: Phase, label: str) -> Phase:
    """Leave a unit out of the battle."""
    fighter = _fighter(trace, phase, label)
    if fighter.leader or not compelled(fighter.type, phase.hexes_moved(fighter.label)):
        return phase
    if phase.enemy_units_beside(fighter.hexes[0]):
        enemies = trace.take(battle, phase, fighter.label).enemies
        trace.refuse("cca.foot.warrior", unit=fighter.label, enemy=enemies)
    trace.cite("cca.foot.warrior", Permission.ALLOWED, unit=fighter.label)
    return phase


def _fighter(trace: Trace, phase: Phase, label: str) -> Counter:
    """Who battles, now that movement is over: a unit, for an attached leader his unit, or a lone leader."""
    counter = phase.counter(label)
    if not phase.battle and not phase.all_moved:
        trace.refuse("cca.unit.before-battle", **named(counter))
    trace.cite("cca.unit.before-battle", len(phase.moves) or None)
    bond = phase.bond_of(label)
    return phase.counter(bond.unit) if bond else counter


def _targets(trace: Trace, phase: Phase, unit: Counter) -> tuple[str, ...]:
    """The enemy units adjacent; battle at a distance and battle in terrain are not in the source."""
    spot = unit.hexes[0]
    enemies = phase.enemy_units_beside(spot)
    if not enemies and unit.type == UnitType.HEAVY_INFANTRY:
        trace.refuse("cca.leader.example.7", unit=unit.label, **phase.to_enemy(unit.label, spot))
    if not enemies and (leaders := phase.enemy_leaders_beside(spot)):
        trace.silent("cca.leader.no-battle-alone", unit=unit.label, enemy=leaders)
    if not any(one.side is phase.side.enemy for one in phase.position.counters):
        raise Impossible("No enemy is on the battlefield, so {label} has nobody to battle.", label=unit.label)
    if not enemies:
        trace.silent("cca.leader.example.7", unit=unit.label, **phase.to_enemy(unit.label, spot))
    if all(phase.terrain_on((spot, phase.piece(enemy).hexes[0])) for enemy in enemies):
        trace.silent("cca.unit.list", hex=spot.number, enemy=enemies, outside_source=Outside.TERRAIN)
    return enemies


def _lone_leader(trace: Trace, phase: Phase, leader: str) -> None:
    if phase.has_moved(leader) or trace.reading(LONE_BATTLE) is LoneBattle.NEVER:
        trace.refuse("cca.leader.no-battle-alone", leader=leader)
    trace.silent("cca.leader.no-battle-alone", leader=leader)


def _ordered(trace: Trace, phase: Phase, unit: str) -> None:
    """Whether a unit without an order may battle: the source implies it only of one that a leader has joined."""
    if unit in phase.ordered:
        return
    needed = trace.reading(BATTLE_ORDERS) is BattleOrders.NEEDED
    if needed and not phase.joined_by(unit):
        trace.refuse("cca.unit.list", unit=unit, outside_source=Outside.ORDERED)
    if needed:
        trace.refuse("cca.leader.attach.not-ordered", unit=unit)
    trace.cite("cca.leader.attach.not-ordered", Status.NOT_ORDERED, unit=unit)


def _after_moving(trace: Trace, phase: Phase, unit: Counter) -> Permission:
    """What the unit's list says of battle after the distance it moved."""
    hexes, cell = phase.hexes_moved(unit.label), battle_after_moving(unit.type)
    if not hexes:
        return Permission.ALLOWED
    facts: dict[str, Fact] = {"unit": unit.label, "moved": hexes}
    if cell.value is Permission.NOT_ALLOWED:
        trace.refuse(cell.chart, cell, **facts, outside_source=Outside.LIST)
    printed = trace.cite(cell.chart, cell, **facts, outside_source=Outside.LIST)
    if printed is Permission.AFTER_ONE_HEX and hexes > 1:
        trace.refuse("cca.foot.auxilia", unit=unit.label, moved=at_most(hexes, 1, unit.label))
    if compelled(unit.type, hexes):
        return trace.cite("cca.foot.warrior", Permission.COMPULSORY, **facts)
    if is_mounted(unit.type) and hexes == movement_rate(unit.type).value:
        trace.cite("cca.mounted.full-move", hexes, unit=unit.label, outside_source=Outside.MOUNTED_BATTLE)
    return Permission.ALLOWED


def _leader(trace: Trace, phase: Phase, unit: str) -> str | None:
    """The leader who takes part with a unit."""
    bond = phase.leader_with(unit)
    if bond is None:
        return None
    if bond in phase.joined:
        if unit in phase.ordered:
            trace.cite("cca.leader.attach.unit-battles", unit=unit, leader=bond.leader)
        trace.cite("cca.leader.attach.leader-battles", Status.NEWLY_ATTACHED, leader=bond.leader, unit=unit)
    elif bond in phase.met:
        trace.cite("cca.unit.list", leader=bond.leader, unit=unit, outside_source=Outside.LONE_LEADER)
    else:
        trace.cite("cca.leader.attached", Status.ATTACHED, leader=bond.leader, unit=unit)
    return bond.leader
