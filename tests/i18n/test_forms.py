"""Words of the glossary found in running text, in the forms their languages give them."""

from __future__ import annotations

import pytest

from lexludi.i18n.forms import even, form, short_form


@pytest.mark.parametrize(
    ("language", "word", "text", "found"),
    [
        ("en", "zone of control", "Zones of control stop it.", "Zones of control"),
        ("en", "penalty", "three penalties", "penalties"),
        ("en", "vertex", "two vertices", "vertices"),
        ("en", "front-to-flank turn", "a front-to-flank turn", "front-to-flank turn"),
        ("fr", "ordre individuel", "des ordres individuels", "ordres individuels"),
        ("fr", "changement d’orientation", "deux changements d'orientation", "changements d'orientation"),
        ("fr", "cheval", "les chevaux", "chevaux"),
        ("ru", "двухгексовый отряд", "половина двухгексового отряда", "двухгексового отряда"),
        ("ru", "потеря сплочённости", "2 потери сплоченности", "потери сплоченности"),
        ("ru", "проверка", "пять проверок", "проверок"),
        ("ru", "стрелок", "двух стрелков", "стрелков"),
        ("ru", "бой", "после боя", "боя"),
        ("ko", "통제 구역", "적의 통제구역에서는", "통제구역"),
        ("ko", "기병", "기병이 아니면", "기병"),
        ("zh", "控制区", "离开敌方控制区时", "控制区"),
    ],
)
def test_word_in_a_form_of_its_language_is_found(language: str, word: str, text: str, found: str) -> None:
    assert [even(text)[start:end] for start, end in form(word, language).places(even(text))] == [even(found)]


@pytest.mark.parametrize(
    ("language", "word", "text"),
    [
        ("en", "rear", "rearrange the rearmost"),
        ("fr", "tir", "tirer le tiroir"),
        ("ru", "пустой", "пусть пустыня"),
        ("ru", "фланг", "флаг флангит"),
        ("ko", "기병", "중기병대와 기병대장"),
        ("ko", "명령", "명령권자"),
    ],
)
def test_word_that_merely_begins_alike_is_not_found(language: str, word: str, text: str) -> None:
    assert not list(form(word, language).places(even(text)))


def test_abbreviation_is_found_only_as_it_is_written() -> None:
    assert list(short_form("ZOC", "en").places("two ZOCs")) == [(4, 8)]
    assert not list(short_form("ZOC", "en").places("an EZOC or a zoc"))
    assert list(short_form("ZOC", "ko").places("적의 ZOC에서")) == [(3, 6)]
    assert list(short_form("TQ", "zh").places("单位的TQ为5")) == [(3, 5)]
    assert not list(short_form("IN", "ru").places("BIND"))


@pytest.mark.parametrize(
    ("language", "word", "beginning"),
    [
        ("ru", "стрелок", "стрел"),
        ("ru", "Данные отряда", "дан"),
        ("fr", "changement d’orientation", "changement"),
        ("en", "penalty", "penalt"),
        ("ko", "통제 구역", "통제"),
        ("zh", "控制区", "控制区"),
    ],
)
def test_every_form_begins_with_the_letters_that_are_looked_for_first(language: str, word: str, beginning: str) -> None:
    assert form(word, language).beginning == beginning
