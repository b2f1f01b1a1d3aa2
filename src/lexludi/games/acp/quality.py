"""Unit quality: the best attacker compared with the best defender."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.acp.phalanx import aligned
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import Name, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, rival


@dataclass(frozen=True)
class _Compared:
    unit: Unit
    phalanx: bool

    @property
    def quality(self) -> int:
        if self.unit.quality is None:
            raise Impossible("What is the quality of {label}?", label=self.unit.label)
        return self.unit.quality + self.phalanx


def quality_modifier(trace: Trace, melee: Melee) -> int:
    """The modifier for the better quality."""
    attacker, weaker = _best(trace, melee, melee.attacking)
    defender, others = _best(trace, melee, melee.defending)
    if len(melee.attacking) > 1:
        trace.cite("acp.quality.combined.attackers", attacker.quality, attacker=attacker.unit.label)
        trace.over(rival(one.quality, attacker=one.unit.label) for one in weaker)
    if len(melee.defending) > 1:
        trace.cite("acp.quality.combined.defenders", defender.quality, defender=defender.unit.label)
        trace.over(rival(one.quality, defender=one.unit.label) for one in others)
    facts = {"attackers": attacker.quality, "defenders": defender.quality}
    if attacker.quality > defender.quality:
        return trace.add("acp.quality.higher", 1, **facts)
    if attacker.quality < defender.quality:
        return trace.add("acp.quality.lower", -1, **facts)
    return 0


def _best(trace: Trace, melee: Melee, units: tuple[Unit, ...]) -> tuple[_Compared, list[_Compared]]:
    """The unit of the highest quality, and those that are worse."""

    def namesake(unit: Unit) -> bool:
        return aligned(trace, melee, unit, lambda beside: any(other.name is Name.SAME for other in beside))

    compared = [_Compared(unit, namesake(unit)) for unit in units]
    best = max(compared, key=lambda one: one.quality)
    if best.phalanx:
        trace.cite("acp.quality.phalanx", 1, unit=best.unit.label)
    return best, [one for one in compared if one.quality < best.quality]
