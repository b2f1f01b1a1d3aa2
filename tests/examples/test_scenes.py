"""Scenes: one a book adds from outside is recorded, drawn and described like any other."""

from __future__ import annotations

import re
from pathlib import Path

from lexludi.project import Project
from lexludi.proof.evidence import load, refresh
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from support import make_guide_project


def test_scene_from_outside_is_recorded_drawn_and_described(tmp_path: Path) -> None:
    duel = Project(make_guide_project(tmp_path))
    refresh(duel, "duel")
    record = load(duel, "duel").records[0]
    assert record.scene == {"kind": "strip", "data": {"first": "A", "second": "B", "gap": 2}}
    page = Cards(Reader(duel, "en"), duel.books["duel"]).card([record], opened=True).board
    figure = re.search(r"<figure><svg role=\"img\" aria-label=\"([^\"]*)\".*</svg></figure>", page)
    assert figure and figure[1] == "fencer A, fencer B: gap 2 m."
    assert figure[0].count("v8") == 3
