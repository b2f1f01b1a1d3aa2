"""Seizure: cutting in ahead of a comrade, seizing an enemy's momentum or cut-in, and being skipped."""

from __future__ import annotations

from lexludi.games.aig.actions import CutIn, LetPass, Seize
from lexludi.games.aig.activation import finish, order_phase
from lexludi.games.aig.checks import Check
from lexludi.games.aig.pieces import D10, Leader, State
from lexludi.games.aig.readings.activation import (
    ANSWER_TIME,
    ANSWERERS,
    ATTEMPTS,
    CONFUSION,
    CUT_IN_BY,
    SELF_SKIP,
    Answerers,
    AnswerTime,
    Attempts,
    Confusion,
    CutInBy,
    SelfSkip,
)
from lexludi.games.aig.turn import Contest, Phase, Turn
from lexludi.rulings.ruling import Trace, decides

EXAMPLE = 6
"""The initiative of the seizing leader in the source's example."""


@decides
def cut_in(trace: Trace, turn: Turn, action: CutIn) -> Turn:
    """A leader of the active side tries to take the place of a comrade who is due."""
    leader, due = turn.battle.leader(action.leader), turn.battle.leader(action.due)
    if turn.phase is not Phase.ACTIVATION:
        if leader.side in turn.tried:
            trace.refuse("aig.5.4.3", leader=leader.label, side=leader.side)
        trace.refuse("aig.3.1.cut-in", phase=turn.phase)
    if due not in turn.due() or leader.side is not due.side or leader == due:
        trace.refuse("aig.5.4.1.may", leader=leader.label, due=due.label)
    _able(trace, turn, leader)
    if leader.value <= due.value and trace.reading(CUT_IN_BY) is CutInBy.HIGHER:
        trace.refuse("aig.3.1.cut-in", leader=leader.label, due=due.label)
    trace.cite("aig.5.4.sides", due.side, leader=due.label)
    trace.cite("aig.5.4.1.may", leader=leader.label, due=due.label)
    trace.cite("aig.3.1.cut-in", leader=leader.label, due=due.label)
    trace.cite("aig.2.4.seizure-sides", leader=leader.label, due=due.label)
    after = skip(trace, turn.changed(tried=(leader.side,), answered=False), leader)
    contest = Contest(leader.label, due.label, rolled=False)
    if trace.reading(ANSWER_TIME) is AnswerTime.BEFORE_ROLL and _answerers(trace, after, contest):
        trace.cite("aig.5.4.2.2.when")
        return after.changed(phase=Phase.SEIZURE, contest=contest)
    return _roll_cut_in(trace, after, contest)


def _roll_cut_in(trace: Trace, turn: Turn, contest: Contest) -> Turn:
    """The active side's own roll, and who acts after it."""
    leader = turn.battle.leader(contest.leader)
    if not check(trace, leader):
        trace.cite("aig.5.1.3.b", State.FINISHED, leader=leader.label)
        trace.cite("aig.5.4.1.fail", leader=leader.label, due=contest.due)
        return order_phase(trace, finish(trace, turn, leader.label), contest.due)
    trace.cite("aig.5.4.1.success", leader=leader.label, due=contest.due)
    rolled = Contest(contest.leader, contest.due)
    if trace.reading(ANSWER_TIME) is AnswerTime.AFTER_ROLL and _answerers(trace, turn, rolled):
        trace.cite("aig.5.4.2.2.when", leader=leader.label)
        return turn.changed(phase=Phase.SEIZURE, contest=rolled)
    return order_phase(trace, turn, leader.label, leader.side)


def contested(trace: Trace, turn: Turn, leader: Leader) -> Turn:
    """A momentum check has succeeded: the passive side may answer it, if it has a leader who can."""
    once = trace.reading(ATTEMPTS) is Attempts.EACH_ACTIVATION and turn.answered
    contest = Contest(leader.label)
    after = turn.changed(tried=(), contest=contest)
    if not once and _answerers(trace, after, contest):
        trace.cite("aig.5.4.2.1.when", leader=leader.label)
        return after.changed(phase=Phase.SEIZURE)
    if once:
        trace.cite("aig.5.4.3", leader=leader.label)
    return _carries_on(trace, after, contest)


@decides
def seize(trace: Trace, turn: Turn, action: Seize) -> Turn:
    """A leader of the passive side tries to seize a momentum or a cut-in."""
    leader, contest = turn.battle.leader(action.leader), turn.contest
    if turn.phase is not Phase.SEIZURE or contest is None:
        _too_late(trace, turn, leader)
        trace.refuse("aig.5.4.2", leader=leader.label, phase=turn.phase)
    rival = turn.battle.leader(contest.leader)
    if leader.side is rival.side:
        trace.refuse("aig.5.4.sides", leader=leader.label, side=leader.side)
    _able(trace, turn, leader, contest)
    trace.cite("aig.5.4.sides", leader.side.enemy, leader=rival.label)
    trace.cite("aig.5.4.2", leader=leader.label)
    trace.cite("aig.2.4.seizure-sides", leader=leader.label, rival=rival.label)
    after = skip(trace, turn.changed(tried=(*turn.tried, leader.side), answered=True), leader)
    if check(trace, leader):
        return _seized(trace, after, leader, contest)
    after = finish(trace, after, leader.label)
    trace.cite("aig.5.1.3.b", State.FINISHED, leader=leader.label)
    if not contest.due:
        trace.cite("aig.5.4.2.1.fail", leader=leader.label, rival=rival.label)
    else:
        trace.cite("aig.5.4.2.2.fail", leader=leader.label, rival=rival.label)
    return _undisturbed(trace, after, contest)


def _too_late(trace: Trace, turn: Turn, leader: Leader) -> None:
    """Refuse a seizure when there is nothing to answer: of one’s own, a second one, or after a cut-in has gone its way."""
    rival = turn.acting
    against = rival is not None and rival.side is not leader.side
    if against and turn.orders and turn.orders.seized_from is leader.side:
        trace.refuse("aig.5.4.2.2.no-counter", leader=leader.label)
    if leader.side in turn.tried:
        trace.refuse("aig.5.4.3", leader=leader.label, side=leader.side)
    _able(trace, turn, leader)
    if against and rival and rival.side in turn.tried:
        trace.refuse("aig.5.4.2.2.when", leader=leader.label, rival=rival.label)


def _seized(trace: Trace, turn: Turn, leader: Leader, contest: Contest) -> Turn:
    rival = turn.battle.leader(contest.leader)
    if not contest.due:
        trace.cite("aig.5.4.2.1.success", leader=leader.label, rival=rival.label)
    else:
        trace.cite("aig.5.4.2.2.success", leader=leader.label, rival=rival.label)
    trace.cite("aig.5.1.3.c", State.FINISHED, leader=rival.label)
    after = finish(trace, turn, rival.label)
    return order_phase(trace, after, leader.label, rival.side)


@decides
def let_pass(trace: Trace, turn: Turn, action: LetPass) -> Turn:
    """The passive side does not answer."""
    if turn.phase is not Phase.SEIZURE or turn.contest is None:
        trace.refuse("aig.5.4.2", phase=turn.phase)
    return _undisturbed(trace, turn, turn.contest)


def _undisturbed(trace: Trace, turn: Turn, contest: Contest) -> Turn:
    """What was contested goes its way."""
    if not contest.rolled:
        return _roll_cut_in(trace, turn, contest)
    return _carries_on(trace, turn, contest)


def _carries_on(trace: Trace, turn: Turn, contest: Contest) -> Turn:
    leader = turn.battle.leader(contest.leader)
    if contest.due:
        return order_phase(trace, turn, leader.label, leader.side)
    trace.cite("aig.5.3.2.order-phase", leader=leader.label)
    trace.cite("aig.3.3.success", State.ACTIVE, leader=leader.label)
    return order_phase(trace, turn, leader.label)


@decides
def able(trace: Trace, turn: Turn, leader: Leader, contest: Contest | None) -> None:
    """Whether a leader's state lets him try a seizure."""
    _able(trace, turn, leader, contest)


def _able(trace: Trace, turn: Turn, leader: Leader, contest: Contest | None = None) -> None:
    if leader.has(State.JUNIOR):
        trace.refuse("aig.4.3.3.not-active", leader=leader.label)
    if leader.has(State.FINISHED):
        trace.refuse("aig.5.1.4", leader=leader.label)
    if leader.side in turn.confused and trace.reading(CONFUSION) is Confusion.NO_SEIZURE:
        trace.refuse("aig.5.3.3.low", leader=leader.label)
    answers = contest is not None and contest.due != ""
    if leader.has(State.SKIPPED) and not (answers and trace.reading(ANSWERERS) is Answerers.SKIPPED_TOO):
        trace.refuse("aig.5.4.4.effect", leader=leader.label)
    if not leader.has(State.UNACTIVATED):
        trace.refuse("aig.5.4.1.may", leader=leader.label)


def _answerers(trace: Trace, turn: Turn, contest: Contest) -> list[Leader]:
    side = turn.battle.leader(contest.leader).side.enemy
    leaders = [leader for leader in turn.battle.leaders if leader.side is side]
    return [leader for leader in leaders if trace.would(able, turn, leader, contest).decided]


def check(trace: Trace, leader: Leader) -> bool:
    """The seizure roll: equal to or less than his initiative succeeds."""
    trace.cite("aig.4.1.initiative.checks", leader=leader.label, initiative=leader.value)
    die = trace.roll("seizure_die", D10, leader.label)
    result = Check.PASSED if die <= leader.value else Check.FAILED
    trace.cite("aig.5.4.1.roll", result, leader=leader.label, seizure_die=die, initiative=leader.value)
    return result is Check.PASSED


def skip(trace: Trace, turn: Turn, seizer: Leader) -> Turn:
    """The unactivated leaders of both sides who are no quicker than the one who tries to seize become skipped."""
    himself = trace.reading(SELF_SKIP) is SelfSkip.SKIPPED
    slow = [
        leader
        for leader in turn.battle.leaders
        if leader.has(State.UNACTIVATED) and leader.value <= seizer.value and (himself or leader.label != seizer.label)
    ]
    if slow:
        trace.cite("aig.5.4.4.give", State.SKIPPED, leader=tuple(one.label for one in slow), initiative=seizer.value)
    if seizer.value == EXAMPLE:
        trace.cite("aig.5.4.4.example", EXAMPLE, leader=seizer.label)
    return turn.changed(battle=turn.battle.put(*(leader.marked(State.SKIPPED) for leader in slow)))
