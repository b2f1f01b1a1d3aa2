"""Melee: all modifiers, the roll, and what becomes of units and leaders."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.acp import modifiers, phalanx
from lexludi.games.acp.facing import facing
from lexludi.games.acp.leaders import after_melee
from lexludi.games.acp.quality import quality_modifier
from lexludi.games.acp.ratio import ratio_modifier
from lexludi.games.acp.results import melee_results
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.types import total, type_modifier
from lexludi.games.acp.units import D10, LeaderResult, Result, UnitResult
from lexludi.rulings.ruling import Trace, decides


@dataclass(frozen=True)
class MeleeOutcome:
    """The modifiers together, the modified roll, and what each unit and leader suffers or may do."""

    modifier: int
    roll: int
    units: tuple[UnitResult, ...]
    sequence: tuple[Result, ...]
    """The results in the order they are carried out, where the order matters."""
    leaders: tuple[LeaderResult, ...]


@decides
def melee(trace: Trace, case: Melee) -> MeleeOutcome:
    """What one melee does; it asks for its die and for those of the leader checks it may call for."""
    modifier = total(trace, _modifiers(trace, case))
    die = trace.roll("melee_die", D10)
    if die == 0:
        trace.cite("acp.results.die", die=die)
    trace.add("acp.results.roll", die, die=die)
    roll = trace.total("acp.results.roll", die + modifier)
    results = melee_results(trace, case, roll)
    leaders = after_melee(trace, die, case)
    return MeleeOutcome(modifier, roll, results.units, results.sequence, leaders)


def _modifiers(trace: Trace, case: Melee) -> list[int]:
    """Every modifier that applies, in the order of the sheet."""
    return [
        type_modifier(trace, case),
        ratio_modifier(trace, case),
        quality_modifier(trace, case),
        modifiers.terrain(trace, case),
        modifiers.leaders(trace, case),
        modifiers.offensive_fire(trace, case),
        *facing(trace, case),
        phalanx.attack_line(trace, case),
        phalanx.defend_line(trace, case),
        phalanx.joint_attack(trace, case),
        modifiers.fatigue(trace, case),
        *modifiers.attackers_state(trace, case),
        *modifiers.defenders_state(trace, case),
    ]
