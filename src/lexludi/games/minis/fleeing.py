"""How units run: how far, what they meet on their way, and who must be tested next (9.1.7, 9.1.14 to 9.1.16, 9.2)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import (
    batteries,
    contact,
    crossing,
    elephants,
    forced_moves,
    formations,
    fortifications,
    general,
    movement,
    places,
)
from lexludi.games.minis.engagements import leave_fight
from lexludi.games.minis.forced_moves import Manner, Withdrawal
from lexludi.games.minis.headings import Direction, direction
from lexludi.games.minis.readings.retreat import COLUMN_FLIGHT, ColumnFlight
from lexludi.games.minis.relations import Stands, Zone, known_zone
from lexludi.games.minis.retreat import driven, evade, ground_disorders, off_table, shaken
from lexludi.games.minis.state import Battle
from lexludi.games.minis.support import attackers_beside, supporters
from lexludi.games.minis.troops import Removed, Troops
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class OnAnotherSide:
    """A unit attacks an enemy from another side than the one it supports."""

    label: str
    enemy: str


@dataclass(frozen=True)
class Behind:
    """The units that stood behind a fleeing one in its column."""

    leader: str
    units: tuple[str, ...]


def flee(
    trace: Trace,
    battle: Battle,
    label: str,
    enemy: str,
    *,
    manner: Manner = Manner.FLIGHT,
    untested: tuple[str, ...] = (),
) -> Battle:
    """A unit flees its full movement (9.1.7), with those who need no test; supporters and friends in the way are tested next (9.2).

    The disorder of the unit itself belongs to the result that makes it flee; units that flee with it take the same.
    """
    if battle.unit(label).kind.piece:
        return batteries.scatter(trace, battle, label)
    combat, column = forced_moves.fought(battle, label, enemy), formations.column_of(battle, label)
    body = (label, *untested) if untested else _body(trace, battle, label, enemy, combat=combat)
    helping = _helping(trace, battle, label, enemy) if combat else ()
    battle = _from_other_sides(battle, label, enemy, helping)
    for units in _tested(trace, battle, label, enemy, body, helping):
        battle = tests(battle, label, units, behind=units[0] in column)
    pursuing = [each for each in helping if shaken_too(battle, each, label, enemy)]
    elephant = elephants.is_elephant(battle.unit(label))
    if elephant:
        battle = leave_fight(battle, label).change(label, fleeing=enemy)
        battle = battle.then("elephant_flees", label, enemy)
    else:
        battle = run(trace, battle, body, enemy, manner)
    for each in body[1:]:
        trace.cite("minis.9.4.2", unit=each)
        battle = shaken(trace, battle, each, "minis.10.double")
    if not combat:
        return battle
    trace.cite("minis.9.4.20", unit=label, enemy=enemy)
    for each in pursuing:
        trace.cite("minis.9.2.4", supporter=each, enemy=enemy)
        trace.cite("minis.9.2.5", supporter=each, enemy=enemy)
        battle = battle.then("pursue", each, enemy)
    return battle if elephant else pursued(battle, label, enemy, "follow" if manner is Manner.PANIC else "pursue")


def pursued(battle: Battle, label: str, enemy: str, how: str = "pursue") -> Battle:
    """The battle in which an enemy follows a unit that flees, if it is free to."""
    held = contact.bound(battle, enemy) or forced_moves.gives_way(battle, enemy, label)
    due = any(forced_moves.due(battle, each, enemy) for each in ("pursue", "follow"))
    return battle if held or due else battle.then(how, enemy, label)


def shaken_too(battle: Battle, label: str, leader: str, enemy: str) -> bool:
    """Whether a unit attacks from another side than its leader an enemy that has an unfavourable result as well."""
    return OnAnotherSide(label, enemy) in battle.facts and forced_moves.gives_way(battle, enemy, leader)


def tests(battle: Battle, leader: str, units: tuple[str, ...], *, behind: bool) -> Battle:
    """The battle in which some units must be tested for being drawn into a flight as one body."""
    told = battle.tell(Behind(leader, units)) if behind else battle
    return told.then("waver", units[0], leader, *units[1:])


def _body(trace: Trace, battle: Battle, label: str, enemy: str, *, combat: bool) -> tuple[str, ...]:
    """The units that flee at once, the struck one first."""
    column = formations.column_of(battle, label)
    if len(column) == 1 or elephants.is_elephant(battle.unit(label)):
        return (label,)
    if combat and formations.struck_side(trace, battle, label, enemy).flank:
        trace.cite("minis.9.4.4", unit=column)
        return (label, *(each for each in column if each != label))
    behind = column[column.index(label) + 1 :]
    if behind and trace.reading(COLUMN_FLIGHT) is ColumnFlight.ALL_FLEE:
        return (label, *behind)
    return (label,)


def _helping(trace: Trace, battle: Battle, label: str, enemy: str) -> tuple[str, ...]:
    """The units that support a unit against an enemy, those among them that attack it included."""
    near = supporters(trace, battle, label, enemy)
    last = forced_moves.attackers_in_last_round(battle, label, enemy)
    beside = tuple(each for each in last if each != label and not forced_moves.gives_way(battle, each, enemy))
    return tuple(dict.fromkeys((*near, *(beside or attackers_beside(trace, battle, label, enemy)))))


def _from_other_sides(battle: Battle, label: str, enemy: str, helping: tuple[str, ...]) -> Battle:
    """The battle in which it is known who of the supporters of a unit attacks the enemy from another side."""
    own = contact.attacked_side(battle, label, enemy)
    for each in helping:
        side = contact.attacked_side(battle, each, enemy)
        battle = battle.tell(OnAnotherSide(each, enemy)) if own and side and side != own else battle
    return battle


def _tested(
    trace: Trace, battle: Battle, label: str, enemy: str, body: tuple[str, ...], helping: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """The units that must pass a test not to be drawn into a flight: a column behind as one body, others each alone."""
    column = formations.column_of(battle, label)
    behind = tuple(each for each in column[column.index(label) + 1 :] if each not in body)
    drawn = (each for each in helping if not shaken_too(battle, each, label, enemy))
    beside = tuple((each,) for each in drawn if each not in (*column, *body))
    bodies = (behind, *beside) if behind else beside
    if battle.unit(label).skirmishing and bodies:
        trace.cite("minis.9.2.3", unit=label, supporter=tuple(each for one in bodies for each in one))
        return ()
    return bodies


def run(trace: Trace, battle: Battle, body: tuple[str, ...], enemy: str, manner: Manner) -> Battle:
    """The flight of some units as one body: how far, and what becomes of them on the way."""
    label, begun = body[0], battle
    home = direction(trace, battle, label) is Direction.HOME
    steps = trace.cite("minis.9.1.7", full(trace, battle, body), unit=label, enemy=enemy)
    battle = places.backwards(battle, body, enemy, home=home)
    course = forced_moves.course(trace, battle, label, steps)
    battle = ground_disorders(trace, battle, body, course)
    battle = _parted(trace, battle, body)
    for each in body:
        combat, gap = forced_moves.fought(begun, label, enemy), forced_moves.apart(begun, each, enemy)
        stand, turn = fortifications.stand_at(begun, each), crossing.turn_of(begun)
        zone = known_zone(begun, each, enemy)
        told = Withdrawal(each, enemy, manner, course.steps, combat, gap, zone, stand, turn)
        battle = forced_moves.gone(leave_fight(battle, each), each, over_barrier=course.over_barrier)
        battle = battle.change(each, fleeing=enemy)
        battle = battle.tell(Stands(each, enemy, Zone.REAR)).tell(told)
    if course.off_table:
        return off_table(trace, battle, body)
    if course.obstacle:
        trace.cite("minis.9.1.14", unit=body, impassable_obstacle=course.obstacle)
        return scattered(battle, body)
    if course.unit:
        return _meets(trace, battle, body, course.unit, course.steps, steps)
    battle = places.withdrawn(begun, battle, body, enemy, course.steps, home=home)
    for each in body:
        battle = places.turned_about(battle, each)
    return battle


def full(trace: Trace, battle: Battle, body: tuple[str, ...]) -> Number:
    """The movement with which some units flee as one body."""
    found = {each: movement.allowance(trace, battle, each) for each in body}
    if len(set(found.values())) > 1:
        trace.silent("minis.9.4.14", unit=tuple(found), movement=tuple(found.values()))
    return found[body[0]]


def _meets(trace: Trace, battle: Battle, body: tuple[str, ...], other: str, gone: Number, steps: Number) -> Battle:
    """What becomes of fleeing units that meet another unit on their way."""
    label = body[0]
    if not forced_moves.friendly(battle, label, other):
        return _among_enemies(trace, battle, body, other, steps)
    if gone == steps:
        return battle
    if not battle.unit(other).skirmishing:
        trace.cite("minis.9.2.6", unit=label, friend=other)
        return battle.then("stand_against", other, label)
    battle = driven(trace, battle, other, label)
    moved = forced_moves.withdrawal(battle, other)
    if battle.unit(label).kind is Troops.CAMELS:
        trace.silent("minis.9.2.13", unit=label, skirmishers=other)
    if battle.unit(label).kind is Troops.CAVALRY and moved:
        reached = Measure(steps, (label,)).at_least(gone + moved.steps)
        trace.cite("minis.9.2.13", unit=label, skirmishers=other, step=reached)
        battle = scattered(battle, (other,)) if reached.holds else battle
    return forced_moves.went(battle, body, steps)


def _among_enemies(trace: Trace, battle: Battle, body: tuple[str, ...], other: str, steps: Number) -> Battle:
    """What becomes of fleeing units that touch another enemy."""
    label = body[0]
    if not battle.unit(other).skirmishing or battle.unit(label).skirmishing:
        trace.cite("minis.9.1.15", unit=body, enemy=other)
        return scattered(battle, body)
    trace.cite("minis.9.1.16", unit=body, skirmishers=other)
    return forced_moves.went(evade(trace, battle, other, label), body, steps)


def scattered(battle: Battle, body: tuple[str, ...]) -> Battle:
    """The battle without units that have scattered."""
    for each in body:
        battle = general.remove(battle, each, Removed.SCATTERED)
    return battle


def _parted(trace: Trace, battle: Battle, body: tuple[str, ...]) -> Battle:
    """The battle with fleeing units out of their formation; a column of them parts when its move has ended."""
    rest = battle
    for each in body:
        rest = general.leave_formation(rest, each)
    if len(body) == 1:
        return rest
    trace.cite("minis.9.4.12", unit=body)
    return rest.put_formation(replace(battle.formation(body[0]), columns=(body,), parted=True))
