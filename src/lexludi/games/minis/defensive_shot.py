"""The defensive shot: a unit shoots at those who attack it, instead of fighting (7.defensive)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import (
    artillery,
    assault,
    blows,
    close_combat,
    contact,
    duties,
    formations,
    orders,
    panic,
    relations,
    shooters,
    weapons,
)
from lexludi.games.minis.aftermath import Suffered
from lexludi.games.minis.blows import CLASH
from lexludi.games.minis.charts.close_combat import CLOSE_COMBAT_RESULTS
from lexludi.games.minis.contact import Declared
from lexludi.games.minis.edges import draw_apart, draw_together
from lexludi.games.minis.movement import charge
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.results import Result, read
from lexludi.games.minis.shooting import MOVES, Hit, after_shot, settled, suffer, volley
from lexludi.games.minis.state import Battle, Shape
from lexludi.games.minis.targets import Shot
from lexludi.games.minis.troops import Arm, Event, Phase, Statistic
from lexludi.games.minis.units import shoots_in_order
from lexludi.games.minis.unready import must_be_ready
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

NEAREST = 2
BEFORE_CONTACT = 2
CORRECTION = -1
TOO_SHORT = (Arm.JAVELIN, Arm.PISTOL)
"""The weapons that make no defensive shot."""
EXAMPLE_ATTACK = 3
"""R of the attack in the source's example."""
EXAMPLE_SHOT = (12, 10)
"""Total shooting and total defence in it."""


@dataclass(frozen=True)
class DefensiveShot:
    """An attacked unit shoots at its attacker."""

    shooter: str
    attacker: str


@dataclass(frozen=True)
class HoldFire:
    """An attacked unit does not shoot, but fights at contact."""

    shooter: str
    attacker: str


@dataclass(frozen=True)
class Held:
    """A unit held its fire against an attacker."""

    shooter: str
    attacker: str


@decides
def defensive_shot(trace: Trace, battle: Battle, action: DefensiveShot) -> Battle:
    """The attack and the shot that answers it, stage by stage."""
    shooter, attacker = action.shooter, action.attacker
    _may(trace, battle, shooter, attacker)
    shot = _shot(trace, battle, shooter, attacker)
    battle = settled(battle, "defensive_shot", shooter)
    trace.cite("minis.7.defensive.parameters", unit=shooter)
    trace.cite("minis.7.defensive.step1-rolls", unit=(attacker, shooter))
    struck = _attack(trace, battle, attacker, shooter)
    hit = volley(trace, battle, shot)
    if struck.result is Result.PANIC:
        trace.cite("minis.7.defensive.step2-panic", unit=shooter)
        joined = assault.line_up(trace, contact.join(battle, attacker, shooter, Zone.FRONT), attacker, shooter)
        return close_combat.settle_clash(trace, joined, Suffered(attacker, shooter, Result.CARRY_ON), struck)
    trace.cite("minis.7.defensive.step3-shot", hit.result, target=attacker)
    battle = suffer(trace, after_shot(battle, shot, Event.SHOT, Phase.ATTACK), hit, shooter)
    if hit.result in MOVES or battle.unit(attacker).removed:
        return _thrown_back(trace, battle, shot, struck)
    return _reaches(trace, battle, struck, hit)


@decides
def hold_fire(trace: Trace, battle: Battle, action: HoldFire) -> Battle:
    """A unit that may shoot at its attacker keeps to its close-combat values."""
    _may(trace, battle, action.shooter, action.attacker)
    trace.cite("minis.7.defensive.optional", unit=action.shooter)
    return settled(battle, "defensive_shot", action.shooter).tell(Held(action.shooter, action.attacker))


def _may(trace: Trace, battle: Battle, shooter: str, attacker: str) -> None:
    """See that a unit may make a defensive shot at an attacker."""
    battle.enemies(shooter, attacker)
    must_be_ready(trace, battle, shooter)
    if battle.phase not in (None, Phase.ATTACK):
        trace.refuse("minis.7.defensive.definition", phase=battle.phase)
    trace.cite("minis.7.defensive.definition", phase=Phase.ATTACK)
    shooters.out_of_combat(trace, battle, shooter)
    if any((told.shooter, told.attacker) == (shooter, attacker) for told in battle.told(Held)):
        trace.refuse("minis.7.defensive.optional", unit=shooter)
    if not orders.works(trace, battle, shooter, "defensive_shot", reaction=True):
        trace.refuse("minis.7.defensive.conditions", unit=shooter, order=battle.unit(shooter).order)
    behind = formations.rank(battle, shooter) > 1 and battle.formation(shooter).shape is Shape.PLAIN
    if behind or _zone(trace, battle, shooter, attacker) is not Zone.FRONT:
        trace.refuse("minis.7.defensive.conditions", unit=shooter, attacker=attacker)
    if battle.unit(shooter).has(Event.RETURNED):
        trace.refuse("minis.7.defensive.after-return", unit=shooter)
    _far_enough(trace, battle, shooter, attacker)


def _zone(trace: Trace, battle: Battle, shooter: str, attacker: str) -> Zone:
    """The zone of a unit from which it is attacked; a chariot shoots all round."""
    if battle.unit(shooter).kind.chariot:
        trace.cite("minis.13.0.20", unit=shooter)
        return Zone.FRONT
    attack = contact.declared(battle, attacker, shooter)
    return attack.zone if attack else formations.struck_side(trace, battle, shooter, attacker)


def _far_enough(trace: Trace, battle: Battle, shooter: str, attacker: str) -> None:
    """See that an attack begins neither too near nor too far away."""
    apart = relations.gap(battle, attacker, shooter).at_least(NEAREST)
    if not apart.holds:
        trace.refuse("minis.7.defensive.min-distance", unit=shooter, steps_apart=apart)
    trace.cite("minis.7.defensive.min-distance", NEAREST, unit=shooter, steps_apart=apart)
    left = exact(charge(trace, battle, attacker) - battle.unit(attacker).moved)
    way = contact.steps_to(trace, battle, attacker, shooter).at_most(left)
    if not way.holds:
        trace.refuse("minis.7.defensive.conditions", unit=shooter, attacker=attacker, steps_apart=way)
    trace.cite("minis.7.defensive.conditions", unit=shooter, attacker=attacker, steps_apart=way)


def _shot(trace: Trace, battle: Battle, shooter: str, attacker: str) -> Shot:
    """The shot itself, at attackers two steps away."""
    shoots_in_order(trace, battle, shooter)
    unit = battle.unit(shooter)
    if not artillery.may_shoot_defensively(trace, battle, shooter):
        trace.refuse("minis.7.defensive.weapons", unit=shooter, troop_class=unit.kind)
    if unit.kind.piece:
        power = artillery.power(trace, battle, shooter, _before_contact(attacker, shooter))
        trace.cite("minis.7.defensive.weapons", unit=shooter, troop_class=unit.kind)
        return Shot(shooter, attacker, shooter, Zone.FRONT, power, defensive=True)
    weapon = weapons.missile_weapon(trace, battle, shooter)
    if weapon in TOO_SHORT:
        trace.refuse("minis.7.defensive.weapons", unit=shooter, weapon=weapon)
    trace.cite("minis.7.defensive.weapons", unit=shooter, weapon=weapon)
    helpers = shooters.second_rank(trace, battle, shooter, weapon)
    if helpers:
        trace.cite("minis.7.defensive.support", unit=shooter, supporter=helpers)
    return Shot(shooter, attacker, shooter, Zone.FRONT, weapons.power(weapon), weapon, helpers, defensive=True)


def _before_contact(attacker: str, shooter: str) -> Measure:
    """How far the attackers are when the shot strikes them."""
    return Measure(BEFORE_CONTACT, (attacker, shooter))


def _attack(trace: Trace, battle: Battle, attacker: str, shooter: str) -> Suffered:
    """What the attack would do to the shooters."""
    joined = contact.join(battle, attacker, shooter, Zone.FRONT)
    result, lost, number = blows.strike(trace, joined, attacker, shooter, clash=True, defensive_shot=True)
    return panic.without_panic(trace, battle, Suffered(shooter, attacker, result, lost, number))


def _thrown_back(trace: Trace, battle: Battle, shot: Shot, struck: Suffered) -> Battle:
    """The attackers go back from two steps before contact, and their attack did nothing."""
    short = trace.cite("minis.7.defensive.step4-origin", BEFORE_CONTACT, unit=shot.target)
    trace.cite("minis.7.defensive.step5-annulled", unit=shot.shooter)
    if struck.number == EXAMPLE_ATTACK:
        trace.cite("minis.7.example.longbows-thrown-back", unit=shot.target)
    battle = draw_apart(contact.called_off(battle, shot.target), shot.target, shot.muzzle, short)
    return duties.missed(trace, battle, shot.target, thrown_back=True)


def _reaches(trace: Trace, battle: Battle, struck: Suffered, hit: Hit) -> Battle:
    """The attackers come into contact, and their attack does what it did, or less if the shot disordered them."""
    attacker, shooter = struck.enemy, struck.label
    trace.cite("minis.7.defensive.step6-contact", unit=(attacker, shooter))
    battle = draw_together(battle, attacker, shooter, Edge.FRONT, Edge.FRONT)
    battle = assault.line_up(trace, contact.join(battle, attacker, shooter, Zone.FRONT), attacker, shooter)
    if hit.result is Result.CONFUSION:
        struck = _corrected(trace, battle, struck, hit)
    return close_combat.settle_clash(trace, battle, Suffered(attacker, shooter, Result.CARRY_ON), struck)


def _corrected(trace: Trace, battle: Battle, struck: Suffered, hit: Hit) -> Suffered:
    """What a disordered attack does to the shooters."""
    before = struck.number or 0
    number = exact(before + trace.cite("minis.7.defensive.step7-disorder", CORRECTION, unit=struck.enemy, R=before))
    morale = int(formations.mean(trace, battle, (struck.label,), Statistic.MORALE))
    result, lost = read(trace, CLOSE_COMBAT_RESULTS, CLASH, number, morale, struck.label)
    if (before, hit.shooting, hit.defence) == (EXAMPLE_ATTACK, *EXAMPLE_SHOT):
        trace.cite("minis.7.example.longbows", number, unit=struck.label)
    return replace(struck, result=result, lost=lost, number=number)


def _shots(battle: Battle) -> Iterator[DefensiveShot]:
    return (DefensiveShot(told.target, told.attacker) for told in battle.told(Declared))


def _held(battle: Battle) -> Iterator[HoldFire]:
    return (HoldFire(told.target, told.attacker) for told in battle.told(Declared))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(DefensiveShot, defensive_shot, _shots),
    ActionKind(HoldFire, hold_fire, _held),
)
