"""Chapter 5: shooting, from the declaration to the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from lexludi.games.minis import artillery, formations, orders, recovery, shooters, targets
from lexludi.games.minis.artillery import HitRoll
from lexludi.games.minis.charts.shooting import SHOOTING_RESULTS
from lexludi.games.minis.disorder import disorder, of_flight
from lexludi.games.minis.general import lose
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.protection import statistics_of, total_defence
from lexludi.games.minis.relations import Zone, known_pairs
from lexludi.games.minis.results import Result, read
from lexludi.games.minis.state import Battle
from lexludi.games.minis.targets import Shot, ShotAt
from lexludi.games.minis.troops import Arm, Event, Phase, Statistic, Unit
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.5.1.so": "shooters",
    "minis.5.1.do": "protection",
    "minis.5.1.one-shot": "shooters",
    "minis.5.1.when": "shooters",
    "minis.5.2": "exchange",
    "minis.5.2.counter": "counter_attack shooting",
    "minis.5.2.example": "shooting",
    "minis.5.2.reveal": "shooting",
    "minis.5.2.skirmish": "exchange counter_attack",
    "minis.5.2.evade": "exchange shooters",
    "minis.5.3": "weapons",
    "minis.5.4": "targets shooters",
    "minis.5.4.obstacle": "targets relations",
    "minis.5.4.flank-return": "exchange shooters",
    "minis.5.4.example.column": "protection",
    "minis.5.5": "shooters protection",
}
"""The modules that decide clauses of this chapter."""

HALF_THE_MOVEMENT = Fraction(1, 2)
EFFECTS = {
    Result.CARRY_ON: "minis.5.1.effect.carry-on",
    Result.CONFUSION: "minis.5.1.effect.confusion",
    Result.RETREAT: "minis.5.1.effect.retreat",
    Result.FLIGHT: "minis.5.1.effect.flight",
}
DISORDER = {
    Result.CONFUSION: "minis.10.1",
    Result.RETREAT: "minis.10.3",
    Result.FLIGHT: "minis.10.double",
}
"""The cause of the disorder a result brings."""
EXAMPLES: dict[tuple[Number, Number, Result], str] = {
    (12, 8, Result.RETREAT): "minis.5.2.example.sergeants",
    (12, 9, Result.CONFUSION): "minis.5.2.example.knights",
}
"""The source's examples of shots at attackers: both totals and the result."""
MOVES = {Result.RETREAT: "retreat", Result.FLIGHT: "flee"}
"""The forced move of a result."""


@dataclass(frozen=True)
class Shoot:
    """A unit shoots at an enemy who does not answer, others may support it."""

    shooter: str
    target: str
    supporters: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hit:
    """What a shot does to its target, before anything of it is carried out."""

    target: str
    result: Result
    lost: int
    shooting: Number = 0
    defence: Number = 0
    roll: HitRoll | None = None
    """How the shot of a piece began, where it missed."""

    @property
    def number(self) -> Number:
        """The difference of both totals."""
        return exact(self.shooting - self.defence)


@dataclass(frozen=True)
class Left:
    """The steps of movement that shooting leaves to a unit."""

    label: str
    steps: Number


@decides
def shoot(trace: Trace, battle: Battle, action: Shoot) -> Battle:
    """A shot in the Shooting phase, from the target to the result."""
    shot = shooters.ready(trace, battle, action.shooter, action.target, action.supporters, phase=Phase.SHOOTING)
    return shoot_unanswered(trace, battle, shot, Event.SHOT, Phase.SHOOTING)


def shoot_unanswered(trace: Trace, battle: Battle, shot: Shot, event: Event, phase: Phase) -> Battle:
    """A shot to which the target makes no return shot; one under an Attack order then counter-attacks."""
    battle = revealed(trace, battle, shot.target)
    hit = volley(trace, battle, shot)
    battle = suffer(trace, after_shot(battle, shot, event, phase), hit, shot.shooter)
    return _counter_attack(trace, battle, shot, hit)


def volley(trace: Trace, battle: Battle, shot: Shot) -> Hit:
    """The totals of a shot, and what they give; the dice of one shot do not touch those of another."""
    return trace.part(partial(_volley, battle=battle, shot=shot), lambda hit: (hit.result, hit.lost, hit.roll))


def _volley(trace: Trace, battle: Battle, shot: Shot) -> Hit:
    target = shot.target
    roll = trace.part(partial(_hit_roll, battle=battle, shot=shot), lambda roll: roll)
    if not roll:
        return Hit(target, Result.CARRY_ON, 0, roll=roll)
    shooting, defence = shooters.total_shooting(trace, battle, shot), total_defence(trace, battle, shot)
    morale = int(formations.mean(trace, battle, statistics_of(trace, battle, shot), Statistic.MORALE))
    number = trace.cite("minis.5.1.result", exact(shooting - defence), target=target, M=morale)
    row = "rear_zone" if shot.struck is Zone.REAR else "front_or_flank"
    result, lost = read(trace, SHOOTING_RESULTS, row, number, morale, target)
    return Hit(target, result, lost, shooting, defence)


def _hit_roll(trace: Trace, battle: Battle, shot: Shot) -> HitRoll:
    """How a shot begins; weapons carried by hand need no roll."""
    if shot.weapon is not None:
        return HitRoll.HIT
    seen = targets.sees(trace, battle, shot.muzzle, shot.target)
    return artillery.hit(trace, battle, shot.shooter, shot.target, missile=shot.power.missile, seen=seen)


def suffer(trace: Trace, battle: Battle, hit: Hit, by: str, *, moves: bool = True) -> Battle:
    """The battle after a target has taken its losses and its disorder; a forced move comes next."""
    if hit.roll is not None:
        battle = battle.suffers(by, hit.roll.value)
        return battle.change(by, broken=True) if hit.roll is HitRoll.BURST else battle
    trace.cite(EFFECTS[hit.result], unit=hit.target)
    battle = battle.suffers(hit.target, hit.result.value, hit.number, by)
    battle = lose(trace, battle, hit.target, hit.lost)
    if hit.result is Result.FLIGHT and moves:
        battle = of_flight(trace, battle, hit.target)
    elif hit.result in DISORDER:
        battle = disorder(trace, battle, hit.target, DISORDER[hit.result])
    if moves and hit.result in MOVES and battle.unit(hit.target).removed is None:
        return battle.then(MOVES[hit.result], hit.target, by)
    return battle


def revealed(trace: Trace, battle: Battle, target: str) -> Battle:
    """The battle with the order of a target open on the table."""
    order = orders.told(trace, battle, target)
    if order is None:
        return battle
    orders.in_force(trace, battle, target)
    trace.cite("minis.5.2.reveal", unit=target, order=order)
    return battle.change(target, revealed=True)


def settled(battle: Battle, action: str, label: str) -> Battle:
    """The battle in which a compulsory action of a unit no longer waits."""
    left = tuple(each for each in battle.pending if (each.action, *each.labels[:1]) != (action, label))
    return replace(battle, pending=left)


def after_shot(battle: Battle, shot: Shot, event: Event, phase: Phase) -> Battle:
    """The battle in which a shot has been made: who shot, who supported, who was shot at."""
    done = {shot.shooter: event, shot.target: Event.SHOT_AT}
    for label, what in (*done.items(), *((helper, Event.SUPPORTED_SHOT) for helper in shot.helpers)):
        battle = battle.change(label, events=battle.unit(label).events | {what})
    return recovery.interrupted(battle.tell(ShotAt(shot.target, phase, shot.shooter)), shot.target)


@decides
def movement_left(trace: Trace, battle: Battle, label: str) -> Left:
    """How many steps a unit may still move after it has shot."""
    unit = battle.unit(label)
    whole = unit.known(unit.movement, Statistic.MOVEMENT)
    if battle.fight_of(label) and unit.carries(Arm.JAVELIN, Arm.PISTOL):
        trace.cite("minis.7.melee-missiles", unit=label)
    return Left(label, exact(whole - spent_on_shooting(trace, unit, whole)))


def spent_on_shooting(trace: Trace, unit: Unit, whole: Number) -> Number:
    """The steps of its whole movement that shooting has cost a unit in this player turn."""
    if not any(map(unit.has, shooters.SHOOTING)):
        return 0
    if unit.troops and unit.troops.chariot:
        trace.cite("minis.5.1.cost.chariots", unit=unit.label)
        trace.cite("minis.13.0.15", unit=unit.label)
        return 0
    if unit.troops and unit.troops.piece:
        trace.cite("minis.15.2.18", artillery=unit.label)
        return trace.cite("minis.5.1.cost.artillery", whole, unit=unit.label)
    return trace.cite("minis.5.1.cost.hand-weapons", exact(whole * HALF_THE_MOVEMENT), unit=unit.label)


def _counter_attack(trace: Trace, battle: Battle, shot: Shot, hit: Hit) -> Battle:
    """A target under an Attack order counter-attacks whoever shot at it from the front, unless the shot stopped it."""
    unit = battle.unit(shot.target)
    if shot.struck is not Zone.FRONT or not _must_counter_attack(trace, battle, shot.target):
        return battle
    trace.cite("minis.5.2.counter.shots-first", unit=shot.target)
    if hit.result in MOVES or unit.removed:
        trace.cite("minis.5.2.counter.stopped", unit=shot.target)
    else:
        trace.cite("minis.5.2.counter.must", unit=shot.target)
        battle = battle.then("counter_attack_shooters", shot.target, shot.shooter)
    example = EXAMPLES.get((hit.shooting, hit.defence, hit.result))
    if example:
        trace.cite(example, hit.number, unit=shot.target)
    return battle


def _must_counter_attack(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether the order of a unit makes it counter-attack whoever shoots at it; where nobody said, it is another order."""
    if orders.needs_no_order(battle, label):
        return False
    if all(battle.unit(each).order is None for each in battle.formation(label).labels):
        trace.absent("attack_order_of", label)
        return False
    return orders.works(trace, battle, label, Effect.COUNTER_ATTACK, reaction=True)


def pairs_in_range(battle: Battle) -> Iterator[tuple[str, str]]:
    """Every unit with one whose range from it was told."""
    return known_pairs(battle)


def _shots(battle: Battle) -> Iterator[Shoot]:
    return (Shoot(one, other) for one, other in pairs_in_range(battle))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(Shoot, shoot, _shots),)
