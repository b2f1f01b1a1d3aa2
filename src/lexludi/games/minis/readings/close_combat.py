"""Readings of chapter 8: rounds, panic, contact, several sides, elephants and chariots as cavalry."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class NextRound(StrEnum):
    """When the round after a round of close combat is fought."""

    PLAYER_TURN = "next_round_in_the_next_player_turn"
    OWN_TURN = "next_round_in_the_same_players_turn"
    SAME_PHASE = "next_round_in_the_same_phase"


class BothPanic(StrEnum):
    """How much disorder two units take that panic in the same clash."""

    TWO = "both_in_panic_take_two_points"
    ONE = "both_in_panic_take_one_point"


class PartialContact(StrEnum):
    """Which edge must lie against the other for a contact to be full."""

    SHORTER_EDGE = "shorter_edge_makes_full_contact"
    OWN_EDGE = "own_edge_makes_full_contact"


class SeveralSides(StrEnum):
    """What equal results do where a unit is attacked from several sides."""

    BOTH_ACT = "several_sides_always_act"
    EQUAL_FIGHT_ON = "several_sides_fight_on_when_equal"


class BeastsAsCavalry(StrEnum):
    """What elephants and chariots are to spears, halberds and pikes."""

    CAVALRY = "beasts_count_as_cavalry"
    NEITHER = "beasts_are_neither_foot_nor_horse"


class Newcomers(StrEnum):
    """How the attack of a unit begins that joins a close combat already under way and leads it."""

    CLASH = "newcomers_begin_with_a_clash"
    FIGHT_ON = "newcomers_fight_hand_to_hand"


NEXT_ROUND = setting(NextRound.PLAYER_TURN, "minis.8.3.3", "minis.2.4.6")
BOTH_PANIC = setting(BothPanic.TWO, "minis.8.3.17", "minis.8.3.20")
PARTIAL_CONTACT = setting(PartialContact.SHORTER_EDGE, "minis.8.1.17", "minis.8.1.19")
SEVERAL_SIDES = setting(SeveralSides.BOTH_ACT, "minis.8.8.4", "minis.8.3.22")
BEASTS_AS_CAVALRY = setting(BeastsAsCavalry.CAVALRY, "minis.8.5.6", "minis.8.5.7", "minis.13.0.1")
NEWCOMERS = setting(Newcomers.CLASH, "minis.8.8.1", "minis.8.3.1")
