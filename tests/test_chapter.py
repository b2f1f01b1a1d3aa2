"""The chapter the guide writes from end to end: fractions, conditions, measures, readings and actions, in five languages."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.pins import judge, parts
from lexludi.proof.record import Record
from lexludi.proof.sides import idle_sides
from lexludi.proof.sound import check_project
from lexludi.proof.trials import Trials
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from support import WHOLE_CHAPTER, make_translated_project


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the chapter, with its translations."""
    return make_translated_project(tmp_path_factory.mktemp("chapter"), WHOLE_CHAPTER, "picket")


@pytest.fixture(scope="module")
def picket(root: Path) -> Project:
    return Project(root)


@pytest.fixture(scope="module")
def records(picket: Project) -> dict[str, Record]:
    check_project(picket)
    return {record.id: record for record in refresh(picket, "picket").records}


def ask(root: Path, case: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the terminal says of an example or of a case."""
    capsys.readouterr()
    main(["--root", str(root), "ask", case, "--lang", language])
    return " ".join(capsys.readouterr().out.split())


def test_chapter_is_covered_to_the_last_cell_and_reading(picket: Project, records: dict[str, Record]) -> None:
    figures = coverage(picket, "picket", refresh(picket, "picket"))
    assert [record.id for record in records.values() if not record.holds] == []
    assert (figures.holes, figures.unstated) == ({}, ())
    assert figures.languages == dict.fromkeys(LANGUAGES, 6)
    assert idle_sides(picket, "picket") == []


def test_fraction_of_a_chart_adds_up_to_a_fraction_in_the_record(records: dict[str, Record]) -> None:
    total = records["picket.1.2.total:x1"].trace[-2]
    assert (total.value, total.counts[0].number) == ({"fraction": "17/2"}, Fraction(17, 2))


def test_case_may_play_two_readings_but_not_two_sides_of_one(
    root: Path, records: dict[str, Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert records["picket.1.2.moved:x4"].holds
    case = tmp_path / "case.feature"
    case.write_text(
        "Given unit A with a bow: 4 figures, defence 6, morale 2\n"
        "And the table plays: half a move is free\nAnd the table plays: every move counts\nWhen A moves 2 steps\n",
        encoding="utf-8",
    )
    assert main(["--root", str(root), "ask", str(case), "--book", "picket"]) == 2
    assert "this is said twice; line 2 already says: the table plays: half a move is free" in capsys.readouterr().err


REFUSED = {
    "en": ("A cannot shoot at B", "steps apart: A–B 6.07 of 6: out by 0.07 (told)"),
    "ko": ("A 유닛은 B 유닛에게 사격할 수 없다", "거리(걸음): A–B 6.07 (한도 6): 0.07 초과 (말한 값)"),
    "zh": ("A不能向B射击", "相距步数：A–B 6.07（上限 6）：超出 0.07（口述）"),
    "fr": ("A ne peut pas tirer sur B", "écart en pas : A–B 6,07 pour 6 au plus : 0,07 de trop (annoncé)"),
    "ru": ("A не может стрелять по отряду B", "расстояние в шагах: A–B 6,07 при максимуме 6: на 0,07 больше (со слов)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_for_a_distance_says_both_numbers_in_the_terminal_and_on_the_page(
    root: Path, picket: Project, records: dict[str, Record], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ask(root, "picket.1.1.range:x1", language, capsys)
    card = Cards(Reader(picket, language), picket.books["picket"]).card([records["picket.1.1.range:x1"]], opened=True)
    page = str(card.ruling).replace("\\xa0", " ")
    for said in REFUSED[language]:
        assert said in told.replace("\u00a0", " ")
        assert said in " ".join(_text(page).split())


READ = {
    "en": (
        "Read here as: every move counts. Read as “half a move is free”: ",
        ("A is now: steady", "B is now: shaken", "A has moved 2 steps this turn"),
        "; ",
    ),
    "ko": (
        "여기서 따른 해석: 모든 이동에 수정치가 붙는다. “절반까지의 이동에는 수정치가 붙지 않는다”로 읽으면: ",
        ("이제 A 유닛의 상태: 안정", "이제 B 유닛의 상태: 동요", "A 유닛은 이번 턴에 모두 2걸음 이동했다"),
        "; ",
    ),
    "zh": (
        "此处采用：任何移动都算。若按“半程以内的移动不算”解读：",
        ("A现在：稳定", "B现在：动摇", "本回合A共移动2步"),
        "；",
    ),
    "fr": (
        "Lecture retenue : tout mouvement compte. Avec la lecture « un demi-mouvement est gratuit » : ",
        ("A est maintenant : ferme", "B est maintenant : ébranlée", "ce tour, A a parcouru 2 pas en tout"),
        " ; ",
    ),
    "ru": (
        "Здесь принято: считается любое движение. При прочтении «движение до половины нормы не считается»: ",
        ("A теперь: держится", "B теперь: колеблется", "за этот ход A прошёл шагов: 2"),
        "; ",
    ),
}
"""What the reading played is called and what the other gives."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reading_an_outcome_hangs_on_is_named_with_what_the_other_gives(
    root: Path, picket: Project, records: dict[str, Record], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ask(root, "picket.1.2.moved:x1", language, capsys)
    card = Cards(Reader(picket, language), picket.books["picket"]).card([records["picket.1.2.moved:x1"]], opened=True)
    named, outcome, semicolon = READ[language]
    assert named + semicolon.join(outcome) in told.replace("\u00a0", " ")
    assert [named + semicolon.join(outcome)] == [" ".join(_text(str(each)).split()) for each in card.ruling["readings"]]


def test_reading_that_decides_nothing_is_not_named(records: dict[str, Record]) -> None:
    assert [each.side for each in records["picket.1.2.moved:x2"].otherwise] == ["every_move_counts"]
    assert records["picket.1.2.moved:x3"].otherwise == ()


def test_past_that_could_not_have_happened_is_told_in_the_words_that_refuse_it(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = tmp_path / "case.feature"
    case.write_text(
        "Given unit A with a bow: 4 figures, defence 6, morale 2\nAnd A has moved 6 steps\nWhen A moves 1 steps\n",
        encoding="utf-8",
    )
    assert main(["--root", str(root), "ask", str(case), "--book", "picket"]) == 2
    said = capsys.readouterr().err
    assert "A cannot move 6 steps" in said and "1.1§3" in said


def test_condition_of_a_heading_is_printed_as_a_condition(
    picket: Project, records: dict[str, Record], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--root", str(root), "show", "picket.1.2.result", "--lang", "fr"])
    assert "0 < R ≤ M" in capsys.readouterr().out


def test_fraction_a_clause_gives_travels_in_the_export(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(root), "export", "--json"]) == 0
    clauses = {clause["id"]: clause for clause in json.loads(capsys.readouterr().out)}
    assert clauses["picket.1.2.moved"]["gives"] == [{"fraction": "-1/2"}]


def test_chapter_is_pinned(picket: Project, records: dict[str, Record]) -> None:
    trials = Trials(picket, "picket")
    pins = [pin for part in parts(picket, "picket") for pin in judge(trials, picket, part)]
    cells = [pin for pin in pins if pin.kind == "cell"]
    assert cells and [pin for pin in cells if not pin.noticed] == []


def _text(html: str) -> str:
    from markupsafe import Markup

    return Markup(html).striptags().replace("\u00a0", " ")
