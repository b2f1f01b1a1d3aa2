"""Readings of chapter 1: disorder and the flank, the rays of the front zone."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class FlankDisorder(StrEnum):
    """Whether disorder lowers the combat strength to a flank."""

    LOWERS = "disorder_lowers_the_flank"
    FLAT = "disorder_leaves_the_flank"


class FrontRays(StrEnum):
    """What the 45 degrees of the front zone are measured from."""

    EACH = "each_ray_leans_45"
    BETWEEN = "rays_are_45_apart"


FLANK_DISORDER = setting(FlankDisorder.LOWERS, "minis.1.cs.flank", "minis.13.0.7", "minis.15.1.7", "minis.8.7.7")
FRONT_RAYS = setting(FrontRays.EACH, "minis.1.geometry.front", "minis.1.geometry.rear")
