"""Turns: within the hex, in an emergency, and in the midst of a melee."""

from __future__ import annotations

from lexludi.games.aig.acting import acts
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.checks import Check
from lexludi.games.aig.losses import breaks, losses_of
from lexludi.games.aig.meanwhile import Shot
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings.movement import (
    EMERGENCY_CHECK,
    EMERGENCY_FIRE,
    ENGAGED,
    LEADER_FACING,
    MELEE_TURN,
    EmergencyCheck,
    EmergencyFire,
    Engaged,
    LeaderFacing,
    MeleeTurn,
)
from lexludi.games.aig.walk import Fate, Move, Moved, Walk, allowance, as_planned, checked, points_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most, more_than
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Vertex


def turn(account: Walk, facing: Vertex) -> None:
    """Turn within the hex, in an emergency after a morale check."""
    trace, piece, battle = account.trace, account.piece, account.battle
    if isinstance(piece, Leader) and account.trace.reading(LEADER_FACING) is LeaderFacing.FREE:
        raise Impossible("{label} is a leader and has no facing.", by="aig.6.3.front", label=piece.label)
    _other_facing(piece, facing)
    reading = account.trace.reading(ENGAGED)
    beside = [
        foe.label
        for foe in battle.of(piece.side.enemy)
        if foe.spot.distance(piece.spot) == 1 and not foe.has(State.ROUTED)
    ]
    if battle.in_melee(piece.label):
        trace.refuse("aig.6.3.1.engaged", unit=piece.label)
    if reading is Engaged.BESIDE_ENEMY and beside:
        near = more_than(1, 1, piece.label, min(beside))
        trace.refuse("aig.6.3.1.engaged", unit=piece.label, hexes=near)
    account.holds(1, piece.spot)
    trace.cite("aig.6.3.1.any", facing, unit=piece.label)
    if not account.pay(trace.add("aig.6.3.1.cost", 1, points_of(piece.label), unit=piece.label)):
        if account.mixed:
            points = account.points_to(piece.spot)
            trace.refuse("aig.6.3.2.mix", unit=piece.label, facing=facing, movement_allowance=points)
        trace.refuse("aig.6.3.1.cost", unit=piece.label, movement_allowance=account.points_to(piece.spot))
    trace.cite("aig.6.3.2.action", State.MOVED, unit=piece.label)
    account.stand(Stance((piece.spot,), facing))
    if isinstance(piece, Unit) and _emergency(account):
        if account.trace.reading(EMERGENCY_CHECK) is EmergencyCheck.AT_TURN:
            emergency_check(account)
        else:
            account.postponed += 1


def _emergency(account: Walk) -> bool:
    """Whether a turn made now is an emergency turn."""
    trace, label, reading = account.trace, account.case.label, account.trace.reading(EMERGENCY_FIRE)
    shots, chargers = account.battle.now.suffered(label), account.battle.now.chargers(label)
    shot = Shot.HIT in shots or (bool(shots) and reading is EmergencyFire.SHOT_AT)
    if shot:
        trace.cite("aig.6.3.3.a", unit=label)
    if chargers:
        trace.cite("aig.6.3.3.b", unit=label, target=chargers)
    return shot or bool(chargers)


def emergency_check(account: Walk) -> None:
    """The morale check of an emergency turn; the unit that fails it routs."""
    trace, unit = account.trace, account.unit
    check = checked(trace, unit, account.case)
    trace.cite("aig.6.3.3.check", check, unit=unit.label)
    account.checks.append((unit.label, check))
    if check is Check.FAILED:
        trace.cite("aig.6.3.3.fail", State.ROUTED, unit=unit.label)
        trace.cite("aig.8.1.other", State.ROUTED, unit=unit.label)
        account.battle = account.battle.put(unit.marked(State.ROUTED))


@decides
def turn_in_melee(trace: Trace, battle: Battle, case: Move, facing: Vertex) -> Moved:
    """A unit in melee tries to turn in the midst of it."""
    label, unit = case.label, battle.unit(case.label)
    if not battle.in_melee(label):
        trace.refuse("aig.6.3.4.may", unit=label)
    acts(trace, unit)
    as_planned(trace, battle, case)
    _other_facing(unit, facing)
    trace.cite("aig.6.3.4.may", unit=label, facing=facing)
    points = 0
    if trace.reading(MELEE_TURN) is MeleeTurn.ONE_POINT:
        limit = trace.take(allowance, unit)
        if limit < 1:
            trace.refuse("aig.6.3.1.cost", unit=label, movement_allowance=at_most(1, limit, unit.spot.number))
        points = trace.add("aig.6.3.1.cost", 1, points_of(label), unit=label)
    unit = unit.hit(trace.add("aig.6.3.4.hits", 2, losses_of(label), unit=label))
    check = None
    if not breaks(trace, unit):
        check = checked(trace, unit, case)
        trace.cite("aig.6.3.4.check", check, unit=label)
    checks = ((label, check),) if check else ()
    if check is not Check.PASSED:
        trace.cite("aig.6.3.4.fail", Fate.ELIMINATED, unit=label)
        return Moved(battle.without(label), checks, points)
    trace.cite("aig.6.3.2.action", State.MOVED, unit=label)
    stance = Stance((unit.spot,), facing)
    return Moved(battle.put(replace(unit, stance=stance).marked(State.MOVED)), checks, points, (stance,))


def _other_facing(piece: Unit | Leader, facing: Vertex) -> None:
    if piece.stance and piece.stance.facing is facing:
        raise Impossible("{label} already faces {facing}.", label=piece.label, facing=facing)
