"""Whole game turns played at random through the one interface for turns; GAMES in the environment says how many."""

from __future__ import annotations

import os

import pytest

from .fuzz import play

GAMES = int(os.environ.get("GAMES", "40"))
LOT = 10


@pytest.mark.parametrize("first", range(0, GAMES, LOT))
def test_random_game_turns_end_replay_and_refuse_with_a_clause(first: int) -> None:
    for seed in range(first, first + LOT):
        assert play(seed, every=10)
