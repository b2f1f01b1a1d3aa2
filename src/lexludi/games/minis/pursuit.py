"""Pursuit: who must follow whom, how far, and what becomes of those who are caught (9.3, 9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import contact, discipline, duties, forced_moves, formations, general, movement, relations
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.edges import draw_together
from lexludi.games.minis.fleeing import scattered
from lexludi.games.minis.forced_moves import Course, Manner, Withdrawal
from lexludi.games.minis.legionaries import ChangePlaces, change_places
from lexludi.games.minis.obligation import Duty, Followed, Restrained, duty, from_whom
from lexludi.games.minis.readings.retreat import PANIC_PURSUIT, PanicPursuit
from lexludi.games.minis.relations import Edge, Stands, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Removed, Trait
from lexludi.games.minis.unready import must_be_ready
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

QUARTER = Fraction(1, 4)
RETURNS_UP_TO = 3
D6 = (1, 2, 3, 4, 5, 6)
FANATICS_DISORDER = 1
PURSUITS = ("pursue", "follow")
FIRST = ("waver", "stand_against")
"""What happens to those who flee before anybody pursues them."""


@dataclass(frozen=True)
class Pursue:
    """A unit pursues an enemy that has withdrawn from it."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class HoldBack:
    """A unit is tested, to hold back from pursuit."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class ComeBack:
    """The owner of a pursuer that has left the table rolls for its return."""

    unit: str


@decides
def pursue(trace: Trace, battle: Battle, action: Pursue) -> Battle:
    """A pursuit with all that comes of it."""
    label, enemy = action.unit, action.enemy
    battle.enemies(label, enemy)
    must_be_ready(trace, battle, label)
    told = from_whom(battle, label, enemy)
    _fleeing_first(trace, battle, enemy)
    obliged = duty(trace, battle, label, enemy)
    steps = _reach(trace, battle, label, told)
    course = forced_moves.course(trace, battle, label, steps, pursuing=True)
    caught = told.steps <= course.steps and battle.unit(enemy).removed is None
    others = _others_caught(trace, battle, label, told, course) if told.manner is Manner.FLIGHT else ()
    shown = next((each.zone for each in battle.told(Stands) if (each.of, each.other) == (enemy, label)), Zone.FRONT)
    battle = _moved(trace, _settled(battle, label), label)
    stops = caught and told.manner in (Manner.RETREAT, Manner.EVASION)
    battle = battle.tell(Followed(label, enemy, min(course.steps, told.steps) if stops else course.steps))
    if caught:
        battle = _catch(trace, battle, label, enemy, told, shown)
    battle = scattered(battle, others)
    if not stops and course.unit and course.unit != enemy:
        battle = _met(trace, battle, label, course.unit)
    if course.off_table and not stops:
        battle = _off_the_table(trace, battle, label, forced=obliged is Duty.MUST)
    return _disordered(trace, battle, label, enemy, told, caught=caught)


def _settled(battle: Battle, label: str) -> Battle:
    """The battle in which nobody waits any longer for the pursuit of a unit."""
    return forced_moves.settled(forced_moves.settled(battle, "pursue", label), "follow", label)


def _fleeing_first(trace: Trace, battle: Battle, enemy: str) -> None:
    """See that everything has happened to those who flee."""
    for each in battle.pending:
        if each.action in FIRST and enemy in each.labels:
            trace.refuse("minis.9.4.20", unit=each.labels[0], fleeing=enemy)


def _reach(trace: Trace, battle: Battle, label: str, told: Withdrawal) -> Number:
    """How far a pursuer goes."""
    whole = _allowance(trace, battle, label)
    if told.manner is Manner.RETREAT:
        return trace.cite("minis.9.3.1", exact(whole * QUARTER), unit=label, movement=whole)
    if told.manner is Manner.FLIGHT:
        return trace.cite("minis.9.3.6", whole, unit=label, movement=whole)
    if told.gap is None:
        said = "How many steps was {one} from {other} when that one withdrew? Say it before."
        raise Impossible(said, one=label, other=told.label)
    used = Measure(exact(battle.unit(label).moved + told.gap), (label,)).at_most(whole)
    left = exact(max(0, whole - used.number))
    return trace.cite("minis.9.3.3", left, unit=label, steps_of_movement=used)


def _allowance(trace: Trace, battle: Battle, label: str) -> Number:
    """The movement of a pursuer and its column."""
    found = {each: movement.allowance(trace, battle, each) for each in formations.column_of(battle, label)}
    if len(set(found.values())) > 1:
        trace.silent("minis.9.4.19", unit=tuple(found), movement=tuple(found.values()))
    return found[label]


def _moved(trace: Trace, battle: Battle, label: str) -> Battle:
    """The battle with a pursuer and its column away from where they stood."""
    column = formations.column_of(battle, label)
    if len(column) > 1:
        trace.cite("minis.9.4.19", unit=column)
    battle = forced_moves.detached(battle, column)
    for each in column:
        battle = forced_moves.gone(battle, each)
    return battle


def _catch(trace: Trace, battle: Battle, label: str, enemy: str, told: Withdrawal, shown: Zone) -> Battle:
    """What becomes of an enemy that is caught on the side it shows to its pursuer."""
    facts = {"unit": label, "enemy": enemy}
    if told.manner is Manner.RETREAT:
        trace.cite("minis.9.3.2", **facts)
        touching = draw_together(battle, label, enemy, Edge.FRONT, contact.EDGES.get(shown, Edge.FLANK))
        return contact.join(touching, label, enemy, None)
    if told.manner is Manner.EVASION:
        trace.cite("minis.9.3.4", **facts)
        zone = told.zone if told.zone is not None else Zone.FRONT
        if zone is not Zone.FRONT:
            trace.cite("minis.9.1.6", zone, unit=enemy)
        return contact.join(battle, label, enemy, zone)
    if told.manner is Manner.PANIC:
        trace.cite("minis.8.4.3", Removed.SCATTERED, **facts)
    trace.cite("minis.9.3.5" if told.manner is Manner.PANIC else "minis.9.3.15", **facts)
    return scattered(battle, (enemy,))


def _others_caught(trace: Trace, battle: Battle, label: str, told: Withdrawal, course: Course) -> tuple[str, ...]:
    """The other units of a fleeing formation that are caught as well."""
    fled = (unit.label for unit in battle.units if unit.fleeing == label and unit.removed is None)
    caught = []
    for each in (other for other in fled if other != told.label and _together(battle, other, told)):
        gap = relations.gap(battle, label, each).at_most(course.steps)
        trace.cite("minis.9.4.18", unit=label, enemy=each, steps_apart=gap)
        if gap.holds:
            trace.cite("minis.9.3.15", unit=label, enemy=each)
            caught.append(each)
    return tuple(caught)


def _together(battle: Battle, label: str, told: Withdrawal) -> bool:
    """Whether a unit flees in one formation with another, or was drawn into its flight."""
    own = forced_moves.withdrawal(battle, label, told.enemy)
    return label in battle.formation(told.label).labels or (own is not None and own.turn == told.turn)


def _met(trace: Trace, battle: Battle, label: str, other: str) -> Battle:
    """A pursuer runs into another unit."""
    if forced_moves.friendly(battle, label, other):
        trace.silent("minis.9.3.16", unit=label, friend=other)
    trace.cite("minis.9.3.16", unit=label, enemy=other)
    return contact.join(battle, label, other, None, forced=True)


def _off_the_table(trace: Trace, battle: Battle, label: str, *, forced: bool) -> Battle:
    """What becomes of a pursuer that comes to the table edge."""
    if not forced:
        trace.cite("minis.9.0.3", unit=label)
        return battle
    trace.cite("minis.9.0.5", unit=label)
    return battle.change(label, away=True)


def _disordered(trace: Trace, battle: Battle, label: str, enemy: str, told: Withdrawal, *, caught: bool) -> Battle:
    """What pursuit costs the pursuer and its column in disorder."""
    unit, held = battle.unit(label), Restrained(label, enemy) in battle.facts
    fanatics = Trait.FANATICS in unit.traits
    if told.manner is Manner.RETREAT:
        if fanatics:
            trace.cite("minis.9.3.14", 0, unit=label)
        return battle
    if told.manner is Manner.EVASION and not fanatics:
        if caught:
            return battle
        trace.cite("minis.9.3.9", unit=label)
        return duties.missed(trace, battle, label)
    if unit.skirmishing:
        trace.cite("minis.9.3.12", unit=label)
        return battle
    if held:
        trace.cite("minis.9.3.11", unit=label)
        return battle
    if told.manner is Manner.PANIC and trace.reading(PANIC_PURSUIT) is PanicPursuit.DOES_NOT:
        return battle
    for each in formations.column_of(battle, label):
        if fanatics:
            battle = disorder(trace, battle, each, "minis.9.3.14", FANATICS_DISORDER)
        else:
            trace.cite("minis.9.3.9", unit=each)
            battle = disorder(trace, battle, each, "minis.10.8")
    return battle


@decides
def hold_back(trace: Trace, battle: Battle, action: HoldBack) -> Battle:
    """A discipline test that frees a unit from pursuit."""
    label, enemy = action.unit, action.enemy
    if Trait.FANATICS in battle.unit(label).traits:
        trace.refuse("minis.9.3.13", unit=label)
    if from_whom(battle, label, enemy).manner is Manner.RETREAT or duty(trace, battle, label, enemy) is Duty.MAY:
        trace.refuse("minis.9.3.10", unit=label, enemy=enemy)
    if not discipline.passes(trace, battle, label, "minis.9.3.10"):
        return (
            battle
            if any(forced_moves.due(battle, each, label) for each in PURSUITS)
            else battle.then("pursue", label, enemy)
        )
    trace.cite("minis.9.3.10", unit=label, enemy=enemy)
    return _settled(battle, label).tell(Restrained(label, enemy))


@decides
def come_back(trace: Trace, battle: Battle, action: ComeBack) -> Battle:
    """Whether a pursuer that has left the table comes back."""
    label, unit = action.unit, battle.unit(action.unit)
    if not unit.away:
        trace.refuse("minis.9.0.5", unit=label)
    if battle.active is not None and unit.side is not None and battle.active is not unit.side:
        trace.refuse("minis.9.0.5", unit=label, active_player=battle.active)
    battle = forced_moves.settled(battle, "come_back", label)
    die = trace.roll("return_from_pursuit", D6, label)
    if trace.cite("minis.9.0.5", RETURNS_UP_TO, unit=label, d6=die) < die:
        return general.remove(battle, label, Removed.FLED)
    trace.cite("minis.9.0.6", unit=label)
    return battle.change(label, away=False, events=unit.events | {Event.BACK})


def _pursuits(battle: Battle) -> Iterator[tuple[str, str]]:
    return ((told.enemy, told.label) for told in battle.told(Withdrawal))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Pursue, pursue, lambda battle: (Pursue(*each) for each in _pursuits(battle))),
    ActionKind(HoldBack, hold_back, lambda battle: (HoldBack(*each) for each in _pursuits(battle))),
    ActionKind(ComeBack, come_back, lambda battle: (ComeBack(unit.label) for unit in battle.units if unit.away)),
    ActionKind(ChangePlaces, change_places, lambda battle: ()),
)
