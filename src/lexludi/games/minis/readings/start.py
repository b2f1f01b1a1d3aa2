"""The competing readings of chapter 2, and of the steadfastness that decides a battle."""

from enum import StrEnum

from lexludi.rulings.readings import setting


class FurtherTests(StrEnum):
    """How many tests follow when the steadfastness of an army falls again after its first test."""

    ONE = "one_further_test_a_turn"
    EACH = "a_further_test_for_each_fall"


FURTHER_TESTS = setting(FurtherTests.ONE, "minis.9.5.11")
