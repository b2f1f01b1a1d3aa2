"""Whole games played at random through the one interface for turns."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.games.cca.phase import Action, EndMovement, Halt, Move, Order, Phase
from lexludi.games.cca.turn import GAME
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.faults import Impossible
from lexludi.rulings.turns import Choice

from .builders import Setup, along, ordered, setups, turn

seeds = st.integers(0, 10**6)


def random_game(setup: Setup, seed: int) -> tuple[list[Phase], list[tuple[Choice[Action], ...]], list[Action]]:
    """The states of a game of legal actions with their choices, and its actions, moves before their end, the end last."""
    states, choices, actions, dice = [setup.phase], [], [], Random(seed)
    while True:
        choices.append(GAME.choices(states[-1]))
        legal = [choice.action for choice in choices[-1] if choice.against is None]
        if not legal or len(actions) == 12:
            return states, choices, actions
        moves = [action for action in legal if not isinstance(action, EndMovement)]
        action = dice.choice(moves or legal)
        if isinstance(action, Move) and dice.random() < 0.3:
            paused = Move(action.label, action.route, paused=True)
            action = paused if GAME.act(states[-1], paused, NO_DICE).decided else action
        actions.append(action)
        states.append(GAME.act(states[-1], action, NO_DICE).outcome)


@settings(max_examples=40, deadline=None)
@given(setups(), seeds)
def test_random_game_replays_takes_nothing_back_and_refuses_with_a_clause(setup: Setup, seed: int) -> None:
    states, choices, actions = random_game(setup, seed)
    for state, open_now in zip(states, choices, strict=True):
        for choice in open_now:
            ruling = GAME.act(state, choice.action, NO_DICE)
            assert ruling.decided == (choice.against is None)
            if not ruling.decided:
                assert choice.against == ruling.by == ruling.trace[-1].clause
    rulings = GAME.play(setup.phase, actions)
    assert [ruling.outcome for ruling in rulings] == states[1:]
    assert GAME.play(setup.phase, actions) == rulings
    for before, action, after in zip(states[:-1], actions, states[1:], strict=True):
        assert set(before.ordered) <= set(after.ordered) and set(before.carried) <= set(after.carried)
        assert all(after.hexes_moved(label) >= hexes for label, hexes in before.moves)
        assert before.orders - after.orders == isinstance(action, Order)
        assert after.battle == (before.battle or isinstance(action, EndMovement))


def test_play_ends_with_the_first_action_that_is_not_legal() -> None:
    phase = turn("5x4; blue medium-infantry A 0203; blue camel B 0403", orders=1)
    rulings = GAME.play(phase, [Order("A"), Order("B"), along("A", "0202")])
    assert [ruling.decided for ruling in rulings] == [True, False]


def test_halt_is_a_choice_only_while_a_move_is_begun() -> None:
    phase = ordered("5x4; blue camel A 0203", "A")
    begun = GAME.act(phase, along("A", "0202", paused=True), NO_DICE).outcome
    assert (Halt("A") in GAME.legal(phase), Halt("A") in GAME.legal(begun)) == (False, True)


def test_nothing_is_legal_in_a_turn_once_battle_has_begun() -> None:
    phase = ordered("5x4; blue camel A 0203; blue leader L 0203", "A")
    over = GAME.act(phase, EndMovement(), NO_DICE).outcome
    assert GAME.choices(over) and not GAME.legal(over)
    with pytest.raises(Impossible, match="already over"):
        GAME.act(over, EndMovement(), NO_DICE)
