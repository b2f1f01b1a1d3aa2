"""Fleeing units at the start of their owner's turn, and the columns that have broken up in flight."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import discipline, general
from lexludi.games.minis.fleeing import scattered
from lexludi.games.minis.forced_moves import settled
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.readings.retreat import UNTESTED_FLIGHT, UntestedFlight
from lexludi.games.minis.relations import Apart, Stands, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Phase
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides


@dataclass(frozen=True)
class Halt:
    """A fleeing unit is tested, to halt it."""

    unit: str


@dataclass(frozen=True)
class LeaveFleeing:
    """A fleeing unit is not tested."""

    unit: str


@dataclass(frozen=True)
class Part:
    """A unit of a column that has fled is placed some steps from the one before it."""

    unit: str
    other: str
    steps: Number


@decides
def halt(trace: Trace, battle: Battle, action: Halt) -> Battle:
    """A discipline test that halts or scatters a fleeing unit."""
    label = action.unit
    _at_its_start(trace, battle, label)
    if battle.formation(label).parted:
        trace.cite("minis.9.4.15", unit=label)
    battle = settled(battle, "halt", label)
    enemy, alone = battle.unit(label).fleeing, general.leave_formation(battle, label)
    if not discipline.passes(trace, battle, label, "minis.9.1.17"):
        trace.cite("minis.9.1.19", unit=label)
        return scattered(battle, (label,))
    trace.cite("minis.9.1.18", unit=label)
    return alone.change(label, fleeing="").tell(Stands(label, enemy, Zone.FRONT))


@decides
def leave_fleeing(trace: Trace, battle: Battle, action: LeaveFleeing) -> Battle:
    """What becomes of a fleeing unit that its owner does not try to halt."""
    label = action.unit
    _at_its_start(trace, battle, label)
    battle = settled(battle, "halt", label)
    if trace.reading(UNTESTED_FLIGHT) is UntestedFlight.FLEES_ON:
        return battle.then("flee", label, battle.unit(label).fleeing)
    return scattered(battle, (label,))


@decides
def part(trace: Trace, battle: Battle, action: Part) -> Battle:
    """A unit placed apart from its column."""
    one, other, formation = action.unit, action.other, battle.formation(action.unit)
    if not formation.parted or other not in formation.labels:
        trace.refuse("minis.9.4.12", unit=(one, other))
    gap = Measure(action.steps, (one, other), Origin.TOLD).more_than(0)
    if not gap.holds:
        trace.refuse("minis.9.4.13", unit=(one, other), steps_apart=gap)
    trace.cite("minis.9.4.12", unit=(one, other))
    trace.cite("minis.9.4.13", unit=(one, other), steps_apart=gap)
    return unplaced(general.leave_formation(battle, one), one).tell(Apart(gap))


def _at_its_start(trace: Trace, battle: Battle, label: str) -> None:
    """See that a unit flees, and that the turn of its owner begins."""
    unit = battle.unit(label)
    if not unit.fleeing:
        trace.refuse("minis.9.1.17", unit=label)
    if battle.active is not None and unit.side is not None and battle.active is not unit.side:
        trace.refuse("minis.9.1.17", unit=label, active_player=battle.active)
    if battle.phase not in (None, Phase.COMMAND):
        trace.refuse("minis.9.1.17", unit=label, phase=battle.phase)
    trace.cite("minis.9.1.17", unit=label)
