"""Sentences about leaders who fall, and lone leaders whom an enemy comes near."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import Escape, Stay
from lexludi.games.aig.alarm import waiting
from lexludi.games.aig.escape import Approach, Refuges, escape
from lexludi.games.aig.pieces import State
from lexludi.games.aig.turn import Turn
from lexludi.games.aig.walk import Moved
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases


@phrases.given("{leader} has fallen")
def has_fallen(case: Table, leader: Piece) -> None:
    case.battle = case.battle.without(case.battle.leader(leader).label)


@phrases.given("{leader} has been wounded")
def has_been_wounded(case: Table, leader: Piece) -> None:
    wounded = case.battle.leader(leader).cleared(State.SKIPPED).marked(State.FINISHED)
    case.battle = replace(case.battle.put(wounded), fallen=(*case.battle.fallen, wounded))


@phrases.given("escape die of {leader}: {die}")
def escape_die(case: Table, leader: Piece, die: Face) -> None:
    case.roll("escape_die", die, leader)


@phrases.when("{enemy} comes near {leader}")
def comes_near(case: Table, enemy: Piece, leader: Piece) -> Ruling[Moved]:
    return _ask(case, Approach(enemy, leader))


@phrases.when("{enemy} comes near {leader}, who escapes to {unit}")
def escapes_to(case: Table, enemy: Piece, leader: Piece, unit: Piece) -> Ruling[Moved]:
    return _ask(case, Approach(enemy, leader, case.battle.unit(unit).label))


@phrases.when("{enemy} comes near {leader}, who stays")
def stays(case: Table, enemy: Piece, leader: Piece) -> Ruling[Moved]:
    return _ask(case, Approach(enemy, leader, stays=True))


phrases.action(
    Escape,
    asked="{leader} reacts to the approach by escaping to {unit}",
    past="{leader} has reacted to the approach by escaping to {unit}",
    refused="{leader} cannot escape to {unit}",
)
phrases.action(
    Stay,
    asked="{leader} reacts to the approach by staying",
    past="{leader} has reacted to the approach by staying",
    refused="{leader} cannot stay",
)


@phrases.then("leaders an enemy has come near: {leaders}", result=True)
def approached(case: Table) -> list[str] | None:
    return [leader for leader, _ in waiting(case.trace(), case.outcome(Turn))] or None


@phrases.then("{leader} may escape to: {units}", result=True)
def may_escape(case: Table, leader: Piece) -> list[str] | None:
    found = case.outcome(Refuges)
    return list(found.units) if found.leader == leader else None


@phrases.then("the group of {leader} is now: {units}")
def group_now(case: Table, leader: Piece) -> list[str] | None:
    return list(case.after.group(leader)) or None


@phrases.then("{junior} now serves under {leader}")
def serves_now(case: Table, junior: Piece, leader: Piece) -> bool:
    return case.after.leader(junior).superior == leader


@phrases.then("group-order value of {leader}: {number}")
def group_orders_of(case: Table, leader: Piece) -> int:
    return case.after.leader(leader).group_orders


def _ask(case: Table, asked: Approach) -> Ruling[Moved]:
    return case.show(case.decide(escape, case.battle, asked))
