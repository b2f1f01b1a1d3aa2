"""The unit lists of Commands & Colors: Ancients, lost from the source and supplied from the published rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from lexludi.rulings.chart import Chart

COLUMNS = ("movement_rate", "battle_after_moving", "unit_class")


def _from_outside(clause: str, rows: Mapping[str, tuple[int | str, ...]]) -> Chart[int | str]:
    """A unit list every cell of which is marked as not from the source."""
    marks = {(row, column): clause for row in rows for column in COLUMNS}
    return Chart(clause=clause, corner="unit_type", columns=COLUMNS, rows=rows, damaged=marks)


FOOT = _from_outside(
    "cca.foot.list",
    {
        "light_infantry": (2, "allowed", "light_foot"),
        "light_sling_infantry": (2, "allowed", "light_foot"),
        "light_bow_infantry": (2, "allowed", "light_foot"),
        "auxilia": (2, "after_one_hex", "light_foot"),
        "medium_infantry": (1, "allowed", "medium_foot"),
        "warrior": (2, "compulsory_after_two", "medium_foot"),
        "heavy_infantry": (1, "allowed", "heavy_foot"),
        "heavy_war_machine": (1, "not_allowed", "heavy_foot"),
    },
)

MOUNTED = _from_outside(
    "cca.mounted.list",
    {
        "light_cavalry": (4, "allowed", "light_mounted"),
        "light_bow_cavalry": (4, "allowed", "light_mounted"),
        "barbarian_chariot": (3, "allowed", "light_mounted"),
        "medium_cavalry": (3, "allowed", "medium_mounted"),
        "camel": (3, "allowed", "medium_mounted"),
        "cataphracted_camel": (3, "allowed", "medium_mounted"),
        "heavy_cavalry": (2, "allowed", "heavy_mounted"),
        "heavy_cataphracted_cavalry": (2, "allowed", "heavy_mounted"),
        "elephant": (2, "allowed", "heavy_mounted"),
        "heavy_chariot": (2, "allowed", "heavy_mounted"),
    },
)

CHARTS = {table.clause: table for table in (FOOT, MOUNTED)}
