"""The charts of Alexandre contre la Perse, as printed on its player-aid sheet."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.chart import Chart


class Entry(StrEnum):
    """A cell without a number."""

    NOT_ALLOWED = "not_allowed"
    NO_EFFECT = "no_effect"


TERRAIN: Chart[int | str] = Chart(
    clause="acp.terrain.chart",
    corner="terrain",
    columns=("move_foot", "move_mounted", "fire", "melee"),
    rows={
        "clear": (1, 1, Entry.NO_EFFECT, Entry.NO_EFFECT),
        "ford1": (2, 2, Entry.NO_EFFECT, 1),
        "ford2": (3, 2, 1, 1),
        "ford3": (3, 3, 1, 2),
        "water": (Entry.NOT_ALLOWED, Entry.NOT_ALLOWED, Entry.NO_EFFECT, Entry.NO_EFFECT),
        "bridge": (0, 0, 1, -1),
        "stream": ("+1", 0, Entry.NO_EFFECT, Entry.NO_EFFECT),
        "up": ("+1", "+2", Entry.NO_EFFECT, -1),
        "down": (0, "+1", Entry.NO_EFFECT, 1),
    },
    signed=frozenset({"fire", "melee"}),
    damaged={("ford1", "fire"): "acp.terrain.ford1.fire"},
)

FIRE: Chart[str] = Chart(
    clause="acp.fire.table",
    corner="firer",
    columns=("1", "2", "3", "4+"),
    rows={
        "Ar": ("6/7", "7/-", "8/-", Entry.NOT_ALLOWED),
        "Pe Ja Ch El": ("7/8", "8/-", Entry.NOT_ALLOWED, Entry.NOT_ALLOWED),
        "Cl": ("6/8", "7/-", Entry.NOT_ALLOWED, Entry.NOT_ALLOWED),
    },
)

TYPE_CODES: Chart[str] = Chart(
    clause="acp.types.codes",
    corner="code",
    columns=("name",),
    rows={code: (code,) for code in ("Ph", "Ho", "Pe", "In", "Ja", "Ar", "Ca", "Cl", "Ch", "El")},
)

TYPES: Chart[int] = Chart(
    clause="acp.types.matrix",
    corner="attacker",
    columns=("Ph", "Ho", "Pe", "In", "Ja", "Ar", "Ca", "Cl", "Ch", "El"),
    rows={
        "Ph": (0, 2, 3, 4, 1, 2, 1, 1, 0, 0),
        "Ho": (0, 0, 2, 3, 1, 2, 1, 1, 0, 0),
        "Pe": (-2, -1, 0, 2, 2, 2, 0, 0, 1, 1),
        "In": (-3, -2, -1, 0, 1, 1, -1, -1, -1, 0),
        "Ja": (-2, -2, -1, -1, 0, 1, -1, -1, -1, 1),
        "Ar": (-2, -2, -2, -2, 0, 0, -2, -2, -1, -1),
        "Ca": (-2, 0, 2, 4, 3, 3, 0, 2, 0, -2),
        "Cl": (-3, -1, 1, 3, 2, 2, -1, 0, 1, -2),
        "Ch": (-2, -2, 2, 2, 2, 2, 0, 0, 0, -2),
        "El": (2, 2, 1, 3, 1, 2, 2, 2, 2, 0),
    },
    signed=frozenset({"Ph", "Ho", "Pe", "In", "Ja", "Ar", "Ca", "Cl", "Ch", "El"}),
    damaged={("Cl", "Ph"): "acp.types.row.cl", ("Cl", "Ca"): "acp.types.row.cl"},
)

RATIO: Chart[int] = Chart(
    clause="acp.ratio.table",
    corner="strength_ratio",
    columns=("modifier",),
    rows={"2/1": (2,), "1/1": (1,), "1/2": (0,), "1/3": (-1,), "<1/3": (-2,)},
    signed=frozenset({"modifier"}),
    damaged={
        ("1/1", "modifier"): "acp.ratio.one_to_one",
        ("1/2", "modifier"): "acp.ratio.one_to_two",
        ("1/3", "modifier"): "acp.ratio.one_to_three",
    },
)

RESULTS: Chart[str] = Chart(
    clause="acp.results.table",
    corner="modified_roll",
    columns=("defenders", "attackers"),
    rows={
        "-7…-4": ("advance_possible", "D+R"),
        "-3…0": ("NE", "F+R"),
        "1…3": ("F", "R"),
        "4": ("NE", "NE"),
        "5…6": ("R", "advance_mandatory"),
        "7…9": ("F+R", "advance_mandatory"),
        "10…13": ("D+R", "advance_mandatory"),
        "14…16": ("Dr+R", "advance_mandatory"),
    },
    damaged={("14…16", "defenders"): "acp.results.row.p14_16"},
)

CHARTS: dict[str, Chart[int | str]] = {
    table.clause: table for table in (TERRAIN, FIRE, TYPE_CODES, TYPES, RATIO, RESULTS)
}
