"""Who is drawn into a flight and who stands against it: supporters and friends in the way (9.2)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import discipline, forced_moves, formations, movement
from lexludi.games.minis.bases import base_of
from lexludi.games.minis.disorder import disorder
from lexludi.games.minis.fleeing import Behind, flee, pursued, run, scattered, shaken_too
from lexludi.games.minis.forced_moves import Manner
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.retreat import shaken
from lexludi.games.minis.state import Battle
from lexludi.games.minis.support import bonus, support
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class Waver:
    """A unit that supports a fleeing one is tested for being drawn into its flight."""

    unit: str
    leader: str


@dataclass(frozen=True)
class StandAgainst:
    """A unit stands in the way of a fleeing friend."""

    unit: str
    fleeing: str


@decides
def waver(trace: Trace, battle: Battle, action: Waver) -> Battle:
    """Whether supporters of a fleeing unit stand firm."""
    label, leader = action.unit, action.leader
    enemy = battle.unit(leader).fleeing
    if shaken_too(battle, label, leader, enemy):
        trace.cite("minis.9.2.5", supporter=label, enemy=enemy)
        trace.refuse("minis.9.2.4", supporter=label, enemy=enemy)
    due = next((each for each in battle.pending if each.action == "waver" and each.labels[:2] == (label, leader)), None)
    if due is None:
        trace.refuse("minis.9.2.1", supporter=label, fleeing=leader)
    body = (label, *due.labels[2:])
    battle = forced_moves.settled(battle, "waver", label)
    trace.cite("minis.9.2.1", supporter=body, fleeing=leader)
    if discipline.passes(trace, battle, label, "minis.9.2.1"):
        for each in body:
            trace.cite("minis.9.2.2", supporter=each)
            battle = disorder(trace, battle, each, "minis.10.12")
        return battle
    battle = run(trace, battle, body, enemy, Manner.FLIGHT)
    for each in body:
        battle = shaken(trace, battle, each, "minis.10.double")
    return pursued(_one_column(trace, battle, leader, label), leader, enemy)


@decides
def stand_against(trace: Trace, battle: Battle, action: StandAgainst) -> Battle:
    """Whether a unit stands when a friend flees straight at it, and what becomes of both."""
    label, fleeing = action.unit, action.fleeing
    if not forced_moves.due(battle, "stand_against", label):
        trace.refuse("minis.9.2.6", unit=label, fleeing=fleeing)
    battle = forced_moves.settled(battle, "stand_against", label)
    running, standing = _running(trace, battle, fleeing), _standing(trace, battle, label, fleeing)
    trace.cite("minis.9.2.7", unit=label, fleeing=fleeing, combat_strength=(running, standing))
    if running >= standing and not discipline.passes(trace, battle, label, "minis.9.2.7"):
        trace.cite("minis.9.2.8", unit=label, fleeing=fleeing)
        battle = shaken(trace, battle, label, "minis.10.double")
        whole = movement.allowance(trace, battle, fleeing)
        battle = forced_moves.went(battle, battle.formation(fleeing).labels, whole)
        return flee(trace, battle, label, battle.unit(fleeing).fleeing)
    trace.cite("minis.9.2.9", unit=label, fleeing=fleeing)
    if not battle.unit(fleeing).skirmishing:
        battle = disorder(trace, battle, label, "minis.10.6")
    return _behind(trace, battle, label, fleeing)


def _running(trace: Trace, battle: Battle, label: str) -> Number:
    """The combat strength of a fleeing unit with the ranks of its column."""
    counts = (Count("combat_strength", label),)
    found = formations.strength(trace, battle, label, Zone.FRONT, counts)
    column = formations.column_of(battle, label)
    if len(column) > 1:
        trace.cite("minis.9.4.14", unit=column)
    for each in (each for each in column if each != label):
        trace.cite("minis.9.4.16", unit=label, supporter=each)
        found += bonus(trace, battle, label, each, counts)
    return trace.total("minis.9.2.7", exact(found), *counts)


def _standing(trace: Trace, battle: Battle, label: str, fleeing: str) -> Number:
    """The combat strength of a standing unit with its support."""
    counts = (Count("combat_strength", label),)
    found = formations.strength(trace, battle, label, Zone.FRONT, counts)
    helped = support(trace, battle, label, fleeing, counts)
    if helped:
        trace.cite("minis.9.4.17", helped, unit=label)
    return trace.total("minis.9.2.7", exact(found + helped), *counts)


def _behind(trace: Trace, battle: Battle, label: str, fleeing: str) -> Battle:
    """A fleeing unit is placed behind the friend that stood, or is scattered if it cannot get there."""
    body = formations.column_of(battle, fleeing)
    told = forced_moves.withdrawal(battle, fleeing)
    passed = (*formations.column_of(battle, label), *body)
    steps = exact((told.steps if told else 0) + sum(base_of(trace, battle.unit(each)).depth for each in passed))
    room = Measure(steps, (fleeing, label)).at_most(movement.allowance(trace, battle, fleeing))
    if not room.holds:
        trace.cite("minis.9.2.11", unit=fleeing, friend=label, step=room)
        return scattered(battle, body)
    trace.cite("minis.9.2.10", steps, unit=fleeing, friend=label, step=room)
    return forced_moves.went(battle, body, steps)


def _one_column(trace: Trace, battle: Battle, leader: str, label: str) -> Battle:
    """The battle with a column whose units flee together in the end; it parts when their move has ended."""
    told = next((each for each in battle.told(Behind) if each.leader == leader and label in each.units), None)
    if told is None:
        return battle
    column = tuple(each for each in (leader, *told.units) if not battle.unit(each).removed)
    trace.cite("minis.9.4.14", unit=column)
    return battle.put_formation(replace(battle.formation(leader), columns=(column,), parted=True))
