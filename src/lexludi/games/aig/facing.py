"""Facing: the sides of a unit, and the disorder of cavalry that fronts everywhere."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.aig.acting import acts
from lexludi.games.aig.battle import After, Battle, Melee
from lexludi.games.aig.checks import Check, tq_check
from lexludi.games.aig.counters import arm_of
from lexludi.games.aig.losses import breaks, losses_of
from lexludi.games.aig.meanwhile import Loosed, Shot
from lexludi.games.aig.pieces import Arm, State, Unit
from lexludi.games.aig.readings.facing import DISORDER_FIRE, DISORDER_TIME, DisorderFire, DisorderTime
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Arc
from lexludi.space.hex.hexes import Hex


@dataclass(frozen=True)
class Checked(After):
    """What becomes of units that may have taken morale checks."""

    checks: tuple[tuple[str, Check], ...] = ()


@decides
def side_shown(trace: Trace, battle: Battle, label: str, other: str) -> Arc:
    """The side a unit shows to another piece beside it."""
    unit, spot = battle.unit(label), battle.piece(other).spot
    if unit.spot.distance(spot) != 1:
        raise Impossible("{one} and {other} are not adjacent.", one=label, other=other)
    return arc_of(trace, unit, spot)


def arc_of(trace: Trace, unit: Unit, spot: Hex) -> Arc:
    """The side of a unit on which an adjacent hex lies."""
    if in_disorder(unit):
        return trace.cite("aig.7.3.1.front", Arc.FRONT, unit=unit.label, hex=spot.number)
    if unit.stance is None or unit.stance.facing is None:
        raise Impossible("{label} has no facing; give it one, such as N.", by="aig.7.1.vertex", label=unit.label)
    trace.cite("aig.7.1.vertex", unit=unit.label, facing=unit.stance.facing)
    if spot in unit.stance.front():
        return trace.cite("aig.7.1.front", Arc.FRONT, unit=unit.label, hex=spot.number)
    if spot in unit.stance.rear():
        return trace.cite("aig.7.1.rear", Arc.REAR, unit=unit.label, hex=spot.number)
    return trace.cite("aig.7.1.flank", Arc.FLANK, unit=unit.label, hex=spot.number)


@decides
def under_fire(trace: Trace, battle: Battle, shot: Loosed) -> Checked:
    """What befalls a unit that has been shot at: its hit, its rout, the disorder of cavalry."""
    label, hit = shot.at, shot.end is Shot.HIT
    battle, unit = battle.loosed(shot), battle.unit(label)
    if hit:
        unit = unit.hit(trace.add("aig.9.1.1.effect", 1, losses_of(label), unit=label))
        if breaks(trace, unit):
            return Checked(battle.put(unit.marked(State.ROUTED)))
    counts = hit or trace.reading(DISORDER_FIRE) is DisorderFire.SHOT_AT
    if arm_of(trace, unit) is not Arm.CAVALRY:
        trace.cite("aig.2.4.disorder", unit=label)
        return Checked(battle.put(unit))
    if unit.has(State.DISORDERED) or unit.has(State.ROUTED) or not counts:
        return Checked(battle.put(unit))
    check = trace.take(tq_check, unit, 0)
    trace.cite("aig.7.3.missile", check, unit=label)
    if check is Check.FAILED:
        unit = disordered(trace, unit)
    return Checked(battle.put(unit), ((label, check),))


def disordered(trace: Trace, unit: Unit) -> Unit:
    """Cavalry that has become disordered."""
    trace.cite("aig.2.4.disorder", State.DISORDERED, unit=unit.label)
    trace.cite("aig.7.3.what", State.DISORDERED, unit=unit.label)
    return unit.marked(State.DISORDERED)


@decides
def start_melee(trace: Trace, battle: Battle, label: str, enemy: str) -> After:
    """A unit starts a melee with an enemy, or fights on against one it is engaged with."""
    unit, foe = battle.unit(label), battle.unit(enemy)
    _beside(battle, unit, foe)
    acts(trace, unit)
    if foe.has(State.ROUTED):
        trace.silent("aig.8.4.enter", unit=label, target=enemy)
    if in_disorder(unit):
        trace.cite("aig.2.4.disorder-limits", unit=label)
        if enemy not in battle.foes(label):
            trace.refuse("aig.7.3.1.attack", unit=label, target=enemy)
        trace.cite("aig.7.3.1.attack", unit=label, target=enemy)
    if enemy not in battle.foes(label):
        battle = replace(battle, melees=(*battle.melees, Melee(label, enemy)))
    if trace.reading(DISORDER_TIME) is DisorderTime.RESOLVED:
        return After(battle)
    return After(_after_melee(trace, battle, unit, foe))


@decides
def melee_begun(trace: Trace, battle: Battle, label: str, enemy: str) -> After:
    """A melee that is started outside an order phase: it needs no order, and cavalry in it will be disordered."""
    begun = trace.take(start_melee, battle, label, enemy)
    trace.cite("aig.5.2.6.melee", unit=label, target=enemy)
    for unit in (begun.battle.unit(label), begun.battle.unit(enemy)):
        if unit.cavalry and not unit.has(State.DISORDERED):
            trace.cite("aig.7.3.melee", unit=unit.label)
    return begun


@decides
def end_melee(trace: Trace, battle: Battle, label: str, enemy: str) -> After:
    """A melee has been resolved: the cavalry that fought in it is disordered, whoever won."""
    if enemy not in battle.foes(label):
        raise Impossible("{label} is not in melee with {enemy}.", label=label, enemy=enemy)
    return After(_after_melee(trace, battle, battle.unit(label), battle.unit(enemy)))


def _after_melee(trace: Trace, battle: Battle, one: Unit, other: Unit) -> Battle:
    for unit in (one, other):
        if unit.cavalry and not unit.has(State.DISORDERED):
            trace.cite("aig.7.3.melee", State.DISORDERED, unit=unit.label)
            if trace.reading(DISORDER_TIME) is DisorderTime.RESOLVED:
                trace.cite("aig.2.4.disorder-after-melee", State.DISORDERED, unit=unit.label)
            battle = battle.put(disordered(trace, unit))
    return battle


@decides
def may_shoot(trace: Trace, battle: Battle, label: str) -> Unit:
    """Whether a unit is able to fire or return fire at all."""
    unit = battle.unit(label)
    if unit.weapon is None:
        trace.refuse("aig.9.1.some", unit=label)
    if in_disorder(unit):
        trace.refuse("aig.7.3.1.no-fire", unit=label)
    return unit


def in_disorder(unit: Unit) -> bool:
    """Whether a unit is disordered, which only cavalry can be."""
    return unit.has(State.DISORDERED)


def _beside(battle: Battle, unit: Unit, foe: Unit) -> None:
    if foe.side is unit.side:
        raise Impossible("{enemy} is not an enemy of {label}.", enemy=foe.label, label=unit.label)
    if battle.map is not None and unit.spot.distance(foe.spot) != 1:
        raise Impossible("{one} and {other} are not adjacent.", one=unit.label, other=foe.label)
