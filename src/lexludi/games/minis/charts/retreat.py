"""The charts of chapter 9, retreat, evasion and flight."""

from lexludi.rulings.chart import Chart

GENERAL_STEADFASTNESS = Chart(
    clause="minis.9.5.3",
    corner="talent",
    columns=("steadfastness",),
    rows={
        "ordinary": (1,),
        "talented": (2,),
        "genius": (3,),
    },
    signed=frozenset({"steadfastness"}),
)

CAMP_STEADFASTNESS = Chart(
    clause="minis.9.5.4",
    corner="camp",
    columns=("steadfastness",),
    rows={
        "no_camp": (0,),
        "ordinary_camp": (1,),
        "barricade_camp": (2,),
        "fortified_camp": (3,),
    },
    signed=frozenset({"steadfastness"}),
    damaged={("barricade_camp", "steadfastness"): "minis.9.5.4"},
)

CHARTS = {table.clause: table for table in (GENERAL_STEADFASTNESS, CAMP_STEADFASTNESS)}
