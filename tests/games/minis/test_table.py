"""The table of the miniatures in the workbench: bases that sentences placed are dragged, turned and typed elsewhere."""

from __future__ import annotations

import pytest

from lexludi.project import Project
from lexludi.site.workbench.desk import Desk
from lexludi.site.workbench.packs import words
from lexludi.space.plane.draw import STEP
from support import ROOT

CASE = """\
Given units A + B + C: infantry in loose order with light bow, Def 1, M 1
And A stands at 20/20 and faces red's edge, and B faces it, 8 steps before it
And C stands 2 steps behind A, corners level
When A shoots at B, rolling 3 against 4"""


@pytest.fixture(scope="module")
def desk() -> Desk:
    found = Desk(ROOT, "minis")
    found.learn("en", words(Project(ROOT), "minis", "en"))
    return found


def test_bases_are_drawn_with_what_was_measured_and_can_be_taken_hold_of(desk: Desk) -> None:
    ruled = desk.rule("en", CASE)
    values = {grip["piece"]: grip["values"] for grip in ruled["board"]["grips"]}
    assert values["A"] == ("20", "20", "0") and values["B"] == ("28", "28", "180") and values["C"][:2] == ("20", "16")
    assert all(grip["handle"] for grip in ruled["board"]["grips"])
    assert ">8</text>" in ruled["html"]


def test_base_that_is_dragged_is_told_anew_and_nobody_told_by_it_moves(desk: Desk) -> None:
    (grip,) = (each for each in desk.rule("en", CASE)["board"]["grips"] if each["piece"] == "A")
    x, y = grip["at"]
    moved = desk.drag("en", CASE, "A", [x + 3 * STEP, y], False)
    assert moved["text"].splitlines()[1:4] == [
        "And A stands at 23/20 and faces red's edge",
        "And B stands at 28/28 and faces blue's edge",
        "And C stands at 20/16 and faces red's edge",
    ]
    assert moved["readings"] == ["23 / 20", "B: 8 steps", "C: 2 steps"]


def test_base_is_turned_by_its_handle(desk: Desk) -> None:
    (grip,) = (each for each in desk.rule("en", CASE)["board"]["grips"] if each["piece"] == "C")
    x, y = grip["at"]
    turned = desk.drag("en", CASE, "C", [x - 30, y - 30], True)
    assert "And C is turned 45° to the left" in turned["text"]
    assert desk.rule("en", turned["text"])["board"]


def test_base_is_put_by_what_is_typed(desk: Desk) -> None:
    put = desk.put("en", CASE, "B", ["30", "29", "180"])
    assert "And B stands at 30/29 and faces blue's edge" in put["text"]
