"""What the workbench asks of the rules, asked here without a browser."""

from __future__ import annotations

import json

import pytest

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.site.workbench.desk import Desk, Said
from support import ROOT

CASE = "Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6\nWhen the arcs of A are asked for"


@pytest.fixture(scope="module")
def desk() -> Desk:
    found, project = Desk(ROOT, "gboa"), Project(ROOT)
    for language in LANGUAGES:
        found.learn(language, [list(entry) for entry in project.catalog(language).entries()])
    return found


def test_a_case_in_english_is_written_again_in_every_language_and_ruled_alike(desk: Desk) -> None:
    steps = desk.steps(CASE)
    for language in LANGUAGES:
        text = desk.write(language, steps)
        assert desk.steps(text) == steps
        assert desk.rule(language, text)["steps"] == steps


def test_a_faulty_case_names_every_line_and_rules_nothing(desk: Desk) -> None:
    ruled = desk.rule("fr", CASE.replace("costs 1", "costs one").replace("arcs", "arks"))
    assert "html" not in ruled
    assert [fault["line"] for fault in ruled["faults"]] == [1, 2]


def test_every_place_of_a_sentence_is_a_field_with_what_it_takes(desk: Desk) -> None:
    line = desk.read("en", CASE)["lines"][0]
    assert [piece["kind"] for piece in line["pieces"] if "name" in piece] == ["number", "position"]
    assert "".join(piece["text"] for piece in line["pieces"]).startswith("the board, where a clear hex costs 1: 5 by 5")


def test_a_piece_moved_stands_in_the_other_hex(desk: Desk) -> None:
    moved = desk.move(CASE, "A", "0202")
    assert desk.rule("en", moved)["board"]["pieces"] == {"A": "0202"}


def test_hostile_text_is_escaped_in_what_is_shown(desk: Desk) -> None:
    ruled = desk.rule("en", CASE.replace(" A ", " <script>alert(1)</script> "))
    assert "<script" not in json.dumps(ruled.get("html", ""))
    assert ruled["faults"]


def test_three_sentences_are_near_one_that_is_not_known(desk: Desk) -> None:
    near = desk.near("en", "when", "the arks of B are asked for")
    assert len(near) == 3
    assert near[0]["text"] == "the arcs of A are asked for"


def test_a_sentence_that_is_none_of_the_book_is_refused(desk: Desk) -> None:
    with pytest.raises(ValueError):
        desk.write("en", [["given", "import os", {}]])


def test_another_reading_names_the_examples_that_come_out_otherwise(desk: Desk) -> None:
    records = {record.id: record for record in refresh(desk.project, "gboa").records}
    name = next(name for name, record in records.items() if any(step.template == PLAYED for step in record.steps))
    steps: list[Said] = [[step.keyword, step.template, step.values] for step in records[name].steps]
    found = desk.compared("en", {name: steps}, [])
    assert [change["example"] for change in found] == [name]
    assert found[0]["before"] != found[0]["after"]


PLAYED = "the table plays: {reading}"
