"""The chart of chapter 8, close combat."""

from lexludi.rulings.chart import Chart

CLOSE_COMBAT_RESULTS = Chart(
    clause="minis.8.3.11",
    corner="attacked_from",
    columns=("R <= 0", "0 < R <= M", "M < R <= 2M", "R > 2M"),
    rows={
        "front_or_flank_clash": ("carry_on", "retreat", "flight", "panic"),
        "front_or_flank_hand_to_hand": ("carry_on", "retreat", "flight", "destroyed"),
        "rear_zone": ("carry_on", "flight", "flight", "destroyed"),
        "loss": (0, -1, -1, 0),
    },
    damaged={
        ("front_or_flank_clash", "R > 2M"): "minis.8.3.11",
        ("front_or_flank_hand_to_hand", "R > 2M"): "minis.8.3.11",
    },
)

CHARTS = {table.clause: table for table in (CLOSE_COMBAT_RESULTS,)}
