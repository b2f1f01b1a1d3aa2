"""Charts of chapter 5: shooting results and missile weapons."""

from lexludi.rulings.chart import Chart

SHOOTING_RESULTS = Chart(
    clause="minis.5.1.table",
    corner="shot_at_from",
    columns=("R <= 0", "0 < R <= M", "M < R <= 2M", "R > 2M"),
    rows={
        "front_or_flank": ("carry_on", "confusion", "retreat", "flight"),
        "rear_zone": ("carry_on", "confusion", "flight", "flight"),
        "loss": (0, 0, -1, -1),
    },
)

WEAPONS = Chart(
    clause="minis.5.3.table",
    corner="weapon",
    columns=("shortest_range", "longest_range", "shooting", "piercing"),
    rows={
        "light_bow": (0, 12, 2, 0),
        "heavy_bow": (0, 12, 3, 0),
        "sling": (0, 12, 2, 0),
        "javelin": (0, 3, 1, 0),
        "light_crossbow": (0, 12, 1, 2),
        "heavy_crossbow": (0, 12, 1, 3),
        "arquebus": (0, 6, 1, 3),
        "musket": (0, 12, 1, 4),
        "pistol": (0, 3, 1, 2),
    },
)

CHARTS = {table.clause: table for table in (SHOOTING_RESULTS, WEAPONS)}
