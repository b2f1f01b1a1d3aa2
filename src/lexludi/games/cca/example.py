"""The worked example of the source: recognised when its orders are given, and followed move by move."""

from __future__ import annotations

from lexludi.games.cca.phase import Bond, Phase
from lexludi.games.cca.units import Card, UnitType
from lexludi.rulings.ruling import Trace


def orders(trace: Trace, phase: Phase) -> None:
    """The three orders of the example, once all are given."""
    if cast(phase):
        trace.cite("cca.leader.example.1", len(phase.ordered), card=phase.card)


def unit_move(trace: Trace, before: Phase, after: Phase, unit: str) -> None:
    """A unit's part in the example."""
    found = cast(before)
    if not found:
        return
    bond, cavalry = found
    spot = after.position.counter(unit).hexes[0] if unit in _labels(after) else None
    if unit == cavalry and not before.moves and spot and after.enemy_units_beside(spot):
        trace.cite("cca.leader.example.2", 1, unit=unit, enemy=after.enemy_units_beside(spot))
    if unit != bond.unit:
        return
    if bond.leader in after.carried and before.has_moved(cavalry):
        trace.cite("cca.leader.example.4", len(after.moves), unit=unit, leader=bond.leader)
    elif _changed_units(before, bond, cavalry):
        trace.cite("cca.leader.example.5", len(after.moves), unit=unit)


def leader_move(trace: Trace, before: Phase, after: Phase, leader: str) -> None:
    """The leader's part in the example."""
    found = cast(before)
    if not found:
        return
    bond, cavalry = found
    if bond.leader == leader and _changed_units(after, bond, cavalry) and not before.has_moved(bond.unit):
        trace.cite("cca.leader.example.3", len(after.moves), leader=leader, unit=cavalry)


def too_late(trace: Trace, phase: Phase, leader: str) -> None:
    """The example's warning: the infantry has moved, and the leader with it."""
    found = cast(phase)
    if not found:
        return
    bond, cavalry = found
    if bond.leader == leader and leader in phase.carried and phase.has_moved(cavalry):
        trace.cite("cca.leader.example.4", leader=leader, unit=bond.unit)


def battle(trace: Trace, phase: Phase, unit: str, enemies: tuple[str, ...]) -> None:
    """The battles of the example."""
    found = cast(phase)
    if not found:
        return
    bond, cavalry = found
    if not _changed_units(phase, bond, cavalry):
        return
    if unit == cavalry and enemies:
        trace.cite("cca.leader.example.6", leader=bond.leader, unit=unit)
    if unit == bond.unit:
        if not enemies:
            trace.refuse("cca.leader.example.7", unit=unit)
        trace.cite("cca.leader.example.7", unit=unit, enemy=enemies)


def cast(phase: Phase) -> tuple[Bond, str] | None:
    """The infantry with its leader, and the cavalry, if card and orders are those of the example."""
    if phase.card is not Card.ORDER_THREE_UNITS_CENTER or len(phase.detached) != 1 or len(phase.ordered) != 3:
        return None
    (bond,) = phase.detached
    others = [label for label in phase.ordered if label not in (bond.leader, bond.unit)]
    if bond.unit not in phase.ordered or len(others) != 1:
        return None
    if {bond.unit, others[0]} - _labels(phase):
        return None
    infantry, cavalry = (phase.position.counter(label) for label in (bond.unit, others[0]))
    if (infantry.type, cavalry.type) != (UnitType.HEAVY_INFANTRY, UnitType.HEAVY_CAVALRY):
        return None
    return bond, cavalry.label


def _changed_units(phase: Phase, bond: Bond, cavalry: str) -> bool:
    """Whether the leader has gone over to the cavalry, and only after it had moved."""
    return Bond(bond.leader, cavalry) in phase.joined and phase.has_moved(cavalry)


def _labels(phase: Phase) -> set[str]:
    return {counter.label for counter in phase.position.counters}
