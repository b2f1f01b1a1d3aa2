"""The number a clause gives stands in its text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.proof.said import unsaid
from support import Copy

FIRE, FACING, TABLES = (f"src/lexludi/games/acp/{name}.py" for name in ("fire", "facing", "tables"))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", -3', "acp.fire.mod.moved: -3"),
        (FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", 1', "acp.fire.mod.moved: 1"),
        (FIRE, '"acp.fire.mod.firer_seven", 0', '"acp.fire.mod.firer_seven", 2', "acp.fire.mod.firer_seven: 2"),
        (FACING, '"acp.melee.mod.rear": 3', '"acp.melee.mod.rear": 5', "acp.melee.mod.rear: 5"),
        (TABLES, '"Ph": (0, 2, 3, 4', '"Ph": (0, 2, 9, 4', "acp.types.row.ph: 9"),
    ],
)
def test_number_that_the_text_does_not_say_is_found(
    copy_of: Callable[[str], Copy], file: str, old: str, new: str, said: str
) -> None:
    copy = copy_of("acp")
    copy.replace(file, old, new)
    assert _unsaid(copy) == [f"{said} does not stand in its text"]


def test_exception_that_is_not_needed_is_found(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    copy.replace("docs/acp/book.toml", "[unsaid]\n", '[unsaid]\n"acp.fire.mod.moved" = "None."\n')
    assert _unsaid(copy) == ["acp.fire.mod.moved: [unsaid] lists it, but its text has every number"]


def _unsaid(copy: Copy) -> list[str]:
    project = Project(copy.root)
    records = [Record.of(project.answer("acp", example, odds=False), "acp") for example in project.examples["acp"]]
    return unsaid(project, "acp", records)
