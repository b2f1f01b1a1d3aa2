"""A text as players type it: signs that keyboards have in more than one form, and spaces that may be left out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Generic, TypeVar

from lexludi.marks import PLACEHOLDER

Value = TypeVar("Value")

PLAIN: dict[int, int | str] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
PLAIN |= {ord(sign): plain for signs, plain in (("‘’‛ʼ´`", "'"), ("“”„«»", '"'), ("‐‑–—", "-")) for sign in signs}
PLAIN |= {ord("ё"): "е", ord("Ё"): "Е"}
"""Signs that keyboards type in more than one way, each with its plain form."""
ACCENTS = dict(zip(map(ord, "àâäçéèêëîïôöùûü"), "aaaceeeeiioouuu", strict=True))
"""Letters whose accents players leave out."""
STOPS = ".。"
"""What ends a sentence."""
QUOTED = 400
"""How many letters of what a player typed are quoted."""
TIMES = "[×x*х]"
"""What players type for the sign of multiplication; the last is a Russian letter."""

_SIGNS, _SYLLABLES = f':;,!?()"·×+、{STOPS}', "\u2e80"
"""Beside these a space may stand or not: signs, and the letters from here on, which are words or syllables."""
_BESIDE_A_NUMBER = r"(?: |(?<=\d)|(?=\d))"


def even(text: str) -> str:
    """A text as a keyboard types it: single plain spaces, plain quotes and apostrophes, no full-width signs, ё as е."""
    return " ".join(text.translate(PLAIN).split())


def brief(text: str) -> str:
    """As much of a text as is quoted, so that what is wrong with it is still read behind it."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def tight(text: str) -> str:
    """What all ways to type a text have in common: small letters, and no space that may be left out."""
    said = even(text)
    kept = (char for place, char in enumerate(said) if char != " " or not _may_go(said[place - 1], said[place + 1]))
    return "".join(kept).replace("×", "x").casefold()


def plain(text: str) -> str:
    """A text in small letters without accents."""
    return text.casefold().translate(ACCENTS)


@cache
def typed(text: str, at_an_end: str = " ") -> str:
    """A regular expression for a normalised text as people type it; `at_an_end` matches a space at its beginning or end.

    Letters may lack their accents. Beside a sign, and beside a Chinese character or Korean syllable, a space may stand or not; between a number and a
    word it may be left out.
    """
    parts, before = list[str](), ""
    for place, char in enumerate(text):
        after = text[place + 1 : place + 2]
        if char == " ":
            parts.append(" ?" if _may_go(before, after) else " " if before and after else at_an_end)
        else:
            parts.append(" ?" if before.strip() and _may_come(before, char) else "")
            bare = ACCENTS.get(ord(char.casefold()[:1]))
            parts.append(TIMES if char == "×" else f"[{char}{bare}]" if bare else re.escape(char))
        before = char
    return "".join(parts)


def sentence(template: str, value: Callable[[str], str], *, apart: bool = False) -> str:
    """A regular expression for a sentence as people type it, without its full stop; `value` gives that of each placeholder.

    `apart` wants the spaces beside values that the sentence has.
    """
    text = even(template).rstrip(f" {STOPS}")
    loose = " ?" if any(char >= _SYLLABLES for char in text) else _BESIDE_A_NUMBER
    at_an_end = " " if apart else loose
    parts = list[str]()
    for place, piece in enumerate(PLACEHOLDER.split(text)):
        if place % 2:
            parts.append(f"(?P<{piece}>{value(piece)})")
        else:
            first, last = (" ?" if _loose(end) else "" for end in (piece[:1], piece[-1:]))
            parts.append(f"{first}{typed(piece, at_an_end)}{last}")
    return "".join(parts)


class Forms(Generic[Value]):
    """The meaning of words, by every form in which they can be typed."""

    def __init__(self, words: Iterable[tuple[str, Value]]) -> None:
        listed = list(words)
        self._known = {tight(word): value for word, value in listed}
        self._known = {plain(word): value for word, value in self._known.items()} | self._known
        self._words = sorted({even(word) for word, _ in listed}, key=lambda word: (-len(word), word))

    @cached_property
    def pattern(self) -> str:
        """A regular expression for any of them, the longest first."""
        return "|".join(map(typed, self._words)) or "(?!)"

    def __getitem__(self, text: str) -> Value:
        said = tight(text)
        return self._known[said if said in self._known else plain(said)]

    def __contains__(self, text: str) -> bool:
        return plain(tight(text)) in self._known


def _loose(char: str) -> bool:
    return bool(char) and (char in _SIGNS or char >= _SYLLABLES)


def _may_go(one: str, other: str) -> bool:
    """Whether the space between two characters may be left out."""
    numbered = (one.isdigit() and other.isalpha()) or (one.isalpha() and other.isdigit())
    return _loose(one) or _loose(other) or numbered


def _may_come(one: str, other: str) -> bool:
    """Whether a space may stand between two characters that have none between them."""
    return one in _SIGNS or other in _SIGNS or (one >= _SYLLABLES) is not (other >= _SYLLABLES)
