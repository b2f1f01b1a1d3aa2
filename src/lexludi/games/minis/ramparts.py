"""What is asked of a barrier: who defends it, and what it gives to one side and takes from the other."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import fortifications
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides


@dataclass(frozen=True)
class Sheltered:
    """What a barrier adds to the defence of a unit."""

    label: str
    number: Number


@dataclass(frozen=True)
class Manned:
    """The units that defend a section of a barrier."""

    section: str
    defenders: tuple[str, ...]


@dataclass(frozen=True)
class Assault:
    """What a unit keeps of its impact and its pikes against an enemy."""

    label: str
    impact: bool
    pikes: bool


@decides
def shelter_of(trace: Trace, battle: Battle, label: str, enemy: str) -> Sheltered:
    """What a barrier adds to the defence of a unit against the blows of an enemy, or a shot by hand."""
    battle.enemies(label, enemy)
    counts = (Count("barrier", label),)
    return Sheltered(label, fortifications.shelter(trace, battle, label, counts, enemy=enemy))


@decides
def manned(trace: Trace, battle: Battle, section: str) -> Manned:
    """Who defends a section of a barrier."""
    return Manned(section, fortifications.defenders(trace, battle, section))


@decides
def assault(trace: Trace, battle: Battle, label: str, enemy: str) -> Assault:
    """Whether impact and pikes help a unit against an enemy, as far as barriers go."""
    battle.enemies(label, enemy)
    impact = fortifications.keeps_impact(trace, battle, label, enemy)
    return Assault(label, impact, fortifications.keeps_pikes(trace, battle, label, enemy))
