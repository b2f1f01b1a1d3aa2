"""Kinds of values: those that are known, and one a book adds from outside."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as property_of
from hypothesis import strategies as some

from lexludi.examples.feature import Example, read_examples
from lexludi.examples.kinds import STANDARD, NoKind, kind_of
from lexludi.examples.sentences import listed
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.evidence import load, refresh
from lexludi.rulings.plain import plain
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.space.hex.describe import TEMPLATES
from lexludi.space.hex.placeholders import Route, Standing, board_of
from lexludi.space.saying import COMMON
from support import Copy, make_guide_project

CASE = """\
Feature: At the table
  @duel.1.2.tired
  Scenario: Late
    Given fencers A and B, 1 m apart
    And the clock shows {time}
    When A attacks with a cut, and the die shows 5
    Then A's blow is a miss
"""


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The book of the guide, whose clock is a kind of its own."""
    return Project(make_guide_project(tmp_path_factory.mktemp("kinds")))


def late(time: str) -> Example:
    (example,) = read_examples(CASE.replace("{time}", time), "table.feature")
    return example


@pytest.mark.parametrize(
    ("annotation", "text"),
    [(int, "9" * 5000), (Fraction, "9" * 5000), (Fraction, "1/0"), (Fraction, "5/00"), (Fraction, f"1/{'9' * 5000}")],
)
def test_number_that_python_cannot_read_is_none(annotation: type, text: str) -> None:
    assert not re.fullmatch(kind_of(annotation, STANDARD).pattern(Vocabulary({}, {})), text)


def test_kind_from_outside_is_read_recorded_and_shown(duel: Project) -> None:
    assert duel.run("duel", late("3:00")).holds
    refresh(duel, "duel")
    record = next(record for record in load(duel, "duel").records if record.id == "duel.1.2.tired:x1")
    assert record.steps[1].values == {"time": {"seconds": 180}}
    shown = Cards(Reader(duel, "en"), duel.books["duel"]).card([record], opened=True)
    assert shown.steps[1].text == "the clock shows <i>3:00</i>"
    (place,) = next(each for each in listed(duel.grammar("duel", "en")) if "clock" in each.template).places
    assert place.words == ("minutes and seconds, such as 3:05",)


@pytest.mark.parametrize(
    ("time", "said"),
    [
        ("3:75", "table.feature:5: And the clock shows 3:75: a minute has 60 seconds, so 3:75 is no time"),
        (
            "noon",
            "table.feature:5: this book has no such sentence: And the clock shows noon. “noon” does not fit here. What is needed: minutes and seconds, such as 3:05, as in: the clock shows …",
        ),
    ],
)
def test_kind_from_outside_says_in_its_own_words_what_it_cannot_read(time: str, said: str, duel: Project) -> None:
    with pytest.raises(BadInput) as refused:
        duel.run("duel", late(time))
    assert str(refused.value) == said


@pytest.mark.parametrize("value", [3, -1, 2000000, Fraction(11, 2), Fraction(1, 3)])
def test_number_a_clause_gives_may_be_whole_or_not(value: int | Fraction) -> None:
    kind, words = kind_of(int | Fraction | None, STANDARD), Vocabulary({}, {}, decimal=",")
    again = kind.read(kind.write(value, words), words)
    assert (again, type(again)) == (value, type(value))
    assert kind.load(plain(value)) == value


def test_example_states_the_half_a_clause_gives(guide: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    guide.replace("games/duel/bout.py", "REACH, STEP, TIRED = 2,", "REACH, STEP, TIRED = Fraction(5, 2),")
    guide.replace(
        "games/duel/bout.py", "from enum import StrEnum", "from enum import StrEnum\nfrom fractions import Fraction"
    )
    guide.replace("features/duel/01-bout.feature", "this clause gives 2", "this clause gives 2½")
    guide.replace("docs/duel/01-bout.md", "at most 2 m", "at most 2½ m")
    guide.call("record")
    assert guide.call("coverage") == 0, capsys.readouterr().err


@pytest.mark.parametrize("decimal", [".", ","])
@property_of(value=some.fractions(-99, 99, max_denominator=8))
def test_fraction_survives_writing_and_reading(decimal: str, value: Fraction) -> None:
    kind, words = STANDARD[Fraction], Vocabulary({}, {}, decimal=decimal)
    assert kind.read(kind.write(value, words), words) == value


@pytest.mark.parametrize("annotation", [float, Path, dict[str, int], Callable[..., Any]])
def test_type_nothing_reads_is_refused(annotation: Any) -> None:
    with pytest.raises(NoKind, match="register a kind"):
        kind_of(annotation, STANDARD)


@pytest.mark.parametrize(
    ("facing", "turn", "north_west"),
    [
        ({}, "0304+0403 north-west", "0304+0403, turn north-west"),
        ({}, "0304+0403, facing north-west", "0304+0403, turn north-west"),
        ({}, "0304+0403 NW", "0304+0403, turn north-west"),
        (
            {"facing {facing}": "朝向{facing}", "north-west": "西北", "north": "北"},
            "0304+0403、西北",
            "0304+0403, turn 西北",
        ),
        (
            {"facing {facing}": "朝向{facing}", "north-west": "西北", "north": "北"},
            "0304+0403，朝向西北",
            "0304+0403, turn 西北",
        ),
    ],
)
def test_facing_on_the_way_is_named_as_players_name_it(facing: dict[str, str], turn: str, north_west: str) -> None:
    words = Vocabulary({}, {}, sayings={key: facing.get(text, text) for key, text in (TEMPLATES | COMMON).items()})
    for kind in (board_of()[Route], board_of()[Standing]):
        assert re.fullmatch(kind.pattern(words), turn)
        assert kind.read(turn, words) == "0304+0403 NW"
    assert board_of()[Route].write("0304+0403 NW", words) == north_west
