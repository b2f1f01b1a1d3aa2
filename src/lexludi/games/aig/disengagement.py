"""Disengagement: disordered cavalry breaks off from infantry and moves away."""

from __future__ import annotations

from lexludi.games.aig.acting import acts
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.checks import Check
from lexludi.games.aig.facing import in_disorder
from lexludi.games.aig.losses import breaks, losses_of
from lexludi.games.aig.movement import carry_out
from lexludi.games.aig.walk import Fate, Move, Moved, as_planned, checked
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

RIDING_OFF = 6
"""The movement points of a unit that survives disengaging."""


@decides
def disengage(trace: Trace, battle: Battle, case: Move) -> Moved:
    """Cavalry in disorder pays for leaving a melee, then moves with what it has."""
    label, unit = case.label, battle.unit(case.label)
    foes = battle.foes(label)
    if not foes:
        raise Impossible("{label} is not in melee.", label=label)
    acts(trace, unit)
    as_planned(trace, battle, case)
    if not in_disorder(unit):
        trace.silent("aig.7.3.2.disengage", unit=label)
    horse = tuple(foe for foe in foes if not battle.is_leader(foe) and battle.unit(foe).cavalry)
    if horse:
        trace.refuse("aig.7.3.2.disengage", unit=label, target=horse)
    trace.cite("aig.7.3.2.disengage", unit=label, target=foes)
    hits = trace.add("aig.7.3.2.hits", 2, losses_of(label), unit=label)
    unit = unit.hit(hits)
    check = None if breaks(trace, unit) else checked(trace, unit, case)
    checks = ((label, check),) if check else ()
    if check is not Check.PASSED:
        trace.cite("aig.7.3.2.fail", Fate.ELIMINATED, unit=label)
        return Moved(battle.without(label), checks)
    limit = trace.cite("aig.7.3.2.then-move", RIDING_OFF, unit=label)
    apart = tuple(melee for melee in battle.melees if label not in (melee.one, melee.other))
    moved = carry_out(trace, replace(battle.put(unit), melees=apart), case, limit, hits)
    return replace(moved, checks=(*checks, *moved.checks))
