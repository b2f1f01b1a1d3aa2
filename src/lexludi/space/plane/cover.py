"""A table with units on bases on the cover of a book."""

from __future__ import annotations

from lexludi.space.plane import vignette
from lexludi.space.plane.scene import TEMPLATES
from lexludi.space.saying import Words

sentences = TEMPLATES


def draw(line: str, words: Words) -> str:
    """The table of one line; raises ValueError where it is none."""
    return vignette.draw(vignette.parse(line))
