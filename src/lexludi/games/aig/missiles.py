"""Missile fire: who can shoot, what a shot does, and who may shoot back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.aig.acting import acts
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.charts import MISSILE_WEAPONS
from lexludi.games.aig.facing import Checked, in_disorder, may_shoot, under_fire
from lexludi.games.aig.losses import losses_of
from lexludi.games.aig.meanwhile import Loosed, Shot
from lexludi.games.aig.pieces import D10, State, Unit, Value, Weapon, said
from lexludi.games.aig.readings.missiles import (
    NORMAL_STATE,
    RETURN_AIM,
    RETURN_WILL,
    NormalState,
    ReturnAim,
    ReturnWill,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Arc

NOT_GIVEN = "not_given"


class Entry(StrEnum):
    """What the chart of missile weapons has a place for."""

    LETTER = "letter"
    RANGES = "ranges"
    AMMUNITION = "ammunition"


@dataclass(frozen=True)
class Volley:
    """A unit opens fire on an enemy: what has been said of it, and whether the enemy means to shoot back."""

    unit: str
    enemy: str
    modifier: int | None = None
    """What the players have agreed to add to the roll; the source has no list."""
    answer: bool = False
    ready: bool = False
    """Whether the enemy shoots back if he is able to."""


@dataclass(frozen=True)
class Fired(Checked):
    """What missile fire and the answer to it came to."""


@decides
def look_up(trace: Trace, weapon: Weapon, entry: Entry) -> str:
    """What the chart of missile weapons says of one of them."""
    cell = MISSILE_WEAPONS.at(weapon, entry)
    if cell.value == NOT_GIVEN:
        trace.silent("aig.9.1.weapons", cell)
    return trace.cite("aig.9.1.weapons", cell)


@decides
def open_fire(trace: Trace, battle: Battle, case: Volley) -> Fired:
    """A unit starts missile fire; its target may return fire if it is able to."""
    _combatants(trace, battle, case)
    unit = _ready(trace, battle, case)
    if case.answer:
        trace.take(may_shoot, battle, case.enemy)
    fired = trace.take(shoot, battle, case)
    if announced := battle.now.answer(case.enemy, case.unit):
        return _announced(trace, fired, case, announced)
    back = (fired.battle, case.enemy, case.unit)
    ready = case.ready or trace.reading(RETURN_WILL) is ReturnWill.ALWAYS
    if not case.answer and not (ready and trace.would(may_return, *back).decided):
        return fired
    trace.take(may_return, *back)
    answered = trace.take(shoot, fired.battle, Volley(case.enemy, case.unit), back=True)
    trace.cite("aig.9.2.resolve", answered.battle.now.shots[-1].end, unit=case.enemy, target=case.unit)
    if unit.has(State.RETURN_FIRE):
        trace.cite("aig.9.2.no-chain", unit=case.unit, target=case.enemy)
    return replace(answered, checks=(*fired.checks, *answered.checks))


@decides
def fire_untold(trace: Trace, battle: Battle, case: Volley) -> Fired:
    """A unit starts missile fire with a weapon for which no number is agreed: nobody can say how its shot ends."""
    fired = Fired(battle.loosed(Loosed(case.unit, case.enemy)))
    announced = battle.now.answer(case.enemy, case.unit)
    return _announced(trace, fired, case, announced) if announced else fired


def _announced(trace: Trace, fired: Fired, case: Volley, end: Shot) -> Fired:
    """Return fire that ends as it has been announced, where the target can still shoot."""
    unit, target = fired.battle.unit(case.unit), fired.battle.unit(case.enemy)
    if target.has(State.ROUTED):
        trace.cite("aig.9.2.may", unit=target.label, state=State.ROUTED)
        return fired
    if in_disorder(target):
        trace.cite("aig.7.3.1.no-fire", unit=target.label)
        return fired
    after = trace.take(_struck, fired.battle, unit, Loosed(target.label, unit.label, end, answer=True))
    return replace(after, checks=(*fired.checks, *after.checks))


@decides
def may_open(trace: Trace, battle: Battle, case: Volley) -> int:
    """Whether a unit may start missile fire at an enemy who is ready to answer, and the number it then needs to hit."""
    unit, target = _ready(trace, battle, case), battle.unit(case.enemy)
    number = _aimed(trace, battle, case)
    if target.has(State.RETURN_FIRE) and (case.ready or trace.reading(RETURN_WILL) is ReturnWill.ALWAYS):
        _open_ground(trace, battle, target, unit)
    return number


def _combatants(trace: Trace, battle: Battle, case: Volley) -> None:
    """Refuse fire by a leader, and leave open what fire at a leader does."""
    if battle.is_leader(case.unit):
        trace.refuse("aig.9.1.some", leader=case.unit)
    if battle.is_leader(case.enemy):
        trace.silent("aig.9.1.1.effect", unit=case.unit, leader=case.enemy)


def _open_ground(trace: Trace, battle: Battle, unit: Unit, target: Unit) -> None:
    """Leave open what the ground a target stands on does to a shot."""
    if battle.board.terrain_in(target.spot):
        trace.silent("aig.9.1.1.hit", unit=unit.label, target=target.label, hex=target.spot.number)


def _ready(trace: Trace, battle: Battle, case: Volley) -> Unit:
    """A unit that may start missile fire now."""
    unit = _able(trace, battle, case.unit)
    if battle.now.opened(case.unit):
        trace.refuse("aig.9.1.once", unit=case.unit)
    trace.cite("aig.9.1.once", unit=case.unit)
    if unit.ammunition == 0:
        trace.silent("aig.9.4", unit=case.unit, ammunition=0)
    acts(trace, unit)
    return unit


def _aimed(trace: Trace, battle: Battle, case: Volley) -> int:
    """The number a shot at an enemy needs to hit, if he can be shot at."""
    unit, target = battle.unit(case.unit), battle.unit(case.enemy)
    if target.side is unit.side:
        raise Impossible("{enemy} is not an enemy of {label}.", enemy=target.label, label=unit.label)
    number = _number(trace, battle, unit, target)
    if number is None:
        trace.refuse("aig.9.1.1.stats", unit=unit.label, target=target.label, hexes=_range(battle, unit, target))
    if in_disorder(target) and case.modifier is None:
        trace.silent("aig.7.3.1.shift", unit=unit.label, target=target.label)
    if case.modifier is None:
        _open_ground(trace, battle, unit, target)
    return number


@decides
def shoot(trace: Trace, battle: Battle, case: Volley, *, back: bool = False) -> Fired:
    """One shot: a d10 with its modifier against the number agreed for the weapon, and what it does to the target."""
    number = _aimed(trace, battle, case)
    unit, target = battle.unit(case.unit), battle.unit(case.enemy)
    result = trace.add("aig.2.3.d10", trace.roll("missile_die", D10, unit.label), unit=unit.label)
    if case.modifier:
        result += trace.add("aig.9.1.1.hit", case.modifier, unit=unit.label)
    trace.total("aig.9.1.1.hit", result, unit=unit.label, target=target.label, to_hit=number)
    end = Shot.HIT if result <= number else Shot.MISS
    return trace.take(_struck, battle, target, Loosed(unit.label, target.label, end, answer=back))


@decides
def _struck(trace: Trace, battle: Battle, target: Unit, shot: Loosed) -> Fired:
    """What a shot does to its target."""
    after = trace.take(under_fire, battle, shot)
    if shot.end is Shot.HIT:
        hits = after.battle.unit(target.label).hits - target.hits
        trace.total("aig.2.4.cohesion-loss", hits, losses_of(target.label), unit=target.label)
    return Fired(after.battle, after.checks)


@decides
def may_return(trace: Trace, battle: Battle, label: str, enemy: str) -> Unit:
    """Whether a unit that has been shot at may shoot back, once that shot has been resolved."""
    unit, shooter = battle.unit(label), battle.unit(enemy)
    if not unit.has(State.RETURN_FIRE):
        trace.refuse("aig.9.2.mark", unit=label)
    trace.cite("aig.9.2.mark", State.RETURN_FIRE, unit=label)
    _normal(trace, unit)
    if trace.reading(RETURN_AIM) is ReturnAim.FRONT and not _in_front(unit, shooter):
        trace.refuse("aig.9.2.may", unit=label, target=enemy)
    _able(trace, battle, label)
    trace.cite("aig.9.2.may", unit=label, target=enemy)
    if _number(trace, battle, unit, shooter) is None:
        trace.refuse("aig.9.2.conditions", unit=label, target=enemy, hexes=_range(battle, unit, shooter))
    if said(unit.ammunition, Value.AMMUNITION, label) == 0:
        trace.refuse("aig.9.2.conditions", unit=label, ammunition=0)
    trace.cite("aig.9.2.conditions", unit=label, hexes=_range(battle, unit, shooter), ammunition=unit.ammunition)
    return unit


@decides
def return_again(trace: Trace, battle: Battle, case: Volley) -> Fired:
    """The target of return fire wants to answer it in turn."""
    trace.take(open_fire, battle, replace(case, answer=True))
    trace.refuse("aig.9.2.no-chain", unit=case.unit, target=case.enemy)


def _able(trace: Trace, battle: Battle, label: str) -> Unit:
    """A unit that can shoot: it has a weapon whose rules are written, and is in no state that keeps it from shooting."""
    unit = trace.take(may_shoot, battle, label)
    trace.cite("aig.9.1.some", unit=label)
    trace.cite("aig.9.1.mark", unit.weapon, unit=label)
    if unit.weapon is Weapon.FIREARM:
        trace.silent("aig.9.1.2", unit=label)
    if unit.has(State.ROUTED):
        acts(trace, unit)
    return unit


def _normal(trace: Trace, unit: Unit) -> None:
    """Refuse return fire to a unit that is not in its normal state."""
    other = [State.ROUTED, State.DISORDERED]
    if trace.reading(NORMAL_STATE) is NormalState.NO_MARKER:
        other.append(State.RALLYING)
    if found := next(filter(unit.has, other), None):
        trace.refuse("aig.9.2.may", unit=unit.label, state=found)


def _number(trace: Trace, battle: Battle, unit: Unit, target: Unit) -> int | None:
    """The number to hit a target at its distance; None beyond the weapon's range."""
    bands = sorted((band.hexes, band.number) for band in battle.bands if band.weapon is unit.weapon)
    if not bands:
        trace.silent("aig.9.1.weapons", unit=unit.label)
    return next((number for hexes, number in bands if _hexes(unit, target) <= hexes), None)


def _hexes(unit: Unit, target: Unit) -> int:
    return unit.spot.distance(target.spot)


def _range(battle: Battle, unit: Unit, target: Unit) -> Fact:
    """How far a target is away, of the farthest the players have agreed a number for."""
    farthest = max(band.hexes for band in battle.bands if band.weapon is unit.weapon)
    return at_most(_hexes(unit, target), farthest, unit.label, target.label)


def _in_front(unit: Unit, target: Unit) -> bool:
    return unit.stance is not None and Arc.FRONT in unit.stance.bearing(target.spot)
