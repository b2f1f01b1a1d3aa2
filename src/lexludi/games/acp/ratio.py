"""Strength ratio: the attackers' strength points against the defenders', rounded for the defenders."""

from __future__ import annotations

from fractions import Fraction

from lexludi.games.acp.charts import RATIO
from lexludi.games.acp.readings import RATIO_ROWS, RatioRows
from lexludi.games.acp.situations import Melee
from lexludi.rulings.ruling import Trace

ROWS = {
    "2/1": "acp.ratio.two_to_one",
    "1/1": "acp.ratio.one_to_one",
    "1/2": "acp.ratio.one_to_two",
    "1/3": "acp.ratio.one_to_three",
    "<1/3": "acp.ratio.below",
}
HIGHEST, *_, BELOW = RATIO.rows
REACHED = {row: Fraction(row) for row in RATIO.rows if row != BELOW}
LOST = ("1/2", "1/3")
"""The rows that both copies have lost."""
DISPUTED = "1/2"
"""The row that exists only if two rows were lost."""


def ratio_row(ratio: Fraction, rows: RatioRows) -> str:
    """The highest row of the table that a ratio fully reaches."""
    listed = [row for row in RATIO.rows if row != BELOW and not (row == DISPUTED and rows is RatioRows.ONE)]
    return next((row for row in listed if ratio >= REACHED[row]), BELOW)


def ratio_modifier(trace: Trace, melee: Melee) -> int:
    """The modifier for the strength ratio."""
    attackers = sum(stack.strength for stack in melee.attackers)
    defenders = sum(stack.strength for stack in melee.defenders)
    ratio = Fraction(attackers, defenders)
    row = ratio_row(ratio, trace.reading(RATIO_ROWS))
    if row not in (HIGHEST, BELOW) and ratio != REACHED[row]:
        trace.cite("acp.ratio.rounding", row, attackers=attackers, defenders=defenders)
    cell = RATIO.at(row, "modifier")
    lost = {"restored": True} if row in LOST else {}
    trace.cite(ROWS[row], cell, **lost)
    return trace.add("acp.ratio.table", cell, attackers=attackers, defenders=defenders)
