"""A line as a player typed it: names, numbers, words of the game and words that stand for one another."""

from __future__ import annotations

import pytest

from lexludi.asking.everyday import groups, script, simplified
from lexludi.asking.remark import Everyday, Line, Terms, features, is_form
from lexludi.asking.speech import SPEECH


@pytest.mark.parametrize(
    ("language", "text", "names", "numbers"),
    [
        ("en", "B's lost two figures to A1", ["B", "A1"], ["2"]),
        ("en", "a unit of A stands 7½ steps off", ["A"], ["7½"]),
        ("ko", "A가 B에게 여섯 보 다가갔어요", ["A", "B"], ["6"]),
        ("zh", "A和B相距十步", ["A", "B"], ["10"]),
        ("fr", "A a perdu deux figurines", ["A"], ["2"]),
        ("ru", "У А две потери", ["А"], ["2"]),
    ],
)
def test_names_and_numbers_are_seen_in_words_and_figures(
    language: str, text: str, names: list[str], numbers: list[str]
) -> None:
    line = Line(text, SPEECH[language])
    assert [each.value for each in line.names] == names
    assert [each.value for each in line.numbers] == numbers


def test_names_of_the_case_may_be_words_and_abbreviations_of_the_game_are_no_names() -> None:
    assert [each.value for each in Line("우익이 적군을 공격", SPEECH["ko"], ["우익", "적군"]).names] == ["우익", "적군"]
    assert [each.value for each in Line("A has 6 SP", SPEECH["en"], (), {"sp"}).names] == ["A"]


@pytest.mark.parametrize(
    ("language", "text", "denies"),
    [
        ("en", "A can't evade", True),
        ("en", "A evades", False),
        ("ko", "A는 아직 안 움직였다", True),
        ("zh", "A没有移动", True),
        ("fr", "A n'a pas tiré", True),
        ("ru", "A не стрелял", True),
        ("ru", "A стрелял", False),
    ],
)
def test_a_denial_is_seen(language: str, text: str, denies: bool) -> None:
    assert Line(text, SPEECH[language]).denies is denies


def test_terms_are_found_in_their_forms_the_longest_first() -> None:
    terms = Terms({"forest": ["лес"], "dense_forest": ["густой лес"], "rear": ["тыл"]})
    found = terms.found(Line("A стоит в густом лесу, B зашёл с тыла", SPEECH["ru"]))
    assert [each.value for each in found] == ["dense_forest", "forest", "rear"]


@pytest.mark.parametrize(
    ("said", "word", "same"),
    [("тыла", "тыл", True), ("shooting", "shoot", True), ("of", "on", False), ("ill", "hill", False)],
)
def test_words_are_one_whatever_their_ending(said: str, word: str, same: bool) -> None:
    assert is_form(said, word) is same


def test_everyday_words_join_what_stands_for_one_another() -> None:
    english = Everyday(groups("en"))
    one, other = (features(Line(text, SPEECH["en"]).words, english) for text in ("A chases B", "A pursues B"))
    assert any(word.startswith("=") for word in one.keys() & other.keys())
    korean = Everyday(groups("ko"))
    one, other = (features(Line(text, SPEECH["ko"]).words, korean) for text in ("A가 쏠까", "A의 사격"))
    assert any(word.startswith("=") for word in one.keys() & other.keys())


def test_other_forms_of_characters_are_read_and_the_search_gets_the_same_lists() -> None:
    assert "輕騎".translate(simplified("zh")) == "轻骑"
    assert "TRADITIONAL" in script("zh") and "轻輕" in script("zh")
