"""The worked example of the source: recognised when its orders are given, and followed move by move."""

from __future__ import annotations

from lexludi.games.cca.phase import Bond, Phase
from lexludi.games.cca.units import CENTER_ORDERS, Card
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
    bond, other = found
    enemies = after.enemy_units_beside(after.piece(unit).hexes[0]) if unit not in after.left else ()
    if unit == other and not before.moves and enemies:
        trace.cite("cca.leader.example.2", 1, unit=unit, enemy=enemies)
    if unit != bond.unit:
        return
    if bond.leader in after.carried and before.has_moved(other):
        trace.cite("cca.leader.example.4", len(after.moves), unit=unit, leader=bond.leader)
    elif _changed_units(before, bond, other):
        trace.cite("cca.leader.example.5", len(after.moves), unit=unit)


def leader_move(trace: Trace, before: Phase, after: Phase, leader: str) -> None:
    """The leader's part in the example."""
    found = cast(before)
    if not found:
        return
    bond, other = found
    if bond.leader == leader and _changed_units(after, bond, other) and not before.has_moved(bond.unit):
        trace.cite("cca.leader.example.3", len(after.moves), leader=leader, unit=other)


def too_late(trace: Trace, phase: Phase, leader: str) -> None:
    """The example's warning: his unit has moved, and the leader with it."""
    found = cast(phase)
    if not found:
        return
    bond, other = found
    if bond.leader == leader and leader in phase.carried and phase.has_moved(other):
        trace.cite("cca.leader.example.4", leader=leader, unit=bond.unit)


def battle(trace: Trace, phase: Phase, unit: str, enemies: tuple[str, ...]) -> None:
    """The battles of the example, against enemy units adjacent."""
    found = cast(phase)
    if not found:
        return
    bond, other = found
    if not _changed_units(phase, bond, other):
        return
    if unit == other:
        trace.cite("cca.leader.example.6", leader=bond.leader, unit=unit)
    if unit == bond.unit:
        trace.cite("cca.leader.example.7", unit=unit, enemy=enemies)


def cast(phase: Phase) -> tuple[Bond, str] | None:
    """The unit with its leader, and the other unit, if card and orders are those of the example.

    Heavy infantry and heavy cavalry are who happens to be there: nothing in the example turns on it.
    """
    if phase.card is not Card.ORDER_THREE_UNITS_CENTER or len(phase.ordered) != CENTER_ORDERS:
        return None
    if len(phase.detached) != 1:
        return None
    (bond,) = phase.detached
    others = [label for label in phase.ordered if label not in (bond.leader, bond.unit)]
    units = {one.label for one in phase.position.counters if not one.leader}
    if len(others) != 1 or not units >= {bond.unit, *others}:
        return None
    return bond, others[0]


def _changed_units(phase: Phase, bond: Bond, other: str) -> bool:
    """Whether the leader has gone over to the other unit, and only after it had moved."""
    return Bond(bond.leader, other) in phase.joined and phase.has_moved(other)
