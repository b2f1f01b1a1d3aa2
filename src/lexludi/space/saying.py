"""Words of a reader's language for drawing and telling where pieces stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

COMMON: dict[str, str] = {
    "board.list": "{items}, {item}",
    "board.titled": "{title}: {text}",
    "board.notation": "as one line",
    "board.before": "Before",
    "board.after": "After",
}
"""The sentences every space shares."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@cache
def _fillable(text: str, *names: str) -> str:
    """A sentence with its placeholders of these names in the form that is filled at once."""
    return _PLACEHOLDER.sub(lambda found: f"%({found[1]})s" if found[1] in names else found[0], text.replace("%", "%%"))


def initials(key: str) -> str:
    """A short code for a type: a key of up to four letters as it is, otherwise its initials."""
    return key if len(key) <= 4 else "".join(part[0] for part in key.split("_")).upper()


def _keys_alone(keys: Iterable[str]) -> dict[str, tuple[str, ...]]:
    return {key: (key,) for key in keys}


@dataclass(frozen=True, eq=False)
class Words:
    """What a reader's language calls things."""

    word: Callable[[str], str] = str
    """From a term key to the word shown for it."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    """The sentences of a space in the reader's language, by key."""
    code: Callable[[str], str] = initials
    """From a term key to the few letters that fit on a piece."""
    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Every term key and the words the glossary has for it."""
    forms: Callable[[Iterable[str]], Mapping[str, tuple[str, ...]]] = _keys_alone
    """From term keys to every way to type one of them, in small letters, each with the keys it can mean."""

    def say(self, key: str, **values: object) -> str:
        """A sentence with its placeholders filled."""
        return _fillable(self.sentences.get(key) or COMMON[key], *values) % values

    def listed(self, items: Iterable[object]) -> str:
        """Several things in a row."""
        first, *rest = map(str, items)
        for item in rest:
            first = self.say("board.list", items=first, item=item)
        return first


def together(sentences: Iterable[str]) -> str:
    """Sentences one after another; a full-width stop needs no space after it."""
    return " ".join(sentences).replace("。 ", "。")
