"""When an answer tells what the other side of a reading gives."""

from __future__ import annotations

import pytest

from lexludi.examples.question import read_case
from lexludi.project import Project

ONSLAUGHT = """Given units F + E: infantry in loose order, A 3, Def 2, M 2
And F has: fanatics
And F is on Attack
And E is on Defence
And F has attacked E from the front zone; the clash comes next
When F and E fight, rolling 3 and {die} for attack, 1 and 1 for defence"""


@pytest.mark.parametrize(("die", "told"), [(6, 0), (4, 1)])
def test_other_side_is_told_only_where_what_is_told_differs(project: Project, die: int, told: int) -> None:
    (example,) = read_case(ONSLAUGHT.format(die=die), "case")
    assert len(project.ask("minis", example, "en").other_sides) == told
