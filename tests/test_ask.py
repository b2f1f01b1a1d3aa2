"""Cases badly put, five of each kind of mistake in five languages: what `lexludi ask` prints for each is kept."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lexludi.cli import questions
from lexludi.cli.main import main
from lexludi.languages import LANGUAGES
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.rulings.odds import TOO_MANY
from lexludi.words import STRINGS, fill, say
from support import ROOT

KINDS = sorted((ROOT / "tests" / "data" / "asks").rglob("*.txt"))
CASE, PRINTED, END = "```ask", "--", "```"


@pytest.fixture(autouse=True)
def loaded(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has all cases put to one project, which no question changes."""
    monkeypatch.setattr(questions, "open_project", lambda options, book="": project)


class Kept(NamedTuple):
    """A case, the options it is asked with, and what is printed for it."""

    options: str
    case: str
    printed: str


def cases(path: Path) -> list[Kept]:
    """The cases of a file; what stands behind the opening fence are options, the book acp if there are none."""
    blocks = [block.split(f"\n{END}")[0] for block in path.read_text(encoding="utf-8").split(CASE)[1:]]
    found = []
    for block in blocks:
        options, _, rest = block.partition("\n")
        case, _, printed = rest.partition(f"{PRINTED}\n")
        found.append(Kept(options.strip(), case, printed))
    return found


def asked(kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed for a case: the faults, or else the remarks that end an answer."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(kept.case.encode())))
    code = main(["--root", str(ROOT), "ask", "-", *(kept.options or "--book acp").split()])
    captured = capsys.readouterr()
    assert code in (0, 2)
    printed = captured.err if code else "".join(captured.out.splitlines(keepends=True)[-1:])
    return "\n".join(
        line.strip().removeprefix("lexludi: ").removeprefix("standard input:") for line in printed.splitlines()
    )


@pytest.mark.parametrize("path", KINDS, ids=lambda path: path.stem)
def test_case_badly_put_is_answered_with_its_line_and_what_to_do_in_its_language(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = cases(path)
    assert len(kept) >= 5
    assert [one.printed for one in kept] == [asked(one, capsys, monkeypatch) for one in kept]


def test_answer_about_a_turn_tells_only_what_has_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "Given Blue has leaders of initiative 3: A\nAnd Red has leaders of initiative 5: X\nWhen A is activated\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "aig"]) == 0
    told = capsys.readouterr().out.split("\n\n")[0].splitlines()
    assert "  A is acting" in told
    assert "  A is now: active" in told
    assert not [line for line in told if line.startswith(("  X ", "  A is not: "))]


def test_piece_that_is_not_there_is_a_fault_of_what_is_stated_of_a_refused_case_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "Given the board: 5x4; blue infantry A 0303 N allowance=5 tq=6\nWhen A moves without an order: 0302\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{case}Then Z stands at 0302 N\n".encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "gboa"]) == 2
    assert "nothing here is called Z. The pieces here are: A." in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_that_no_open_die_can_change_is_told_in_words_with_its_clause_and_no_chances(
    language: str, project: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = (
        "Given the board, where a clear hex costs 1: 6x5; blue phalanx A 0304+0404 N moved tq=2\n"
        "When A is ordered to make an enhanced move: 0303+0403\n"
    )
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "gboa", "--lang", language]) == 0
    printed = capsys.readouterr().out
    catalog, clause = project.catalog(language), project.books["gboa"].clauses["gboa.6.7.6"]
    title = catalog.get(f"{clause.id}/title", clause.title) or clause.title
    first, why, *_ = printed.splitlines()
    assert first.strip() == say(catalog, "answer.silent", title=title, number="6.7.6")
    note = clause.texts[f"{clause.id}/silent"]
    assert " ".join((catalog.get(f"{clause.id}/silent", note) or note).split()).startswith(" ".join(why.split()))
    assert printed.count(say(catalog, "answer.any_face")) == 1
    assert "100 %" not in printed


FIRE = """Given the board: 6x8; blue LI U 0305 N tq=6 javelin; red LC V 0303 S tq=6 return-fire-mark javelin
And to-hit number of the javelin, range 2: 4
{dice}When U opens fire on V, who returns fire
"""


@pytest.mark.parametrize(
    ("dice", "code", "said"),
    [
        ("And TQ die of V: 7\nAnd missile die of U: 8\n", 0, "Not allowed: “Returning fire” (9.2§2)"),
        ("", 2, "A number is missing for V: ammunition."),
    ],
)
def test_fact_that_only_other_faces_need_is_asked_for_when_dice_are_open(
    dice: str, code: int, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(FIRE.format(dice=dice).encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "aig"]) == code
    assert said in "".join(capsys.readouterr())


def test_chances_that_cannot_be_told_are_no_die_that_is_not_rolled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = FIRE.format(dice="And TQ die of V: 7\nAnd missile die of U: 8\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "odds", "-", "--book", "aig"]) == 2
    assert capsys.readouterr().err.endswith("who returns fire: A number is missing for V: ammunition.\n")


@pytest.mark.parametrize(
    ("command", "die", "code"),
    [("ask", "resolved", 2), ("odds", "resolved", 2), ("ask", "die shows 9", 0), ("odds", "die shows 9", 2)],
)
@pytest.mark.parametrize("language", ["en", "ko", "fr"])
def test_dice_that_fall_in_too_many_ways_are_told_and_leave_a_ruling_without_chances(
    command: str,
    die: str,
    code: int,
    language: str,
    project: Project,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check = ", check die 3" if "shows" in die else ""
    case = (
        f"Given attackers A: 6 SP of Ho, quality 5\nAnd leader L with A, bonus 1{check}\n"
        f"And defenders B: 6 SP of Ho, quality 5\nAnd leader M with B, bonus 1{check}\n"
        f"When the melee {die.replace('resolved', 'is resolved')}\n"
    )
    monkeypatch.setattr("lexludi.rulings.odds.MOST", 20)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), command, "-", "--book", "acp", "--lang", language]) == code
    printed = capsys.readouterr()
    told = fill(project.catalog(language).get("board:fault", TOO_MANY) or TOO_MANY, {"most": "20"})
    assert printed.err.endswith(f"{told}\n" if code else "")
    assert say(project.catalog(language), "answer.odds") not in printed.out


@pytest.mark.parametrize(
    ("book", "word", "told"),
    [
        ("gboa", "skirmisher A 0303 N tq=6", "Did you mean skirmishers?"),
        ("gboa", "infantry A 0303 W tq=6", "one of these: moved, moved-in-phase"),
        ("aig", "HI A 0303 N quality=6", "one of these: tq, movement-allowance"),
    ],
)
def test_unknown_word_of_a_board_is_answered_with_those_that_are_known(
    book: str, word: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asks = {"gboa": "Given the board: {}\nWhen the ZOC of A is determined\n"}
    case = asks.get(book, "Given the board: {}\nWhen A takes a TQ check with modifier 0\n").format(f"5x5; blue {word}")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", book]) == 2
    assert told in capsys.readouterr().err


def test_sentences_of_a_book_end_with_those_that_tell_its_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(ROOT), "sentences", "gboa", "--lang", "ko"]) == 0
    told = capsys.readouterr().out.split("말로 적은 보드\n")[1]
    assert "      {type}: 보병, 팔랑크스" in told
    assert "부대 숙련도" in told


def test_values_of_a_board_may_be_abbreviated_as_players_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "Given the board: 5x5; blue HI A 0303 N TQ=6\nAnd TQ die of A: 6\nWhen A takes a TQ check with modifier 0\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "aig"]) == 0
    assert "the check: passed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("book", "case", "code"),
    [
        ("aig", "假如 蓝方主动值为３的将领：Ａ\n而且 红方主动值为5的将领:X\n当 激活A\n", 0),
        ("aig", "Soit les chefs d'initiative 3, camp Bleu : A\nQuand A est activé\n", 0),
        ("cca", "Допустим поле: 7 × 5 гексов. Синие: легкая пехота A в 0303.\nКогда A получает приказ\n", 0),
        ("aig", "Given Blue has leaders of initiative −3: A\nWhen A is activated\n", 2),
    ],
)
def test_signs_that_keyboards_type_otherwise_are_understood(
    book: str, case: str, code: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", book]) == code, capsys.readouterr().err


SIDES = """Given the board: 13 by 9 hexes. Blue: general K at 0105.
And played: Section card, for K
And Battle Special Rules open: left short side
{reading}When K moves: 0005
"""


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        ("", "  K has left the battlefield\n"),
        (
            "And the table plays: special rules can open only the long sides\n",
            "  K cannot move: 0005: “Short sides closed” (8§24)\n"
            "  A leader may never leave the battlefield by one of its short sides.",
        ),
    ],
)
def test_what_holds_for_the_whole_case_counts_wherever_it_is_said(
    reading: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SIDES.format(reading=reading).encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "cca"]) == 0
    assert capsys.readouterr().out.startswith(said)


@pytest.mark.parametrize(
    ("case", "encoding", "language"),
    [
        ("Допустим x\n", "cp1251", "ru"),
        ("조건 x\n", "euc-kr", "ko"),
        ("假如 x\n", "gb18030", "zh"),
        ("Given é\n", "latin-1", "fr"),
    ],
)
def test_case_in_another_encoding_is_told_in_the_reader_s_language(
    case: str,
    encoding: str,
    language: str,
    project: Project,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n" + case.encode(encoding))))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "acp", "--lang", language]) == 2
    assert capsys.readouterr().err.endswith(f":2: {say(project.catalog(language), 'fault.encoding')}\n")


BOARD = "the board: 5x3; blue LI A 0102 NE tq=4 movement-allowance=4 self-bow; red LI B 0302 NW tq=5"


@pytest.mark.parametrize(
    ("facts", "asked"),
    [
        (("Blue has leaders of initiative 3: A", "game turn 3 is under way"), "A is activated"),
        (("Blue has leaders of initiative 3: A", "Blue is in command confusion"), "A is activated"),
        ((BOARD, "to-hit number of the self bow, range 2: 5", "missile die of A: 4"), "A opens fire on B"),
        ((BOARD, "movement cost of clear: 1", "movement cost of woods: 2"), "A makes its move: 0202"),
    ],
)
def test_fact_counts_alike_before_and_after_the_pieces_are_named(
    facts: tuple[str, ...], asked: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = []
    for told in (facts, (facts[1], facts[0], *facts[2:])):
        case = "".join(f"Given {fact}\n" for fact in told) + f"When {asked}\n"
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
        assert main(["--root", str(ROOT), "ask", "-", "--book", "aig"]) == 0, capsys.readouterr().err
        printed.append(sorted(capsys.readouterr().out.splitlines()))
    assert printed[0] == printed[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "(D ≠ it is not allowed, by clause 2§5)"),
        ("ko", "(D ≠ 다음 조항에 따라 허용되지 않는다: 2§5)"),
        ("ru", "(D ≠ это запрещает пункт 2§5)"),
    ],
)
def test_statement_about_a_refused_case_is_answered_in_words(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "Given firers A: 7 SP of Pe, range 3\nAnd target B: 5 SP of In\nWhen the fire die shows 9\nThen result for B: D\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "acp", "--lang", language]) == 1
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("book", "case", "said"),
    [
        (
            "acp",
            "Given firers A: 4 SP of Ar, range 2\nAnd firers C: 4 SP of Cl, range 1\nAnd target B: 5 SP of In\n"
            "When the fire die shows 7\n",
            "Nothing says which row to use when units from different rows combine their fire.",
        ),
        (
            "acp",
            "Given firers A: 7 SP of Ar, range 2\nAnd target B: 5 SP of In\nAnd state of A: routed\n"
            "When the fire die shows 7\n",
            "This source does not say whether a routed unit may fire.",
        ),
        (
            "cca",
            "Given the board: 7 by 5 hexes. Blue: leader L at 0303. Red: warrior E at 0302.\nAnd ordered: L\n"
            "And the table plays: a lone leader is barred from battle only after moving\n"
            "When movement ends and L is to battle\n",
            "This source does not say whether a lone leader who has not moved may battle, or whether a unit may battle a",
        ),
        (
            "cca",
            "Given the board: 7 by 5 hexes. Blue: heavy cavalry A at 0305.\nAnd ordered: A\n"
            "When A moves: 0304 0303 0302\n",
            "  Heavy cavalry, movement rate 2; from outside the source the lists of units of the",
        ),
    ],
)
def test_what_the_source_leaves_open_is_told_in_the_words_of_the_book(
    book: str, case: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", book]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("moved", "named"), [("", True), ("And L has moved: 0302\n", False)], ids=["where it decides", "where it does not"]
)
def test_refusal_names_the_reading_that_decided_it_and_no_other(
    moved: str, named: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = (
        "Given the board: 7 by 5 hexes. Blue: leader L at 0303. Red: warrior E at 0301.\nAnd ordered: L\n"
        f"{moved}When movement ends and L is to battle\n"
    )
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "cca"]) == 0
    said = capsys.readouterr().out
    assert "A lone leader may not battle after he has moved." in said
    assert ("Read here as: a lone leader may never battle" in said) is named


def test_outcome_is_told_to_its_last_word_beside_its_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "假如 攻方A：Ho，5 SP，质量5\n并且 守方B + C：各为Ho，2 SP，质量5\n并且 B的状态：溃退\n并且 C的状态：气馁\n当 结算近战\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "acp"]) == 0
    assert "…" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "one of three things: issue individual orders, issue group orders, or make one banner rally."),
        ("zh", "从三件事中选做一件：发布个体命令；发布团体命令；进行一次军旗重整。"),
    ],
)
def test_clause_that_is_a_list_is_told_with_its_items(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = "6x3; blue leader A 0102 initiative=3 command-range=3 group-order-value=1 active; blue HI U 0202 N tq=5"
    past = f"Given the board: {board}\nAnd the group of A: U\nAnd A has issued a group order, rolling 0\n"
    case = f"{past}When A orders U: move and fire\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "aig", "--lang", language]) == 0
    assert said in " ".join(capsys.readouterr().out.split())


def test_fact_whose_value_names_it_is_told_without_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "Given the board, where a clear hex costs 1: 5x4; blue HI A 0303 N tq=5 movement-allowance=4\n"
    case += "When A makes its move: 0302\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    assert main(["--root", str(ROOT), "ask", "-", "--book", "aig", "--lang", "fr"]) == 0
    assert "hexagone 0302, terrain dégagé" in " ".join(capsys.readouterr().out.split())


MISTAKEN = {
    "die": "fault.face",
    "said-twice": "fault.twice",
    "unknown-piece": "fault.piece",
    "unknown-sentence": "fault.sentence",
    "wrong-word": "fault.word",
}
"""Kinds of mistakes, and what is said of each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MISTAKEN)
def test_reader_of_another_language_than_the_case_is_told_in_it_what_is_wrong(
    kind: str, language: str, project: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = MISTAKEN[kind]
    heads = {code: _head(project, code, key) for code in LANGUAGES}
    told = {code: [] for code in LANGUAGES}
    for kept in cases(ROOT / "tests" / "data" / "asks" / f"{kind}.txt"):
        if "--lang" in kept.options:
            continue
        own = next((code for code, head in heads.items() if head in kept.printed), None)
        printed = asked(kept._replace(options=f"{kept.options or '--book acp'} --lang {language}"), capsys, monkeypatch)
        if own:
            told[own].append(printed)
    assert len([code for code, found in told.items() if found]) >= 3
    for found in (each for listed in told.values() for each in listed):
        assert [code for code, head in heads.items() if head in found] == [language]


def _head(project: Project, language: str, key: str) -> str:
    """The longest part of a sentence of the platform that is the same whatever it is filled with."""
    text = project.catalog(language).get(key, STRINGS[key]) or STRINGS[key]
    return max(PLACEHOLDER.split(text)[::2], key=len).strip(" .:;")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reader_of_another_language_is_told_in_it_that_a_text_is_no_case(
    language: str, project: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(f"--book acp --lang {language}", "조건 공격 측 우익: Ho 6 SP, 숙련도 5\n| 1 | 2 |\n", "")
    assert say(project.catalog(language), "fault.table") in asked(kept, capsys, monkeypatch)
