"""Readings of chapter 13: elephants that flee."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class FleeingElephant(StrEnum):
    """What comes first when an elephant flees."""

    DIE = "the_die_of_a_fleeing_elephant_comes_before_its_disorder"
    DISORDER = "the_disorder_of_a_fleeing_elephant_comes_before_its_die"


FLEEING_ELEPHANT = setting(FleeingElephant.DIE, "minis.13.1.4")
