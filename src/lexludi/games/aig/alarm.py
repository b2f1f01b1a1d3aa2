"""Lone leaders in the game turn: whom an enemy has come near answers before anything else is done."""

from __future__ import annotations

from lexludi.games.aig.actions import Escape
from lexludi.games.aig.escape import Approach, Ways, escape, near
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.readings import EDITION, Readings
from lexludi.games.aig.turn import Turn
from lexludi.games.aig.walk import allowance
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace


def alarmed(turn: Turn, label: str, readings: Readings) -> Turn:
    """The turn after a unit has moved, with the lone enemy leaders it has come near."""
    unit = next((unit for unit in turn.battle.units if unit.label == label), None)
    if unit is None or unit.has(State.ROUTED) or turn.battle.map is None:
        return turn
    others = [leader for leader in turn.battle.leaders if leader.side is not unit.side and leader.stance]
    lone = [leader for leader in others if turn.battle.unit_of(leader) is None]
    found = tuple((leader.label, label) for leader in lone if near(turn.battle, leader, unit, readings))
    return turn.changed(approached=(*turn.approached, *found))


def waiting(turn: Turn, readings: Readings) -> tuple[tuple[str, str], ...]:
    """The lone leaders who have yet to answer, each with the enemy who is near him."""
    leaders, units = ({piece.label: piece for piece in group} for group in (turn.battle.leaders, turn.battle.units))
    here = [pair for pair in turn.approached if pair[0] in leaders and pair[1] in units]
    return tuple(
        (leader, enemy)
        for leader, enemy in here
        if turn.battle.unit_of(turn.battle.leader(leader)) is None
        and near(turn.battle, turn.battle.leader(leader), turn.battle.unit(enemy), readings)
    )


@decides
def answer(trace: Trace, turn: Turn, action: Escape, readings: Readings = EDITION) -> Turn:
    """A lone leader goes to the nearest friends or stays, as far as the enemy lets him."""
    enemy = dict(waiting(turn, readings)).get(action.leader)
    if enemy is None:
        trace.refuse("aig.4.4.2.a.move", leader=action.leader)
    left = tuple(pair for pair in waiting(turn, readings) if pair != (action.leader, enemy))
    leader = turn.battle.leader(action.leader)
    if not action.agreed:
        refuges = _refuges(turn, leader, readings)
        if len(refuges) > 1 and not action.to and not action.stays:
            trace.refuse("aig.4.4.2.a.tie", leader=action.leader, unit=refuges)
        asked = Approach(enemy, action.leader, action.to, action.stays)
        came = trace.take(escape, turn.battle, asked, readings)
        return turn.changed(battle=came.battle, approached=left)
    if Ways(turn.battle, leader, 0).priced:
        trace.refuse("aig.4.4.2.a.move", leader=action.leader)
    trace.cite("aig.4.4.2.a.move", leader=action.leader)
    return turn.changed(battle=turn.battle.put(_agreed(turn, leader, action.to)), approached=left)


def _agreed(turn: Turn, leader: Leader, to: str) -> Leader:
    """A leader where the players agree he is, because movement costs have not been laid down."""
    return replace(leader, stance=turn.battle.unit(to).stance) if to else leader


def answers(turn: Turn, readings: Readings) -> tuple[Escape, ...]:
    """What can be said of the lone leaders who have to answer; of any other leader, that he flees."""
    pending, found = dict(waiting(turn, readings)), []
    for leader in turn.battle.leaders:
        if leader.label not in pending:
            found.append(Escape(leader.label))
            continue
        found += [Escape(leader.label, unit.label) for unit in turn.battle.of(leader.side)]
        found += [Escape(leader.label, stays=True), Escape(leader.label, stays=True, agreed=True)]
        if len(_refuges(turn, leader, readings)) != 1:
            found.append(Escape(leader.label))
    return tuple(found)


def _refuges(turn: Turn, leader: Leader, readings: Readings) -> tuple[str, ...]:
    """The nearest friendly units a leader can go to, as far as that is known."""
    ways = Ways(turn.battle, leader, allowance(Trace(), leader, readings))
    return tuple(refuge.unit for refuge in ways.nearest()) if ways.priced else ()
