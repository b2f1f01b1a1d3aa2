"""Charts of chapter 4: talent, orders and the discipline test."""

from lexludi.rulings.chart import Chart

LEADERSHIP = Chart(
    clause="minis.4.1.leadership-levels",
    corner="talent",
    columns=("leadership",),
    rows={"ordinary": (3,), "talented": (4,), "genius": (5,)},
)

COMMAND_DISTANCE = Chart(
    clause="minis.4.1.distance",
    corner="talent",
    columns=("command_distance",),
    rows={"ordinary": (10,), "talented": (20,), "genius": (30,)},
)

COMMANDER_STRENGTH = Chart(
    clause="minis.4.1.melee.cs",
    corner="talent",
    columns=("combat_strength",),
    rows={"ordinary": (1,), "talented": (2,), "genius": (3,)},
    signed=frozenset({"combat_strength"}),
)

ORDERS = Chart(
    clause="minis.4.3.matrix",
    corner="effect",
    columns=("defence_order", "manoeuvre_order", "attack_order", "recovery_order", "out_of_command"),
    rows={
        "move": ("no", "must_move_or_change", "must_attack_fully", "no", "no_order"),
        "own_turn_shooting": ("yes", "yes", "no", "no", "not_stated"),
        "return_shot": ("yes", "yes", "no_but_counter_attack", "no", "no"),
        "defensive_shot": ("yes", "no", "no", "no", "no"),
        "counter_attack_when_attacked": ("no", "no", "must_if_front_and_time", "no", "no"),
        "evasion": ("no", "yes", "no", "no", "no"),
        "pike": ("yes", "no", "yes", "no", "no"),
        "large_shield": ("yes", "no", "yes", "no", "no"),
        "javelins_and_pistols": ("yes", "no", "yes", "no", "no"),
        "spears_and_halberds": ("yes", "no", "no", "no", "no"),
        "ram_strike": ("no", "no", "yes", "no", "no"),
        "hedgehog_or_tortoise": ("yes", "no", "no", "no", "no"),
        "setting_up_barricades": ("yes_but_no_reaction", "no", "no", "no", "no"),
    },
)

DISCIPLINE_TESTS = Chart(
    clause="minis.4.4.cases",
    corner="case",
    columns=("explained_in",),
    rows={
        "retreat_of_legionaries": ("9.4",),
        "pursuit": ("9.3",),
        "drawn_into_flight": ("9.2",),
        "halting_fleeing_troops": ("9.1",),
        "looting": ("14",),
    },
)

CHARTS = {table.clause: table for table in (LEADERSHIP, COMMAND_DISTANCE, COMMANDER_STRENGTH, ORDERS, DISCIPLINE_TESTS)}
