"""The charts of the AIG wargame."""

from lexludi.rulings.chart import Chart

UNIT_TYPES = Chart(
    clause="aig.2.2.1.type",
    corner="unit_type",
    columns=("arm",),
    rows={
        "CT": ("cavalry",),
        "HC": ("cavalry",),
        "LC": ("cavalry",),
        "HI": ("infantry",),
        "MI": ("infantry",),
        "LI": ("infantry",),
    },
)

MISSILE_WEAPONS = Chart(
    clause="aig.9.1.weapons",
    corner="missile_weapon",
    columns=("letter", "ranges", "ammunition"),
    rows={
        "composite_bow": ("not_given", "not_given", "not_given"),
        "self_bow": ("not_given", "not_given", "not_given"),
        "sling": ("not_given", "not_given", "not_given"),
        "javelin": ("not_given", "not_given", "not_given"),
        "firearm": ("not_given", "not_given", "not_given"),
    },
)

CHARTS = {table.clause: table for table in (UNIT_TYPES, MISSILE_WEAPONS)}
