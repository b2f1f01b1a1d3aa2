"""Charts of chapter 2: terrain rolls and the phases of a turn."""

from lexludi.rulings.chart import Chart

TERRAIN_ELEMENT = Chart(
    clause="minis.2.1.type",
    corner="d6",
    columns=("terrain_element",),
    rows={
        "1": ("hill",),
        "2": ("forest",),
        "3": ("rough_ground",),
        "4": ("ravine",),
        "5": ("river",),
        "6": ("lake",),
    },
)

SLOPE = Chart(
    clause="minis.2.1.1",
    corner="d6",
    columns=("slope",),
    rows={"1…3": ("gentle_slope",), "4…5": ("steep_slope",), "6": ("sheer_slope",)},
)

FOREST = Chart(
    clause="minis.2.1.2",
    corner="d6",
    columns=("forest",),
    rows={"1…2": ("sparse_forest",), "3…4": ("dense_forest",), "5…6": ("thicket",)},
)

ROUGH_GROUND = Chart(
    clause="minis.2.1.3",
    corner="d6",
    columns=("rough_ground",),
    rows={"1…4": ("difficult_going",), "5…6": ("swamp",)},
)

RAVINE = Chart(
    clause="minis.2.1.4",
    corner="d6",
    columns=("ravine",),
    rows={"1…2": ("deep_ravine",), "3…6": ("ditch",)},
)

RIVER = Chart(
    clause="minis.2.1.5",
    corner="d6",
    columns=("river",),
    rows={"1…3": ("deep_river",), "4…6": ("stream",)},
)

PHASES = Chart(
    clause="minis.2.4.turn",
    corner="phase",
    columns=("name",),
    rows={
        "1": ("command_phase",),
        "2": ("shooting_phase",),
        "3": ("manoeuvre_phase",),
        "4": ("point_blank_phase",),
        "5": ("attack_phase",),
        "6": ("close_combat_phase",),
        "7": ("recovery_phase",),
        "8": ("orders_phase",),
    },
)

CHARTS = {table.clause: table for table in (TERRAIN_ELEMENT, SLOPE, FOREST, ROUGH_GROUND, RAVINE, RIVER, PHASES)}
