"""The strength ratio for all small armies, by whole numbers only."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from lexludi.games.acp.readings import RatioRows
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Ruling

from .builders import duel, melee, unit

STRENGTHS = range(1, 41)
LISTED = {(2, 1), (1, 1), (1, 2), (1, 3)}


def slow_modifier(attackers: int, defenders: int, rows: RatioRows) -> int:
    """The highest listed ratio fully reached, by cross-multiplying."""
    if attackers >= 2 * defenders:
        return 2
    if attackers >= defenders:
        return 1
    if 2 * attackers >= defenders and rows is RatioRows.TWO:
        return 0
    return -1 if 3 * attackers >= defenders else -2


def rule(attackers: int, defenders: int, rows: RatioRows = RatioRows.TWO) -> Ruling:
    fight = duel(unit("A", strength=attackers), unit("B", strength=defenders))
    return melee(fight, 5, chosen=Chosen((rows,)))


@pytest.mark.parametrize("rows", list(RatioRows))
def test_modifier_for_all_strengths(rows) -> None:
    for attackers, defenders in product(STRENGTHS, STRENGTHS):
        expected = slow_modifier(attackers, defenders, rows)
        assert rule(attackers, defenders, rows).contribution("acp.ratio.table") == expected, (attackers, defenders)


def test_readings_differ_only_from_one_half_to_one() -> None:
    for attackers, defenders in product(STRENGTHS, STRENGTHS):
        two, one = (rule(attackers, defenders, rows) for rows in (RatioRows.TWO, RatioRows.ONE))
        differs = two.contribution("acp.ratio.table") != one.contribution("acp.ratio.table")
        assert differs == (attackers < defenders <= 2 * attackers), (attackers, defenders)


def test_rounding_is_cited_only_between_two_listed_ratios() -> None:
    for attackers, defenders in product(STRENGTHS, STRENGTHS):
        exact = any(attackers * below == defenders * above for above, below in LISTED)
        outside = attackers >= 2 * defenders or 3 * attackers < defenders
        assert rule(attackers, defenders).cites("acp.ratio.rounding") == (not exact and not outside)


def test_more_attackers_never_lower_the_modifier() -> None:
    for defenders in STRENGTHS:
        values = [rule(attackers, defenders).contribution("acp.ratio.table") for attackers in STRENGTHS]
        assert all(fewer <= more for fewer, more in pairwise(values))
