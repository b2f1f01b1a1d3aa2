"""The lane of the guide: a space that a book brings along, and that nothing of the platform knows."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.files import BadInput
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.bearing import unchangeable, unheeded
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import Evidence, refresh
from lexludi.proof.sound import check_project
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.site.sentence_list import sentence_groups
from lexludi.site.workbench.desk import Desk
from lexludi.site.workbench.packs import words
from support import SPACES, make_guide_project, make_translated_project

CASE = "Given the lane: 12 cells. A in 3. B in 5, tired.\nWhen A moves 3 cells"
TOLD = {
    "en": "12 cells. A in 3. B in 5, tired.",
    "ko": "칸 12개. A: 3번 칸. B: 5번 칸, 지침.",
    "zh": "共12格。A在第3格。B在第5格，疲惫。",
    "fr": "12 cases. A en 3. B en 5, fatigué.",
    "ru": "Клеток: 12. A в клетке 3. B в клетке 5, усталая.",
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_translated_project(tmp_path_factory.mktemp("lane"), SPACES, "race")


@pytest.fixture(scope="module")
def race(root: Path) -> Project:
    found = Project(root)
    check_project(found)
    return found


@pytest.fixture(scope="module")
def evidence(race: Project) -> Evidence:
    return refresh(race, "race")


@pytest.fixture(scope="module")
def desk(root: Path, race: Project) -> Desk:
    found = Desk(root, "race")
    for language in LANGUAGES:
        found.learn(language, words(race, "race", language))
    return found


def spoilt(folder: Path, file: str, old: str, new: str) -> Project:
    """The project with one thing said otherwise in a file."""
    made = make_guide_project(folder, SPACES)
    text = (made / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (made / file).write_text(text.replace(old, new), encoding="utf-8")
    return Project(made)


def test_book_with_a_space_of_its_own_is_sound_covered_and_translated(race: Project, evidence: Evidence) -> None:
    figures = coverage(race, "race", evidence)
    assert [record.id for record in evidence.records if not record.holds] == []
    assert (figures.holes, figures.languages) == ({}, dict.fromkeys(LANGUAGES, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lane_is_told_in_every_language_and_read_from_it(desk: Desk, language: str) -> None:
    steps = desk.steps(CASE)
    text = desk.write(language, steps)
    assert steps[0][2] == {"lane": "12; A 3; B 5 tired"}
    assert TOLD[language] in text
    assert desk.steps(text) == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_lane_is_recorded_drawn_and_described_in_every_language(
    race: Project, evidence: Evidence, language: str
) -> None:
    record = next(record for record in evidence.records if record.id == "race.1.1.tired:x1")
    assert record.scene == {"kind": "course", "data": ["12; A 3 tired; B 5", "12; A 4 tired; B 5"]}
    reader = Reader(race, language)
    board = Cards(reader, race.books["race"]).card([record], opened=True).board
    before, after = re.findall(r'aria-label="([^"]*)"', board)
    tired = reader.full_word(race.books["race"], "tired")
    assert before.startswith(str(reader.say("board.before"))) and tired in before
    assert after.startswith(str(reader.say("board.after"))) and "4" in after
    assert board.count("<circle") == 4


def test_sentences_of_the_lane_are_listed_with_what_they_take(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--root", str(root), "sentences", "race", "--lang", "fr"])
    said = " ".join(capsys.readouterr().out.split())
    assert (
        "{label} en {cell}, {tired}. {label}: le nom d’un pion, en un mot {cell}: un nombre entier {tired}: fatigué"
        in said
    )


def test_page_of_sentences_marks_none_of_a_lane_that_is_translated(race: Project) -> None:
    *_, board = sentence_groups(Reader(race, "fr"), race.books["race"])
    assert [re.sub("<[^>]*>", "", sentence.text) for sentence in board.sentences] == [
        "un nombre entier cases.",
        "le nom d’un pion, en un mot en un nombre entier.",
        "le nom d’un pion, en un mot en un nombre entier, fatigué ….",
    ]
    assert not any("EN" in sentence.text for sentence in board.sentences)


@pytest.mark.parametrize(
    ("lane", "said"),
    [
        ("12 cells. A in 3. A stands idle.", "“A stands idle” does not describe a board"),
        ("12; A three", "“A three”: a pawn, its cell and perhaps tired are needed here"),
        ("12; A 3; B 3", "two pawns stand in one cell. (1.1§3)"),
        ("12 cells. A in 13.", "there is no cell 13; the last one is 12."),
    ],
)
def test_lane_that_cannot_be_is_told_with_what_is_wrong(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lane: str, said: str
) -> None:
    case = tmp_path / "case.feature"
    case.write_text(CASE.replace(TOLD["en"], lane), encoding="utf-8")
    assert main(["--root", str(root), "ask", str(case), "--book", "race"]) == 2
    assert said in capsys.readouterr().err


def test_pawn_is_dragged_to_the_nearest_free_cell_with_distances_read_beside_it(desk: Desk) -> None:
    board = desk.rule("fr", CASE)["board"]
    assert [(grip["piece"], grip["values"]) for grip in board["grips"]] == [("A", ("3",)), ("B", ("5",))]
    assert [(field["name"], len(field["choices"])) for field in board["fields"]] == [("Case", 12)]
    over_b = board["grips"][1]["at"]
    dragged = desk.drag("fr", CASE, "A", [over_b[0] - 1, over_b[1]], False)
    assert "A in 4." in dragged["text"] and dragged["readings"] == ["B : 1 plus loin"]


def test_pawn_is_put_by_what_is_chosen_and_told_why_it_cannot_stand_there(desk: Desk) -> None:
    assert "A in 9." in desk.put("en", CASE, "A", ["9"])["text"]
    assert desk.put("ru", CASE, "A", ["5"]) == {"text": CASE, "fault": "две фишки стоят в одной клетке."}


def test_pawn_told_by_itself_is_told_anew_and_nobody_told_by_it_moves(desk: Desk) -> None:
    case = (
        "Given the lane has 12 cells\nAnd A stands in cell 3\nAnd B stands 2 cells ahead of A\n"
        "And C stands in cell 9\nWhen A moves 3 cells"
    )
    board = desk.rule("en", case)["board"]
    assert [(grip["piece"], grip["values"]) for grip in board["grips"]] == [("A", ("3",)), ("B", ("5",)), ("C", ("9",))]
    moved = case.replace("A stands in cell 3", "A stands in cell 1").replace("2 cells ahead of A", "in cell 5")
    assert desk.drag("en", case, "A", [0, 0], False)["text"] == moved
    assert desk.put("en", case, "B", ["7"])["text"] == case.replace("2 cells ahead of A", "in cell 7")


def test_lane_of_a_case_that_is_not_ruled_on_is_drawn_so_that_pawns_can_be_moved(desk: Desk) -> None:
    ruled = desk.rule("en", CASE.splitlines()[0])
    assert ruled["faults"] and "<svg" in ruled["drawn"] and len(ruled["board"]["grips"]) == 2


def test_law_of_ignored_facts_changes_a_lane_and_finds_what_a_rule_overlooks(race: Project, tmp_path: Path) -> None:
    assert unheeded(race, "race") == []
    careless = spoilt(
        tmp_path,
        "games/race/movement.py",
        'if pawn.tired else ("race.1.1.reach", REACH)',
        'if pawn.cell > 99 else ("race.1.1.reach", REACH)',
    )
    assert [each for each in unheeded(careless, "race") if "“pawn: tired”" in each] != []


def test_law_fails_for_a_space_in_which_it_can_change_nothing(tmp_path: Path) -> None:
    stiff = spoilt(
        tmp_path, "features/race/steps/lanes.py", "            if not pawn.tired:\n", "            if pawn.cell > 99:\n"
    )
    assert unchangeable(stiff, "race") == ["Lanes.changes gives nothing for any position of the examples of race"]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("notation.py", "{' tired' * one.tired}", "", "Lanes.read gives"),
        ("lanes.py", 'said.key == "lane.tired")', "False)", "Lanes.tell gives"),
        ("lanes.py", '    sample = "5; A 2"\n', "", "Lanes lacks sample"),
        ("lanes.py", "    def changes(", "    def alters(", "abstract method"),
    ],
)
def test_space_that_does_not_do_what_it_must_is_told_with_the_method(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        refresh(spoilt(tmp_path, f"features/race/steps/{file}", old, new), "race")


def test_sentence_that_places_what_is_no_placeholder_is_told(tmp_path: Path) -> None:
    wrong = spoilt(
        tmp_path,
        "features/race/steps/table.py",
        '@phrases.given(IN_CELL, places=("pawn",))',
        '@phrases.given(IN_CELL, places=("fool",))',
    )
    with pytest.raises(BadInput, match="it places 'fool', which is not a placeholder of it"):
        wrong.phrases("race")


def test_space_says_nothing_that_is_not_among_the_messages_of_its_book(root: Path, tmp_path: Path) -> None:
    shutil.copytree(root / "locales", tmp_path / "locales")
    made = make_guide_project(tmp_path, SPACES)
    assert main(["--root", str(made), "i18n", "check"]) == 0
