"""What a language needs so that free lines can be compared with sentences: numbers in words, denials, small words."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Speech:
    """How one language counts and denies; a language without a table is compared without it."""

    numbers: dict[str, int] = field(default_factory=dict)
    denies: re.Pattern[str] = re.compile(r"(?!)")
    """What makes a sentence say that something is not so."""
    small: frozenset[str] = frozenset()
    """Words that tell one sentence from another in nothing."""
    openings: str = ""
    """Letters that are words of their own and begin a sentence, so they are no names there."""


def _counted(*words: str, first: int = 1) -> dict[str, int]:
    """Numbers in words, one after the other; several words for one number with a stroke between them."""
    return {form: number for number, forms in enumerate(words, first) for form in forms.split("/")}


def _small(words: str) -> frozenset[str]:
    return frozenset(words.split())


SPEECH = {
    "en": Speech(
        _counted(
            "one/once", "two/twice", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
        ),
        re.compile(r"\b(?:not?|never|none|cannot|without|neither|nor)\b|n't\b", re.IGNORECASE),
        _small(
            "a an the of to is are was were be been has have had it its his her their my i me we and or in on at by for with that this does do did can may would so then now just"
        ),
    ),
    "ko": Speech(
        _counted("하나/한", "둘/두", "셋/세", "넷/네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"),
        re.compile(r"않|못|없|아니|(?:^|\s)안\s|안\s?(?:된|돼|했|하)"),
        _small("은 는 이 가 을 를 의 에 로 도 와 과"),
    ),
    "zh": Speech(
        _counted("一", "二/两", "三", "四", "五", "六", "七", "八", "九", "十"),
        re.compile(r"不|没|未|无法|非"),
        _small("的 了 是 在 和 与 就 吗 呢 我 个"),
    ),
    "fr": Speech(
        _counted("un/une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
        re.compile(r"\b(?:ne|pas|non|jamais|aucune?|sans|ni)\b|\bn'", re.IGNORECASE),
        _small(
            "le la les l un une de du des d a au aux est sont et ou en sur dans par pour avec que qui se s son sa ses mon ma mes je il elle on ce cette peut t y"
        ),
    ),
    "ru": Speech(
        _counted(
            "один/одна/одно/одну/одного",
            "два/две/двух/дважды",
            "три/трех/трижды",
            "четыре/четырех",
            "пять/пяти",
            "шесть/шести",
            "семь/семи",
            "восемь/восьми",
            "девять/девяти",
            "десять/десяти",
            "одиннадцать",
            "двенадцать",
        ),
        re.compile(r"\b(?:не|нет|ни|без|нельзя|никогда)\b", re.IGNORECASE),
        _small(
            "и в во на с со к у о об от до из за по ли а же бы то он она оно они его ее их мой моя мои я это этот был была были есть может уже"
        ),
        openings="УВСКОИЯ",
    ),
}
NO_SPEECH = Speech()
