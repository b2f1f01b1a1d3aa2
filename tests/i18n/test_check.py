"""The check on translations: what it catches and what it lets pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.i18n.check import _faults, _uses, check
from lexludi.i18n.numbers import changed_numbers
from lexludi.project import Project
from support import Copy


@pytest.mark.parametrize(
    ("english", "translation", "said"),
    [
        ("{a} of {b}", "{a}", "placeholder b is lost"),
        ("{a}", "{a} {c}", "placeholder c is not in the English"),
        ("See [toy.1].", "Voir [toy.2].", "reference toy.1 is lost"),
        ("x\n\n{{ table toy.1 }}\n", "x", "chart toy.1 is lost"),
        ("**a** b", "a b", "**strong** text"),
        ("- a\n- b", "- a", "list item"),
        ("a\n\nb", "a", "paragraph"),
        ("a", "<script>a</script>", "HTML tag"),
        ("a", "[a](javascript:b)", "link"),
    ],
)
def test_lost_or_added_markup_is_found(english: str, translation: str, said: str) -> None:
    assert any(said in fault for fault in _faults(english, translation))


def test_faithful_translation_passes() -> None:
    english = "Roll **one** die, see [toy.1].\n\n- {a}\n- b\n"
    assert list(_faults(english, "Lancez **un** dé, voir [toy.1].\n\n- {a}\n- b\n")) == []


@pytest.mark.parametrize(
    ("english", "translation", "language", "faults"),
    [
        ("7 points", "7点", "zh", []),
        ("3 hexes", "三格", "zh", []),
        ("two dice", "2 dés", "fr", []),
        ("8 or 9", "8 ou 9", "fr", []),
        ("8 or 9", "8 ou 6", "fr", ["6 is not in the English", "9 is missing"]),
        ("2 hexes", "два гекса", "ru", []),
        ("15 steps", "пять шагов", "ru", ["15 is missing"]),
        ("1 hit", "한 번 손상", "ko", []),
    ],
)
def test_changed_number_is_found_in_digits_or_words(
    english: str, translation: str, language: str, faults: list[str]
) -> None:
    assert changed_numbers(english, translation, language) == faults


@pytest.mark.parametrize(
    ("word", "text", "language", "used"),
    [
        ("mise en déroute", "les unités mises en déroute", "fr", True),
        ("расстройство", "получает два расстройства", "ru", True),
        ("обороняющийся", "обороняющегося отряда", "ru", True),
        ("ёж", "построен ежом", "ru", True),
        ("натиск", "получает удар", "ru", False),
        ("결속", "결속을 잃는다", "ko", True),
        ("影响范围", "进入控制区", "zh", False),
    ],
)
def test_term_is_recognised_in_its_grammatical_forms(word: str, text: str, language: str, used: bool) -> None:
    assert _uses(word, text, language) is used


def test_other_name_that_is_a_word_of_the_same_book_is_a_fault(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("cca")
    card = copy.root / "docs/cca/book.toml"
    text = card.read_text(encoding="utf-8").replace(
        "[terms.", '[terms.toy]\nen = "toy"\nalso = ["Foot Unit"]\n\n[terms.', 1
    )
    card.write_text(text, encoding="utf-8")
    faults = [str(problem) for problem in check(Project(copy.root), [])]
    assert faults == ["docs/cca/book.toml: cca:toy/also: 'Foot Unit' is the word of foot_unit in this book."]
