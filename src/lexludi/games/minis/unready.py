"""Units that do nothing of their own accord: those that flee, loot or are in a frenzy, that have pursued off the table or are just back from it."""

from __future__ import annotations

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.rulings.ruling import Trace


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
