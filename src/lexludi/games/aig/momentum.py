"""Momentum: a leader's attempt at one more order phase."""

from __future__ import annotations

from lexludi.games.aig.actions import Finish, TryMomentum
from lexludi.games.aig.activation import MOST_PHASES, finish, go_on, of_active, quiet
from lexludi.games.aig.checks import Check
from lexludi.games.aig.pieces import D10, Leader, State
from lexludi.games.aig.readings.activation import IDLE_MOMENTUM, NINE, IdleMomentum, Nine
from lexludi.games.aig.seizure import contested
from lexludi.games.aig.turn import Phase, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

REROLLED = 9
"""The face after which a second die is rolled."""
LAST = 9
"""The face of the second die after which no more leaders are activated."""
LOW = (0, 1)
"""The faces of the second die that bring command confusion."""


@decides
def try_momentum(trace: Trace, turn: Turn, action: TryMomentum) -> Turn:
    """The active leader tries to gain another order phase."""
    leader = turn.acting
    if action.leader and turn.battle.leader(action.leader).has(State.JUNIOR):
        trace.refuse("aig.4.3.3.not-active", leader=action.leader)
    if leader is not None and action.leader in ("", leader.label):
        _fit(trace, turn, leader)
    if turn.phase is not Phase.MOMENTUM or leader is None or action.leader not in ("", leader.label):
        trace.refuse("aig.5.3.1.when", leader=action.leader, phase=turn.phase)
    _allowed(trace, turn, leader)
    trace.cite("aig.5.3.1.when", leader=leader.label)
    trace.cite("aig.3.3.try", leader=leader.label)
    trace.cite("aig.5.2.9.b", leader=leader.label)
    trace.cite("aig.4.1.initiative.checks", leader=leader.label, initiative=leader.value)
    die = trace.roll("momentum_die", D10, leader.label)
    nine = _rolls_again(die) and not (die <= leader.value and trace.reading(NINE) is Nine.SUCCEEDS)
    success = die <= leader.value and not nine
    check = Check.PASSED if success else Check.FAILED
    trace.cite("aig.5.3.2.roll", check, leader=leader.label, momentum_die=die, initiative=leader.value)
    if nine:
        return _nine(trace, turn, leader)
    if success:
        return contested(trace, turn, leader)
    trace.cite("aig.5.3.2.fail", leader=leader.label)
    return _failed(trace, turn, leader)


def _fit(trace: Trace, turn: Turn, leader: Leader) -> None:
    """Refuse momentum, at whatever time, to a leader in melee and to one who has been skipped."""
    if turn.battle.in_melee(leader.label):
        trace.refuse("aig.5.3.1.melee", leader=leader.label)
    if leader.has(State.SKIPPED):
        trace.refuse("aig.5.3.1.skipped", leader=leader.label)


def _allowed(trace: Trace, turn: Turn, leader: Leader) -> None:
    if turn.order_phases(leader.label) >= MOST_PHASES:
        trace.cite("aig.5.1.2", MOST_PHASES, leader=leader.label)
        trace.refuse("aig.5.3.1.limit", leader=leader.label)
    phase = turn.order_phase
    if not phase.issued and trace.reading(IDLE_MOMENTUM) is IdleMomentum.BARRED:
        if phase.untold:
            raise Impossible(
                "It has not been said whether {leader} issued an order; say what he ordered.", leader=leader.label
            )
        trace.refuse("aig.5.1.3.d", leader=leader.label)


def _failed(trace: Trace, turn: Turn, leader: Leader) -> Turn:
    trace.cite("aig.5.1.3.b", State.FINISHED, leader=leader.label)
    return go_on(trace, finish(trace, turn, leader.label))


def _rolls_again(die: int) -> bool:
    return die == REROLLED


def _nine(trace: Trace, turn: Turn, leader: Leader) -> Turn:
    """The second die after a 9."""
    trace.cite("aig.5.3.3.reroll", REROLLED, leader=leader.label)
    second = trace.roll("second_die", D10, leader.label)
    if second == LAST:
        trace.cite("aig.5.3.3.nine", second, leader=leader.label)
        after = quiet(finish(trace, turn, leader.label))
        return after.changed(phase=Phase.RALLY, orders=None, contest=None, tried=(), answered=False)
    if second in LOW:
        trace.cite("aig.5.3.3.low", leader.side, leader=leader.label, second_die=second)
        turn = turn.changed(confused=(*turn.confused, leader.side))
    else:
        trace.cite("aig.5.3.3.mid", second, leader=leader.label)
    return _failed(trace, turn, leader)


@decides
def decline(trace: Trace, turn: Turn, action: Finish) -> Turn:
    """The active leader does not try for momentum."""
    of_active(trace, turn, action.leader)
    leader = turn.acting
    if turn.phase is not Phase.MOMENTUM or leader is None or turn.orders is None:
        trace.refuse("aig.3.3.decline", phase=turn.phase)
    trace.cite("aig.3.3.decline", State.FINISHED, leader=leader.label)
    trace.cite("aig.5.2.9.a", leader=leader.label)
    trace.cite("aig.5.1.3.a", State.FINISHED, leader=leader.label)
    if not (turn.orders.issued or turn.orders.untold or turn.orders.seized_from):
        trace.cite("aig.5.1.3.d", State.FINISHED, leader=leader.label)
    return go_on(trace, finish(trace, turn, leader.label))
