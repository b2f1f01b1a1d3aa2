"""Numbers in a text, written as digits or as words of one of the five languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise

DIGITS = re.compile(r"\d+")
SIGNED = re.compile(r"(?<!\d)[+-]\d+(?:\.\d+)?")
SURELY_SIGNED = re.compile(rf"(?<![A-Za-z.)\]]){SIGNED.pattern}")
"""What follows a Latin letter may be a name, such as T-1."""
DECIMAL = re.compile(r"\d+\.\d+")
PAIR = re.compile(r"\d+[/:]\d+")
BOUND = re.compile(r"(?:(?<![A-Za-z\d.)\]])[+-])?\d+(?:[./:]\d+)?")
RANGE = re.compile(
    rf"({BOUND.pattern})(?:\s?-\s?|,? (?:up )?to(?:,? but not including,?)? )(?=({BOUND.pattern}))"
    rf"|between ({BOUND.pattern}) and ({BOUND.pattern})"
)
FIGURE = re.compile(r"\d+(?:[./:]\d+)?")
PART = re.compile(r"[.!?;:]\s|\n|\b(?:and|or|but|is|are)\b")
"""What parts a sentence so far that numbers seldom pass it in another language."""
PLAIN = str.maketrans("−–—‐‑－＋／：．", "------+/:.")

UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
WORDS: dict[str, dict[int | Fraction, str]] = {
    # One regular expression for the words of each number, matched from the start of a word.
    "en": {
        0: r"zero|no\b|none|nothing|never|without",
        1: r"one\b|once|single|first|a\b|an\b",
        2: r"two|twice|second|both|double|pair|half|halv",
        3: r"three|third|triple|thrice",
        4: r"four|quarter",
        5: r"five|fifth",
        6: r"six",
        7: r"seven",
        8: r"eight",
        9: r"nine|ninth",
        10: r"ten\b|tenth",
        11: r"eleven",
        12: r"twelve|twelfth|dozen",
        13: r"thirteen",
        14: r"fourteen",
        15: r"fifteen",
        16: r"sixteen",
        17: r"seventeen",
        18: r"eighteen",
        19: r"nineteen",
        20: r"twent",
        **{20 + unit: rf"twenty-{word}" for unit, word in enumerate(UNITS, 1)},
        30: r"thirt(?!een)",
        **{30 + unit: rf"thirty-{word}" for unit, word in enumerate(UNITS, 1)},
        100: r"hundred",
        Fraction(1, 2): r"half|halv",
        Fraction(1, 3): r"third",
        Fraction(1, 4): r"quarter",
    },
    "fr": {
        0: r"zéro|aucun|nul",
        1: r"une?\b|premi|seul|l['’]une?\b|d['’]une?\b|chaque",
        2: r"deux|second|double|doubl|demi|moiti|paire",
        3: r"trois|tiers|tripl",
        4: r"quatr|quart",
        5: r"cinq",
        6: r"six",
        7: r"sept",
        8: r"huit",
        9: r"neuf|neuvi",
        10: r"dix|dizaine",
        11: r"onz",
        12: r"douz",
        20: r"vingt",
        100: r"cent",
        Fraction(1, 2): r"demi|moiti",
        Fraction(1, 3): r"tiers",
        Fraction(1, 4): r"quart",
    },
    "ru": {
        0: r"нол|нул",
        1: r"од[ин]|единиц|единств|перв|однаж|кажд",
        2: r"дв[аеоу]|втор|обе|оба|обо|пар[аоуы]|пол|вдвое|дважды",
        3: r"тр[иёе]|треть|трижды|втрое",
        4: r"четыр|четвер|четвёр",
        5: r"пят",
        6: r"шест",
        7: r"сем",
        8: r"восьм|восем",
        9: r"девят",
        10: r"десят",
        11: r"одиннадц",
        12: r"двенадц|дюжин",
        20: r"двадц",
        100: r"сот|сто",
        Fraction(1, 2): r"пол",
        Fraction(1, 3): r"трет",
        Fraction(1, 4): r"четверт",
    },
    "ko": {
        0: r"영|없",
        1: r"한|하나|첫|일|단독|각",
        2: r"두|둘|이|양|절반|반|쌍|배",
        3: r"세|셋|삼",
        4: r"네|넷|사",
        5: r"다섯|오",
        6: r"여섯|육",
        7: r"일곱|칠",
        8: r"여덟|팔",
        9: r"아홉|구",
        10: r"열|십",
        11: r"열한|열하나|십일",
        12: r"열두|열둘|십이",
        20: r"스무|스물|이십",
        100: r"백",
        Fraction(1, 2): r"반|절반",
        Fraction(1, 3): r"3분의 1",
        Fraction(1, 4): r"4분의 1",
    },
    "zh": {
        0: r"零|没有|无",
        1: r"一|首|单|每",
        2: r"二|两|双|半|倍|次",
        3: r"三",
        4: r"四",
        5: r"五",
        6: r"六",
        7: r"七",
        8: r"八",
        9: r"九",
        10: r"十",
        11: r"十一",
        12: r"十二",
        20: r"二十",
        100: r"百",
        Fraction(1, 2): r"半",
        Fraction(1, 3): r"三分之一",
        Fraction(1, 4): r"四分之一",
    },
}


def digits(text: str) -> Counter[int]:
    """The numbers written in digits, with how often each occurs."""
    return Counter(int(number) for number in DIGITS.findall(text))


def spelled(number: int | Fraction, text: str, language: str) -> bool:
    """Whether a text writes the number as a word."""
    pattern = WORDS[language].get(number)
    if pattern is None:
        return False
    start = "" if language in ("ko", "zh") else r"(?<!\w)"
    return re.search(f"{start}(?:{pattern})", text, re.IGNORECASE) is not None


def changed_numbers(english: str, translation: str, language: str) -> list[str]:
    """What differs between the numbers of a text and of its translation, in words for the translator."""
    wanted, found, faults = digits(english), digits(translation), []
    for number in sorted(set(wanted) | set(found)):
        if number not in found and not spelled(number, translation, language):
            faults.append(f"{number} is missing")
        elif number not in wanted and not spelled(number, english, "en"):
            faults.append(f"{number} is not in the English")
    return faults or list(_changed_figures(_plain(english, "en"), _plain(translation, language)))


def exchanged_numbers(english: str, translation: str, language: str) -> list[str]:
    """Numbers that are the same in both, but stand in an order that seldom comes of another word order.

    Two that follow each other in one part of a sentence may well change places, but not in French.
    """
    figures = list(FIGURE.finditer(said := _plain(english, "en")))
    wanted, found = [figure[0] for figure in figures], FIGURE.findall(_plain(translation, language))
    if wanted == found or sorted(wanted) != sorted(found):
        return []
    places: dict[str, list[int]] = {}
    for place, figure in enumerate(found):
        places.setdefault(figure, []).append(place)
    order = [places[figure].pop(0) for figure in wanted]
    parts = [len(PART.findall(said, 0, figure.start())) for figure in figures]
    for first, second in combinations(range(len(order)), 2):
        near = second == first + 1 and parts[first] == parts[second] and language != "fr"
        if order[first] > order[second] and not near:
            there, here = next((one, other) for one, other in zip(wanted, found, strict=True) if one != other)
            return [f"{here} stands where the English has {there}"]
    return []


def _plain(text: str, language: str) -> str:
    """The text with one sign for each meaning: plain minus, slash and decimal point."""
    text = text.translate(PLAIN)
    return re.sub(r"(?<=\d),(?=\d)", ".", text) if language in ("fr", "ru") else text


def _changed_figures(english: str, translation: str) -> Iterator[str]:
    """Signs, decimals, pairs and bounds that say something else with the same digits."""
    for sure, perhaps in ((SURELY_SIGNED, SIGNED), (DECIMAL, DECIMAL), (PAIR, PAIR)):
        for figure in sorted(set(sure.findall(english)) - set(perhaps.findall(translation))):
            yield f"{figure} is missing"
        for figure in sorted(set(sure.findall(translation)) - set(perhaps.findall(english))):
            yield f"{figure} is not in the English"
    bounds = BOUND.findall(translation)
    order = set(pairwise(bounds))
    for match in RANGE.finditer(english):
        low, high = match[1] or match[3], match[2] or match[4]
        if (low, high) not in order and (high, low) in order:
            yield f"{low} to {high} has its bounds exchanged"
