"""Readings of chapter 9: obstacles, columns in flight, flight that is not tested, and pursuit."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class Obstacles(StrEnum):
    """Which obstacles are none to a unit that can cross them in one turn."""

    ALL_IF_NOT_CROSSED = "any_obstacle_may_be_crossed_in_one_turn"
    ONLY_SLOPES_SO = "only_slopes_may_be_crossed_in_one_turn"


class FurtherTests(StrEnum):
    """How many tests follow when the steadfastness of an army falls again after its first test."""

    ONE = "one_further_test_a_turn"
    EACH = "a_further_test_for_each_fall"


class ColumnFlight(StrEnum):
    """What becomes of a column whose front unit flees."""

    THOSE_BEHIND_TEST = "those_behind_a_fleeing_unit_test"
    ALL_FLEE = "the_whole_column_flees_untested"


class UntestedFlight(StrEnum):
    """What becomes of a fleeing unit that its owner does not try to halt."""

    SCATTERED = "an_untested_fleeing_unit_is_scattered"
    FLEES_ON = "an_untested_fleeing_unit_flees_on"


class PanicPursuit(StrEnum):
    """Whether following an enemy that flees in panic disorders."""

    DISORDERS = "following_a_panic_disorders"
    DOES_NOT = "following_a_panic_does_not_disorder"


class PursuitTrait(StrEnum):
    """Whose lack of the close-combat trait frees the winner from pursuit."""

    OF_THE_WINNER = "a_winner_without_the_trait_need_not_pursue"
    OF_THE_LOSER = "an_enemy_without_the_trait_need_not_be_pursued"


OBSTACLES = setting(Obstacles.ALL_IF_NOT_CROSSED, "minis.9.1.9")
FURTHER_TESTS = setting(FurtherTests.ONE, "minis.9.5.11")
COLUMN_FLIGHT = setting(ColumnFlight.THOSE_BEHIND_TEST, "minis.9.2.1", "minis.9.4.2")
UNTESTED_FLIGHT = setting(UntestedFlight.SCATTERED, "minis.9.1.17")
PANIC_PURSUIT = setting(PanicPursuit.DISORDERS, "minis.9.3.9", "minis.5.2.example.knights")
PURSUIT_TRAIT = setting(PursuitTrait.OF_THE_WINNER, "minis.9.3.8")
