"""The grammatical forms of a word: a pattern that finds it in running text of one language and nothing that merely begins like it."""

from __future__ import annotations

import re
from functools import cache

PARTICLES = (
    "들 은 는 이 가 을 를 의 에 에서 에게 께 로 으로 와 과 도 만 까지 부터 보다 마다 이나 나 처럼 이다 다 인 이며 며 이고 고 "
    "이면 면 이라면 라면 이라고 라고 이라 라 일 하 한 할 해 했 함 합니다 하여 하면 하고 하는 하지 한다 된 될 되 됨 된다 되어 되면 되는 당 "
    "중 별 상 끼리 든 씩 뿐 조차 이든 입니다 였 이었"
)
ENDINGS = (
    "а я о е и ы у ю ь й ой ей ом ем ою ею ью ам ям ами ями ах ях ов ев ий ый ая яя ое ее ые ие ого его ому ему "
    "ым им ых их ыми ими ую юю ия ии ию ией ием иям иями иях ен на но ны"
)
ADJECTIVES = "ый ой ая яя ое ее ые ого его ому ему ым им ых их ыми ими ую юю ой ей ом ем ою ею а о ы е"
_AFTER = "(?:" + "|".join(sorted(PARTICLES.split(), key=len, reverse=True)) + "){0,3}(?![가-힣])"
_NOUN, _ADJECTIVE = (
    "(?:" + "|".join(sorted(set(endings.split()), key=len, reverse=True)) + ")?" for endings in (ENDINGS, ADJECTIVES)
)
ENDS = "ами ями ого его ому ему ыми ими ий ый ой ая яя ое ее ые ие а я о е и ы у ю ь й"
_VOWELS = "аеиоуыэюя"
_FRENCH = (
    ("eau", "eaux?"),
    ("al", "(?:al|aux|ales?)"),
    ("if", "(?:ifs?|ives?)"),
    ("eux", "(?:eux|euses?)"),
    ("er", "(?:er|ère)s?"),
    ("en", "(?:en|enne)s?"),
    ("é", "ée?s?"),
    ("ée", "ées?"),
    ("és", "ée?s?"),
    ("e", "es?"),
    ("es", "es?"),
    ("s", "(?:s|es?)?"),
    ("x", "x?"),
)
_ENGLISH = (("y", "(?:y|ies|ied)"), ("ex", "(?:ex|exes|ices)"), ("e", "(?:e|es|ed|ing)"), ("f", "(?:f|ves)"))


def even(text: str) -> str:
    """A text as patterns know it, letter for letter: one kind of apostrophe, hyphen and space, the Russian ё as е."""
    return text.translate(_EVEN)


_EVEN = str.maketrans({"ё": "е", "Ё": "Е", "’": "'", "\u00a0": " ", "\u202f": " ", "‑": "-"})


@cache
def pattern(word: str, language: str) -> re.Pattern[str]:
    """What finds a word of the glossary in an even text, in whatever form the language gives it there."""
    parts = re.split(r"(\w+)", even(word))
    if language in ("ko", "zh"):
        body = "".join(r"\s?" if part.isspace() else re.escape(part) for part in parts)
        return re.compile(rf"(?<![가-힣]){body}(?={_AFTER})" if language == "ko" else body)
    form = {"ru": _russian, "fr": _french}.get(language, _english)
    body = "".join(form(part) if number % 2 else _between(part) for number, part in enumerate(parts))
    return re.compile(rf"(?<!\w){body}(?!\w)", 0 if word[:1].isupper() else re.I)


@cache
def short_pattern(abbreviation: str, language: str) -> re.Pattern[str]:
    """What finds an abbreviation: written as it is, in English and French also with the s of more than one."""
    more = "s?" if language in ("en", "fr") and len(abbreviation) > 1 else ""
    letters = "" if language in ("ko", "zh") else r"\w"
    return re.compile(rf"(?<![A-Za-z0-9{letters}]){re.escape(even(abbreviation))}{more}(?![A-Za-z0-9{letters}])")


def _between(text: str) -> str:
    return re.sub(r"(?:\\ )+", r"\\s+", re.escape(text))


def _english(word: str) -> str:
    for end, forms in _ENGLISH:
        if word.endswith(end) and len(word) > len(end) + 1:
            return re.escape(word.removesuffix(end)) + forms
    return re.escape(word) + "(?:s|es|ed|ing)?"


def _french(word: str) -> str:
    if len(word) < 4:
        return re.escape(word)
    ends = [(end, forms) for end, forms in _FRENCH if word.endswith(end)]
    if not ends:
        return re.escape(word) + "(?:s|es?)?"
    end, forms = max(ends, key=lambda each: len(each[0]))
    return re.escape(word.removesuffix(end)) + forms


def _russian(word: str) -> str:
    if not re.fullmatch("[а-яА-Я]+", word) or len(word) < 3:
        return re.escape(word)
    ending = next((end for end in ENDS.split() if word.endswith(end) and len(word) - len(end) >= 3), "")
    if not ending and word.endswith("й"):
        ending = "й"
    base = word.removesuffix(ending)
    return _fleeting(base, ending) + (_ADJECTIVE if ending in ("ый", "ой", "ая", "яя", "ое", "ее", "ые") else _NOUN)


def _fleeting(base: str, ending: str) -> str:
    """The part endings leave alone, with the vowel that comes and goes: стрелок, стрелка; проверка, проверок; the н of participles too."""
    if base.endswith("нн"):
        return base + "?"
    if not ending and re.search("[еа]н$", base):
        return base + "н?"
    if not ending and re.search(f"[^{_VOWELS}][ое][кцн]$", base) and len(base) > 3:
        return f"{base[:-2]}{base[-2]}?{base[-1]}"
    if ending and re.search(f"[^{_VOWELS}ь][клнц]$", base) and len(base) > 3:
        return f"{base[:-1]}[ое]?{base[-1]}"
    return base
