"""Charts of chapter 1: bases and morale."""

from lexludi.rulings.chart import Chart

BASES: Chart[int | str] = Chart(
    clause="minis.1.base.depths",
    corner="troop_class",
    columns=("depth", "figures"),
    rows={
        "infantry": (2, "4-5"),
        "cavalry": (4, 4),
        "throwing_engine": (6, 3),
        "artillery": (6, 3),
        "elephant": (8, 3),
        "chariot": (8, 3),
        "foot_skirmishers": (2, 2),
        "mounted_skirmishers": (4, 2),
    },
)

MORALE: Chart[int] = Chart(
    clause="minis.1.morale.levels",
    corner="quality",
    columns=("morale",),
    rows={"militia": (1,), "regular": (2,), "veteran": (3,)},
)

CHARTS = {BASES.clause: BASES, MORALE.clause: MORALE}
