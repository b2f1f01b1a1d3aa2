"""Whole game turns played at random through the one interface for turns."""

from __future__ import annotations

import pytest

from .fuzz import play


@pytest.mark.parametrize("first", range(0, 200, 25))
def test_random_game_turns_end_replay_and_refuse_with_a_clause(first: int) -> None:
    for seed in range(first, first + 25):
        assert play(seed, every=10)
