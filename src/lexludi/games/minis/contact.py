"""Attacks and combat contact: the declaration, the distance, the time to react, the meeting (8.1.1 to 8.1.5, 8.2.6 to 8.2.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import (
    assault,
    attacks,
    duties,
    formations,
    movement,
    orders,
    recovery,
    relations,
    terrain,
)
from lexludi.games.minis.edges import draw_apart, draw_together
from lexludi.games.minis.edges import is_full as is_full
from lexludi.games.minis.engagements import Joined, zone_of_attack
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Edge, Terrain, Zone
from lexludi.games.minis.shooting import settled
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Event
from lexludi.games.minis.unready import on_the_table, to_be_fought
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

HALF = Fraction(1, 2)
EDGES = {Zone.FRONT: Edge.FRONT, Zone.REAR: Edge.REAR}
"""The edge of a base that an enemy in a zone comes up to; in every other it is the flank."""
EVEN = (Terrain.LEVEL, Terrain.HILL, Terrain.CAMP)
"""The ground over which troops strike with impact: level, or the top of a hill."""


@dataclass(frozen=True)
class Declared:
    """An attack that was declared, with the zone of the target from which it comes."""

    attacker: str
    target: str
    zone: Zone
    answered: bool = False
    """Whether the target has reacted."""


@dataclass(frozen=True)
class InContact:
    """Whether two units are in combat contact."""

    there: bool


@dataclass(frozen=True)
class DeclareAttack:
    """A unit declares an attack on an enemy."""

    attacker: str
    target: str


@dataclass(frozen=True)
class ComeIntoContact:
    """An attacker goes to its target, which does not come to meet it."""

    attacker: str
    target: str


@dataclass(frozen=True)
class RunInto:
    """A unit runs into an enemy in a forced move, each with an edge of its own."""

    unit: str
    enemy: str
    own: Edge
    its: Edge


@decides
def in_contact(trace: Trace, battle: Battle, one: str, other: str) -> InContact:
    """Whether two units are in combat contact."""
    battle.enemies(one, other)
    touch = relations.contact(battle, one, other)
    apart = relations.gap(battle, one, other)
    there = touch is not None or not apart.number
    trace.cite("minis.8.1.3", orders.yes_or_no(there), unit=(one, other))
    return InContact(there)


@decides
def declare_attack(trace: Trace, battle: Battle, action: DeclareAttack) -> Battle:
    """An attack is declared; the target shows its order and may then react."""
    attacker, target = action.attacker, action.target
    attacks.may_attack(trace, battle, attacker, target)
    assault.may_attack(trace, battle, attacker, target)
    before = next((told.target for told in battle.told(Declared) if told.attacker == attacker), None)
    if before and battle.unit(before).removed is None:
        raise Impossible("{label} has declared its attack already, on {target}.", label=attacker, target=before)
    trace.cite("minis.8.1.1", attacker=attacker, target=target)
    zone = formations.struck_side(trace, battle, target, attacker)
    events = battle.unit(attacker).events | {Event.ATTACKED}
    battle = battle.change(attacker, events=events).tell(Declared(attacker, target, zone))
    battle = recovery.interrupted(battle, target)
    if not orders.needs_no_order(battle, target):
        trace.cite("minis.8.2.1", unit=target)
        battle = battle.change(target, revealed=True)
        attacks.say_who_may_change_the_order(trace, battle, target)
    return battle.then("react", target, attacker)


@decides
def come_into_contact(trace: Trace, battle: Battle, action: ComeIntoContact) -> Battle:
    """An attacker goes to its target: into combat contact, or as far as it gets."""
    attacker, target = action.attacker, action.target
    attack = declared(battle, attacker, target)
    if attack is None:
        trace.refuse("minis.8.1.1", attacker=attacker, target=target)
    to_be_fought(trace, battle, target)
    if battle.fight_of(attacker):
        raise Impossible("{label} is in close combat already.", label=attacker)
    spent = battle.unit(attacker).moved
    left = exact(movement.charge(trace, battle, attacker) - spent)
    way = steps_to(trace, battle, attacker, target).at_most(left)
    trace.cite("minis.8.1.4", left, steps_apart=way)
    battle = settled(battle, "contact", attacker)
    for reaction in ("react", "reform", "take_shape", "defensive_shot", "evade"):
        battle = settled(battle, reaction, target)
    if not way.holds:
        battle = draw_apart(called_off(battle, attacker), attacker, target, exact(way.number - left))
        return duties.missed(trace, battle.change(attacker, moved=exact(spent + left)), attacker)
    trace.cite("minis.8.1.2", unit=(attacker, target))
    trace.cite("minis.8.1.3", unit=(attacker, target))
    battle = battle.change(attacker, moved=exact(spent + way.number))
    battle = draw_together(battle, attacker, target, Edge.FRONT, EDGES.get(attack.zone, Edge.FLANK))
    return assault.line_up(trace, join(battle, attacker, target, attack.zone), attacker, target)


@decides
def run_into(trace: Trace, battle: Battle, action: RunInto) -> Battle:
    """A forced move ends in contact with an enemy: they fight hand to hand, without a clash."""
    unit, enemy = action.unit, action.enemy
    battle.enemies(unit, enemy)
    on_the_table(battle, unit)
    to_be_fought(trace, battle, enemy)
    if battle.unit(unit).fleeing:
        trace.refuse("minis.9.1.15", unit=unit, enemy=enemy)
    if Edge.CORNER in (action.own, action.its):
        said = "Two units that touch at a corner do not fight yet; say along which edges they form their line."
        raise Impossible(said, by="minis.8.1.10")
    if bound(battle, unit):
        raise Impossible("{label} is in close combat already.", label=unit)
    trace.cite("minis.8.1.5", unit=unit, enemy=enemy)
    trace.cite("minis.8.1.3", unit=(unit, enemy))
    battle = draw_together(battle, unit, enemy, action.own, action.its)
    if action.own is Edge.FLANK and action.its is Edge.FLANK:
        trace.cite("minis.8.7.9", unit=(unit, enemy))
    elif Edge.FLANK in (action.own, action.its) and Edge.REAR in (action.own, action.its):
        trace.cite("minis.8.7.10", unit=(unit, enemy))
    return join(battle, unit, enemy, None, forced=True)


def declared(battle: Battle, attacker: str, target: str) -> Declared | None:
    """The attack that one unit declared on another."""
    return next((told for told in battle.told(Declared) if (told.attacker, told.target) == (attacker, target)), None)


def called_off(battle: Battle, attacker: str) -> Battle:
    """The battle in which the attack that a unit declared is over."""
    declared = [told for told in battle.told(Declared) if told.attacker == attacker]
    return settled(
        replace(battle, facts=tuple(each for each in battle.facts if each not in declared)), "contact", attacker
    )


def steps_to(trace: Trace, battle: Battle, attacker: str, target: str) -> Measure:
    """What an attacker must spend to touch its target: the shortest gap, or what its told way costs."""
    apart = relations.gap(battle, attacker, target)
    way = relations.way_to(battle, attacker, target)
    if way is None or not apart.number:
        return apart
    return replace(apart, number=terrain.steps_of_movement(trace, battle.tell(way), attacker, apart.number))


def in_time(trace: Trace, battle: Battle, attacker: str, target: str) -> bool:
    """Whether a reaction to an attack comes in time."""
    half = exact(HALF * movement.charge(trace, battle, attacker))
    way = steps_to(trace, battle, attacker, target).more_than(half)
    trace.cite("minis.8.2.6", steps_apart=way)
    return way.holds


def meet(trace: Trace, battle: Battle, unit: str, attacker: str) -> Battle:
    """A unit counter-attacks: the faster goes the steps by which it is faster, then both meet in the middle."""
    apart = relations.gap(battle, unit, attacker)
    speeds = {label: movement.charge(trace, battle, label) for label in (unit, attacker)}
    slower, faster = sorted(speeds, key=lambda label: speeds[label])
    if apart.number > sum(speeds.values()):
        trace.silent("minis.8.2.11", steps_apart=apart)
    ahead = min(apart.number, speeds[faster] - speeds[slower])
    each = HALF * (apart.number - ahead)
    for label, steps in ((faster, exact(ahead + each)), (slower, exact(each))):
        trace.cite("minis.8.2.11", steps, unit=label, steps_apart=apart)
        battle = battle.change(label, moved=steps)
    battle = draw_together(unplaced(battle, unit), attacker, unit, Edge.FRONT, Edge.FRONT)
    return join(battle, attacker, unit, Zone.FRONT, counter=True)


def join(
    battle: Battle, one: str, other: str, zone: Zone | None, *, counter: bool = False, forced: bool = False
) -> Battle:
    """The battle with a unit in close combat with an enemy: by an attack from a zone, or without a clash."""
    clash, where = zone is not None, zone.value if zone else ""
    battle = settled(settled(battle, "contact", one), "contact", other)
    battle = battle.tell(Joined(one, other, where))
    fights = tuple(filter(None, dict.fromkeys((battle.fight_of(other), battle.fight_of(one)))))
    if not fights:
        begun = Fight(((one,), (other,)), clash=clash, counter_attack=counter, forced=forced, zone=where)
        return battle.put_fight(begun)
    for fight in fights:
        battle = battle.without_fight(fight)
    return battle.put_fight(replace(fights[0], sides=_sides(fights, one, other)))


def _sides(fights: tuple[Fight, ...], one: str, other: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sides of some close combats that become one when two units of theirs meet, as they stand in the first of them."""
    turned = [
        fight.sides[::-1] if one in fight.sides[1] or other in fight.sides[0] else fight.sides for fight in fights
    ]
    own, its = (
        tuple(dict.fromkeys((*(label for sides in turned for label in sides[place]), label)))
        for place, label in enumerate((one, other))
    )
    return (own, its) if turned[0] == fights[0].sides else (its, own)


def attacked_side(battle: Battle, attacker: str, target: str) -> str:
    """The side of a unit from which one of its enemies attacked it, or where it touches it."""
    if zone := zone_of_attack(battle, attacker, target):
        return zone
    touch = relations.contact(battle, target, attacker)
    return touch.own.value if touch else ""


def enemies_of(battle: Battle, label: str) -> tuple[str, ...]:
    """The enemies a unit fights."""
    fight = battle.fight_of(label)
    return next((side for side in fight.sides if label not in side), ()) if fight else ()


def bound(battle: Battle, label: str) -> bool:
    """Whether a unit takes a direct part in a close combat; of several attackers only the one that leads does."""
    fight = battle.fight_of(label)
    return fight is not None and not _only_supports(fight, label)


def comrades(fight: Fight, label: str) -> tuple[str, ...]:
    """The units that fight on the side of one."""
    return next((tuple(each for each in side if each != label) for side in fight.sides if label in side), ())


def _only_supports(fight: Fight, label: str) -> bool:
    """Whether another unit leads the attack in which a unit takes part."""
    return (fight.leaders[0] or fight.led) in comrades(fight, label)


def stands(battle: Battle, label: str) -> bool:
    """Whether a unit is attacked and does not go to meet its enemy."""
    fight = battle.fight_of(label)
    return fight is not None and label in fight.sides[1] and not fight.counter_attack


def level_way(trace: Trace, battle: Battle, label: str, enemy: str) -> bool:
    """Whether a unit attacked over level ground; it did where nobody told its way, its own ground or a difference in height."""
    way = relations.way_to(battle, label, enemy)
    if way is None:
        trace.absent("uneven_ground", label)
    level = all(leg.terrain in EVEN for leg in way.legs) if way else _level_ground(battle, label, enemy)
    trace.cite("minis.8.5.5", orders.yes_or_no(level), unit=label)
    return level


def _approaches(battle: Battle) -> Iterator[ComeIntoContact]:
    declared = ((told.attacker, told.target) for told in battle.told(Declared))
    return (ComeIntoContact(*each) for each in declared if not bound(battle, each[0]))


def _level_ground(battle: Battle, label: str, enemy: str) -> bool:
    """Whether neither the ground a unit was told to stand on nor a difference in height spoils its charge."""
    own = terrain.ground_told(battle, label) in (None, *EVEN)
    return own and not terrain.differ_in_height(battle, label, enemy)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(DeclareAttack, declare_attack, lambda battle: ()),
    ActionKind(ComeIntoContact, come_into_contact, _approaches),
    ActionKind(RunInto, run_into, lambda battle: ()),
)
