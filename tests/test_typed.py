"""Texts as players type them: spaces, quotes and stops that may stand or not, in every sentence of every book."""

from __future__ import annotations

import re

import pytest

from lexludi.project import Project
from lexludi.typed import Forms, even, sentence, tight


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1级浅滩", "1 级浅滩"),
        ("공격 측", "공격측"),
        ("gué 2", "gué2"),
        ("l’état de A : découragée", "l'état de A: découragée"),
        ("Я — Спартак", "я - спартак"),
        ("le dé donne 3", "le dé\u00a0donne\u202f3"),
        ("“A”", "«\u00a0A\u00a0»"),
        ("8 × 5 гексов", "8x5 гексов"),
        ("лёгкая", "легкая"),
        ("découragée", "decouragee"),
        ("Énéide", "énéide"),
    ],
)
def test_two_ways_to_type_a_text_are_the_same(one: str, other: str) -> None:
    assert Forms([(one, 1)])[other] == 1
    assert re.fullmatch(Forms([(one, 1)]).pattern, even(other), re.IGNORECASE)


@pytest.mark.parametrize(("one", "other"), [("heavy infantry", "heavyinfantry"), ("level 1", "level -1"), ("No", "on")])
def test_texts_that_differ_by_more_stay_apart(one: str, other: str) -> None:
    assert tight(one) != tight(other)
    assert not re.fullmatch(Forms([(one, 1)]).pattern, even(other), re.IGNORECASE)


def test_word_with_accents_is_another_where_the_one_without_them_is_known_too() -> None:
    words = Forms([("activé", 1), ("active", 2)])
    assert (words["activé"], words["active"]) == (1, 2)


def test_space_within_a_chinese_word_is_no_way_to_type_it() -> None:
    said = sentence("单位 {label}", lambda _: r"\w+")
    assert re.fullmatch(said, "单位A")
    assert not re.fullmatch(said, "单 位A")


@pytest.mark.parametrize("language", ["zh", "ko"])
@pytest.mark.parametrize("book", ["acp", "aig", "cca", "gboa", "minis"])
def test_space_beside_a_syllable_may_stand_or_not(project: Project, book: str, language: str) -> None:
    grammar = project.grammar(book, language)
    for phrase in grammar.phrases.values():
        sample = grammar.sample(phrase)
        if "…" in sample:
            continue  # the book has no word for this place
        meant = grammar.match(phrase.keyword, sample)
        for said in (_beside_syllables(sample, " "), _beside_syllables(sample, ""), f"{sample}."):
            assert grammar.match(phrase.keyword, said) == meant, said


def _beside_syllables(text: str, space: str) -> str:
    """A text with a space, or none, wherever a syllable stands beside another letter or a number."""
    beside = re.compile(r"(?<=[\u3400-\uffff]) ?(?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) ?(?=[\u3400-\uffff])")
    return beside.sub(space, even(text))
