"""Lone leaders in the game turn: whom an enemy has come near answers before anything else is done."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.games.aig.actions import Escape, Stay
from lexludi.games.aig.escape import Approach, Ways, escape, near
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.turn import Turn
from lexludi.games.aig.walk import allowance
from lexludi.rulings.ruling import Trace, decides


def alarmed(trace: Trace, turn: Turn, label: str) -> Turn:
    """The turn after a unit has moved, with the lone enemy leaders it has come near."""
    unit = next((unit for unit in turn.battle.units if unit.label == label), None)
    if unit is None or unit.has(State.ROUTED) or turn.battle.map is None:
        return turn
    others = [leader for leader in turn.battle.leaders if leader.side is not unit.side and leader.stance]
    lone = [leader for leader in others if turn.battle.unit_of(leader) is None]
    found = tuple((leader.label, label) for leader in lone if near(trace, turn.battle, leader, unit))
    return turn.changed(approached=(*turn.approached, *found))


def waiting(trace: Trace, turn: Turn) -> tuple[tuple[str, str], ...]:
    """The lone leaders who have yet to answer, each with the enemy who is near him."""
    leaders, units = ({piece.label: piece for piece in group} for group in (turn.battle.leaders, turn.battle.units))
    here = [pair for pair in turn.approached if pair[0] in leaders and pair[1] in units]
    return tuple(
        (leader, enemy)
        for leader, enemy in here
        if turn.battle.unit_of(turn.battle.leader(leader)) is None
        and near(trace, turn.battle, turn.battle.leader(leader), turn.battle.unit(enemy))
    )


@decides
def flee_from(trace: Trace, turn: Turn, action: Escape) -> Turn:
    """A lone leader goes to the nearest friends, as far as the enemy lets him."""
    enemy, left = _answered(trace, turn, action.leader)
    refuges = _refuges(trace, turn, turn.battle.leader(action.leader))
    if len(refuges) > 1 and not action.unit:
        trace.refuse("aig.4.4.2.a.tie", leader=action.leader, unit=refuges)
    came = trace.take(escape, turn.battle, Approach(enemy, action.leader, action.unit))
    return turn.changed(battle=came.battle, approached=left)


@decides
def stay(trace: Trace, turn: Turn, action: Stay) -> Turn:
    """A lone leader stays where he is, as far as the enemy lets him."""
    enemy, left = _answered(trace, turn, action.leader)
    if not action.agreed:
        came = trace.take(escape, turn.battle, Approach(enemy, action.leader, stays=True))
        return turn.changed(battle=came.battle, approached=left)
    if Ways(turn.battle, turn.battle.leader(action.leader), 0).priced:
        trace.refuse("aig.4.4.2.a.move", leader=action.leader)
    trace.cite("aig.4.4.2.a.move", leader=action.leader)
    return turn.changed(approached=left)


def _answered(trace: Trace, turn: Turn, leader: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The enemy a lone leader answers, and who has yet to answer after him."""
    pending = waiting(trace, turn)
    enemy = dict(pending).get(leader)
    if enemy is None:
        trace.refuse("aig.4.4.2.a.move", leader=leader)
    return enemy, tuple(pair for pair in pending if pair != (leader, enemy))


def escapes(turn: Turn) -> Iterator[Escape]:
    """Where a lone leader can be said to go whom an enemy has come near; of any other leader, that he flees."""
    came = {leader for leader, _ in turn.approached}
    for leader in turn.battle.leaders:
        yield Escape(leader.label)
        if leader.label in came:
            yield from (Escape(leader.label, unit.label) for unit in turn.battle.of(leader.side))


def stays(turn: Turn) -> Iterator[Stay]:
    """That a lone leader stays whom an enemy has come near."""
    for leader, _ in turn.approached:
        yield from (Stay(leader), Stay(leader, agreed=True))


def _refuges(trace: Trace, turn: Turn, leader: Leader) -> tuple[str, ...]:
    """The nearest friendly units a leader can go to, as far as that is known."""
    ways = Ways(turn.battle, leader, trace.would(allowance, leader).outcome)
    return tuple(refuge.unit for refuge in ways.nearest()) if ways.priced else ()
