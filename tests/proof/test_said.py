"""The number a clause gives stands in its text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.project import Project
from lexludi.proof.evidence import last_run
from lexludi.proof.said import unsaid
from support import Copy

FIRE, FACING, TABLES = (f"src/lexludi/games/acp/{name}.py" for name in ("fire", "facing", "tables"))


@pytest.fixture
def copy(copy_of: Callable[[str], Copy]) -> Copy:
    return copy_of("acp")


def test_number_that_the_text_does_not_say_is_found(copy: Copy) -> None:
    for file, old, new in (
        (FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", -3'),
        (FIRE, '"acp.fire.mod.firer_seven", 0', '"acp.fire.mod.firer_seven", 2'),
        (FACING, '"acp.melee.mod.rear": 3', '"acp.melee.mod.rear": 5'),
        (TABLES, '"Ph": (0, 2, 3, 4', '"Ph": (0, 2, 9, 4'),
    ):
        copy.replace(file, old, new)
    assert _unsaid(copy) == [
        "acp.fire.mod.firer_seven: 2 does not stand in its text",
        "acp.fire.mod.moved: -3 does not stand in its text",
        "acp.melee.mod.rear: 5 does not stand in its text",
        "acp.types.row.ph: 9 does not stand in its text",
    ]


def test_number_with_the_other_sign_and_exception_that_is_not_needed_are_found(copy: Copy) -> None:
    copy.replace(FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", 1')
    copy.replace("docs/acp/book.toml", "[unsaid]\n", '[unsaid]\n"acp.fire.mod.discouraged" = "None."\n')
    assert _unsaid(copy) == [
        "acp.fire.mod.moved: 1 does not stand in its text",
        "acp.fire.mod.discouraged: [unsaid] lists it, but its text has every number",
    ]


def _unsaid(copy: Copy) -> list[str]:
    """By the cells the examples read before the change, for they read the same ones after it."""
    project = Project(copy.root)
    return unsaid(project, "acp", last_run(project, "acp").records)
