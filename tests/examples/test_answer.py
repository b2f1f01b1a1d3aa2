"""What is counted for an answer with open dice."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.examples import answer
from lexludi.examples.question import read_case
from lexludi.project import Project

CASE = """Given attackers A: 6 SP of Ho, quality 5
And defenders B: 7 SP of Ho, quality 6
And A has moved in this activation
And state of A: discouraged
When the melee is resolved"""


def test_chances_are_counted_again_only_without_a_fact_the_first_of_them_does_not_hang_on(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, count = list[int](), answer.prospects

    def counting(*given: Any, **named: Any) -> Any:
        counted.append(1)
        return count(*given, **named)

    monkeypatch.setattr(answer, "prospects", counting)
    (example,) = read_case(CASE, "case")
    found = project.ask("acp", example, "en")
    assert [idle.template for idle in found.idle] == ["{label} has moved in this activation"]
    assert found.prospects and len(counted) == 1 + len(found.idle)
