"""What the workbench asks of the rules, asked here without a browser."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache

import pytest
from markupsafe import Markup

from lexludi.examples.question import read_case
from lexludi.examples.translate import keywords
from lexludi.files import BadInput
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.sides import turned
from lexludi.site.workbench.desk import PLAYS, Desk, Said
from lexludi.site.workbench.house import NoSuchValue
from lexludi.site.workbench.packs import words
from lexludi.words import say
from support import ROOT

CASE = "Given the board, where a clear hex costs 1: 5x5; blue infantry A 0304 N allowance=5 tq=6\nWhen the arcs of A are determined"


@pytest.fixture(scope="module")
def desk() -> Desk:
    found, project = Desk(ROOT, "gboa"), Project(ROOT)
    for language in LANGUAGES:
        found.learn(language, words(project, "gboa", language))
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
    moved = desk.put("en", CASE, "A", ["0202"])
    assert [grip["values"] for grip in desk.rule("en", moved["text"])["board"]["grips"]] == [("0202",)]


def test_hostile_text_is_escaped_in_what_is_shown(desk: Desk) -> None:
    ruled = desk.rule("en", CASE.replace(" A ", " <script>alert(1)</script> "))
    assert "<script" not in json.dumps(ruled.get("html", ""))
    assert ruled["faults"]


def test_at_most_three_sentences_are_near_one_that_is_not_known(desk: Desk) -> None:
    near = desk.near("en", "when", "the arks of B are determined")
    assert 1 < len(near) <= 3
    assert near[0] == {"keyword": "when", "begins": "When", "text": "the arcs of B are determined", "open": []}


def test_a_sentence_that_is_none_of_the_book_is_refused(desk: Desk) -> None:
    with pytest.raises(ValueError):
        desk.write("en", [["given", "import os", {}]])


@cache
def _cases(project: Project, book: str) -> dict[str, list[Said]]:
    records = refresh(project, book).records
    told = {record.id: [[step.keyword, step.template, step.values] for step in record.steps] for record in records}
    cases: dict[str, list[Said]] = json.loads(json.dumps(told))
    return cases


@pytest.fixture(scope="module")
def melee() -> Desk:
    """The desk of a book with charts, which knows its examples."""
    found, project = Desk(ROOT, "acp"), Project(ROOT)
    for language in ("en", "fr"):
        found.learn(language, [list(entry) for entry in project.catalog(language).entries()])
    found.know(_cases(project, "acp"))
    return found


HOUSE = [["acp.types.matrix", "Ph", "Ho", 9]]


def test_another_number_in_a_chart_names_the_examples_that_flip_and_no_other(melee: Desk) -> None:
    seen = refresh(melee.project, "acp").reads.seen
    looked = {name for name, cells in seen.items() if ("acp.types.matrix", "Ph", "Ho") in cells}
    names = [name for name in _cases(melee.project, "acp") if name.startswith(("acp.types", "acp.fire"))]
    found = melee.flips("en", names, HOUSE, [])
    assert found
    assert {change["example"] for change in found} <= looked
    assert all(change["before"] != change["after"] for change in found)
    assert melee.flips("en", names, [], []) == []


def test_another_number_in_a_chart_moves_odds_that_still_add_up(melee: Desk) -> None:
    names = [change["example"] for change in melee.flips("en", list(_cases(melee.project, "acp")), HOUSE, [])]
    shifts = melee.shifts("fr", names, HOUSE, [])
    assert shifts
    for shift in shifts:
        for side in ("before", "after"):
            assert sum(Fraction(chance[side]) for chance in shift["odds"]) <= 1
        assert sum(Fraction(chance["before"]) - Fraction(chance["after"]) for chance in shift["odds"]) == 0


def test_a_house_rule_is_ruled_by_beside_the_book_and_gone_afterwards(melee: Desk) -> None:
    steps = next(steps for name, steps in _cases(melee.project, "acp").items() if name == "acp.types.matrix:x1:ph-ho")
    text = melee.write("en", [step for step in steps if step[0] != "then"])
    plain, house = melee.rule("en", text), melee.rule("en", text, HOUSE)
    assert plain["outcome"] != house["outcome"]
    assert plain["outcome"] in Markup(house["html"]).striptags()
    assert melee.rule("en", text)["html"] == plain["html"]
    assert house["feature"].splitlines()[2].startswith("# House rule: 3§2, ")


@pytest.mark.parametrize(
    ("chart", "column", "typed", "value"),
    [
        ("acp.types.matrix", "Ho", "−2", -2),
        ("acp.terrain.chart", "fire", "PE", "no_effect"),
        ("acp.fire.table", "1", "5/9", "5/9"),
        ("acp.fire.table", "1", "4", None),
        ("acp.types.matrix", "Ho", "1000", None),
        ("acp.types.matrix", "Ho", "<b>", None),
    ],
)
def test_a_cell_takes_what_is_like_its_column_and_nothing_else(
    melee: Desk, chart: str, column: str, typed: str, value: int | str | None
) -> None:
    found = melee.cell("fr", chart, column, typed)
    assert found.get("value") == value
    assert ("fault" in found) == (value is None)


@pytest.mark.parametrize(
    "cell", [["acp.types.matrix", "Ph", "Ho", "x"], ["os", "a", "b", 1], ["acp.types.matrix", "Ph", "Ho", 10**9]]
)
def test_a_cell_that_cannot_be_is_refused(melee: Desk, cell: list[object]) -> None:
    with pytest.raises(NoSuchValue):
        melee.house("en", [cell])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_the_readers_language_and_names_no_command(desk: Desk, language: str) -> None:
    catalog, asks = Project(ROOT).catalog(language), keywords(language)["when"]
    (nothing,) = desk.rule(language, "")["faults"]
    assert nothing["says"] == say(catalog, "fault.no_when")
    (unknown,) = desk.rule(language, f"{asks} zzz qqq")["faults"]
    assert unknown["says"] == say(catalog, "fault.sentence", step=f"{asks} zzz qqq")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_cannot_be_is_told_in_the_words_of_the_command_line(desk: Desk, language: str) -> None:
    project = Project(ROOT)
    grammar = project.grammar("gboa", language)
    said = grammar.template(grammar.phrases["the board: {position}"])
    text = f"{keywords(language)['given']} {said}".format(position="5x5; blue phalanx A 0304+0504 N")
    (example,) = read_case(text, "case", project.catalog)
    with pytest.raises(BadInput) as error:
        project.ask("gboa", example)
    told = next(fault for fault in desk.rule(language, text)["faults"] if "clause" in fault)
    assert f"{LANGUAGES[language].colon}{told['says']}" in str(error.value)
    assert told["clause"]["number"] == project.books["gboa"].clauses["gboa.7.1.fig.two-hex"].number


def test_a_piece_put_where_its_move_fails_is_drawn_there_and_can_be_put_back(desk: Desk) -> None:
    text = CASE.replace("the arcs of A are determined", "A is ordered to move: 0303")
    far = desk.put("en", text, "A", ["0501"])["text"]
    ruled = desk.rule("en", far)
    assert ruled["faults"] and ruled["board"]["grips"][0]["values"] == ("0501",) and "<svg" in ruled["drawn"]
    assert desk.rule("en", desk.put("en", far, "A", ["0304"])["text"])["html"] == desk.rule("en", text)["html"]


def test_a_piece_dragged_goes_to_the_nearest_hex_which_is_read_beside_it(desk: Desk) -> None:
    grip = desk.rule("en", desk.put("en", CASE, "A", ["0202"])["text"])["board"]["grips"][0]
    near = [grip["at"][0] + 9, grip["at"][1] - 9]
    dragged = desk.drag("ko", CASE, "A", near, False)
    assert (dragged["grip"], dragged["readings"]) == (grip, ["0202"])
    assert dragged["text"] == desk.put("ko", CASE, "A", ["0202"])["text"]


def test_a_piece_put_where_it_cannot_stand_is_told_and_stays(desk: Desk) -> None:
    put = desk.put("fr", CASE, "A", ["0909"])
    assert (
        put["text"] == CASE and "0909" in put["fault"] and put["fault"] != desk.put("en", CASE, "A", ["0909"])["fault"]
    )


def test_odds_are_the_answer_where_a_die_is_left_open() -> None:
    fire = Desk(ROOT, "acp")
    ruled = fire.rule(
        "en", "Given firers A: 8 SP of Ar, adjacent to the target\nAnd target B: 5 SP of Pe\nWhen the fire is resolved"
    )
    assert not ruled["faults"] and ruled["html"].lstrip().startswith('<details class="ll-odds" open>')


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ruling_is_the_answer_where_no_open_die_can_change_it(desk: Desk, language: str) -> None:
    case = (
        "Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=2\n"
        "When A is ordered to make an enhanced move: 0303+0403"
    )
    html = desk.rule(language, case)["html"]
    assert html.lstrip().startswith('<p class="ll-verdict ll-silent">')
    assert html.count(say(desk.project.catalog(language), "answer.any_face")) == 1
    assert "<svg" in html and "100 %" not in html


def test_a_case_with_a_fault_still_tells_which_reading_it_chooses(desk: Desk) -> None:
    side = desk.project.settings("gboa")[0].sides[1].value
    chosen = desk.write("en", [["given", PLAYS, {"reading": side}]])
    ruled = desk.rule("en", f"{chosen}\n{CASE.replace('arcs', 'arks')}")
    assert [fault["line"] for fault in ruled["faults"]] == [3]
    assert ruled["sides"] == [side]


def test_another_reading_names_the_examples_that_come_out_otherwise(desk: Desk) -> None:
    cases = _cases(desk.project, "gboa")
    desk.know(cases)
    side = desk.project.settings("gboa")[0].sides[1].value
    expected = {each.id for each in turned(desk.project, "gboa")[side] if each.verdict}
    found = desk.flips("en", list(cases), [], [side])
    assert {change["example"] for change in found} >= expected


@pytest.fixture(scope="module", params=["cca", "aig"])
def table(request: pytest.FixtureRequest) -> Desk:
    """The desk of a book with a turn."""
    found, project = Desk(ROOT, request.param), Project(ROOT)
    found.learn("ko", [list(entry) for entry in project.catalog("ko").entries()])
    return found


def test_a_turn_is_stepped_back_to_its_start_and_forth_to_the_same_text(table: Desk) -> None:
    cases = _cases(table.project, table.slug)
    tried = 0
    for steps in cases.values():
        text = table.write("ko", [step for step in steps if step[0] != "then"])
        moves = table.moves(text)
        if sum(move["move"] is not None for move in moves) < 2:
            continue
        tried += 1
        assert table.moves(table.at("ko", moves)) == moves
        for count in range(1, len(moves)):
            assert not table.rule("ko", table.at("ko", moves[:count]))["faults"]
        if tried == 12:
            break
    assert tried


def test_a_legal_move_is_ruled_legal_and_every_other_has_its_clause(table: Desk) -> None:
    for steps in _cases(table.project, table.slug).values():
        moves = table.moves(table.write("ko", [step for step in steps if step[0] != "then"]))
        found = table.choices("ko", moves) if moves else {}
        if found.get("legal") and found["against"]:
            break
    for legal in found["legal"]:
        ruled = table.rule("ko", table.at("ko", [*moves, {"facts": [], "move": legal["move"]}]))
        assert not ruled["faults"]
        assert "ll-refused" not in ruled["html"]
    assert all(barred["texts"] and barred["title"] for barred in found["against"])
    assert any(barred.get("number") for barred in found["against"])
