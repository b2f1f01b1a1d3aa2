"""Units that do nothing of their own accord: those that flee, loot or are in a frenzy, that have pursued off the table or are just back from it."""

from __future__ import annotations

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace


def on_the_table(battle: Battle, *labels: str) -> None:
    """See that units have not been removed."""
    for unit in battle.units:
        if unit.label in labels and unit.removed:
            raise Impossible("{label} is no longer on the table.", label=unit.label)


def to_be_fought(trace: Trace, battle: Battle, *labels: str) -> None:
    """See that enemies are there to be fought; what becomes of an attack on one that flees, the source does not say."""
    on_the_table(battle, *labels)
    for unit in map(battle.unit, labels):
        if unit.away:
            raise Impossible("{label} has pursued off the table and is not back.", label=unit.label)
        if unit.fleeing:
            trace.silent("minis.9.3.15", unit=unit.label)


def must_be_ready(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse what a unit would do by itself while it flees, rages or loots, is off the table or waits for its turn of return to end."""
    unit = battle.unit(label)
    if unit.fleeing:
        trace.refuse("minis.9.1.17", unit=label)
    if unit.frenzied:
        trace.refuse("minis.13.1.4", unit=label)
    if unit.looting:
        trace.refuse("minis.14.7.4", unit=label)
    if unit.away:
        trace.refuse("minis.9.0.5", unit=label)
    if unit.has(Event.BACK):
        trace.refuse("minis.9.0.6", unit=label)
