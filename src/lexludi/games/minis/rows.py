"""Flank rows: their attack, defence and morale, and who of them loses a figure (3.2.flank-row)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import general
from lexludi.games.minis.formations import flank_row, mean
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Statistic
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides


@dataclass(frozen=True)
class Values:
    """Attack and defence of a flank row."""

    attack: Number
    defence: Number


@decides
def flank_morale(trace: Trace, battle: Battle, label: str) -> general.Morale:
    """The morale of the flank row of a unit."""
    return general.Morale(mean(trace, battle, flank_row(battle, label), Statistic.MORALE))


@decides
def flank_values(trace: Trace, battle: Battle, label: str) -> Values:
    """Attack and defence of the flank row of a unit."""
    row = flank_row(battle, label)
    return Values(mean(trace, battle, row, Statistic.ATTACK), mean(trace, battle, row, Statistic.DEFENCE))


@decides
def lost_in_row(trace: Trace, battle: Battle, label: str, victim: str) -> Battle:
    """A figure that a formation loses on its flank is taken from a unit of its flank row."""
    row = flank_row(battle, label)
    if victim not in row:
        trace.refuse("minis.3.2.flank-row.losses", unit=victim, flank_row=row)
    trace.cite("minis.3.2.flank-row.losses", unit=victim)
    return general.lose(trace, battle, victim, 1)
