"""Individual orders issued at random: nobody issues more than he is entitled to, and only those who may."""

from __future__ import annotations

import random

import pytest

from lexludi.games.aig.actions import Individual, Use
from lexludi.games.aig.activation import begin
from lexludi.games.aig.pieces import Leader, State
from lexludi.games.aig.sequence import AIG
from lexludi.games.aig.turn import Turn
from lexludi.rulings.dice import NO_DICE

from . import fuzz

ORDERS = 12


def first_phase(seed: int) -> Turn:
    """The order phase of a leader of a random battle."""
    battle = fuzz.battle(random.Random(seed))
    commander = next(leader for leader in battle.leaders if not leader.has(State.JUNIOR))
    return begin(battle.put(commander.marked(State.ACTIVE))).outcome


@pytest.mark.parametrize("seed", range(40))
def test_orders_used_up_never_exceed_the_initiative_of_their_issuer(seed: int) -> None:
    turn, chance = first_phase(seed), random.Random(seed)
    for _ in range(ORDERS):
        orders = [action for action in AIG.actions(turn) if isinstance(action, Individual)]
        rulings = [AIG.act(turn, action, NO_DICE) for action in chance.sample(orders, min(len(orders), ORDERS))]
        decided = [ruling.outcome for ruling in rulings if ruling.decided]
        if not decided:
            break
        turn = decided[0]
        for leader in turn.battle.leaders:
            assert turn.order_phase.used(leader.label) <= leader.value
            if turn.order_phase.used(leader.label) and leader.label != turn.order_phase.leader:
                assert leader.has(State.JUNIOR) and turn.order_phase.ordered(leader.label)


@pytest.mark.parametrize("seed", range(40))
def test_leaders_take_orders_from_themselves_or_from_above_alone(seed: int) -> None:
    turn = first_phase(seed)
    active = turn.battle.leader(turn.order_phase.leader)
    for other in (one for one in turn.battle.leaders if one.side is active.side and one != active):
        if AIG.act(turn, Individual(other.label, Use.MOVE), NO_DICE).decided:
            assert _above(active, other)


def _above(leader: Leader, other: Leader) -> bool:
    overall = leader.has(State.OVERALL) and not other.has(State.OVERALL)
    return overall or other.has(State.JUNIOR) or (leader.rank or 0) > (other.rank or 0)
