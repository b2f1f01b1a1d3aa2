"""Sentences that tell where pieces stand, read one after another from what a player types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lexludi.rulings.faults import Impossible
from lexludi.space.saying import Words
from lexludi.typed import Forms, even, sentence

NUMBER = r"[+\-−]?\d+"
"""A whole number."""
LABEL = r"\w+"
"""The name of a piece."""
STOP = r"\s*(?:[.;。]|$)"
"""What ends a sentence; the last one needs nothing."""


@dataclass(frozen=True)
class Said:
    """One sentence: its key, and what stands in its places."""

    key: str
    values: Mapping[str, str]


def sentences(text: str, words: Words, takes: Mapping[str, Mapping[str, str]]) -> Iterator[Said]:
    """The sentences of a text; told for each that may be said, by key, the regular expression of each of its places."""
    patterns = {
        key: re.compile(sentence(words.sentences[key], places.__getitem__) + STOP, re.I)
        for key, places in takes.items()
    }
    left = even(text)
    while left:
        for key, pattern in patterns.items():
            if match := pattern.match(left):
                yield Said(key, match.groupdict())
                left = left[match.end() :].lstrip()
                break
        else:
            said = re.split(STOP, left)[0]
            raise Impossible("“{text}” does not describe a board; see the sentences of this book.", text=said)


def terms(words: Words, keys: tuple[str, ...]) -> Forms[str]:
    """The words players type for some terms: a `pattern` for all of them and the key of each."""
    return Forms((form, meant[0]) for form, meant in words.forms(keys).items() if len(meant) == 1)
