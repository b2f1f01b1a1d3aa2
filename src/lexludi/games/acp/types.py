"""Unit types: their codes, the melee modifier of one type against another, and the limit of all modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from lexludi.games.acp.charts import TYPE_CODES, TYPES
from lexludi.games.acp.situations import Melee
from lexludi.games.acp.units import UnitType
from lexludi.rulings.ruling import Trace, decides, rival

ROWS = {
    UnitType.PH: "acp.types.row.ph",
    UnitType.HO: "acp.types.row.ho",
    UnitType.PE: "acp.types.row.pe",
    UnitType.IN: "acp.types.row.in",
    UnitType.JA: "acp.types.row.ja",
    UnitType.AR: "acp.types.row.ar",
    UnitType.CA: "acp.types.row.ca",
    UnitType.CL: "acp.types.row.cl",
    UnitType.CH: "acp.types.row.ch",
    UnitType.EL: "acp.types.row.el",
}
LIMIT = 7


@decides
def unit_type(trace: Trace, code: str) -> UnitType:
    """The type behind a printed code; the sheet writes the second letter small or large."""
    known = code.capitalize()
    if known not in TYPE_CODES.rows:
        trace.refuse("acp.types.codes", code=code)
    cell = TYPE_CODES.at(known, "name")
    return trace.cite("acp.types.codes", cell.giving(UnitType(cell.value)))


def type_modifier(trace: Trace, melee: Melee) -> int:
    """The lowest modifier of the matrix among all pairs of an attacking and a defending unit."""
    pairs = [(one, other, TYPES[one.type, other.type]) for one, other in product(melee.attacking, melee.defending)]
    attacker, defender, lowest = min(pairs, key=lambda pair: pair[2])
    cell = TYPES.at(attacker.type.value, defender.type.value)
    value = trace.cite(ROWS[attacker.type], cell, defender=defender.type)
    trace.add("acp.types.matrix", cell, attacker=attacker.label, defender=defender.label)
    trace.over(rival(value, attacker=one.label, defender=other.label) for one, other, value in pairs if value > lowest)
    if len(melee.attackers) > 1:
        trace.cite("acp.types.combined.attackers", value, attacker=attacker.label)
    if len(melee.defenders) > 1:
        trace.cite("acp.types.combined.defenders", value, defender=defender.label)
    return value


def total(trace: Trace, modifiers: Sequence[int]) -> int:
    """All melee modifiers together, within their limit."""
    together = sum(modifiers)
    if sum(1 for value in modifiers if value) > 1:
        trace.subtotal("acp.types.cumulative", together)
    limited = max(-LIMIT, min(LIMIT, together))
    if limited != together:
        trace.add("acp.types.limit", limited - together)
        trace.subtotal("acp.types.limit", limited)
    return limited
