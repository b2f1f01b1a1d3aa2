"""The charts of chapter 13, elephants and chariots."""

from lexludi.rulings.chart import Chart

ELEPHANTS = Chart(
    clause="minis.13.1.1",
    corner="elephant",
    columns=("attack", "defence", "movement"),
    rows={"indian_elephant": (6, 5, 14), "african_elephant": (5, 4, 14)},
)

FLEEING_ELEPHANT = Chart(
    clause="minis.13.1.4",
    corner="d6",
    columns=("fleeing_elephant",),
    rows={
        "1": ("frenzy_forward",),
        "2": ("frenzy_right",),
        "3": ("frenzy_back",),
        "4": ("frenzy_left",),
        "5": ("killed_by_driver",),
        "6": ("killed_by_driver",),
    },
)

SCYTHED_CHARIOT = Chart(
    clause="minis.13.2.1",
    corner="chariot",
    columns=("attack", "defence", "movement"),
    rows={"scythed_chariot": (4, 3, 14)},
)

HEAVY_CHARIOT = Chart(
    clause="minis.13.3.1",
    corner="chariot",
    columns=("attack", "defence", "movement"),
    rows={"heavy_chariot": (3, 4, 14)},
)

LIGHT_CHARIOT = Chart(
    clause="minis.13.4.1",
    corner="chariot",
    columns=("attack", "defence", "movement"),
    rows={"light_chariot": (2, 2, 16)},
)

CHARTS = {table.clause: table for table in (ELEPHANTS, FLEEING_ELEPHANT, SCYTHED_CHARIOT, HEAVY_CHARIOT, LIGHT_CHARIOT)}
