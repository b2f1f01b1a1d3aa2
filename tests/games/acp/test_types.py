"""The type matrix as the French copy prints it, the lowest pair, and the limit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.games.acp.types import total, unit_type
from lexludi.games.acp.units import UnitType
from lexludi.rulings.ruling import Verdict, decides

from .builders import duel, melee, melees, unit

PRINTED = """
Ph 0 +2 +3 +4 +1 +2 +1 +1 0 0
Ho 0 0 +2 +3 +1 +2 +1 +1 0 0
Pe -2 -1 0 +2 +2 +2 0 0 +1 +1
In -3 -2 -1 0 +1 +1 -1 -1 -1 0
Ja -2 -2 -1 -1 0 +1 -1 -1 -1 +1
Ar -2 -2 -2 -2 0 0 -2 -2 -1 -1
Ca -2 0 +2 +4 +3 +3 0 +2 0 -2
Cl -3 -1 +1 +3 +2 +2 -1 0 +1 -2
Ch -2 -2 +2 +2 +2 +2 0 0 0 -2
El +2 +2 +1 +3 +1 +2 +2 +2 +2 0
"""
MATRIX = {
    (attacker, defender.value): int(cell)
    for attacker, *cells in map(str.split, PRINTED.strip().splitlines())
    for defender, cell in zip(UnitType, cells, strict=True)
}


@pytest.mark.parametrize("attacker", list(UnitType))
@pytest.mark.parametrize("defender", list(UnitType))
def test_every_cell_is_read_as_printed(attacker, defender) -> None:
    ruling = melee(duel(unit("A", attacker), unit("B", defender)), 5)
    assert ruling.contribution("acp.types.matrix") == MATRIX[attacker, defender]


@given(melees())
def test_modifier_is_the_lowest_of_all_pairs(situation) -> None:
    lowest = min(MATRIX[a.type, d.type] for a in situation.attacking for d in situation.defending)
    assert melee(situation, 5).contribution("acp.types.matrix") == lowest


@given(st.lists(st.integers(-9, 9), max_size=8))
def test_total_is_the_sum_cut_at_seven(values):
    together = sum(values)
    ruling = decides(total)(values)
    assert ruling.outcome == sorted([-7, together, 7])[1]
    assert ruling.cites("acp.types.limit") == (abs(together) > 7)
    assert ruling.cites("acp.types.cumulative") == (len([value for value in values if value]) >= 2)


@pytest.mark.parametrize("code", [member.value for member in UnitType])
@pytest.mark.parametrize("spell", [str, str.upper, str.lower])
def test_code_is_known_in_any_case(code, spell) -> None:
    assert unit_type(spell(code)).outcome == UnitType(code)


def test_unknown_code_is_refused() -> None:
    assert unit_type("Xx").verdict is Verdict.REFUSED
