"""Who may pass through friendly units, and where skirmishers go who end on one of them (6.2.skirmish)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import relations
from lexludi.games.minis.going import foot_skirmishers
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Density, Event, Statistic, Trait, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

HALF_A_FRONT = 4


@dataclass(frozen=True)
class Passed:
    """A unit that has passed through a friend, or between two."""

    label: str


@dataclass(frozen=True)
class Shifted:
    """Skirmishers shifted to free ground."""

    label: str


@decides
def pass_through(trace: Trace, battle: Battle, label: str, friend: str) -> Passed:
    """Whether a unit may pass through a friend."""
    if clause := blocked_by(trace, battle, label, friend):
        trace.refuse(clause, unit=label, friend=friend)
    return Passed(label)


@decides
def pass_between(trace: Trace, battle: Battle, label: str, one: str, other: str) -> Passed:
    """Whether a unit may pass between two friends in close order."""
    for friend in (one, other):
        if battle.unit(friend).known(battle.unit(friend).density, Statistic.DENSITY) is not Density.CLOSE:
            raise Impossible("{friend} is not in close order; ask about it alone.", friend=friend)
    room = relations.gap(battle, one, other).at_least(HALF_A_FRONT)
    if not room.holds:
        trace.refuse("minis.6.2.close-gap", unit=label, steps_apart=room)
    trace.cite("minis.6.2.close-gap", HALF_A_FRONT, unit=label, steps_apart=room)
    return Passed(label)


@decides
def shift(trace: Trace, battle: Battle, label: str, friend: str) -> Shifted:
    """Skirmishers whose forced move has left them on top of a friend."""
    unit = battle.unit(label)
    if not unit.has(Event.FORCED) and not unit.fleeing:
        trace.refuse("minis.6.2.skirmish.displace", unit=label)
    if clause := blocked_by(trace, battle, label, friend):
        trace.refuse(clause, unit=label, friend=friend)
    trace.cite("minis.6.2.skirmish.displace", unit=label, friend=friend)
    return Shifted(label)


def blocked_by(trace: Trace, battle: Battle, label: str, friend: str) -> str | None:
    """The clause that keeps a unit from passing through a friend; None where it may, with the clause that lets it."""
    unit, other = battle.unit(label), battle.unit(friend)
    if unit.side is not None and other.side is not None and unit.side is not other.side:
        raise Impossible("{friend} is no friend of {label}.", friend=friend, label=label)
    if foot_skirmishers(unit):
        if _in_close_order(other):
            return "minis.6.2.skirmish.close-blocked"
        trace.cite("minis.6.2.skirmish.pass", unit=label, friend=friend)
        if other.is_(Trait.LEGIONARIES) or other.carries(Arm.PIKE):
            trace.cite("minis.6.2.example.pass", unit=label, friend=friend)
        return None
    if other.kind is Troops.INFANTRY and foot_skirmishers(other):
        if _in_close_order(unit):
            return "minis.6.2.through-skirmish"
        trace.cite("minis.6.2.through-skirmish", unit=label, friend=friend)
        return None
    if other.kind.piece:
        trace.cite("minis.6.2.no-pass", unit=label, friend=friend)
        return None
    if unit.skirmishing and unit.kind.mounted:
        return "minis.6.2.skirmish.pass"
    return "minis.13.4.5" if unit.kind is Troops.LIGHT_CHARIOT else "minis.6.2.no-pass"


def _in_close_order(unit: Unit) -> bool:
    """Whether a unit is in close order, which must have been told of men on foot."""
    return unit.kind is Troops.INFANTRY and unit.known(unit.density, Statistic.DENSITY) is Density.CLOSE
