"""The competing readings of chapter 6, manoeuvres."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class Wheel(StrEnum):
    """How the way of the moving corner is measured in a wheel."""

    STRAIGHT = "a_wheel_is_measured_straight"
    ARC = "a_wheel_is_measured_along_the_arc"


class MarchWidth(StrEnum):
    """When the steps for a wide front are taken off on a march."""

    BEFORE = "width_counts_before_the_march_doubles"
    AFTER = "width_counts_after_the_march_doubles"


class SkirmishMarch(StrEnum):
    """Whether skirmishers march, who have no orders."""

    MARCH = "skirmishers_march_without_an_order"
    NO_MARCH = "skirmishers_never_march"


WHEEL = setting(Wheel.STRAIGHT, "minis.6.2.wheel.cost")
MARCH_WIDTH = setting(MarchWidth.BEFORE, "minis.6.2.formation.width")
SKIRMISH_MARCH = setting(SkirmishMarch.MARCH, "minis.6.1.march.double", "minis.6.1.march.definition")
