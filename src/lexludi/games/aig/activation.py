"""Activating leaders: who is due, ties, and how a leader becomes active and finished."""

from __future__ import annotations

from dataclasses import dataclass, fields

from lexludi.games.aig.actions import Activate, RollTie
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.command import in_range
from lexludi.games.aig.meanwhile import Meanwhile
from lexludi.games.aig.pieces import D10, Leader, State
from lexludi.games.aig.readings.sequence import ALTERNATION, TIE_ROLLS, Alternation, TieRolls
from lexludi.games.aig.turn import OrderPhase, Phase, Tie, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.position import Side

MOST_PHASES = 3
"""The most order phases a leader may take in a game turn."""


@decides
def begin(trace: Trace, battle: Battle) -> Turn:
    """A game turn as it stands before anything is done."""
    active = [leader for leader in battle.leaders if leader.has(State.ACTIVE)]
    if len(active) > 1:
        labels = tuple(one.label for one in active)
        raise Impossible(
            "Only one leader can be active at a time, not all of these: {labels}.",
            by="aig.2.4.active-leader",
            labels=labels,
        )
    turn = Turn(battle)
    if active:
        label = active[0].label
        return noticed(trace, turn, label).changed(phase=Phase.ORDERS, orders=OrderPhase(label), taken=((label, 1),))
    return turn if turn.waiting() else turn.changed(phase=Phase.RALLY)


@decides
def roll_tie(trace: Trace, turn: Turn, action: RollTie) -> Turn:
    """Both sides roll a d10; the higher chooses first among the tied leaders, and equal rolls decide nothing."""
    tied = turn.tied()
    if turn.phase is not Phase.ACTIVATION or turn.due() or not tied:
        trace.refuse("aig.3.1.tie-roll", phase=turn.phase)
    blue, red = trace.roll("blue_tie_die", D10), trace.roll("red_tie_die", D10)
    if blue == red:
        trace.cite("aig.3.1.tie-reroll", blue_tie_die=blue, red_tie_die=red)
        return turn
    side = Side.BLUE if blue > red else Side.RED
    labels = tuple(leader.label for leader in tied)
    trace.cite("aig.3.1.tie-roll", side, blue_tie_die=blue, red_tie_die=red, leader=labels)
    _worked_example(trace, tied, blue, red)
    return turn.changed(tie=Tie(tied[0].value, side))


def _worked_example(trace: Trace, tied: tuple[Leader, ...], blue: int, red: int) -> None:
    """The source's example: five leaders of initiative 2 against three, and rolls of 7 and 2."""
    sizes = sorted(sum(leader.side is side for leader in tied) for side in Side)
    if (tied[0].value, sizes, {blue, red}) == (2, [3, 5], {7, 2}):
        trace.cite("aig.3.1.example", max(blue, red), initiative=tied[0].value)


@decides
def activate(trace: Trace, turn: Turn, action: Activate) -> Turn:
    """Activate a leader whose time has come."""
    leader = turn.battle.leader(action.leader)
    if turn.phase is Phase.RALLY:
        trace.refuse("aig.3.structure", phase=turn.phase)
    if turn.phase is not Phase.ACTIVATION:
        trace.refuse("aig.5.1.1.continue", leader=leader.label, phase=turn.phase)
    if leader.has(State.JUNIOR):
        trace.cite("aig.4.2.1.junior", State.JUNIOR, leader=leader.label)
        trace.cite("aig.4.2.1.junior.activation", leader=leader.label)
        trace.refuse("aig.4.3.3.not-active", leader=leader.label)
    if leader.has(State.FINISHED):
        trace.refuse("aig.5.1.flip", leader=leader.label)
    if leader.side in turn.confused:
        trace.refuse("aig.5.3.3.low", leader=leader.label)
    _in_turn(trace, turn, leader)
    if not turn.taken:
        trace.cite("aig.5.1.1.order", leader=leader.label, initiative=leader.value)
    if turn.battle.in_melee(leader.label):
        trace.cite("aig.5.2.7.activated", leader=leader.label)
    each = trace.reading(TIE_ROLLS) is TieRolls.EVERY_ACTIVATION
    tie = None if each or turn.tie is None else Tie(turn.tie.level, leader.side.enemy)
    return order_phase(trace, turn.changed(tie=tie, tried=(), answered=False), leader.label)


def _in_turn(trace: Trace, turn: Turn, leader: Leader) -> None:
    """Check that a leader is the one, or one of those, to be activated now."""
    tied, due = turn.tied(), turn.due()
    trace.cite("aig.2.4.unactivated", leader=tuple(one.label for one in turn.waiting()))
    if leader not in tied:
        trace.refuse("aig.3.1.lowest", leader=tuple(one.label for one in tied), initiative=tied[0].value)
    if not due:
        trace.refuse("aig.3.1.tie-roll", leader=tuple(one.label for one in tied))
    acted = any(one.value == leader.value for one in _finished(turn))
    if leader not in due:
        trace.refuse(
            "aig.3.1.tie-alternate" if acted else "aig.3.1.tie-roll",
            leader=tuple(one.label for one in due),
            side=due[0].side,
        )
    _passed_over(trace, turn, leader.value)
    trace.cite("aig.3.1.lowest", leader.value, leader=leader.label)
    level = turn.tie is not None and turn.tie.level == leader.value
    others = {one.side for one in tied} - {leader.side}
    if level and not others:
        trace.cite("aig.3.1.tie-rest", leader=leader.label, side=leader.side)
    elif others and acted:
        trace.cite("aig.3.1.tie-alternate", leader=leader.label, side=leader.side)
    if any(one.value < leader.value for one in _finished(turn)):
        trace.cite("aig.3.1.next-level", leader.value, leader=leader.label)


def _passed_over(trace: Trace, turn: Turn, initiative: int) -> None:
    """Name the junior leaders of a lower initiative, who are never due."""
    juniors = [one for one in turn.battle.leaders if one.has(State.JUNIOR)]
    if lower := tuple(one.label for one in juniors if one.value < initiative):
        trace.cite("aig.4.2.1.junior.activation", leader=lower)


@dataclass(frozen=True)
class Standing(Turn):
    """The game turn as it stands, for somebody who asks."""


@decides
def standing(trace: Trace, turn: Turn) -> Standing:
    """Who is due, or what else the game turn waits for."""
    due, tied = tuple(one.label for one in turn.due()), tuple(one.label for one in turn.tied())
    if turn.phase is not Phase.ACTIVATION:
        trace.cite("aig.3.structure" if turn.phase is Phase.RALLY else "aig.3.leader-phase", turn.phase)
    elif due:
        _passed_over(trace, turn, turn.tied()[0].value)
        trace.cite("aig.3.1.lowest", turn.tied()[0].value, leader=due)
    else:
        trace.cite("aig.3.1.tie-roll", leader=tied)
    return Standing(**{item.name: getattr(turn, item.name) for item in fields(Turn)})


def of_active(trace: Trace, turn: Turn, label: str) -> None:
    """Refuse what only the leader does whose order phase it is, to another who is named."""
    if label and (turn.orders is None or turn.orders.leader != label):
        trace.refuse("aig.2.4.active-leader", leader=label)


def _finished(turn: Turn) -> tuple[Leader, ...]:
    return tuple(leader for leader in turn.battle.leaders if leader.has(State.FINISHED))


def noticed(trace: Trace, turn: Turn, label: str) -> Turn:
    """The turn with it noted that a leader has been within the overall commander's command range."""
    near = near_overall(trace, turn.battle, turn.battle.leader(label))
    return turn.changed(near=tuple(sorted({*turn.near, label}))) if near else turn


def near_overall(trace: Trace, battle: Battle, leader: Leader) -> bool:
    """Whether a leader is within the command range of his side's overall commander."""
    found = from_overall(trace, battle, leader)
    return found is not None and found.decided


def from_overall(trace: Trace, battle: Battle, leader: Leader) -> Ruling[int] | None:
    """How far orders of his side's overall commander travel to a leader, if that can be known."""
    overall = battle.overall(leader.side)
    if overall is None or overall.command_range is None or battle.map is None:
        return None
    return trace.would(in_range, battle, overall.label, leader.label)


def order_phase(trace: Trace, turn: Turn, label: str, seized_from: Side | None = None) -> Turn:
    """The turn with a leader starting an order phase."""
    leader = turn.battle.leader(label)
    trace.cite("aig.3.leader-phase", Phase.ORDERS, leader=label)
    trace.cite("aig.2.4.active-leader", State.ACTIVE, leader=label)
    taken = dict(turn.taken) | {label: turn.order_phases(label) + 1}
    turn = quiet(turn) if turn.orders else turn
    return noticed(trace, turn, label).changed(
        battle=turn.battle.put(leader.marked(State.ACTIVE)),
        phase=Phase.ORDERS,
        orders=OrderPhase(label, seized_from),
        contest=None,
        taken=tuple(taken.items()),
    )


def finish(trace: Trace, turn: Turn, label: str) -> Turn:
    """The turn with a leader flipped to finished."""
    leader = turn.battle.leader(label)
    if leader.has(State.SKIPPED):
        trace.cite("aig.5.4.4.lose", leader=label)
    trace.cite("aig.5.1.flip", State.FINISHED, leader=label)
    if turn.order_phases(label):
        trace.cite("aig.2.4.finished", State.FINISHED, leader=label)
    else:
        trace.cite("aig.2.4.finished-other-ways", State.FINISHED, leader=label)
    flipped = leader.cleared(State.ACTIVE, State.SKIPPED).marked(State.FINISHED)
    return turn.changed(battle=turn.battle.put(flipped))


def quiet(turn: Turn) -> Turn:
    """The turn after an order phase, whose shots and announcements are over."""
    return turn.changed(battle=replace(turn.battle, now=Meanwhile()))


def go_on(trace: Trace, turn: Turn) -> Turn:
    """The turn after an activation: on to the next leader, or to the rally phase when there is none."""
    after = quiet(turn).changed(phase=Phase.ACTIVATION, orders=None, contest=None, tried=(), answered=False)
    seized = turn.orders is not None and turn.orders.seized_from is not None
    if seized and after.tie and trace.reading(ALTERNATION) is Alternation.SEIZURE_COUNTS:
        after = after.changed(tie=Tie(after.tie.level, after.tie.side.enemy))
        trace.cite("aig.3.1.tie-alternate")
    if after.waiting():
        trace.cite("aig.5.1.1.continue", leader=tuple(leader.label for leader in after.tied()))
        return after
    trace.cite("aig.3.structure", Phase.RALLY)
    return after.changed(phase=Phase.RALLY)
