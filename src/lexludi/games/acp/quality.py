"""Unit quality: the best attacker compared with the best defender."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.acp.phalanx import aligned
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import Name, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace


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
    attacker, defender = _best(trace, melee, melee.attacking), _best(trace, melee, melee.defending)
    if len(melee.attacking) > 1:
        trace.cite("acp.quality.combined.attackers", attacker.quality, attacker=attacker.unit.label)
    if len(melee.defending) > 1:
        trace.cite("acp.quality.combined.defenders", defender.quality, defender=defender.unit.label)
    facts = {"attackers": attacker.quality, "defenders": defender.quality}
    if attacker.quality > defender.quality:
        return trace.add("acp.quality.higher", 1, **facts)
    if attacker.quality < defender.quality:
        return trace.add("acp.quality.lower", -1, **facts)
    return 0


def _best(trace: Trace, melee: Melee, units: tuple[Unit, ...]) -> _Compared:
    def namesake(unit: Unit) -> bool:
        return aligned(trace, melee, unit, lambda beside: any(other.name is Name.SAME for other in beside))

    best = max((_Compared(unit, namesake(unit)) for unit in units), key=lambda compared: compared.quality)
    if best.phalanx:
        trace.cite("acp.quality.phalanx", 1, unit=best.unit.label)
    return best
