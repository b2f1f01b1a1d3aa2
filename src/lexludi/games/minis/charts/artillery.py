"""The charts of chapter 15, artillery and throwing engines."""

from lexludi.rulings.chart import Chart

HIT_CHANCE = Chart(
    clause="minis.15.2.11",
    corner="years",
    columns=("hit_chance",),
    rows={"before_1600": ("1-8",), "after_1600": ("1-10",)},
)

BOLT_THROWER = Chart(
    clause="minis.15.3.1",
    corner="range_zone",
    columns=("shooting", "piercing"),
    rows={"0-12": (2, 3), "12-24": (1, 3)},
)

STONE_THROWER = Chart(
    clause="minis.15.3.4",
    corner="range_zone",
    columns=("shooting", "piercing"),
    rows={"0-6": ("dead_zone", "-"), "6-12": (2, 4), "12-24": (1, 4)},
)

ARTILLERY = Chart(
    clause="minis.15.4.3",
    corner="artillery",
    columns=(
        "years",
        "canister_range",
        "near_range",
        "far_range",
        "near_ball",
        "far_ball",
        "ball_piercing",
        "canister_shooting",
        "canister_piercing",
    ),
    rows={
        "light_bombard": ("before_1500", 6, 12, 24, 2, 1, 6, 2, 4),
        "light_gun": ("after_1500", 6, 18, 36, 3, 2, 6, 2, 4),
        "heavy_bombard": ("before_1500", 6, 20, 40, 3, 2, 12, 3, 4),
        "heavy_gun": ("after_1500", 6, 25, 50, 4, 3, 12, 3, 4),
    },
)

CHARTS = {table.clause: table for table in (HIT_CHANCE, BOLT_THROWER, STONE_THROWER, ARTILLERY)}
