"""The chart of The Great Battles of Alexander, as far as its source quotes it."""

from __future__ import annotations

from lexludi.rulings.chart import Chart

MOVEMENT_COSTS: Chart[int | str] = Chart(
    clause="gboa.6.2.1.a",
    corner="terrain",
    columns=("movement_point", "cohesion_hit"),
    rows={
        "woods": (2, "not_given"),
        "one_level": (1, "not_given"),
    },
)

CHARTS = {table.clause: table for table in (MOVEMENT_COSTS,)}
