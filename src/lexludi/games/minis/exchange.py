"""Return shots and exchanges of shots, and evading the fire (5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import artillery, formations, orders, shapes, shooters, targets, weapons
from lexludi.games.minis.readings.shooting import SAME_RESULT, SECOND_RANK_REPLY, SameResult, SecondRankReply
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import Result
from lexludi.games.minis.shooting import Hit, after_shot, pairs_in_range, revealed, suffer, volley
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import Shot
from lexludi.games.minis.troops import Arm, Event, Order, Phase
from lexludi.games.minis.units import shoots_in_order
from lexludi.games.minis.unready import must_be_ready
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class Exchange:
    """A unit shoots at an enemy, who answers with a return shot."""

    shooter: str
    target: str
    answering: str
    at: str = ""
    """At whom the return shot is made, where it was said."""
    supporters: tuple[str, ...] = ()


@dataclass(frozen=True)
class ShootAtEvader:
    """A unit shoots at an enemy, who evades the fire."""

    shooter: str
    target: str


@dataclass(frozen=True)
class Leaves:
    """Whether a unit gets out of the zone of fire of another by evading."""

    label: str
    shooter: str
    there: bool


@decides
def exchange(trace: Trace, battle: Battle, action: Exchange) -> Battle:
    """A shot and the shot that answers it, at once."""
    phase = Phase.SHOOTING
    shot = shooters.ready(trace, battle, action.shooter, action.target, action.supporters, phase=phase)
    battle = revealed(trace, battle, action.target)
    reply = _reply(trace, battle, shot, action)
    trace.cite("minis.5.2.exchange.simultaneous", unit=(shot.shooter, reply.shooter))
    hits = volley(trace, battle, shot), volley(trace, battle, reply)
    battle = after_shot(after_shot(battle, shot, Event.SHOT, phase), reply, Event.RETURNED, phase)
    return _settle(trace, battle, (shot, reply), hits)


@decides
def shoot_at_evader(trace: Trace, battle: Battle, action: ShootAtEvader) -> Battle:
    """A shot at a unit that evades; the shot is settled first."""
    shot = shooters.ready(trace, battle, action.shooter, action.target, phase=Phase.SHOOTING)
    battle = revealed(trace, battle, action.target)
    _may_evade(trace, battle, action.target)
    leaving = _leaves(battle, action.target, action.shooter)
    trace.cite("minis.5.2.evade", unit=action.target)
    shot = replace(shot, leaving=leaving)
    hit = volley(trace, battle, shot)
    battle = suffer(trace, after_shot(battle, shot, Event.SHOT, Phase.SHOOTING), hit, action.shooter)
    stopped = hit.result in (Result.RETREAT, Result.FLIGHT) or battle.unit(action.target).removed
    return battle if stopped else battle.then("evade", action.target, action.shooter)


def _reply(trace: Trace, battle: Battle, shot: Shot, action: Exchange) -> Shot:
    """The return shot, seen to be allowed."""
    answering = action.answering
    _may_reply(trace, battle, shot.target, answering)
    at, side = _at_whom(trace, shot, action.at), _shown(trace, battle, shot)
    piece = battle.unit(answering).kind.piece
    weapon = None if piece else weapons.missile_weapon(trace, battle, answering)
    artillery.may_answer(trace, battle, answering, side)
    if weapon is not None and not side.flank:
        _for_whom(trace, battle, shot.target, answering, weapon)
    targets.clear(trace, battle, shot.target, at)
    power, _ = shooters.loaded(trace, battle, answering, shot.target, at, weapon)
    helpers = () if side is not Zone.FRONT else shooters.second_rank(trace, battle, answering, weapon)
    if helpers:
        trace.cite("minis.7.defensive.support", unit=answering, supporter=helpers)
    muzzle = answering if side.flank else shot.target
    struck = formations.struck_side(trace, battle, at, shot.target)
    return Shot(answering, at, muzzle, struck, power, weapon, helpers, reply_to_flank=side.flank)


def _shown(trace: Trace, battle: Battle, shot: Shot) -> Zone:
    """The side from which a target under fire answers."""
    if battle.unit(shot.target).kind.chariot:
        return Zone.FRONT
    side = formations.struck_side(trace, battle, shot.target, shot.muzzle)
    unit = battle.unit(shot.target)
    if side is Zone.REAR and unit.skirmishing:
        trace.cite("minis.3.1.skirmish.any-direction", unit=shot.target)
    elif side is Zone.REAR and not unit.kind.piece:
        trace.refuse("minis.5.4.flank-return", unit=shot.target, zone=side)
    return side


def _may_reply(trace: Trace, battle: Battle, target: str, answering: str) -> None:
    """See that the order of a target and the state of whoever answers for it allow a return shot."""
    must_be_ready(trace, battle, answering)
    if orders.needs_no_order(battle, target):
        trace.cite("minis.5.2.skirmish", unit=target)
    elif not orders.works(trace, battle, target, "return_shot"):
        trace.refuse("minis.5.2.return.orders", unit=target, order=battle.unit(target).order)
    if orders.told(trace, battle, answering) is Order.RECOVERY or battle.fight_of(answering):
        trace.refuse("minis.5.2.return.orders", unit=answering)
    shoots_in_order(trace, battle, answering)
    trace.cite("minis.5.2.return.orders", unit=answering)


def _for_whom(trace: Trace, battle: Battle, target: str, answering: str, weapon: Arm) -> None:
    """See that a target answers itself, or the second rank for a first rank without missiles."""
    if answering == target:
        return
    behind = formations.column_of(battle, target)[1:2]
    if weapons.shoots_by_hand(battle, target) or answering not in behind:
        trace.refuse("minis.5.2.return.second-rank", unit=answering, target=target)
    thrown_high = weapon in weapons.THROWN_HIGH
    if not thrown_high and trace.reading(SECOND_RANK_REPLY) is SecondRankReply.THROWN_HIGH:
        trace.refuse("minis.5.2.return.second-rank", unit=answering, target=target, weapon=weapon)
    trace.cite("minis.5.2.return.second-rank", unit=answering, target=target, weapon=weapon)


def _at_whom(trace: Trace, shot: Shot, said: str) -> str:
    """The unit a return shot hits: the one that shot, or the first rank in front of it."""
    if said not in ("", shot.shooter, shot.muzzle):
        trace.refuse("minis.5.2.return.target", shooter=shot.shooter, target=said)
    if shot.muzzle == shot.shooter:
        trace.cite("minis.5.2.return.target", target=shot.shooter)
    elif said == shot.shooter:
        trace.refuse("minis.5.2.return.hits-first-rank", shooter=shot.shooter, unit=shot.muzzle)
    else:
        trace.cite("minis.5.2.return.hits-first-rank", shooter=shot.shooter, unit=shot.muzzle)
    return shot.muzzle


def _settle(trace: Trace, battle: Battle, shots: tuple[Shot, Shot], hits: tuple[Hit, Hit]) -> Battle:
    """Both sides take their losses and disorder; only the one with the worse result moves."""
    worse = _worse(trace, hits)
    for shot, hit in zip(shots, hits, strict=True):
        loser = hit is worse
        ignores = worse is not None and not loser and hit.result is Result.RETREAT
        acts = worse is not None and not ignores
        battle = suffer(trace, battle, hit, shot.shooter, moves=acts)
        if ignores:
            trace.cite("minis.5.2.exchange.different", unit=hit.target)
    if worse is None:
        trace.cite("minis.5.2.exchange.equal", unit=tuple(hit.target for hit in hits))
    else:
        trace.cite("minis.5.2.exchange.different", unit=worse.target)
    return battle


def _worse(trace: Trace, hits: tuple[Hit, Hit]) -> Hit | None:
    """The worse of two results of shots; None where they are equal."""
    first, second = hits
    by_action = _compare(first.result.severity, second.result.severity)
    by_number = _compare(first.number, second.number)
    sign = by_action
    if by_number != by_action and trace.reading(SAME_RESULT) is SameResult.NUMBER:
        sign = by_number
    if not sign:
        return None
    worse, better = (first, second) if sign > 0 else (second, first)
    trace.cite("minis.5.2.exchange.winner", unit=better.target)
    return worse


def _compare(one: Number, other: Number) -> int:
    return (one > other) - (one < other)


def _may_evade(trace: Trace, battle: Battle, label: str) -> None:
    shapes.acts_in_shape(trace, battle, label, shapes.Deed.EVASION)
    if orders.needs_no_order(battle, label):
        trace.cite("minis.5.2.skirmish", unit=label)
    elif not orders.works(trace, battle, label, "evasion"):
        trace.refuse("minis.5.2.evade", unit=label, order=battle.unit(label).order)


def _leaves(battle: Battle, label: str, shooter: str) -> bool:
    for told in battle.told(Leaves):
        if (told.label, told.shooter) == (label, shooter):
            return told.there
    said = "By evading, does {label} leave the zone of fire of {shooter}? Say it."
    raise Impossible(said, label=label, shooter=shooter)


def _exchanges(battle: Battle) -> Iterator[Exchange]:
    return (Exchange(one, other, other) for one, other in pairs_in_range(battle))


def _evasions(battle: Battle) -> Iterator[ShootAtEvader]:
    return (ShootAtEvader(one, other) for one, other in pairs_in_range(battle))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Exchange, exchange, _exchanges),
    ActionKind(ShootAtEvader, shoot_at_evader, _evasions),
)
