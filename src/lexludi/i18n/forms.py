"""The grammatical forms of a word: what finds it in running text of one language and nothing that merely begins like it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

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
_PARTICLES = re.compile("(?:" + "|".join(sorted(PARTICLES.split(), key=len, reverse=True)) + "){0,3}")
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


@dataclass(frozen=True)
class Form:
    """A word as it is found in an even text.

    Endings are checked after a match: patterns with dozens of endings compile slowly, and a
    glossary has hundreds of words.
    """

    pattern: str
    exact: bool
    """Whether capitals count."""
    ends: tuple[Callable[[str], object], ...] = ()
    """For each end that the pattern leaves open, whether the word may have it."""

    @cached_property
    def beginning(self) -> str:
        """Small letters that it begins with however it ends: where they are not, there is no need to look for more."""
        letters = re.match(r"(?:\(\?<!.*?\))?((?:[\w-](?![?]))*)", self.pattern)
        return letters[1].lower() if letters else ""

    def places(self, text: str) -> Iterator[tuple[int, int]]:
        """Where it begins and ends, each time."""
        for found in self._find.finditer(text):
            if all(fits(end.lower()) for fits, end in zip(self.ends, found.groups(), strict=True)):
                yield found.span()

    @cached_property
    def _find(self) -> re.Pattern[str]:
        return re.compile(self.pattern, 0 if self.exact else re.I)


@cache
def form(word: str, language: str) -> Form:
    """A word of the glossary in any grammatical form."""
    parts = re.split(r"(\w+)", even(word))
    if language in ("ko", "zh"):
        body = "".join(r"\s?" if part.isspace() else re.escape(part) for part in parts)
        return (
            Form(rf"(?<![가-힣]){body}(?=([가-힣]*))", True, (_PARTICLES.fullmatch,))
            if language == "ko"
            else Form(body, True)
        )
    ends: list[Callable[[str], object]] = []
    told = {"ru": _russian, "fr": _french}.get(language, _english)
    body = "".join(told(part, ends) if number % 2 else _between(part) for number, part in enumerate(parts))
    return Form(rf"(?<!\w){body}(?!\w)", word[:1].isupper(), tuple(ends))


@cache
def short_form(abbreviation: str, language: str) -> Form:
    """An abbreviation: written as it is, in English and French also with the s of more than one."""
    more = "s?" if language in ("en", "fr") and len(abbreviation) > 1 else ""
    letters = "" if language in ("ko", "zh") else r"\w"
    body = re.escape(even(abbreviation))
    return Form(rf"(?<![A-Za-z0-9{letters}]){body}{more}(?![A-Za-z0-9{letters}])", True)


def _between(text: str) -> str:
    return re.sub(r"(?:\\ )+", r"\\s+", re.escape(text))


def _english(word: str, _: object) -> str:
    for end, forms in _ENGLISH:
        if word.endswith(end) and len(word) > len(end) + 1:
            return re.escape(word.removesuffix(end)) + forms
    return re.escape(word) + "(?:s|es|ed|ing)?"


def _french(word: str, _: object) -> str:
    if len(word) < 4:
        return re.escape(word)
    ends = [(end, forms) for end, forms in _FRENCH if word.endswith(end)]
    if not ends:
        return re.escape(word) + "(?:s|es?)?"
    end, forms = max(ends, key=lambda each: len(each[0]))
    return re.escape(word.removesuffix(end)) + forms


def _russian(word: str, ends: list[Callable[[str], object]]) -> str:
    if not re.fullmatch("[а-яА-Я]+", word) or len(word) < 3:
        return re.escape(word)
    ending = next((end for end in ENDS.split() if word.endswith(end) and len(word) - len(end) >= 3), "")
    if not ending and word.endswith("й"):
        ending = "й"
    base, middles = _fleeting(word.removesuffix(ending), ending)
    endings = ADJECTIVES if ending in ("ый", "ой", "ая", "яя", "ое", "ее", "ые") else ENDINGS
    ends.append({middle + end for middle in middles for end in ("", *endings.split())}.__contains__)
    return rf"{base}(\w*)"


def _fleeting(base: str, ending: str) -> tuple[str, tuple[str, ...]]:
    """The part endings leave alone, and what may come before them.

    That is the vowel that comes and goes: стрелок, стрелка; проверка, проверок; the н of participles too.
    """
    last = base[-1]
    if base.endswith("нн"):
        return base[:-1], ("", "н")
    if not ending and re.search("[еа]н$", base):
        return base, ("", "н")
    if not ending and re.search(f"[^{_VOWELS}][ое][кцн]$", base) and len(base) > 3:
        return base[:-2], (last, base[-2:])
    if ending and re.search(f"[^{_VOWELS}ь][клнц]$", base) and len(base) > 3:
        return base[:-1], (last, f"о{last}", f"е{last}")
    return base, ("",)
