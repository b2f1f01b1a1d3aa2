"""Chapter 4: commanders, their zones and their leadership."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from lexludi.games.minis.charts.command import COMMAND_DISTANCE, COMMANDER_STRENGTH, LEADERSHIP
from lexludi.games.minis.discipline import D6, Test, side_of
from lexludi.games.minis.readings.command import (
    COMMANDER_ROUNDS,
    FOREST_COMMAND,
    GROUP_IN_COMMAND,
    LEADERSHIP_TESTS,
    CommanderRounds,
    ForestCommand,
    GroupInCommand,
    LeadershipTests,
)
from lexludi.games.minis.relations import Terrain, between, command_gap, ground, known_command_gap, told_in_command
from lexludi.games.minis.state import Battle, Commander
from lexludi.games.minis.troops import Side, Talent
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Fact, Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.4.1.may-order": "laying",
    "minis.4.2": "laying orders",
    "minis.4.3": "orders laying duties meeting shooters",
    "minis.4.4": "discipline",
}
"""The modules that decide clauses of this chapter."""

HILLS = (Terrain.HILL, Terrain.GENTLE_SLOPE, Terrain.STEEP_SLOPE, Terrain.SHEER_SLOPE)
HALVED = Fraction(1, 2)
"""What is left of the command distance in a forest."""
KILLED_ON = 1
PENDING = "commander_check"
"""What a check is called that a loss has made due."""

Barred = tuple[str, dict[str, Fact]]
"""A clause that stands against something, with what it looked at."""


class Place(StrEnum):
    """Where a unit is to a command zone."""

    INSIDE = "inside_the_command_zone"
    OUTSIDE = "outside_the_command_zone"


class Fate(StrEnum):
    """What becomes of a commander whose unit takes losses."""

    UNHURT = "unhurt"
    KILLED = "killed"


@dataclass(frozen=True)
class TestedBefore:
    """A commander who took a leadership test in the other player turn of this game turn."""

    commander: str


@dataclass(frozen=True)
class Bonus:
    """The strength commanders add to their unit."""

    number: Number


@dataclass(frozen=True)
class CheckCommander:
    """A die for a commander whose unit has taken losses."""

    commander: str


def leadership(trace: Trace, battle: Battle, commander: Commander) -> int:
    """The leadership of a general or commander (4.1.leadership-levels)."""
    able = talent(trace, commander)
    trace.cite("minis.1.command.leadership", able, commander=commander.label)
    return trace.cite("minis.4.1.leadership-levels", LEADERSHIP.at(able, "leadership"), commander=commander.label)


def talent(trace: Trace, commander: Commander) -> Talent:
    """How able a general or commander is; a commander of whom nothing was said is ordinary."""
    if commander.talent is not None:
        return commander.talent
    if commander.general:
        said = "How able is the general {label}: ordinary, talented or a genius? Say it."
        raise Impossible(said, label=commander.label)
    trace.absent("special_talent", commander.label)
    return Talent.ORDINARY


def in_command(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit or its whole formation is in the command zone of somebody (4.1.zone)."""
    told = told_in_command(battle, label)
    if told is not None:
        return told
    near = commanders_near(battle, label)
    if not near:
        trace.absent("lack_of_command", label)
    return not near or any(commands(trace, battle, each, label) for each in near)


def commanders_near(battle: Battle, label: str) -> list[Commander]:
    """The command figures of a unit's side that stand in it, or whose distance from it or its formation was told."""
    friends = (each for each in battle.commanders if not _enemies(battle, each, label))
    return [each for each in friends if each.unit == label or _measured(battle, each, label)]


def _enemies(battle: Battle, commander: Commander, label: str) -> bool:
    """Whether a commander was said to be of the other side."""
    sides = {battle.unit(label).side, side_of(battle, commander)}
    return sides == set(Side)


def commands(trace: Trace, battle: Battle, commander: Commander, label: str, *, alone: bool = False) -> bool:
    """Whether a unit is in the command zone of a general or commander: with its formation, or alone."""
    barred = out_of_zone(trace, battle, commander, label, alone=alone)
    if barred:
        trace.cite(barred[0], **barred[1])
    return barred is None


def must_command(trace: Trace, battle: Battle, commander: Commander, label: str, *, alone: bool = False) -> None:
    """Refuse what only a general or commander may do in whose command zone a unit is (4.1.may-order)."""
    if _enemies(battle, commander, label):
        trace.refuse("minis.4.1.may-order", commander=commander.label, unit=label)
    if barred := out_of_zone(trace, battle, commander, label, alone=alone):
        trace.refuse(barred[0], **barred[1])
    trace.cite("minis.4.1.may-order", commander=commander.label, unit=label)


def out_of_zone(trace: Trace, battle: Battle, commander: Commander, label: str, *, alone: bool) -> Barred | None:
    """The clause that keeps a unit out of the command zone of a general or commander, with its facts."""
    facts: dict[str, Fact] = {"commander": commander.label, "unit": label}
    if not commander.alive or battle.unit(commander.unit).fleeing:
        return "minis.4.1.death.zone", facts
    if battle.fight_of(commander.unit):
        return None if commander.unit == label else ("minis.4.1.melee.own-unit", facts)
    if not _measured(battle, commander, label) and (commander.unit == label or told_in_command(battle, label)):
        return None
    far = _far_side(trace, battle, commander, label, alone=alone)
    if not far.holds:
        return "minis.4.1.zone.whole", {**facts, "steps_to_the_far_side": far}
    trace.cite("minis.4.1.zone.whole", **facts, steps_to_the_far_side=far)
    hills = [thing for thing in between(trace, battle, commander.unit, label) if thing in HILLS]
    return ("minis.4.1.zone.hill", {**facts, "terrain_element": Terrain(hills[0])}) if hills else None


def _far_side(trace: Trace, battle: Battle, commander: Commander, label: str, *, alone: bool) -> Measure:
    """How far a unit, or the farthest unit of its formation, is from a commander, held against his command distance."""
    reach = command_distance(trace, battle, commander, label)
    others = [] if alone else [each for each in _measured(battle, commander, label) if each != label]
    gaps = [_gap(battle, commander, each).at_most(reach) for each in (label, *others)]
    own, worst = gaps[0], max(gaps, key=lambda gap: gap.number)
    if own.holds and not worst.holds and trace.reading(GROUP_IN_COMMAND) is GroupInCommand.EACH:
        return own
    return worst


def _gap(battle: Battle, commander: Commander, label: str) -> Measure:
    """How far the far side of a unit is from a commander; his own unit is with him."""
    return (
        Measure(0, (commander.label, label)) if commander.unit == label else command_gap(battle, commander.label, label)
    )


def _measured(battle: Battle, commander: Commander, label: str) -> list[str]:
    """The units of a formation whose distance from a commander is known, without his own."""
    return [
        each
        for each in battle.formation(label).labels
        if each != commander.unit and known_command_gap(battle, commander.label, each)
    ]


def command_distance(trace: Trace, battle: Battle, commander: Commander, label: str) -> Number:
    """The command distance of a general or commander to a unit, halved in a forest (4.1.zone.forest)."""
    cell = COMMAND_DISTANCE.at(talent(trace, commander), "command_distance")
    reach: Number = trace.cite("minis.4.1.distance", cell, commander=commander.label)
    giver, taker = (ground(trace, battle, each).forest for each in (commander.unit, label))
    halved = giver
    if giver is not taker:
        side = trace.reading(FOREST_COMMAND)
        halved = {ForestCommand.EITHER: True, ForestCommand.COMMANDER: giver, ForestCommand.UNIT: taker}[side]
    if halved:
        reach = exact(reach * HALVED)
        trace.cite("minis.4.1.zone.forest", reach, commander=commander.label, unit=label)
        trace.cite("minis.12.3.11", reach, commander=commander.label, unit=label)
    return reach


def commander_strength(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...], *, clash: bool) -> Number:
    """What a commander adds to the strength of his fighting unit (4.1.melee.cs)."""
    added, (first, *rest) = 0, counts
    for commander in battle.commanders_in(label):
        if clash and trace.reading(COMMANDER_ROUNDS) is CommanderRounds.NOT_IN_CLASH:
            continue
        cell = COMMANDER_STRENGTH.at(talent(trace, commander), "combat_strength")
        also = ((count, cell.value) for count in rest)
        added += trace.add("minis.4.1.melee.cs", cell, first, *also, commander=commander.label)
    return added


def leadership_test(
    trace: Trace, battle: Battle, commander: Commander, label: str, *, recovering: bool = False
) -> tuple[Battle, bool]:
    """A leadership test to change the order of a unit, or to restore it, and whether it is passed (4.2.change)."""
    must_command(trace, battle, commander, label)
    before = TestedBefore(commander.label) in battle.facts
    if commander.tested or (before and trace.reading(LEADERSHIP_TESTS) is LeadershipTests.GAME_TURN):
        trace.refuse("minis.4.2.change.once", commander=commander.label)
    trace.cite("minis.4.2.change.once", commander=commander.label)
    if recovering:
        trace.cite("minis.4.2.change.recovery", commander=commander.label, unit=label)
    limit = _highest(trace, battle, commander, label)
    die = trace.roll("leadership_test", D6, commander.label)
    result = Test.PASSED if die <= limit else Test.FAILED
    trace.cite("minis.4.2.change.test", result, commander=commander.label, d6=die, leadership=limit)
    return battle.put_commander(replace(commander, tested=True)), result is Test.PASSED


def _highest(trace: Trace, battle: Battle, commander: Commander, label: str) -> int:
    """The leadership a test is taken against: the highest in the formation, where several command figures stand in it."""
    inside = [each for unit in battle.formation(label).labels for each in battle.commanders_in(unit)]
    if commander not in inside or len(inside) == 1:
        return leadership(trace, battle, commander)
    best = max(leadership(trace, battle, each) for each in inside)
    return trace.cite("minis.4.2.change.highest", best, commander=tuple(each.label for each in inside))


@decides
def zone_of(trace: Trace, battle: Battle, commander: str, label: str) -> Place:
    """Whether a unit is in the command zone of a general or commander."""
    inside = commands(trace, battle, battle.commander(commander), label)
    return Place.INSIDE if inside else Place.OUTSIDE


@decides
def fighting_bonus(trace: Trace, battle: Battle, label: str) -> Bonus:
    """What commanders add to the strength of their unit in the close combat it fights."""
    fight, count = battle.fight_of(label), Count("combat_strength", label)
    if fight is None:
        return Bonus(0)
    added = commander_strength(trace, battle, label, (count,), clash=fight.clash and not fight.rounds)
    if added:
        trace.total("minis.4.1.melee.cs", added, count, unit=label)
    return Bonus(added)


@decides
def check_commander(trace: Trace, battle: Battle, action: CheckCommander) -> Battle:
    """A commander whose unit has taken losses is killed on a 1 (4.1.death.roll)."""
    commander = battle.commander(action.commander)
    if not battle.unit(commander.unit).losses:
        trace.refuse("minis.4.1.death.roll", commander=commander.label, unit=commander.unit)
    die = trace.roll("commander_die", D6, commander.label)
    fate = Fate.KILLED if die == KILLED_ON else Fate.UNHURT
    trace.cite("minis.4.1.death.roll", fate, commander=commander.label, d6=die)
    due = tuple(each for each in battle.pending if (each.action, *each.labels[:1]) != (PENDING, commander.label))
    return replace(battle, pending=due).put_commander(replace(commander, alive=fate is Fate.UNHURT))


def _checks(battle: Battle) -> Iterator[CheckCommander]:
    return (CheckCommander(each.label) for each in battle.commanders if each.alive and battle.unit(each.unit).losses)


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (ActionKind(CheckCommander, check_commander, _checks),)
