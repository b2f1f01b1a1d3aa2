"""Readings of chapter 14: how a storm begins and ends, and what a fortification hides."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class StormRound(StrEnum):
    """How a combat across a barrier begins."""

    CLASH_FIRST = "storm_begins_with_a_clash"
    HAND_TO_HAND = "storm_begins_hand_to_hand"


class StormPursuit(StrEnum):
    """Whether a winner pursues across a barrier."""

    NONE = "no_pursuit_across_a_barrier"
    AS_USUAL = "pursuit_across_a_barrier"


class WallSight(StrEnum):
    """Who must stand right against a fortification for a shot across it."""

    ONE = "one_against_the_fortification"
    BOTH = "both_against_the_fortification"


STORM_ROUND = setting(StormRound.CLASH_FIRST, "minis.14.5.1")
STORM_PURSUIT = setting(StormPursuit.NONE, "minis.14.5.3")
WALL_SIGHT = setting(WallSight.ONE, "minis.14.6.3")
